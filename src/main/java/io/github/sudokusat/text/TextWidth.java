package io.github.sudokusat.text;

/**
 * Estimates how wide a text is in a usual proportional font, and where its lines may be broken.
 *
 * <p>Widths are hundredths of the size of the characters, those of a wide font such as DejaVu Sans. Characters that <a
 * href="https://www.unicode.org/reports/tr11/">East Asian Width</a> calls wide or full-width take as much as the size, emoji a little more.
 */
public final class TextWidth {

    private static final int NARROW = 36;
    private static final int USUAL = 62;
    private static final int CAPITAL = 77;
    private static final int BROAD = 102;
    private static final int EMOJI = 137;

    private static final String NARROW_SIGNS = "fijlrtI .,:;'|!()[]{}/\\-\"`·’‘“”";

    private static final String BROAD_SIGNS = "mwMW@%&—…";

    /** The first and last of each range of wide characters, ascending. */
    private static final int[] WIDE = {
        0x1100, 0x115F, 0x2E80, 0x303E, 0x3041, 0xA4CF, 0xA960, 0xA97F, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE10, 0xFE19,
        0xFE30, 0xFE6F, 0xFF00, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x1B2FF, 0x20000, 0x3FFFD
    };

    /** The first and last of each range of emoji and of the signs that are often drawn as such, ascending. */
    private static final int[] EMOJIS = {0x2190, 0x21FF, 0x2300, 0x2BFF, 0x1F000, 0x1FAFF};

    /** Signs that do not begin a line. */
    private static final String CLOSING = "、。，．：；！？）］｝」』】〉》・ー々";

    private TextWidth() {}

    /**
     * The width of a character.
     *
     * @param character its code point
     * @return hundredths of its size; 0 if it joins the one before
     */
    public static int of(int character) {
        if (isJoined(character)) {
            return 0;
        }
        if (isIn(WIDE, character)) {
            return BROAD;
        }
        if (isIn(EMOJIS, character)) {
            return EMOJI;
        }
        if (NARROW_SIGNS.indexOf(character) >= 0) {
            return NARROW;
        }
        if (BROAD_SIGNS.indexOf(character) >= 0) {
            return BROAD;
        }
        return Character.isUpperCase(character) ? CAPITAL : USUAL;
    }

    /**
     * The most of a text that is not wider than a line: up to a blank or a place between wide characters if there is one, else as many characters as fit,
     * but at least one.
     *
     * @param text a text in one line
     * @param most the width of the line in hundredths of the size of its characters
     * @return the length of the beginning, without the blank after it
     */
    public static int fitting(String text, int most) {
        int width = 0;
        int whole = 0;
        int best = 0;
        int before = 0;
        for (int i = 0; i < text.length(); ) {
            int character = text.codePointAt(i);
            boolean isJoined = isJoined(character) || before == 0x200D;
            if (i > 0 && !isJoined) {
                whole = i;
                best = mayBreak(before, character) ? i : best;
            }
            width += isJoined ? 0 : of(character);
            int end = i + Character.charCount(character);
            if (width > most && whole > 0 && character != ' ') {
                return best > 0 ? best : whole;
            }
            before = character;
            i = end;
        }
        return text.length();
    }

    /** Whether a line may end between two characters. */
    private static boolean mayBreak(int before, int after) {
        boolean isBetweenWide = isIn(WIDE, before) || isIn(WIDE, after);
        return (after == ' ' && before != ' ') || (isBetweenWide && before != ' ' && CLOSING.indexOf(after) < 0);
    }

    /** Whether a character is drawn with the one before. */
    private static boolean isJoined(int character) {
        int type = Character.getType(character);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || type == Character.FORMAT
                || (character >= 0x1F3FB && character <= 0x1F3FF);
    }

    private static boolean isIn(int[] ranges, int character) {
        for (int i = 0; i < ranges.length && ranges[i] <= character; i += 2) {
            if (character <= ranges[i + 1]) {
                return true;
            }
        }
        return false;
    }
}
