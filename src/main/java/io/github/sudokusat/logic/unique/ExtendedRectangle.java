package io.github.sudokusat.logic.unique;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.Rectangle;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * Extended rectangle: six open cells where two parallel lines cross three others, in two boxes or three. If they held only three digits, each line would
 * have all of these, the two lines could be exchanged there, and the puzzle would have two solutions.
 *
 * <p>Four cells or five, the floor, have only the three digits; from the others follows what follows from {@linkplain UniqueRectangle unique rectangles} of
 * types 1 to 3. As SudokuWiki (A. Stuart) describes it. Only for layouts of rows, columns and boxes without other rules.
 */
public final class ExtendedRectangle implements Finder {

    private static final int DIGITS = 3;
    private static final int CELLS = 2 * DIGITS;
    private static final int ROOF = 2;

    @Override
    public void find(Position position, StepCollector collector) {
        if (!position.geometry.layout.isPlain()) {
            return;
        }
        int side = position.side;
        for (int first = 0; first < 2 * side && !collector.isDone(0); first++) {
            int end = first < side ? side : 2 * side;
            for (int second = first + 1; second < end; second++) {
                new Search(position, first, second, collector).run();
            }
        }
    }

    @Override
    public String reason(Step step) {
        UniquenessWording words = new UniquenessWording(step);
        return words.deadly(words.plain.houses(Role.FLOOR) + " would each have all three there and could exchange them")
                + words.conclusion();
    }

    /** The search in two lines. */
    private final class Search {

        private final Position position;
        private final StepCollector collector;
        private final int first;
        private final int second;
        /** The cells of the places chosen, of the first and the second line in turn. */
        private final int[] cells = new int[CELLS];

        Search(Position position, int first, int second, StepCollector collector) {
            this.position = position;
            this.collector = collector;
            this.first = first;
            this.second = second;
        }

        void run() {
            choose(position.openPositions(first) & position.openPositions(second), 0, 0);
        }

        /** Chooses places whose cells, but for two of them, have at most three digits. */
        private void choose(long left, int count, int large) {
            if (large > ROOF || !canBeExchanged(count)) {
                return;
            }
            if (count == CELLS) {
                chooseRoof();
                return;
            }
            for (long rest = left; rest != 0; rest &= rest - 1) {
                int place = Position.first(rest);
                cells[count] = position.geometry.cell(first, place);
                cells[count + 1] = position.geometry.cell(second, place);
                choose(rest & rest - 1, count + 2, large + large(cells[count]) + large(cells[count + 1]));
            }
        }

        private int large(int cell) {
            return position.count(cell) > DIGITS ? 1 : 0;
        }

        private void chooseRoof() {
            for (int one = 0; one < CELLS; one++) {
                for (int other = one; other < CELLS; other++) {
                    long digits = 0;
                    for (int i = 0; i < CELLS; i++) {
                        digits |= i == one || i == other ? 0 : position.digits[cells[i]];
                    }
                    if (Long.bitCount(digits) == DIGITS && hasFurther(one, digits) && hasFurther(other, digits)) {
                        take(digits);
                    }
                }
            }
        }

        /** Whether the cells of each place share a box, and those of the last one with no others, or those of each line do. */
        private boolean canBeExchanged(int count) {
            boolean can = true;
            for (int i = 2; i < count; i += 2) {
                can &= shareBox(i - 2, count - 2) != shareBox(0, 1);
            }
            return can;
        }

        private boolean shareBox(int one, int other) {
            return Rectangle.shareBox(position.geometry, cells[one], cells[other]);
        }

        private boolean hasFurther(int index, long digits) {
            return (position.digits[cells[index]] & ~digits) != 0;
        }

        private void take(long digits) {
            DeadlyPattern pattern = new DeadlyPattern(
                    position,
                    cells,
                    digits,
                    List.of(first, second),
                    () -> new StepBuilder(position, ExtendedRectangle.this, Technique.EXTENDED_RECTANGLE, 0),
                    collector);
            pattern.emptyRoof();
            pattern.oneFurtherDigit();
            pattern.nakedSets();
        }
    }
}
