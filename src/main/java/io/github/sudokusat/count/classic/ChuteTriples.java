package io.github.sudokusat.count.classic;

import java.util.Arrays;

/**
 * The ways to fill a chute, as triples of the classes of its three boxes, each with the number of triples of words that it represents.
 *
 * <p>Exchanging a letter that no given of the whole chute has, in all three boxes at once, makes different triples of words of the same classes; so
 * every such number is a multiple of {@link #divisor()}, and {@link #weight} is the quotient. An empty chute has 15,400 triples instead of 94,080:
 * 15,120 of weight 1, and 280 of weight 2 (those of three equal classes), with divisor 6.
 *
 * <p>Bounds: a triple of words belongs to {@code divisor} triples that differ by such exchanges, and every word begins {@value Words#PARTNERS}
 * triples. If the box has f free letters and the chute g ≤ f, a class has f! words, all of them images of one. Of the images of a triple under all f!
 * exchanges, applied to all boxes at once, those that agree with the other boxes' givens are images of each other under the g! exchanges that are
 * free in the whole chute. So <b>for a fixed class of any of the boxes the weights add up to at most {@value #MOST_WEIGHT_PER_CLASS}</b>, and all
 * weights to at most 280 · 56 = {@value #MOST_WEIGHT}.
 *
 * <p>Triples ascend by first, then second, then third class. Immutable.
 */
final class ChuteTriples {

    static final int MOST_WEIGHT_PER_CLASS = Words.PARTNERS;
    static final int MOST_WEIGHT = BoxClasses.MOST * MOST_WEIGHT_PER_CLASS;

    private final int divisor;
    private final int[] keys;
    private final int[] weights;

    /** The start of the triples of each first class. */
    private final int[] starts = new int[BoxClasses.MOST + 1];

    private ChuteTriples(int divisor, int[] keys, int[] weights) {
        this.divisor = divisor;
        this.keys = keys;
        this.weights = weights;
        for (int triple = 0; triple < keys.length; triple++) {
            starts[at(triple, 0) + 1]++;
        }
        for (int i = 0; i < BoxClasses.MOST; i++) {
            starts[i + 1] += starts[i];
        }
    }

    /** Finds all triples of a chute from the classes of its boxes. */
    static ChuteTriples of(BoxClasses first, BoxClasses second, BoxClasses third) {
        int free = first.freeLetters() & second.freeLetters() & third.freeLetters();
        int[] keys = new int[Words.COUNT * Words.PARTNERS];
        int size = 0;
        for (int word = 0; word < Words.COUNT; word++) {
            if (first.classOf(word) < 0 || BoxClasses.canonical(word, free) != word) {
                continue;
            }
            for (int partner = 0; partner < Words.PARTNERS; partner++) {
                int b = second.classOf(Words.second(word, partner));
                int c = third.classOf(Words.third(word, partner));
                if (b >= 0 && c >= 0) {
                    keys[size++] = key(first.classOf(word), b, c);
                }
            }
        }
        return aggregated(orders(free), Arrays.copyOf(keys, size));
    }

    /** The number of orders of the letters of a set: 1, 1, 2 or 6. */
    private static int orders(int letters) {
        int size = Integer.bitCount(letters);
        return size == 3 ? 6 : Math.max(1, size);
    }

    private static ChuteTriples aggregated(int divisor, int[] keys) {
        Arrays.sort(keys);
        int[] weights = new int[keys.length];
        int size = 0;
        for (int i = 0; i < keys.length; i++) {
            if (i == 0 || keys[i] != keys[i - 1]) {
                keys[size++] = keys[i];
            }
            weights[size - 1]++;
        }
        return new ChuteTriples(divisor, Arrays.copyOf(keys, size), Arrays.copyOf(weights, size));
    }

    /**
     * The same triples with their boxes in another order, sorted accordingly.
     *
     * @param boxes for each box of the result, the box of these triples
     */
    ChuteTriples reordered(int... boxes) {
        long[] sorted = new long[keys.length];
        for (int i = 0; i < keys.length; i++) {
            sorted[i] = (long) key(at(i, boxes[0]), at(i, boxes[1]), at(i, boxes[2])) << 32 | weights[i];
        }
        Arrays.sort(sorted);
        int[] newKeys = new int[keys.length];
        int[] newWeights = new int[keys.length];
        for (int i = 0; i < sorted.length; i++) {
            newKeys[i] = (int) (sorted[i] >>> 32);
            newWeights[i] = (int) sorted[i];
        }
        return new ChuteTriples(divisor, newKeys, newWeights);
    }

    private static int key(int first, int second, int third) {
        return (first << 9 | second) << 9 | third;
    }

    /** The number of triples. */
    int size() {
        return keys.length;
    }

    /** The number by which {@link #weight} divides the numbers of triples of words: 1, 2 or 6. */
    int divisor() {
        return divisor;
    }

    /** The number of triples of words that a triple represents, divided by {@link #divisor()}; 1 or more. */
    int weight(int triple) {
        return weights[triple];
    }

    /** All weights; not to be changed. */
    int[] weights() {
        return weights;
    }

    /** The class of one of the boxes, 0 to 2, in a triple. */
    int at(int triple, int box) {
        return keys[triple] >>> (9 * (2 - box)) & 0x1ff;
    }

    /** The start of the triples of a first class; for the number after the last class, the end of the list. */
    int start(int first) {
        return starts[first];
    }

    /** The triple with three given classes, or a negative number if there is none. */
    int find(int first, int second, int third) {
        return Arrays.binarySearch(keys, starts[first], starts[first + 1], key(first, second, third));
    }
}
