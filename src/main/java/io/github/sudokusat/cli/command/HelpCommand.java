package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.output.RulesHelp;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * {@code help}: what {@code --help} shows.
 *
 * <p>The parser has such a command, too, but its help does not read like that of the others.
 */
@Command(
        name = "help",
        description = "Shows the help of a command, or summarizes the input formats or the variant rules.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  sudoku-sat help",
            "  sudoku-sat help solve",
            "  sudoku-sat help formats",
            "  sudoku-sat help rules"
        })
public final class HelpCommand implements Callable<Integer> {

    private static final String FORMATS = "formats";
    private static final String RULES = "rules";

    /** What there is help for besides the commands. */
    public static final List<String> TOPICS = List.of(FORMATS, RULES);

    private final CommandLine all;

    @Parameters(
            paramLabel = "COMMAND|formats|rules",
            arity = "0..1",
            description = "A command, 'formats' or 'rules'; without any, all commands are listed.")
    private @Nullable String name;

    public HelpCommand(CommandLine all) {
        this.all = all;
    }

    @Override
    public Integer call() throws IOException {
        if (FORMATS.equals(name)) {
            all.getOut().print(formats());
            return ExitCode.OK;
        }
        if (RULES.equals(name)) {
            all.getOut().print(RulesHelp.text());
            return ExitCode.OK;
        }
        CommandLine command = name == null ? all : all.getSubcommands().get(name);
        if (command == null) {
            throw new UnmatchedArgumentException(all, List.of(String.valueOf(name)));
        }
        command.usage(all.getOut());
        return ExitCode.OK;
    }

    private static String formats() throws IOException {
        try (InputStream text = HelpCommand.class.getResourceAsStream("formats.txt")) {
            return new String(Objects.requireNonNull(text, "formats.txt").readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
