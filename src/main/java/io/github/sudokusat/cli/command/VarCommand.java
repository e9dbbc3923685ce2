package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.option.LayoutOptions;
import io.github.sudokusat.cli.option.OutputOptions;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.encode.CandidateVariables;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code var}: from candidates to variables and back. */
@Command(
        name = "var",
        description =
                "Converts candidates to their variables in a formula exported with --clues units, and variables to candidates. Digits are"
                        + " numbers, from 1 or, with --rules 'digits 0-8', from 0.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat var r1c1=5            prints 5",
            "  sudoku-sat var 25                prints r1c3=7",
            "  sudoku-sat var --box 4x4 r2c1=16 prints 272",
            "",
            "Exit code: 0 converted, 2 bad input."
        })
public final class VarCommand implements Callable<Integer> {

    private final Streams streams;

    @Mixin
    private LayoutOptions layoutOptions = new LayoutOptions();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to a file, which appears only when the run is complete.")
    private @Nullable String file;

    @Option(
            names = {"--format", "--alphabet"},
            paramLabel = "TEXT",
            hidden = true)
    private List<String> gridTexts = new ArrayList<>();

    @Option(names = "--clues", paramLabel = "NAME", hidden = true)
    private @Nullable String clues;

    @Parameters(
            paramLabel = "CANDIDATE|VARIABLE",
            arity = "1..*",
            description = "A candidate such as r1c1=5, or the number of a variable.")
    private List<String> queries = new ArrayList<>();

    public VarCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (clues != null && !clues.equals("units")) {
            throw new InputException(
                    "var knows only the variables of --clues units; a reduced file lists its own in its"
                            + " \"c map\" comments");
        }
        if (!List.of("line").containsAll(gridTexts)) {
            throw new InputException("--format and --alphabet do not apply to var");
        }
        Layout layout = layoutOptions.layout();
        StringBuilder answers = new StringBuilder();
        for (String query : queries) {
            answers.append(answer(query, layout)).append('\n');
        }
        try (Output output = OutputOptions.open(file, streams)) {
            output.add(answers.toString());
            output.commit();
        }
        return ExitCode.OK;
    }

    private static String answer(String query, Layout layout) {
        int side = layout.side();
        CandidateVariables variables = CandidateVariables.direct(side);
        try {
            if (query.indexOf('=') >= 0) {
                Candidate candidate = Candidate.parse(query, layout.values());
                int cell = candidate.cell().number(layout);
                return Integer.toString(variables.variable(cell, candidate.digit()));
            }
            return DigitSymbols.numbers(layout).text(variables.candidate(Integer.parseInt(query)));
        } catch (NumberFormatException e) {
            throw new InputException("expected a candidate such as r1c1=5 or a variable from 1 to " + variables.count()
                    + ", but found \"" + query + "\"");
        } catch (IllegalArgumentException e) {
            throw new InputException(e.getMessage());
        }
    }
}
