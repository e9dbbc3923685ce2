package io.github.sudokusat.prove.graph;

import io.github.sudokusat.cnf.ClauseSink;

/**
 * The clauses of a formula under the literals that are true: unit propagation, undone from the end.
 *
 * <p>Literals are 2v for v and 2v + 1 for ¬v, as indexes of arrays. A longer clause counts its true and false literals, a clause of two needs no count:
 * making a literal true takes the time of the clauses in which it or its negation occurs.
 */
final class ClauseState implements ClauseSink {

    /** The reason of a literal that was assumed. */
    static final int ASSUMED = Integer.MIN_VALUE;

    private static final int NO_CONFLICT = -1;

    private final int variables;
    private final IntList loaded = new IntList();
    private final IntList starts = new IntList();
    private final IntList tautologies = new IntList();
    private boolean hasEmpty;

    private int clauses;
    private int[] literals = {};
    private int[] begin = {};
    /** For each literal, where its clauses begin; the clauses of two literals apart, each with the other literal before it. */
    private int[] longBegin = {};

    private int[] longClauses = {};
    private int[] pairBegin = {};
    private int[] pairs = {};
    private int[] trueCount = {};
    private int[] falseCount = {};
    /** For each clause, whether it has a literal and its negation, and so is no condition. */
    private boolean[] isTautology = {};
    /** For each clause, whether nothing follows from it any more. */
    private boolean[] isRemoved = {};

    /** For each literal 1 if it is true, −1 if it is false, 0 if it is open. */
    private final byte[] value;
    /** For each variable, where it is on the trail. */
    private final int[] position;
    /** For each variable, the clause that made it true or false; others than the formula's are negative. */
    private final int[] reason;

    private final int[] trail;
    private int size;
    /** How many literals of the trail have been counted in their clauses. */
    private int counted;

    private int conflict = NO_CONFLICT;

    ClauseState(int variables) {
        this.variables = variables;
        value = new byte[2 * variables + 2];
        position = new int[variables + 1];
        reason = new int[variables + 1];
        trail = new int[variables];
        starts.add(0);
    }

    int variables() {
        return variables;
    }

    int clauses() {
        return clauses;
    }

    @Override
    public void add(int[] signed, int length) {
        int start = loaded.size();
        boolean isTautology = false;
        for (int i = 0; i < length; i++) {
            int literal = LiteralIndex.of(signed[i]);
            boolean isNew = true;
            for (int j = start; j < loaded.size(); j++) {
                isNew &= loaded.get(j) != literal;
                isTautology |= loaded.get(j) == (literal ^ 1);
            }
            if (isNew) {
                loaded.add(literal);
            }
        }
        if (isTautology) {
            tautologies.add(starts.size() - 1);
        }
        hasEmpty |= length == 0;
        starts.add(loaded.size());
    }

    /** The formula is complete: makes the literals of its unit clauses true, and what follows; returns whether it is not refuted by that. */
    boolean begin() {
        literals = loaded.from(0);
        begin = starts.from(0);
        clauses = begin.length - 1;
        trueCount = new int[clauses];
        falseCount = new int[clauses];
        isTautology = new boolean[clauses];
        for (int i = 0; i < tautologies.size(); i++) {
            isTautology[tautologies.get(i)] = true;
        }
        isRemoved = new boolean[clauses];
        longBegin = new int[2 * variables + 3];
        pairBegin = new int[2 * variables + 3];
        for (int clause = 0; clause < clauses; clause++) {
            int[] counts = isPair(clause) ? pairBegin : longBegin;
            for (int i = begin[clause]; !isTautology[clause] && i < begin[clause + 1]; i++) {
                counts[literals[i] + 1]++;
            }
        }
        for (int literal = 0; literal < 2 * variables + 2; literal++) {
            longBegin[literal + 1] += longBegin[literal];
            pairBegin[literal + 1] += pairBegin[literal];
        }
        fill();
        return !hasEmpty && assumeUnits() && propagate();
    }

    private void fill() {
        longClauses = new int[longBegin[2 * variables + 2]];
        pairs = new int[2 * pairBegin[2 * variables + 2]];
        int[] longEnd = longBegin.clone();
        int[] pairEnd = pairBegin.clone();
        for (int clause = 0; clause < clauses; clause++) {
            int first = begin[clause];
            for (int i = first; !isTautology[clause] && i < begin[clause + 1]; i++) {
                if (isPair(clause)) {
                    int place = 2 * pairEnd[literals[i]]++;
                    pairs[place] = literals[2 * first + 1 - i];
                    pairs[place + 1] = clause;
                } else {
                    longClauses[longEnd[literals[i]]++] = clause;
                }
            }
        }
    }

