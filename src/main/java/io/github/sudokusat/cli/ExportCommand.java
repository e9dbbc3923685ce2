package io.github.sudokusat.cli;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export}: the formula of a puzzle as a file. */
@Command(
        name = "export",
        description = "Writes the formula of one puzzle as a file for a SAT solver.",
        footer = {
            "",
            "Example:",
            "  sudoku-sat export puzzle.txt -o puzzle.cnf",
            "  minisat puzzle.cnf answer.txt",
            "  sudoku-sat decode puzzle.cnf answer.txt",
            "",
            "Pencil marks that say more than the givens are exported reduced: --clues units cannot say them.",
            "Exit code: 0 written, 5 a limit struck; 2 bad input."
        })
final class ExportCommand implements Callable<Integer> {

    private final Streams streams;
    private final Cancellation cancellation = new Cancellation();

    @Option(names = "--to", paramLabel = "FORMAT", description = "dimacs (the default).")
    private String to = "dimacs";

    @Option(
            names = "--show",
            description =
                    "Name the candidates' variables in a 'c p show' line, for projected model counters, where there are auxiliary variables.")
    private boolean show;

    @Option(names = "-o", paramLabel = "FILE", description = "Write to a file, which appears in one step at the end.")
    private @Nullable String file;

    @Mixin
    private TextArguments text = new TextArguments();

    @Mixin
    private EngineOptions.EncodingArguments encodingArguments = new EngineOptions.EncodingArguments();

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Mixin
    private IdleOptions idle = new IdleOptions();

    @Option(names = "--format", paramLabel = "FORMAT", hidden = true)
    private @Nullable String format;

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "0..1",
            description = "A file, '-' or nothing for standard input, or a puzzle's text.")
    private List<String> puzzles = new ArrayList<>();

    ExportCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws Exception {
        if (!to.equals("dimacs")) {
            throw new InputException("--to must be dimacs, but is \"" + to + "\"");
        }
        if (format != null) {
            throw new InputException("--format is for grids; what export writes is said by --to");
        }
        idle.check();
        EncodingOptions options = encodingArguments.options(ClueHandling.UNITS);
        if (options.clues() == ClueHandling.ASSUMED) {
            throw new InputException("--clues must be units or reduced to export, but is assumed");
        }
        Signals.onInterrupt(cancellation::cancel);
        Puzzle puzzle = SinglePuzzle.read(puzzles, text, streams, cancellation);
        if (puzzle == null) {
            return ExitCode.LIMIT;
        }
        SudokuCnf formula = formula(puzzle, options);
        try (Output output = OutputOptions.open(file, streams);
                ProgressLine progress = runOptions.progress(streams)) {
            return write(formula, output, progress);
        }
    }

    private int write(SudokuCnf formula, Output output, ProgressLine progress) throws IOException {
        Watch watch = runOptions.limits(cancellation).withProgress(progress).watch();
        if (!DimacsExport.write(formula, show, output.stream(), watch)) {
            progress.close();
            streams.say("stopped: " + watch.reason().orElseThrow().text() + "; the formula is not complete");
            return ExitCode.LIMIT;
        }
        output.commit();
        return ExitCode.OK;
    }

    /** The formula of a puzzle; where the text gave candidates that say more than its givens, it is reduced to these. */
    private SudokuCnf formula(Puzzle puzzle, EncodingOptions options) {
        SudokuEncoder encoder = SudokuEncoder.of(puzzle.grid().layout(), options);
        CandidateGrid marks = puzzle.marksSayMore() ? puzzle.candidates() : null;
        if (marks == null) {
            return encoder.encode(puzzle.grid());
        }
        if (encodingArguments.asksFor(ClueHandling.UNITS)) {
            throw new InputException("--clues units has no clause for pencil marks that say more than the givens;"
                    + " --clues reduced leaves out what they exclude");
        }
        return encoder.encodeWithin(puzzle.grid(), marks);
    }
}
