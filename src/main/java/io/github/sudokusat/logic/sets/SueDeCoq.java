package io.github.sudokusat.logic.sets;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.AlmostLockedSets;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import java.util.Set;

/**
 * Sue de Coq: two cells or more at the crossing of a line and a box, with at least two digits more than cells, together with cells of the rest of
 * the line and cells of the rest of the box that have no digit in common; all of them together have the same number of digits as cells.
 *
 * <p>Every digit occurs at most once among the cells, hence exactly once. So the digits of crossing and line part, except those of the box part, can
 * be removed from the rest of the line, and those of crossing and box part, except those of the line part, from the rest of the box.
 *
 * <p>Bound: {@link AlmostLockedSets#maxCells} cells in either part.
 */
public final class SueDeCoq implements Finder {

    private static final int LEAST_CELLS = 2;

    @Override
    public void find(Position position, StepCollector collector) {
        Geometry geometry = position.geometry;
        for (int line = 0; line < geometry.lineCount() && geometry.hasLines(); line++) {
            long open = position.openPositions(line);
            for (int box = geometry.lineCount(); box < geometry.houseCount && !collector.isDone(0); box++) {
                long crossing = 0;
                for (long left = open; left != 0; left &= left - 1) {
                    int p = Position.first(left);
                    crossing |= geometry.holds(box, geometry.cell(line, p)) ? 1L << p : 0;
                }
                if (Long.bitCount(crossing) >= LEAST_CELLS) {
                    new Search(position, line, box, collector).run(crossing);
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        Part inLine = words.why.parts(Role.SET).get(0);
        Part inBox = words.why.parts(Role.SET).get(1);
        List<Candidate> all = Wording.candidatesOf(words.why.parts());
        String lineName = Notation.houses(inLine.houses());
        String boxName = Notation.houses(inBox.houses());
        Set<Integer> lineDigits = Wording.digitSet(all);
        lineDigits.removeAll(Wording.digitSet(inBox.candidates()));
        Set<Integer> boxDigits = Wording.digitSet(all);
        boxDigits.removeAll(Wording.digitSet(inLine.candidates()));
        String count = Wording.number(Wording.cellCount(all));
        return words.cells(Role.HINGE) + " (in both " + lineName + " and " + boxName + "), "
                + words.set(inLine) + " " + Notation.where(inLine.houses()) + ", and "
                + words.set(inBox) + " " + Notation.where(inBox.houses()) + " are " + count
                + " cells that contain only " + count + " digits between them (" + words.notation.digits(all)
                + "); no digit can occur twice in these cells, so each occurs exactly once; "
                + words.notation.allOf(lineDigits)
                + " can be removed from the rest of " + lineName + ", and " + words.notation.allOf(boxDigits)
                + " from the rest of " + boxName;
    }

    /** The search at one crossing. */
    private final class Search {

        private final Position position;
        private final int line;
        private final int box;
        private final StepCollector collector;
        private final int maxCells;
        private final long lineRest;
        private final long boxRest;

        Search(Position position, int line, int box, StepCollector collector) {
            this.position = position;
            this.line = line;
            this.box = box;
            this.collector = collector;
            maxCells = AlmostLockedSets.maxCells(position.side);
            lineRest = rest(line, box);
            boxRest = rest(box, line);
        }

        /** The positions of the open cells of one house outside the other. */
        private long rest(int house, int other) {
            long rest = position.openPositions(house);
            for (long left = rest; left != 0; left &= left - 1) {
                int p = Position.first(left);
                if (position.geometry.holds(other, position.geometry.cell(house, p))) {
                    rest &= ~(1L << p);
                }
            }
            return rest;
        }

        /** Tries every choice of cells at the crossing. */
        void run(long crossing) {
            for (long some = crossing; some != 0; some = some - 1 & crossing) {
                int size = Long.bitCount(some);
                long digits = digits(line, some);
                if (size >= LEAST_CELLS && Long.bitCount(digits) >= size + 2) {
                    chooseLine(some, digits, lineRest, 0, 0);
                }
            }
        }

        private long digits(int house, long positions) {
            long digits = 0;
            for (long left = positions; left != 0; left &= left - 1) {
                digits |= position.digits[position.geometry.cell(house, Position.first(left))];
            }
            return digits;
        }

        /** Extends the part in the line by cells among those left, and goes on to the box with each. */
        private void chooseLine(long crossing, long middle, long left, long chosen, long lineDigits) {
            if (chosen != 0 && (lineDigits & middle) != 0) {
                chooseBox(crossing, middle, chosen, lineDigits, boxRest, 0, 0);
            }
            for (long rest = left;
                    rest != 0 && Long.bitCount(chosen) < maxCells && !collector.isDone(0);
                    rest &= rest - 1) {
                long bit = rest & -rest;
                chooseLine(crossing, middle, rest & ~bit, chosen | bit, lineDigits | digits(line, bit));
            }
        }

        private void chooseBox(
                long crossing, long middle, long inLine, long lineDigits, long left, long inBox, long boxDigits) {
            int cells = Long.bitCount(crossing) + Long.bitCount(inLine) + Long.bitCount(inBox);
            if (inBox != 0 && Long.bitCount(middle | lineDigits | boxDigits) == cells) {
                take(crossing, middle, inLine, lineDigits, inBox, boxDigits);
            }
            for (long rest = left; rest != 0 && Long.bitCount(inBox) < maxCells; rest &= rest - 1) {
                long bit = rest & -rest;
                long more = boxDigits | digits(box, bit);
                if ((more & lineDigits) == 0 && !collector.isDone(0)) {
                    chooseBox(crossing, middle, inLine, lineDigits, rest & ~bit, inBox | bit, more);
                }
            }
        }

        private void take(long crossing, long middle, long inLine, long lineDigits, long inBox, long boxDigits) {
            Geometry geometry = position.geometry;
            long[] cross = geometry.cellSet(line, crossing);
            long[] linePart = geometry.cellSet(line, inLine);
            long[] boxPart = geometry.cellSet(box, inBox);
            StepBuilder builder = new StepBuilder(position, SueDeCoq.this, Technique.SUE_DE_COQ, 0);
            remove(builder, line, (middle | lineDigits) & ~boxDigits, cross, linePart);
            remove(builder, box, (middle | boxDigits) & ~lineDigits, cross, boxPart);
            if (builder.isEffective()) {
                collector.add(builder.part(Role.HINGE, position.candidates(cross, -1L))
                        .part(Role.SET, line, position.candidates(linePart, -1L))
                        .part(Role.SET, box, position.candidates(boxPart, -1L))
                        .toStep());
            }
        }

        private void remove(StepBuilder builder, int house, long digits, long[] cross, long[] part) {
            long[] victims = new long[position.words];
            Bits.or(victims, 0, position.geometry.houseSets, house * position.words, position.words);
            Bits.andNot(victims, 0, cross, 0, position.words);
            Bits.andNot(victims, 0, part, 0, position.words);
            for (long left = digits; left != 0; left &= left - 1) {
                builder.removeFrom(victims, Position.first(left));
            }
        }
    }
}
