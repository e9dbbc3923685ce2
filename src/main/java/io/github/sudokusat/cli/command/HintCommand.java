package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.PositionLine;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.logic.AllHints;
import io.github.sudokusat.answer.logic.Hint;
import io.github.sudokusat.answer.logic.LogicOutcome;
import io.github.sudokusat.answer.logic.LogicTask;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.LogicSetup;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.LogicQuestion;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.logic.step.HintDetail;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hint}: the next step, or every step in the position. */
@Command(
        name = "hint",
        description = "Gives the next step that a person would take in each puzzle, and the reason for it.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat hint 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat hint --strength vague --format picture marks.txt",
            "  sudoku-sat hint --cell r5c5 puzzle.txt",
            "  sudoku-sat hint --apply puzzle.txt | sudoku-sat hint --apply",
            "  sudoku-sat hint --all --techniques x-wing,skyscraper --format json puzzle.txt",
            "",
            "A puzzle without pencil marks starts with all candidates that its digits allow; pencil marks and library lines are taken as"
                    + " they are. --format library writes steps as library lines (as HoDoKu does).",
            "",
            "Exit code: 0 even if there is no step, 3 no solution, 5 a limit was reached, 2 bad input."
        })
public final class HintCommand extends LogicCommand {

    @Option(
            names = "--strength",
            paramLabel = "STRENGTH",
            description =
                    "How much to reveal: vague (technique and houses), concrete (also the digits) or full (the whole step; the default).")
    private @Nullable HintDetail strength;

    @Option(names = "--all", description = "Show every step that any of the techniques offers in this position.")
    private boolean isAll;

    @Option(
            names = "--cell",
            paramLabel = "CELL",
            description = "Give a step that places a digit in this cell, such as r1c5, or removes a candidate from it.")
    private @Nullable String cellName;

    @Option(
            names = "--apply",
            description =
                    "Print the position after the step as a line that 'hint' accepts; it also records the candidates removed so far.")
    private boolean isApplied;

    public HintCommand(Streams streams) {
        super(streams);
    }

    @Override
    public Question question() {
        LogicSetup setup = setup(isAll);
        Cell cell = cellName == null ? null : cell(cellName);
        if (isApplied && isAll) {
            throw new InputException("--apply cannot be combined with --all");
        }
        if (isApplied && isLibrary()) {
            throw new InputException("--apply cannot be combined with --format library");
        }
        if (strength != null && strength != HintDetail.FULL) {
            if (isAll) {
                throw new InputException("--strength cannot be combined with --all");
            }
            if (isApplied) {
                throw new InputException("--strength cannot be combined with --apply");
            }
            if (isLibrary()) {
                throw new InputException("--strength cannot be combined with --format library");
            }
        }
        return new Asked(setup, cell);
    }

    private static Cell cell(String name) {
        try {
            return Cell.parse(name);
        } catch (IllegalArgumentException e) {
            throw new InputException("--cell must be a cell such as r1c5, but is \"" + name + "\"");
        }
    }

    /** The next step in a puzzle, or every step. */
    private final class Asked extends LogicQuestion {

        private final @Nullable Cell cell;

        Asked(LogicSetup setup, @Nullable Cell cell) {
            super(setup, isLibrary());
            this.cell = cell;
        }

        @Override
        public Optional<String> refusal(PuzzleInContext puzzle) {
            int side = puzzle.grid().layout().side();
            if (cell != null && (cell.row() >= side || cell.column() >= side)) {
                return Optional.of("--cell " + cell + " is outside the " + side + "x" + side + " grid");
            }
            if (isApplied && side > PositionLine.largestSide()) {
                return Optional.of(
                        "--apply works up to side " + PositionLine.largestSide() + ", but the side is " + side);
            }
            return super.refusal(puzzle);
        }

        @Override
        public boolean givesParagraphs() {
            return isAll;
        }

        @Override
        public List<String> columns() {
            return isAll ? AllHints.COLUMNS : Hint.COLUMNS;
        }

        @Override
        protected Answer answer(LogicTask task) {
            if (isAll) {
                AllHints all = AllHints.of(task, cell);
                return all.withEnding(inCell(task, all.ending()));
            }
            Hint hint = Hint.of(task, cell, strength == null ? HintDetail.FULL : strength);
            Hint advised = hint.withEnding(inCell(task, hint.ending()));
            return isApplied ? withoutRules(advised.applied()) : advised;
        }

        /** A position after a step, with advice if its line lacks rules that the next call does not get from the same options. */
        private Hint withoutRules(Hint applied) {
            boolean areLost = applied.position() != null
                    && !applied.task().position().layout().statedRules().isEmpty()
                    && !options().text().haveRules();
            return areLost
                    ? applied.withEnding(applied.ending()
                            .withAdvice("the line has no rules; give those of the puzzle to the next hint by --rules"))
                    : applied;
        }

        /** An outcome with advice, unless the chosen cell has its digit. */
        private LogicOutcome inCell(LogicTask task, LogicOutcome ending) {
            int side = task.position().layout().side();
            boolean isOpen = cell == null || task.position().digit(cell.number(side)) == 0;
            return isOpen ? advised(task, ending) : ending;
        }
    }
}
