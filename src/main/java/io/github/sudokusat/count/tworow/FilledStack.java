package io.github.sudokusat.count.tworow;

import io.github.sudokusat.run.RandomStream;

/** The ways to fill one stack for a given choice of the lower half, from which one is drawn. Not thread-safe. */
final class FilledStack {

    private final Plan plan;
    private final int stack;
    private final int lower;
    private final RandomStream random;
    private final ColumnSets sets;
    /** For each class of the upper half's column sets, the number of ways to fill the lower half with what they leave. */
    private final int[] ways;

    FilledStack(Plan plan, int stack, int lower, RandomStream random) {
        this.plan = plan;
        this.stack = stack;
        this.lower = lower;
        this.random = random;
        sets = stack == 0 ? plan.left() : plan.right();
        ways = new int[sets.size()];
        int[] room = new int[plan.lower().mostWays()];
        int count = plan.lower().columnSets(stack, lower, room);
        for (int i = 0; i < count; i++) {
            int number = sets.find(plan.complete() ^ room[i]);
            if (number >= 0) {
                ways[number]++;
            }
        }
    }

    private Terms terms(UpperChoice upper) {
        return stack == 0 ? upper.left() : upper.right();
    }

    /** The number of ways to fill the stack, apart from exchanges of columns: at most {@link Lanes#MOST_WAYS}. */
    int ways(UpperChoice upper) {
        Terms terms = terms(upper);
        int sum = 0;
        for (int i = 0; i < terms.size(); i++) {
            sum += terms.factor(i) * ways[terms.column(i)];
        }
        return sum;
    }

    /**
     * Draws a way, all with the same probability, exchanges of columns included.
     *
     * @param upper the choice of the upper half; there must be a way for it
     * @return the word of each band
     */
    int[] draw(UpperChoice upper) {
        int drawn = drawClass(upper);
        int number = random.nextInt(wordsOf(upper, drawn));
        int[] above = plan.upper().find(stack, upper.choice(), sets, 0, drawn, number);
        int[] below = plan.lower().find(stack, lower, sets, plan.complete(), drawn, random.nextInt(ways[drawn]));
        int order = random.nextInt(sets.orders());
        int[] words = new int[bands()];
        put(above, plan.upper(), order, words);
        int left = plan.complete() ^ sets.image(above[0] | above[1], order);
        put(below, plan.lower(), drawOrder(below[0] | below[1], left, sets.fixing(drawn)), words);
        return words;
    }

    private int drawClass(UpperChoice upper) {
        Terms terms = terms(upper);
        int left = random.nextInt(ways(upper));
        int term = -1;
        while (left >= 0) {
            term++;
            left -= terms.factor(term) * ways[terms.column(term)];
        }
        return terms.column(term);
    }

    /** The number of ways to fill the upper half with column sets of a class, if the first row ascends in the free columns. */
    private int wordsOf(UpperChoice upper, int wanted) {
        Terms terms = terms(upper);
        int term = 0;
        while (terms.column(term) != wanted) {
            term++;
        }
        return terms.factor(term) / sets.fixing(wanted);
    }

    /** Draws one of the orders of the free columns that make a column set from another one, of which there are {@code count}. */
    private int drawOrder(int from, int to, int count) {
        int left = random.nextInt(count);
        int order = 0;
        while (sets.image(from, order) != to || left-- > 0) {
            order++;
        }
        return order;
    }

    private int bands() {
        return Integer.bitCount(plan.complete() & ((1 << BoxWords.BITS) - 1));
    }

    private void put(int[] from, Half half, int order, int[] words) {
        words[half.choices().firstBand()] = sets.image(from[0], order);
        if (half.choices().secondBand() >= 0) {
            words[half.choices().secondBand()] = sets.image(from[1], order);
        }
    }
}
