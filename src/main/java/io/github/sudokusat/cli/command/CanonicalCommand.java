package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.CanonicalPuzzle;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.option.CanonicalChoice;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code canonical}: the puzzle that represents all equivalent ones. */
@Command(
        name = "canonical",
        description = "Finds the canonical form of each puzzle or solved grid, which all equivalent ones share.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat canonical 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat canonical --unique puzzles.txt -o different.txt",
            "",
            "Puzzles are equivalent if exchanging rows in a band, columns in a stack, bands, stacks and digits, and for square boxes"
                    + " also rows with columns, turns one into the other. Each line is the canonical form; JSON and CSV also have the"
                    + " number of automorphisms, that is, of the ways to turn the puzzle into itself, and JSON has generators of them.",
            "",
            "A puzzle without exactly one solution always gets the form 'puzzle', which JSON and CSV say.",
            "",
            "Exit code: 0 found, 5 a limit was reached, 2 bad input, conflicting givens, or a layout other than plain boxes of"
                    + " 2x2, 2x3, 2x4, 3x2, 4x2 or 3x3."
        })
public final class CanonicalCommand extends PuzzleCommand {

    @Option(
            names = "--form",
            paramLabel = "FORM",
            description =
                    "What represents a puzzle with one solution: {values}. With 'puzzle', the puzzle that is least, cell by cell, of all equivalent puzzles (a blank is less than any digit); with 'solution', the least of those whose solution is least. Default: solution.")
    private CanonicalChoice form = CanonicalChoice.SOLUTION;

    @Option(names = "--unique", description = "Leave out puzzles that are equivalent to an earlier one.")
    private boolean isUnique;

    public CanonicalCommand(Streams streams) {
        super(streams);
    }

    @Override
    public Question question() {
        return new Asked();
    }

    /** The canonical form of a puzzle. */
    private final class Asked implements Question {

        @Override
        public List<String> columns() {
            return CanonicalPuzzle.COLUMNS;
        }

        @Override
        public boolean dropsRepeats() {
            return isUnique;
        }

        @Override
        public Optional<String> refusal(PuzzleInContext puzzle) {
            return CanonicalPuzzle.refusal(puzzle);
        }

        @Override
        public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
            return form == CanonicalChoice.PUZZLE ? CanonicalPuzzle.least(puzzle) : CanonicalPuzzle.of(puzzle, solver);
        }
    }
}
