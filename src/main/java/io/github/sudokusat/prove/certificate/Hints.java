package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.cnf.proof.LratWriter;
import io.github.sudokusat.prove.graph.LiteralIndex;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.util.Arrays;

/**
 * Notes for each clause of a proof by which clauses it follows.
 *
 * <p>A line stands for each clause of the formula and of the proof, for each literal that the clauses alone make true, and for what is left of a clause
 * without literals that these make false. Such lines keep hints short, and hold when the clauses that made the literals true are deleted. A line of the
 * proof lacks the literals that earlier lines make false. <b>Cost.</b> For each clause that follows, the literals of the clauses that propagation went
 * through on the way to the false one; memory of 4 bytes for each hint and 12 for each line.
 *
 * @see "N. Wetzler, M. Heule, W. Hunt, DRAT-trim: Efficient Checking and Trimming Using Expressive Clausal Proofs, SAT 2014"
 */
final class Hints {

    private static final int NONE = -1;

    private final ClauseStore clauses;
    private final Derivation lines = new Derivation();
    /** For each clause of the store, its last line. */
    private int[] lineOf = new int[1 << 10];
    /** For each literal that the clauses alone have made true, its line; −1 for others. */
    private final int[] lineOfTrue;
    /** The first line of the empty clause. */
    private int last = NONE;
    /** For each variable, the question in which it was met last. */
    private final int[] met;

    private int question;
    /** The lines by which a clause follows, the last one first. */
    private int[] chain = new int[16];

    private int chainLength;

    Hints(ClauseStore clauses, int variables) {
        this.clauses = clauses;
        lineOfTrue = new int[2 * variables + 2];
        Arrays.fill(lineOfTrue, NONE);
        met = new int[variables + 1];
    }

    /** The formula is complete. */
    void beginProof() {
        lines.endFormula();
    }

    /** The clause that the store got last has a line: of the formula, or with the hints that were noted last. */
    void addClause() {
        int clause = clauses.count() - 1;
        if (clause == lineOf.length) {
            lineOf = Arrays.copyOf(lineOf, clause + (clause >> 1) + 1);
        }
        lineOf[clause] = lines.add(clause);
    }

    /** The clauses alone make a literal true, at last by a given one. */
    void setTrue(int literal, int clause) {
        if (lineOfTrue[literal] == NONE) {
            lineOfTrue[literal] = noteFalse(clause, literal) ? lines.add(-1 - literal) : lineOf[clause];
            if (lineOfTrue[literal ^ 1] != NONE) {
                lines.note(lineOfTrue[literal ^ 1]);
                lines.note(lineOfTrue[literal]);
                addEmpty();
            }
        }
    }

    /** The clauses alone make a clause false. */
    void refute(int clause) {
        if (last == NONE) {
            if (!noteFalse(clause, NONE)) {
                lines.note(lineOf[clause]);
            }
            addEmpty();
        }
    }

    private void addEmpty() {
        if (last == NONE) {
            last = lines.add(Derivation.EMPTY);
        }
    }

    /** If literals of a clause's line, but for a given one, are false by lines, notes these and that line. Returns whether there are such literals. */
    private boolean noteFalse(int clause, int except) {
        int line = lineOf[clause];
        boolean isAny = false;
        int[] literals = clauses.literals();
        for (int i = clauses.begin(clause); i < clauses.end(clause); i++) {
            int madeFalse = lineOfTrue[literals[i] ^ 1];
            if (literals[i] != except && madeFalse != NONE && !lacks(line, literals[i])) {
                lines.note(madeFalse);
                isAny = true;
            }
        }
        if (isAny) {
            lines.note(line);
        }
        return isAny;
    }

    /** Whether a clause's line lacks a literal of the clause, because an earlier line makes it false; only lines of the proof do. */
    private boolean lacks(int line, int literal) {
        int madeFalse = lineOfTrue[literal ^ 1];
        return line >= lines.formula() && madeFalse != NONE && madeFalse < line;
    }

    /** The clause that is added next follows because the clauses alone make one of its literals true, or because it has the negation of another. */
    void follow(int literal) {
        if (lineOfTrue[literal] != NONE) {
            lines.note(lineOfTrue[literal]);
        } else if (lineOfTrue[literal ^ 1] != NONE) {
            // The line lacks the literal, but not its negation.
            lines.note(lineOfTrue[literal ^ 1]);
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
        beginChain();
        addToChain(clause);
        for (int i = to - 1; i >= from; i--) {
            int variable = trail[i] >> 1;
            if (met[variable] == question) {
                int negation = lineOfTrue[trail[i] ^ 1];
                if (negation != NONE) {
                    // A line outlasted the clauses that it was due to: what makes its literal false is the conflict.
                    beginChain();
                }
                if (reason[variable] != NONE) {
                    addToChain(reason[variable]);
                } else if (negation != NONE) {
                    addLineToChain(negation);
                }
            }
        }
        for (int i = chainLength - 1; i >= 0; i--) {
            lines.note(chain[i]);
        }
    }

    private void beginChain() {
        question++;
        chainLength = 0;
    }

    /** Adds the line of what is left of a clause, and meets its variables. */
    private void addToChain(int clause) {
        if (noteFalse(clause, NONE)) {
            lineOf[clause] = lines.add(clause);
        }
        addLineToChain(lineOf[clause]);
        int[] literals = clauses.literals();
        for (int i = clauses.begin(clause); i < clauses.end(clause); i++) {
            if (lineOfTrue[literals[i] ^ 1] == NONE) {
                met[literals[i] >> 1] = question;
            }
        }
    }

    private void addLineToChain(int line) {
        if (chainLength == chain.length) {
            chain = Arrays.copyOf(chain, 2 * chainLength);
        }
        chain[chainLength++] = line;
    }

    /** Writes the lines that the empty clause needs, which must have followed; returns false if the watch stopped it. */
    boolean write(LratWriter writer, Watch watch) throws IOException {
        return new TrimmedProof(lines, last, watch).write(writer, this::writeLiterals);
    }

    /** Writes the literals of a line. */
    private void writeLiterals(int line, LratWriter writer) throws IOException {
        int what = lines.content(line);
        if (what >= 0) {
            int[] literals = clauses.literals();
            for (int i = clauses.begin(what); i < clauses.end(what); i++) {
                if (!lacks(line, literals[i])) {
                    writer.put(LiteralIndex.signed(literals[i]));
                }
            }
        } else if (what != Derivation.EMPTY) {
            writer.put(LiteralIndex.signed(-1 - what));
        }
    }
}
