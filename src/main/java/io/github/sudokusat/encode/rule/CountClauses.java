package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.DigitCount;
import java.util.Arrays;

/**
 * A number of cells that hold a digit of a set, by a counter over the cells.
 *
 * <p><b>Idea.</b> A literal for each cell says that its digit is in the set; it is a candidate or its opposite if only one candidate is in the set or
 * outside. The counter is the layered automaton whose state is the number so far (see {@link LayeredClauses}). If only the smallest or the greatest
 * number is excluded, a clause over the cells suffices.
 *
 * <p><b>Size.</b> For each of the n cells whose membership is open and has more than one candidate on both sides, a variable, two clauses and one for
 * each candidate; one clause, or at most {@code (n+1)²} nodes and twice as many edges of the counter.
 *
 * <p><b>Promise.</b> Unit propagation removes exactly the candidates that no others can complete (generalized arc consistency), and the candidates
 * determine all variables.
 */
final class CountClauses {

    private CountClauses() {}

    static void encode(DigitCount count, RuleFormula formula) {
        int[] in = new int[count.size()];
        int open = 0;
        int certain = 0;
        for (int i = 0; i < in.length; i++) {
            long candidates = formula.candidates(count.cell(i));
            boolean isCertain = (candidates & ~count.digits()) == 0;
            certain += isCertain ? 1 : 0;
            if (!isCertain && (candidates & count.digits()) != 0) {
                in[open++] = count.cell(i);
            }
        }
        boolean[] isAllowed = allowed(count, certain, open);
        int allowed = count(isAllowed);
        int[] cells = Arrays.copyOf(in, open);
        if (allowed == open && !isAllowed[0]) {
            someIn(cells, count.digits(), formula);
        } else if (allowed == open && !isAllowed[open]) {
            someIn(cells, ~count.digits(), formula);
        } else if (allowed <= open) {
            encode(cells, count.digits(), isAllowed, formula);
        }
    }

    private static boolean[] allowed(DigitCount count, int certain, int open) {
        boolean[] isAllowed = new boolean[open + 1];
        for (int number : count.counts()) {
            if (number >= certain && number <= certain + open) {
                isAllowed[number - certain] = true;
            }
        }
        return isAllowed;
    }

    private static int count(boolean[] isAllowed) {
        int count = 0;
        for (boolean allowed : isAllowed) {
            count += allowed ? 1 : 0;
        }
        return count;
    }

    private static void someIn(int[] cells, long digits, RuleFormula formula) {
        formula.add(Arrays.stream(cells).map(cell -> formula.isIn(cell, digits)).toArray());
    }

    private static void encode(int[] cells, long digits, boolean[] isAllowed, RuleFormula formula) {
        int[][] labels = new int[cells.length][];
        int[] counts = new int[cells.length];
        LayeredGraph.Step step = (layer, state, label) -> {
            boolean isEnd = layer == cells.length - 1;
            return isEnd && !isAllowed[(int) state + label] ? LayeredGraph.Step.NONE : state + label;
        };
        for (int i = 0; i < cells.length; i++) {
            int in = formula.isIn(cells[i], digits);
            labels[i] = new int[] {-in, in};
            counts[i] = 2;
        }
        if (cells.length > 0) {
            LayeredClauses.encode(LayeredGraph.of(counts, 0, step, formula), labels, formula);
        } else {
            formula.end();
        }
    }
}
