package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The columns of a CSV text that hold the puzzle, its layout, its solution and its id, according to the header. */
final class CsvColumns {

    /** The index of a missing column. */
    static final int NONE = -1;

    private static final List<String> PUZZLE = List.of("puzzle", "puzzles", "quizzes", "quiz", "question");
    private static final List<String> SOLUTION = List.of("solution", "solutions", "answer");
    private static final List<String> ID = List.of("id");
    private static final List<String> LAYOUT = List.of("layout");
    private static final String DELIMITERS = ",;\t";
    /** The largest number of columns that a message names. */
    private static final int MOST_NAMED = 10;

    private final char delimiter;
    private final int count;
    private final int puzzle;
    private final int solution;
    private final int id;
    private final int layout;

    private CsvColumns(char delimiter, int puzzle, List<CsvField> header) {
        this.delimiter = delimiter;
        this.count = header.size();
        this.puzzle = puzzle;
        this.solution = find(header, SOLUTION);
        this.id = find(header, ID);
        this.layout = find(header, LAYOUT);
    }

    /** The columns of a line that is known to be a header; null if it does not name a puzzle. */
    static @Nullable CsvColumns ofHeader(Line header, @Nullable String wanted) {
        CsvColumns columns = of(header, wanted);
        return columns == null && wanted == null ? ofPuzzleAlone(header) : columns;
    }

    /** The columns that a header names; null if it does not name a puzzle. */
    static @Nullable CsvColumns of(Line header, @Nullable String wanted) {
        char delimiter = delimiter(header.text());
        List<CsvField> fields = fieldsOrNone(header, delimiter);
        int puzzle = wanted == null ? find(fields, PUZZLE) : find(fields, List.of(wanted.strip()));
        boolean isHeader = puzzle != NONE && (wanted != null || fields.size() > 1);
        return isHeader ? new CsvColumns(delimiter, puzzle, fields) : null;
    }

    /** The only column of a header that names just a puzzle; null for any other line. */
    static @Nullable CsvColumns ofPuzzleAlone(Line header) {
        List<CsvField> fields = fieldsOrNone(header, delimiter(header.text()));
        return fields.size() == 1 && find(fields, PUZZLE) == 0 ? new CsvColumns(',', 0, fields) : null;
    }

    /** Whether a line could be the header of two columns or more: each name starts with a letter or is missing. */
    static boolean areWords(Line header) {
        List<CsvField> fields = fieldsOrNone(header, delimiter(header.text()));
        for (CsvField field : fields) {
            String name = field.text().strip();
            if (!name.isEmpty() && !Character.isLetter(name.charAt(0))) {
                return false;
            }
        }
        return fields.size() > 1;
    }

    /** The fields of a record if it has the same number as a header, else none. */
    static List<CsvField> fieldsLike(Line header, Line record) {
        char delimiter = delimiter(header.text());
        List<CsvField> fields = fieldsOrNone(record, delimiter);
        return fields.size() == fieldsOrNone(header, delimiter).size() ? fields : List.of();
    }

    /** The names in a header, for a message. */
    static String names(Line header) {
        List<CsvField> fields = fieldsOrNone(header, delimiter(header.text()));
        if (fields.isEmpty()) {
            return GridFormatException.quote(header.text(), 0, header.text().length());
        }
        StringBuilder names = new StringBuilder(fields.size() == 1 ? "the column " : "the columns ");
        for (int i = 0; i < fields.size() && i <= MOST_NAMED; i++) {
            String name = fields.get(i).text().strip();
            names.append(i == 0 ? "" : ", ");
            names.append(i == MOST_NAMED ? "…" : GridFormatException.quote(name, 0, name.length()));
        }
        return names.toString();
    }

    /** The fields of a line; none if it is not a record. */
    private static List<CsvField> fieldsOrNone(Line line, char delimiter) {
        try {
            return CsvField.split(line, delimiter);
        } catch (GridFormatException noRecord) {
            return List.of();
        }
    }

    private static char delimiter(String header) {
        for (int i = 0; i < header.length(); i++) {
            if (DELIMITERS.indexOf(header.charAt(i)) >= 0) {
                return header.charAt(i);
            }
        }
        return ',';
    }

    /** The index of the column with the first of the names that occurs. */
    private static int find(List<CsvField> fields, List<String> names) {
        for (String name : names) {
            for (int i = 0; i < fields.size(); i++) {
                if (fields.get(i).text().strip().equalsIgnoreCase(name)) {
                    return i;
                }
            }
        }
        return NONE;
    }

    /** The text of a record's puzzle as a line of its own; the whole line if it is not a record. */
    Line puzzleLine(Line line) {
        List<CsvField> fields = fieldsOrNone(line, delimiter);
        return puzzle < fields.size() ? new Line(line.number(), puzzle(fields).text(), false) : line;
    }

    /** The fields of a record. */
    List<CsvField> split(Line line) {
        line.requireWhole();
        List<CsvField> fields = CsvField.split(line, delimiter);
        if (fields.size() <= puzzle) {
            throw GridFormatException.atCharacter(
                    line.number(), line.text(), line.text().length(), "a puzzle in column " + (puzzle + 1));
        }
        requireWholeLayout(line, fields);
        return fields;
    }

    /** Refuses more fields than columns if some may be the rest of a layout, which then would lose rules unnoticed. */
    private void requireWholeLayout(Line line, List<CsvField> fields) {
        for (int i = count; i < fields.size() && layout != NONE; i++) {
            String text = fields.get(i).text();
            if (!text.isBlank()) {
                throw new GridFormatException(
                        line.number(),
                        fields.get(i).start() + 1,
                        GridFormatException.quote(text, 0, text.length()),
                        "no more than the " + count + " columns of the header (a layout with \"" + delimiter
                                + "\" in it goes in quotes)");
            }
        }
    }

    CsvField puzzle(List<CsvField> fields) {
        return fields.get(puzzle);
    }

    @Nullable
    String solution(List<CsvField> fields) {
        return text(fields, solution);
    }

    /** The id of a record; null if the header has none, or the record leaves it empty. */
    @Nullable
    String id(List<CsvField> fields) {
        String text = text(fields, id);
        return text == null || text.isEmpty() ? null : text;
    }

    /** What names the layout of a record; null if the header has no such column, or the record leaves it empty. */
    @Nullable
    CsvField layout(List<CsvField> fields) {
        boolean isThere = layout != NONE && layout < fields.size();
        return isThere && !fields.get(layout).text().isBlank() ? fields.get(layout) : null;
    }

    private static @Nullable String text(List<CsvField> fields, int column) {
        return column == NONE || column >= fields.size()
                ? null
                : fields.get(column).text();
    }

    /** All fields without a meaning, unchanged, to be kept as comments. */
    List<String> others(List<CsvField> fields) {
        List<String> others = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            if (i != puzzle && i != solution && i != id && i != layout) {
                others.add(fields.get(i).text());
            }
        }
        return others;
    }
}
