package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft.LongDiagonal;
import io.github.sudokusat.format.foreign.draft.SourceText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.rule.whole.DutchFlatmates;
import io.github.sudokusat.rule.whole.GlobalEntropy;
import io.github.sudokusat.rule.whole.GlobalModular;
import io.github.sudokusat.rule.whole.Indexing;
import io.github.sudokusat.rule.whole.Nonconsecutive;
import io.github.sudokusat.rule.whole.Taxicab;
import io.github.sudokusat.text.Percent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The types of the Interactive Sudoku Solver that are about givens, regions and houses, and rules for the whole grid. */
public final class IssGrid {

    private static final int SMALLEST_JIGSAW = 4;
    /** More characters, blanks included, are no jigsaw. */
    private static final int LONGEST_JIGSAW = 1000;
    /** The largest side whose digits are written as such. */
    private static final int LARGEST_WRITTEN = 9;

    /** In place of the character for blanks: there has been none. */
    private static final int NO_BLANK = -1;

    private IssGrid() {}

    static void addTo(Map<String, IssRules.Type> types) {
        types.put("", IssGrid::givens);
        types.put("Given", IssGrid::givens);
        types.put("NoBoxes", (args, draft) -> draft.removeBoxes());
        types.put("Jigsaw", IssGrid::jigsaw);
        types.put("RegionSize", IssGrid::regionSize);
        types.put("Shape", (args, draft) -> {});
        types.put("SearchPriority", (args, draft) -> {});
        types.put("RegionSameValues", (args, draft) -> draft.setSameDigits());
        types.put("Diagonal", IssGrid::diagonal);
        types.put("Windoku", (args, draft) -> draft.add(args.place(), Variant.WINDOKU));
        types.put("DisjointSets", (args, draft) -> draft.add(args.place(), Variant.DISJOINT_GROUPS));
        types.put("AntiKnight", (args, draft) -> draft.add(args.place(), Variant.ANTI_KNIGHT));
        types.put("Doppelganger", (args, draft) -> draft.change(args.place(), args.name(), IssDoppelganger::addTo));
        types.put("AntiKing", (args, draft) -> draft.add(args.place(), Variant.ANTI_KING));
    }

    static void addTo(IssRules types) {
        types.one("AntiConsecutive", args -> Nonconsecutive.of());
        types.one("AntiTaxicab", args -> Taxicab.self());
        types.one("GlobalEntropy", args -> GlobalEntropy.of());
        types.one("GlobalMod", args -> GlobalModular.of());
        types.one("DutchFlatmates", args -> DutchFlatmates.of());
        types.one("Indexing", IssGrid::indexing);
    }

    private static void givens(IssArgs args, PuzzleDraft draft) {
        for (int i = 0; i < args.size(); i++) {
            int[] digits = Arrays.stream(args.givenDigits(i))
                    .map(draft.values()::digit)
                    .toArray();
            draft.restrict(args.place(i), args.givenCell(i), Digits.of(digits));
        }
    }

    private static Indexing indexing(IssArgs args) {
        return switch (args.text(0)) {
            case "C" -> Indexing.of(Indexing.Kind.COLUMN, args.cells(1));
            case "R" -> Indexing.of(Indexing.Kind.ROW, args.cells(1));
            default -> throw args.error(0, "C or R");
        };
    }

    private static void diagonal(IssArgs args, PuzzleDraft draft) {
        switch (args.text(0)) {
            case "1" -> draft.add(LongDiagonal.UP);
            case "-1" -> draft.add(LongDiagonal.DOWN);
            default -> throw args.error(0, "1 or -1");
        }
    }

    private static void regionSize(IssArgs args, PuzzleDraft draft) {
        draft.setBoxSize(args.number(0, Math.max(args.rows(), args.columns()), args.side(), "the region size"));
    }

    /** The last argument has a character for each cell, the same for the cells of a region. */
    private static void jigsaw(IssArgs args, PuzzleDraft draft) {
        String names = args.text(args.size() - 1);
        int cells = args.rows() * args.columns();
        if (names.length() != cells) {
            throw args.error(args.size() - 1, "a character for each of the " + cells + " cells");
        }
        int[] regions = regions(names);
        if (Arrays.stream(regions).anyMatch(region -> region > 0)) {
            draft.setRegions(regions);
        }
    }

