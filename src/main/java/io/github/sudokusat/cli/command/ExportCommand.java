package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.EncodingChoices;
import io.github.sudokusat.cli.option.ExportFormat;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.option.RunOptions;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.ProgressLine;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.run.Signals;
import io.github.sudokusat.cli.run.SinglePuzzle;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.export.DimacsOptions;
import io.github.sudokusat.export.LpExport;
import io.github.sudokusat.export.OpbExport;
import io.github.sudokusat.export.WcnfExport;
import io.github.sudokusat.export.model.ModelExport;
import io.github.sudokusat.export.model.ModelFormat;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.certificate.NnfExport;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code export}: the formula or the integer program of a puzzle as a file. */
@Command(
        name = "export",
        description =
                "Writes one puzzle as a file for a solver: SAT, MaxSAT, integer programming, constraints, answer sets or SMT.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat export puzzle.txt -o puzzle.cnf",
            "  minisat puzzle.cnf answer.txt",
            "  sudoku-sat decode puzzle.cnf answer.txt",
            "  sudoku-sat export --model-counting puzzle.txt -o puzzle.cnf",
            "  ganak puzzle.cnf > answer.txt",
            "  sudoku-sat decode puzzle.cnf answer.txt",
            "  sudoku-sat export --to lp puzzle.txt -o puzzle.lp",
            "  glpsol --lp puzzle.lp -w answer.txt",
            "  sudoku-sat decode puzzle.lp answer.txt",
            "  sudoku-sat export --to minizinc puzzle.txt -o puzzle.mzn",
            "  minizinc puzzle.mzn",
            "",
            "Pencil marks that exclude more candidates than the givens do are exported in reduced form; --clues units"
                    + " and --to wcnf cannot express them. decode reads answers to dimacs, lp and opb.",
            "",
            "Exit code: 0 written, 5 a limit was reached, 2 bad input."
        })
public final class ExportCommand implements Callable<Integer> {

    /** The most nodes of a graph; so many take about a gigabyte of memory. */
    private static final int MOST_NODES = 1_000_000;

