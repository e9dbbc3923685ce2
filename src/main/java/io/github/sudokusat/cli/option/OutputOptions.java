package io.github.sudokusat.cli.option;

import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.WriteException;
import io.github.sudokusat.text.Listing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the destination and form of results. */
public final class OutputOptions {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "The output format: {values}. Default: picture for a single result on a terminal, else line.")
    private Rendering.@Nullable Form format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to a file, which appears only when the run is complete.")
    private @Nullable String file;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            description =
                    "Colours in pictures: auto (the default: on a terminal, unless NO_COLOR is set or TERM is dumb), always or never.")
    private RunOptions.When color = RunOptions.When.AUTO;

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
            throw new InputException("-o: expected a file's name, but found an empty text");
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
            throw new InputException("-o: cannot write " + file + ": " + WriteException.reason(e));
        }
    }

    public Output open(Streams streams) throws IOException {
        return open(file, streams);
    }

    /** Whether results appear on a terminal. */
    public boolean isForTerminal(Streams streams) {
        return streams.outIsTerminal() && (file == null || file.equals("-"));
    }

    /** The form of the output; {@code single} is true if there is only one puzzle. */
    public Rendering rendering(Streams streams, boolean single, @Nullable String alphabet) {
        boolean isTerminal = isForTerminal(streams);
        boolean hasColour = switch (color) {
            case AUTO -> isTerminal && streams.style().hasColour();
            case ALWAYS -> true;
            case NEVER -> false;
        };
        boolean hasUnicode = isTerminal && streams.style().hasUnicode();
        return Rendering.of(form(isTerminal && single), hasColour, hasUnicode, alphabet);
    }

    /** The form that the user named; {@code line} if none. */
    public Rendering.Form form() {
        return form(false);
    }

    /** Refuses a form that the command does not have. */
    public void requireForm(Set<Rendering.Form> forms) {
        if (!forms.contains(form())) {
            throw new InputException("--format " + Choices.name(form()) + " works only with "
                    + Listing.and(CommandForms.commands(form())));
        }
    }

    private Rendering.Form form(boolean pictureByDefault) {
        if (format == null) {
            return pictureByDefault ? Rendering.Form.PICTURE : Rendering.Form.LINE;
        }
        return format;
    }
}
