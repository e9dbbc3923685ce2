package io.github.sudokusat.format;

import java.util.Objects;

/**
 * What a setter says of a puzzle in words. Nothing of it is understood: what counts are the rules of the layout.
 *
 * @param title what the puzzle is called, on one line; empty if that is not said
 * @param author who has set it, on one line; empty if that is not said
 * @param rules the rules in words, on lines that end with {@code \n}; empty if they are not said
 */
public record Credits(String title, String author, String rules) {

    /** Nothing is said. */
    public static final Credits NONE = new Credits("", "", "");

    public Credits {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(author, "author");
        Objects.requireNonNull(rules, "rules");
    }

    /**
     * The same as a text of another program has it.
     *
     * @param title the title, on any number of lines
     * @param author the author, on any number of lines
     * @param rules the rules, with any line ends
     * @return the credits, without spaces around each; other control characters become spaces
     */
    public static Credits of(String title, String author, String rules) {
        return new Credits(
                plain(title, false).strip(),
                plain(author, false).strip(),
                plain(rules, true).strip());
    }

    private static String plain(String text, boolean hasLines) {
        String lines = text.replace("\r\n", "\n").replace('\r', '\n');
        StringBuilder plain = new StringBuilder(lines.length());
        for (int i = 0; i < lines.length(); i++) {
            char c = lines.charAt(i);
            plain.append(Character.isISOControl(c) && !(hasLines && c == '\n') ? ' ' : c);
        }
        return plain.toString();
    }
}
