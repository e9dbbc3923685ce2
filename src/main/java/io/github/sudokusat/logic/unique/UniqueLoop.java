package io.github.sudokusat.logic.unique;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.Arrays;
import java.util.List;

/**
 * Unique loop: six open cells or more that may take the same two digits, in a ring of which neighbours share a house, so that every house has one cell
 * of either colour or none. If they held only these two, the digits could be swapped, and the puzzle would have two solutions.
 *
 * <p>What follows is what follows from {@linkplain UniqueRectangle unique rectangles} of types 1 to 4, which are the loops of four cells. The size of a
 * step is the number of cells. As in Sudoku Explainer (N. Juillerat, 2006). Only for layouts of rows, columns and boxes without other rules.
 *
 * <p><b>Bound.</b> {@value #MAX_CELLS} cells, all of which have both digits; further candidates in two of them, or the same one in more.
 */
public final class UniqueLoop implements Finder {

    private static final int LEAST_CELLS = 6;
    private static final int MAX_CELLS = 14;
    private static final int ROOF = 2;

    @Override
    public void find(Position position, StepCollector collector) {
        if (!position.geometry.layout.isPlain()) {
            return;
        }
        for (int one = 0; one < position.side; one++) {
            for (int other = one + 1; other < position.side; other++) {
                new Search(position, 1L << one | 1L << other, collector).run();
            }
        }
    }

    @Override
    public String reason(Step step) {
        UniquenessWording words = new UniquenessWording(step);
        return words.deadly("each row, column and box has two of these cells or none, so the two could be swapped")
                + words.conclusion();
    }

    /** The search for the loops of two digits. */
    private final class Search {

        private final Position position;
        private final long pair;
        private final StepCollector collector;
        /** The cells that have both digits. */
        private final int[] able;

        private final int[] cells = new int[MAX_CELLS];

        Search(Position position, long pair, StepCollector collector) {
            this.position = position;
            this.pair = pair;
            this.collector = collector;
            int count = 0;
            int[] found = new int[position.digits.length];
            for (int cell = 0; cell < found.length; cell++) {
                if ((position.digits[cell] & pair) == pair) {
                    found[count++] = cell;
                }
            }
            able = Arrays.copyOf(found, count);
        }

        /** Each loop begins with its first cell. */
        void run() {
            for (int first = 0; first + LEAST_CELLS <= able.length; first++) {
                add(0, first, first, 0, 0);
            }
        }

        /** Adds a cell if not too many have further candidates, and goes on to its neighbours. */
        private void add(int length, int index, int first, long further, int roof) {
            int cell = able[index];
            long all = further | (position.digits[cell] & ~pair);
            int inRoof = roof + (position.digits[cell] == pair ? 0 : 1);
            if (inRoof <= ROOF || Long.bitCount(all) == 1) {
                cells[length] = cell;
                extend(length + 1, first, all, inRoof);
            }
        }

        /** Adds a cell that sees the last one, but none of those before that have its colour. */
        private void extend(int length, int first, long further, int roof) {
            if (length >= LEAST_CELLS && length % 2 == 0 && cells[1] < cells[length - 1] && isLoop(length)) {
                take(length);
            }
            if (collector.isDone(Math.max(length, LEAST_CELLS)) || length == MAX_CELLS) {
                return;
            }
            for (int index = first + 1; index < able.length; index++) {
                if (fits(length, able[index])) {
                    add(length, index, first, further, roof);
                }
            }
        }

        private boolean fits(int length, int cell) {
            for (int i = 0; i < length - 1; i++) {
                boolean isSameColour = (length - i) % 2 == 0;
                if (cells[i] == cell || (isSameColour && position.geometry.sees(cells[i], cell))) {
                    return false;
                }
            }
            return position.geometry.sees(cells[length - 1], cell);
        }

        /** Whether every house has as many cells of one colour as of the other; none has two of a colour. */
        private boolean isLoop(int length) {
            if (!position.geometry.sees(cells[0], cells[length - 1])) {
                return false;
            }
            for (int house = 0; house < position.geometry.houseCount; house++) {
                int balance = 0;
                for (int i = 0; i < length; i++) {
                    balance += position.geometry.holds(house, cells[i]) ? 1 - 2 * (i & 1) : 0;
                }
                if (balance != 0) {
                    return false;
                }
            }
            return true;
        }

        private void take(int length) {
            DeadlyPattern pattern = new DeadlyPattern(
                    position,
                    Arrays.copyOf(cells, length),
                    pair,
                    List.of(),
                    () -> new StepBuilder(position, UniqueLoop.this, Technique.UNIQUE_LOOP, length),
                    collector);
            pattern.emptyRoof();
            pattern.oneFurtherDigit();
            pattern.nakedSets();
            pattern.confinedDigit();
        }
    }
}
