package io.github.sudokusat.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import io.github.sudokusat.cli.serve.PageFiles;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What {@code serve} refuses; {@link ServeIT} runs it. */
class ServeCommandTest {

    /** The message of a refused run. */
    private static String refusal(String folder, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream err = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        Streams streams = new Streams(
                InputStream.nullInputStream(), out, err, false, false, false, new TerminalStyle(true, true));
        String[] message = {"ran"};
        CommandLine command = new CommandLine(new ServeCommand(streams, PageFiles.in(folder)));
        command.setExecutionExceptionHandler((e, line, result) -> {
            assertThat(e).isInstanceOf(InputException.class);
            message[0] = e.getMessage();
            return 2;
        });
        assertThat(command.execute(arguments)).isEqualTo(2);
        assertThat(out.size()).isZero();
        return message[0];
    }

    @Test
    void aPortThatIsTakenIsNamed() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(refusal("/served/", "--port", Integer.toString(other.getLocalPort())))
                    .isEqualTo("port " + other.getLocalPort()
                            + " is taken or may not be used; --port 0 takes any that is free");
        }
    }

    @Test
    void aProgramWithoutThePageNamesTheBuild() {
        assertThat(refusal("/nowhere/"))
                .isEqualTo(
                        "this program was built without the page; to build it with the page: mvn -DskipTests install && mvn -f src/page package -DskipTests");
    }

    @ParameterizedTest
    @CsvSource({"-1", "65536", "2147483647"})
    void portsHaveSixteenBits(String port) {
        Cli.run("serve", "--port", port).isRefused("--port must be from 0 to 65535, but is " + port);
    }

    @ParameterizedTest
    @CsvSource({"x", "99999999999", "''", "0x50"})
    void otherPortsAreRefused(String port) {
        Cli.run("serve", "--port", port).isRefused("--port must be a whole number");
    }

    @Test
    void optionsForEditorsNeedSetter() {
        for (String[] option : List.of(
                new String[] {"--setter-port", "1"},
                new String[] {"--origin", "https://example.org"},
                new String[] {"--timeout", "1s"})) {
            Cli.run("serve", option[0], option[1]).isRefused("--setter-port, --origin and --timeout need --setter");
        }
        Cli.run("serve", "--setter", "--setter-port", "65536")
                .isRefused("--setter-port must be from 0 to 65535, but is 65536");
        assertThat(refusal("/nowhere/", "--setter", "--setter-port", "0", "--origin", "example.org"))
                .isEqualTo("--origin must be a scheme and a host such as https://example.org, but is \"example.org\"");
    }

    @Test
    void aPortForEditorsThatIsTakenIsNamed() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(refusal("/nowhere/", "--setter", "--setter-port", Integer.toString(other.getLocalPort())))
                    .isEqualTo("port " + other.getLocalPort()
                            + " is taken or may not be used; --setter-port 0 takes any that is free");
        }
    }

    @Test
    void nothingElseIsAccepted() {
        Cli.run("serve", Cli.EASY).isRefused("unexpected argument \"" + Cli.EASY + "\"");
    }
}
