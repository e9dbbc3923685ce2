package io.github.sudokusat.count.contraction.tworow;

/**
 * The boxes of a half, filled in every way for each {@linkplain RowChoices choice} of row sets.
 *
 * <p>Of the ways to fill the half of a stack, only those are looked at in which the digits of its first row ascend in the free columns. Exchanges of
 * these columns make all others of them, each once. Immutable.
 */
final class Half {

    /** The words of a missing second band: one that goes together with all others. */
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

    /** The choices of row sets. */
    RowChoices choices() {
        return choices;
    }

    /** No choice has more ways in a stack than this: at most 576². */
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
     * Lists the column sets of the ways to fill a stack, each as often as there are ways with it.
     *
     * @param stack which stack
     * @param choice the row sets
     * @param into room for {@link #mostWays()}
     * @return how many there are
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
