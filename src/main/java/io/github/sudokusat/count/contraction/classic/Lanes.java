package io.github.sudokusat.count.contraction.classic;

import java.util.Arrays;

/**
 * Triples of the second stack that the kernel puts with a triple of the first: all of them, or one of each orbit with the weight of the whole
 * orbit. They are named by their places in the {@link LaneTable}. Immutable.
 */
final class Lanes {

    /** Where the triples of each class in band B begin; one more entry than there are classes. */
    final int[] starts;
    /** Of each triple the place among all triples with the same class in band B; ascending. */
    final int[] places;
    /** Of each triple the weight; at most {@link ChuteTriples#MOST_WEIGHT} together. */
    final int[] weights;

    private final boolean whole;

    /**
     * Takes some triples.
     *
     * @param table all triples
     * @param weight for each triple, as numbered in the stack, its weight here; 0 to leave it out
     */
    Lanes(LaneTable table, int[] weight) {
        int[] places = new int[weight.length];
        int[] weights = new int[weight.length];
        starts = new int[table.classes() + 1];
        int size = 0;
        for (int b = 0; b < table.classes(); b++) {
            for (int place = 0; place < table.size(b); place++) {
                int w = weight[table.triple(b, place)];
                if (w > 0) {
                    places[size] = place;
                    weights[size++] = w;
                }
            }
            starts[b + 1] = size;
        }
        whole = size == weight.length;
        this.places = Arrays.copyOf(places, size);
        this.weights = Arrays.copyOf(weights, size);
    }

    /** Whether no triple of the stack is left out. */
    boolean isWhole() {
        return whole;
    }

    /** How many triples there are. */
    int size() {
        return places.length;
    }

    /** How many of them have a class in band B. */
    int size(int b) {
        return starts[b + 1] - starts[b];
    }
}
