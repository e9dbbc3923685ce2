package io.github.sudokusat.format.foreign.penpa;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.SourceText;
import io.github.sudokusat.text.Inflate;
import io.github.sudokusat.text.Numbers;
import io.github.sudokusat.text.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The first line: the kind and size of the board, the setter's words, and the picture behind the board. */
final class PenpaHeader {

    private static final String SUDOKU = "sudoku";
    private static final String SQUARE = "square";

    private static final int WIDTH = 1;
    private static final int HEIGHT = 2;
    private static final int TITLE = 15;
    private static final int AUTHOR = 16;
    private static final int RULES = 18;
    private static final int IMAGE = 21;

    /** A board has no more rows, or columns. */
    private static final int LONGEST = 100;

    private final List<String> columns = new ArrayList<>();
    private final Place place;

    PenpaHeader(String line, Place place) {
        this.place = place;
        int start = 0;
        for (int comma = line.indexOf(','); comma >= 0; comma = line.indexOf(',', start)) {
            columns.add(line.substring(start, comma));
            start = comma + 1;
        }
        columns.add(line.substring(start));
        requireKind();
    }

    private void requireKind() {
        String kind = columns.get(0);
        if (!kind.equals(SUDOKU) && !kind.equals(SQUARE)) {
            throw place.error(
                    "a board of the kind " + Origin.found(kind, 0, kind.length()),
                    "a puzzle of penpa-edit on a board of squares");
        }
    }

    private String column(int number) {
        return number < columns.size() ? columns.get(number) : "";
    }

    /** The number of columns of the board. */
    int width() {
        return size(WIDTH);
    }

    /** The number of rows of the board. */
    int height() {
        return size(HEIGHT);
    }

    private int size(int column) {
        int size = Numbers.parse(column(column));
        if (size < 1 || size > LONGEST) {
            String text = column(column);
            throw place.error(
                    "the size " + Origin.found(text, 0, text.length()),
                    "a board of 1 to " + LONGEST + " rows and columns");
        }
        return size;
    }

    Credits credits() {
        return Credits.of(words(TITLE, "Title:"), words(AUTHOR, "Author:"), words(RULES, ""));
    }

    /** A text of the setter, in which signs that separate others have escapes. */
    private String words(int column, String start) {
        String text = column(column);
        return (text.startsWith(start) ? text.substring(start.length()) : text)
                .replace("%2C", ",")
                .replace("%2D", "\n")
                .replace("%2E", "&")
                .replace("%2F", "=");
    }

    /** Whether the board or the setter's words say that the puzzle is a Sudoku. */
    boolean isSudoku() {
        Credits said = credits();
        String words = (said.title() + ' ' + said.rules()).toLowerCase(Locale.ROOT);
        return columns.get(0).equals(SUDOKU) || words.contains(SUDOKU);
    }

    /** Whether there is a picture behind the board; what is told of it is compressed like the whole. */
    boolean hasImage() {
        Origin packed = new Origin.Decompressed(column(IMAGE), place);
        if (packed.text().isEmpty()) {
            return false;
        }
        String text = Utf8.decode(Inflate.inflate(packed.text(), SourceText.LONGEST, packed.failure()));
        return text.contains("\"url\":\"") && !text.contains("\"url\":\"\"");
    }
}