    /** The number of each cell's region; regions are numbered by their first cells. */
    private static int[] regions(CharSequence names) {
        Map<Character, Integer> numbers = new HashMap<>();
        int[] regions = new int[names.length()];
        for (int cell = 0; cell < regions.length; cell++) {
            Integer known = numbers.putIfAbsent(names.charAt(cell), numbers.size());
            regions[cell] = known == null ? numbers.size() - 1 : known;
        }
        return regions;
    }

    /** Whether a line is a jigsaw: a character for the digit of each cell, and then one for its region, all regions being of the same size. */
    public static boolean isJigsaw(CharSequence text) {
        CharSequence line = text.length() > LONGEST_JIGSAW ? "" : Percent.withoutBlanks(text.toString());
        int side = sideOfJigsaw(line.length());
        int[] sizes = new int[side];
        for (int region : side == 0 ? new int[0] : regions(line.subSequence(side * side, line.length()))) {
            if (region >= side || ++sizes[region] > side) {
                return false;
            }
        }
        return side > 0;
    }

    private static int sideOfJigsaw(int length) {
        for (int side = SMALLEST_JIGSAW; side <= IssReader.MAX_SIDE; side++) {
            if (length == 2 * side * side) {
                return side;
            }
        }
        return 0;
    }

    /**
     * Reads a line that {@linkplain #isJigsaw is a jigsaw}. Digits are letters if there are more than nine; any other character is a blank, always
     * the same.
     */
    static ImportedPuzzle readJigsaw(SourceText text) {
        int side = sideOfJigsaw(text.length());
        PuzzleDraft draft = new PuzzleDraft(DigitValues.ofSide(side));
        draft.removeBoxes();
        draft.setRegions(regions(text.substring(side * side, text.length())));
        int blank = NO_BLANK;
        for (int cell = 0; cell < side * side; cell++) {
            char c = text.charAt(cell);
            int digit = c - (side <= LARGEST_WRITTEN ? '0' : 'A' - 1);
            if (digit >= 1 && digit <= side) {
                draft.restrict(text.place(cell), Cell.numbered(cell, side), Digits.of(digit));
            } else if (blank != NO_BLANK && blank != c) {
                throw text.error(cell, cell + 1, "a digit of side " + side + " or " + (char) blank);
            } else {
                blank = c;
            }
        }
        return draft.finish(text.place(0));
    }

    /** Whether a text is a plain grid: a digit or a point for each cell, or as many of them as there are digits. */
    static boolean isOfCells(SourceText text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '.' && (text.charAt(i) < '0' || text.charAt(i) > '9')) {
                return false;
            }
        }
        return sideOf(text.length()) > 0;
    }

    /** The side of a grid with a character for each cell or for each candidate; 0 if there is none. */
    private static int sideOf(int length) {
        for (int side = 2; side <= LARGEST_WRITTEN; side++) {
            if (length == side * side || length == side * side * side) {
                return side;
            }
        }
        return 0;
    }

    /** Reads a text that {@linkplain #isOfCells is a plain grid}. */
    static ImportedPuzzle readCells(SourceText text) {
        int side = sideOf(text.length());
        int perCell = text.length() / (side * side);
        PuzzleDraft draft = new PuzzleDraft(DigitValues.ofSide(side));
        for (int start = 0; start < text.length(); start += perCell) {
            long digits = 0;
            for (int i = start; i < start + perCell; i++) {
                int digit = text.charAt(i) == '.' ? 0 : text.charAt(i) - '0';
                if (digit > side) {
                    throw text.error(i, i + 1, "a digit from 1 to " + side);
                }
                digits |= digit == 0 ? 0 : Digits.of(digit);
            }
            if (digits != 0) {
                draft.restrict(text.place(start), Cell.numbered(start / perCell, side), digits);
            } else if (perCell > 1) {
                throw text.error(start, start + perCell, "a candidate");
            }
        }
        return draft.finish(text.place(0));
    }
}
