package io.github.sudokusat.format.read;

import io.github.sudokusat.format.GridFormatException;
import java.util.ArrayList;
import java.util.List;

/**
 * A field of a CSV record. Quoted fields follow RFC 4180, but end on their line, so a quote that is never closed does not affect other lines.
 *
 * @param text its text without quotes
 * @param start the index of its first character in the line
 */
record CsvField(String text, int start) {

    static List<CsvField> split(Line line, char delimiter) {
        String text = line.text();
        List<CsvField> fields = new ArrayList<>();
        int from = 0;
        while (from <= text.length()) {
            int start = skipSpace(text, from);
            int to;
            if (start < text.length() && text.charAt(start) == '"') {
                int close = closingQuote(line, start);
                fields.add(new CsvField(unquoted(text, start + 1, close), start + 1));
                to = skipSpace(text, close + 1);
                if (to < text.length() && text.charAt(to) != delimiter) {
                    throw GridFormatException.atCharacter(
                            line.number(), text, to, "the end of the field after its closing quote");
                }
            } else {
                to = text.indexOf(delimiter, from);
                to = to < 0 ? text.length() : to;
                fields.add(new CsvField(text.substring(from, to), from));
            }
            from = to + 1;
        }
        return fields;
    }

    private static int skipSpace(String text, int from) {
        int index = from;
        while (index < text.length() && text.charAt(index) == ' ') {
            index++;
        }
        return index;
    }

    private static int closingQuote(Line line, int open) {
        String text = line.text();
        int i = open + 1;
        while (i < text.length()) {
            if (text.charAt(i) != '"') {
                i++;
            } else if (i + 1 < text.length() && text.charAt(i + 1) == '"') {
                i += 2;
            } else {
                return i;
            }
        }
        throw new GridFormatException(
                line.number(), open + 1, "a quote that is never closed", "a closing quote on the same line");
    }

    private static String unquoted(String text, int from, int to) {
        String field = text.substring(from, to);
        return field.indexOf('"') < 0 ? field : field.replace("\"\"", "\"");
    }
}
