package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.ExplainedPath;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.answer.logic.SmallestPath;
import io.github.sudokusat.answer.logic.StepRange;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.LogicSetup;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.LogicQuestion;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code explain}: the whole path of steps through a puzzle. */
@Command(
        name = "explain",
        description = "Solves each puzzle step by step as a person would, with the reason for each step.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat explain 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat explain --profile propagation --finish --format json puzzles.txt",
            "  sudoku-sat explain --from 10 --to 12 --format json puzzle.txt",
            "  sudoku-sat explain --smallest --timeout 60s puzzle.txt",
            "",
            "Each step comes from the first technique in the profile that applies. The score is that of this path;"
                    + " 'rate' gives the score of the puzzle. --format picture numbers the steps, shows what nets refute within them, and ends with the grid; with --from or --to it draws"
                    + " each step. --format library writes each step as a library line, with its position.",
            "",
            "With --smallest the constraints that are counted are 'this cell has a digit', 'this house has a place for"
                    + " this digit' and 'this named rule is obeyed'; digits that are placed, candidates that are removed and pairs of candidates that exclude"
                    + " each other are not counted. A SAT solver (--solver) finds the steps, and every proper puzzle is solved.",
            "",
            "Exit code: 0 even if logic gets stuck, 3 no solution, 5 a limit was reached, 2 bad input."
        })
public final class ExplainCommand extends LogicCommand {

    @Option(names = "--finish", description = "If logic gets stuck, find the rest by search (see --engine).")
    private boolean isFinished;

    @Option(
            names = "--smallest",
            description =
                    "Use no techniques: each step is whatever follows from the fewest constraints in the position. Works up to side 64, with all rules.")
    private boolean isSmallest;

    @Option(names = "--from", paramLabel = "N", description = "Start with step N; 1 is the first.")
    private int first = 1;

    @Option(names = "--to", paramLabel = "N", description = "Stop after step number N.")
    private int last = Integer.MAX_VALUE;

    public ExplainCommand(Streams streams) {
        super(streams);
    }

    @Override
    public Question question() {
        LogicSetup setup = setup(false);
        if (first < 1) {
            throw new InputException("--from must be 1 or more, but is " + first);
        }
        if (last < first) {
            throw new InputException("--to must be " + (first == 1 ? "1" : "--from, which is " + first + ",")
                    + " or more, but is " + last);
        }
        if (isSmallest) {
            logicOptions().refuseTechniques("--smallest");
            if (isLibrary()) {
                throw new InputException("--smallest cannot be combined with --format library");
            }
        }
        return new Asked(setup);
    }

    /** The steps of a puzzle. */
    private final class Asked extends LogicQuestion {

        Asked(LogicSetup setup) {
            super(setup, isLibrary());
        }

        @Override
        public boolean givesParagraphs() {
            return true;
        }

        @Override
        public List<String> columns() {
            return isSmallest ? SmallestPath.COLUMNS : ExplainedPath.COLUMNS;
        }

        @Override
        public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
            return isSmallest ? smallest(puzzle, solver) : super.answer(puzzle, solver, found);
        }

        private Answer smallest(PuzzleInContext puzzle, SudokuSolver search) {
            DeductionFinder finder =
                    DeductionFinder.of(options().engine().solver()).withLimits(search.limits());
            SmallestPath path = SmallestPath.of(puzzle, tools(puzzle).tables(), finder, new StepRange(first, last));
            return isFinished ? path.finished(search) : path;
        }

        @Override
        protected Answer answer(LogicTask task) {
            ExplainedPath path = ExplainedPath.of(task, new StepRange(first, last));
            ExplainedPath advised = path.withEnding(advised(task, path.ending()));
            return isFinished ? advised.finished() : advised;
        }
    }
}
