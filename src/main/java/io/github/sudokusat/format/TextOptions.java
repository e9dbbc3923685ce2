package io.github.sudokusat.format;

import io.github.sudokusat.grid.Layout;
import java.util.Collection;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The options of a reader of puzzles: layout, alphabet, blanks, CSV column, and what is ignored. Immutable.
 *
 * <p>By default the side is taken from the text and the boxes from {@link Layout#ofSide}; digits are {@code 1} to {@code 9}, then
 * {@code A}, {@code B}, {@code C} … in either case for 10, 11, 12 …; blanks are {@code . 0 * _ ?}, and {@code x} and {@code X} below side 33.
 */
public final class TextOptions {

    /** The characters for the digits 1, 2, 3 … in the line format if no alphabet is given. */
    public static final String DEFAULT_ALPHABET = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    private static final String NO_DIGITS = ".*_?,;:#|+-=!–—\"'`/\\[]<>()";
    private static final String NO_BLANKS = ",;#\"/";

    private static final TextOptions DEFAULTS = new TextOptions(null, null, null, false, null, Set.of());

    private final @Nullable Layout layout;
    private final @Nullable String alphabet;
    private final @Nullable String blanks;
    private final boolean anyBlank;
    private final @Nullable String csvColumn;
    private final Set<String> ignored;

    private TextOptions(
            @Nullable Layout layout,
            @Nullable String alphabet,
            @Nullable String blanks,
            boolean anyBlank,
            @Nullable String csvColumn,
            Set<String> ignored) {
        this.layout = layout;
        this.alphabet = alphabet;
        this.blanks = blanks;
        this.anyBlank = anyBlank;
        this.csvColumn = csvColumn;
        this.ignored = ignored;
    }

    /**
     * The default options.
     *
     * @return options with no layout, the default alphabet and blanks, and the CSV column by its usual names
     */
    public static TextOptions defaults() {
        return DEFAULTS;
    }

    /**
     * These options with a layout, which every puzzle must then have.
     *
     * @param newLayout the layout
     * @return the new options
     */
    public TextOptions withLayout(Layout newLayout) {
        Objects.requireNonNull(newLayout, "newLayout");
        return new TextOptions(newLayout, alphabet, blanks, anyBlank, csvColumn, ignored);
    }

    /**
     * These options with other characters for the digits. A letter that is listed in one case only is read in both. A character of the alphabet is
     * never a blank; for example, {@code 0} is not one with {@code 0123456789ABCDEF}.
     *
     * @param newAlphabet the characters for the digits, the least first, as {@link io.github.sudokusat.grid.DigitSymbols#of} takes them: from 1 to {@link Layout#MAX_SIDE} characters
     * @return the new options
     * @throws IllegalArgumentException if the alphabet is empty or too long, repeats a character, or has one with another meaning: white space, a
     *     control character, half of a surrogate pair, a box-drawing character, or punctuation that is a blank or a border
     */
    public TextOptions withAlphabet(String newAlphabet) {
        requireAlphabet(newAlphabet);
        return new TextOptions(layout, newAlphabet, blanks, anyBlank, csvColumn, ignored);
    }

    /**
     * These options with other characters for a blank in place of the default ones.
     *
     * @param newBlanks the characters; a space may be one of them
     * @return the new options
     * @throws IllegalArgumentException if there is none, or one is other white space, a control character, half of a surrogate pair, or one of
     *     {@code , ; # " /}
     */
    public TextOptions withBlanks(String newBlanks) {
        requirePrinting("blanks", newBlanks.equals(" ") ? "." : newBlanks.replace(" ", ""), NO_BLANKS);
        return new TextOptions(layout, alphabet, newBlanks, false, csvColumn, ignored);
    }

    /**
     * These options with every character that is not a digit of the grid read as a blank.
     *
     * @return the new options
     */
    public TextOptions withAnyBlank() {
        return new TextOptions(layout, alphabet, null, true, csvColumn, ignored);
    }

    /**
     * These options with the name of the CSV column that holds the puzzles; the text must then be CSV with a header.
     *
     * @param newColumn the name, compared without regard to ASCII case and surrounding white space
     * @return the new options
     */
    public TextOptions withCsvColumn(String newColumn) {
        Objects.requireNonNull(newColumn, "newColumn");
        return new TextOptions(layout, alphabet, blanks, anyBlank, newColumn, ignored);
    }

    /**
     * These options without the name of a CSV column.
     *
     * @return the new options
     */
    public TextOptions withoutCsvColumn() {
        return new TextOptions(layout, alphabet, blanks, anyBlank, null, ignored);
    }

    /**
     * These options with names of what a text of another program may have in addition to the rules that are known. Such a text is refused unless all
     * of it is known or ignored.
     *
     * @param names the names, as the messages that refuse a text give them; copied
     * @return the new options
     */
    public TextOptions withIgnored(Collection<String> names) {
        return new TextOptions(layout, alphabet, blanks, anyBlank, csvColumn, Set.copyOf(names));
    }

    /**
     * The layout of every puzzle.
     *
     * @return the layout; empty if the side is taken from the text
     */
    public Optional<Layout> layout() {
        return Optional.ofNullable(layout);
    }

    /**
     * The characters for the digits.
     *
     * @return the alphabet; empty for {@link #DEFAULT_ALPHABET}
     */
    public Optional<String> alphabet() {
        return Optional.ofNullable(alphabet);
    }

    /**
     * The characters for a blank.
     *
     * @return the characters; empty for the default ones, or if any other character is a blank
     */
    public Optional<String> blanks() {
        return Optional.ofNullable(blanks);
    }

    /**
     * Whether every character that is not a digit is a blank.
     *
     * @return true if so
     */
    public boolean anyBlank() {
        return anyBlank;
    }

    /**
     * The name of the CSV column that holds the puzzles.
     *
     * @return the name; empty if the column is found by its usual names and other formats are read, too
     */
    public Optional<String> csvColumn() {
        return Optional.ofNullable(csvColumn);
    }

    /**
     * The names of what is ignored in the formats of other programs.
     *
     * @return the names; unmodifiable
     */
    public Set<String> ignored() {
        return ignored;
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof TextOptions other
                && Objects.equals(layout, other.layout)
                && Objects.equals(alphabet, other.alphabet)
                && Objects.equals(blanks, other.blanks)
                && anyBlank == other.anyBlank
                && Objects.equals(csvColumn, other.csvColumn)
                && ignored.equals(other.ignored);
    }

    @Override
    public int hashCode() {
        return Objects.hash(layout, alphabet, blanks, anyBlank, csvColumn, ignored);
    }

    /**
     * The options for messages and debugging.
     *
     * @return those that differ from the default ones
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("TextOptions[");
        append("layout", layout, text);
        append("alphabet", alphabet, text);
        append("blanks", anyBlank ? "any" : blanks, text);
        append("csvColumn", csvColumn, text);
        append("ignored", ignored.isEmpty() ? null : new TreeSet<>(ignored), text);
        return text.append(']').toString();
    }

    private static void append(String name, @Nullable Object value, StringBuilder text) {
        if (value != null) {
            text.append(text.charAt(text.length() - 1) == '[' ? "" : ", ")
                    .append(name)
                    .append('=')
                    .append(value);
        }
    }

    /** Checks an alphabet, both for reading and for writing. */
    static void requireAlphabet(String alphabet) {
        requirePrinting("alphabet", alphabet, NO_DIGITS);
        for (int i = 0; i < alphabet.length(); i++) {
            if (alphabet.charAt(i) >= '\u2500' && alphabet.charAt(i) <= '\u257F') {
                throw new IllegalArgumentException("alphabet must not have "
                        + GridFormatException.quote(alphabet, i, i + 1) + ", which draws borders");
            }
        }
        if (alphabet.length() > Layout.MAX_SIDE) {
            throw new IllegalArgumentException(
                    "alphabet must have at most " + Layout.MAX_SIDE + " characters, but has " + alphabet.length());
        }
        for (int i = 0; i < alphabet.length(); i++) {
            if (alphabet.indexOf(alphabet.charAt(i), i + 1) >= 0) {
                throw new IllegalArgumentException("alphabet must not repeat a character, but has "
                        + GridFormatException.quote(alphabet, i, i + 1) + " twice");
            }
        }
    }

    private static void requirePrinting(String name, String text, String excluded) {
        if (text.isEmpty()) {
            throw new IllegalArgumentException(name + " must have at least one character, but has none");
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c <= ' '
                    || (c >= 0x7F && c <= 0xA0)
                    || Character.isSurrogate(c)
                    || Character.isWhitespace(c)
                    || c == 0xFEFF
                    || excluded.indexOf(c) >= 0) {
                throw new IllegalArgumentException(name + " must not have " + GridFormatException.quote(text, i, i + 1)
                        + ", which has another meaning");
            }
        }
    }
}
