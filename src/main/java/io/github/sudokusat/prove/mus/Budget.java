package io.github.sudokusat.prove.mus;

/** How much work a search may take, beside the limits of the computation that it belongs to. */
public final class Budget {

    private final Effort effort;
    private long left;

    /** Allows for so many steps, each the time of a look at a small set. */
    public Budget(Effort effort, long steps) {
        this.effort = effort;
        this.left = steps;
    }

    /** Takes all steps away. */
    public void end() {
        left = -1;
    }

    /** Takes steps away; true if there are none left or the effort is stopped. */
    public boolean isSpent(long steps) {
        left -= steps;
        return effort.watch().tick(steps) || left < 0;
    }
}
