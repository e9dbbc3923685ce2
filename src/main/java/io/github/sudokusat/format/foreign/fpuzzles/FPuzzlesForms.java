package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.foreign.draft.OutsideCell;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.rule.cage.Contains;
import io.github.sudokusat.rule.cage.Different;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.outside.LittleKiller;
import io.github.sudokusat.rule.outside.OutsideClue;
import io.github.sudokusat.rule.outside.Sandwich;
import io.github.sudokusat.rule.outside.Skyscraper;
import io.github.sudokusat.rule.outside.XSum;
import io.github.sudokusat.rule.pair.Clone;
import io.github.sudokusat.rule.pair.Extremum;
import io.github.sudokusat.rule.pair.PairMark;
import io.github.sudokusat.rule.whole.Indexing;
import io.github.sudokusat.rule.whole.Parity;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** The forms of rules as entries of the lists in f-puzzles files. */
public final class FPuzzlesForms {

    /** How the rules of a class are written on a grid of a side; no entry if a rule has no form. */
    private record Form<R extends Rule>(Class<R> type, BiFunction<R, Integer, List<FPuzzlesEntry>> entries) {

        List<FPuzzlesEntry> of(Rule rule, int side) {
            return type.isInstance(rule) ? entries.apply(type.cast(rule), side) : List.of();
        }
    }

    private static final FPuzzlesForms ALL = new FPuzzlesForms();

    static {
        ALL.one(
                Killer.class,
                rule -> FPuzzlesEntry.ofCells("killercage", rule.cells(), value(rule.sum(), Killer.NO_SUM)));
        ALL.one(Different.class, rule -> FPuzzlesEntry.ofCells("extraregion", rule.cells(), ""));
        ALL.one(Clone.class, FPuzzlesForms::clone);
        ALL.any(Contains.class, (rule, side) -> quadruple(rule));
        ALL.one(Indexing.class, rule -> FPuzzlesEntry.ofCells(rule.kind().word() + "indexer", rule.cells(), ""));
        ALL.any(PairMark.class, (rule, side) -> mark(rule));
        ALL.one(
                Extremum.class,
                rule -> FPuzzlesEntry.ofCell(
                        rule.isMinimum() ? "minimum" : "maximum", rule.cells().get(0)));
        ALL.any(
                Parity.class,
                (rule, side) -> rule.cells().stream()
                        .map(cell -> FPuzzlesEntry.ofCell(rule.isOdd() ? "odd" : "even", cell))
                        .toList());
        ALL.any(Sandwich.class, (rule, side) -> clue("sandwichsum", rule, side));
        ALL.any(XSum.class, (rule, side) -> clue("xsum", rule, side));
        ALL.any(Skyscraper.class, (rule, side) -> clue("skyscraper", rule, side));
        ALL.any(LittleKiller.class, FPuzzlesForms::littleKiller);
        FPuzzlesLineForms.addTo(ALL);
    }

    private final List<Form<?>> forms = new ArrayList<>();

    private FPuzzlesForms() {}

    /** The entries that state a rule; none if it has no form. */
    public static List<FPuzzlesEntry> of(Rule rule, int side) {
        for (Form<?> form : ALL.forms) {
            List<FPuzzlesEntry> entries = form.of(rule, side);
            if (!entries.isEmpty()) {
                return entries;
            }
        }
        return List.of();
    }

    <R extends Rule> void any(Class<R> type, BiFunction<R, Integer, List<FPuzzlesEntry>> entries) {
        forms.add(new Form<>(type, entries));
    }

    <R extends Rule> void one(Class<R> type, Function<R, FPuzzlesEntry> entry) {
        any(type, (rule, side) -> List.of(entry.apply(rule)));
    }

    /** A number as text; empty if it is the usual one. */
    static String value(int number, int usual) {
        return number == usual ? "" : Integer.toString(number);
    }

    private static FPuzzlesEntry clone(Clone rule) {
        List<Cell> cells = rule.cells();
        return new FPuzzlesEntry(
                "clone",
                json -> json.put("cells", FPuzzlesEntry.names(cells.subList(0, rule.size())))
                        .put("cloneCells", FPuzzlesEntry.names(cells.subList(rule.size(), cells.size()))));
    }

    private static List<FPuzzlesEntry> quadruple(Contains rule) {
        if (rule.kind() == Contains.Kind.EXACTLY) {
            return List.of();
        }
        return List.of(new FPuzzlesEntry(
                "quadruple",
                json -> json.put("cells", FPuzzlesEntry.names(rule.cells())).putNumbers("values", rule.digits())));
    }

    private static List<FPuzzlesEntry> mark(PairMark rule) {
        return switch (rule.kind()) {
            case DIFFERENCE -> mark("difference", rule, value(rule.value(), FPuzzlesPairs.DIFFERENCE));
            case RATIO -> mark("ratio", rule, value(rule.value(), FPuzzlesPairs.RATIO));
            case SUM ->
                !rule.hasValue()
                        ? mark("xv", rule, "")
                        : rule.value() == FPuzzlesPairs.V
                                ? mark("xv", rule, "V")
                                : rule.value() == FPuzzlesPairs.X ? mark("xv", rule, "X") : List.of();
        };
    }

    private static List<FPuzzlesEntry> mark(String key, PairMark rule, String value) {
        return List.of(FPuzzlesEntry.ofCells(key, rule.cells(), value));
    }

    private static List<FPuzzlesEntry> clue(String key, OutsideClue rule, int side) {
        return OutsideCell.before(rule.cells(), side)
                .map(cell -> List.of(FPuzzlesEntry.ofClue(key, cell, rule.clue())))
                .orElse(List.of());
    }

    private static List<FPuzzlesEntry> littleKiller(LittleKiller rule, int side) {
        for (FPuzzlesDirection direction : FPuzzlesDirection.values()) {
            if (direction.diagonal() == rule.direction()) {
                return OutsideCell.before(rule.first(), direction.rows(), direction.columns(), side)
                        .map(cell -> List.of(
                                new FPuzzlesEntry("littlekillersum", json -> write(rule, cell, direction, json))))
                        .orElse(List.of());
            }
        }
        return List.of();
    }

    private static void write(LittleKiller rule, OutsideCell cell, FPuzzlesDirection direction, JsonObject json) {
        json.put("cell", cell.toString())
                .put("direction", direction.toString())
                .put("value", Integer.toString(rule.sum()));
    }
}
