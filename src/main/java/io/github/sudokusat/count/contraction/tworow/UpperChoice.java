package io.github.sudokusat.count.contraction.tworow;

/**
 * Row sets of the upper half, which stand for all that exchanges of free digits make of them.
 *
 * @param weight how many these are: at most 8!
 * @param left what they allow in the left stack
 * @param right what they allow in the right stack
 */
record UpperChoice(int weight, Terms left, Terms right) {

    /** How many terms there are in both stacks together. */
    int size() {
        return left.size() + right.size();
    }
}
