package io.github.sudokusat.grid.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which columns of a CSV text hold the puzzle, its solution and its id, from the header. */
final class CsvColumns {

    /** Not there. */
    static final int NONE = -1;

    private static final List<String> PUZZLE = List.of("puzzle", "puzzles", "quizzes", "quiz", "question");
    private static final List<String> SOLUTION = List.of("solution", "solutions", "answer");
    private static final List<String> ID = List.of("id");
    private static final String DELIMITERS = ",;\t";

    private final char delimiter;
    private final int puzzle;
    private final int solution;
    private final int id;

    private CsvColumns(char delimiter, int puzzle, int solution, int id) {
        this.delimiter = delimiter;
        this.puzzle = puzzle;
        this.solution = solution;
        this.id = id;
    }

    /** The columns that a header names; null if it names no puzzle. */
    static @Nullable CsvColumns of(Line header, @Nullable String wanted) {
        char delimiter = delimiter(header.text());
        List<CsvField> fields;
        try {
            fields = CsvField.split(header, delimiter);
        } catch (GridFormatException noHeader) {
            return null;
        }
        int puzzle = wanted == null ? find(fields, PUZZLE) : find(fields, List.of(wanted.strip()));
        boolean isHeader = puzzle != NONE && (wanted != null || fields.size() > 1);
        return !isHeader ? null : new CsvColumns(delimiter, puzzle, find(fields, SOLUTION), find(fields, ID));
    }

    private static char delimiter(String header) {
        for (int i = 0; i < header.length(); i++) {
            if (DELIMITERS.indexOf(header.charAt(i)) >= 0) {
                return header.charAt(i);
            }
        }
        return ',';
    }

    /** The first name that a column has. */
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

    /** The fields of a record. */
    List<CsvField> split(Line line) {
        line.requireWhole();
        List<CsvField> fields = CsvField.split(line, delimiter);
        if (fields.size() <= puzzle) {
            throw GridFormatException.atCharacter(
                    line.number(), line.text(), line.text().length(), "a puzzle in column " + (puzzle + 1));
        }
        return fields;
    }

    CsvField puzzle(List<CsvField> fields) {
        return fields.get(puzzle);
    }

    @Nullable
    String solution(List<CsvField> fields) {
        return text(fields, solution);
    }

    @Nullable
    String id(List<CsvField> fields) {
        return text(fields, id);
    }

    private static @Nullable String text(List<CsvField> fields, int column) {
        return column == NONE || column >= fields.size()
                ? null
                : fields.get(column).text();
    }

    /** All fields but those with a meaning, as they are, to be kept as comments. */
    List<String> others(List<CsvField> fields) {
        List<String> others = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            if (i != puzzle && i != solution && i != id) {
                others.add(fields.get(i).text());
            }
        }
        return others;
    }
}
