package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The singles that follow from candidates assumed to be true, up to a contradiction, and those of them that the contradiction depends on.
 *
 * <p>These are found going back from the contradiction: a candidate that it, or a single that it depends on, has lost was removed by the first
 * placement that sees it.
 */
public final class SinglesTrail {

    /**
     * A digit that is placed.
     *
     * @param cell the cell
     * @param digit the digit, from 0
     * @param house the index of the house in which it has no other place, or −1 if it is assumed or its cell has no other candidate
     * @param isAssumed whether it is assumed
     */
    record Placement(int cell, int digit, int house, boolean isAssumed) {}

    private static final int NO_HOUSE = -1;

    private final Position position;
    private final CandidateGrid grid;
    private final List<Placement> placements = new ArrayList<>();
    private final boolean[] needed;

    private SinglesTrail(Position position, int[] assumed) {
        this.position = position;
        grid = position.grid.copy();
        boolean isSound = true;
        for (int i = 0; i < assumed.length && isSound; i++) {
            isSound = place(new Placement(assumed[i] / position.side, assumed[i] % position.side, NO_HOUSE, true));
        }
        while (isSound) {
            Placement next = single();
            isSound = next != null && place(next);
        }
        needed = new boolean[placements.size()];
    }

    /**
     * The trail from a colour.
     *
     * @param position where it begins
     * @param assumed candidates, numbered {@code cell · side + digit}, that lead to a contradiction
     * @throws IllegalStateException if they do not
     */
    public static SinglesTrail of(Position position, int[] assumed) {
        SinglesTrail trail = new SinglesTrail(position, assumed);
        trail.needContradiction(trail.contradiction());
        return trail.complete();
    }

    /**
     * The trail from a candidate to another one's being true or false; only the singles that it needs.
     *
     * @param position where it begins
     * @param assumed the candidate, numbered {@code cell · side + digit}
     * @param cell the cell of the candidate that is decided by singles
     * @param digit its digit, from 0
     */
    public static SinglesTrail to(Position position, int assumed, int cell, int digit) {
        SinglesTrail trail = new SinglesTrail(position, new int[] {assumed});
        for (int i = 0; i < trail.needed.length; i++) {
            Placement placement = trail.placements.get(i);
            if (placement.cell() == cell && placement.digit() == digit) {
                trail.needed[i] = true;
                return trail.complete();
            }
        }
        trail.needLoss(cell, digit);
        return trail.complete();
    }

    /** Needs what leads to all that is needed. */
    private SinglesTrail complete() {
        for (int i = needed.length - 1; i >= 0; i--) {
            if (needed[i]) {
                needCauses(placements.get(i));
            }
        }
        return this;
    }

    /** Adds the singles to a builder, each as a part of its own. */
    public void addTo(StepBuilder builder) {
        for (Placement single : consequences()) {
            List<Candidate> placed = List.of(position.candidate(single.cell(), single.digit()));
            if (single.house() == NO_HOUSE) {
                builder.part(Role.CONSEQUENCE, placed);
            } else {
                builder.part(Role.CONSEQUENCE, single.house(), placed);
            }
        }
    }

    private boolean place(Placement placement) {
        placements.add(placement);
        return grid.place(placement.cell(), placement.digit() + 1);
    }

    private @Nullable Placement single() {
        for (int cell = 0; cell < position.digits.length; cell++) {
            if (grid.digit(cell) == 0 && grid.candidateCount(cell) == 1) {
                return new Placement(cell, grid.nextCandidate(cell, 1) - 1, NO_HOUSE, false);
            }
        }
        for (int house = 0; house < position.geometry.houseCount; house++) {
            for (int digit = 0; digit < position.side; digit++) {
                long places = grid.placeBits(house, digit + 1);
                int cell = position.geometry.cell(house, Position.first(places));
                if ((places & places - 1) == 0 && grid.digit(cell) == 0) {
                    return new Placement(cell, digit, house, false);
                }
            }
        }
        return null;
    }

    /** The contradiction at the end. */
    public Contradiction contradiction() {
        return grid.contradiction()
                .orElseThrow(() -> new IllegalStateException("singles found no contradiction a second time"));
    }

    /** The singles that the contradiction needs, in the order in which they are placed. */
    List<Placement> consequences() {
        List<Placement> consequences = new ArrayList<>();
        for (int i = 0; i < needed.length; i++) {
            if (needed[i] && !placements.get(i).isAssumed()) {
                consequences.add(placements.get(i));
            }
        }
        return consequences;
    }

    private void needContradiction(Contradiction contradiction) {
        if (contradiction instanceof Contradiction.NoCandidate empty) {
            needLossOfCell(empty.cell().number(position.side), NO_HOUSE);
        } else if (contradiction instanceof Contradiction.NoPlace nowhere) {
            needLossInHouse(houseIndex(nowhere.house()), nowhere.digit() - 1, NO_HOUSE);
        }
        // A digit twice: two of the candidates that are assumed see each other, and no single is needed. A single never
        // sees its like.
    }

    private int houseIndex(House house) {
        return position.geometry.layout.houses().indexOf(house);
    }

    private void needCauses(Placement placement) {
        if (placement.isAssumed()) {
            return;
        }
        if (placement.house() == NO_HOUSE) {
            needLossOfCell(placement.cell(), placement.digit());
        } else {
            needLossInHouse(placement.house(), placement.digit(), placement.cell());
        }
    }

    /** Needs what removed all candidates of a cell but one. */
    private void needLossOfCell(int cell, int exceptDigit) {
        for (long left = position.digits[cell]; left != 0; left &= left - 1) {
            if (Position.first(left) != exceptDigit) {
                needLoss(cell, Position.first(left));
            }
        }
    }

    /** Needs what removed all places of a digit in a house but one. */
    private void needLossInHouse(int house, int digit, int exceptCell) {
        for (long left = position.placesOf(house, digit); left != 0; left &= left - 1) {
            int cell = position.geometry.cell(house, Position.first(left));
            if (cell != exceptCell) {
                needLoss(cell, digit);
            }
        }
    }

    private void needLoss(int cell, int digit) {
        for (int i = 0; i < needed.length; i++) {
            Placement cause = placements.get(i);
            boolean removes = cause.cell() == cell
                    ? cause.digit() != digit
                    : cause.digit() == digit && position.geometry.sees(cause.cell(), cell);
            if (removes) {
                needed[i] = true;
                return;
            }
        }
    }
}
