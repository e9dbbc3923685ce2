package io.github.sudokusat.encode;

import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LayeredAutomaton;
import io.github.sudokusat.primitive.Sequence;
import java.util.Arrays;

/**
 * The rows of an automaton: a flow of 1 through its layers. Each way on from a node has a variable, what flows into a node flows out of it, and a
 * candidate of a cell is what flows along the ways with its digit.
 */
final class SequenceRows {

    private final Sequence sequence;
    private final LayeredAutomaton layers;
    private final RowMaker rows;
    /** The variable of each way from the current layer at index {@code node · side + digit − 1}; 0 for none. */
    private int[] ways = new int[0];

    private SequenceRows(Sequence sequence, LayeredAutomaton layers, RowMaker rows) {
        this.sequence = sequence;
        this.layers = layers;
        this.rows = rows;
    }

    static void add(Sequence sequence, RowMaker rows) {
        long[] digits = new long[sequence.size()];
        for (int i = 0; i < digits.length; i++) {
            digits[i] = rows.digits(sequence.cell(i));
        }
        LayeredAutomaton layers = LayeredAutomaton.of(sequence.automaton(), digits);
        if (layers.isEmpty()) {
            rows.impossible();
        } else {
            new SequenceRows(sequence, layers, rows).add();
        }
    }

    private void add() {
        for (int position = 0; position < layers.length() && !rows.isStopped(); position++) {
            int[] before = ways;
            number(position);
            int[][] into = into(position, before);
            for (int node = 0; node < layers.nodes(position); node++) {
                flow(position, node, into[node]);
            }
            for (int digit = 1; digit <= sequence.side(); digit++) {
                label(position, digit);
            }
        }
    }

    private void number(int position) {
        int side = sequence.side();
        ways = new int[layers.nodes(position) * side];
        Arrays.setAll(
                ways, i -> layers.next(position, i / side, i % side + 1) == Automaton.NONE ? 0 : rows.newVariable());
    }

    /** For each node of a layer, the ways of the layer before that lead to it. */
    private int[][] into(int position, int[] before) {
        int side = sequence.side();
        int[][] into = new int[layers.nodes(position)][0];
        int[] sizes = new int[into.length];
        for (int i = 0; i < before.length; i++) {
            if (before[i] != 0) {
                int node = layers.next(position - 1, i / side, i % side + 1);
                if (sizes[node] == into[node].length) {
                    into[node] = Arrays.copyOf(into[node], 2 * sizes[node] + 1);
                }
                into[node][sizes[node]++] = before[i];
            }
        }
        Arrays.setAll(into, node -> Arrays.copyOf(into[node], sizes[node]));
        return into;
    }

    /** What flows out of a node flowed into it; 1 flows out of the start. */
    private void flow(int position, int node, int[] into) {
        int side = sequence.side();
        rows.row();
        for (int way : into) {
            rows.add(-1, way);
        }
        for (int digit = 1; digit <= side; digit++) {
            int way = ways[node * side + digit - 1];
            if (way != 0) {
                rows.add(1, way);
            }
        }
        if (position == 0) {
            rows.choice();
        } else {
            rows.balance();
        }
    }

    /** A candidate is the flow along the ways with its digit. */
    private void label(int position, int digit) {
        int cell = sequence.cell(position);
        if (!Digits.contains(rows.digits(cell), digit)) {
            return;
        }
        rows.row().add(1, cell, digit);
        for (int node = 0; node < layers.nodes(position); node++) {
            int way = ways[node * sequence.side() + digit - 1];
            if (way != 0) {
                rows.add(-1, way);
            }
        }
        rows.exactly(0);
    }
}
