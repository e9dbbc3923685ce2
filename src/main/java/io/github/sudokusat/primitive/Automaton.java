package io.github.sudokusat.primitive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A deterministic finite automaton that reads digits. States are numbered from 0; it starts in state 0. */
public final class Automaton {

    /** The result of {@link #next} when there is no way on. */
    public static final int NONE = -1;

    /** The most states that are found from a first one. */
    public static final int MAX_STATES = 100_000;

    private final int side;
    private final boolean[] accepting;
    /** The next state at index {@code state · side + digit − 1}. */
    private final int[] next;

    private Automaton(int side, boolean[] accepting, int[] next) {
        this.side = side;
        this.accepting = accepting;
        this.next = next;
    }

    /**
     * An automaton from its tables.
     *
     * @param side the largest digit
     * @param accepting for each state, whether a sequence may end there; copied
     * @param next the next state at index {@code state · side + digit − 1}, or {@link #NONE}; copied
     * @return the automaton
     * @throws IllegalArgumentException if the side is out of range, there is no state, the number of entries is not that of the states times the
     *     side, or an entry is no state
     */
    public static Automaton of(int side, boolean[] accepting, int[] next) {
        Digits.requireSide(side);
        if (accepting.length == 0 || next.length != accepting.length * side) {
            throw new IllegalArgumentException("an automaton with " + accepting.length + " states needs "
                    + accepting.length * side + " entries, but has " + next.length);
        }
        for (int state : next) {
            if (state < NONE || state >= accepting.length) {
                throw new IllegalArgumentException(
                        "a state must be from 0 to " + (accepting.length - 1) + ", but is " + state);
            }
        }
        return new Automaton(side, accepting.clone(), next.clone());
    }

    /** Reads a digit in a state. */
    @FunctionalInterface
    public interface Step<S> {

        /**
         * The state after a digit.
         *
         * @param state the state before
         * @param digit the digit, from 1 to the side
         * @return the next state; null if there is no way on
         */
        @Nullable
        S after(S state, int digit);
    }

    /**
     * The automaton whose states are values of any class, found one after another from the first.
     *
     * @param <S> the class of the states, with {@code equals} and {@code hashCode}
     * @param side the largest digit
     * @param start the state in which it starts
     * @param step the state after each digit
     * @param accepting whether a sequence may end in a state
     * @return the automaton, whose states are numbered in the order in which they are found
     * @throws IllegalArgumentException if the side is out of range, or there are more than {@value #MAX_STATES} states
     */
    public static <S> Automaton of(int side, S start, Step<S> step, Predicate<S> accepting) {
        Digits.requireSide(side);
        Map<S, Integer> numbers = new HashMap<>();
        List<S> found = new ArrayList<>();
        numbers.put(start, 0);
        found.add(start);
        int[] next = new int[side];
        for (int state = 0; state < found.size(); state++) {
            next = (state + 1) * side > next.length ? Arrays.copyOf(next, 2 * next.length) : next;
            for (int digit = 1; digit <= side; digit++) {
                S after = step.after(found.get(state), digit);
                next[state * side + digit - 1] = after == null ? NONE : number(after, numbers, found);
            }
        }
        boolean[] ends = new boolean[found.size()];
        for (int state = 0; state < ends.length; state++) {
            ends[state] = accepting.test(found.get(state));
        }
        return new Automaton(side, ends, Arrays.copyOf(next, ends.length * side));
    }

    private static <S> int number(S state, Map<S, Integer> numbers, List<S> found) {
        Integer known = numbers.putIfAbsent(state, found.size());
        if (known != null) {
            return known;
        }
        if (found.size() == MAX_STATES) {
            throw new IllegalArgumentException("an automaton may have at most " + MAX_STATES + " states");
        }
        found.add(state);
        return found.size() - 1;
    }

    /**
     * The largest digit.
     *
     * @return from 1 to {@link Digits#MAX_SIDE}
     */
    public int side() {
        return side;
    }

    /**
     * The number of states.
     *
     * @return 1 or more
     */
    public int states() {
        return accepting.length;
    }

    /**
     * Whether a sequence may end in a state.
     *
     * @param state the state
     * @return true if it may
     */
    public boolean isAccepting(int state) {
        return accepting[state];
    }

    /**
     * The state after a digit.
     *
     * @param state the state before
     * @param digit the digit, from 1 to the side
     * @return the next state, or {@link #NONE}
     */
    public int next(int state, int digit) {
        return next[state * side + digit - 1];
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Automaton other
                && side == other.side
                && Arrays.equals(accepting, other.accepting)
                && Arrays.equals(next, other.next);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(next) * 31 + Arrays.hashCode(accepting);
    }
}
