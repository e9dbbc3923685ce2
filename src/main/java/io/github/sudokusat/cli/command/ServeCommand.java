package io.github.sudokusat.cli.command;

import io.github.sudokusat.answer.ExitCode;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.run.Signals;
import io.github.sudokusat.cli.serve.PageFiles;
import io.github.sudokusat.cli.serve.PageServer;
import java.io.IOException;
import java.net.BindException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code serve}: the page for browsers. */
@Command(
        name = "serve",
        description =
                "Serves the page, on which puzzles are played, explained, solved and counted, to browsers on this machine.",
        footer = {
            "",
            "Examples:",
            "  sudoku-sat serve",
            "  sudoku-sat serve --port 0",
            "",
            "Prints the address to open in a browser, and runs until Ctrl-C ends it. Only programs on this machine can connect. The page sends nothing"
                    + " anywhere; everything is computed in the browser, and after the first visit also without this command.",
            "",
            "Exit code: 0 ended by Ctrl-C, 2 if the port is taken or this program was built without the page."
        })
public final class ServeCommand implements Callable<Integer> {

    /** The number of candidates of a 9×9 grid is in it; no registered service uses it. */
    private static final int PORT = 9729;

    private static final int LAST_PORT = 65535;

    /** Builds a program with the page; what {@code serve} says when it has none. */
    private static final String BUILD = "mvn -DskipTests install && mvn -f src/page package -DskipTests";

    private final Streams streams;
    private final PageFiles files;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port, from 1 to 65535 (default " + PORT + "); 0 for any that is free.")
    private int port = PORT;

    @Option(
            names = {"-q", "--quiet"},
            description = "Print only the address.")
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
        if (port < 0 || port > LAST_PORT) {
            throw new InputException("--port must be from 0 to " + LAST_PORT + ", but is " + port);
        }
        if (!files.exist()) {
            throw new InputException("this program was built without the page; to build it with the page: " + BUILD);
        }
        CountDownLatch end = new CountDownLatch(1);
        try (PageServer server = start();
                Output output = Output.to(streams.out())) {
            Signals.onInterrupt(end::countDown);
            output.add(server.address() + "\n");
            output.commit();
            if (!isQuiet) {
                streams.say("open this address in a browser; Ctrl-C ends");
            }
            end.await();
        }
        return ExitCode.OK;
    }

    private PageServer start() throws IOException {
        try {
            return PageServer.start(files, port);
        } catch (BindException e) {
            throw new InputException("port " + port + " is taken or may not be used; --port 0 takes any that is free");
        }
    }
}
