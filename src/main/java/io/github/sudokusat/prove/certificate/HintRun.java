package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.run.Watch;
import java.util.Arrays;

/** Follows the hints of one clause after another: which literals are false while a clause is assumed to be. */
final class HintRun {

    /** Stands for more than one literal. */
    static final int SEVERAL = Integer.MIN_VALUE;

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

    /** Begins with the literals of a clause false; returns whether that is possible, as none is the negation of another. */
    boolean begin(int[] literals, int length) {
        run++;
        for (int i = 0; i < length; i++) {
            setTrue(-literals[i]);
            if (falseIn[ClauseStore.indexOf(-literals[i])] == run) {
                return false;
            }
        }
        return true;
    }

    /**
     * Follows a hint: makes the only literal of its clause that is not false true.
     *
     * @return that literal; 0 if all are false, or {@link #SEVERAL}
     */
    int follow(int[] literals, int begin, int end) {
        watch.tick(1L + end - begin);
        int open = 0;
        for (int i = begin; i < end; i++) {
            int literal = literals[i];
            if (falseIn[ClauseStore.indexOf(literal)] != run && literal != open) {
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
        falseIn[ClauseStore.indexOf(-literal)] = run;
    }
}
