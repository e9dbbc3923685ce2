package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A look-and-say clue: pairs of a count and a digit. Exactly that many of its cells hold the digit; digits that are not named may be there, too.
 *
 * <p>The clue 1617 means one 6 and one 7, and 2605 two 6s and no 5. Text: {@code look-and-say 1617 r1c1-r1c3}, which 7 2 6 fulfil. If a number has
 * two digits, all are separated by commas: {@code look-and-say 1,12,2,7 r1c1-r1c3}.
 */
public final class LookAndSay extends TallyRule {

    private final int[] pairs;

    private LookAndSay(int[] pairs, List<Cell> cells) {
        super("look-and-say " + text(pairs), cells, Tally.ofPairs(pairs));
        this.pairs = pairs;
    }

    /**
     * A clue.
     *
     * @param pairs a count from 0 and the value of a digit from 0, one or more times; copied
     * @param cells the cells, one or more, each once
     * @return the rule
     * @throws IllegalArgumentException if these are not such pairs, a digit is named twice, there is no cell, or one is listed twice
     */
    public static LookAndSay of(int[] pairs, List<Cell> cells) {
        if (cells.isEmpty() || !arePairs(pairs)) {
            throw new IllegalArgumentException("a look-and-say clue needs a cell and pairs of a count and a digit, each"
                    + " digit once, but has " + Arrays.toString(pairs));
        }
        return new LookAndSay(pairs.clone(), requireDistinct("a look-and-say clue", cells));
    }

    /**
     * A clue as text.
     *
     * @param clue the clue, such as {@code 1617} or {@code 1,12,2,7}
     * @param cells the cells, one or more, each once
     * @return the rule
     * @throws IllegalArgumentException as for {@link #of(int[], List)}
     */
    public static LookAndSay of(String clue, List<Cell> cells) {
        return of(pairs(clue), cells);
    }

    private static boolean arePairs(int[] pairs) {
        Set<Integer> named = new HashSet<>();
        for (int i = 0; i + 1 < pairs.length; i += 2) {
            int digit = pairs[i + 1];
            if (pairs[i] < 0 || digit < 0 || digit > Digits.MAX_SIDE || !named.add(digit)) {
                return false;
            }
        }
        return pairs.length > 0 && pairs.length % 2 == 0;
    }

    /**
     * The numbers of a clue.
     *
     * @param clue a text
     * @return the counts and digits in turn; empty if the text does not consist of such pairs, each digit once
     */
    public static int[] pairs(String clue) {
        boolean hasCommas = clue.indexOf(',') >= 0;
        int[] numbers = new int[clue.length()];
        int count = 0;
        for (int from = 0; from < clue.length(); count++) {
            int comma = clue.indexOf(',', from);
            int to = hasCommas ? (comma < 0 ? clue.length() : comma) : from + 1;
            for (int i = from; i < to; i++) {
                int value = clue.charAt(i) - '0';
                if (value < 0 || value > 9 || to - from > 3) {
                    return new int[0];
                }
                numbers[count] = 10 * numbers[count] + value;
            }
            from = hasCommas ? to + 1 : to;
        }
        int[] pairs = Arrays.copyOf(numbers, count);
        return arePairs(pairs) ? pairs : new int[0];
    }

    private static String text(int[] pairs) {
        boolean areSingle = Arrays.stream(pairs).allMatch(number -> number <= 9);
        StringBuilder text = new StringBuilder();
        for (int number : pairs) {
            text.append(text.isEmpty() || areSingle ? "" : ",").append(number);
        }
        return text.toString();
    }

    /**
     * The counts and digits.
     *
     * @return a new array with counts and digits in turn
     */
    public int[] pairs() {
        return pairs.clone();
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return List.of(new Shape.Cage(cells(), text(pairs)));
    }
}
