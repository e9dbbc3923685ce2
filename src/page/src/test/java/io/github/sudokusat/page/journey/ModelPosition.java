package io.github.sudokusat.page.journey;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A position of a classic puzzle with everything that a player can write; never changed once a {@link GameModel} has entered it. */
final class ModelPosition {

    static final int CELLS = 81;

    final int[] givens = new int[CELLS];
    final int[] digits = new int[CELLS];

    /** By bit; −1 for a cell that is not pencilled. */
    final int[] centre = new int[CELLS];

    final int[] corner = new int[CELLS];
    final int[] colours = new int[CELLS];

    /** For cell and digit. */
    final int[] candidateColours = new int[CELLS * 9];

    private final List<int[]> parts = List.of(givens, digits, centre, corner, colours, candidateColours);

    ModelPosition(String line) {
        Arrays.fill(centre, -1);
        Arrays.setAll(givens, cell -> Math.max(Character.digit(line.charAt(cell), 10), 0));
        System.arraycopy(givens, 0, digits, 0, CELLS);
    }

    ModelPosition copy() {
        ModelPosition copy = new ModelPosition(line());
        for (int i = 0; i < parts.size(); i++) {
            System.arraycopy(parts.get(i), 0, copy.parts.get(i), 0, parts.get(i).length);
        }
        return copy;
    }

    boolean shows(ModelPosition other) {
        return IntStream.range(0, parts.size()).allMatch(i -> Arrays.equals(parts.get(i), other.parts.get(i)));
    }

    /** The givens. */
    String line() {
        StringBuilder line = new StringBuilder();
        for (int given : givens) {
            line.append(given == 0 ? "." : String.valueOf(given));
        }
        return line.toString();
    }

    boolean isEmpty(int cell) {
        return digits[cell] == 0;
    }

    /** Places a digit and takes it out of the marks that see it. */
    void place(int cell, int digit) {
        digits[cell] = digit;
        for (int other = 0; other < CELLS; other++) {
            if (sees(cell, other)) {
                corner[other] &= ~bit(digit);
                centre[other] = centre[other] < 0 ? -1 : centre[other] & ~bit(digit);
            }
        }
    }

    /** The candidates that no digit excludes. */
    int possible(int cell) {
        int mask = 511;
        for (int other = 0; other < CELLS; other++) {
            if (sees(cell, other) && digits[other] > 0) {
                mask &= ~bit(digits[other]);
            }
        }
        return mask;
    }

    /** The parts of a cell's name, after its place. */
    List<String> name(int cell) {
        List<String> words = new ArrayList<>();
        if (isEmpty(cell)) {
            words.add("empty");
            addSigns(words, "candidates ", centre[cell], '1');
            addSigns(words, "corner marks ", corner[cell], '1');
            for (int digit = 1; digit <= 9; digit++) {
                addSigns(words, "candidate " + digit + " coloured ", candidateColours[cell * 9 + digit - 1], 'a');
            }
        } else {
            words.add((givens[cell] > 0 ? "given " : "") + digits[cell]);
            for (int other = 0; other < CELLS; other++) {
                if (sees(cell, other) && digits[other] == digits[cell]) {
                    words.add("conflicts with row " + (other / 9 + 1) + " column " + (other % 9 + 1));
                }
            }
        }
        addSigns(words, "colours ", colours[cell], 'a');
        return words;
    }

    private static void addSigns(List<String> words, String what, int mask, char first) {
        if (mask > 0) {
            List<String> signs = IntStream.rangeClosed(1, 9)
                    .filter(digit -> has(mask, digit))
                    .mapToObj(digit -> String.valueOf((char) (first + digit - 1)))
                    .toList();
            words.add(what + String.join(" ", signs));
        }
    }

    private static boolean sees(int a, int b) {
        boolean isSameBox = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
        return a != b && (a / 9 == b / 9 || a % 9 == b % 9 || isSameBox);
    }

    static int bit(int digit) {
        return 1 << (digit - 1);
    }

    static boolean has(int mask, int digit) {
        return mask > 0 && (mask & bit(digit)) != 0;
    }
}
