package io.github.sudokusat.rule.outside;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.Sums;
import java.util.List;
import java.util.function.Consumer;

/**
 * A hidden skyscraper: with digits as the heights of buildings, the first of a line that cannot be seen from its beginning has a height.
 *
 * <p>A building is hidden if one before it is as high or higher. Text: {@code hidden-skyscraper 2 left1}, which 4 6 2 1 3 9 5 7 8 fulfil: 4 and 6 are
 * seen.
 */
public final class HiddenSkyscraper extends OutsideClue {

    /** The state after the first hidden building; before it, a state is the greatest height. */
    private static final int DONE = -2;

    /** The height before the first building, which is seen even if it is 0 high. */
    private static final int GROUND = -1;

    private HiddenSkyscraper(int digit, List<Cell> line) {
        super("hidden skyscraper", "hidden-skyscraper", requireAtLeast(0, digit), line);
    }

    /**
     * A hidden skyscraper.
     *
     * @param digit the height of the first building that is hidden, 1 or more
     * @param line the cells, usually those of a row or column, from where they are seen
     * @return the rule
     * @throws IllegalArgumentException if the digit is less than 1, there is no cell, or one is listed twice
     */
    public static HiddenSkyscraper of(int digit, List<Cell> line) {
        return new HiddenSkyscraper(digit, line);
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        DigitValues values = layout.values();
        boolean canBeEqual = !isInOneHouse(cells());
        Automaton heights = Automaton.<Integer>of(
                side,
                GROUND,
                (height, number) -> {
                    int digit = values.of(number);
                    if (height == DONE || digit > height) {
                        return height == DONE ? height : Integer.valueOf(digit);
                    }
                    return digit == clue() && (digit < height || canBeEqual) ? Integer.valueOf(DONE) : null;
                },
                height -> height == DONE);
        return List.of(Sums.requirePossible(this, Sequence.of(numbers(cells(), side), heights), values));
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        int known = known(digits);
        int height = GROUND;
        for (int i = 0; i < known; i++) {
            if (digits[i] <= height) {
                if (digits[i] != clue()) {
                    found.accept(broken(digits[i], "hides " + digits[i] + " first"));
                }
                return;
            }
            height = digits[i];
        }
        if (known == digits.length) {
            found.accept(broken("hides none"));
        }
    }

    @Override
    Shape.ClueStyle style() {
        return Shape.ClueStyle.HIDDEN_SKYSCRAPER;
    }
}
