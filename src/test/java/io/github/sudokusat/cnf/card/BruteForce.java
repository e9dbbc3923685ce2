package io.github.sudokusat.cnf.card;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Goes through all assignments of the variables of an at-most-one encoding, and tells what each clause is good for. */
final class BruteForce {

    private final long[] positive;
    private final long[] negative;

    /** How many models there are for each assignment of the inputs; bit i of the index is input i. */
    private final int[] extensions;

    /** The places of clauses without which two literals may hold. */
    private final Set<Integer> excluding = new TreeSet<>();

    /** The places of clauses without which an assignment with exactly one true literal has a further model. */
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

    /** Without a clause there are just those models more that violate no other clause. */
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
