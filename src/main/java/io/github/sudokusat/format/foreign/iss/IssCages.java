package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.rule.cage.Contains;
import io.github.sudokusat.rule.cage.CountingCircles;
import io.github.sudokusat.rule.cage.Different;
import io.github.sudokusat.rule.cage.EqualSum;
import io.github.sudokusat.rule.cage.EqualityCage;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.cage.LookAndSay;
import io.github.sudokusat.rule.cage.Rellik;
import io.github.sudokusat.rule.cage.SameSet;
import io.github.sudokusat.rule.cage.Sum;
import io.github.sudokusat.rule.outside.Lunchbox;
import java.util.ArrayList;
import java.util.List;

/** The types of the Interactive Sudoku Solver that are about groups of cells. */
public final class IssCages {

    private IssCages() {}

    static void addTo(IssRules types) {
        types.one("Cage", args -> Killer.ofSumIfAny(args.sumIfAny(0), args.cells(1)));
        types.one(
                "Sum",
                args -> IssPrimitives.hasFactors(args)
                        ? IssPrimitives.weightedSum(args)
                        : Sum.of(args.sum(0), args.cells(1)));
        types.one("RellikCage", args -> Rellik.of(args.sum(0), args.cells(1)));
        types.one("EqualityCage", args -> EqualityCage.of(args.cells(0)));
        types.one("Lunchbox", args -> Lunchbox.of(args.sum(0), args.cells(1)));
        types.one("AllDifferent", args -> Different.of(args.cells(0)));
        types.one("ContainAtLeast", args -> Contains.of(args.digits(0), args.cells(1), false));
        types.one("ContainExact", args -> Contains.of(args.digits(0), args.cells(1), true));
        types.one("LookAndSay", args -> LookAndSay.of(args.text(0), args.cells(1)));
        types.one("CountingCircles", args -> CountingCircles.of(args.cells(0)));
        types.one("Quad", IssCages::quad);
        types.one("EqualSum", args -> EqualSum.of(args.groups(0, "-")));
        types.one("SameValues", IssCages::sameValues);
    }

    /** The cells of the 2×2 square that begins with the first argument hold the digits that follow. */
    private static Contains quad(IssArgs args) {
        Cell corner = args.cell(0);
        if (corner.row() + 1 == args.rows() || corner.column() + 1 == args.columns()) {
            throw args.error(0, "the upper left cell of four");
        }
        int[] digits = new int[args.size() - 1];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = args.number(i + 1, args.values().least(), args.values().greatest(), "a digit");
        }
        return digits.length <= 4
                ? Contains.quadruple(digits, square(corner))
                : Contains.of(digits, square(corner), false);
    }

    private static List<Cell> square(Cell corner) {
        int row = corner.row();
        int column = corner.column();
        return List.of(corner, new Cell(row, column + 1), new Cell(row + 1, column), new Cell(row + 1, column + 1));
    }

    /** The number of sets comes first, then their cells, set by set. */
    private static SameSet sameValues(IssArgs args) {
        List<Cell> cells = args.cells(1);
        int sets = args.number(0, 2, cells.size(), "the number of sets");
        int size = cells.size() / sets;
        if (size * sets != cells.size()) {
            throw args.error(0, "a divisor of the number of cells, " + cells.size());
        }
        List<List<Cell>> groups = new ArrayList<>();
        for (int start = 0; start < cells.size(); start += size) {
            groups.add(cells.subList(start, start + size));
        }
        return SameSet.of(groups);
    }
}
