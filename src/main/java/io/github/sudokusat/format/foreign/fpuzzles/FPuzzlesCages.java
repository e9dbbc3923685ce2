package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.rule.cage.Contains;
import io.github.sudokusat.rule.cage.Different;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.pair.Clone;
import io.github.sudokusat.rule.whole.Indexing;
import java.util.List;

/** The keys of f-puzzles files that are about groups of cells. */
public final class FPuzzlesCages {

    private FPuzzlesCages() {}

    static void addTo(FPuzzlesKeys keys) {
        keys.one("killercage", item -> Killer.ofSumIfAny(item.positive("a sum").orElse(0), item.cells("cells")));
        keys.one("extraregion", item -> Different.of(item.cells("cells")));
        keys.one("clone", item -> Clone.of(item.cells("cells"), item.cells("cloneCells")));
        keys.many("quadruple", FPuzzlesCages::quadruple);
        keys.one("rowindexer", item -> Indexing.of(Indexing.Kind.ROW, item.cells("cells")));
        keys.one("columnindexer", item -> Indexing.of(Indexing.Kind.COLUMN, item.cells("cells")));
        keys.one("boxindexer", item -> Indexing.of(Indexing.Kind.BOX, item.cells("cells")));
    }

    private static List<Rule> quadruple(FPuzzlesItem item) {
        int[] digits = item.digits("values");
        List<Cell> cells = item.cells("cells");
        boolean isUsual = digits.length <= 4 && Contains.isTwoByTwo(cells);
        return digits.length == 0
                ? List.of()
                : List.of(isUsual ? Contains.quadruple(digits, cells) : Contains.of(digits, cells, false));
    }
}
