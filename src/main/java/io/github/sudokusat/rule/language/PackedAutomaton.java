package io.github.sudokusat.rule.language;

import io.github.sudokusat.primitive.Automaton;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;

/**
 * An automaton as the Interactive Sudoku Solver writes it: bits, the highest of each byte first. It may be nondeterministic. The symbol after the
 * largest digit stands between segments.
 *
 * <p>The bits are: 2 for the form of the table; 4 for the number of bits of a state, less 1; 4 for the number of symbols, less 1; a state's bits for
 * the number of states in which it may start, which are the first ones, and as many for the number of other accepting states, which are the next; a
 * bit for each start that accepts. The table of form 0 is preceded by 4 bits, the number of bits of a count, and has for each state a count and that
 * many pairs of symbol and next state. That of form 1 has for each state a bit for each symbol, and a next state for each that is set.
 */
public final class PackedAutomaton {

    /** The most states of all sets that are formed to make it deterministic. */
    private static final int MOST_MEMBERS = 2_000_000;

    private static final int FORM_BITS = 2;
    private static final int COUNT_BITS = 4;

    private final int starts;
    private final int others;
    private final BitSet acceptingStarts = new BitSet();
    /** For each state, the symbol and next state of each step. */
    private final List<List<Step>> steps = new ArrayList<>();

    private record Step(int symbol, int next) {}

    /** The states that may have been reached after some cells. */
    private record Reached(List<Integer> states, int cells) {}

    /** Bits that are read in order. */
    private static final class Bits {

        private final String bytes;
        private int index;

        Bits(String bytes) {
            this.bytes = bytes;
        }

        boolean has(int count) {
            return bytes.length() * Byte.SIZE - index >= count;
        }

        /** Whether there are bits other than 0 left. */
        boolean hasMore() {
            while (has(1)) {
                if (next(1) != 0) {
                    return true;
                }
            }
            return false;
        }

        int next(int count) {
            if (!has(count)) {
                throw new IllegalArgumentException("its automaton is cut off");
            }
            int value = 0;
            for (int i = 0; i < count; i++, index++) {
                int shift = Byte.SIZE - 1 - index % Byte.SIZE;
                value = (value << 1) | ((bytes.charAt(index / Byte.SIZE) >> shift) & 1);
            }
            return value;
        }
    }

    /**
     * Reads an automaton.
     *
     * @param bytes a character from 0 to 255 for each byte
     * @throws IllegalArgumentException if it is malformed
     */
    public PackedAutomaton(String bytes) {
        Bits bits = new Bits(bytes);
        int form = bits.next(FORM_BITS);
        int stateBits = bits.next(COUNT_BITS) + 1;
        int symbols = bits.next(COUNT_BITS) + 1;
        starts = bits.next(stateBits);
        others = bits.next(stateBits);
        for (int i = 0; i < starts; i++) {
            acceptingStarts.set(i, bits.next(1) != 0);
        }
        switch (form) {
            case 0 -> readPairs(bits, bits.next(COUNT_BITS), bitsOf(symbols - 1), stateBits);
            case 1 -> readSymbols(bits, symbols, stateBits);
            default -> throw new IllegalArgumentException("its automaton has an unknown form");
        }
        if (bits.hasMore() || hasUnknownStates()) {
            throw new IllegalArgumentException("its automaton is garbled");
        }
    }

    private boolean hasUnknownStates() {
        boolean hasSteps = !steps.isEmpty();
        return (hasSteps && starts + others > steps.size())
                || steps.stream().flatMap(List::stream).anyMatch(step -> step.next() >= steps.size());
    }

    private static int bitsOf(int greatest) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(greatest);
    }

    private void readPairs(Bits bits, int countBits, int symbolBits, int stateBits) {
        while (countBits > 0 && bits.has(countBits)) {
            List<Step> own = new ArrayList<>();
            for (int left = bits.next(countBits); left > 0; left--) {
                own.add(new Step(bits.next(symbolBits), bits.next(stateBits)));
            }
            steps.add(own);
        }
    }

    private void readSymbols(Bits bits, int symbols, int stateBits) {
        while (bits.has(symbols)) {
            List<Step> own = new ArrayList<>();
            int set = bits.next(symbols);
            for (int symbol = 0; symbol < symbols; symbol++) {
                if (((set >> symbol) & 1) != 0) {
                    own.add(new Step(symbol, bits.next(stateBits)));
                }
            }
            steps.add(own);
        }
    }

    /**
     * The deterministic automaton for some cells.
     *
     * @param side the side of the grid
     * @param breaks the numbers of cells after which a new segment begins
     * @return the automaton
     * @throws IllegalArgumentException if it is too large
     */
    public Automaton determined(int side, BitSet breaks) {
        int last = breaks.length();
        int[] members = {0};
        Reached begin = new Reached(first(side, breaks), 0);
        return Automaton.<Reached>of(
                side,
                begin,
                (reached, digit) -> {
                    int cells = Math.min(reached.cells() + 1, last);
                    List<Integer> after = after(reached.states(), digit - 1);
                    List<Integer> states = breaks.get(cells) ? after(after, side) : after;
                    members[0] += states.size();
                    if (members[0] > MOST_MEMBERS) {
                        throw new IllegalArgumentException("its automaton is too large");
                    }
                    return states.isEmpty() ? null : new Reached(states, cells);
                },
                reached -> reached.states().stream().anyMatch(this::isAccepting));
    }

    /**
     * Whether the automaton can still accept some cells, which is found without making it deterministic.
     *
     * @param side the side of the grid
     * @param breaks the numbers of cells after which a new segment begins
     * @param digits the digits of the cells, 0 for a blank, which can hold any digit
     * @return true if digits for the blanks can be accepted
     */
    public boolean canAccept(int side, BitSet breaks, int... digits) {
        List<Integer> states = first(side, breaks);
        for (int i = 0; i < digits.length; i++) {
            int digit = digits[i];
            TreeSet<Integer> after = new TreeSet<>();
            for (int d = digit == 0 ? 1 : digit; d <= (digit == 0 ? side : digit); d++) {
                after.addAll(after(states, d - 1));
            }
            states = breaks.get(i + 1) ? after(List.copyOf(after), side) : List.copyOf(after);
        }
        return states.stream().anyMatch(this::isAccepting);
    }

    /** The states before the first cell. */
    private List<Integer> first(int side, BitSet breaks) {
        List<Integer> first = new ArrayList<>();
        for (int state = 0; state < starts; state++) {
            first.add(state);
        }
        return breaks.get(0) ? after(first, side) : first;
    }

    private List<Integer> after(List<Integer> states, int symbol) {
        TreeSet<Integer> after = new TreeSet<>();
        for (int state : states) {
            List<Step> own = state < steps.size() ? steps.get(state) : List.of();
            for (Step step : own) {
                if (step.symbol() == symbol) {
                    after.add(step.next());
                }
            }
        }
        return List.copyOf(after);
    }

    private boolean isAccepting(int state) {
        return state < starts ? acceptingStarts.get(state) : state < starts + others;
    }
}
