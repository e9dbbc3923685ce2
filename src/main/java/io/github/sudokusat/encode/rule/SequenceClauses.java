package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Sequence;

/**
 * An automaton over cells, by {@link LayeredClauses} over their candidates; size and promise are described there.
 *
 * <p>If a cell is listed more than once, unit propagation sees its places as different cells, and may remove less.
 */
final class SequenceClauses {

    private SequenceClauses() {}

    static void encode(Sequence sequence, RuleFormula formula) {
        int size = sequence.size();
        int[] counts = new int[size];
        int[][] digits = new int[size][];
        int[][] literals = new int[size][];
        for (int i = 0; i < size; i++) {
            long candidates = formula.candidates(sequence.cell(i));
            counts[i] = Digits.count(candidates);
            digits[i] = new int[counts[i]];
            literals[i] = new int[counts[i]];
            for (int label = 0; label < counts[i]; label++, candidates &= candidates - 1) {
                digits[i][label] = Digits.least(candidates);
                literals[i][label] = formula.literal(sequence.cell(i), digits[i][label]);
            }
        }
        Automaton automaton = sequence.automaton();
        LayeredGraph.Step step = (layer, state, label) -> {
            int next = automaton.next((int) state, digits[layer][label]);
            boolean isEnd = next != Automaton.NONE && (layer < size - 1 || automaton.isAccepting(next));
            return isEnd ? next : LayeredGraph.Step.NONE;
        };
        LayeredGraph graph = LayeredGraph.of(counts, 0, step, formula);
        LayeredClauses.encode(graph, literals, formula);
    }
}
