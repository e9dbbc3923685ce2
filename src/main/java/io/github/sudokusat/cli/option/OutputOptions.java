package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.Streams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say where results go and in which form. */
public final class OutputOptions {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "The form of results: {values}. Default: picture for one puzzle on a terminal, else line.")
    private Rendering.@Nullable Form format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to a file, which appears when all is done.")
    private @Nullable String file;

    /**
     * Opens the output.
     *
     * @throws IOException if standard output fails
     */
    public static Output open(@Nullable String file, Streams streams) throws IOException {
        if (file == null || file.equals("-")) {
            return Output.to(streams.out());
        }
        if (file.isEmpty()) {
            throw new InputException("-o: expected a file's name, found an empty text");
        }
        try {
            Path path = Path.of(file);
            if (Files.isDirectory(path)) {
                throw new InputException("-o: " + file + " is a directory");
            }
            Path directory = path.toAbsolutePath().getParent();
            if (directory != null && !Files.isDirectory(directory)) {
                throw new InputException("-o: cannot write " + file + ": there is no directory " + directory);
            }
            return Output.toFile(path);
        } catch (InvalidPathException e) {
            throw new InputException("-o: " + e.getMessage());
        } catch (IOException e) {
            throw new InputException("-o: cannot write " + file + ": " + Inputs.reason(e));
        }
    }

    public Output open(Streams streams) throws IOException {
        return open(file, streams);
    }

    /** The form of the output; {@code single} says whether there is one puzzle alone. */
    public Rendering rendering(Streams streams, boolean single, @Nullable String alphabet) {
        boolean terminal = streams.outIsTerminal() && (file == null || file.equals("-"));
        return Rendering.of(form(terminal && single), terminal, alphabet);
    }

    /** Whether steps are to be written as library lines. */
    public boolean isLibrary() {
        return form(false) == Rendering.Form.LIBRARY;
    }

    /** Refuses library lines for a command that gives no steps. */
    public void refuseLibrary() {
        if (isLibrary()) {
            throw new InputException("--format library is for the steps of hint and explain");
        }
    }

    private Rendering.Form form(boolean pictureByDefault) {
        if (format == null) {
            return pictureByDefault ? Rendering.Form.PICTURE : Rendering.Form.LINE;
        }
        return format;
    }
}
