package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.rule.pair.Greater;
import io.github.sudokusat.rule.pair.OnlyMarked;
import io.github.sudokusat.rule.pair.PairMark;
import io.github.sudokusat.rule.pair.PairMark.Kind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;

/** The types of the Interactive Sudoku Solver that mark pairs of adjacent cells, and those that say that all such pairs are marked. */
public final class IssPairs {

    private static final int V = 5;
    private static final int X = 10;

    private IssPairs() {}

    static void addTo(IssRules types) {
        types.many("WhiteDot", args -> pairs(args, (one, other) -> PairMark.difference(1, one, other)));
        types.many("BlackDot", args -> pairs(args, (one, other) -> PairMark.ratio(2, one, other)));
        types.many("V", args -> pairs(args, (one, other) -> PairMark.sum(V, one, other)));
        types.many("X", args -> pairs(args, (one, other) -> PairMark.sum(X, one, other)));
        types.many("GreaterThan", args -> pairs(args, Greater::of));
        types.many("StrictKropki", args -> List.of(OnlyMarked.of(Kind.DIFFERENCE, 1), OnlyMarked.of(Kind.RATIO, 2)));
        types.many("StrictXV", args -> List.of(OnlyMarked.of(Kind.SUM, V), OnlyMarked.of(Kind.SUM, X)));
    }

    /** A rule for each two listed cells that are adjacent, the earlier one first. */
    private static List<Rule> pairs(IssArgs args, BiFunction<Cell, Cell, Rule> rule) {
        List<Cell> cells = args.cells(0);
        Set<Rule> rules = new LinkedHashSet<>();
        for (int i = 0; i < cells.size(); i++) {
            for (int j = i + 1; j < cells.size(); j++) {
                if (areAdjacent(cells.get(i), cells.get(j))) {
                    rules.add(rule.apply(cells.get(i), cells.get(j)));
                }
            }
        }
        if (rules.isEmpty()) {
            throw args.error(0, "cells of which two or more are adjacent");
        }
        return new ArrayList<>(rules);
    }

    private static boolean areAdjacent(Cell one, Cell other) {
        return Math.abs(one.row() - other.row()) + Math.abs(one.column() - other.column()) == 1;
    }
}
