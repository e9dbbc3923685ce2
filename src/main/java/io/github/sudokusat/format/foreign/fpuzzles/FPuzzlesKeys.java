package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.text.JsonValue;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The keys of f-puzzles files whose values are constraints, gathered by their names. */
public final class FPuzzlesKeys {

    /** Reads the value of a key. */
    @FunctionalInterface
    interface Reader {

        void read(Origin origin, JsonValue value, PuzzleDraft draft);
    }

    private static final FPuzzlesKeys ALL = new FPuzzlesKeys();

    static {
        FPuzzlesCages.addTo(ALL);
        FPuzzlesLines.addTo(ALL);
        FPuzzlesPairs.addTo(ALL);
        FPuzzlesOutside.addTo(ALL);
        FPuzzlesFlags.addTo(ALL);
    }

    private final Map<String, Reader> readers = new HashMap<>();

    private FPuzzlesKeys() {}

    /** The reader of a key; null if the key is not known. */
    static @Nullable Reader reader(String key) {
        return ALL.readers.get(key);
    }

    void put(String key, Reader reader) {
        readers.put(key, reader);
    }

    /** Adds a key with a list of constraints, each of which is any number of rules. */
    void many(String key, Function<FPuzzlesItem, ? extends List<? extends Rule>> rules) {
        put(key, (origin, value, draft) -> {
            for (FPuzzlesItem item : FPuzzlesItem.of(origin, value, draft.side())) {
                item.place().make(key, () -> rules.apply(item)).forEach(rule -> draft.add(item.place(), rule));
            }
        });
    }

    /** Adds a key with a list of constraints, each of which is one rule. */
    void one(String key, Function<FPuzzlesItem, Rule> rule) {
        many(key, item -> List.of(rule.apply(item)));
    }

    /** Adds a key with a list of lines. */
    void lines(String key, Function<List<Cell>, Rule> rule) {
        lines(key, (item, cells) -> rule.apply(cells));
    }

    /** Adds a key with a list of lines whose rules depend on the value. */
    void lines(String key, BiFunction<FPuzzlesItem, List<Cell>, Rule> rule) {
        many(
                key,
                item -> item.lines().stream()
                        .map(cells -> rule.apply(item, cells))
                        .toList());
    }
}
