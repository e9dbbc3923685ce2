package io.github.sudokusat.answer;

import io.github.sudokusat.logic.Level;
import java.util.function.Function;

/**
 * The levels from one to another, as the value of an option or a key: {@code hard}, {@code medium..hard}, {@code hard..} or {@code ..medium}.
 *
 * @param lowest the first
 * @param highest the last
 */
public record LevelRange(Level lowest, Level highest) {

    /**
     * Reads a range.
     *
     * @param name the name of the option or key, for messages
     * @param text the value
     * @param named gives the level of a name, or throws for one that is unknown; it gets an empty name if the range has neither end
     * @throws IllegalArgumentException if the first level is above the last
     */
    public static LevelRange parse(String name, String text, Function<String, Level> named) {
        RangeEnds ends = RangeEnds.of(text);
        boolean isEmpty = ends.first().isEmpty() && ends.last().isEmpty();
        Level lowest = ends.first().isEmpty() && !isEmpty ? Level.EASY : named.apply(ends.first());
        Level highest = ends.last().isEmpty() && !isEmpty ? Level.EXTREME : named.apply(ends.last());
        if (lowest.compareTo(highest) > 0) {
            throw new IllegalArgumentException(name + " must be a range that ascends, but is \"" + text + "\"");
        }
        return new LevelRange(lowest, highest);
    }
}
