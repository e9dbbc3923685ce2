package io.github.sudokusat.web;

import io.github.sudokusat.answer.request.EngineChoice;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.text.ConstantName;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** {@code layout}: a layout as data, from which the page draws the grid and marks peers and conflicts itself. */
final class LayoutAnswer {

    private LayoutAnswer() {}

    static void write(Request request, JsonObject json) {
        write(GameText.layout(request), json);
    }

    /** Writes the answer about a layout. */
    static void write(Layout layout, JsonObject json) {
        json.put("result", "layout")
                .put("layout", GameText.text(layout))
                .put("side", layout.side())
                .put("rows", layout.rows())
                .put("columns", layout.columns())
                .put("symbols", symbols(layout))
                .put("houses", layout.houses(), (house, inner) -> house(house, layout, inner))
                .putNumbers("regions", regions(layout))
                .putRows("pairs", pairs(layout));
        RulesObject.write(layout, json);
        json.put("engines", Engines.ALL, (choice, engine) -> engine(choice, layout, engine))
                .putObject("counts", counts -> counts(layout, counts))
                .put("logic", LogicSolver.supports(layout))
                .put("canonical", CanonicalForm.supports(layout));
        layout.boxShape()
                .ifPresent(shape -> json.putObject(
                        "box", box -> box.put("rows", shape.rows()).put("columns", shape.columns())));
    }

    private static List<String> symbols(Layout layout) {
        DigitSymbols symbols = DigitSymbols.of(TextOptions.DEFAULT_ALPHABET, layout);
        List<String> texts = new ArrayList<>();
        for (int digit = 1; digit <= layout.side(); digit++) {
            texts.add(symbols.text(digit));
        }
        return texts;
    }

    private static int[] regions(Layout layout) {
        int[] regions = layout.regionOfCells();
        return Arrays.stream(layout.cells()).map(cell -> regions[cell]).toArray();
    }

    private static void house(House house, Layout layout, JsonObject json) {
        json.put("name", house.toString())
                .put("kind", ConstantName.of(house.kind()))
                .put("number", house.number())
                .putNumbers("cells", Cells.numbers(layout, house.cells()));
    }

    /** The pairs of cells that must differ although no house has both. */
    private static List<int[]> pairs(Layout layout) {
        List<int[]> pairs = new ArrayList<>();
        for (MustDiffer rule : layout.mustDifferRules()) {
            for (int i = 0; i < rule.size(); i++) {
                int first = Math.min(rule.first(i), rule.second(i));
                int second = Math.max(rule.first(i), rule.second(i));
                if (!layout.shareHouse(first, second)) {
                    pairs.add(Cells.numbers(layout, first, second));
                }
            }
        }
        return pairs;
    }

    private static void engine(EngineChoice choice, Layout layout, JsonObject json) {
        Engine engine = choice.engine();
        boolean isSupported = engine.supports(layout);
        json.put("name", choice.text()).put("supported", isSupported);
        if (!isSupported) {
            json.put("why", Engines.refusal(engine, layout));
        }
    }

    private static void counts(Layout layout, JsonObject json) {
        boolean isPlanned = Engines.countsByTables(layout);
        json.put("tables", isPlanned);
        if (!isPlanned) {
            json.put(
                    "why",
                    "solutions of this layout are counted one by one, which is exact but does not end within a lifetime if there are too many");
        }
    }
}
