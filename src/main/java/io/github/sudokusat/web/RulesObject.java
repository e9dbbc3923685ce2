package io.github.sudokusat.web;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.format.svg.SvgRules;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.text.JsonObject;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;

/** The rules of a layout beyond rows, columns and boxes, and how they are drawn. */
final class RulesObject {

    private RulesObject() {}

    /** Writes {@code rules}, an object for each in the order of the layout's text, and {@code drawing}. */
    static void write(Layout layout, JsonObject json) {
        List<Consumer<JsonObject>> rules = new ArrayList<>();
        LayoutText.digits(layout).ifPresent(digits -> rules.add(rule -> rule.put("name", digits)));
        for (Variant variant : layout.variants()) {
            rules.add(rule -> rule.put("name", variant.text()));
        }
        for (House house : layout.addedHouses()) {
            rules.add(rule ->
                    rule.put("name", house.toString()).putNumbers("cells", Cells.numbers(layout, house.cells())));
        }
        for (Rule added : layout.addedRules()) {
            if (!(added instanceof NamedRule)) {
                rules.add(rule -> rule.put("name", added.name()));
            }
        }
        for (StatedRule stated : layout.statedRules()) {
            rules.add(rule -> write(stated, layout, rule));
        }
        Iterator<String> texts = LayoutText.describe(layout).listIterator(1);
        json.put("rules", rules, (writer, rule) -> {
                    writer.accept(rule);
                    rule.put("text", texts.next());
                })
                .putObject("drawing", drawing -> drawing(layout, drawing));
    }

    private static void write(StatedRule stated, Layout layout, JsonObject json) {
        NamedRule rule = stated.rule();
        json.put("name", stated.name())
                .put("label", rule.label())
                .putNumbers("cells", Cells.numbers(layout, rule.cells()))
                .put("drawn", place(rule.shapes(layout)));
    }

    /** Where a rule is drawn: in its cells, outside the grid, or nowhere. */
    private static String place(List<Shape> shapes) {
        if (shapes.isEmpty()) {
            return "no";
        }
        return shapes.stream().allMatch(Shape.Outside.class::isInstance) ? "outside" : "cells";
    }

    private static void drawing(Layout layout, JsonObject json) {
        SvgRules drawn = SvgRules.of(layout);
        json.put("below", drawn.below())
                .put("above", drawn.above())
                .put("margin", drawn.margin())
                .putNumbers("labelled", Cells.numbers(layout, drawn.labelledCells()))
                .put("diagonals", drawn.hasDiagonals())
                .putNumbers("shaded", Cells.numbers(layout, drawn.shadedCells()));
    }
}
