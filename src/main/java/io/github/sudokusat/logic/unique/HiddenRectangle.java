package io.github.sudokusat.logic.unique;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.Rectangle;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * Unique rectangles whose corners with further digits are not two in line, types 5 and 6 and hidden rectangles: four open cells in two rows, two
 * columns and two boxes that must not hold two digits alone.
 *
 * <ul>
 *   <li>Type 5: two opposite corners or more have one same further digit, the others none; one of these takes it, so it can be removed from
 *       every cell that sees them all.
 *   <li>Type 6: two opposite corners have only the two digits, and one of these has no other places in either row, or in either column, of the
 *       rectangle. If it were in one of the other two corners, it would be in both, and the other digit in the first two; so it can be removed from
 *       them.
 *   <li>Hidden: one corner has only the two digits, and one of these has no other places in the row and the column of the opposite corner. If that
 *       corner took the other digit, the rectangle would be complete; so that digit can be removed from it.
 * </ul>
 *
 * <p>Only for layouts of rows, columns and boxes without other rules.
 */
public final class HiddenRectangle implements Finder {

    private final Technique technique;

    /** The technique names the type. */
    public HiddenRectangle(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        if (!position.geometry.layout.isPlain()) {
            return;
        }
        // The first corner names the two digits; where several could, each has its turn.
        for (int cell = 0; cell < position.digits.length; cell++) {
            if (position.count(cell) == 2 && !collector.isDone(0)) {
                Rectangle.forEach(position.geometry, cell, rectangle -> find(position, rectangle, collector));
            }
        }
    }

    @Override
    public String reason(Step step) {
        UniquenessWording words = new UniquenessWording(step);
        String roof = words.plain.cells(Role.ROOF);
        String digit = words.plain.digits(Role.BASE);
        return switch (technique) {
            case UNIQUE_RECTANGLE_5 -> words.deadly() + words.oneFurtherDigit();
            case UNIQUE_RECTANGLE_6 ->
                words.deadly() + "; " + words.locked() + ", so if one of " + roof + " were " + digit
                        + ", both would be, and " + words.plain.cells(Role.FLOOR) + " would be " + words.loose()
                        + "; so "
                        + digit
                        + " can be removed from " + roof;
            default ->
                words.deadly() + "; " + words.locked() + ", so if "
                        + completing(words, step.eliminations().get(0));
        };
    }

    /** What follows if the corner opposite the floor has the digit that is removed. */
    private static String completing(UniquenessWording words, Candidate removed) {
        List<Candidate> forced = words.plain.candidatesOf(Role.BASE).stream()
                .filter(candidate -> !candidate.cell().equals(removed.cell()))
                .toList();
        return removed.cell() + " were " + words.plain.notation.digit(removed.digit()) + ", "
                + words.plain.notation.cellsOf(forced)
                + " would be "
                + words.plain.digits(Role.BASE) + " and " + words.plain.cells(Role.FLOOR) + " would be " + words.loose()
                + "; so "
                + words.plain.notation.digit(removed.digit()) + " can be removed from " + removed.cell();
    }

    private void find(Position position, Rectangle rectangle, StepCollector collector) {
        long pair = position.digits[rectangle.one()];
        if (haveAny(position, rectangle, pair) && !collector.isDone(0)) {
            switch (technique) {
                case UNIQUE_RECTANGLE_5 -> findFive(position, rectangle, pair, collector);
                case UNIQUE_RECTANGLE_6 -> findSix(position, rectangle, pair, collector);
                default -> findHidden(position, rectangle, pair, collector);
            }
        }
    }

    private static boolean haveAny(Position position, Rectangle rectangle, long pair) {
        for (int corner : rectangle.corners()) {
            if ((position.digits[corner] & pair) == 0) {
                return false;
            }
        }
        return true;
    }

