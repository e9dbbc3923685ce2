package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;

/** What holds for every message about a text, however odd the text is. */
public final class Messages {

    private static final int LONGEST = 300;

    /** Signs of Arabic and Syriac numbers, which Unicode counts among what formats. */
    private static final String VISIBLE = "\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2";

    private Messages() {}

    /** Requires a short line of characters that print, since a terminal would obey the others. */
    public static void requireShortLine(String message) {
        assertThat(message).hasSizeLessThanOrEqualTo(LONGEST);
        assertThat(message.codePoints()).as(message).noneMatch(Messages::isObeyed);
    }

    private static boolean isObeyed(int c) {
        return c >= 0xE0000
                || switch (Character.getType(c)) {
                    case Character.CONTROL,
                            Character.SURROGATE,
                            Character.LINE_SEPARATOR,
                            Character.PARAGRAPH_SEPARATOR -> true;
                    case Character.FORMAT -> c < 0x10000 && !VISIBLE.contains(Character.toString(c));
                    default -> false;
                };
    }
}
