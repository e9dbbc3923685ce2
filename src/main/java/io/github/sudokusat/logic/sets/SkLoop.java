package io.github.sudokusat.logic.sets;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * SK-Loop: two rows and two columns cross in four boxes. In each box the other two cells of its row and the other two of its column are open; these
 * sixteen cells form a ring of eight pairs, in which neighbours share a box, a row or a column. If every digit of a pair is
 * counted in one of the two houses that it shares with its neighbours, and all eight houses together count sixteen digits, each of them is in its house within the ring, and can be
 * removed from the rest of the house.
 *
 * <p>It is a multi-sector locked set of four lines and four boxes, named for S. Kurzhals, who found it in the puzzle Easter Monster (2007).
 */
public final class SkLoop implements Finder {

    private static final int BOX = 3;
    private static final int SIDE = BOX * BOX;
    private static final int PAIRS = 8;
    private static final int CELLS = 16;

    @Override
    public void find(Position position, StepCollector collector) {
        if (!position.geometry.hasSquareBoxes(BOX)) {
            return;
        }
        for (int top = 0; top < SIDE && !collector.isDone(0); top++) {
            for (int bottom = next(top); bottom < SIDE; bottom++) {
                for (int left = 0; left < SIDE; left++) {
                    for (int right = next(left); right < SIDE; right++) {
                        find(position, new int[] {top, right, bottom, left}, collector);
                    }
                }
            }
        }
    }

    /** The first line of the next band. */
    private static int next(int line) {
        return line / BOX * BOX + BOX;
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        List<String> shared = new ArrayList<>();
        for (Part part : words.why.parts(Role.SET)) {
            shared.add(part.houses().get(0) + ": " + words.notation.digits(part.candidates()));
        }
        return "the sixteen cells " + words.cells(Role.SET)
                + " form a ring of eight pairs, in which neighbours share a house, and have room for each of these digits only once in its house ("
                + String.join("; ", shared)
                + "), which makes sixteen; so each of these is there, and can be removed from the rest of its house";
    }

    /** Tries the ring around two rows and two columns, given in the order top, right, bottom and left. */
    private void find(Position position, int[] lines, StepCollector collector) {
        long[][] pairs = pairs(position, lines);
        long[] digits = new long[PAIRS];
        for (int i = 0; i < PAIRS; i++) {
            digits[i] = pairs[i].length == 0 ? 0 : position.digitsOf(pairs[i]);
            if (digits[i] == 0) {
                return;
            }
        }
        new Ring(position, lines, pairs, digits, collector).share();
    }

    /** How many digits all houses from one on count at least: two in a row hold all digits of the pair between them. */
    private static int[] least(long[] digits) {
        int[] least = new int[PAIRS + 2];
        for (int house = PAIRS - 2; house >= 0; house--) {
            least[house] = Long.bitCount(digits[house + 1]) + least[house + 2];
        }
        return least;
    }

    /** The pairs of cells around the ring, from that in the left column of the top left box on; none where a cell is placed. */
    private static long[][] pairs(Position position, int[] lines) {
        long[][] pairs = new long[PAIRS][];
        for (int corner = 0; corner < PAIRS / 2; corner++) {
            // Corners are at left and top, top and right, right and bottom, bottom and left.
            int before = lines[(corner + 3) % 4];
            int after = lines[corner];
            boolean rowIsAfter = corner % 2 == 0;
            int row = rowIsAfter ? after : before;
            int column = rowIsAfter ? before : after;
            long[] inRow = pair(position, row, column / BOX * BOX, column);
            long[] inColumn = pair(position, SIDE + column, row / BOX * BOX, row);
            pairs[2 * corner] = rowIsAfter ? inColumn : inRow;
            pairs[2 * corner + 1] = rowIsAfter ? inRow : inColumn;
        }
        return pairs;
    }

    private static long[] pair(Position position, int line, int from, int without) {
        long positions = 7L << from & ~(1L << without);
        return (position.openPositions(line) & positions) == positions
                ? position.geometry.cellSet(line, positions)
                : new long[0];
    }

    /** The house that a pair shares with the next one: the box, then the line that leaves it. */
    private static int house(Position position, int[] lines, int pair, long[] cells) {
        int corner = pair / 2;
        if (pair % 2 == 1) {
            return corner % 2 == 0 ? lines[corner] : SIDE + lines[corner];
        }
        int cell = Bits.next(cells, 0, position.words, 0);
        Geometry geometry = position.geometry;
        int box = geometry.lineCount();
        while (!geometry.holds(box, cell)) {
            box++;
        }
        return box;
    }

    /** The search around one ring. */
    private final class Ring {

        private final Position position;
        private final int[] lines;
        private final long[][] pairs;
        /** The digits of each pair. */
        private final long[] digits;

        private final StepCollector collector;
        /** How many digits all houses from one on count at least. */
        private final int[] least;
        /** The digits that count in the house of each pair and the next one. */
        private final long[] shared = new long[PAIRS];

        Ring(Position position, int[] lines, long[][] pairs, long[] digits, StepCollector collector) {
            this.position = position;
            this.lines = lines;
            this.pairs = pairs;
            this.digits = digits;
            this.collector = collector;
            least = least(digits);
        }

        void share() {
            if (least[0] > CELLS || Long.bitCount(digits[0]) + least[1] > CELLS) {
                return;
            }
            long either = digits[0] | digits[1];
            for (long first = either; first >= 0; first = first == 0 ? -1 : first - 1 & either) {
                shared[0] = first;
                share(1, Long.bitCount(first));
            }
        }

        /**
         * Chooses the digits that count in the house of a pair and the next one: those that do not count in the house before, and perhaps others of the
         * next.
         */
        private void share(int pair, int count) {
            if (count + least[pair] > CELLS || collector.isStopped()) {
                return;
            }
            if (pair == PAIRS) {
                if (count == CELLS) {
                    take();
                }
                return;
            }
            boolean isLast = pair == PAIRS - 1;
            long needed = (digits[pair] & ~shared[pair - 1]) | (isLast ? digits[0] & ~shared[0] : 0);
            long more = isLast ? 0 : digits[pair + 1] & ~needed;
            for (long some = more; some >= 0; some = some == 0 ? -1 : some - 1 & more) {
                shared[pair] = needed | some;
                share(pair + 1, count + Long.bitCount(shared[pair]));
            }
        }

        private void take() {
            StepBuilder builder = new StepBuilder(position, SkLoop.this, Technique.SK_LOOP, 0);
            for (int i = 0; i < PAIRS; i++) {
                long[] both = pairs[i].clone();
                Bits.or(both, 0, pairs[(i + 1) % PAIRS], 0, position.words);
                int house = house(position, lines, i, pairs[i]);
                long[] rest = new long[position.words];
                Bits.or(rest, 0, position.geometry.houseSets, house * position.words, position.words);
                Bits.andNot(rest, 0, both, 0, position.words);
                for (long left = shared[i]; left != 0; left &= left - 1) {
                    builder.removeFrom(rest, Position.first(left));
                }
                if (shared[i] != 0) {
                    builder.part(Role.SET, house, position.candidates(both, shared[i]));
                }
            }
            if (builder.isEffective()) {
                collector.add(builder.toStep());
            }
        }
    }
}