    private void findFive(Position position, Rectangle rectangle, long pair, StepCollector collector) {
        long extra = 0;
        List<Integer> roof = new ArrayList<>();
        for (int corner : rectangle.corners()) {
            long more = position.digits[corner] & ~pair;
            extra |= more;
            if (more != 0) {
                roof.add(corner);
            }
        }
        boolean isInLine = roof.size() == 2 && roof.contains(rectangle.opposite());
        if (Long.bitCount(extra) != 1 || roof.size() < 2 || isInLine) {
            return;
        }
        long[] cells =
                position.geometry.set(roof.stream().mapToInt(Integer::intValue).toArray());
        StepBuilder builder = new StepBuilder(position, this, Technique.UNIQUE_RECTANGLE_5, 0)
                .removeFrom(position.geometry.seenByAll(cells), Position.first(extra));
        add(position, builder, rectangle, cells, collector);
    }

    private void findSix(Position position, Rectangle rectangle, long pair, StepCollector collector) {
        if (position.digits[rectangle.opposite()] != pair) {
            return;
        }
        int[] roof = {rectangle.inRow(), rectangle.inColumn()};
        int side = position.side;
        for (long left = pair; left != 0; left &= left - 1) {
            int digit = Position.first(left);
            boolean inRows = isLocked(position, rectangle.one() / side, digit, rectangle)
                    && isLocked(position, rectangle.opposite() / side, digit, rectangle);
            boolean inColumns = isLocked(position, side + rectangle.one() % side, digit, rectangle)
                    && isLocked(position, side + rectangle.opposite() % side, digit, rectangle);
            if (inRows || inColumns) {
                StepBuilder builder = new StepBuilder(position, this, Technique.UNIQUE_RECTANGLE_6, 0)
                        .remove(roof[0], digit)
                        .remove(roof[1], digit);
                int first = inRows ? rectangle.one() / side : side + rectangle.one() % side;
                int second = inRows ? rectangle.opposite() / side : side + rectangle.opposite() % side;
                addLocked(position, builder, first, digit);
                addLocked(position, builder, second, digit);
                add(position, builder, rectangle, position.geometry.set(roof), collector);
            }
        }
    }

    private void findHidden(Position position, Rectangle rectangle, long pair, StepCollector collector) {
        int side = position.side;
        int row = rectangle.opposite() / side;
        int column = side + rectangle.opposite() % side;
        for (long left = pair; left != 0; left &= left - 1) {
            int digit = Position.first(left);
            if (position.has(rectangle.opposite(), digit)
                    && isLocked(position, row, digit, rectangle)
                    && isLocked(position, column, digit, rectangle)) {
                StepBuilder builder = new StepBuilder(position, this, Technique.HIDDEN_RECTANGLE, 0)
                        .remove(rectangle.opposite(), Position.first(pair & ~(1L << digit)));
                addLocked(position, builder, row, digit);
                addLocked(position, builder, column, digit);
                add(
                        position,
                        builder,
                        rectangle,
                        position.geometry.set(rectangle.inRow(), rectangle.inColumn(), rectangle.opposite()),
                        collector);
            }
        }
    }

    /** Whether a digit's places in a house are two corners. */
    private static boolean isLocked(Position position, int house, int digit, Rectangle rectangle) {
        long places = position.placesOf(house, digit);
        if (Long.bitCount(places) != 2) {
            return false;
        }
        long[] cells = position.geometry.cellSet(house, places);
        return Bits.isSubset(cells, 0, position.geometry.set(rectangle.corners()), 0, position.words);
    }

    private static void addLocked(Position position, StepBuilder builder, int house, int digit) {
        long[] cells = position.geometry.cellSet(house, position.placesOf(house, digit));
        builder.part(Role.BASE, house, position.candidates(cells, 1L << digit));
    }

    private static void add(
            Position position, StepBuilder builder, Rectangle rectangle, long[] roof, StepCollector collector) {
        if (builder.isEffective()) {
            long[] floor = position.geometry.set(rectangle.corners());
            Bits.andNot(floor, 0, roof, 0, position.words);
            collector.add(builder.part(Role.FLOOR, position.candidates(floor, -1L))
                    .part(Role.ROOF, position.candidates(roof, -1L))
                    .toStep());
        }
    }
}
