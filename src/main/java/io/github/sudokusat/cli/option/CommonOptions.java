package io.github.sudokusat.cli.option;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * The options that every command accepts, so that a script can give all commands the same ones. If an option has no effect, because the command does
 * not solve, encode or read anything, it is accepted, ignored and absent from the help.
 */
public final class CommonOptions {

    private static final List<String> NUMBERS = List.of("--seed", "--limit", "--max-conflicts");
    private static final List<String> TEXTS = List.of(
            "--engine",
            "--ilp",
            "--solver",
            "--encoding",
            "--at-most-one",
            "--clues",
            "--alphabet",
            "--blank",
            "--timeout",
            "--progress");

    /** The start of the message about a value that an option does not take, to which the name of the option is to be prefixed. */
    public static final String MUST_BE = "must be ";

    private CommonOptions() {}

    /** Adds to a command the common options that it lacks. */
    public static void complete(CommandSpec command) {
        for (String name : NUMBERS) {
            add(command, Long.class, "N", "1", name);
        }
        for (String name : TEXTS) {
            add(command, String.class, "TEXT", "1", name);
        }
        add(command, Integer.class, "N", "1", "-j", "--jobs");
        add(command, boolean.class, "", "0", "--keep-repeats");
        add(command, boolean.class, "", "0", "--stats");
        add(command, boolean.class, "", "0", "-q", "--quiet");
    }

    private static void add(CommandSpec command, Class<?> type, String label, String arity, String... names) {
        if (!command.optionsMap().containsKey(names[0])) {
            OptionSpec.Builder option =
                    OptionSpec.builder(names).type(type).arity(arity).hidden(true);
            command.addOption((label.isEmpty() ? option : option.paramLabel(label)).build());
        }
    }

    /** Hides options from the help of a command in which they have no effect. */
    public static void hide(CommandSpec command, List<String> names) {
        for (String name : names) {
            OptionSpec option = command.optionsMap().get(name);
            if (option != null) {
                command.remove(option);
                command.addOption(OptionSpec.builder(option).hidden(true).build());
            }
        }
    }

    /** Refuses numbers that are too small, even if they have no effect. */
    public static void check(CommandSpec command) {
        require(command, "-j", 1);
        for (String name : NUMBERS) {
            OptionSpec option = command.optionsMap().get(name);
            if (option != null && option.hidden() && !name.equals("--seed")) {
                require(command, name, 0);
            }
        }
    }

    private static void require(CommandSpec command, String name, long least) {
        OptionSpec option = command.optionsMap().get(name);
        Number value = option == null ? null : option.getValue();
        if (value != null && value.longValue() < least) {
            throw new ParameterException(
                    command.commandLine(), MUST_BE + least + " or more, but is " + value, option, value.toString());
        }
    }
}
