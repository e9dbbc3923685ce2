package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.rule.outside.Diagonal;
import io.github.sudokusat.rule.outside.HiddenSkyscraper;
import io.github.sudokusat.rule.outside.LittleKiller;
import io.github.sudokusat.rule.outside.NumberedRoom;
import io.github.sudokusat.rule.outside.Sandwich;
import io.github.sudokusat.rule.outside.Skyscraper;
import io.github.sudokusat.rule.outside.XSum;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;

/** The types of the Interactive Sudoku Solver that are clues outside the grid. */
public final class IssOutside {

    private IssOutside() {}

    static void addTo(IssRules types) {
        types.one("LittleKiller", IssOutside::littleKiller);
        types.one("Sandwich", args -> Sandwich.of(args.sum(0), args.line(1)));
        types.many("XSum", args -> bothWays(args, false, XSum::of));
        types.many("Skyscraper", args -> bothWays(args, false, Skyscraper::of));
        types.many("HiddenSkyscraper", args -> bothWays(args, true, HiddenSkyscraper::of));
        types.many("NumberedRoom", args -> bothWays(args, true, NumberedRoom::of));
    }

    /** A row or column, the clue at its start and the one at its end; each may be empty or 0, which is none unless it is a digit. */
    static List<Rule> bothWays(IssArgs args, boolean isDigit, BiFunction<Integer, List<Cell>, Rule> rule) {
        List<Cell> line = args.line(0);
        List<Rule> rules = new ArrayList<>();
        if (hasClue(args, 1, isDigit)) {
            rules.add(rule.apply(args.sum(1), line));
        }
        if (hasClue(args, 2, isDigit)) {
            List<Cell> reversed = new ArrayList<>(line);
            Collections.reverse(reversed);
            rules.add(rule.apply(args.sum(2), reversed));
        }
        return rules;
    }

    private static boolean hasClue(IssArgs args, int argument, boolean isDigit) {
        boolean mayBeZero = isDigit && args.values().least() == 0;
        return !args.text(argument).isEmpty() && (mayBeZero || args.sum(argument) != 0);
    }

    private static LittleKiller littleKiller(IssArgs args) {
        int sum = args.sum(0);
        Cell first = args.cell(1);
        int bottom = args.rows() - 1;
        int right = args.columns() - 1;
        int row = first.row();
        int column = first.column();
        // Each diagonal of two or more cells belongs to one of its ends.
        if (column == 0 && row < bottom) {
            return LittleKiller.of(sum, first, Diagonal.DOWN_RIGHT);
        }
        if (column == right && row > 0 && row < bottom) {
            return LittleKiller.of(sum, first, Diagonal.UP_LEFT);
        }
        if (row == 0 && column > 0) {
            return LittleKiller.of(sum, first, Diagonal.DOWN_LEFT);
        }
        if (row == bottom && column > 0 && column < right) {
            return LittleKiller.of(sum, first, Diagonal.UP_RIGHT);
        }
        throw args.error(1, "a cell at the edge of the grid in which a diagonal of two or more begins");
    }
}
