package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Two numbers have one meaning throughout the library: a cell's number and a digit, in this order. Rows and columns are the parts of a {@code Cell}. */
class CellsAndDigitsTest {

    /** The parameters of a method or a record. */
    private static final Pattern PARAMETERS = Pattern.compile("\\w\\(((?:final )?[\\w<>\\[\\].?,@\\s]+ \\w+)\\)");

    private static final Pattern ROW_AND_COLUMN = Pattern.compile("int row, int column(?!s)\\b");
    private static final Pattern DIGIT_FIRST = Pattern.compile("int (digit|value), int cell\\b");

    /** Declarations with a row and a column, or with a digit before its cell. */
    private static List<String> confusing(String source) {
        List<String> found = new ArrayList<>();
        Matcher matcher = PARAMETERS.matcher(source);
        while (matcher.find()) {
            String parameters = matcher.group(1).replaceAll("\\s+", " ");
            boolean isPublic = source.substring(source.lastIndexOf('\n', matcher.start()) + 1, matcher.start())
                    .contains("public ");
            boolean isConfusing = ROW_AND_COLUMN.matcher(parameters).find()
                    || DIGIT_FIRST.matcher(parameters).find();
            if (isPublic && isConfusing) {
                found.add(parameters);
            }
        }
        return found;
    }

    @Test
    void onlyCellsHaveRowsAndColumns() throws IOException {
        List<String> found = new ArrayList<>();
        for (Path source : DocumentedApiTest.exportedSources()) {
            confusing(Files.readString(source)).forEach(one -> found.add(source.getFileName() + ": " + one));
        }
        // The four numbers of Borders are the places of two cells, which may be outside the grid, as those of a Cell
        // are not.
        assertThat(found)
                .containsExactlyInAnyOrder(
                        "Cell.java: int row, int column",
                        "Borders.java: int row, int column, int otherRow, int otherColumn");
    }

    @Test
    void whatIsConfusingIsFound() {
        assertThat(confusing("    public int digit(int row, int column) {\n")).hasSize(1);
        assertThat(confusing("    public Grid with(\n            int digit, int cell) {\n"))
                .hasSize(1);
        assertThat(confusing("    public Grid with(int cell, int digit) {\n")).isEmpty();
        assertThat(confusing("    private int digit(int row, int column) {\n")).isEmpty();
    }
}
