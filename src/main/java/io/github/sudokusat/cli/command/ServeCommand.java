package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.run.Signals;
import io.github.sudokusat.cli.serve.PageFiles;
import io.github.sudokusat.cli.serve.PageServer;
import io.github.sudokusat.cli.setter.Origins;
import io.github.sudokusat.cli.setter.SetterServer;
import java.io.IOException;
import java.net.BindException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code serve}: the page for browsers. */
@Command(
        name = "serve",
        description =
                "Serves the page, on which puzzles are played, explained, solved and counted, to browsers on this machine, and setters' editors.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat serve",
            "  sudoku-sat serve --port 0",
            "  sudoku-sat serve --setter",
            "",
            "Prints the address to open in a browser, and runs until Ctrl-C ends it. Only programs on this machine can connect. The page sends nothing"
                    + " anywhere; everything is computed in the browser, and after the first visit also without this command.",
            "",
            "With --setter, an editor that talks to a solver on this machine gets its answers from here: f-puzzles with the extension for"
                    + " dclamage/SudokuSolver, whose messages are understood. Pages of f-puzzles, SudokuPad, SudokuMaker and of this machine may"
                    + " connect, others only with --origin. A second line is the address; the page may be missing then.",
            "",
            "Exit code: 0 ended by Ctrl-C, 2 if a port is taken or this program was built without the page."
        })
public final class ServeCommand implements Callable<Integer> {

    /** The number of candidates of a 9×9 grid is in it; no registered service uses it. */
    private static final int PORT = 9729;

    private static final int LAST_PORT = 65535;
    private static final Duration TIMEOUT = Duration.ofMinutes(10);

    /** Builds a program with the page; what {@code serve} says when it has none. */
    private static final String BUILD = "mvn -DskipTests install && mvn -f src/page package -DskipTests";

    private final Streams streams;
    private final PageFiles files;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port, from 1 to 65535 (default " + PORT + "); 0 for any that is free.")
    private int port = PORT;

    @Option(names = "--setter", description = "Also answer setters' editors, over a web socket.")
    private boolean isForSetters;

    @Option(
            names = "--setter-port",
            paramLabel = "N",
            description = "The port for editors (default " + SetterServer.USUAL_PORT
                    + ", at which they look); 0 for any that is free.")
    private @Nullable Integer setterPort;

    @Option(
            names = "--origin",
            paramLabel = "URL",
            description = "Pages that may connect in addition, such as https://example.org; may be repeated.")
    private List<String> origins = List.of();

    @Option(
            names = "--timeout",
            paramLabel = "TIME",
            description = "The time that an answer to an editor may take, such as 30s (default 10m).")
    private @Nullable Duration timeout;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print only the addresses.")
    private boolean isQuiet;

    public ServeCommand(Streams streams) {
        this(streams, PageFiles.built());
    }

    ServeCommand(Streams streams, PageFiles files) {
        this.streams = streams;
        this.files = files;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        requirePort("--port", port);
        requireSetterOptions();
        if (!files.exist() && !isForSetters) {
            throw new InputException("this program was built without the page; to build it with the page: " + BUILD);
        }
        CountDownLatch end = new CountDownLatch(1);
        try (PageServer page = files.exist() ? startPage() : null;
                SetterServer setter = isForSetters ? startSetter() : null;
                Output output = Output.to(streams.out())) {
            Signals.onInterrupt(end::countDown);
            if (page != null) {
                output.add(page.address() + "\n");
            }
            if (setter != null) {
                output.add(setter.address() + "\n");
            }
            output.commit();
            if (!isQuiet) {
                streams.say(whatNow(page != null) + "; Ctrl-C ends");
            }
            end.await();
        }
        return ExitCode.OK;
    }

    private String whatNow(boolean hasPage) {
        if (!hasPage) {
            return "editors can connect to this address";
        }
        return isForSetters
                ? "open the first address in a browser; editors connect to the second one"
                : "open this address in a browser";
    }

    private static void requirePort(String name, int value) {
        if (value < 0 || value > LAST_PORT) {
            throw new InputException(name + " must be from 0 to " + LAST_PORT + ", but is " + value);
        }
    }

    private void requireSetterOptions() {
        if (!isForSetters && (setterPort != null || timeout != null || !origins.isEmpty())) {
            throw new InputException("--setter-port, --origin and --timeout need --setter");
        }
        requirePort("--setter-port", setterPort());
    }

    private int setterPort() {
        return setterPort == null ? SetterServer.USUAL_PORT : setterPort;
    }

    private PageServer startPage() throws IOException {
        try {
            return PageServer.start(files, port);
        } catch (BindException e) {
            throw taken("--port", port);
        }
    }

    private SetterServer startSetter() throws InterruptedException {
        try {
            return SetterServer.start(setterPort(), Origins.with(origins), timeout == null ? TIMEOUT : timeout);
        } catch (IllegalArgumentException e) {
            throw new InputException("--origin " + e.getMessage());
        } catch (IOException e) {
            throw taken("--setter-port", setterPort());
        }
    }

    private static InputException taken(String name, int port) {
        return new InputException(
                "port " + port + " is taken or may not be used; " + name + " 0 takes any that is free");
    }
}
