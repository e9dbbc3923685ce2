package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.rule.line.Arrow;
import io.github.sudokusat.rule.line.Between;
import io.github.sudokusat.rule.line.DoubleArrow;
import io.github.sudokusat.rule.line.Entropic;
import io.github.sudokusat.rule.line.Lockout;
import io.github.sudokusat.rule.line.Modular;
import io.github.sudokusat.rule.line.Nabner;
import io.github.sudokusat.rule.line.Palindrome;
import io.github.sudokusat.rule.line.RegionSum;
import io.github.sudokusat.rule.line.Renban;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.rule.line.Whispers;
import io.github.sudokusat.rule.line.Zipper;
import java.util.ArrayList;
import java.util.List;

/** The forms of rules about lines in f-puzzles files. */
public final class FPuzzlesLineForms {

    private FPuzzlesLineForms() {}

    static void addTo(FPuzzlesForms forms) {
        forms.one(
                Thermometer.class,
                rule -> FPuzzlesEntry.ofLine(rule.isSlow() ? "slowthermometer" : "thermometer", rule.cells()));
        line(forms, "betweenline", Between.class);
        line(forms, "renban", Renban.class);
        line(forms, "palindrome", Palindrome.class);
        line(forms, "regionsumline", RegionSum.class);
        line(forms, "entropicline", Entropic.class);
        line(forms, "nabner", Nabner.class);
        line(forms, "doublearrow", DoubleArrow.class);
        line(forms, "zipperline", Zipper.class);
        forms.any(
                Modular.class,
                (rule, side) -> rule.modulus() == FPuzzlesLines.MODULUS
                        ? List.of(FPuzzlesEntry.ofLine("modularline", rule.cells()))
                        : List.of());
        forms.any(
                Lockout.class,
                (rule, side) -> rule.difference() == Lockout.DEFAULT_DIFFERENCE
                        ? List.of(FPuzzlesEntry.ofLine("lockout", rule.cells()))
                        : List.of());
        forms.any(
                Whispers.class,
                (rule, side) -> List.of(new FPuzzlesEntry("whispers", json -> {
                    json.putLists("lines", List.of(FPuzzlesEntry.names(rule.cells())));
                    String value = FPuzzlesForms.value(rule.difference(), FPuzzlesLines.usualWhisper(side));
                    if (!value.isEmpty()) {
                        json.put("value", value);
                    }
                })));
        forms.one(Arrow.class, FPuzzlesLineForms::arrow);
    }

    private static <R extends NamedRule> void line(FPuzzlesForms forms, String key, Class<R> type) {
        forms.one(type, rule -> FPuzzlesEntry.ofLine(key, rule.cells()));
    }

    /** An arrow, whose line begins in the nearest cell of the circle. */
    private static FPuzzlesEntry arrow(Arrow rule) {
        List<Cell> line = new ArrayList<>(rule.line());
        line.add(0, nearest(rule.line().get(0), rule.circle()));
        return new FPuzzlesEntry(
                "arrow",
                json -> json.put("cells", FPuzzlesEntry.names(rule.circle()))
                        .putLists("lines", List.of(FPuzzlesEntry.names(line))));
    }

    private static Cell nearest(Cell cell, List<Cell> circle) {
        Cell nearest = circle.get(0);
        for (Cell next : circle) {
            if (distance(cell, next) < distance(cell, nearest)) {
                nearest = next;
            }
        }
        return nearest;
    }

    private static int distance(Cell one, Cell other) {
        return Math.max(Math.abs(one.row() - other.row()), Math.abs(one.column() - other.column()));
    }
}
