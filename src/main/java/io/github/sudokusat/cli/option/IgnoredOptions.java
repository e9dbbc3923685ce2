package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.InputException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Common options for commands in which they change nothing, because these solve nothing: so a script may give the same options to every command.
 * The help of these commands does not show them.
 */
public class IgnoredOptions {

    @Option(names = "-j", paramLabel = "N", hidden = true)
    private @Nullable Integer threads;

    @Option(
            names = {"--seed", "--limit", "--max-conflicts"},
            paramLabel = "N",
            hidden = true)
    void passOverNumbers(List<Long> numbers) {}

    @Option(
            names = {"--engine", "--ilp", "--solver"},
            paramLabel = "TEXT",
            hidden = true)
    void passOver(List<String> texts) {}

    /** Refuses a number of threads that the other commands refuse too. */
    public void check() {
        requireThreads(threads);
    }

    public static void requireThreads(@Nullable Integer threads) {
        if (threads != null && threads < 1) {
            throw new InputException("-j must be 1 or more, but is " + threads);
        }
    }

    /** The same for commands that besides make no formula of their own and read no puzzle of the user's. */
    public static final class OfCheckingCommand extends IgnoredOptions {

        @Option(
                names = {"--encoding", "--at-most-one", "--clues", "--blank", "--alphabet"},
                paramLabel = "TEXT",
                hidden = true)
        void passOverTexts(List<String> texts) {}

        @Option(names = "--keep-repeats", hidden = true)
        void passOverSwitch(boolean given) {}
    }

    /** The same for commands that besides make no formula and are done at once. */
    public static final class OfShortCommand extends IgnoredOptions {

        @Option(
                names = {"--timeout", "--progress", "--encoding", "--at-most-one", "--blank"},
                paramLabel = "TEXT",
                hidden = true)
        void passOverTexts(List<String> texts) {}

        @Option(names = "--keep-repeats", hidden = true)
        void passOverSwitch(boolean given) {}
    }
}
