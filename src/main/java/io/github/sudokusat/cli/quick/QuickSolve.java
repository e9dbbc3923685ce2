package io.github.sudokusat.cli.quick;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.output.TerminalStyle;
import io.github.sudokusat.engine.bits.BitSolver;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * A shortcut for {@code solve} and {@code check} with one classic puzzle and no option except {@code --format line} or {@code picture}.
 *
 * <p>Reading options takes ten times as long as starting the JVM itself, because the classes of the option parser are loaded, verified and compiled
 * in each run; the readers of text formats and the SAT engine cost as much again. Therefore the most common calls are answered with as few classes as
 * possible: {@link QuickArguments} and the bit-parallel search, on bytes. No lambda, stream, record or regular expression is used here. If there is
 * no solution, or {@code check} finds several, this class declines and leaves the work to {@code SolveCommand} and {@code CheckCommand}, whose output
 * a test compares with that of this class. The search is that of the default engine for classic 9 × 9, so the first of several solutions is the same.
 */
public final class QuickSolve {

    /** Returned in place of an exit code if nothing has been done. */
    public static final int DECLINED = -1;

    /** Ten times what the hardest known puzzles need (480), and done before a user could interrupt it. */
    private static final int MOST_CHOICES = 5_000;

    private QuickSolve() {}

    /**
     * Answers a command line, or declines.
     *
     * @param arguments the command line
     * @param out standard output; everything is written at once
     * @param terminal the style of the terminal that standard output is; null if it is not a terminal
     * @return the exit code, or {@link #DECLINED}
     */
    public static int answer(QuickArguments arguments, OutputStream out, @Nullable TerminalStyle terminal) {
        byte[] solution = solve(arguments.puzzle(), arguments.isCheck() || arguments.isPicture(terminal != null));
        if (solution == null) {
            return DECLINED;
        }
        try {
            out.write(text(arguments, solution, terminal));
            return ExitCode.OK;
        } catch (IOException e) {
            // The full command line fails as well and reports it.
            return DECLINED;
        }
    }

    /** The first solution and a line end; null if there is none, if it must be the only one and is not, or if this takes too many choices. */
    private static byte @Nullable [] solve(byte[] puzzle, boolean mustBeOnly) {
        BitSolver solver = new BitSolver();
        byte[] solution = new byte[BitSolver.CELLS + 1];
        if (!solver.start(puzzle, 0) || solver.advance(1, MOST_CHOICES) == 0) {
            return null;
        }
        solver.writeSolution(solution, 0);
        solution[BitSolver.CELLS] = '\n';
        boolean isWanted = !mustBeOnly || (solver.advance(1, MOST_CHOICES) == 0 && solver.isExhausted());
        return isWanted ? solution : null;
    }

    private static byte[] text(QuickArguments arguments, byte[] solution, @Nullable TerminalStyle terminal) {
        if (arguments.isPicture(terminal != null)) {
            String picture = QuickPicture.of(
                    arguments.puzzle(),
                    solution,
                    terminal != null && terminal.hasUnicode(),
                    terminal != null && terminal.hasColour());
            return (arguments.isCheck() ? "One solution.\n" + picture : picture).getBytes(StandardCharsets.UTF_8);
        }
        return arguments.isCheck() ? "proper\n".getBytes(StandardCharsets.UTF_8) : solution;
    }
}
