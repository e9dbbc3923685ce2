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
import org.jspecify.annotations.Nullable;

/**
 * Skyscrapers: digits are the heights of buildings, and the clue says how many can be seen from the beginning of the line.
 *
 * <p>A building is seen if all before it are lower; equal ones hide each other. Text: {@code skyscraper 3 left1}, which 4 2 6 1 3 9 5 7 8 fulfil:
 * 4, 6 and 9 are seen.
 */
public final class Skyscraper extends OutsideClue {

    private Skyscraper(int visible, List<Cell> line) {
        super("skyscraper", "skyscraper", requireAtLeast(1, visible), line);
    }

    /**
     * Skyscrapers.
     *
     * @param visible how many are seen, 1 or more
     * @param line the cells, usually those of a row or column, from where they are seen
     * @return the rule
     * @throws IllegalArgumentException if the number is less than 1, there is no cell, or one is listed twice
     */
    public static Skyscraper of(int visible, List<Cell> line) {
        return new Skyscraper(visible, line);
    }

    /** How many buildings have been seen, the highest of them being so high. */
    private record View(int seen, int height) {

        View after(int digit) {
            return digit > height ? new View(seen + 1, digit) : this;
        }
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        DigitValues values = layout.values();
        boolean hasEveryDigit = isWholeHouse(side);
        Automaton views = Automaton.<View>of(
                side,
                new View(0, 0),
                (view, digit) -> next(view, values.of(digit)),
                view -> view.seen() == clue() && (view.height() == values.greatest() || !hasEveryDigit));
        return List.of(Sums.requirePossible(this, Sequence.of(numbers(cells(), side), views), values));
    }

    private @Nullable View next(View view, int height) {
        return view.seen() == clue() && height > view.height() ? null : view.after(height);
    }

    @Override
    protected void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        int known = known(digits);
        int seen = 0;
        int height = 0;
        for (int i = 0; i < known; i++) {
            seen += digits[i] > height ? 1 : 0;
            height = Math.max(height, digits[i]);
        }
        boolean isFinal = known == digits.length || height == values.greatest();
        if (seen > clue() || (isFinal && seen < clue())) {
            found.accept(broken(seen, "shows " + seen + (isFinal ? "" : " or more")));
        }
    }

    @Override
    Shape.ClueStyle style() {
        return Shape.ClueStyle.SKYSCRAPER;
    }
}
