package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.MinimizedPuzzle;
import io.github.sudokusat.answer.NeedlessRules;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.givens.GivenMinimizer;
import io.github.sudokusat.prove.givens.MinimizeResult;
import io.github.sudokusat.prove.rules.RuleMinimizer;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code minimize}: which givens follow from the others, and a minimal puzzle. */
@Command(
        name = "minimize",
        description = "Finds the redundant givens of each puzzle, and a minimal puzzle with the same solutions.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat minimize 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat minimize --seed 7 --format json puzzles.txt",
            "  sudoku-sat minimize --needless-rules variant.txt",
            "",
            "Each line holds the minimal puzzle, followed by the redundant givens: each of these follows from all the other givens."
                    + " A SAT solver finds the redundant givens, and --max-conflicts limits its conflicts. --seed sets the order in which givens are tried for removal, and so which minimal puzzle is found.",
            "",
            "With --needless-rules each line holds the needless rules instead, separated by semicolons, or nothing: the puzzle stays proper without any one of"
                    + " them. The picture also shows a puzzle without as many of them as can be left out together.",
            "",
            "Exit code: 0 minimized, 3 no solution, 4 several solutions (with --needless-rules), 5 a limit was reached, 2 bad input."
        })
public final class MinimizeCommand extends PuzzleCommand {

    @Option(
            names = "--needless-rules",
            description = "Look for needless rules of a proper puzzle, and not for redundant givens.")
    private boolean ofRules;

    public MinimizeCommand(Streams streams) {
        super(streams);
    }

    @Override
    public Question question() {
        return new Asked();
    }

    /** A minimal puzzle within a puzzle, or its needless rules. */
    private final class Asked implements Question {

        @Override
        public List<String> columns() {
            return ofRules ? NeedlessRules.COLUMNS : MinimizedPuzzle.COLUMNS;
        }

        @Override
        public Optional<String> refusal(PuzzleInContext puzzle) {
            return puzzle.refusalOfMarks("only givens are minimized");
        }

        @Override
        public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
            if (ofRules) {
                return new NeedlessRules(
                        puzzle,
                        RuleMinimizer.of(solver.engine())
                                .withLimits(solver.limits())
                                .minimize(puzzle.grid()));
            }
            MinimizeResult minimized = GivenMinimizer.of(options().engine().solver())
                    .withLimits(solver.limits())
                    .minimize(puzzle.grid(), options().engine().seed());
            return new MinimizedPuzzle(puzzle, minimized);
        }
    }
}
