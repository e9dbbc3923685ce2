package io.github.sudokusat.cli.command;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.DimacsExitCodes;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.CheckQuestion;
import io.github.sudokusat.cli.question.Question;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code check}: whether there is exactly one solution. */
@Command(
        name = "check",
        description = "Checks whether each puzzle is proper, that is, has exactly one solution.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat check 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat check --format json puzzles.csv",
            "  sudoku-sat check --givens puzzle.txt position.txt",
            "",
            "If a puzzle has no solution, check lists a smallest set of givens that cannot all be correct (for a single puzzle, and in CSV"
                    + " and JSON).",
            "",
            "Exit code: 0 proper, 4 several solutions, 3 none, 5 a limit was reached, 2 bad input."
        })
public final class CheckCommand extends PuzzleCommand {

    @Mixin
    private DimacsExitCodes dimacsExitCodes = new DimacsExitCodes();

    @Option(
            names = "--givens",
            paramLabel = "PUZZLE|FILE",
            description =
                    "The givens alone: each PUZZLE is then a player's position, and its wrong digits and wrongly removed candidates are named. A library line needs no --givens.")
    private @Nullable String givens;

    @Option(
            names = "--limit",
            paramLabel = "N",
            description = "The number of solutions to look for, at least 2; 2 is always enough.")
    private @Nullable Long limit;

    public CheckCommand(Streams streams) {
        super(streams);
    }

    @Override
    public Question question() {
        requireLimit(limit, 2, " for check");
        if ("-".equals(givens) && options().readStandardInput()) {
            throw new InputException("--givens and PUZZLE are both standard input");
        }
        return new CheckQuestion(options().engine(), dimacsExitCodes, givens, null);
    }
}
