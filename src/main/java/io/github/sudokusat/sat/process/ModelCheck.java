package io.github.sudokusat.sat.process;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * Checks a model against every clause of a formula by reading the formula's file again.
 *
 * <p>Expects exactly what {@link FormulaFile} writes and does not check the syntax: if the file is anything else, the checksum differs.
 */
final class ModelCheck {

    /** What a check has found. */
    enum Finding {
        /** The model satisfies every clause that was written. */
        HOLDS,
        /** It breaks {@link ModelCheck#brokenClause()}. */
        BROKEN,
        /** The file is not what was written, so nothing is known. */
        CHANGED,
        /** The watch stopped the check. */
        STOPPED
    }

    /** The length of a broken clause's beginning that is kept for the message. */
    private static final int LONGEST_CLAUSE = 20;

    private final FormulaFile formula;
    private final Model model;
    private final Watch watch;
    private final CRC32C checksum = new CRC32C();

    /** The clause that is being read, from its beginning. */
    private final int[] clause = new int[LONGEST_CLAUSE];

    private int length;
    private boolean satisfied;
    /** The number that is being read, without its sign. */
    private int variable;

    private boolean negative;

    ModelCheck(FormulaFile formula, Model model, Watch watch) {
        this.formula = formula;
        this.model = model;
        this.watch = watch;
    }

    /** Reads all clauses, or those up to the first that is broken. The watch is polled every 64 KB, except in the first, which are always read. */
    Finding run() throws IOException {
        byte[] text = new byte[1 << 16];
        long position = 0;
        for (int count = formula.read(0, text); count > 0; count = formula.read(position, text)) {
            if (position > 0 && watch.isStopped()) {
                return Finding.STOPPED;
            }
            checksum.update(text, 0, count);
            if (!holds(text, count)) {
                return Finding.BROKEN;
            }
            position += count;
        }
        return formula.hasChecksum(checksum.getValue()) ? Finding.HOLDS : Finding.CHANGED;
    }

    /** The first literals of the clause that is broken. */
    int[] brokenClause() {
        return Arrays.copyOf(clause, length);
    }

    /** Continues with the next bytes; returns false if a clause that ends in them is broken. */
    private boolean holds(byte[] text, int count) {
        for (int i = 0; i < count; i++) {
            byte c = text[i];
            if (c >= '0') {
                variable = 10 * variable + (c - '0');
            } else if (c == '-') {
                negative = true;
            } else if (c == ' ') {
                endLiteral();
            } else if (!endClause()) {
                return false;
            }
        }
        return true;
    }

    private void endLiteral() {
        int literal = negative ? -variable : variable;
        // Out of range only in a file that was changed.
        boolean known = variable >= 1 && variable <= model.variables();
        satisfied |= known && model.isTrue(literal);
        if (length < LONGEST_CLAUSE) {
            clause[length++] = literal;
        }
        variable = 0;
        negative = false;
    }

    /** At the line end after the 0, which has left {@code variable} 0. */
    private boolean endClause() {
        if (!satisfied) {
            return false;
        }
        satisfied = false;
        length = 0;
        return true;
    }
}
