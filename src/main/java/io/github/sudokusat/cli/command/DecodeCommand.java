package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.DecodedAnswer;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.InputFiles;
import io.github.sudokusat.cli.input.NamedReader;
import io.github.sudokusat.cli.option.AlphabetOption;
import io.github.sudokusat.cli.option.DimacsExitCodes;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.AnswerWriter;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.export.AnswerDecoder;
import io.github.sudokusat.export.DecodeResult;
import io.github.sudokusat.export.MalformedExportException;
import io.github.sudokusat.export.WrongAnswerException;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
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
                "Turns a solver's answer for an exported file into a grid, and checks it against every clause or constraint.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat export puzzle.txt -o puzzle.cnf",
            "  cadical -q puzzle.cnf > answer.txt",
            "  sudoku-sat decode puzzle.cnf answer.txt",
            "  sudoku-sat export --to opb puzzle.txt -o puzzle.opb",
            "  clasp puzzle.opb > answer.txt",
            "  sudoku-sat decode puzzle.opb answer.txt",
            "",
            "Exit code: 0 solution, 3 none according to the solver, 5 undecided, 2 malformed or wrong answer."
        })
public final class DecodeCommand implements Callable<Integer> {

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "EXPORTED", description = "A file written by 'export'; may be gzipped.")
    private String exported = "";

    @Parameters(
            index = "1",
            paramLabel = "ANSWER",
            description =
                    "The solver's answer: its output, the result file of minisat, or the file that glpsol writes with -w or -o; '-' for standard input.")
    private String answer = "";

    @Mixin
    private OutputOptions outputOptions = new OutputOptions();

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
        DecodedAnswer report = new DecodedAnswer(decode());
        try (Output output = outputOptions.open(streams)) {
            StringBuilder text = new StringBuilder();
            AnswerWriter.writeAlone(
                    report, rendering.grid(report.decoded().puzzle()), DecodedAnswer.COLUMNS, rendering, text);
            output.add(text.toString());
            output.commit();
        }
        return dimacsExitCodes.of(report.outcome());
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
