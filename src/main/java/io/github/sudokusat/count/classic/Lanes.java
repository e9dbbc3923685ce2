package io.github.sudokusat.count.classic;

import java.util.Arrays;

/**
 * Triples of the second stack that the kernel combines with a triple of the first: all of them, or one of each orbit with the weight of the whole
 * orbit. They are identified by their places in the {@link LaneTable}. Immutable.
 */
final class Lanes {

    /** The start of the triples of each class in band B; one more entry than there are classes. */
    final int[] starts;
    /** The place of each triple among all triples with the same class in band B; ascending. */
    final int[] places;
    /** The weight of each triple; together at most {@link ChuteTriples#MOST_WEIGHT}. */
    final int[] weights;

    /**
     * Selects triples.
     *
     * @param table all triples
     * @param weight for each triple, by its number in the stack, its weight here; 0 to leave it out
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
        this.places = Arrays.copyOf(places, size);
        this.weights = Arrays.copyOf(weights, size);
    }

    /** The number of triples. */
    int size() {
        return places.length;
    }

    /** The number of these triples with a class in band B. */
    int size(int b) {
        return starts[b + 1] - starts[b];
    }
}
