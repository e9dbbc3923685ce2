package io.github.sudokusat.count.classic;

import java.util.Arrays;

/**
 * The words of a box: nine digits, each with a letter 0, 1 or 2 that indicates its column (or row) in the box; each letter occurs three times. There
 * are 9! / 3!³ = {@value #COUNT}.
 *
 * <p>For each word there are {@value #PARTNERS} ordered pairs of words with which it forms a chute, so that all three differ at every digit; the
 * third word follows from the other two. So a chute can be filled in 94,080 ways. The tables are built once, in about 20 ms, and take 0.5 MB;
 * immutable.
 */
final class Words {

    static final int DIGITS = 9;
    static final int COUNT = 1680;
    static final int PARTNERS = 56;

    private static final int CODES = 19_683;
    private static final int[] POWER = {1, 3, 9, 27, 81, 243, 729, 2187, 6561};

    /** The letters of each word, nine bytes a word; words ascend by their codes. */
    private static final byte[] LETTERS = new byte[COUNT * DIGITS];
    /** The word of each code, or −1. */
    private static final short[] WORD_OF_CODE = new short[CODES];
    /** For each word, its {@value #PARTNERS} second words, and the third words that follow from them. */
    private static final short[] SECOND = new short[COUNT * PARTNERS];

    private static final short[] THIRD = new short[COUNT * PARTNERS];

    static {
        Arrays.fill(WORD_OF_CODE, (short) -1);
        int[] letters = new int[DIGITS];
        int words = 0;
        for (int code = 0; code < CODES; code++) {
            if (decode(code, letters)) {
                for (int digit = 0; digit < DIGITS; digit++) {
                    LETTERS[words * DIGITS + digit] = (byte) letters[digit];
                }
                WORD_OF_CODE[code] = (short) words++;
            }
        }
        for (int word = 0; word < COUNT; word++) {
            fillPartners(word);
        }
    }

    private Words() {}

    /** Stores the letters of a code; false if one of them does not occur three times. */
    private static boolean decode(int code, int[] letters) {
        int[] times = new int[3];
        int rest = code;
        for (int digit = 0; digit < DIGITS; digit++) {
            letters[digit] = rest % 3;
            times[rest % 3]++;
            rest /= 3;
        }
        return times[0] == 3 && times[1] == 3;
    }

    /**
     * Tries both other letters for every digit. The second and the third word contain every letter three times exactly if the same number of digits
     * of each letter is advanced by two, which is so in 56 of 512 choices.
     */
    private static void fillPartners(int word) {
        int[] digitsOf = new int[3];
        for (int digit = 0; digit < DIGITS; digit++) {
            digitsOf[letter(word, digit)] |= 1 << digit;
        }
        int partners = 0;
        for (int choice = 0; choice < 1 << DIGITS; choice++) {
            int moved = Integer.bitCount(choice & digitsOf[0]);
            if (moved != Integer.bitCount(choice & digitsOf[1]) || moved != Integer.bitCount(choice & digitsOf[2])) {
                continue;
            }
            int second = 0;
            int third = 0;
            for (int digit = 0; digit < DIGITS; digit++) {
                int step = 1 + (choice >>> digit & 1);
                int letter = letter(word, digit);
                second += (letter + step) % 3 * POWER[digit];
                third += (letter + 3 - step) % 3 * POWER[digit];
            }
            SECOND[word * PARTNERS + partners] = WORD_OF_CODE[second];
            THIRD[word * PARTNERS + partners] = WORD_OF_CODE[third];
            partners++;
        }
    }

    /** The letter of a digit (0 to 8) in a word. */
    static int letter(int word, int digit) {
        return LETTERS[word * DIGITS + digit];
    }

    /** The amount that a digit with a given letter adds to a word's code. */
    static int codeOf(int digit, int letter) {
        return letter * POWER[digit];
    }

    /** The word with a code, which must be the code of a word. */
    static int ofCode(int code) {
        return WORD_OF_CODE[code];
    }

    /** The second word of one of the chutes that begin with a word. */
    static int second(int word, int partner) {
        return SECOND[word * PARTNERS + partner];
    }

    /** The third word of the same chute. */
    static int third(int word, int partner) {
        return THIRD[word * PARTNERS + partner];
    }

    /** The digits that have a letter in a word, as bits. */
    static int digitsOf(int word, int letter) {
        int digits = 0;
        for (int digit = 0; digit < DIGITS; digit++) {
            if (letter(word, digit) == letter) {
                digits |= 1 << digit;
            }
        }
        return digits;
    }
}
