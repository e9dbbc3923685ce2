package io.github.sudokusat.cli;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.InputFiles;
import io.github.sudokusat.cli.option.Durations;
import io.github.sudokusat.cli.option.WholeNumbers;
import io.github.sudokusat.cli.output.ExitCode;
import io.github.sudokusat.cli.output.HelpOutput;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cnf.card.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.run.MissingLibraryException;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.sat.process.ExternalSolverException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line as a whole: its commands, and what happens when one fails. */
@Command(
        name = "sudoku-sat",
        description = "Solves, checks, counts, explains, rates and exports Sudoku puzzles of any layout.",
        versionProvider = SudokuCommand.Version.class,
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Example:",
            "  sudoku-sat solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "",
            "Exit codes: 0 done, and the answer is yes; 1 internal error; 2 usage or bad input; 3 no solution;",
            "4 several solutions where one was required; 5 a limit (also memory) was reached or the run was cancelled.",
            "In bulk: 2 when any puzzle was bad, else 5 when any was unknown, else 0."
        })
final class SudokuCommand implements Runnable {

    private static final int USAGE_WIDTH = 110;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "Show the stack trace of a failure.")
    private boolean debug;

    /** The command line over some streams. */
    static CommandLine create(Streams streams) {
        SudokuCommand root = new SudokuCommand();
        CommandLine commandLine = new CommandLine(root);
        commandLine.addSubcommand(withHelp(new SolveCommand(streams)));
        commandLine.addSubcommand(withHelp(new CheckCommand(streams)));
        commandLine.addSubcommand(withHelp(new CountCommand(streams)));
        commandLine.addSubcommand(withHelp(new HintCommand(streams)));
        commandLine.addSubcommand(withHelp(new ExplainCommand(streams)));
        commandLine.addSubcommand(withHelp(new RateCommand(streams)));
        commandLine.addSubcommand(withHelp(new ExportCommand(streams)));
        commandLine.addSubcommand(withHelp(new DecodeCommand(streams)));
        commandLine.addSubcommand(withHelp(new VarCommand(streams)));
        commandLine.addSubcommand(withHelp(new MinimizeCommand(streams)));
        commandLine.addSubcommand(withHelp(new CandidatesCommand(streams)));
        commandLine.addSubcommand(withHelp(new ProveCommand(streams)));
        commandLine.addSubcommand(withHelp(new VerifyCommand(streams)));
        commandLine.addSubcommand(new HelpCommand());
        commandLine.addSubcommand(new GenerateCompletion());
        // A puzzle's text fits on a line of the examples, and an argument that starts with @ is a puzzle or a file like
        // any other.
        commandLine.setUsageHelpWidth(USAGE_WIDTH);
        commandLine.setExpandAtFiles(false);
        commandLine.registerConverter(Duration.class, new Durations());
        WholeNumbers.register(commandLine);
        commandLine.registerConverter(
                Encoding.class, text -> named(Encoding.named(text), "minimal, natural, complete", text));
        commandLine.registerConverter(
                AtMostOneMethod.class,
                text -> named(
                        AtMostOneMethod.named(text),
                        "pairwise, sequential, commander, product, binary, bimander",
                        text));
        commandLine.registerConverter(
                ClueHandling.class, text -> named(ClueHandling.named(text), "units, assumed, reduced", text));
        commandLine.registerConverter(
                HintDetail.class, text -> named(HintDetail.named(text), "vague, concrete, full", text));
        HelpOutput help = new HelpOutput(streams.out());
        commandLine.setOut(help.writer());
        commandLine.setExecutionStrategy(parsed -> run(parsed, help));
        commandLine.setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8));
        commandLine.setParameterExceptionHandler((e, arguments) -> usageError(e, streams));
        commandLine.setExecutionExceptionHandler((e, command, result) -> root.failure(e, streams));
        return commandLine;
    }

    private static int run(ParseResult parsed, HelpOutput help) {
        int code = new RunLast().execute(parsed);
        IOException failure = help.flushed().orElse(null);
        if (failure != null) {
            throw new ExecutionException(parsed.commandSpec().commandLine(), "cannot write", failure);
        }
        return code;
    }

    private static CommandLine withHelp(Object command) {
        CommandLine commandLine = new CommandLine(command);
        commandLine.getCommandSpec().mixinStandardHelpOptions(true);
        return commandLine;
    }

    private static <T> T named(Optional<T> value, String names, String text) {
        return value.orElseThrow(
                () -> new TypeConversionException("expected one of " + names + ", but found \"" + text + "\""));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "a command is missing");
    }

    private static int usageError(ParameterException e, Streams streams) {
        CommandSpec command = e.getCommandLine().getCommandSpec();
        boolean isCommandUnknown = command.parent() == null
                && e instanceof UnmatchedArgumentException unmatched
                && !unmatched.isUnknownOption();
        String message = isCommandUnknown
                ? "unknown command '"
                        + ((UnmatchedArgumentException) e).getUnmatched().get(0) + "'"
                : Objects.requireNonNullElse(e.getMessage(), "wrong usage").replace('\n', ' ');
        streams.say(message);
        String name = command.qualifiedName();
        streams.err().println("Try '" + name + " --help'.");
        return ExitCode.BAD_INPUT;
    }

    private int failure(Exception e, Streams streams) {
        Throwable cause = e instanceof UncheckedIOException && e.getCause() != null ? e.getCause() : e;
        if (debug) {
            cause.printStackTrace(streams.err());
        }
        if (cause instanceof InputException
                || cause instanceof ExternalSolverException
                || cause instanceof MissingLibraryException) {
            streams.say(String.valueOf(cause.getMessage()));
            return ExitCode.BAD_INPUT;
        }
        if (cause instanceof IOException failure) {
            if (isBrokenPipe(failure)) {
                // Whoever read the output has seen enough.
                return ExitCode.OK;
            }
            streams.say("cannot write: " + InputFiles.reason(failure));
            return ExitCode.INTERNAL_ERROR;
        }
        streams.say("internal error: " + cause + (debug ? "" : " (--debug shows where)"));
        return ExitCode.INTERNAL_ERROR;
    }

    private static boolean isBrokenPipe(IOException e) {
        String message = String.valueOf(e.getMessage());
        return message.contains("Broken pipe") || message.contains("Stream closed");
    }

    /** The version from the jar's manifest. */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() {
            String version = SudokuCommand.class.getPackage().getImplementationVersion();
            return new String[] {"sudoku-sat " + (version == null ? "(not built)" : version)};
        }
    }
}
