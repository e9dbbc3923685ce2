package io.github.sudokusat.primitive;

import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * An automaton laid out over the positions of a sequence, as far as given digits allow: before each position, and after the last, there is a layer of
 * nodes, and each digit leads from a node to one of the next layer or nowhere.
 *
 * <p>Each node is on a way from the start to an accepted end, and no two nodes of a layer accept the same continuations. The first layer is the
 * start, and the last one has a single node.
 */
public final class LayeredAutomaton {

    private final int side;
    /** For each position, the node that follows at index {@code node · side + digit − 1}. */
    private final int[][] next;

    private LayeredAutomaton(int side, int[][] next) {
        this.side = side;
        this.next = next;
    }

    /**
     * Lays out an automaton. Time and memory are proportional to the positions times the states that can be reached there times the side.
     *
     * @param automaton the automaton
     * @param digits for each position the digits that it may take; not changed
     * @return the layers; {@linkplain #isEmpty empty} if no such sequence is accepted
     */
    public static LayeredAutomaton of(Automaton automaton, long... digits) {
        int[][] next = new int[digits.length][];
        int[][] reached = reach(automaton, digits);
        int[] nodeOf = new int[automaton.states()];
        Arrays.fill(nodeOf, Automaton.NONE);
        for (int state : reached[digits.length]) {
            nodeOf[state] = automaton.isAccepting(state) ? 0 : Automaton.NONE;
        }
        for (int position = digits.length - 1; position >= 0; position--) {
            int[] before = new int[automaton.states()];
            Arrays.fill(before, Automaton.NONE);
            next[position] = merge(automaton, digits[position], reached[position], nodeOf, before);
            nodeOf = before;
        }
        return new LayeredAutomaton(automaton.side(), next);
    }

    /** The states that can be reached before each position and after the last, ascending. */
    private static int[][] reach(Automaton automaton, long[] digits) {
        int[][] reached = new int[digits.length + 1][];
        reached[0] = new int[] {0};
        for (int position = 0; position < digits.length; position++) {
            boolean[] found = new boolean[automaton.states()];
            for (int state : reached[position]) {
                for (long rest = digits[position]; rest != 0; rest &= rest - 1) {
                    int after = automaton.next(state, Digits.least(rest));
                    if (after != Automaton.NONE) {
                        found[after] = true;
                    }
                }
            }
            reached[position + 1] = indices(found);
        }
        return reached;
    }

    private static int[] indices(boolean[] marks) {
        int[] indices = new int[marks.length];
        int size = 0;
        for (int i = 0; i < marks.length; i++) {
            if (marks[i]) {
                indices[size++] = i;
            }
        }
        return Arrays.copyOf(indices, size);
    }

    /** The ways on from the nodes of a layer, whose numbers are entered by state. */
    private static int[] merge(Automaton automaton, long digits, int[] states, int[] nodeOf, int[] numbers) {
        int side = automaton.side();
        Map<IntBuffer, Integer> known = new HashMap<>();
        int[] next = new int[0];
        for (int state : states) {
            int[] ways = new int[side];
            Arrays.fill(ways, Automaton.NONE);
            boolean isOpen = false;
            for (long rest = digits; rest != 0; rest &= rest - 1) {
                int digit = Digits.least(rest);
                int after = automaton.next(state, digit);
                ways[digit - 1] = after == Automaton.NONE ? Automaton.NONE : nodeOf[after];
                isOpen |= ways[digit - 1] != Automaton.NONE;
            }
            if (isOpen) {
                int number = known.size();
                Integer earlier = known.putIfAbsent(IntBuffer.wrap(ways), number);
                numbers[state] = earlier == null ? number : earlier;
                if (earlier == null) {
                    int needed = (number + 1) * side;
                    next = needed <= next.length ? next : Arrays.copyOf(next, 2 * needed);
                    System.arraycopy(ways, 0, next, number * side, side);
                }
            }
        }
        return Arrays.copyOf(next, known.size() * side);
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
     * Whether no sequence is accepted.
     *
     * @return true if there is none; then the first layer has no node
     */
    public boolean isEmpty() {
        return nodes(0) == 0;
    }

    /**
     * The number of positions.
     *
     * @return 1 or more
     */
    public int length() {
        return next.length;
    }

    /**
     * The number of nodes of a layer.
     *
     * @param position the position that the layer is before, from 0; the number of positions for the last layer
     * @return 1 or more, unless the layers are {@linkplain #isEmpty empty}
     */
    public int nodes(int position) {
        return position == next.length ? 1 : next[position].length / side;
    }

    /**
     * The node to which a digit leads.
     *
     * @param position the position of the digit, from 0
     * @param node the node before it
     * @param digit the digit, from 1
     * @return a node of the next layer, or {@link Automaton#NONE}
     */
    public int next(int position, int node, int digit) {
        return next[position][node * side + digit - 1];
    }
}
