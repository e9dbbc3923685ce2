package io.github.sudokusat.grid.text;

import static org.assertj.core.api.Assertions.assertThat;

/** What holds for every message about a text, however odd the text is. */
public final class Messages {

    private static final int LONGEST = 300;

    private Messages() {}

    /** Requires a short line of characters that print, since a terminal would obey the others. */
    public static void requireShortLine(String message) {
        assertThat(message).hasSizeLessThanOrEqualTo(LONGEST);
        assertThat(message.codePoints())
                .as(message)
                .noneMatch(c -> Character.isISOControl(c)
                        || Character.getType(c) == Character.FORMAT
                        || Character.getType(c) == Character.SURROGATE
                        || Character.getType(c) == Character.LINE_SEPARATOR
                        || Character.getType(c) == Character.PARAGRAPH_SEPARATOR);
    }
}
