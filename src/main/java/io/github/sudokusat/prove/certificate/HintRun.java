package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.run.Watch;
import org.jspecify.annotations.Nullable;

/** Follows the hints of one clause after another: which literals are false while a clause is assumed to be. */
final class HintRun {

    /** Stands for a clause that does not exist, where a literal is asked for. */
    static final int NO_CLAUSE = Integer.MIN_VALUE;

    /** Stands for more than one literal. */
    private static final int SEVERAL = Integer.MIN_VALUE + 1;

    private static final int MOST_VARIABLES = (1 << 30) - 2;

    /** Follows a hint that names none of the numbered clauses. */
    interface Follower {

        /** The result of {@link HintRun#follow} for what the hint names; {@link #NO_CLAUSE} if that is nothing. */
        int follow(long hint);
    }

    private final NumberedClauses clauses;
    private final Follower others;
    private final Watch watch;
    /** For each literal, the run in which it last became false; 0, which is no literal, is always so. */
    private long[] falseIn;
    /** The index of 0 there; that of a literal is so many above or below. */
    private int zero;

    private long run;

    /** A run through the hints of clauses that join numbered ones; others may be named, too. */
    HintRun(int variables, NumberedClauses clauses, Follower others, Watch watch) {
        this.clauses = clauses;
        this.others = others;
        this.watch = watch;
        zero = variables;
        falseIn = new long[2 * variables + 1];
        falseIn[zero] = Long.MAX_VALUE;
    }

    /** Makes room for literals up to a variable. */
    void reserve(int variable) {
        if (variable > zero) {
            int grown = Math.max(variable, (int) Math.min(MOST_VARIABLES, zero + zero / 2L));
            long[] more = new long[2 * grown + 1];
            System.arraycopy(falseIn, 0, more, grown - zero, falseIn.length);
            falseIn = more;
            zero = grown;
        }
    }

    /** Says why a clause does not follow by hints, the first {@code count} of an array; null if it does. */
    @Nullable
    String whyNot(int[] literals, int length, long[] hints, int count) {
        if (!begin(literals, length)) {
            return null;
        }
        for (int i = 0; i < count; i++) {
            int place = clauses.find(hints[i]);
            int open = place < 0 ? others.follow(hints[i]) : follow(clauses.literals(), clauses.begin(place));
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
            if (falseIn[zero - literals[i]] == run) {
                return false;
            }
        }
        return true;
    }

    /**
     * Follows a hint: makes the only literal of its clause that is not false true.
     *
     * <p>Whether a literal is false is hard to predict, and so is the length of a clause up to three: no branch depends on them.
     *
     * @param literals an array in which a 0 ends the clause and two more literals follow, if only of other clauses
     * @param begin where the clause begins
     * @return that literal; 0 if all are false, or another number if there are several
     */
    int follow(int[] literals, int begin) {
        int first = literals[begin];
        int second = literals[begin + 1] & unlessZero(first);
        int third = literals[begin + 2] & unlessZero(second);
        int isFirstOpen = ifOpen(first);
        int isSecondOpen = ifOpen(second);
        int isThirdOpen = ifOpen(third);
        int open = (first & isFirstOpen) | (second & isSecondOpen) | (third & isThirdOpen);
        int openCount = -(isFirstOpen + isSecondOpen + isThirdOpen);
        int at = begin + 3;
        if (third != 0) {
            for (int literal = literals[at]; literal != 0; literal = literals[++at]) {
                int isOpen = ifOpen(literal);
                open |= literal & isOpen;
                openCount -= isOpen;
            }
        }
        watch.tick(1L + at - begin);
        if (openCount > 1 && isAnotherOpen(open, literals, begin)) {
            return SEVERAL;
        }
        if (open != 0) {
            setTrue(open);
        }
        return open;
    }

    /** All bits; none for 0. */
    private static int unlessZero(int literal) {
        return (literal | -literal) >> 31;
    }

    /** All bits if a literal is not false; none if it is, or is 0. */
    private int ifOpen(int literal) {
        return (int) ((falseIn[zero + literal] - run) >> 63);
    }

    /** Whether a clause has another literal than a given one that is not false. */
    private boolean isAnotherOpen(int open, int[] literals, int begin) {
        for (int i = begin; literals[i] != 0; i++) {
            if (literals[i] != open && ifOpen(literals[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    private void setTrue(int literal) {
        falseIn[zero - literal] = run;
    }
}
