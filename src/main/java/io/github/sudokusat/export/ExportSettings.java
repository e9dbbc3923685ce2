package io.github.sudokusat.export;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.grid.Layout;
import java.util.List;
import java.util.Objects;

/**
 * The settings with which an exported file was written, as stated in its comments; together with the puzzle they suffice to write the file again.
 *
 * @param layout the layout of the puzzle
 * @param options how the puzzle is encoded
 */
public record ExportSettings(Layout layout, EncodingOptions options) {

    public ExportSettings {
        Objects.requireNonNull(layout, "layout");
        Objects.requireNonNull(options, "options");
    }

    /**
     * Reads the settings in the comments of an exported file; other comments are ignored, and the formula is not checked against the settings.
     *
     * @param comments the lines before the header, from the first one on, without the leading {@code c} and one blank
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
