package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft.LongDiagonal;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.rule.pair.OnlyMarked;
import io.github.sudokusat.rule.pair.PairMark;
import io.github.sudokusat.rule.pair.PairMark.Kind;
import io.github.sudokusat.rule.whole.Nonconsecutive;
import io.github.sudokusat.text.JsonObject;
import io.github.sudokusat.text.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;

/** The keys of an f-puzzles file that hold for the whole grid: diagonals, variants, and what unmarked pairs may not be. */
public final class FPuzzlesFlags {

    private final Layout layout;

    public FPuzzlesFlags(Layout layout) {
        this.layout = layout;
    }

    /** Adds the keys whose value is true or false. */
    static void addTo(FPuzzlesKeys keys) {
        read(keys, "diagonal+", (place, draft) -> draft.add(LongDiagonal.UP));
        read(keys, "diagonal-", (place, draft) -> draft.add(LongDiagonal.DOWN));
        read(keys, "antiknight", (place, draft) -> draft.add(place, Variant.ANTI_KNIGHT));
        read(keys, "antiking", (place, draft) -> draft.add(place, Variant.ANTI_KING));
        read(keys, "disjointgroups", (place, draft) -> draft.add(place, Variant.DISJOINT_GROUPS));
        read(keys, "nonconsecutive", (place, draft) -> draft.add(place, FPuzzlesPairs.nonconsecutive()));
    }

    private static void read(FPuzzlesKeys keys, String key, BiConsumer<Place, PuzzleDraft> rule) {
        keys.put(key, (origin, value, draft) -> {
            if (value.kind() != JsonValue.Kind.TRUE && value.kind() != JsonValue.Kind.FALSE) {
                throw value.wrong("true or false");
            }
            if (value.kind() == JsonValue.Kind.TRUE) {
                rule.accept(origin.place(value.index()), draft);
            }
        });
    }

    /** Whether a rule is stated by a key of the whole grid. */
    public boolean states(Rule rule) {
        if (rule instanceof OnlyMarked negative) {
            return switch (negative.kind()) {
                case DIFFERENCE -> negative.value() == FPuzzlesPairs.DIFFERENCE;
                case RATIO -> hasAllRatios();
                case SUM ->
                    has(Kind.SUM, FPuzzlesPairs.V)
                            && has(Kind.SUM, FPuzzlesPairs.X)
                            && (negative.value() == FPuzzlesPairs.V || negative.value() == FPuzzlesPairs.X);
            };
        }
        // A dot would lift the rule of f-puzzles but not this one.
        return rule instanceof Nonconsecutive
                && valuesOf(Kind.DIFFERENCE).isEmpty()
                && valuesOf(Kind.RATIO).isEmpty();
    }

    /** Whether a house is stated by a key of the whole grid. */
    public boolean states(House house) {
        return isDiagonal(house, LongDiagonal.UP) || isDiagonal(house, LongDiagonal.DOWN);
    }

    private boolean isDiagonal(House house, LongDiagonal diagonal) {
        House other = diagonal.house(layout.side());
        return house.toString().equals(other.toString()) && Arrays.equals(house.cells(), other.cells());
    }

    private boolean has(Kind kind, int value) {
        return layout.rules().contains(OnlyMarked.of(kind, value));
    }

    /** Whether the ratios that unmarked pairs may not have are those of the marks, or 2 if there is no mark. */
    private boolean hasAllRatios() {
        Set<Integer> negative = new TreeSet<>();
        for (Rule rule : layout.rules()) {
            if (rule instanceof OnlyMarked other && other.kind() == Kind.RATIO) {
                negative.add(other.value());
            }
        }
        Set<Integer> marked = valuesOf(Kind.RATIO);
        return negative.equals(marked.isEmpty() ? Set.of(FPuzzlesPairs.RATIO) : marked);
    }

    private Set<Integer> valuesOf(Kind kind) {
        Set<Integer> values = new TreeSet<>();
        for (Rule rule : layout.rules()) {
            if (rule instanceof PairMark mark && mark.kind() == kind) {
                values.add(mark.value());
            }
        }
        return values;
    }

    public void write(JsonObject json) {
        Set<Variant> variants = layout.variants();
        boolean hasBoth = variants.contains(Variant.DIAGONALS);
        flag(json, "diagonal+", hasBoth || has(LongDiagonal.UP));
        flag(json, "diagonal-", hasBoth || has(LongDiagonal.DOWN));
        flag(json, "antiknight", variants.contains(Variant.ANTI_KNIGHT));
        flag(json, "antiking", variants.contains(Variant.ANTI_KING));
        flag(json, "disjointgroups", variants.contains(Variant.DISJOINT_GROUPS));
        flag(
                json,
                "nonconsecutive",
                has(Kind.DIFFERENCE, FPuzzlesPairs.DIFFERENCE) || layout.rules().contains(Nonconsecutive.of()));
        List<String> negatives = new ArrayList<>();
        if (layout.rules().stream().anyMatch(rule -> rule instanceof OnlyMarked other && other.kind() == Kind.RATIO)) {
            negatives.add("ratio");
        }
        if (has(Kind.SUM, FPuzzlesPairs.V)) {
            negatives.add("xv");
        }
        if (!negatives.isEmpty()) {
            json.put("negative", negatives);
        }
    }

    private boolean has(LongDiagonal diagonal) {
        return layout.addedHouses().stream().anyMatch(house -> isDiagonal(house, diagonal));
    }

    private static void flag(JsonObject json, String key, boolean isSet) {
        if (isSet) {
            json.put(key, true);
        }
    }
}
