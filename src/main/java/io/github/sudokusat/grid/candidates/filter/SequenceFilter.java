package io.github.sudokusat.grid.candidates.filter;

import io.github.sudokusat.primitive.Sequence;
import java.util.Arrays;

/**
 * An automaton reads cells in their order: a sweep forward and one backward leave the digits on some accepted path. If no cell is listed twice,
 * nothing more can be removed.
 */
final class SequenceFilter extends Filter {

    /** The cells as they are read. */
    private final int[] read;

    private final Layers layers;

    SequenceFilter(String rule, Sequence sequence) {
        super(rule, Cells.distinct(sequence.cells()).length == sequence.size(), Cells.distinct(sequence.cells()));
        read = sequence.cells();
        layers = new Layers(sequence.automaton(), read.length);
    }

    @Override
    public boolean narrow(long[] masks) {
        int length = read.length;
        boolean[] reached = new boolean[layers.nodeCount];
        if (layers.nodeCount == 0) {
            return false;
        }
        reached[0] = true;
        for (int layer = 0; layer < length; layer++) {
            long mask = masks[read[layer]];
            for (int e = layers.edgeStart[layer]; e < layers.edgeStart[layer + 1]; e++) {
                if (reached[layers.from[e]] && (layers.labels[e] & mask) != 0) {
                    reached[layers.to[e]] = true;
                }
            }
        }
        return reached[layers.end] && narrowBack(masks, reached);
    }

    private boolean narrowBack(long[] masks, boolean[] reached) {
        boolean[] useful = new boolean[reached.length];
        useful[layers.end] = true;
        long[] kept = new long[read.length];
        for (int layer = read.length - 1; layer >= 0; layer--) {
            long mask = masks[read[layer]];
            long labels = 0;
            for (int e = layers.edgeStart[layer]; e < layers.edgeStart[layer + 1]; e++) {
                if (useful[layers.to[e]] && reached[layers.from[e]] && (layers.labels[e] & mask) != 0) {
                    useful[layers.from[e]] = true;
                    labels |= layers.labels[e];
                }
            }
            kept[layer] = labels;
        }
        for (int layer = 0; layer < kept.length; layer++) {
            masks[read[layer]] &= kept[layer];
        }
        return Arrays.stream(cells).allMatch(cell -> masks[cell] != 0);
    }

    @Override
    public long cost() {
        return 2L * layers.from.length;
    }
}
