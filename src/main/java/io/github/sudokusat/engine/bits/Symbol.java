package io.github.sudokusat.engine.bits;

/** The characters of a puzzle's text. */
final class Symbol {

    private static final String BLANKS = ".0*_?";
    private static final byte[] DIGITS = digits();

    private Symbol() {}

    private static byte[] digits() {
        byte[] digits = new byte[128];
        for (int symbol = 0; symbol < digits.length; symbol++) {
            digits[symbol] = -1;
        }
        for (int digit = 1; digit <= 9; digit++) {
            digits['0' + digit] = (byte) digit;
        }
        for (int i = 0; i < BLANKS.length(); i++) {
            digits[BLANKS.charAt(i)] = 0;
        }
        return digits;
    }

    /** The digit that a character denotes, 0 for a blank, −1 for any other character. */
    static int digit(byte symbol) {
        return symbol < 0 ? -1 : DIGITS[symbol];
    }
}
