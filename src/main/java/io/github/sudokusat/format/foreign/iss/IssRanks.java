package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.CombinedRule;
import io.github.sudokusat.rule.outside.FullRank;
import io.github.sudokusat.rule.pair.Clone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Full ranks of the Interactive Sudoku Solver, and which of the lines that are ranked may be equal. */
final class IssRanks {

    static final String RANK = "FullRank";
    static final String TIES = "FullRankTies";

    /** In place of {@link #RANK}, where lines with a rank may be equal to others. */
    static final String TIED_RANK = RANK + "~any";

    private static final String ANY = "any";

    private IssRanks() {}

    static void addTo(Map<String, IssRules.Type> types) {
        types.put(TIES, IssRanks::ties);
    }

    static void addTo(IssRules types) {
        types.many(RANK, args -> IssOutside.bothWays(args, false, FullRank::of));
        types.many(TIED_RANK, args -> IssOutside.bothWays(args, false, FullRank::tied));
    }

    /** Whether a constraint lets all lines be equal to others. */
    static boolean areAllowed(IssArgs ties) {
        return ties.text(0).equals(ANY);
    }

    private static void ties(IssArgs args, PuzzleDraft draft) {
        switch (args.text(0)) {
            case ANY, "only-unclued" -> {}
            case "none" -> {
                if (!draft.size().isSquare()) {
                    throw args.error(0, "a grid with as many rows and columns as digits");
                }
                draft.change(args.place(), TIES, layout -> layout.with(unequalLines(layout)));
            }
            default -> throw args.error(0, "none, only-unclued or any");
        }
    }

    /** The rules that no row or column, read from either end, is equal to another one. */
    private static List<CombinedRule> unequalLines(Layout layout) {
        List<List<Cell>> lines = new ArrayList<>();
        int last = layout.side() - 1;
        for (int i = 0; i <= last; i++) {
            lines.add(CellText.run(new Cell(i, 0), new Cell(i, last)));
            lines.add(CellText.run(new Cell(0, i), new Cell(last, i)));
        }
        List<CombinedRule> rules = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            for (int j = 0; j < i; j++) {
                unequal(layout, lines.get(j), lines.get(i)).ifPresent(rules::add);
                unequal(layout, lines.get(j), reversed(lines.get(i))).ifPresent(rules::add);
            }
        }
        return rules;
    }

    private static List<Cell> reversed(List<Cell> line) {
        return CellText.run(line.get(line.size() - 1), line.get(0));
    }

    /** The rule that two lines are not equal; empty if cells of the same house keep them from being so. */
    private static Optional<CombinedRule> unequal(Layout layout, List<Cell> one, List<Cell> other) {
        List<Cell> cells = new ArrayList<>();
        List<Cell> others = new ArrayList<>();
        for (int i = 0; i < one.size(); i++) {
            Cell cell = one.get(i);
            Cell opposite = other.get(i);
            if (!cell.equals(opposite)) {
                if (layout.shareHouse(cell.number(layout.side()), opposite.number(layout.side()))) {
                    return Optional.empty();
                }
                cells.add(cell);
                others.add(opposite);
            }
        }
        return Optional.of(CombinedRule.not(List.of(Clone.of(cells, others))));
    }
}