    private boolean assumeUnits() {
        for (int clause = 0; clause < clauses; clause++) {
            if (begin[clause + 1] - begin[clause] == 1 && !set(literals[begin[clause]], clause)) {
                return false;
            }
        }
        return true;
    }

    boolean isTautology(int clause) {
        return isTautology[clause];
    }

    boolean isPair(int clause) {
        return begin[clause + 1] - begin[clause] == 2;
    }

    int begin(int clause) {
        return begin[clause];
    }

    int end(int clause) {
        return begin[clause + 1];
    }

    int literal(int index) {
        return literals[index];
    }

    boolean isOpen(int variable) {
        return value[2 * variable] == 0;
    }

    /** Whether a longer clause has no true literal. */
    boolean isUnsatisfied(int clause) {
        return trueCount[clause] == 0;
    }

    boolean isFalse(int literal) {
        return value[literal] < 0;
    }

    /** How many literals of a longer clause without a true one are open. */
    int openCount(int clause) {
        return begin[clause + 1] - begin[clause] - falseCount[clause];
    }

    /** Where the longer clauses of a literal begin in {@link #longClause(int)}; they end where those of the next one begin. */
    int longBegin(int literal) {
        return longBegin[literal];
    }

    int longClause(int index) {
        return longClauses[index];
    }

    /** Where the clauses of a literal with one other begin in {@link #partner(int)}; they end where those of the next one begin. */
    int pairBegin(int literal) {
        return pairBegin[literal];
    }

    /** The other literal. */
    int partner(int index) {
        return pairs[2 * index];
    }

    /** The number of true literals. */
    int size() {
        return size;
    }

    /** A true literal, in the order in which they became true. */
    int trail(int index) {
        return trail[index];
    }

    int position(int variable) {
        return position[variable];
    }

    int reason(int variable) {
        return reason[variable];
    }

    /** Removes a clause, from which nothing follows any more. */
    void remove(int clause) {
        isRemoved[clause] = true;
    }

    /** Gives a literal another reason. */
    void explain(int variable, int why) {
        reason[variable] = why;
    }

    /** The clause of which {@link #set} or {@link #propagate} found all literals false. */
    int conflict() {
        return conflict;
    }

    /** Makes a literal true; returns false if it is false, and its reason thus is the conflict. */
    boolean set(int literal, int why) {
        if (value[literal] == 0) {
            value[literal] = 1;
            value[literal ^ 1] = -1;
            position[literal >> 1] = size;
            reason[literal >> 1] = why;
            trail[size++] = literal;
        } else if (value[literal] < 0) {
            conflict = why;
            return false;
        }
        return true;
    }

    /** Makes true what follows from the true literals; returns false if a clause has only false ones. */
    boolean propagate() {
        conflict = NO_CONFLICT;
        while (counted < size && conflict == NO_CONFLICT) {
            int literal = trail[counted++];
            for (int i = longBegin[literal]; i < longBegin[literal + 1]; i++) {
                trueCount[longClauses[i]]++;
            }
            int negation = literal ^ 1;
            for (int i = longBegin[negation]; i < longBegin[negation + 1]; i++) {
                int clause = longClauses[i];
                falseCount[clause]++;
                if (trueCount[clause] == 0 && openCount(clause) <= 1) {
                    setLast(clause);
                }
            }
            for (int i = pairBegin[negation]; i < pairBegin[negation + 1] && conflict == NO_CONFLICT; i++) {
                if (!isRemoved[pairs[2 * i + 1]]) {
                    set(pairs[2 * i], pairs[2 * i + 1]);
                }
            }
        }
        return conflict == NO_CONFLICT;
    }

    /** Makes the last open literal of a clause true, if there is one and none is true. */
    private void setLast(int clause) {
        if (isRemoved[clause]) {
            return;
        }
        int open = -1;
        for (int i = begin[clause]; i < begin[clause + 1]; i++) {
            if (value[literals[i]] > 0) {
                return;
            }
            open = value[literals[i]] == 0 ? literals[i] : open;
        }
        if (open >= 0) {
            set(open, clause);
        } else {
            conflict = clause;
        }
    }

    /** Undoes what became true after there were so many true literals. */
    void undo(int to) {
        while (size > to) {
            int literal = trail[--size];
            value[literal] = 0;
            value[literal ^ 1] = 0;
            if (size < counted) {
                counted = size;
                for (int i = longBegin[literal]; i < longBegin[literal + 1]; i++) {
                    trueCount[longClauses[i]]--;
                }
                for (int i = longBegin[literal ^ 1]; i < longBegin[(literal ^ 1) + 1]; i++) {
                    falseCount[longClauses[i]]--;
                }
            }
        }
    }
}
