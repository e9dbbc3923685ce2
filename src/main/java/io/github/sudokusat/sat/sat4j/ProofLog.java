package io.github.sudokusat.sat.sat4j;

import io.github.sudokusat.cnf.proof.DrupWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.specs.IConstr;

/**
 * Writes the clauses that SAT4J learns and forgets in one search as a proof, and keeps a write failure until the search has ended.
 *
 * <p>SAT4J reports every learned clause, because {@link StoppableSolver} keeps them all; learning strategies that keep only some would leave
 * gaps. Literals that are false before any decision are omitted from a learned clause, because unit propagation in the formula derives them as well.
 * The SAT4J's own listener for this purpose truncates its file at each search and ignores a full disk.
 */
final class ProofLog {

    private final DrupWriter writer;
    private int[] clause = new int[16];
    private boolean isUsed;
    private @Nullable IOException failure;

    ProofLog(Appendable out) {
        writer = new DrupWriter(out);
    }

    /** Whether the one search has begun. */
    boolean isUsed() {
        return isUsed;
    }

    /** Notes that the one search begins. */
    void begin() {
        isUsed = true;
    }

    /** Writes a learned clause; returns false if writing failed and the search must end. */
    boolean add(IConstr learned) {
        return write(false, take(learned));
    }

    /** Writes a learned unit clause, v or −v; returns false if writing failed. */
    boolean add(int literal) {
        clause[0] = literal;
        return write(false, 1);
    }

    /** Writes the deletion of a learned clause; returns false if writing failed. */
    boolean delete(IConstr forgotten) {
        return write(true, take(forgotten));
    }

    /** Writes the empty clause. */
    void complete() {
        write(false, 0);
    }

    /**
     * Throws the write failure, if there was one.
     *
     * @throws UncheckedIOException if something could not be written
     */
    void requireWritten() {
        if (failure != null) {
            throw new UncheckedIOException(failure);
        }
    }

    private int take(IConstr constraint) {
        int length = constraint.size();
        if (clause.length < length) {
            clause = new int[2 * length];
        }
        for (int i = 0; i < length; i++) {
            clause[i] = LiteralsUtils.toDimacs(constraint.get(i));
        }
        return length;
    }

    private boolean write(boolean isDeletion, int length) {
        if (failure != null) {
            return false;
        }
        try {
            if (isDeletion) {
                writer.delete(clause, length);
            } else {
                writer.add(clause, length);
            }
        } catch (IOException e) {
            failure = e;
        }
        return failure == null;
    }
}
