package io.github.sudokusat.sat.sat4j;

import java.util.Arrays;
import org.sat4j.minisat.constraints.cnf.UnitClause;
import org.sat4j.minisat.core.ILits;
import org.sat4j.specs.Constr;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.MandatoryLiteralListener;
import org.sat4j.specs.Propagatable;
import org.sat4j.specs.UnitPropagationListener;

/**
 * All binary clauses of one literal p, as the list of the literals q that p implies.
 *
 * <p>SAT4J asks a reason for its other literals. For {@code ¬p ∨ q} as the reason for q, that is ¬p alone, whichever q it is. To SAT4J's
 * clause minimisation, which looks at {@code size()} and {@code get}, this object is therefore the unit clause ¬p that it extends.
 *
 * <p>Literals here are SAT4J's: 2v for v and 2v + 1 for ¬v.
 */
final class BinaryImplications extends UnitClause implements Propagatable {

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
