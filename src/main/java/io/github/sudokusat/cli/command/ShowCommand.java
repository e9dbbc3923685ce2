package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.answer.ShownPuzzle;
import io.github.sudokusat.answer.logic.HodokuLines;
import io.github.sudokusat.cli.option.CandidateChoice;
import io.github.sudokusat.cli.option.EngineOptions;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.cli.report.ForeignText;
import io.github.sudokusat.cli.report.Shown;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code show}: puzzles in any text format, unsolved. */
@Command(
        name = "show",
        description = "Prints each puzzle without solving it, as a picture or in another text format.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat show 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "  sudoku-sat show --format marks puzzle.txt",
            "  sudoku-sat show --format line pictures.txt -o puzzles.sdm",
            "",
            "Formats: picture; line (one character for each cell); numbers; rows (one row on each line); marks (the candidates"
                    + " of each cell); candidates (a character for each candidate, 729 for 9x9); regions (of a jigsaw, as"
                    + " --regions reads them); rules (the layout, the digits and the rules, one a line); fpuzzles, fpuzzles-link and sudokupad-link (an f-puzzles"
                    + " file, and links that hold it); csv; json; library (HoDoKu's lines).",
            "Every command can read these formats back, except regions. Pencil marks are kept by picture, marks, candidates, json, rules, library and"
                    + " as given ones by the three of f-puzzles, but a lone mark is read back as a digit; digits placed by the player become givens, except in"
                    + " library. Where the layout is not the"
                    + " default for its size, the options that name it must be given again (digits from 0 too: --rules 'digits 0-8'), except for csv, json,"
                    + " rules and those of f-puzzles, which name it.",
            "",
            "Exit code: 0 shown, 2 bad input."
        })
public final class ShowCommand extends PuzzleCommand {

    /** The forms that have only the digits of a puzzle. */
    private static final Set<Rendering.Form> DIGITS =
            EnumSet.of(Rendering.Form.LINE, Rendering.Form.NUMBERS, Rendering.Form.ROWS);

    /** The forms that have only what is in the cells. */
    private static final Set<Rendering.Form> CELLS = EnumSet.of(
            Rendering.Form.LINE,
            Rendering.Form.NUMBERS,
            Rendering.Form.ROWS,
            Rendering.Form.MARKS,
            Rendering.Form.CANDIDATES);

    @Option(
            names = "--candidates",
            paramLabel = "WHICH",
            description =
                    "The candidates of empty cells, unless the text gives them: {values}. Default: left, those that the digits do not exclude.")
    private CandidateChoice candidates = CandidateChoice.LEFT;

    public ShowCommand(Streams streams) {
        super(streams);
    }

    @Override
    public Question question() {
        String alphabet = options().text().alphabet();
        return new Asked((alphabet == null ? TextOptions.DEFAULT_ALPHABET : alphabet).length());
    }

    /** The puzzle itself. */
    private final class Asked implements Question {

        /** The number of digits that the alphabet has characters for. */
        private final int characters;

        Asked(int characters) {
            this.characters = characters;
        }

        @Override
        public Set<Rendering.Form> forms() {
            return EnumSet.allOf(Rendering.Form.class);
        }

        /** No: nothing is searched. */
        @Override
        public boolean isSearch() {
            return false;
        }

        /** Any engine that supports every layout, because nothing is solved. */
        @Override
        public Engine engine(EngineOptions options) {
            return SudokuSolver.create().engine();
        }

        @Override
        public List<String> columns() {
            return Shown.COLUMNS;
        }

        @Override
        public Optional<String> refusal(PuzzleInContext puzzle) {
            int side = puzzle.grid().layout().side();
            if (options().output().form() == Rendering.Form.CANDIDATES && (side < 2 || side > characters)) {
                return Optional.of("--format candidates works for sides 2 to " + characters + " with an alphabet of "
                        + characters + " characters, but this grid has side " + side);
            }
            return options().output().form() == Rendering.Form.LIBRARY
                    ? HodokuLines.refusal(shown(puzzle))
                    : ForeignText.refusal(puzzle, options().output().form());
        }

        private ShownPuzzle shown(PuzzleInContext puzzle) {
            return new ShownPuzzle(puzzle, candidates == CandidateChoice.ALL);
        }

        @Override
        public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
            ShownPuzzle shown = shown(puzzle);
            return new Shown(puzzle, shown, missing(shown, puzzle.grid().layout()));
        }

        private List<String> missing(ShownPuzzle shown, Layout layout) {
            Rendering.Form form = options().output().form();
            List<String> missing = new ArrayList<>();
            if (DIGITS.contains(form) && shown.hasOwnMarks()) {
                missing.add("only digits are shown; --format marks or candidates also shows the pencil marks");
            }
            if (CELLS.contains(form) && !layout.statedRules().isEmpty()) {
                missing.add("the rules of the puzzle are not shown; --format rules shows them as well");
            }
            return missing;
        }
    }
}
