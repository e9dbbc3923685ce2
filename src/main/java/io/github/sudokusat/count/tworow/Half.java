package io.github.sudokusat.count.tworow;

/**
 * The boxes of a half, filled in all ways for each {@linkplain RowChoices choice} of row sets.
 *
 * <p>Of the ways to fill a stack in this half, only those are considered in which the digits of the first row ascend in the free columns. Exchanges
 * of these columns produce all other ways, each once. Immutable.
 */
final class Half {

    /** The words of a missing second band: one word that is compatible with all others. */
    private static final int[][] NO_BAND = {{0}};

    private final RowChoices choices;
    /** By stack and row set. */
    private final int[][][] firstWords = new int[Clues.STACKS][][];

    private final int[][][] secondWords = new int[Clues.STACKS][][];

    /** Fills the boxes, at most 560 of them, in at most 576 ways each. */
    Half(Clues clues, RowChoices choices) {
        this.choices = choices;
        for (int stack = 0; stack < Clues.STACKS; stack++) {
            firstWords[stack] = words(clues, choices.firstBand(), stack, choices.firstSets(), clues.freeColumns(stack));
            secondWords[stack] = choices.secondBand() < 0
                    ? NO_BAND
                    : words(clues, choices.secondBand(), stack, choices.secondSets(), 0);
        }
    }

    private static int[][] words(Clues clues, int band, int stack, int[] sets, int ascending) {
        int[][] words = new int[sets.length][];
        for (int i = 0; i < sets.length; i++) {
            int upper = stack == 0 ? sets[i] : clues.digits() & ~sets[i];
            words[i] = BoxWords.of(clues, band, stack, upper, ascending);
        }
        return words;
    }

    /**
     * Finds one of the ways to fill a stack whose column sets are of one class.
     *
     * @param stack the stack
     * @param choice the row sets
     * @param sets numbers the column sets
     * @param complement what the column sets are exchanged with by {@code ^} before they are looked up; 0 to look them up as they are
     * @param wanted the class
     * @param number the number of the way among those of this class, from 0
     * @return the words of the first and of the second band
     */
    int[] find(int stack, int choice, ColumnSets sets, int complement, int wanted, int number) {
        int left = number;
        for (int first : firstWords[stack][choices.first(choice)]) {
            for (int second : secondWords[stack][choices.second(choice)]) {
                if ((first & second) == 0 && sets.find(complement ^ (first | second)) == wanted && left-- == 0) {
                    return new int[] {first, second};
                }
            }
        }
        throw new IllegalArgumentException("class " + wanted + " has no way with number " + number);
    }

    /** The choices of row sets. */
    RowChoices choices() {
        return choices;
    }

    /** An upper bound of the number of ways of a choice in a stack: at most 576². */
    int mostWays() {
        int most = 0;
        for (int stack = 0; stack < Clues.STACKS; stack++) {
            most = Math.max(most, longest(firstWords[stack]) * longest(secondWords[stack]));
        }
        return most;
    }

    private static int longest(int[][] words) {
        int longest = 0;
        for (int[] list : words) {
            longest = Math.max(longest, list.length);
        }
        return longest;
    }

    /**
     * Lists the column sets of the ways to fill a stack, once for each way.
     *
     * @param stack the stack
     * @param choice the row sets
     * @param into receives the column sets; with room for {@link #mostWays()}
     * @return the number of column sets listed
     */
    int columnSets(int stack, int choice, int[] into) {
        int[] seconds = secondWords[stack][choices.second(choice)];
        int count = 0;
        for (int first : firstWords[stack][choices.first(choice)]) {
            for (int second : seconds) {
                if ((first & second) == 0) {
                    into[count++] = first | second;
                }
            }
        }
        return count;
    }
}
