package io.github.sudokusat.count.tworow;

/**
 * Row sets of the upper half, which represent all those that exchanges of free digits produce from them.
 *
 * @param choice the choice of row sets
 * @param weight the number of row sets represented: at most 8!
 * @param left the terms of the left stack
 * @param right the terms of the right stack
 */
record UpperChoice(int choice, int weight, Terms left, Terms right) {

    /** The number of terms in both stacks together. */
    int size() {
        return left.size() + right.size();
    }
}
