package io.github.sudokusat.cli;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.text.GridFormat;
import io.github.sudokusat.grid.text.GridFormatException;
import io.github.sudokusat.grid.text.GridParser;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.File;
import java.io.PrintStream;

/**
 * The short way through {@code solve PUZZLE}: a puzzle's text without options, whose solution goes to a file or pipe.
 *
 * <p>Reading options costs a start of the program eight times what the rest costs, because the Java machine loads and compiles the classes of the
 * option parser anew each time. So the commonest call by scripts is answered without it. The answer is that of {@link SolveCommand}, by the same
 * parser, solver and format; whenever it would be anything but a solution on one line, this declines and leaves the work to that command. No
 * lambda, stream or pattern is used on this way.
 */
final class QuickSolve {

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
        String text = arguments[1];
        if (text.length() < 2
                || text.charAt(0) == '-'
                || text.charAt(0) == '@'
                || new File(text).exists()
                || Streams.isTerminal(1)) {
            return false;
        }
        Grid puzzle;
        try {
            puzzle = GridParser.of().parse(text);
        } catch (GridFormatException e) {
            return false;
        }
        if (text.length() != puzzle.layout().cellCount() || puzzle.layout().side() > 35) {
            return false;
        }
        if (!(SudokuSolver.create().solve(puzzle) instanceof SolveResult.Solved solved)) {
            return false;
        }
        out.print(GridFormat.line().format(solved.solution()) + "\n");
        out.flush();
        return !out.checkError();
    }
}
