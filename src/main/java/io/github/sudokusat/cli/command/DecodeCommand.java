package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.ComparedCount;
import io.github.sudokusat.answer.DecodedAnswer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.batch.TimeLimits;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.InputFiles;
import io.github.sudokusat.cli.input.NamedReader;
import io.github.sudokusat.cli.option.AlphabetOption;
import io.github.sudokusat.cli.option.DimacsExitCodes;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.AnswerWriter;
import io.github.sudokusat.cli.run.Signals;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.export.AnswerDecoder;
import io.github.sudokusat.export.DecodeResult;
import io.github.sudokusat.export.MalformedExportException;
import io.github.sudokusat.export.WrongAnswerException;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code decode}: another solver's answer as a grid. */
@Command(
        name = "decode",
        description =
                "Turns a solver's answer for an exported file into a grid, and checks it against every clause or constraint; or compares a model counter's answer with the number of solutions.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat export puzzle.txt -o puzzle.cnf",
            "  cadical -q puzzle.cnf > answer.txt",
            "  sudoku-sat decode puzzle.cnf answer.txt",
            "  sudoku-sat export --model-counting puzzle.txt -o puzzle.cnf",
            "  ganak puzzle.cnf > answer.txt",
            "  sudoku-sat decode --timeout 10s puzzle.cnf answer.txt",
            "  sudoku-sat export --to opb puzzle.txt -o puzzle.opb",
            "  clasp puzzle.opb > answer.txt",
            "  sudoku-sat decode puzzle.opb answer.txt",
            "",
            "A model counter's answer has the lines 's SATISFIABLE' and 'c s exact arb int N'. The puzzle is counted here as well, within --timeout, and the numbers are"
                    + " compared.",
            "",
            "Exit code: 0 solution or equal numbers, 3 none according to the solver or different numbers, 5 undecided or not compared, 2 malformed or"
                    + " wrong answer."
        })
public final class DecodeCommand implements Callable<Integer> {

    /** How long the own count of a counter's puzzle takes at most, unless another time is given. */
    private static final Duration COUNT_TIME = Duration.ofMinutes(1);

    private final Streams streams;
    private final Cancellation cancellation = new Cancellation();

    @Parameters(index = "0", paramLabel = "EXPORTED", description = "A file written by 'export'; may be gzipped.")
    private String exported = "";

    @Parameters(
            index = "1",
            paramLabel = "ANSWER",
            description =
                    "The solver's answer: its output, that of a model counter, the result file of minisat, or the file that glpsol writes with -w or -o; '-' for standard input.")
    private String answer = "";

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

    @Option(
            names = "--timeout",
            paramLabel = "TIME",
            description = "The time allowed for counting, such as 10s, 500ms or 2m. Default: 1m.")
    private Duration timeout = COUNT_TIME;

    @Mixin
    private DimacsExitCodes dimacsExitCodes = new DimacsExitCodes();

    @Mixin
    private AlphabetOption alphabetOption = new AlphabetOption();

    @Option(
            names = {"--box", "--regions", "--rule", "--rules"},
            paramLabel = "TEXT",
            hidden = true)
    private List<String> layout = new ArrayList<>();

    public DecodeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws Exception {
        if (!layout.isEmpty()) {
            throw new InputException(
                    "the exported file specifies its layout; omit --box, --regions, --rule and --rules");
        }
        String alphabet = alphabetOption.value();
        outputOptions.requireForm(Rendering.Form.COMMON);
        Rendering rendering = outputOptions.rendering(streams, true, alphabet);
        DecodeResult decoded = decode();
        String puzzle = rendering.grid(decoded.puzzle());
        if (decoded instanceof DecodeResult.Counted counted) {
            Signals.onInterrupt(cancellation::cancel);
            return write(compare(counted), puzzle, ComparedCount.COLUMNS, rendering)
                    .exitCode();
        }
        return dimacsExitCodes.of(write(new DecodedAnswer(decoded), puzzle, DecodedAnswer.COLUMNS, rendering));
    }

    private ComparedCount compare(DecodeResult.Counted counted) {
        Limits limits = TimeLimits.add(Limits.none().withCancellation(cancellation), timeout);
        return ComparedCount.of(counted, SudokuSolver.create().withLimits(limits));
    }

    private Outcome write(Answer answer, String puzzle, List<String> columns, Rendering rendering) throws IOException {
        try (Output output = outputOptions.open(streams)) {
            StringBuilder text = new StringBuilder();
            AnswerWriter.writeAlone(answer, puzzle, columns, rendering, text);
            output.add(text.toString());
            output.commit();
        }
        return answer.outcome();
    }

    private DecodeResult decode() {
        if (exported.equals("-") && answer.equals("-")) {
            throw new InputException("EXPORTED and ANSWER cannot both be standard input");
        }
        try (Reader formula = NamedReader.open(exported, streams.in());
                Reader values = NamedReader.open(answer, streams.in())) {
            return AnswerDecoder.decode(formula, values);
        } catch (MalformedExportException e) {
            throw new InputException(InputFiles.nameOf(exported) + ": " + e.getMessage());
        } catch (SolverFormatException | WrongAnswerException e) {
            throw new InputException(InputFiles.nameOf(answer) + ": " + e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
