package io.github.sudokusat.format;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.pair.Clone;
import io.github.sudokusat.rule.pair.Extremum;
import io.github.sudokusat.rule.pair.Greater;
import io.github.sudokusat.rule.pair.OnlyMarked;
import io.github.sudokusat.rule.pair.PairMark;
import io.github.sudokusat.rule.whole.Indexing;
import io.github.sudokusat.rule.whole.Marks;
import io.github.sudokusat.rule.whole.OnlyIndex;
import io.github.sudokusat.rule.whole.Parity;
import java.util.ArrayList;
import java.util.List;

/** Reads rules about marks on cells and between them. */
final class MarkRules {

    private static final int GREATEST_VALUE = 999;

    private MarkRules() {}

    static RuleTable table() {
        return new RuleTable(RuleForm.Group.MARKS, "")
                .add("difference", "[NUMBER] CELL CELL", "r1c1 r1c2", words -> mark(PairMark.Kind.DIFFERENCE, 1, words))
                .add("ratio", "[NUMBER] CELL CELL", "r1c1 r1c2", words -> mark(PairMark.Kind.RATIO, 2, words))
                .add("pair-sum", "[SUM] CELL CELL", "10 r1c1 r1c2", MarkRules::pairSum)
                .add("only-marked", "difference|ratio|pair-sum [NUMBER]", "ratio 2", MarkRules::onlyMarked)
                .add("greater", "CELL CELL", "r1c1 r1c2", MarkRules::greater)
                .add("minimum", "CELL", "r5c5", words -> Extremum.minimum(words.cell()))
                .add("maximum", "CELL", "r5c5", words -> Extremum.maximum(words.cell()))
                .add("odd", "CELLS", "r1c1 r2c2", words -> Parity.odd(words.cells()))
                .add("even", "CELLS", "r1c1 r2c2", words -> Parity.even(words.cells()))
                .add("given", "CELL = DIGIT …", "r1c1 = 2 4 6", MarkRules::marks)
                .add("clone", "CELLS = CELLS", "r1c1 r1c2 = r4c5 r4c6", MarkRules::clone)
                .add("index", "column|row|box CELLS", "column r2c1", MarkRules::index)
                .add("only-index", "column|row|box [CELLS]", "column top1 top5 top9", MarkRules::onlyIndex);
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
        int least = kind == PairMark.Kind.SUM ? 2 * words.values().least() : kind.least();
        return words.number("the number of the mark", least, GREATEST_VALUE);
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

    private static Marks marks(RuleWords words) {
        Cell cell = words.cell();
        if (!words.skip("=")) {
            throw words.wrong("\"=\" and digits");
        }
        List<Integer> digits = new ArrayList<>();
        do {
            digits.add(words.digit());
        } while (!words.isAtEnd());
        return Marks.of(digits.stream().mapToInt(Integer::intValue).toArray(), cell);
    }

    private static Indexing index(RuleWords words) {
        return Indexing.of(indexKind(words), words.cells());
    }

    private static OnlyIndex onlyIndex(RuleWords words) {
        Indexing.Kind kind = indexKind(words);
        return OnlyIndex.of(kind, words.isAtEnd() ? List.of() : words.cells());
    }

    private static Indexing.Kind indexKind(RuleWords words) {
        for (Indexing.Kind kind : Indexing.Kind.values()) {
            if (words.skip(kind.word())) {
                return kind;
            }
        }
        throw words.wrong("\"column\", \"row\" or \"box\"");
    }
}
