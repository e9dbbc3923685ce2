package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.LratWriter;
import io.github.sudokusat.prove.graph.LiteralIndex;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.util.Arrays;

/**
 * Notes for each clause of a proof by which clauses it follows, and writes those that the empty clause needs, with these as hints.
 *
 * <p>A line stands for each clause of the formula and of the proof, and for each literal that the clauses alone make true: as a clause of its own, it
 * keeps hints short, and stays true when the clauses that made it so are deleted. <b>Cost.</b> For each clause that follows, the literals of the clauses
 * that propagation went through on the way to the false one; memory of 4 bytes for each hint and 12 for each line.
 *
 * @see "N. Wetzler, M. Heule, W. Hunt, DRAT-trim: Efficient Checking and Trimming Using Expressive Clausal Proofs, SAT 2014"
 */
final class Hints {

    private static final int NONE = -1;

    private static final int EMPTY = Integer.MIN_VALUE;

    private final ClauseStore clauses;
    /** For each clause of the store, its line. */
    private int[] lineOf = new int[1 << 10];
    /** For each literal that the clauses alone have made true, its line; −1 for others. */
    private final int[] lineOfTrue;
    /** For each line, its clause in the store, or −1 − l for a literal l, or the empty clause. */
    private int[] content = new int[1 << 10];
    /** For each line, where its hints begin. */
    private int[] begin = new int[1 << 10];

    private int[] hints = new int[1 << 12];
    /** How many hints are noted. */
    private int noted;

    private int lines;
    /** The number of the formula's lines, which have no hints. */
    private int formula = NONE;
    /** The line of the empty clause. */
    private int last = NONE;
    /** For each variable, the question in which it was met last; negative once the clause that made it true or false has been met. */
    private final int[] met;

    private int question;
    /** The true literals of the variables that the question has met. */
    private int[] touched = new int[16];

    private int touchedCount;
    /** The clauses that made them true, the last one first. */
    private int[] reasons = new int[16];

    private int reasonCount;

    Hints(ClauseStore clauses, int variables) {
        this.clauses = clauses;
        lineOfTrue = new int[2 * variables + 2];
        Arrays.fill(lineOfTrue, NONE);
        met = new int[variables + 1];
    }

    /** The formula is complete. */
    void beginProof() {
        formula = lines;
    }

    /** The clause that the store got last has a line: of the formula, or with the hints that were noted last. */
    void addClause() {
        int clause = clauses.count() - 1;
        if (clause == lineOf.length) {
            lineOf = Arrays.copyOf(lineOf, grown(clause + 1));
        }
        lineOf[clause] = lines;
        addLine(clause);
    }

    private void addLine(int what) {
        if (lines + 2 > content.length) {
            content = Arrays.copyOf(content, grown(lines + 2));
            begin = Arrays.copyOf(begin, content.length);
        }
        content[lines++] = what;
        begin[lines] = noted;
    }

    private void note(int line) {
        if (noted == hints.length) {
            hints = Arrays.copyOf(hints, grown(noted + 1));
        }
        hints[noted++] = line;
    }

    /** The clauses alone make a literal true, at last by a given one. */
    void setTrue(int literal, int clause) {
        if (lineOfTrue[literal] != NONE) {
            return;
        }
        if (clauses.end(clause) - clauses.begin(clause) == 1) {
            lineOfTrue[literal] = lineOf[clause];
            return;
        }
        noteFalse(clause, literal);
        addLine(-1 - literal);
        lineOfTrue[literal] = lines - 1;
    }

    /** The clauses alone make a clause false. */
    void refute(int clause) {
        if (last == NONE) {
            noteFalse(clause, NONE);
            addLine(EMPTY);
            last = lines - 1;
        }
    }

    /** Notes the lines that make the literals of a clause false, but for one, and that of the clause. */
    private void noteFalse(int clause, int except) {
        int[] literals = clauses.literals();
        for (int i = clauses.begin(clause); i < clauses.end(clause); i++) {
            if (literals[i] != except) {
                note(lineOfTrue[literals[i] ^ 1]);
            }
        }
        note(lineOf[clause]);
    }

    /** The clause that is added next follows because the clauses alone make one of its literals true, or because it has the negation of another. */
    void follow(int literal) {
        if (lineOfTrue[literal] != NONE) {
            note(lineOfTrue[literal]);
        }
    }

