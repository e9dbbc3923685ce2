package io.github.sudokusat.rule.outside;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.rule.Sums;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * A numbered room: a digit stands in that cell of a line whose number, counted from 1, is the line's first digit.
 *
 * <p>The digits of the line differ, so a line can begin with 1 only if the clue is 1. Text: {@code numbered-room 7 left1}, which
 * 3 2 7 1 4 5 6 8 9 fulfil.
 */
public final class NumberedRoom extends OutsideClue {

    private NumberedRoom(int digit, List<Cell> line) {
        super("numbered room", "numbered-room", requireAtLeast(0, digit), line);
    }

    /**
     * A numbered room.
     *
     * @param digit the digit, 1 or more
     * @param line the cells, usually those of a row or column, from the clue
     * @return the rule
     * @throws IllegalArgumentException if the digit is less than 1, there is no cell, or one is listed twice
     */
    public static NumberedRoom of(int digit, List<Cell> line) {
        return new NumberedRoom(digit, line);
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        int[] cells = numbers(cells(), side);
        List<Section.Case> cases = new ArrayList<>();
        DigitValues values = layout.values();
        int greatest = values.include(clue()) ? Math.min(values.greatest(), cells.length) : 0;
        for (int x = 1; x <= greatest; x++) {
            if (x == 1 ? clue() == 1 : clue() != x) {
                long[] digits = new long[cells.length];
                Arrays.fill(digits, Digits.all(side));
                digits[0] = Digits.of(values.digit(x));
                digits[x - 1] = Digits.of(values.digit(clue()));
                cases.add(Section.Case.of(0, digits));
            }
        }
        return List.of(Sums.requirePossible(this, Section.of(side, cells, cases, 0), values));
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        checkRepeatsOutsideHouses(digits, values, found);
        int x = digits[0];
        if (x == 0 || x > digits.length) {
            found.accept(
                    broken("begins with " + x + ", but has " + (x == 0 ? "" : "only ") + digits.length + " cells"));
        } else if (x > 0 && digits[x - 1] != DigitValues.BLANK && digits[x - 1] != clue()) {
            found.accept(broken(List.of(cells().get(0), cells().get(x - 1)), "has " + digits[x - 1] + " in cell " + x));
        }
    }

    @Override
    Shape.ClueStyle style() {
        return Shape.ClueStyle.NUMBERED_ROOM;
    }
}
