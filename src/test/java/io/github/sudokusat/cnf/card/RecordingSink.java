package io.github.sudokusat.cnf.card;

import io.github.sudokusat.cnf.ClauseSink;
import java.util.ArrayList;
import java.util.List;

/**
 * Records the clauses of an at-most-one encoding, all of which must be passed to the method for two literals, so that no array is created for a
 * clause.
 */
final class RecordingSink implements ClauseSink {

    private final List<List<Integer>> clauses = new ArrayList<>();

    @Override
    public void add(int[] literals, int length) {
        throw new AssertionError("a clause in an array");
    }

    @Override
    public void add(int first, int second) {
        clauses.add(List.of(first, second));
    }

    List<List<Integer>> clauses() {
        return clauses;
    }

    /** The clauses of an encoding of the literals 1 to n, with auxiliary variables from n + 1 on. */
    static List<List<Integer>> record(AtMostOne encoder, int n) {
        RecordingSink sink = new RecordingSink();
        encoder.encode(firstVariables(n), n, new VariablePool(n), sink, AtMostOne.PairFilter.NONE);
        return sink.clauses();
    }

    static int[] firstVariables(int n) {
        int[] literals = new int[n];
        for (int i = 0; i < n; i++) {
            literals[i] = i + 1;
        }
        return literals;
    }
}
