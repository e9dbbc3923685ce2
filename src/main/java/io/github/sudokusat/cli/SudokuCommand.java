package io.github.sudokusat.cli;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.command.HelpCommand;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.InputFiles;
import io.github.sudokusat.cli.option.Choices;
import io.github.sudokusat.cli.option.CommonOptions;
import io.github.sudokusat.cli.option.Durations;
import io.github.sudokusat.cli.option.WholeNumbers;
import io.github.sudokusat.cli.output.HelpOutput;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.WriteException;
import io.github.sudokusat.run.MissingLibraryException;
import io.github.sudokusat.sat.process.ExternalSolverException;
import io.github.sudokusat.text.Suggestions;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line as a whole: its commands, and how their failures are reported. */
@Command(
        name = SudokuCommand.NAME,
        description =
                "Solves, checks, explains, rates and exports Sudoku puzzles of any layout, and counts their solutions.",
        versionProvider = SudokuCommand.Version.class,
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Example:",
            "  sudoku-sat solve 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "",
            "'sudoku-sat COMMAND --help' shows the options of a command, with examples; 'sudoku-sat help formats'"
                    + " summarizes the input formats, and 'sudoku-sat help rules' the variant rules.",
            "",
            "Exit codes: 0 done; 1 internal error; 2 usage error or bad input; 3 no solution, or a proof refused; 4 several"
                    + " solutions where one was required; 5 a limit (of time, work or memory) was reached or the run was"
                    + " cancelled. For many puzzles: 2 if any puzzle was bad, else 5 if any is unknown, else 0."
        })
public final class SudokuCommand implements Runnable {

    /** The name of the program, and the title in its manifest. */
    static final String NAME = "sudoku-sat";

    private static final String COMMAND_IS_MISSING = "a command is missing";

