package io.github.sudokusat.rule.text;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.pair.Clone;
import io.github.sudokusat.rule.pair.Extremum;
import io.github.sudokusat.rule.pair.Greater;
import io.github.sudokusat.rule.pair.OnlyMarked;
import io.github.sudokusat.rule.pair.PairMark;
import java.util.List;
import java.util.Map;

/** Reads rules about marks on cells and between them. */
final class PairRules {

    private static final int GREATEST_VALUE = 999;

    private PairRules() {}

    static void addTo(Map<String, RuleText.Reader> readers) {
        readers.put("clone", PairRules::clone);
        readers.put("difference", words -> mark(PairMark.Kind.DIFFERENCE, 1, words));
        readers.put("greater", PairRules::greater);
        readers.put("maximum", words -> Extremum.maximum(words.cell()));
        readers.put("minimum", words -> Extremum.minimum(words.cell()));
        readers.put("only-marked", PairRules::onlyMarked);
        readers.put("pair-sum", PairRules::pairSum);
        readers.put("ratio", words -> mark(PairMark.Kind.RATIO, 2, words));
    }

    private static Clone clone(RuleWords words) {
        List<Cell> one = words.cells();
        if (!words.skip("=")) {
            throw words.wrong("\"=\" and the cells that have the same digits");
        }
        List<Cell> other = words.cells();
        if (one.size() != other.size()) {
            throw words.wrong(one.size() + " cells after \"=\", not " + other.size());
        }
        return Clone.of(one, other);
    }

    private static Greater greater(RuleWords words) {
        List<Cell> cells = twoCells(words);
        return Greater.of(cells.get(0), cells.get(1));
    }

    private static PairMark mark(PairMark.Kind kind, int usual, RuleWords words) {
        int value = words.isNumber() ? value(kind, words) : usual;
        List<Cell> cells = twoCells(words);
        return PairMark.of(kind, value, cells.get(0), cells.get(1));
    }

    private static PairMark pairSum(RuleWords words) {
        if (words.isNumber()) {
            return mark(PairMark.Kind.SUM, 0, words);
        }
        List<Cell> cells = twoCells(words);
        return PairMark.drawn(cells.get(0), cells.get(1));
    }

    private static int value(PairMark.Kind kind, RuleWords words) {
        return words.number("the number of the mark", kind.least(), GREATEST_VALUE);
    }

    private static List<Cell> twoCells(RuleWords words) {
        Cell one = words.cell();
        return List.of(one, words.cellOtherThan(one));
    }

    private static OnlyMarked onlyMarked(RuleWords words) {
        for (PairMark.Kind kind : PairMark.Kind.values()) {
            if (words.skip(kind.word())) {
                boolean isSum = kind == PairMark.Kind.SUM;
                int usual = kind.least() + 1;
                return OnlyMarked.of(kind, isSum || words.isNumber() ? value(kind, words) : usual);
            }
        }
        throw words.wrong("\"difference\", \"ratio\" or \"pair-sum\"");
    }
}
