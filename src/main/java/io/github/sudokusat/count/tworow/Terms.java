package io.github.sudokusat.count.tworow;

/**
 * The column sets that one choice of row sets allows in the upper half of a stack, each with the number of ways to fill the half.
 *
 * <p>For a column set of two bands, each digit is in one of its two columns in the upper band, so there are at most 2⁸ = {@value #MOST_FACTOR} ways.
 * Immutable.
 */
final class Terms {

    static final int MOST_FACTOR = 256;

    /** The number of terms added up at a time; lists are padded with factors 0. */
    static final int STEP = 4;

    private final int[] classes;
    private final int[] factors;

    private Terms(int[] classes, int[] factors) {
        this.classes = classes;
        this.factors = factors;
    }

    /**
     * Adds up ways by their column sets.
     *
     * @param sets numbers the column sets; new ones are added
     * @param columnSets the column sets of the ways in which the first row ascends in the free columns
     * @param count the number of these column sets
     */
    static Terms of(ColumnSets sets, int[] columnSets, int count) {
        int[] numbers = new int[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = sets.add(columnSets[i]);
        }
        int[] ways = new int[sets.size()];
        int different = 0;
        for (int number : numbers) {
            different += ways[number]++ == 0 ? 1 : 0;
        }
        int length = (different + STEP - 1) / STEP * STEP;
        int[] classes = new int[length];
        int[] factors = new int[length];
        int next = 0;
        for (int number = 0; number < ways.length; number++) {
            if (ways[number] > 0) {
                classes[next] = number;
                // All sets of a class have the same number of ways over all orders of the free columns.
                factors[next++] = ways[number] * sets.fixing(number);
            }
        }
        return new Terms(classes, factors);
    }

    /** The number of terms, a multiple of {@value #STEP}. */
    int size() {
        return classes.length;
    }

    /** The class of a term's column sets. */
    int column(int term) {
        return classes[term];
    }

    /** The number of ways to fill the upper half for a column set of a term: at most {@value #MOST_FACTOR}. */
    int factor(int term) {
        return factors[term];
    }
}
