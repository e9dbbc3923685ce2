package io.github.sudokusat.format.foreign.penpa;

/**
 * A piece of a line.
 *
 * @param from the point at which it begins
 * @param to the point at which it ends
 * @param style penpa-edit's number of its thickness and colour
 */
record PenpaPiece(int from, int to, int style) {}
