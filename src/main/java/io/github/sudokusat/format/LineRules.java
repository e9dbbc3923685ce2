package io.github.sudokusat.format;

import io.github.sudokusat.grid.Cell;
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
import io.github.sudokusat.rule.line.SumLine;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.rule.line.Whispers;
import io.github.sudokusat.rule.line.Zipper;
import java.util.List;

/** Reads rules about lines. */
final class LineRules {

    private static final String CELLS = "CELLS";

    private static final int GREATEST_MODULUS = 999;

    private LineRules() {}

    static RuleTable table() {
        return new RuleTable(RuleForm.Group.LINES, "")
                .add("thermo", CELLS, "r9c4 r8c3 r7c3", words -> Thermometer.of(line(words)))
                .add("slow-thermo", CELLS, "r9c4 r8c3 r7c2", words -> Thermometer.slow(line(words)))
                .add("arrow", "CELLS = CELLS", "r1c1 = r1c2 r2c3 r2c4", LineRules::arrow)
                .add("double-arrow", CELLS, "r1c4-r1c7", words -> DoubleArrow.of(RuleText.atLeast(3, words)))
                .add("zipper", CELLS, "r1c1-r1c5", words -> Zipper.of(RuleText.atLeast(3, words)))
                .add("region-sum", CELLS, "r1c2-r1c5", words -> RegionSum.of(line(words)))
                .add("sum-line", "SUM CELLS", "10 r9c1-r9c5", LineRules::sumLine)
                .add("whispers", "[DIFFERENCE] CELLS", "r1c1-r1c3", LineRules::whispers)
                .add("renban", CELLS, "r1c1-r1c3", words -> Renban.of(line(words)))
                .add("nabner", CELLS, "r1c1-r1c3", words -> Nabner.of(line(words)))
                .add("palindrome", CELLS, "r1c1-r1c5", words -> Palindrome.of(line(words)))
                .add("between", CELLS, "r1c1-r1c4", words -> Between.of(line(words)))
                .add("lockout", "[DIFFERENCE] CELLS", "4 r1c1-r1c4", LineRules::lockout)
                .add("entropic", CELLS, "r1c1-r1c5", words -> Entropic.of(line(words)))
                .add("modular", "MODULUS CELLS", "3 r1c1-r1c5", LineRules::modular);
    }

    private static List<Cell> line(RuleWords words) {
        return RuleText.atLeast(2, words);
    }

    private static Arrow arrow(RuleWords words) {
        List<Cell> circle = words.cells();
        if (circle.size() > Arrow.MAX_CIRCLE || !words.skip("=")) {
            throw words.wrong("= after the one to three cells of the circle");
        }
        return Arrow.of(circle, words.cellsOtherThan(circle));
    }

    private static SumLine sumLine(RuleWords words) {
        return SumLine.of(words.number("the sum", words.values().least(), SumLine.MAX_SUM), words.cells());
    }

    private static Whispers whispers(RuleWords words) {
        return Whispers.of(difference(words, (words.side() + 1) / 2), line(words));
    }

    private static Lockout lockout(RuleWords words) {
        return Lockout.of(difference(words, Lockout.DEFAULT_DIFFERENCE), line(words));
    }

    private static Modular modular(RuleWords words) {
        return Modular.of(words.number("the modulus", 2, GREATEST_MODULUS), line(words));
    }

    private static int difference(RuleWords words, int usual) {
        return words.isNumber() ? words.number("the least difference", 1, Math.max(1, words.side() - 1)) : usual;
    }
}
