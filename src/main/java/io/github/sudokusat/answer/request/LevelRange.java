package io.github.sudokusat.answer.request;

import io.github.sudokusat.logic.Level;
import io.github.sudokusat.text.Listing;
import io.github.sudokusat.text.Quote;
import io.github.sudokusat.text.Suggestions;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The levels from one to another, as a value: {@code hard}, {@code medium..hard}, {@code hard..} or {@code ..medium}.
 *
 * @param lowest the first
 * @param highest the last
 */
record LevelRange(Level lowest, Level highest) {

    /** The range that is the value of a key; null if the request does not have it. */
    static @Nullable LevelRange of(RequestValues values, String key) {
        String text = values.find(key);
        if (text == null) {
            return null;
        }
        RangeEnds ends = RangeEnds.of(text);
        boolean isEmpty = ends.first().isEmpty() && ends.last().isEmpty();
        Level lowest = ends.first().isEmpty() && !isEmpty ? Level.EASY : level(values, key, ends.first(), text);
        Level highest = ends.last().isEmpty() && !isEmpty ? Level.EXTREME : level(values, key, ends.last(), text);
        if (lowest.compareTo(highest) > 0) {
            throw values.mustBe(key, text, "a range that ascends", "");
        }
        return new LevelRange(lowest, highest);
    }

    private static Level level(RequestValues values, String key, String name, String text) {
        return Level.named(name.toLowerCase(Locale.ROOT)).orElseThrow(() -> wrong(values, key, name, text));
    }

    private static RuntimeException wrong(RequestValues values, String key, String name, String text) {
        List<String> names = Arrays.stream(Level.values()).map(Level::text).toList();
        String expected = Listing.or(names);
        String message = values.name(key) + " must be " + expected + ", but is \"" + Quote.printable(name) + "\"";
        return values.wrong(key, text, expected, message + Suggestions.ask(name, names));
    }
}
