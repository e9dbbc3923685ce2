package io.github.sudokusat.cli;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Outcome;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.File;
import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/**
 * The short way through {@code solve PUZZLE}: a classic puzzle's text of 81 characters, no option, and output to a file or pipe.
 *
 * <p>Reading options costs a start of the program eight times what the rest costs, because the Java machine loads and compiles the classes of the
 * option parser anew each time; the text parser and the SAT engine cost as much again as the machine itself. So the commonest call by scripts is
 * answered with as few classes as can be: the SAT engine's first step, singles and locked candidates, alone where that solves the puzzle. No
 * lambda, stream or regular expression is used on this way. Whenever the answer would be anything but a solution on one line, this declines and
 * leaves the work to {@link SolveCommand}, whose answer a test compares with this one's.
 */
final class QuickSolve {

    private static final int CELLS = 81;

    private QuickSolve() {}

    /**
     * Answers, or declines.
     *
     * @param arguments the command line
     * @param out standard output
     * @return true if the solution has been printed, false if nothing has been done
     */
    static boolean answers(String[] arguments, PrintStream out) {
        if (arguments.length != 2 || !arguments[0].equals("solve")) {
            return false;
        }
        int[] digits = digits(arguments[1]);
        if (digits == null || new File(arguments[1]).exists() || Streams.isTerminal(1)) {
            return false;
        }
        Grid solution = solve(Grid.of(Layout.classic(), digits));
        if (solution == null) {
            return false;
        }
        out.print(solution + "\n");
        out.flush();
        return !out.checkError();
    }

    /** The digits of a text of 81 digits and dots; null for any other text. */
    private static int @Nullable [] digits(String text) {
        if (text.length() != CELLS) {
            return null;
        }
        int[] digits = new int[CELLS];
        for (int i = 0; i < CELLS; i++) {
            char c = text.charAt(i);
            if (c >= '0' && c <= '9') {
                digits[i] = c - '0';
            } else if (c != '.') {
                return null;
            }
        }
        return digits;
    }

    private static @Nullable Grid solve(Grid puzzle) {
        CandidateGrid candidates = CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle);
        if (Propagation.run(candidates, Propagation.Depth.LOCKED) == Outcome.CONTRADICTION) {
            return null;
        }
        if (candidates.isSolved()) {
            return candidates.toGrid();
        }
        return SudokuSolver.create().solve(puzzle) instanceof SolveResult.Solved solved ? solved.solution() : null;
    }
}
