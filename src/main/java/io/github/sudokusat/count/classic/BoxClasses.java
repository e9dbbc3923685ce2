package io.github.sudokusat.count.classic;

import java.util.Arrays;

/**
 * The classes of the words that agree with the givens of a box: words that differ only by an exchange of letters that no given of this box has are in
 * the same class. There are at most {@value #MOST} classes, the number for a box without givens. Immutable.
 */
final class BoxClasses {

    static final int MOST = 280;

    private final int freeLetters;
    private final short[] classOf = new short[Words.COUNT];
    private final short[] representatives;

    private BoxClasses(int[] givenLetters) {
        freeLetters = freeLetters(givenLetters);
        Arrays.fill(classOf, (short) -1);
        short[] found = new short[MOST];
        int count = 0;
        for (int word = 0; word < Words.COUNT; word++) {
            if (!fits(word, givenLetters)) {
                continue;
            }
            int representative = canonical(word, freeLetters);
            if (classOf[representative] < 0) {
                found[count] = (short) representative;
                classOf[representative] = (short) count++;
            }
            classOf[word] = classOf[representative];
        }
        representatives = Arrays.copyOf(found, count);
    }

    /**
     * Finds the classes.
     *
     * @param givenLetters for each digit, the letter that a given of this box fixes, or −1
     */
    static BoxClasses of(int[] givenLetters) {
        return new BoxClasses(givenLetters);
    }

    private static int freeLetters(int[] givenLetters) {
        int free = 0b111;
        for (int letter : givenLetters) {
            if (letter >= 0) {
                free &= ~(1 << letter);
            }
        }
        return free;
    }

    private static boolean fits(int word, int[] givenLetters) {
        for (int digit = 0; digit < Words.DIGITS; digit++) {
            if (givenLetters[digit] >= 0 && Words.letter(word, digit) != givenLetters[digit]) {
                return false;
            }
        }
        return true;
    }

    /** The word of the same class in which the free letters appear in ascending order. */
    static int canonical(int word, int freeLetters) {
        int[] renamed = {-1, -1, -1};
        int next = freeLetters;
        int code = 0;
        for (int digit = 0; digit < Words.DIGITS; digit++) {
            int letter = Words.letter(word, digit);
            if ((freeLetters >>> letter & 1) == 0) {
                code += Words.codeOf(digit, letter);
                continue;
            }
            if (renamed[letter] < 0) {
                renamed[letter] = Integer.numberOfTrailingZeros(next);
                next &= next - 1;
            }
            code += Words.codeOf(digit, renamed[letter]);
        }
        return Words.ofCode(code);
    }

    /** The number of classes; 0 if no word agrees with the givens. */
    int count() {
        return representatives.length;
    }

    /** The class of a word, or −1 if the word does not agree with the givens. */
    int classOf(int word) {
        return classOf[word];
    }

    /** A word of a class. */
    int representative(int wordClass) {
        return representatives[wordClass];
    }

    /** The letters that no given of this box has, as bits. */
    int freeLetters() {
        return freeLetters;
    }
}
