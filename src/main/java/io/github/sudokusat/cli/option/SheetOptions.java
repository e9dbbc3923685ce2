package io.github.sudokusat.cli.option;

import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.output.Output;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.sheet.Paper;
import io.github.sudokusat.sheet.Sheet;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code sheet}: what is on the pages, and where they go. */
public final class SheetOptions {

    /** The ends of names of files in formats that a sheet does not have. */
    private static final List<String> OTHERS = List.of(".pdf", ".png", ".jpg", ".jpeg");

    @Option(
            names = "--per-page",
            paramLabel = "N",
            description =
                    "The number of puzzles on a page: {values}. Default: 1 for one puzzle, 2 for two, 4 for more.")
    private @Nullable Integer perPage;

    @Option(names = "--paper", paramLabel = "PAPER", description = "The size of the paper: {values}. Default: a4.")
    private @Nullable Paper paper;

    @Option(
            names = "--title",
            paramLabel = "TEXT",
            description = "The title of the sheet, or the label of the picture. Default: Sudoku.")
    private @Nullable String title;

    @Option(
            names = "--marks",
            description =
                    "Draw pencil marks: in each blank cell the candidates that the digits leave. Pencil marks that the text of a puzzle has are always drawn.")
    private boolean hasMarks;

    @Option(names = "--no-solutions", description = "Leave out the solutions at the end.")
    private boolean hasNoSolutions;

    @Option(names = "--no-levels", description = "Leave out the levels under the puzzles, which 'rate' finds.")
    private boolean hasNoLevels;

    @Option(
            names = "--unchecked",
            description =
                    "Print any puzzles, also those with no or several solutions, and empty grids. There are then no levels and no solutions.")
    private boolean isUnchecked;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "The format of the file: {values}. Default: svg if the name of the file ends with .svg, else html. The format svg is the picture of one puzzle, which is not checked.")
    private @Nullable SheetFormat format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to a file, which appears only when the run is complete.")
    private @Nullable String file;

    /**
     * Checks the options.
     *
     * @throws InputException if a value is not offered, an option for pages is given for a picture, or the file has the name of another format
     */
    public void check() {
        if (perPage != null && !Sheet.PER_PAGE.contains(perPage)) {
            throw new InputException("--per-page must be 1, 2, 4 or 6, but is " + perPage);
        }
        requireOwnFormat();
        if (format() == SheetFormat.SVG) {
            refuseForPicture("--per-page", perPage != null);
            refuseForPicture("--paper", paper != null);
            refuseForPicture("--no-solutions", hasNoSolutions);
            refuseForPicture("--no-levels", hasNoLevels);
        }
    }

    /** Refuses names of files in other formats, unless the format is stated. */
    private void requireOwnFormat() {
        String name = format == null && file != null ? file.toLowerCase(Locale.ROOT) : "";
        for (String other : OTHERS) {
            if (name.endsWith(other)) {
                throw new InputException("-o must name an HTML or SVG file, but is \"" + file
                        + "\"; a browser prints a sheet in HTML as PDF");
            }
        }
    }

    private static void refuseForPicture(String option, boolean isGiven) {
        if (isGiven) {
            throw new InputException(option + " applies only to --format html");
        }
    }

    /** The format: the one that was requested, else by the name of the file. */
    public SheetFormat format() {
        if (format != null) {
            return format;
        }
        String name = file == null ? "" : file.toLowerCase(Locale.ROOT);
        return name.endsWith(".svg") || name.endsWith(".svg.gz") ? SheetFormat.SVG : SheetFormat.HTML;
    }

    /** The number of puzzles on a page of a sheet with a number of puzzles. */
    public int perPage(int puzzles) {
        return perPage == null ? Sheet.perPage(puzzles) : perPage;
    }

    /** The paper. */
    public Paper paper() {
        return Objects.requireNonNullElse(paper, Paper.A4);
    }

    /** The title; empty if none was given. */
    public @Nullable String title() {
        return title;
    }

    /** Whether to draw the candidates of blank cells. */
    public boolean haveMarks() {
        return hasMarks;
    }

    /** Whether to print the solutions. */
    public boolean haveSolutions() {
        return !hasNoSolutions && !isUnchecked;
    }

    /** Whether to print the levels. */
    public boolean haveLevels() {
        return !hasNoLevels && !isUnchecked;
    }

    /** Whether each puzzle must have exactly one solution. */
    public boolean areForProperPuzzles() {
        return !isUnchecked;
    }

    /**
     * Opens the output.
     *
     * @throws IOException if standard output fails
     */
    public Output open(Streams streams) throws IOException {
        return OutputOptions.open(file, streams);
    }

    /** Whether the sheet appears on a terminal. */
    public boolean isForTerminal(Streams streams) {
        return streams.outIsTerminal() && (file == null || file.equals("-"));
    }
}
