package io.github.sudokusat.text;

import io.github.sudokusat.format.read.PuzzleReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Writes records of comma-separated values (RFC 4180) in the form that {@link PuzzleReader} reads. */
public final class CsvText {

    private CsvText() {}

    /**
     * Writes a record without a line end.
     *
     * @param out receives the text
     * @param fields the fields; one with a comma, quote, semicolon, tab, surrounding blank, or a {@code #} at its start is written in quotes. A line
     *     end in a field becomes a blank, because readers of lines would take it for the end of the record
     * @throws IOException if {@code out} fails
     */
    public static void append(Appendable out, List<String> fields) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < fields.size(); i++) {
            if (i > 0) {
                line.append(',');
            }
            appendField(line, fields.get(i));
        }
        out.append(line);
    }

    /**
     * The fields of a record that {@link #append} wrote.
     *
     * @param record its text, without a line end
     * @return the fields
     */
    public static List<String> fields(String record) {
        List<String> fields = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < record.length(); i++) {
            char c = record.charAt(i);
            if (c == '"' && isQuoted && i + 1 < record.length() && record.charAt(i + 1) == '"') {
                field.append(c);
                i++;
            } else if (c == '"') {
                isQuoted = !isQuoted;
            } else if (c == ',' && !isQuoted) {
                fields.add(field.toString());
                field.setLength(0);
            } else {
                field.append(c);
            }
        }
        fields.add(field.toString());
        return fields;
    }

    private static void appendField(StringBuilder line, String field) {
        boolean isQuoted = needsQuotes(field);
        if (isQuoted) {
            line.append('"');
        }
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c == '"') {
                line.append('"');
            }
            line.append(c == '\n' || c == '\r' ? ' ' : c);
        }
        if (isQuoted) {
            line.append('"');
        }
    }

    private static boolean needsQuotes(String field) {
        if (field.isEmpty()) {
            return false;
        }
        for (int i = 0; i < field.length(); i++) {
            char c = field.charAt(i);
            if (c == ',' || c == '"' || c == ';' || c == '\t' || c == '\n' || c == '\r') {
                return true;
            }
        }
        return field.charAt(0) == ' ' || field.charAt(0) == '#' || field.charAt(field.length() - 1) == ' ';
    }
}
