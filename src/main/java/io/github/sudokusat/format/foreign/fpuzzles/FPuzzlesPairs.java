package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.Refusal;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.rule.pair.Extremum;
import io.github.sudokusat.rule.pair.OnlyMarked;
import io.github.sudokusat.rule.pair.PairMark;
import io.github.sudokusat.rule.pair.PairMark.Kind;
import io.github.sudokusat.rule.whole.Parity;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.Percent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The keys of f-puzzles files that are marks on cells and between two cells, and those that say that all such pairs are marked. */
public final class FPuzzlesPairs {

    static final int DIFFERENCE = 1;
    static final int RATIO = 2;
    static final int V = 5;
    static final int X = 10;

    private FPuzzlesPairs() {}

    static void addTo(FPuzzlesKeys keys) {
        keys.one("difference", item -> mark(Kind.DIFFERENCE, DIFFERENCE, item));
        keys.one("ratio", item -> mark(Kind.RATIO, RATIO, item));
        keys.one("xv", FPuzzlesPairs::xv);
        keys.one("odd", item -> Parity.odd(List.of(item.cell())));
        keys.one("even", item -> Parity.even(List.of(item.cell())));
        keys.one("minimum", item -> Extremum.minimum(item.cell()));
        keys.one("maximum", item -> Extremum.maximum(item.cell()));
    }

    private static PairMark mark(Kind kind, int standard, FPuzzlesItem item) {
        List<Cell> cells = pair(item);
        return PairMark.of(kind, item.number("a number").orElse(standard), cells.get(0), cells.get(1));
    }

    private static List<Cell> pair(FPuzzlesItem item) {
        List<Cell> cells = item.cells("cells");
        if (cells.size() != 2) {
            throw item.place().error(cells.size() + " cells", "a mark between two cells");
        }
        return cells;
    }

    private static PairMark xv(FPuzzlesItem item) {
        List<Cell> cells = pair(item);
        return switch (Percent.withoutBlanks(item.value())) {
            case "" -> PairMark.drawn(cells.get(0), cells.get(1));
            case "V", "v" -> PairMark.sum(V, cells.get(0), cells.get(1));
            case "X", "x" -> PairMark.sum(X, cells.get(0), cells.get(1));
            default -> throw item.wrongValue("X or V");
        };
    }

    /** Adds what unmarked pairs may not be; the ratios are those of the marks. */
    static void addNegatives(
            Place place, String kind, Map<String, JsonValue> fields, Origin origin, PuzzleDraft draft) {
        switch (kind) {
            case "ratio" ->
                ratios(fields, origin, draft.side())
                        .forEach(ratio -> draft.add(place, OnlyMarked.of(Kind.RATIO, ratio)));
            case "xv" -> {
                draft.add(place, OnlyMarked.of(Kind.SUM, V));
                draft.add(place, OnlyMarked.of(Kind.SUM, X));
            }
            default -> throw Refusal.unknownConstraints(place, List.of("negative " + kind));
        }
    }

    private static Set<Integer> ratios(Map<String, JsonValue> fields, Origin origin, int side) {
        Set<Integer> ratios = new TreeSet<>();
        JsonValue marks = fields.get("ratio");
        if (marks != null && marks.kind() == JsonValue.Kind.ARRAY) {
            FPuzzlesItem.of(origin, marks, side)
                    .forEach(item -> ratios.add(item.number("a number").orElse(RATIO)));
        }
        if (ratios.isEmpty()) {
            ratios.add(RATIO);
        }
        return ratios;
    }

    /** The rule that unmarked neighbours are not consecutive. */
    public static Rule nonconsecutive() {
        return OnlyMarked.of(Kind.DIFFERENCE, DIFFERENCE);
    }
}
