package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.prove.graph.LiteralIndex;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Follows the hints of one clause after another: which literals are false while a clause is assumed to be. */
final class HintRun {

    /** Stands for a clause that does not exist, where a literal is asked for. */
    static final int NO_CLAUSE = Integer.MIN_VALUE;

    /** Stands for more than one literal. */
    private static final int SEVERAL = Integer.MIN_VALUE + 1;

    /** Follows the hint that is the number of a clause. */
    interface Follower {

        /** The result of {@link HintRun#follow} for the clause; {@link #NO_CLAUSE} if there is none. */
        int follow(long hint);
    }

    private final Watch watch;
    /** For each literal, the clause in whose run it last became false. */
    private long[] falseIn;

    private long run;

    HintRun(int variables, Watch watch) {
        this.watch = watch;
        falseIn = new long[2 * variables + 2];
    }

    /** Makes room for literals up to a variable. */
    void reserve(int variable) {
        if (2 * variable + 2 > falseIn.length) {
            falseIn = Arrays.copyOf(falseIn, Math.max(2 * variable + 2, falseIn.length + falseIn.length / 2));
        }
    }

    /** Says why a clause does not follow by hints, the first {@code count} of an array; null if it does. */
    @Nullable
    String whyNot(int[] literals, int length, long[] hints, int count, Follower clauses) {
        if (!begin(literals, length)) {
            return null;
        }
        for (int i = 0; i < count; i++) {
            int open = clauses.follow(hints[i]);
            if (open == 0) {
                return null;
            }
            if (open == NO_CLAUSE) {
                return "hint " + hints[i] + " names no clause";
            }
            if (open == SEVERAL) {
                return "the clause " + hints[i] + " of a hint has several literals that are not false";
            }
        }
        return "the clause " + ProofChecker.text(literals, length) + " does not follow by its hints";
    }

    /** Begins with the literals of a clause false; returns whether that is possible, as none is the negation of another. */
    private boolean begin(int[] literals, int length) {
        run++;
        for (int i = 0; i < length; i++) {
            setTrue(-literals[i]);
            if (falseIn[LiteralIndex.of(-literals[i])] == run) {
                return false;
            }
        }
        return true;
    }

    /**
     * Follows a hint: makes the only literal of its clause that is not false true.
     *
     * @return that literal; 0 if all are false, or another number if there are several
     */
    int follow(int[] literals, int begin, int end) {
        watch.tick(1L + end - begin);
        int open = 0;
        for (int i = begin; i < end; i++) {
            int literal = literals[i];
            if (falseIn[LiteralIndex.of(literal)] != run && literal != open) {
                if (open != 0) {
                    return SEVERAL;
                }
                open = literal;
            }
        }
        if (open != 0) {
            setTrue(open);
        }
        return open;
    }

    private void setTrue(int literal) {
        falseIn[LiteralIndex.of(-literal)] = run;
    }
}
