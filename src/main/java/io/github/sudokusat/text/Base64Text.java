package io.github.sudokusat.text;

/** The characters of base64 (RFC 4648), six bits each. */
public final class Base64Text {

    /** The number of bits of a character. */
    public static final int BITS = 6;

    /** In place of a value: the character is not one of base64. */
    public static final int NONE = -1;

    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    /** The last two characters of the alphabet for addresses. */
    private static final String ADDRESS_END = "-_";

    private Base64Text() {}

    /**
     * The value of a character.
     *
     * @param c the character, of the usual alphabet or that for addresses
     * @return from 0 to 63; {@link #NONE} for any other character, the padding {@code =} included
     */
    public static int value(char c) {
        int end = ADDRESS_END.indexOf(c);
        return end >= 0 ? ALPHABET.length() - ADDRESS_END.length() + end : ALPHABET.indexOf(c);
    }

    /**
     * The character of a value, in the usual alphabet.
     *
     * @param value from 0 to 63
     * @return the character
     */
    public static char of(int value) {
        return ALPHABET.charAt(value);
    }

    /**
     * Decodes bytes as characters.
     *
     * @param text the text, with or without padding
     * @return a character from 0 to 255 for each byte; an empty text if a character is not one of base64
     */
    public static String decode(String text) {
        StringBuilder decoded = new StringBuilder();
        int end = text.length();
        while (end > 0 && text.charAt(end - 1) == '=') {
            end--;
        }
        int bits = 0;
        int size = 0;
        for (int i = 0; i < end; i++) {
            int value = value(text.charAt(i));
            if (value == NONE) {
                return "";
            }
            bits = (bits << BITS | value) & 0xFFFF;
            size += BITS;
            if (size >= Byte.SIZE) {
                size -= Byte.SIZE;
                decoded.append((char) (bits >> size & 0xFF));
            }
        }
        return decoded.toString();
    }
}
