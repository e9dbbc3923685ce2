package io.github.sudokusat.prove.mus;

/** The amount of work that a search may take, in addition to the limits of the computation to which it belongs. */
public final class Budget {

    private final Effort effort;
    private long left;

    /** Allows a number of steps, each of which is the time to examine a small set. */
    public Budget(Effort effort, long steps) {
        this.effort = effort;
        this.left = steps;
    }

    /** Uses up all steps. */
    public void end() {
        left = -1;
    }

    /** Uses up steps; returns true if there are none left or the effort is stopped. */
    public boolean isSpent(long steps) {
        left -= steps;
        return effort.watch().tick(steps) || left < 0;
    }
}