    private final Streams streams;
    private final Cancellation cancellation = new Cancellation();

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            description =
                    "The format of the file: {values}. Default: dimacs, a formula. The formats lp (for glpsol, HiGHS, CBC, CPLEX ...) and opb (for pseudo-Boolean solvers) represent the puzzle as an integer program, wcnf asks how many givens can be right, minizinc, asp (for clingo), smtlib (for z3, cvc5 ...) and xcsp3 (for Choco, ACE ...) are models with an integer for each cell, and nnf is a graph of all solutions (d-DNNF) for tools of model counters.")
    private ExportFormat to = ExportFormat.DIMACS;

    @Option(
            names = "--show",
            description =
                    "If there are auxiliary variables, name the candidates' variables in a 'c p show' line for projected model counters.")
    private boolean show;

    @Option(
            names = "--model-counting",
            description =
                    "Say in the form of the model counting competitions what to count: 'c t mc', or 'c t pmc' with a 'c p show' line if auxiliary variables may take several values in a solution.")
    private boolean modelCounting;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to a file, which appears only when the run is complete.")
    private @Nullable String file;

    @Mixin
    private InputOptions text = new InputOptions();

    @Mixin
    private EncodingChoices encodingArguments = new EncodingChoices();

    @Mixin
    private RunOptions runOptions = new RunOptions();

    @Option(names = "--format", paramLabel = "FORMAT", hidden = true)
    private @Nullable String format;

    @Parameters(
            paramLabel = "PUZZLE",
            arity = "0..1",
            description = "A file, '-' or nothing for standard input, or the text of a puzzle.")
    private List<String> puzzles = new ArrayList<>();

    public ExportCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws Exception {
        requireOptionsOfTheFormat();
        if (format != null) {
            throw new InputException("--format does not apply to export; --to chooses the format");
        }
        EncodingOptions options = encodingArguments.options();
        Signals.onInterrupt(cancellation::cancel);
        PuzzleInContext puzzle = SinglePuzzle.read(puzzles, text, streams, cancellation);
        if (puzzle == null) {
            return ExitCode.LIMIT;
        }
        Exported exported = exported(puzzle, options);
        try (Output output = OutputOptions.open(file, streams);
                ProgressLine progress = runOptions.progress(streams)) {
            return write(exported, output, progress);
        }
    }

    private void requireOptionsOfTheFormat() {
        boolean isFormula = to == ExportFormat.DIMACS || to == ExportFormat.WCNF || to == ExportFormat.NNF;
        if (to != ExportFormat.DIMACS && (show || modelCounting)) {
            throw new InputException("--show and --model-counting apply only to --to dimacs");
        }
        if (!isFormula && encodingArguments.asksForClauses()) {
            throw new InputException(
                    "--encoding, --at-most-one and --keep-repeats apply only to --to dimacs, --to wcnf and --to nnf");
        }
        if (to == ExportFormat.WCNF && encodingArguments.asksFor(ClueHandling.REDUCED)) {
            throw new InputException("--clues reduced does not apply to --to wcnf, whose givens are soft clauses");
        }
    }

    /** An export that can be written and that reports why it was stopped, if it was. */
    @FunctionalInterface
    private interface Exported {

        Optional<StopReason> write(Appendable out, Limits limits) throws IOException;
    }

    private int write(Exported exported, Output output, ProgressLine progress) throws IOException {
        Limits limits = runOptions.limits(cancellation).withProgress(progress);
        Optional<StopReason> stop = exported.write(output.stream(), limits);
        if (stop.isPresent()) {
            progress.close();
            boolean isLarge = to == ExportFormat.NNF && stop.get() == StopReason.WORK_LIMIT;
            streams.say(
                    isLarge
                            ? "stopped: the graph needs more than " + MOST_NODES + " nodes"
                            : "stopped: " + stop.get().text() + "; the formula is not complete");
            return Outcome.UNKNOWN.exitCode();
        }
        output.commit();
        return ExitCode.OK;
    }

    /**
     * The puzzle in the requested format; if the text gave candidates that exclude more than its givens do, the export is reduced to these
     * candidates.
     */
    private Exported exported(PuzzleInContext puzzle, EncodingOptions options) {
        Puzzle exact = puzzle.exact();
        if (exact.hasCandidates() && encodingArguments.asksFor(ClueHandling.UNITS)) {
            throw new InputException(
                    "--clues units cannot express pencil marks that exclude more candidates than the givens do;"
                            + " use --clues reduced");
        }
        return switch (to) {
            case DIMACS -> formula(exact, options);
            case LP -> {
                SudokuProgram program = program(exact, options.clues());
                yield (out, limits) -> LpExport.write(program, out, limits);
            }
            case OPB -> {
                SudokuProgram program = program(exact, options.clues());
                yield (out, limits) -> OpbExport.write(program, out, limits);
            }
            case WCNF -> softGivens(exact, options);
            case MINIZINC -> model(exact, options, ModelFormat.MINIZINC);
            case ASP -> model(exact, options, ModelFormat.ASP);
            case SMTLIB -> model(exact, options, ModelFormat.SMTLIB);
            case XCSP3 -> model(exact, options, ModelFormat.XCSP3);
            case NNF -> graph(exact, options);
        };
    }

    private Exported formula(Puzzle puzzle, EncodingOptions options) {
        SudokuCnf formula = SudokuEncoder.of(puzzle.layout(), options).encode(puzzle);
        DimacsOptions what = DimacsOptions.defaults().withShowLine(show).withCountingHeader(modelCounting);
        return (out, limits) -> DimacsExport.write(formula, what, out, limits);
    }

    private static Exported graph(Puzzle puzzle, EncodingOptions options) {
        SudokuCnf formula = SudokuEncoder.of(puzzle.layout(), options).encode(puzzle);
        return (out, limits) -> {
            try {
                return NnfExport.write(formula, MOST_NODES, out, limits);
            } catch (IllegalArgumentException e) {
                throw new InputException("--to nnf: " + e.getMessage());
            }
        };
    }

    private static Exported softGivens(Puzzle puzzle, EncodingOptions options) {
        if (puzzle.hasCandidates()) {
            throw new InputException(
                    "--to wcnf cannot express pencil marks that exclude more candidates than the givens do");
        }
        return (out, limits) -> WcnfExport.write(puzzle.grid(), options, out, limits);
    }

    private static Exported model(Puzzle puzzle, EncodingOptions options, ModelFormat format) {
        Puzzle stated =
                options.clues() == ClueHandling.REDUCED ? Puzzle.of(puzzle.grid(), puzzle.toCandidates()) : puzzle;
        return (out, limits) -> ModelExport.write(stated, format, out, limits);
    }

    private static SudokuProgram program(Puzzle puzzle, ClueHandling clues) {
        if (!puzzle.hasCandidates() && clues != ClueHandling.REDUCED) {
            return SudokuProgram.of(puzzle.grid());
        }
        SudokuProgram program = SudokuProgram.reduced(puzzle);
        if (program.variables().count() == 0) {
            throw new InputException("no cell has a candidate, so there is nothing to write to an integer program");
        }
        return program;
    }
}
