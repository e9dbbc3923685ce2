package io.github.sudokusat.grid.symmetry;

import java.util.Arrays;

/** A growing list of numbers. Not thread-safe. */
final class IntList {

    private int[] numbers = new int[16];
    private int size;

    int size() {
        return size;
    }

    int get(int index) {
        return numbers[index];
    }

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
    }

    void clear() {
        size = 0;
    }
}
