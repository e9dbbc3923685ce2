package io.github.sudokusat.cnf.card;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Tries all assignments of the variables of an at-most-one encoding, and determines what each clause contributes. */
final class BruteForce {

    private final long[] positive;
    private final long[] negative;

    /** The number of models for each assignment of the inputs; bit i of the index is input i. */
    private final int[] extensions;

    /** The indices of clauses without which two literals could both be true. */
    private final Set<Integer> excluding = new TreeSet<>();

    /** The indices of clauses without which an assignment with exactly one true literal would have a further model. */
    private final Set<Integer> determining = new TreeSet<>();

    BruteForce(List<List<Integer>> clauses, int inputs, int auxiliaries) {
        positive = new long[clauses.size()];
        negative = new long[clauses.size()];
        for (int c = 0; c < clauses.size(); c++) {
            for (int literal : clauses.get(c)) {
                long bit = 1L << (Math.abs(literal) - 1);
                if (literal > 0) {
                    positive[c] |= bit;
                } else {
                    negative[c] |= bit;
                }
            }
        }
        extensions = new int[1 << inputs];
        long inputMask = extensions.length - 1L;
        for (long assignment = 0; assignment < 1L << (inputs + auxiliaries); assignment++) {
            judge(assignment, (int) (assignment & inputMask));
        }
    }

    /** Leaving out a clause adds exactly those models that violate no other clause. */
    private void judge(long assignment, int input) {
        int violated = nextViolated(assignment, 0);
        if (violated == positive.length) {
            extensions[input]++;
        } else if (nextViolated(assignment, violated + 1) == positive.length) {
            if (Integer.bitCount(input) > 1) {
                excluding.add(violated);
            } else if (Integer.bitCount(input) == 1) {
                determining.add(violated);
            }
        }
    }

    private int nextViolated(long assignment, int from) {
        int c = from;
        while (c < positive.length && ((assignment & positive[c]) | (~assignment & negative[c])) != 0) {
            c++;
        }
        return c;
    }

    int extensions(int input) {
        return extensions[input];
    }

    Set<Integer> excluding() {
        return excluding;
    }

    Set<Integer> determining() {
        return determining;
    }
}
