package io.github.sudokusat.cluster.one;

import java.io.Serializable;

/**
 * A cube to be solved.
 *
 * @param cube the cube
 * @param generation how often it, or what it was a part of, has been split because it took too long
 */
record Attempt(Cube cube, int generation) implements Serializable {

    private static final long serialVersionUID = 1L;
}
