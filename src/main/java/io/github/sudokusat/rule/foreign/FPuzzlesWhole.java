package io.github.sudokusat.rule.foreign;

import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.rule.foreign.PuzzleDraft.LongDiagonal;
import io.github.sudokusat.text.JsonValue.Kind;
import java.util.function.BiConsumer;

/** The keys of f-puzzles files that are about the whole grid; their value is true or false. */
final class FPuzzlesWhole {

    private FPuzzlesWhole() {}

    static void addTo(FPuzzlesKeys keys) {
        flag(keys, "diagonal+", (place, draft) -> draft.add(LongDiagonal.UP));
        flag(keys, "diagonal-", (place, draft) -> draft.add(LongDiagonal.DOWN));
        flag(keys, "antiknight", (place, draft) -> draft.add(place, Variant.ANTI_KNIGHT));
        flag(keys, "antiking", (place, draft) -> draft.add(place, Variant.ANTI_KING));
        flag(keys, "disjointgroups", (place, draft) -> draft.add(place, Variant.DISJOINT_GROUPS));
        flag(keys, "nonconsecutive", (place, draft) -> draft.add(place, FPuzzlesPairs.nonconsecutive()));
    }

    private static void flag(FPuzzlesKeys keys, String key, BiConsumer<Place, PuzzleDraft> rule) {
        keys.put(key, (origin, value, draft) -> {
            if (value.kind() != Kind.TRUE && value.kind() != Kind.FALSE) {
                throw value.wrong("true or false");
            }
            if (value.kind() == Kind.TRUE) {
                rule.accept(origin.place(value.index()), draft);
            }
        });
    }
}
