package io.github.sudokusat.rule.foreign;

import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.rule.foreign.PuzzleDraft.LongDiagonal;
import java.util.HashMap;
import java.util.Map;

/** The types of the Interactive Sudoku Solver that are about givens, regions and houses. */
final class IssGrid {

    private IssGrid() {}

    static void addTo(Map<String, IssType> types) {
        types.put("", IssGrid::givens);
        types.put("Given", IssGrid::givens);
        types.put("NoBoxes", (args, draft) -> draft.removeBoxes());
        types.put("Jigsaw", IssGrid::jigsaw);
        types.put("RegionSize", (args, draft) -> args.number(0, draft.side(), draft.side(), "the region size"));
        types.put("Shape", (args, draft) -> {});
        types.put("SearchPriority", (args, draft) -> {});
        types.put("RegionSameValues", (args, draft) -> {});
        types.put("Diagonal", IssGrid::diagonal);
        types.put("Windoku", (args, draft) -> draft.add(args.place(), Variant.WINDOKU));
        types.put("DisjointSets", (args, draft) -> draft.add(args.place(), Variant.DISJOINT_GROUPS));
        types.put("AntiKnight", (args, draft) -> draft.add(args.place(), Variant.ANTI_KNIGHT));
        types.put("AntiKing", (args, draft) -> draft.add(args.place(), Variant.ANTI_KING));
    }

    private static void givens(IssArgs args, PuzzleDraft draft) {
        for (int i = 0; i < args.size(); i++) {
            draft.restrict(args.place(i), args.givenCell(i), Digits.of(args.givenDigits(i)));
        }
    }

    private static void diagonal(IssArgs args, PuzzleDraft draft) {
        switch (args.text(0)) {
            case "1" -> draft.add(LongDiagonal.UP);
            case "-1" -> draft.add(LongDiagonal.DOWN);
            default -> throw args.error(0, "1 or -1");
        }
    }

    /** The last argument has a character for each cell, the same for the cells of a region. */
    private static void jigsaw(IssArgs args, PuzzleDraft draft) {
        String names = args.text(args.size() - 1);
        int side = draft.side();
        if (names.length() != side * side) {
            throw args.error(args.size() - 1, "a character for each of the " + side * side + " cells");
        }
        Map<Character, Integer> numbers = new HashMap<>();
        int[] regions = new int[names.length()];
        for (int cell = 0; cell < regions.length; cell++) {
            Integer known = numbers.putIfAbsent(names.charAt(cell), numbers.size());
            regions[cell] = known == null ? numbers.size() - 1 : known;
        }
        if (numbers.size() > 1) {
            draft.setRegions(regions);
        }
    }
}
