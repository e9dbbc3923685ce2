package io.github.sudokusat.encode.rule;

import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;

/**
 * Takes the clauses of rules over candidates, some of which may be decided.
 *
 * <p>A literal is that of a variable, {@link #TRUE} or {@link #FALSE}; its opposite is its negative. Clauses that hold anyway are left out, and
 * literals that are false or repeated are left out of clauses. Not thread-safe.
 */
public final class RuleFormula {

    /** The literal that always holds. */
    public static final int TRUE = Integer.MAX_VALUE;

    /** The literal that never holds. */
    public static final int FALSE = -TRUE;

    /** The candidates of a position. */
    public interface Position {

        /**
         * The digits that a cell may still hold.
         *
         * @param cell the cell's number
         * @return the set; only the digit itself if it is placed
         */
        long candidates(int cell);

        /**
         * The literal of a candidate.
         *
         * @param cell the cell's number
         * @param digit the digit
         * @return its variable; {@link #TRUE} if the digit is placed, {@link #FALSE} if it is excluded
         */
        int literal(int cell, int digit);
    }

    /** Takes what a formula consists of. */
    public interface Output {

        /**
         * A variable that is not yet in use.
         *
         * @return its number
         */
        int newVariable();

        /**
         * Takes a clause.
         *
         * @param literals the array whose first literals are the clause; read only during the call
         * @param n their number
         */
        void clause(int[] literals, int n);

        /**
         * Counts short steps that bring no clause.
         *
         * @param steps their number
         * @return true if the rest of the clauses is not wanted; by default it is
         */
        default boolean tick(long steps) {
            return false;
        }

        /**
         * Notes that a rule needs more clauses than fit into memory, most of which will be lacking.
         *
         * @throws IllegalStateException by default, because a formula without them has another meaning
         */
        default void tooLarge() {
            throw new IllegalStateException("a rule is too large for clauses");
        }
    }

    private static final int[] NONE = {};

    private final Position position;
    private final Output output;
    /** The candidates of each cell, as far as they are known. */
    private long[] candidates = new long[16];

    private int[] clause = new int[16];
    private int size;
    private boolean holds;
    /** For each variable the serial number of the last clause with it, negative if it was negated there. */
    private int[] marks = new int[64];

    private int serial = 1;
    private boolean isDetermined = true;
    /** The literals without which clauses need not hold. */
    private int[] conditions = NONE;

    /**
     * Creates a formula without clauses.
     *
     * @param position the candidates
     * @param output takes the clauses
     */
    public RuleFormula(Position position, Output output) {
        this.position = position;
        this.output = output;
    }

    /**
     * Whether the candidates determine all variables that were created so far.
     *
     * @return false if some of them may have several values in models with the same candidates
     */
    public boolean isDetermined() {
        return isDetermined;
    }

    /** Notes that the candidates do not determine some variable. */
    void leaveOpen() {
        isDetermined = false;
    }

    /** The digits that a cell may still hold. */
    long candidates(int cell) {
        if (cell >= candidates.length) {
            candidates = Arrays.copyOf(candidates, Math.max(cell + 1, 2 * candidates.length));
        }
        if (candidates[cell] == 0) {
            candidates[cell] = position.candidates(cell);
        }
        return candidates[cell];
    }

    int literal(int cell, int digit) {
        return position.literal(cell, digit);
    }

    /** A variable that is not yet in use, which is false unless the conditions hold. */
    int newVariable() {
        int variable = output.newVariable();
        for (int condition : conditions) {
            output.clause(new int[] {-variable, condition}, 2);
        }
        return variable;
    }

    /** Writes clauses that need only hold if a literal does. */
    void when(int literal, Runnable writing) {
        int[] before = conditions;
        if (literal != TRUE) {
            conditions = Arrays.copyOf(before, before.length + 1);
            conditions[before.length] = literal;
        }
        writing.run();
        conditions = before;
    }

    /** Counts short steps that bring no clause; returns whether the rest of the clauses is not wanted. */
    boolean tick(long steps) {
        return output.tick(steps);
    }

