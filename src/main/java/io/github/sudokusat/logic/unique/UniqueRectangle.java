package io.github.sudokusat.logic.unique;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.Rectangle;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * Unique rectangles of types 1 to 4: four open cells in two rows, two columns and two boxes that may take two digits. If they held only these two,
 * the digits could be swapped, and the puzzle would have two solutions.
 *
 * <ul>
 *   <li>Type 1: three corners have only the two digits; these can be removed from the fourth.
 *   <li>Type 2: two corners in line have only the two digits, the other two, the roof, the same further digit; one roof cell takes it, so it can be
 *       removed from every cell that sees both.
 *   <li>Type 3: one of the roof's further digits is taken there. If the roof and n other cells of a house have, without the two digits, n + 1
 *       digits, these can be removed from the rest of the house.
 *   <li>Type 4: one of the two digits has no other place in a house of the roof; then the other one can be removed from both roof cells.
 * </ul>
 *
 * <p>Corners of the floor have both digits, other corners at least one. Placed cells are none of the four, and so no givens. Only for layouts of
 * rows, columns and boxes without other rules.
 */
public final class UniqueRectangle implements Finder {

    private final Technique technique;

    /** The technique names the type. */
    public UniqueRectangle(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        if (!position.geometry.layout.isPlain()) {
            return;
        }
        // The floor's first cell fixes the two digits.
        for (int first = 0; first < position.digits.length; first++) {
            if (position.count(first) == 2 && !collector.isDone(0)) {
                Rectangle.forEach(position.geometry, first, rectangle -> find(position, rectangle, collector));
            }
        }
    }

    @Override
    public String reason(Step step) {
        UniquenessWording words = new UniquenessWording(step);
        return words.deadly() + words.conclusion();
    }

    private void find(Position position, Rectangle rectangle, StepCollector collector) {
        int first = rectangle.one();
        int inRow = rectangle.inRow();
        int inColumn = rectangle.inColumn();
        int opposite = rectangle.opposite();
        long pair = position.digits[first];
        if (!hasAny(position, inRow, pair)
                || !hasAny(position, inColumn, pair)
                || !hasAny(position, opposite, pair)
                || collector.isDone(0)) {
            return;
        }
        boolean isRowOfFloor = position.digits[inRow] == pair;
        boolean isColumnOfFloor = position.digits[inColumn] == pair;
        boolean isFloor = isRowOfFloor && isColumnOfFloor;
        if (technique != Technique.UNIQUE_RECTANGLE_1) {
            isFloor = isRowOfFloor
                    ? first < inRow && hasFurther(position, inColumn, opposite, pair)
                    : isColumnOfFloor && first < inColumn && hasFurther(position, inRow, opposite, pair);
        }
        if (isFloor) {
            take(new DeadlyPattern(
                    position,
                    rectangle.corners(),
                    pair,
                    List.of(),
                    () -> new StepBuilder(position, this, technique, 0),
                    collector));
        }
    }

    private static boolean hasAny(Position position, int cell, long pair) {
        return (position.digits[cell] & pair) != 0;
    }

    private static boolean hasFurther(Position position, int one, int other, long pair) {
        return hasAny(position, one, ~pair) && hasAny(position, other, ~pair);
    }

    private void take(DeadlyPattern pattern) {
        switch (technique) {
            case UNIQUE_RECTANGLE_1 -> pattern.emptyRoof();
            case UNIQUE_RECTANGLE_2 -> pattern.oneFurtherDigit();
            case UNIQUE_RECTANGLE_3 -> pattern.nakedSets();
            default -> pattern.confinedDigit();
        }
    }
}
