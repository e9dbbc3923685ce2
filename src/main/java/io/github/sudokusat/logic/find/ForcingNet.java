package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Outcome;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.SinglesTrail;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Forcing nets: a candidate from which singles lead to a contradiction is false; and what singles lead to from all candidates of a cell, or from all
 * places of a digit in a house, holds.
 *
 * <p>Nothing that follows by singles depends on their order, so neither does what is found.
 *
 * <p><b>Bound.</b> Sides up to {@value #LARGEST_SIDE}, since what follows from each candidate is kept. <b>Cost.</b> Singles to their end once for each
 * candidate.
 */
final class ForcingNet implements Finder {

    static final int LARGEST_SIDE = 16;

    @Override
    public void find(Position position, StepCollector findings) {
        if (position.side <= LARGEST_SIDE) {
            new Search(position, findings).run();
        }
    }

    /** The search in one position. */
    private static final class Search {

        private final Position position;
        private final StepCollector findings;
        /** What is left when a candidate, by its number {@code cell · side + digit}, is true, or null where that leads to a contradiction. */
        private final @Nullable CandidateGrid[] results;
        /** By cell the candidates that are known to be false, so that each is explained once. */
        private final long[] gone;

        Search(Position position, StepCollector findings) {
            this.position = position;
            this.findings = findings;
            results = new @Nullable CandidateGrid[position.digits.length * position.side];
            gone = new long[position.digits.length];
        }

        void run() {
            for (int cell = 0; cell < position.digits.length; cell++) {
                for (long left = position.digits[cell]; left != 0 && !findings.isDone(0); left &= left - 1) {
                    if (findings.isStoppedNow()) {
                        return;
                    }
                    assume(cell, Position.first(left));
                }
            }
            for (int cell = 0; cell < position.digits.length; cell++) {
                int[] premises = new int[position.count(cell)];
                int count = 0;
                for (long left = position.digits[cell]; left != 0; left &= left - 1) {
                    premises[count++] = cell * position.side + Position.first(left);
                }
                conclude(premises, -1);
            }
            for (int house = 0; house < position.geometry.houseCount; house++) {
                for (int digit = 0; digit < position.side; digit++) {
                    long places = position.placesOf(house, digit);
                    int[] premises = new int[Long.bitCount(places)];
                    int count = 0;
                    for (long left = places; left != 0; left &= left - 1) {
                        int cell = position.geometry.cell(house, Position.first(left));
                        premises[count++] = cell * position.side + digit;
                    }
                    conclude(premises, house);
                }
            }
        }

        private void assume(int cell, int digit) {
            CandidateGrid grid = position.grid.copy();
            boolean fails = !grid.place(cell, digit + 1)
                    || Propagation.run(grid, Propagation.Depth.SINGLES) == Outcome.CONTRADICTION;
            if (!fails) {
                results[cell * position.side + digit] = grid;
                return;
            }
            gone[cell] |= 1L << digit;
            SinglesTrail trail = SinglesTrail.of(position, new int[] {cell * position.side + digit});
            StepBuilder draft = new StepBuilder(position, Technique.FORCING_NET, 0)
                    .remove(cell, digit)
                    .part(Role.PREMISE, List.of(position.candidate(cell, digit)))
                    .contradiction(trail.contradiction());
            trail.addTo(draft);
            findings.add(draft.toStep());
        }

        /** Looks at what all premises lead to, if none leads to a contradiction; such ones are steps by themselves. */
        private void conclude(int[] premises, int house) {
            if (premises.length < 2 || findings.isDone(0) || findings.isStoppedNow()) {
                return;
            }
            long[] left = new long[position.digits.length];
            for (int premise : premises) {
                CandidateGrid grid = results[premise];
                if (grid == null) {
                    return;
                }
                for (int cell = 0; cell < left.length; cell++) {
                    left[cell] |= position.digits[cell] == 0 ? 0 : grid.candidateBits(cell);
                }
            }
            for (int cell = 0; cell < left.length; cell++) {
                if ((position.digits[cell] & ~left[cell] & ~gone[cell]) != 0
                        && left[cell] != 0
                        && !findings.isDone(0)) {
                    take(premises, house, cell, left[cell]);
                }
            }
        }

        /** Adds the steps of a cell in which all premises together leave some candidates. */
        private void take(int[] premises, int house, int cell, long left) {
            long removed = position.digits[cell] & ~left & ~gone[cell];
            gone[cell] |= removed;
            if (Long.bitCount(left) == 1) {
                int digit = Position.first(left);
                StepBuilder draft = new StepBuilder(position, Technique.FORCING_NET, 0).place(cell, digit);
                findings.addPlacement(explained(draft, premises, house, cell, digit));
            }
            for (; removed != 0; removed &= removed - 1) {
                int digit = Position.first(removed);
                StepBuilder draft = new StepBuilder(position, Technique.FORCING_NET, 0).remove(cell, digit);
                findings.add(explained(draft, premises, house, cell, digit).toStep());
            }
        }

        private StepBuilder explained(StepBuilder draft, int[] premises, int house, int cell, int digit) {
            for (int premise : premises) {
                List<Candidate> candidate =
                        List.of(position.candidate(premise / position.side, premise % position.side));
                if (house < 0) {
                    draft.part(Role.PREMISE, candidate);
                } else {
                    draft.part(Role.PREMISE, house, candidate);
                }
                SinglesTrail.to(position, premise, cell, digit).addTo(draft);
            }
            return draft;
        }
    }
}
