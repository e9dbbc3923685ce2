package io.github.sudokusat.logic;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.run.Limits;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What follows by singles from candidates that are assumed to be true, up to a contradiction; and which of it the contradiction needs.
 *
 * <p>Going back from the contradiction: each candidate that it, or a single that it needs, has lost was removed by the first placement that sees it.
 */
final class SinglesTrail {

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
    static SinglesTrail of(Position position, int[] assumed) {
        SinglesTrail trail = new SinglesTrail(position, assumed);
        trail.needContradiction(trail.contradiction());
        for (int i = trail.needed.length - 1; i >= 0; i--) {
            if (trail.needed[i]) {
                trail.needCauses(trail.placements.get(i));
            }
        }
        return trail;
    }

    private boolean place(Placement placement) {
        placements.add(placement);
        return grid.place(placement.cell(), placement.digit() + 1);
    }

    private @Nullable Placement single() {
        Position now = new Position(position.geometry, grid, null);
        for (Finder finder : List.of(new NakedSingle(), new HiddenSingle())) {
            Findings findings = new Findings(Scope.FIRST, Limits.none().watch());
            finder.find(now, findings);
            for (Step step : findings.steps()) {
                Part base = step.explanation().parts(Role.BASE).get(0);
                int house = base.houses().isEmpty()
                        ? NO_HOUSE
                        : houseIndex(base.houses().get(0));
                Cell cell = step.placements().get(0).cell();
                return new Placement(
                        cell.number(position.side), step.placements().get(0).digit() - 1, house, false);
            }
        }
        return null;
    }

    /** The contradiction at the end. */
    Contradiction contradiction() {
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
