package io.github.sudokusat.generate;

import org.jspecify.annotations.Nullable;

/** Finds the reasons why a pattern is impossible. */
final class PatternFaults {

    private static final int SIDE = 9;

    private PatternFaults() {}

    /** The first reason in the order of {@link Impossibility}; null if none is known. */
    static GenerateResult.@Nullable Impossible find(GivenPattern pattern) {
        if (pattern.size() < PuzzleGenerator.FEWEST_GIVENS) {
            return new GenerateResult.Impossible(
                    Impossibility.TOO_FEW_GIVENS,
                    "the pattern has " + pattern.size() + (pattern.size() == 1 ? " cell" : " cells")
                            + ", and no puzzle with fewer than " + PuzzleGenerator.FEWEST_GIVENS
                            + " givens has a single solution");
        }
        int rows = 0;
        int columns = 0;
        int boxes = 0;
        for (int cell : pattern.cells()) {
            int row = cell / SIDE;
            int column = cell % SIDE;
            rows |= 1 << row;
            columns |= 1 << column;
            boxes |= 1 << (row / 3 * 3 + column / 3);
        }
        GenerateResult.Impossible fault = twoLines(Impossibility.TWO_EMPTY_ROWS, "rows", rows);
        fault = fault == null ? twoLines(Impossibility.TWO_EMPTY_COLUMNS, "columns", columns) : fault;
        return fault == null ? fourBoxes(boxes) : fault;
    }

    private static GenerateResult.@Nullable Impossible twoLines(Impossibility fault, String what, int filled) {
        for (int first = 0; first < SIDE; first++) {
            for (int second = first + 1; second / 3 == first / 3; second++) {
                if ((filled & (1 << first | 1 << second)) == 0) {
                    return new GenerateResult.Impossible(
                            fault,
                            what + " " + (first + 1) + " and " + (second + 1)
                                    + " have no given, and exchanging them turns any solution into another one");
                }
            }
        }
        return null;
    }

    private static GenerateResult.@Nullable Impossible fourBoxes(int filled) {
        for (int spareBand = 2; spareBand >= 0; spareBand--) {
            for (int spareStack = 2; spareStack >= 0; spareStack--) {
                int corners = 0;
                StringBuilder numbers = new StringBuilder();
                for (int box = 0; box < SIDE; box++) {
                    if (box / 3 != spareBand && box % 3 != spareStack) {
                        numbers.append(
                                        Integer.bitCount(corners) == 0
                                                ? ""
                                                : Integer.bitCount(corners) == 3 ? " and " : ", ")
                                .append(box + 1);
                        corners |= 1 << box;
                    }
                }
                if ((filled & corners) == 0) {
                    return new GenerateResult.Impossible(
                            Impossibility.FOUR_EMPTY_BOXES,
                            "boxes " + numbers + " have no given, and there are at least 1,152 ways to fill such four"
                                    + " boxes if there is any");
                }
            }
        }
        return null;
    }
}