    /** The length of the name of an option such as {@code -o}. */
    private static final int SHORT_NAME = 2;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "Show the stack trace of a failure.")
    private boolean debug;

    /** Runs the command that the arguments name, and returns its exit code. */
    static int execute(Streams streams, String... arguments) {
        return create(streams, Commands.forArguments(arguments)).execute(arguments);
    }

    /** Creates the command line with some or all of its commands. */
    static CommandLine create(Streams streams, Commands commands) {
        return create(streams, commands, new RunLast());
    }

    /**
     * Creates a command line with some of the commands, the help, and commands of others.
     *
     * @param names the names of commands
     * @param others further commands: objects with picocli's annotation of a command
     * @param last what is done with the arguments once they are parsed
     */
    public static CommandLine create(Streams streams, Set<String> names, List<Object> others, IExecutionStrategy last) {
        return create(streams, Commands.only(names, others), last);
    }

    private static CommandLine create(Streams streams, Commands commands, IExecutionStrategy last) {
        SudokuCommand root = new SudokuCommand();
        CommandLine commandLine = new CommandLine(root);
        commands.addTo(commandLine, streams);
        // An argument that starts with @ is a puzzle or a file like any other.
        commandLine.setExpandAtFiles(false);
        // The last value of a repeated option counts, as scripts that append their options expect.
        commandLine.setOverwrittenOptionsAllowed(true);
        Help.register(commandLine, streams.outIsTerminal());
        Choices.register(commandLine);
        commandLine.registerConverter(Duration.class, new Durations());
        WholeNumbers.register(commandLine);
        if (!streams.style().hasColour()) {
            commandLine.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
        }
        HelpOutput help = new HelpOutput(streams.out());
        commandLine.setOut(help.writer());
        commandLine.setExecutionStrategy(parsed -> run(parsed, last, help));
        commandLine.setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8));
        commandLine.setParameterExceptionHandler((e, arguments) -> usageError(e, List.of(arguments), streams));
        commandLine.setExecutionExceptionHandler((e, command, result) -> root.failure(e, streams));
        return commandLine;
    }

    private static int run(ParseResult parsed, IExecutionStrategy execution, HelpOutput help) {
        if (!parsed.unmatched().isEmpty()) {
            // The parser tolerates these together with --help.
            throw new UnmatchedArgumentException(parsed.commandSpec().commandLine(), parsed.unmatched());
        }
        ParseResult last = parsed.hasSubcommand() ? parsed.subcommand() : parsed;
        CommonOptions.check(last.commandSpec());
        int code = execution.execute(parsed);
        IOException failure = help.flushed().orElse(null);
        if (failure != null) {
            throw new ExecutionException(parsed.commandSpec().commandLine(), "cannot write", failure);
        }
        return code;
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), COMMAND_IS_MISSING);
    }

    private static int usageError(ParameterException e, List<String> arguments, Streams streams) {
        CommandLine command = e.getCommandLine();
        streams.say(message(e, arguments, command));
        if (COMMAND_IS_MISSING.equals(e.getMessage())) {
            streams.err().print(Help.commands(command, streams.errIsTerminal()));
        }
        streams.err().println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
        return ExitCode.BAD_INPUT;
    }

    private static String message(ParameterException e, List<String> arguments, CommandLine command) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unknown(unmatched, arguments, command.getCommandSpec());
        }
        String message = Objects.requireNonNullElse(e.getMessage(), "incorrect usage");
        if (e instanceof MissingParameterException missing) {
            return missing(missing.getMissing().get(0), arguments);
        }
        if (!(e.getArgSpec() instanceof OptionSpec option)) {
            return message.replace('\n', ' ');
        }
        String name = typedName(option, arguments);
        if (e.getCause() instanceof TypeConversionException cause) {
            String reason = Objects.requireNonNullElse(cause.getMessage(), message);
            return option.arity().max() == 0
                    ? name + " takes no value"
                    : name + (reason.startsWith(CommonOptions.MUST_BE) ? " " : ": ") + reason;
        }
        return message.startsWith(CommonOptions.MUST_BE) ? name + " " + message : name + " requires " + value(option);
    }

    /** The message that an argument, a required option or the value of an option is missing. */
    private static String missing(ArgSpec argument, List<String> arguments) {
        if (!(argument instanceof OptionSpec option)) {
            return argument.paramLabel() + " is missing";
        }
        String name = typedName(option, arguments);
        return arguments.contains(name) ? name + " requires " + value(option) : name + " is missing";
    }

    private static String value(OptionSpec option) {
        return "a value: " + option.paramLabel();
    }

    /** The name of an option that the user typed; its longest if none was typed. */
    private static String typedName(OptionSpec option, List<String> arguments) {
        for (String name : option.names()) {
            boolean isShort = name.length() == SHORT_NAME;
            for (String argument : arguments) {
                if (argument.equals(name) || argument.startsWith(isShort ? name : name + "=")) {
                    return name;
                }
            }
        }
        return option.longestName();
    }

    private static String unknown(UnmatchedArgumentException unmatched, List<String> arguments, CommandSpec command) {
        String argument = unmatched.getUnmatched().get(0);
        if (unmatched.isUnknownOption()) {
            String name = argument.replaceFirst("=.*", "");
            List<String> names = new ArrayList<>();
            for (OptionSpec option : command.options()) {
                names.addAll(option.hidden() ? List.of() : List.of(option.names()));
            }
            names.removeIf(other -> other.length() == SHORT_NAME);
            return "unknown option \"" + name + "\"" + Suggestions.ask(name, names);
        }
        if (command.parent() != null) {
            return "unexpected argument \"" + argument + "\"";
        }
        Set<String> names = new LinkedHashSet<>(command.subcommands().keySet());
        if (arguments.contains(Commands.HELP)) {
            names.addAll(HelpCommand.TOPICS);
        }
        return "unknown command \"" + argument + "\"" + Commands.ask(argument, names);
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
                // The reader of the output has seen enough.
                return ExitCode.OK;
            }
            streams.say(
                    failure instanceof WriteException named
                            ? String.valueOf(named.getMessage())
                            : "cannot write: " + InputFiles.reason(failure));
            return ExitCode.INTERNAL_ERROR;
        }
        streams.say("internal error: " + cause + (debug ? "" : " (--debug shows where)"));
        return ExitCode.INTERNAL_ERROR;
    }

    private static boolean isBrokenPipe(IOException e) {
        String message = String.valueOf(e.getMessage());
        return message.contains("Broken pipe") || message.contains("Stream closed");
    }

    /**
     * The version from the jar's manifest, which is searched for because the launcher loads the classes in a way that leaves their package without
     * it.
     */
    static final class Version implements IVersionProvider {

        @Override
        public String[] getVersion() throws IOException {
            String version = "(not built)";
            for (URL manifest : Collections.list(ClassLoader.getSystemResources("META-INF/MANIFEST.MF"))) {
                try (InputStream in = manifest.openStream()) {
                    Attributes attributes = new Manifest(in).getMainAttributes();
                    if (NAME.equals(attributes.getValue(Attributes.Name.IMPLEMENTATION_TITLE))) {
                        version = attributes.getValue(Attributes.Name.IMPLEMENTATION_VERSION);
                    }
                }
            }
            return new String[] {NAME + " " + version};
        }
    }
}
