package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The border cells from which the four lines start that begin with the first digit of a full rank, if all of them are placed, so that no other border cell has the digit. */
final class RankedStarts {

    private static final int LINES = 4;

    private final int side;
    private final long all;
    private final long digit;
    private final long[] digits;
    private final boolean areKnown;
    /** The cell from which the own line starts. */
    private final int own;

    RankedStarts(Filter filter, Position position) {
        side = position.side;
        all = Digits.all(side);
        boolean isRank = RuleStatements.isOfNumber(filter.rule()) && filter.cells().length > 1;
        digit = isRank ? 1L << (RuleStatements.firstDigit(filter.rule()) - 1) : 0;
        own = isRank
                ? RankedLines.cell(filter.rule().substring(filter.rule().lastIndexOf(' ') + 1))
                        .number(side)
                : -1;
        digits = isRank ? position.masks() : new long[0];
        areKnown = isRank
                && IntStream.range(0, digits.length)
                                .filter(cell -> digits[cell] == digit)
                                .map(this::lines)
                                .sum()
                        == LINES;
    }

    /** How many lines start from a cell. */
    private int lines(int cell) {
        int row = cell / side;
        int column = cell % side;
        return (row % (side - 1) == 0 ? 1 : 0) + (column % (side - 1) == 0 ? 1 : 0);
    }

    /** Whether all are placed. */
    boolean areKnown() {
        return areKnown;
    }

    /** The digits that each cell can have then. */
    long[] allowed() {
        long[] allowed = new long[digits.length];
        Arrays.setAll(allowed, cell -> lines(cell) == 0 ? all : digits[cell] == digit ? digit : all & ~digit);
        return allowed;
    }

    /** What must be said of a cell that has no other digits than some: nothing of what the others know by the starts. */
    long lacking(int cell, long has) {
        boolean isStart = lines(cell) > 0 && digits[cell] == digit;
        long known = cell == own ? digit : isStart || lines(cell) == 0 ? all : all & ~digit;
        return known & ~has;
    }
}
