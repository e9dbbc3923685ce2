package io.github.sudokusat.cluster.single;

import java.io.Serializable;

/**
 * A cube to be solved.
 *
 * @param cube the cube
 * @param generation how often it, or what it was a part of, has been split because it took too long; −1 for the whole puzzle, which is tried along
 * with its cubes
 */
record Attempt(Cube cube, int generation) implements Serializable {

    private static final long serialVersionUID = 1L;

    /** The whole puzzle, which is tried along with its cubes because a solver may be luckier with it, and not split. */
    static final Attempt WHOLE = new Attempt(Cube.WHOLE, -1);

    boolean isWhole() {
        return generation < 0;
    }
}
