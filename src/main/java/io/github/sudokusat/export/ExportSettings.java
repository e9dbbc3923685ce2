package io.github.sudokusat.export;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.grid.Layout;
import java.util.List;
import java.util.Objects;

/**
 * How an exported file says that its formula is written: with the puzzle, all that it takes to write the file again.
 *
 * @param layout the layout of the puzzle
 * @param options how it is encoded
 */
public record ExportSettings(Layout layout, EncodingOptions options) {

    /**
     * Checks the components.
     *
     * @param layout the layout of the puzzle
     * @param options how it is encoded
     */
    public ExportSettings {
        Objects.requireNonNull(layout, "layout");
        Objects.requireNonNull(options, "options");
    }

    /**
     * Reads the settings in the comments of an exported file; other comments, and whether the formula is as they say, are not looked at.
     *
     * @param comments the lines in front of the header, from the first one, without their {@code c} and one blank
     * @return the settings
     * @throws MalformedExportException if the comments that {@link DimacsExport} writes are missing or malformed
     */
    public static ExportSettings parse(List<String> comments) {
        ExportComments known = new ExportComments();
        long line = 1;
        for (String comment : comments) {
            known.add(line++, comment);
        }
        return known.settings();
    }
}
