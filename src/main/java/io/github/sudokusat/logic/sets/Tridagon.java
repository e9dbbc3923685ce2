package io.github.sudokusat.logic.sets;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * Tridagon, or anti-tridagon (Thor's hammer): four boxes in two bands and two stacks, in each of them three open cells in different rows and columns. If
 * these twelve cells held only three digits, a box would fix those beside it up to one of two ways, and none of the ways would leave one for the fourth
 * box, provided that the permutations that the cells form are odd in one box or in three. So one of the further candidates, the guardians, is true, and
 * what excludes them all is false.
 *
 * <p>Definition: D. Berthier, mith and others, <i>The tridagon rule</i>, New Sudoku Players' Forum (2022).
 *
 * <p><b>Bound.</b> Guardians in at most {@value #MAX_CELLS} cells. The size of a step is the number of these.
 */
public final class Tridagon implements Finder {

    private static final int BOX = 3;
    private static final int SIDE = BOX * BOX;
    private static final int BOXES = 4;
    private static final int MAX_CELLS = 3;

    /** The columns of the cells in each row of a box; the last three permutations are odd. */
    private static final int[][] PERMUTATIONS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

    @Override
    public void find(Position position, StepCollector collector) {
        if (!position.geometry.hasSquareBoxes(BOX)) {
            return;
        }
        for (long digits = (1L << BOX) - 1; digits < 1L << SIDE && !collector.isDone(1); digits++) {
            if (Long.bitCount(digits) == BOX) {
                int[] least = leastGuarded(position, digits);
                for (int without = 0; without < SIDE; without++) {
                    Search search = new Search(position, digits, without, collector);
                    if (search.canBe(least)) {
                        search.run();
                    }
                }
            }
        }
    }

    /** For each box the fewest cells with guardians. */
    private static int[] leastGuarded(Position position, long digits) {
        int[] least = new int[SIDE];
        for (int box = 0; box < SIDE; box++) {
            least[box] = MAX_CELLS + 1;
            for (int[] permutation : PERMUTATIONS) {
                int house = position.geometry.lineCount() + box;
                least[box] = Math.min(least[box], guarded(position, digits, house, permutation));
            }
        }
        return least;
    }

    /** How many cells of a box have guardians if its digits are in some of them; too many if one cannot have any. */
    private static int guarded(Position position, long digits, int house, int[] permutation) {
        int guarded = 0;
        for (int row = 0; row < BOX; row++) {
            long candidates = position.digits[position.geometry.cell(house, row * BOX + permutation[row])];
            guarded += (candidates & digits) == 0 ? MAX_CELLS + 1 : (candidates & ~digits) == 0 ? 0 : 1;
        }
        return guarded;
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String digits = words.digits(Role.SET);
        String guardians = words.candidates(Role.GUARDIAN);
        int count = words.candidatesOf(Role.GUARDIAN).size();
        List<House> boxes = List.copyOf(words.housesOf(Role.SET));
        return "if the twelve cells " + words.cells(Role.SET) + " held only " + digits + ", then, whichever way "
                + boxes.get(0) + " has them, " + Notation.houses(boxes.subList(1, BOXES - 1))
                + " would have them in one of two ways each, and none of these leaves a way for "
                + boxes.get(BOXES - 1) + "; so "
                + (count == 1
                        ? guardians + " is true"
                        : "one of the guardians " + guardians + " is true, and each of them excludes what is removed");
    }

    /** The search for three digits in the boxes outside a band and a stack. */
    private final class Search {

        private final Position position;
        private final long digits;
        private final StepCollector collector;
        private final int[] boxes = new int[BOXES];
        private final long[][] cells = new long[BOXES][];

        Search(Position position, long digits, int without, StepCollector collector) {
            this.position = position;
            this.digits = digits;
            this.collector = collector;
            int count = 0;
            for (int box = 0; box < SIDE; box++) {
                if (box / BOX != without / BOX && box % BOX != without % BOX) {
                    boxes[count++] = position.geometry.lineCount() + box;
                }
            }
        }

        /** Whether the boxes together may have few enough guardians. */
        boolean canBe(int[] leastGuarded) {
            int guarded = 0;
            for (int box : boxes) {
                guarded += leastGuarded[box - position.geometry.lineCount()];
            }
            return guarded <= MAX_CELLS;
        }

        void run() {
            choose(0, 0, false);
        }

        /** Chooses the cells of the boxes from one on. */
        private void choose(int box, int guarded, boolean isOdd) {
            if (box == BOXES) {
                if (isOdd) {
                    take(guarded);
                }
                return;
            }
            for (int i = 0; i < PERMUTATIONS.length; i++) {
                int more = guarded(position, digits, boxes[box], PERMUTATIONS[i]);
                if (guarded + more <= MAX_CELLS) {
                    cells[box] = chosen(boxes[box], PERMUTATIONS[i]);
                    choose(box + 1, guarded + more, isOdd != i >= BOX);
                }
            }
        }

        private long[] chosen(int house, int[] permutation) {
            long[] chosen = new long[position.words];
            for (int row = 0; row < BOX; row++) {
                Bits.add(chosen, 0, position.geometry.cell(house, row * BOX + permutation[row]));
            }
            return chosen;
        }

        private void take(int guarded) {
            long[] all = new long[position.words];
            for (long[] some : cells) {
                Bits.or(all, 0, some, 0, position.words);
            }
            List<Candidate> guardians = position.candidates(all, ~digits);
            StepBuilder builder = new StepBuilder(position, Tridagon.this, Technique.TRIDAGON, guarded);
            if (guardians.size() == 1) {
                Candidate only = guardians.get(0);
                builder.place(only.cell().number(SIDE), only.digit() - 1);
            } else {
                removeExcluded(builder, all);
            }
            if (builder.isEffective()) {
                for (int i = 0; i < BOXES; i++) {
                    builder.part(Role.SET, boxes[i], position.candidates(cells[i], digits));
                }
                collector.addPlacement(builder.part(Role.GUARDIAN, guardians));
            }
        }

        /** Removes the candidates that exclude every guardian. */
        private void removeExcluded(StepBuilder builder, long[] all) {
            for (int cell = 0; cell < position.digits.length; cell++) {
                for (long left = position.digits[cell]; left != 0; left &= left - 1) {
                    if (excludesAll(cell, Position.first(left), all)) {
                        builder.remove(cell, Position.first(left));
                    }
                }
            }
        }

        private boolean excludesAll(int cell, int digit, long[] all) {
            Geometry geometry = position.geometry;
            boolean any = false;
            for (int other = Bits.next(all, 0, position.words, 0);
                    other >= 0;
                    other = Bits.next(all, 0, position.words, other + 1)) {
                long guardians = position.digits[other] & ~digits;
                long excluded = other == cell ? ~(1L << digit) : geometry.sees(cell, other) ? 1L << digit : 0;
                if ((guardians & ~excluded) != 0) {
                    return false;
                }
                any |= guardians != 0;
            }
            return any;
        }
    }
}
