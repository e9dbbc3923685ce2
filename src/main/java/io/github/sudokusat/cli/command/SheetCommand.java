package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.ShownPuzzle;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.option.JobOptions;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.option.SheetFormat;
import io.github.sudokusat.cli.option.SheetOptions;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.run.SheetRun;
import io.github.sudokusat.cli.run.Signals;
import io.github.sudokusat.cli.run.SinglePuzzle;
import io.github.sudokusat.format.svg.SvgPicture;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.sheet.SheetPuzzle;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code sheet}: puzzles on paper. */
@Command(
        name = "sheet",
        description =
                "Makes an HTML page of puzzles to print, with their solutions at the end, or an SVG picture of one puzzle.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat generate --count 12 -o puzzles.txt",
            "  sudoku-sat sheet puzzles.txt -o sheet.html",
            "  sudoku-sat sheet --per-page 6 --paper letter --title Homework puzzles.txt -o sheet.html",
            "  sudoku-sat sheet --format svg 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "",
            "A browser prints the page as it is, without settings. Each puzzle has its number, its level as 'rate' finds it, and its name"
                    + " if its source gives one. If rating a puzzle takes longer than five seconds (or --timeout), it has no level. Sides up to 36.",
            "Every puzzle must have exactly one solution. If any has not, nothing is written, and a message names its line; --unchecked prints"
                    + " any puzzles.",
            "",
            "Exit code: 0 written, 3 a puzzle has no solution, 4 a puzzle has several solutions (with several such puzzles that of the first),"
                    + " 5 a limit was reached, 2 bad input."
        })
public final class SheetCommand implements Callable<Integer> {

    private final Streams streams;
    private final Cancellation cancellation = new Cancellation();

    @Mixin
    private SheetOptions sheetOptions = new SheetOptions();

    @Mixin
    private InputOptions text = new InputOptions();

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Mixin
    private JobOptions jobs = new JobOptions();

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "0..*",
            description =
                    "A file with one puzzle or many (see 'help formats'), optionally gzipped; '-' or nothing for standard input; or the text of a puzzle. Limits apply to each puzzle.")
    private List<String> puzzles = new ArrayList<>();

    public SheetCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws Exception {
        sheetOptions.check();
        Signals.onInterrupt(cancellation::cancel);
        return sheetOptions.format() == SheetFormat.SVG
                ? writePicture()
                : SheetRun.run(puzzles, sheetOptions, text.setup(), runOptions, jobs.batch(), streams, cancellation);
    }

    private int writePicture() throws IOException {
        PuzzleInContext puzzle = SinglePuzzle.read(puzzles, text, streams, cancellation);
        if (puzzle == null) {
            return ExitCode.LIMIT;
        }
        int side = puzzle.grid().layout().side();
        if (side > SheetPuzzle.LARGEST_SIDE) {
            throw new InputException(SheetRun.tooLarge(side));
        }
        SvgPicture picture = SvgPicture.create();
        String alphabet = puzzle.symbols().characters();
        picture = alphabet.isEmpty() ? picture : picture.withAlphabet(alphabet);
        picture = sheetOptions.title() == null ? picture : picture.withLabel(sheetOptions.title());
        ShownPuzzle shown = new ShownPuzzle(puzzle, false);
        boolean hasMarks = sheetOptions.haveMarks() || shown.hasOwnMarks();
        try (Output output = sheetOptions.open(streams)) {
            Writer out = output.stream();
            draw(picture, puzzle, hasMarks ? shown : null, out);
            out.append('\n');
            output.commit();
        }
        return ExitCode.OK;
    }

    private static void draw(SvgPicture picture, PuzzleInContext puzzle, @Nullable ShownPuzzle marked, Writer out)
            throws IOException {
        Grid givens = puzzle.givens();
        if (marked == null) {
            picture.write(givens, puzzle.grid(), out);
        } else {
            picture.write(givens, puzzle.grid(), marked.marks(), out);
        }
    }
}
