package io.github.sudokusat.text;

/**
 * The short form of JSON in SudokuPad's links, made into JSON again.
 *
 * <p>In it, quotes are apostrophes, keys have no quotes, an empty object is nothing at all where a value must be, {@code t} and {@code f} are
 * {@code true} and {@code false}, and colours are six hexadecimal digits, {@code #0} or {@code #F}. Names of keys stay as they are.
 */
public final class ZippedJson {

    private static final int COLOUR_LENGTH = 6;

    private final String text;
    /** The quotation mark of strings. */
    private final char quote;

    private final StringBuilder out = new StringBuilder();
    private int index;

    private ZippedJson(String text) {
        this.text = text;
        this.quote = text.indexOf('"') < 0 ? '\'' : '"';
    }

    /** Makes a text into JSON; what has not this form stays as it is, for the reader of JSON to refuse. */
    public static String unzip(String text) {
        return new ZippedJson(text).unzip();
    }

    private String unzip() {
        char before = ' ';
        while (index < text.length()) {
            char c = text.charAt(index);
            addMissingObject(before, c);
            if (c == quote) {
                copyString();
            } else if (isWordCharacter(c) || c == '#') {
                copyWord(before);
            } else {
                out.append(c);
                index++;
            }
            before = c;
        }
        return out.toString();
    }

    private void addMissingObject(char before, char c) {
        boolean isOpen = before == '[' || before == '{' || before == ',';
        boolean isClosed = c == ']' || c == '}' || c == ',';
        if (isOpen && isClosed && !(before == '{' && c == '}')) {
            out.append("{}");
        }
    }

    private void copyString() {
        out.append('"');
        index++;
        while (index < text.length() && text.charAt(index) != quote) {
            char c = text.charAt(index);
            boolean isEscape = c == '\\' && index + 1 < text.length();
            if (isEscape && text.charAt(index + 1) == '\'') {
                out.append('\'');
            } else if (isEscape) {
                out.append(c).append(text.charAt(index + 1));
            } else {
                out.append(c);
            }
            index += isEscape ? 2 : 1;
        }
        out.append('"');
        index++;
    }

    private void copyWord(char before) {
        int start = index;
        index++;
        while (index < text.length() && isWordCharacter(text.charAt(index))) {
            index++;
        }
        String word = text.substring(start, index);
        boolean isKey = before != ':' && index < text.length() && text.charAt(index) == ':';
        out.append(isKey ? "\"" + word + "\"" : before == ':' ? value(word) : word);
    }

    private static String value(String word) {
        return switch (word) {
            case "t" -> "true";
            case "f" -> "false";
            case "#0" -> "\"#000000\"";
            case "#F" -> "\"#FFFFFF\"";
            default -> isColour(word) ? "\"#" + word + "\"" : word;
        };
    }

    private static boolean isColour(String word) {
        for (int i = 0; i < word.length(); i++) {
            if ("0123456789abcdefABCDEF".indexOf(word.charAt(i)) < 0) {
                return false;
            }
        }
        return word.length() == COLOUR_LENGTH;
    }

    private static boolean isWordCharacter(char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
}