    /**
     * The clause that is added next follows because a clause becomes false.
     *
     * @param clause the clause
     * @param trail the true literals in the order in which they became true
     * @param from where those begin that the clauses alone do not make true
     * @param to where the literals end
     * @param reason for each variable, the clause that made it true or false; −1 if that is assumed
     */
    void follow(int clause, int[] trail, int from, int to, int[] reason) {
        question++;
        touchedCount = 0;
        reasonCount = 0;
        meet(clause);
        for (int i = to - 1; i >= from; i--) {
            int variable = trail[i] >> 1;
            if (met[variable] == question) {
                met[variable] = -question;
                if (reason[variable] != NONE) {
                    addReason(reason[variable]);
                    meet(reason[variable]);
                }
            }
        }
        for (int i = 0; i < touchedCount; i++) {
            if (met[touched[i] >> 1] == question) {
                note(lineOfTrue[touched[i]]);
            }
        }
        for (int i = reasonCount - 1; i >= 0; i--) {
            note(lineOf[reasons[i]]);
        }
        note(lineOf[clause]);
    }

    private void addReason(int clause) {
        if (reasonCount == reasons.length) {
            reasons = Arrays.copyOf(reasons, 2 * reasonCount);
        }
        reasons[reasonCount++] = clause;
    }

    /** Meets the variables of a clause that have not been met. */
    private void meet(int clause) {
        int[] literals = clauses.literals();
        for (int i = clauses.begin(clause); i < clauses.end(clause); i++) {
            int variable = literals[i] >> 1;
            if (Math.abs(met[variable]) != question) {
                met[variable] = question;
                if (touchedCount == touched.length) {
                    touched = Arrays.copyOf(touched, 2 * touchedCount);
                }
                touched[touchedCount++] = literals[i] ^ 1;
            }
        }
    }

    /** Writes the lines that the empty clause needs, which must have followed; returns false if the watch stopped it. */
    boolean write(LratWriter writer, Watch watch) throws IOException {
        boolean[] used = new boolean[lines];
        int[] firstToDelete = new int[lines];
        int[] nextToDelete = new int[lines];
        Arrays.fill(firstToDelete, NONE);
        used[last] = true;
        for (int line = last; line >= formula; line--) {
            for (int i = begin[line]; used[line] && i < begin[line + 1]; i++) {
                int hint = hints[i];
                if (!used[hint]) {
                    used[hint] = true;
                    nextToDelete[hint] = firstToDelete[line];
                    firstToDelete[line] = hint;
                }
            }
        }
        int[] number = new int[lines];
        for (int line = 0; line < formula; line++) {
            number[line] = line + 1;
        }
        int count = formula;
        for (int line = formula; line <= last && watch.reason().isEmpty(); line++) {
            if (used[line]) {
                number[line] = ++count;
                write(line, number, writer);
                if (line < last) {
                    writeDeletion(count, firstToDelete[line], nextToDelete, number, writer);
                }
                watch.tick(1L + begin[line + 1] - begin[line]);
            }
        }
        return watch.reason().isEmpty();
    }

    private void write(int line, int[] number, LratWriter writer) throws IOException {
        writer.begin(number[line]);
        int what = content[line];
        if (what >= 0) {
            int[] literals = clauses.literals();
            for (int i = clauses.begin(what); i < clauses.end(what); i++) {
                writer.put(LiteralIndex.signed(literals[i]));
            }
        } else if (what != EMPTY) {
            writer.put(LiteralIndex.signed(-1 - what));
        }
        writer.endLiterals();
        for (int i = begin[line]; i < begin[line + 1]; i++) {
            writer.put(number[hints[i]]);
        }
        writer.end();
    }

    private static void writeDeletion(int number, int first, int[] next, int[] numbers, LratWriter writer)
            throws IOException {
        if (first != NONE) {
            writer.beginDeletion(number);
            for (int line = first; line != NONE; line = next[line]) {
                writer.put(numbers[line]);
            }
            writer.end();
        }
    }

    private static int grown(int needed) {
        return (int) Math.min(Integer.MAX_VALUE - 8, needed + (long) (needed >> 1));
    }
}
