package io.github.sudokusat.primitive;

import java.util.Objects;

/** An automaton accepts the digits of some cells in their order. A cell may be listed more than once. */
public sealed class Sequence extends Primitive permits Rank {

    /** The most cells times states, so that layers of states fit into memory. */
    public static final int MAX_SIZE = 2_000_000;

    private final Automaton automaton;

    /** Takes over the cells. */
    Sequence(int[] cells, Automaton automaton) {
        super("sequence", automaton.side(), cells);
        if ((long) cells.length * automaton.states() > MAX_SIZE) {
            throw new IllegalArgumentException("an automaton that reads " + cells.length + " cells may have at most "
                    + MAX_SIZE / cells.length + " states, but has " + automaton.states());
        }
        this.automaton = automaton;
    }

    /**
     * The constraint for some cells.
     *
     * @param cells the cells, one or more, in the order in which they are read; copied
     * @param automaton the automaton
     * @return the constraint
     * @throws IllegalArgumentException if a cell is outside the grid, there is none, or cells times states are more than {@value #MAX_SIZE}
     */
    public static Sequence of(int[] cells, Automaton automaton) {
        Objects.requireNonNull(automaton, "automaton");
        return new Sequence(cells.clone(), automaton);
    }

    /**
     * The automaton.
     *
     * @return the automaton
     */
    public final Automaton automaton() {
        return automaton;
    }

    @Override
    public final boolean isPossible(int... digits) {
        boolean[] reached = new boolean[automaton.states()];
        reached[0] = true;
        for (int digit : digits) {
            reached = after(reached, digit);
        }
        for (int state = 0; state < reached.length; state++) {
            if (reached[state] && automaton.isAccepting(state)) {
                return true;
            }
        }
        return false;
    }

    private boolean[] after(boolean[] before, int digit) {
        boolean[] after = new boolean[before.length];
        for (int state = 0; state < before.length; state++) {
            for (int d = digit == 0 ? 1 : digit; before[state] && d <= (digit == 0 ? side() : digit); d++) {
                int next = automaton.next(state, d);
                if (next != Automaton.NONE) {
                    after[next] = true;
                }
            }
        }
        return after;
    }

    @Override
    public final void accept(PrimitiveVisitor visitor) {
        visitor.visit(this);
    }

    @Override
    final Object[] parameters() {
        return new Object[] {automaton};
    }
}
