package io.github.sudokusat.page.journey;

import io.github.sudokusat.testing.Waits;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** The command {@code serve} in a process of its own, with the page that was built. */
final class ServedHost implements Host {

    /** The page as it was built; its parent folder stands for a jar that has the page. */
    static final Path FOLDER = Path.of(System.getProperty("page.directory", "src/page/target/page"))
            .toAbsolutePath();

    private static ServedHost shared;

    private final Process process;
    private final String address;

    private ServedHost(Process process, String address) {
        this.process = process;
        this.address = address;
    }

    /** One for all tests of this JVM, ended with it. */
    static synchronized ServedHost shared() throws IOException {
        if (shared == null) {
            shared = start();
            Runtime.getRuntime().addShutdownHook(new Thread(shared::close));
        }
        return shared;
    }

    private static ServedHost start() throws IOException {
        if (!Files.exists(FOLDER.resolve("index.html"))) {
            throw new IOException("the page is not built: mvn -f src/page process-classes");
        }
        String classPath =
                Objects.requireNonNull(FOLDER.getParent()) + File.pathSeparator + System.getProperty("java.class.path");
        Process process = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        classPath,
                        "io.github.sudokusat.cli.Main",
                        "serve",
                        "--port",
                        "0"))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        try {
            Waits.until("the address of serve", () -> out.ready() || !process.isAlive());
        } catch (InterruptedException e) {
            process.destroyForcibly();
            throw new InterruptedIOException();
        } catch (AssertionError e) {
            process.destroyForcibly();
            throw e;
        }
        String address = out.readLine();
        if (address == null) {
            throw new IOException("serve ended without an address");
        }
        return new ServedHost(process, address);
    }

    @Override
    public String address() {
        return address;
    }

    @Override
    public void close() {
        process.destroy();
    }
}