    /** Notes that a rule needs more clauses than fit into memory. */
    void tooLarge() {
        output.tooLarge();
    }

    /** Adds a literal to the clause that {@link #end} ends. */
    RuleFormula or(int literal) {
        if (literal == TRUE) {
            holds = true;
        } else if (literal != FALSE) {
            orOpen(literal);
        }
        return this;
    }

    private void orOpen(int literal) {
        int variable = Math.abs(literal);
        if (variable >= marks.length) {
            marks = Arrays.copyOf(marks, Math.max(variable + 1, 2 * marks.length));
        }
        int mark = literal > 0 ? serial : -serial;
        if (marks[variable] == -mark) {
            holds = true;
        } else if (marks[variable] != mark) {
            marks[variable] = mark;
            if (size == clause.length) {
                clause = Arrays.copyOf(clause, 2 * size);
            }
            clause[size++] = literal;
        }
    }

    /** Adds the literals of a cell's digits to the clause; sets may have digits that are no candidates. */
    RuleFormula orDigits(int cell, long digits) {
        for (long rest = digits & candidates(cell); rest != 0; rest &= rest - 1) {
            or(literal(cell, Digits.least(rest)));
        }
        return this;
    }

    /** Ends a clause and passes it on, unless it holds anyway. */
    void end() {
        for (int condition : conditions) {
            or(-condition);
        }
        if (!holds) {
            output.clause(clause, size);
        }
        size = 0;
        holds = false;
        serial++;
    }

    /** Adds a clause. */
    void add(int... literals) {
        for (int literal : literals) {
            or(literal);
        }
        end();
    }

    /**
     * Adds the clause that a cell holds one of its candidates.
     *
     * @param cell the cell's number
     */
    public void hasDigit(int cell) {
        orDigits(cell, candidates(cell)).end();
    }

    /** Adds the clauses that a cell holds none of some digits. */
    void exclude(int cell, long digits) {
        for (long rest = digits & candidates(cell); rest != 0; rest &= rest - 1) {
            add(-literal(cell, Digits.least(rest)));
        }
    }

    /**
     * A literal that holds if and only if one of some literals does: one of them or a constant if that is possible, otherwise a new variable with a
     * clause for each literal and one for all, which are not conditional.
     */
    int anyOf(int[] literals) {
        int[] open = Arrays.stream(literals).filter(literal -> literal != FALSE).toArray();
        for (int literal : open) {
            if (literal == TRUE) {
                return TRUE;
            }
        }
        if (open.length < 2) {
            return open.length == 0 ? FALSE : open[0];
        }
        int[] before = conditions;
        conditions = NONE;
        int any = newVariable();
        or(-any);
        for (int literal : open) {
            or(literal);
        }
        end();
        for (int literal : open) {
            add(-literal, any);
        }
        conditions = before;
        return any;
    }

    /**
     * A literal that holds if and only if a cell holds one of some digits: the candidate itself or its opposite if only one is in the set or outside
     * of it, otherwise a new variable with a clause for each candidate and two for all, which are not conditional.
     */
    int isIn(int cell, long digits) {
        long inside = digits & candidates(cell);
        long outside = candidates(cell) & ~digits;
        if (outside == 0 || inside == 0) {
            return outside == 0 ? TRUE : FALSE;
        }
        if (Digits.count(inside) == 1) {
            return literal(cell, Digits.least(inside));
        }
        if (Digits.count(outside) == 1) {
            return -literal(cell, Digits.least(outside));
        }
        int[] before = conditions;
        conditions = NONE;
        int in = newVariable();
        or(-in).orDigits(cell, inside).end();
        or(in).orDigits(cell, outside).end();
        for (long rest = inside; rest != 0; rest &= rest - 1) {
            add(-literal(cell, Digits.least(rest)), in);
        }
        for (long rest = outside; rest != 0; rest &= rest - 1) {
            add(-literal(cell, Digits.least(rest)), -in);
        }
        conditions = before;
        return in;
    }
}
