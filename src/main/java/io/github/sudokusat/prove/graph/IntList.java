package io.github.sudokusat.prove.graph;

import java.util.Arrays;

/** Numbers one after another, in one array that grows. */
final class IntList {

    private int[] values = new int[16];
    private int size;

    int size() {
        return size;
    }

    int get(int index) {
        return values[index];
    }

    void add(int value) {
        if (size == values.length) {
            if (size > Integer.MAX_VALUE - 16) {
                throw new IllegalStateException("a proof of more than " + size + " parts does not fit into memory");
            }
            values = Arrays.copyOf(values, (int) Math.min(Integer.MAX_VALUE - 8, size * 3L / 2));
        }
        values[size++] = value;
    }

    void addAll(IntList other) {
        for (int i = 0; i < other.size; i++) {
            add(other.values[i]);
        }
    }

    /** Adds two numbers before all others. */
    void prepend(int first, int second) {
        add(0);
        add(0);
        System.arraycopy(values, 0, values, 2, size - 2);
        values[0] = first;
        values[1] = second;
    }

    void clear() {
        size = 0;
    }

    /** A copy of the numbers from an index on. */
    int[] from(int start) {
        return Arrays.copyOfRange(values, start, size);
    }
}
