package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.prove.graph.LiteralIndex;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Unit propagation on the clauses of a store: a clause whose literals are all false but one makes that one true.
 *
 * <p>The clauses alone make some literals permanently true; {@link #refutes} adds literals temporarily. Each clause of two or more literals is
 * examined only when one of its first two becomes false, and these are false only if the clause holds or has been examined (M. Moskewicz et al.,
 * Chaff: Engineering an Efficient SAT Solver, DAC 2001). When a clause on which the literals' truth depends is deleted, propagation starts from
 * scratch.
 */
final class UnitPropagation {

    private static final int NONE = -1;
    private static final int[] NOBODY = {};

    private final ClauseStore clauses;
    private final Watch watch;
    /** Where to note why clauses follow; null for nowhere. */
    private final @Nullable Hints hints;
    /** The value of each literal: 1 true, −1 false, 0 open. */
    private final byte[] value;
    /** For each variable that is true or false, the clause that made it so. */
    private final int[] reason;
    /** True literals in the order in which they became true. */
    private final int[] trail;

    private int size;
    /** The number of them that have been propagated. */
    private int done;
    /** The number of them for which it is noted why they are true. */
    private int hinted;
    /** For each literal, the clauses to examine when it becomes false. */
    private final int[][] watching;

    private final int[] watchingCount;
    /** A clause that is permanently false. */
    private int refuted = NONE;

    UnitPropagation(ClauseStore clauses, int variables, Watch watch, @Nullable Hints hints) {
        this.clauses = clauses;
        this.watch = watch;
        this.hints = hints;
        int literals = 2 * variables + 2;
        value = new byte[literals];
        reason = new int[variables + 1];
        trail = new int[variables];
        watching = new int[literals][];
        Arrays.fill(watching, NOBODY);
        watchingCount = new int[literals];
    }

    /** Adds a clause of the store to the propagation. */
    void attach(int clause) {
        int[] literals = clauses.literals();
        int begin = clauses.begin(clause);
        int end = clauses.end(clause);
        if (refuted == NONE) {
            int open = begin;
            for (int i = begin; i < end && open < begin + 2; i++) {
                if (value[literals[i]] >= 0) {
                    swap(literals, i, open++);
                }
            }
        }
        if (end - begin >= 2) {
            watch(literals[begin], clause);
            watch(literals[begin + 1], clause);
        }
        if (refuted == NONE) {
            conclude(clause, literals, begin, end);
        }
    }

    /** Examines a clause whose literals are false, except perhaps the first two. */
    private void conclude(int clause, int[] literals, int begin, int end) {
        if (begin == end || value[literals[begin]] < 0) {
            refuted = clause;
        } else if (end - begin == 1 || value[literals[begin + 1]] < 0) {
            int literal = literals[begin];
            if (value[literal] == 0) {
                makeTrue(literal, clause);
            } else if (end - begin == 1) {
                // Truth that depends only on a clause of one literal outlasts the rest.
                reason[literal >> 1] = clause;
            }
        }
    }

    /** Removes a clause that was deleted from the store. */
    void detach(int clause) {
        int begin = clauses.begin(clause);
        int first = begin < clauses.end(clause) ? clauses.literals()[begin] : 0;
        boolean isReason = value[first] > 0 && reason[first >> 1] == clause;
        if (isReason || clause == refuted) {
            beginAnew();
        }
    }

    private void beginAnew() {
        undo(0);
        refuted = NONE;
        for (int clause = 0; clause < clauses.count() && refuted == NONE; clause++) {
            int begin = clauses.begin(clause);
            int end = clauses.end(clause);
            if (end - begin < 2 && !clauses.isDeleted(clause)) {
                conclude(clause, clauses.literals(), begin, end);
            }
        }
    }

    /** Whether the clauses alone make a clause false; stays true until one is deleted. If the watch stops it, the answer is not known. */
    boolean isRefuted() {
        if (refuted == NONE) {
            refuted = propagate();
        }
        if (hints != null) {
            note(hints);
        }
        return refuted != NONE;
    }

    /** Notes what the clauses alone make true or false. */
    private void note(Hints hints) {
        while (hinted < size) {
            int literal = trail[hinted++];
            hints.setTrue(literal, reason[literal >> 1]);
        }
        if (refuted != NONE) {
            hints.refute(refuted);
        }
    }

    /**
     * Whether a clause becomes false once all literals of a given one are; to be called only while the clauses are not
     * {@linkplain #isRefuted() refuted}.
     */
    boolean refutes(int[] signed, int length) {
        int before = size;
        boolean follows = false;
        for (int i = 0; i < length && !follows; i++) {
            int literal = LiteralIndex.of(signed[i]);
            follows = value[literal] > 0;
            if (value[literal] == 0) {
                makeTrue(literal ^ 1, NONE);
            } else if (follows && hints != null) {
                hints.follow(literal);
            }
        }
        if (!follows) {
            int found = propagate();
            follows = found != NONE;
            if (follows && hints != null) {
                hints.follow(found, trail, before, size, reason);
            }
        }
        undo(before);
        return follows;
    }

    private void undo(int length) {
        while (size > length) {
            int literal = trail[--size];
            value[literal] = 0;
            value[literal ^ 1] = 0;
        }
        done = size;
        hinted = Math.min(hinted, size);
    }

    private void makeTrue(int literal, int clause) {
        value[literal] = 1;
        value[literal ^ 1] = -1;
        reason[literal >> 1] = clause;
        trail[size++] = literal;
    }

    /** Propagates to the end, to a false clause, which it returns, or until the watch stops it. */
    private int propagate() {
        int found = NONE;
        while (done < size && found == NONE) {
            int literal = trail[done++] ^ 1;
            if (watch.tick(1L + watchingCount[literal])) {
                return NONE;
            }
            found = lookAtClausesOf(literal);
        }
        return found;
    }

    /** Examines the clauses that watch a literal that has become false, and returns one that is false, or −1. */
    private int lookAtClausesOf(int literal) {
        int[] list = watching[literal];
        int[] literals = clauses.literals();
        int kept = 0;
        int found = NONE;
        for (int i = 0, n = watchingCount[literal]; i < n; i++) {
            int clause = list[i];
            if (clauses.isDeleted(clause) || (found == NONE && watchesAnother(clause, literal, literals))) {
                continue;
            }
            list[kept++] = clause;
            int first = literals[clauses.begin(clause)];
            if (found == NONE && value[first] < 0) {
                found = clause;
            } else if (found == NONE && value[first] == 0) {
                makeTrue(first, clause);
            }
        }
        watchingCount[literal] = kept;
        return found;
    }

    /** Lets a clause watch another literal that is not false, if its first literal is not true and it has such a literal. */
    private boolean watchesAnother(int clause, int literal, int[] literals) {
        int begin = clauses.begin(clause);
        if (literals[begin] == literal) {
            swap(literals, begin, begin + 1);
        }
        if (value[literals[begin]] > 0) {
            return false;
        }
        for (int i = begin + 2, end = clauses.end(clause); i < end; i++) {
            if (value[literals[i]] >= 0) {
                swap(literals, i, begin + 1);
                watch(literals[begin + 1], clause);
                return true;
            }
        }
        return false;
    }

    private void watch(int literal, int clause) {
        int n = watchingCount[literal]++;
        if (n == watching[literal].length) {
            watching[literal] = Arrays.copyOf(watching[literal], n < 4 ? 8 : n + (n >> 1));
        }
        watching[literal][n] = clause;
    }

    private static void swap(int[] literals, int i, int j) {
        int literal = literals[i];
        literals[i] = literals[j];
        literals[j] = literal;
    }
}
