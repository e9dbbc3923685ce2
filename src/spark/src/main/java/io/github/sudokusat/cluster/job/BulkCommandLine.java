package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.SudokuCommand;
import io.github.sudokusat.cli.command.GenerateCommand;
import io.github.sudokusat.cli.command.PuzzleCommand;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.report.PuzzleMaker;
import io.github.sudokusat.run.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.ParseResult;

/**
 * The commands on many puzzles for a caller that spreads their work over a cluster: the same options, messages and exit codes as on one machine, but
 * the caller reads the puzzles and writes the records.
 */
final class BulkCommandLine {

    private static final String GENERATE = "generate";
    private static final Set<String> NAMES = Set.of("check", "solve", "rate", "count", "canonical", GENERATE);

    private BulkCommandLine() {}

    /** Does what a command asks for. */
    interface Runner {

        /**
         * Runs a command.
         *
         * @return the exit code
         * @throws Exception is reported as an exception of a command on one machine
         */
        int run(Request request) throws Exception;
    }

    /**
     * Parses arguments and has the command run, unless they ask for help or are wrong.
     *
     * @param others further commands, which run by themselves: each a {@code Callable<Integer>} with picocli's annotation of a command
     * @return the exit code
     */
    static int execute(Streams streams, List<Object> others, Runner runner, String... arguments) {
        return create(streams, others, new ClusterOptions(), runner, arguments).execute(arguments);
    }

    /** The request of arguments that have been executed before, on another machine. */
    static Request parse(Streams streams, String... arguments) {
        ClusterOptions options = new ClusterOptions();
        ParseResult parsed =
                create(streams, List.of(), options, request -> 0, arguments).parseArgs(arguments);
        return new Request(streams, parsed.subcommand(), options, List.of(arguments));
    }

    private static CommandLine create(
            Streams streams, List<Object> others, ClusterOptions options, Runner runner, String... arguments) {
        CommandLine commandLine = SudokuCommand.create(
                streams, NAMES, others, parsed -> run(streams, parsed, options, runner, List.of(arguments)));
        commandLine
                .getCommandSpec()
                .usageMessage()
                .description("Answers questions about Sudoku puzzles on all machines of a cluster.")
                .footer(ClusterHelp.footer());
        commandLine.getSubcommands().forEach((name, command) -> {
            if (NAMES.contains(name)) {
                command.addMixin("cluster", options);
                ClusterHelp.adapt(command.getCommandSpec());
            }
        });
        return commandLine;
    }

    private static int run(
            Streams streams, ParseResult parsed, ClusterOptions options, Runner runner, List<String> arguments) {
        Integer help = CommandLine.executeHelpRequest(parsed);
        if (help != null) {
            return help;
        }
        CommandLine commandLine = parsed.commandSpec().commandLine();
        if (!parsed.hasSubcommand()
                || !NAMES.contains(parsed.subcommand().commandSpec().name())) {
            return new CommandLine.RunLast().execute(parsed);
        }
        try {
            return runner.run(new Request(streams, parsed.subcommand(), options, arguments));
        } catch (CommandLine.ParameterException e) {
            throw e;
        } catch (Exception e) {
            throw new ExecutionException(commandLine, "failed", e);
        }
    }

    /** A command with its options. */
    static final class Request {

        private final Streams streams;
        private final ParseResult parsed;
        private final ClusterOptions options;
        private final List<String> arguments;

        Request(Streams streams, ParseResult parsed, ClusterOptions options, List<String> arguments) {
            this.streams = streams;
            this.parsed = parsed;
            this.options = options;
            this.arguments = arguments;
        }

        /** The name of the command. */
        String command() {
            return parsed.commandSpec().name();
        }

        /** The options for the cluster. */
        ClusterOptions options() {
            return options;
        }

        /** The value of {@code -o}; null if it is missing. */
        @Nullable
        String output() {
            return parsed.matchedOptionValue("-o", null);
        }

        /** Whether remarks are suppressed on standard error. */
        boolean isQuiet() {
            return parsed.hasMatchedOption("-q");
        }

        /** Whether the command makes puzzles and reads none. */
        boolean isGenerate() {
            return command().equals(GENERATE);
        }

        /** The sources of puzzles. */
        List<String> inputs() {
            return puzzles().options().puzzles();
        }

        /** The arguments, with a seed added if random choices would otherwise differ from machine to machine. */
        List<String> arguments() {
            List<String> complete = new ArrayList<>(arguments);
            if (parsed.hasMatchedOption("--random") && !parsed.hasMatchedOption("--seed")) {
                complete.add("--seed=" + System.nanoTime());
            }
            return complete;
        }

        /** The work on puzzles. */
        PuzzleWork work(Cancellation cancellation) {
            return new PuzzleWork(puzzles().question(), puzzles().options(), streams, cancellation);
        }

        /** The number of puzzles to make. */
        long count() {
            return generate().count();
        }

        /** The seed of the puzzles to make: a new one each time if none was given. */
        long seed() {
            return generate().from();
        }

        /** The work of making puzzles. */
        PuzzleMaker maker(long seed, Cancellation cancellation) {
            return generate().maker(seed, cancellation);
        }

        private PuzzleCommand puzzles() {
            return (PuzzleCommand) parsed.commandSpec().userObject();
        }

        private GenerateCommand generate() {
            return (GenerateCommand) parsed.commandSpec().userObject();
        }
    }
}
