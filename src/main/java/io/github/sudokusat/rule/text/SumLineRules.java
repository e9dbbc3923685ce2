package io.github.sudokusat.rule.text;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.line.Arrow;
import io.github.sudokusat.rule.line.DoubleArrow;
import io.github.sudokusat.rule.line.RegionSum;
import io.github.sudokusat.rule.line.SumLine;
import io.github.sudokusat.rule.line.Zipper;
import java.util.List;
import java.util.Map;

/** Reads rules about the sums of lines. */
final class SumLineRules {

    private SumLineRules() {}

    static void addTo(Map<String, RuleText.Reader> readers) {
        readers.put("arrow", SumLineRules::arrow);
        readers.put("double-arrow", words -> DoubleArrow.of(RuleText.atLeast(3, words)));
        readers.put("region-sum", words -> RegionSum.of(RuleText.atLeast(2, words)));
        readers.put("sum-line", words -> SumLine.of(words.number("the sum", 1, SumLine.MAX_SUM), words.cells()));
        readers.put("zipper", words -> Zipper.of(RuleText.atLeast(3, words)));
    }

    private static Arrow arrow(RuleWords words) {
        List<Cell> circle = words.cells();
        if (circle.size() > Arrow.MAX_CIRCLE || !words.skip("=")) {
            throw words.wrong("= after the one to three cells of the circle");
        }
        return Arrow.of(circle, words.cells());
    }
}
