package io.github.sudokusat.sat.sat4j;

import io.github.sudokusat.run.RandomStream;
import org.jspecify.annotations.Nullable;
import org.sat4j.minisat.core.IPhaseSelectionStrategy;

/**
 * Tries for each variable its last value, as RSAT does; initially true, or a random value if there is a generator.
 *
 * @see <a href="https://doi.org/10.1007/978-3-540-72788-0_28">K. Pipatsrisawat, A. Darwiche, A Lightweight Component Caching Scheme for
 *     Satisfiability Solvers, SAT 2007</a>
 */
final class SavedPhases implements IPhaseSelectionStrategy {

    private static final long serialVersionUID = 1L;

    private final @Nullable RandomStream random;
    private int[] literal = new int[0];

    SavedPhases(@Nullable RandomStream random) {
        this.random = random;
    }

    @Override
    public void init(int length) {
        if (literal.length < length) {
            literal = new int[length];
        }
        for (int variable = 1; variable < length; variable++) {
            boolean value = random == null || random.nextInt() < 0;
            literal[variable] = value ? 2 * variable : 2 * variable + 1;
        }
    }

    @Override
    public void init(int variable, int first) {
        literal[variable] = first;
    }

    @Override
    public int select(int variable) {
        return literal[variable];
    }

    @Override
    public void assignLiteral(int assigned) {
        literal[assigned >> 1] = assigned;
    }

    @Override
    public void updateVar(int bumped) {
        // Bumps say nothing about values.
    }

    @Override
    public void updateVarAtDecisionLevel(int bumped) {
        // Bumps say nothing about values.
    }
}
