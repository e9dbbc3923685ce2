package io.github.sudokusat.sat.sat4j;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.sat4j.minisat.constraints.MixedDataStructureDanielWL;
import org.sat4j.minisat.constraints.cnf.Clauses;
import org.sat4j.minisat.constraints.cnf.OriginalWLClause;
import org.sat4j.minisat.constraints.cnf.UnitClause;
import org.sat4j.minisat.core.ILits;
import org.sat4j.specs.Constr;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.MandatoryLiteralListener;
import org.sat4j.specs.Propagatable;
import org.sat4j.specs.UnitPropagationListener;

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

    /**
     * All binary clauses of one literal p, as the list of the literals q that p implies.
     *
     * <p>SAT4J asks a reason for its other literals. For {@code ¬p ∨ q} as the reason for q, that is ¬p alone, whichever q it is. To SAT4J's
     * clause minimisation, which looks at {@code size()} and {@code get}, this object is therefore the unit clause ¬p that it extends.
     *
     * <p>Literals here are SAT4J's: 2v for v and 2v + 1 for ¬v.
     */
    private static final class BinaryImplications extends UnitClause implements Propagatable {

        private final BinaryClauseLists owner;
        private final ILits literals;
        private int[] implied = new int[8];
        private int length;
        private int conflicting;

        BinaryImplications(int implying, BinaryClauseLists owner) {
            super(implying ^ 1);
            this.owner = owner;
            this.literals = owner.getVocabulary();
        }

        void add(int literal) {
            if (length == implied.length) {
                implied = Arrays.copyOf(implied, 2 * length);
            }
            implied[length++] = literal;
        }

        @Override
        public boolean propagate(UnitPropagationListener solver, int implying) {
            literals.watch(implying, this);
            int[] all = implied;
            for (int i = 0, n = length; i < n; i++) {
                if (!solver.enqueue(all[i], this)) {
                    conflicting = all[i];
                    return false;
                }
            }
            return true;
        }

        @Override
        public void calcReason(int propagated, IVecInt reason) {
            reason.push(literal ^ 1);
            if (propagated == ILits.UNDEFINED) {
                reason.push(conflicting ^ 1);
            }
        }

        /**
         * True while a conflict is analysed, so that p is bumped once for each of the clauses, as it would be by separate clauses (a sixth
         * fewer conflicts on hard 9×9); false during minimisation, which would otherwise leave these reasons alone.
         */
        @Override
        public boolean canBePropagatedMultipleTimes() {
            return !owner.isMinimising();
        }

        @Override
        public Constr toConstraint() {
            return this;
        }

        @Override
        public boolean propagatePI(MandatoryLiteralListener listener, int implying) {
            throw new UnsupportedOperationException("prime implicants are not computed here");
        }
    }
}
