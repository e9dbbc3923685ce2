package io.github.sudokusat.answer.request;

import io.github.sudokusat.logic.Level;
import io.github.sudokusat.text.Listing;
import io.github.sudokusat.text.Quote;
import io.github.sudokusat.text.Suggestions;
import java.util.ArrayList;
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
        String wanted = name.toLowerCase(Locale.ROOT);
        List<String> names = new ArrayList<>();
        for (Level level : Level.values()) {
            if (level.text().equals(wanted)) {
                return level;
            }
            names.add(level.text());
        }
        String expected = Listing.or(names);
        String message = values.name(key) + " must be " + expected + ", but is \"" + Quote.printable(name) + "\"";
        throw values.wrong(key, text, expected, message + Suggestions.ask(name, names));
    }
}
