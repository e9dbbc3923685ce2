package io.github.sudokusat.cli.command;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.DimacsExitCodes;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.DrawQuestion;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.cli.question.SolveQuestion;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code solve}: the first solution, several, or all. */
@Command(
        name = "solve",
        description = "Finds a solution of each puzzle, or several.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat solve --solutions all --box 2x2 1...............",
            "  sudoku-sat solve -j 4 puzzles.txt.gz -o solutions.txt",
            "  sudoku-sat solve --random --solutions 10 --seed 1 puzzle.txt",
            "",
            "With --random each solution is equally likely, however many there are, and may be drawn again. Puzzles other than"
                    + " classic 9x9 and boxes of 2x2, 2x3, 2x4, 3x2 or 4x2 may have up to 200,000 solutions for this, fewer above"
                    + " 12x12; beyond that, nothing is drawn and the answer is unknown. The same puzzle, options and seed give the"
                    + " same solutions; without --seed they are new ones each time.",
            "",
            "Exit code: 0 solved, 3 no solution, 5 a limit was reached, 2 bad input."
        })
public final class SolveCommand extends PuzzleCommand {

    @Option(
            names = "--solutions",
            paramLabel = "N|all",
            description = "The number of solutions to look for. Default: 1.")
    private @Nullable String solutions;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "Look for at most N solutions, even with --solutions all.")
    private @Nullable Long limit;

    @Option(
            names = "--first",
            description = "Stop at the first solution of a single puzzle, without checking whether it is the only one.")
    private boolean isFirst;

    @Option(
            names = "--random",
            description =
                    "Draw the solutions at random: exactly uniformly, with replacement, --solutions N of them (one by default).")
    private boolean isRandom;

    @Mixin
    private DimacsExitCodes dimacsExitCodes = new DimacsExitCodes();

    public SolveCommand(Streams streams) {
        super(streams);
    }

    @Override
    public Question question() {
        requireLimit(limit, 1, " for solve");
        if (isFirst && solutions != null) {
            throw new InputException("--first cannot be combined with --solutions");
        }
        if (isRandom && isFirst) {
            throw new InputException("--first cannot be combined with --random");
        }
        if (isRandom && asked() == Long.MAX_VALUE) {
            throw new InputException("--random requires a number of --solutions, not all");
        }
        if (isRandom) {
            Long seed = options().engine().givenSeed();
            return new DrawQuestion(wanted(), seed == null ? System.nanoTime() : seed, dimacsExitCodes);
        }
        boolean isProbed = !isFirst && solutions == null && limit == null;
        return new SolveQuestion(wanted(), solutions != null, isProbed, dimacsExitCodes);
    }

    private long wanted() {
        return limit == null ? asked() : Math.min(asked(), limit);
    }

    private long asked() {
        if (solutions == null) {
            return 1;
        }
        if (solutions.equalsIgnoreCase("all")) {
            return Long.MAX_VALUE;
        }
        try {
            long wanted = Long.parseLong(solutions);
            if (wanted >= 1) {
                return wanted;
            }
        } catch (NumberFormatException e) {
            // Reported below, as for a number that is too small.
        }
        throw new InputException("--solutions must be 1 or more, or all, but is \"" + solutions + "\"");
    }
}
