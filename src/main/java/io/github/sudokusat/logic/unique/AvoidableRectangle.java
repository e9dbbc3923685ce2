package io.github.sudokusat.logic.unique;

import io.github.sudokusat.grid.Grid;
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
 * Avoidable rectangles: four cells in two rows, two columns and two boxes, none of them given, some of them placed. If opposite corners were equal,
 * the two digits could be swapped, and the puzzle would have two solutions.
 *
 * <ul>
 *   <li>Type 1: three corners are placed, two opposite ones with the same digit; the digit of the third can be removed from the fourth.
 *   <li>Type 2: two corners are placed; the other two have, in addition to the digit that would complete the rectangle, the same further digit; one
 *       of them takes it, so it can be removed from every cell that sees both.
 * </ul>
 *
 * <p>Only where it is known which cells are given, and for layouts of rows, columns and boxes without other rules.
 */
public final class AvoidableRectangle implements Finder {

    private final Technique technique;

    /** {@link Technique#AVOIDABLE_RECTANGLE_1} or {@link Technique#AVOIDABLE_RECTANGLE_2}. */
    public AvoidableRectangle(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        Grid givens = position.givens;
        if (givens == null || !position.geometry.layout.isPlain()) {
            return;
        }
        // The first corner is placed, and not given.
        for (int cell = 0; cell < position.digits.length; cell++) {
            if (position.grid.digit(cell) != 0 && givens.digit(cell) == 0 && !collector.isDone(0)) {
                Rectangle.forEach(position.geometry, cell, rectangle -> find(position, givens, rectangle, collector));
            }
        }
    }

    @Override
    public String reason(Step step) {
        UniquenessWording words = new UniquenessWording(step);
        String notGiven = UniquenessWording.ASSUMPTION + words.corners()
                + ", none of them given, cannot hold two digits that could be swapped; "
                + words.plain.notation.allCandidates(words.plain.candidatesOf(Role.FLOOR))
                + " have been placed, so ";
        String digit = words.plain.notation.digits(step.eliminations());
        if (technique == Technique.AVOIDABLE_RECTANGLE_1) {
            return notGiven + digit + " can be removed from " + words.plain.cells(Role.ROOF);
        }
        return notGiven + "one of " + words.plain.cells(Role.ROOF) + " must be " + digit + ", and " + digit
                + " can be removed from every cell that sees both";
    }

    private void find(Position position, Grid givens, Rectangle rectangle, StepCollector collector) {
        if (hasGiven(rectangle, givens) || collector.isDone(0)) {
            return;
        }
        if (technique == Technique.AVOIDABLE_RECTANGLE_1) {
            findOne(position, rectangle, collector);
        } else {
            findTwo(position, rectangle.one(), rectangle.inRow(), rectangle.inColumn(), rectangle, collector);
            findTwo(position, rectangle.one(), rectangle.inColumn(), rectangle.inRow(), rectangle, collector);
            findOpposite(position, rectangle, collector);
        }
    }

    private static boolean hasGiven(Rectangle rectangle, Grid givens) {
        for (int corner : rectangle.corners()) {
            if (givens.digit(corner) != 0) {
                return true;
            }
        }
        return false;
    }

    /** The opposite corner is the open one. */
    private void findOne(Position position, Rectangle rectangle, StepCollector collector) {
        int open = rectangle.opposite();
        int digit = position.grid.digit(rectangle.one());
        int other = position.grid.digit(rectangle.inRow());
        if (position.digits[open] != 0 && other != 0 && other == position.grid.digit(rectangle.inColumn())) {
            StepBuilder builder =
                    new StepBuilder(position, this, Technique.AVOIDABLE_RECTANGLE_1, 0).remove(open, digit - 1);
            int[] placed = {rectangle.one(), rectangle.inRow(), rectangle.inColumn()};
            add(position, builder, placed, new int[] {open}, collector);
        }
    }

    /** Two adjacent corners are placed; the corner across from the first and the opposite one are open. */
    private void findTwo(
            Position position, int first, int adjacent, int across, Rectangle rectangle, StepCollector collector) {
        int digit = position.grid.digit(first);
        int other = position.grid.digit(adjacent);
        if (other != 0 && first < adjacent) {
            take(position, new int[] {first, adjacent}, across, other - 1, rectangle.opposite(), digit - 1, collector);
        }
    }

    /** Two opposite corners are placed alike, the other two open. */
    private void findOpposite(Position position, Rectangle rectangle, StepCollector collector) {
        int digit = position.grid.digit(rectangle.one());
        if (digit != position.grid.digit(rectangle.opposite()) || rectangle.one() > rectangle.opposite()) {
            return;
        }
        int[] placed = {rectangle.one(), rectangle.opposite()};
        long both = position.digits[rectangle.inRow()] & position.digits[rectangle.inColumn()];
        for (long left = both; left != 0; left &= left - 1) {
            int last = Position.first(left);
            take(position, placed, rectangle.inRow(), last, rectangle.inColumn(), last, collector);
        }
    }

    /** Looks whether two open corners have one further digit in addition to those that would complete the rectangle. */
    private void take(
            Position position, int[] placed, int one, int digit, int other, int otherDigit, StepCollector collector) {
        long extra = position.digits[one] & ~(1L << digit);
        if (!position.has(one, digit)
                || !position.has(other, otherDigit)
                || Long.bitCount(extra) != 1
                || extra != (position.digits[other] & ~(1L << otherDigit))) {
            return;
        }
        long[] roof = position.geometry.set(one, other);
        StepBuilder builder = new StepBuilder(position, this, Technique.AVOIDABLE_RECTANGLE_2, 0)
                .removeFrom(position.geometry.seenByAll(roof), Position.first(extra));
        add(position, builder, placed, new int[] {one, other}, collector);
    }

    private static void add(Position position, StepBuilder builder, int[] placed, int[] roof, StepCollector collector) {
        if (builder.isEffective()) {
            for (int corner : placed) {
                builder.part(Role.FLOOR, List.of(position.candidate(corner, position.grid.digit(corner) - 1)));
            }
            collector.add(builder.part(Role.ROOF, position.candidates(position.geometry.set(roof), -1L))
                    .toStep());
        }
    }
}
