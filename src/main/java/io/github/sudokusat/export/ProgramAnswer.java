package io.github.sudokusat.export;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.linear.LinearRow;
import io.github.sudokusat.text.Quote;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** An answer to a 0-1 program, and the check of the program's rows against it. */
final class ProgramAnswer {

    private final Grid puzzle;
    /** Which variables are 1; null if the answer is not a solution. */
    private final @Nullable IntPredicate isOne;

    private final boolean hasNone;

    private ProgramAnswer(Grid puzzle, @Nullable IntPredicate isOne, boolean hasNone) {
        this.puzzle = puzzle;
        this.isOne = isOne;
        this.hasNone = hasNone;
    }

    /** An answer that is a solution. */
    static ProgramAnswer solution(Grid puzzle, IntPredicate isOne) {
        return new ProgramAnswer(puzzle, isOne, false);
    }

    /** An answer that there is no solution, or that none is known. */
    static ProgramAnswer noSolution(Grid puzzle, boolean isKnown) {
        return new ProgramAnswer(puzzle, null, isKnown);
    }

    Grid puzzle() {
        return puzzle;
    }

    /**
     * Checks a row.
     *
     * @throws WrongAnswerException if the row does not hold
     */
    void check(LinearRow row, String name) {
        if (isOne == null) {
            return;
        }
        long sum = row.sum(isOne);
        if (!row.holds(sum)) {
            throw new WrongAnswerException(
                    "wrong answer: constraint " + Quote.printable(name) + " in line " + row.line()
                            + " of the exported file does not hold: its sum is " + sum + ", and must be "
                            + row.relation().text() + " " + row.bound());
        }
    }

    /**
     * The answer as a grid.
     *
     * @param variables the highest variable
     * @param candidates gives the candidate of each variable that is 1
     * @throws WrongAnswerException if the grid is not a solution of the puzzle
     */
    DecodeResult decode(int variables, CandidateOf candidates) {
        if (isOne == null) {
            return hasNone ? new DecodeResult.NoSolution(puzzle) : new DecodeResult.Unknown(puzzle);
        }
        GridBuilder grid = new GridBuilder(puzzle);
        for (int variable = 1; variable <= variables; variable++) {
            if (isOne.test(variable)) {
                grid.put(candidates.candidate(variable));
            }
        }
        return grid.solution();
    }

    /** Maps variables to candidates. */
    @FunctionalInterface
    interface CandidateOf {

        Candidate candidate(int variable);
    }
}
