package io.github.sudokusat.sat.sat4j;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.sat4j.minisat.constraints.MixedDataStructureDanielWL;
import org.sat4j.minisat.constraints.cnf.Clauses;
import org.sat4j.minisat.constraints.cnf.OriginalWLClause;
import org.sat4j.specs.Constr;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IVecInt;

/**
 * SAT4J's clause store with two watched literals, except that given binary clauses are kept as {@link BinaryImplications}.
 *
 * <p>Nearly all clauses of a Sudoku are binary. A list entry takes 4 bytes for each of the two literals, where SAT4J's own object and its
 * watches take about 60 bytes per clause; learned binary clauses remain objects because they must be removable. SAT4J's
 * {@code MixedDataStructureDanielWLConciseBinary} uses the same idea, but its reasons cannot be minimised, and its table overflows
 * when variables come one at a time.
 */
final class BinaryClauseLists extends MixedDataStructureDanielWL {

    private static final long serialVersionUID = 1L;

    // SAT4J's factories are Serializable for historical reasons; nothing serialises one.
    private transient @Nullable BinaryImplications[] byLiteral;
    private boolean minimising;

    BinaryClauseLists(int variables) {
        byLiteral = new BinaryImplications[2 * variables + 2];
    }

    /** Adds the clause of two literals of different, unassigned variables. */
    void addBinary(int first, int second) {
        implicationsOf(first ^ 1).add(second);
        implicationsOf(second ^ 1).add(first);
    }

    private BinaryImplications implicationsOf(int literal) {
        if (literal >= byLiteral.length) {
            byLiteral = Arrays.copyOf(byLiteral, Math.max(literal + 1, 2 * byLiteral.length));
        }
        BinaryImplications implications = byLiteral[literal];
        if (implications == null) {
            implications = new BinaryImplications(literal, this);
            byLiteral[literal] = implications;
            lits.watch(literal, implications);
        }
        return implications;
    }

    /** Adds a clause; the return value is unused, because clauses are never removed. */
    @Override
    public @Nullable Constr createClause(IVecInt literals) throws ContradictionException {
        IVecInt rest = Clauses.sanityCheck(literals, lits, solver);
        if (rest == null || rest.size() == 1) {
            return null;
        }
        if (rest.size() == 2) {
            addBinary(rest.get(0), rest.get(1));
            return null;
        }
        return OriginalWLClause.brandNewClause(solver, lits, rest);
    }

    boolean isMinimising() {
        return minimising;
    }

    void setMinimising(boolean minimising) {
        this.minimising = minimising;
    }
}
