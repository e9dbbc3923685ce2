package io.github.sudokusat.cluster.job;

import io.github.sudokusat.cli.input.Inputs;
import java.io.Serializable;
import java.util.Iterator;

/**
 * Reads the puzzles of a partition.
 *
 * @param <T> what a partition consists of
 */
interface PartSource<T> extends Serializable {

    /** The puzzles of a partition, in order, in parts that the work takes. */
    Iterator<Inputs.Part> parts(Iterator<T> partition, PuzzleWork work);

    /** The index of the file that a puzzle is from, among all files in order. */
    int file(Inputs.Item item);
}
