package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Tests which commands a run builds, and that the absence of the others does not show. */
class CommandsTest {

    private static final List<String> WORDS = List.of(
            "--help",
            "-h",
            "--version",
            "--debug",
            "--debug=true",
            "--format",
            "json",
            "--formt",
            "--",
            "-",
            "@solve",
            "",
            "solv",
            "nonsense",
            Cli.TWO,
            Cli.EASY);

    @Test
    void everyCommandIsListedUnderItsOwnName() {
        assertThat(Commands.NAMES).doesNotHaveDuplicates();
        assertThat(Cli.commandLine().getSubcommands().keySet()).containsExactlyElementsOf(Commands.NAMES);
        Cli.commandLine().getSubcommands().forEach((name, command) -> {
            Object object = command.getCommandSpec().userObject();
            assertThat(object.getClass().getAnnotation(Command.class).name()).isEqualTo(name);
        });
    }

    @ParameterizedTest
    @CsvSource({"solve --help, solve", "rate count solve, rate", "hint " + Cli.EASY + ", hint"})
    void aCommandThatIsNamedFirstIsTheOnlyOneBuilt(String arguments, String command) {
        assertThat(built(arguments.split(" ", -1)).getSubcommands().keySet()).containsExactly(command);
    }

    @ParameterizedTest
    @CsvSource({"--help, ''", "--version solve count, solve", "help check, 'help,check'", "'', ''", "solv rate, rate"})
    void otherwiseTheOthersAreBuiltWithoutOptions(String arguments, String complete) {
        CommandLine commandLine = built(arguments.split(" ", -1));
        assertThat(commandLine.getSubcommands().keySet()).containsExactlyElementsOf(Commands.NAMES);
        List<String> built = List.of(complete.split(",", -1));
        commandLine.getSubcommands().forEach((name, command) -> {
            boolean hasOptions = command.getCommandSpec().optionsMap().containsKey("--help");
            assertThat(hasOptions).as(name).isEqualTo(built.contains(name));
        });
    }

    private static CommandLine built(String... arguments) {
        Streams streams = streams(new ByteArrayOutputStream(), new ByteArrayOutputStream());
        return SudokuCommand.create(streams, Commands.forArguments(arguments));
    }

    @Property(tries = 60)
    void everyLineOfWordsIsAnsweredAsIfAllCommandsWereBuilt(@ForAll long seed) {
        Random random = new Random(seed);
        List<String> line = new ArrayList<>();
        for (int n = random.nextInt(5); n > 0; n--) {
            List<String> words = random.nextInt(3) == 0 ? Commands.NAMES : WORDS;
            line.add(words.get(random.nextInt(words.size())));
        }
        if (line.contains("generate")) {
            // Without a seed every run makes other puzzles.
            line.add("--seed=1");
        }
        if (line.contains("serve")) {
            // If the page is built, it would run until it is interrupted.
            line.add("--port=-1");
        }
        assertThat(answer(true, line)).as("%s", line).isEqualTo(answer(false, line));
    }

    private static String answer(boolean isLazy, List<String> line) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = streams(out, err);
        String[] arguments = line.toArray(new String[0]);
        int code = isLazy
                ? SudokuCommand.execute(streams, arguments)
                : SudokuCommand.create(streams, Commands.all()).execute(arguments);
        // The stack traces that --debug shows differ in who called.
        String messages = err.toString(StandardCharsets.UTF_8).replaceAll("(?m)^\tat .*\n", "");
        return code + "\n" + out.toString(StandardCharsets.UTF_8) + "\n" + messages;
    }

    private static Streams streams(ByteArrayOutputStream out, ByteArrayOutputStream err) {
        return new Streams(
                new ByteArrayInputStream(new byte[0]),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                false,
                false,
                false,
                new TerminalStyle(true, true));
    }
}
