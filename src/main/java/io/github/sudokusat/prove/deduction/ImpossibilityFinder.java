package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.prove.mus.MusFinder;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Explains why a position has no solution: finds few constraints that its candidates cannot meet together.
 *
 * <p>From the constraints that the solver names, it leaves out one after another until none can be left out (see {@link MusFinder}), in several
 * orders, and takes the least of these sets. What is found is checked once more in a session of its own.
 *
 * <p>Immutable, and safe for use by several threads if the solver is.
 */
public final class ImpossibilityFinder {

    /** The orders in which constraints are left out. */
    private static final int ORDERS = 12;

    private final SatSolver solver;
    private final Limits limits;

    private ImpossibilityFinder(SatSolver solver, Limits limits) {
        this.solver = solver;
        this.limits = limits;
    }

    /**
     * Creates a finder.
     *
     * @param solver answers the questions; it is fast if it is {@linkplain io.github.sudokusat.sat.Capability#INCREMENTAL incremental} and names
     *     {@linkplain io.github.sudokusat.sat.Capability#CORE cores}
     * @return the finder
     */
    public static ImpossibilityFinder of(SatSolver solver) {
        return new ImpossibilityFinder(Objects.requireNonNull(solver, "solver"), Limits.none());
    }

    /**
     * This finder with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new finder
     */
    public ImpossibilityFinder withLimits(Limits value) {
        return new ImpossibilityFinder(solver, Objects.requireNonNull(value, "value"));
    }

    /**
     * Searches for few constraints that cannot be met together.
     *
     * @param position a position without a {@linkplain CandidateGrid#contradiction() contradiction} in plain sight; not modified
     * @return the constraints; empty if the position has a solution, or a limit was reached first
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public Optional<Impossibility> find(CandidateGrid position) {
        Effort effort = new Effort(limits.watch());
        OpenConstraints open = OpenConstraints.of(position.copy(), effort.watch());
        return effort.isStopped() ? Optional.empty() : new Run(open, effort).find();
    }

    /** The work on one position. */
    private final class Run {

        private final OpenConstraints open;
        private final Effort effort;

        Run(OpenConstraints open, Effort effort) {
            this.open = open;
            this.effort = effort;
        }

        Optional<Impossibility> find() {
            try (SatSession session = solver.open(open.formulaVariables(), SessionOptions.defaults())) {
                if (!open.writeTo(session, effort.watch())) {
                    return Optional.empty();
                }
                int[] all =
                        IntStream.range(0, open.needCount()).map(open::selector).toArray();
                MusFinder finder = new MusFinder(assumptions -> effort.solve(session, assumptions), effort);
                if (!(effort.solve(session, all) instanceof SatResult.Unsat unsat)) {
                    return Optional.empty();
                }
                int[] few = few(finder, unsat.core());
                return few.length == 0 ? Optional.empty() : Optional.of(confirmed(few));
            }
        }

        /** The least of several sets from which nothing can be left out; empty if stopped before there is any. */
        private int[] few(MusFinder finder, int[] core) {
            RandomStream random = RandomStream.of(1);
            int[] best = {};
            int[] order = core.clone();
            for (int i = 0; i < ORDERS && !effort.isStopped(); i++) {
                int[] some = finder.minimal(order);
                if (some != null && (best.length == 0 || some.length < best.length)) {
                    best = some;
                }
                random.shuffle(order);
            }
            return best;
        }

        private Impossibility confirmed(int[] few) {
            int[] needs = Arrays.stream(few).map(open::need).sorted().toArray();
            requireImpossible(needs);
            List<Constraint> constraints =
                    Arrays.stream(needs).mapToObj(open::constraint).toList();
            return new Impossibility(
                    constraints,
                    areTooFew(constraints),
                    RulesApart.of(open.position().layout(), constraints));
        }

        /** Checks a set in a new session, unless a limit is reached. */
        private void requireImpossible(int[] needs) {
            try (SatSession fresh = solver.open(open.formulaVariables(), SessionOptions.defaults())) {
                open.writeTo(fresh, effort.watch());
                int[] selectors = Arrays.stream(needs).map(open::selector).toArray();
                if (!effort.isStopped() && effort.solve(fresh, selectors) instanceof SatResult.Sat) {
                    throw new IllegalStateException("the solver contradicts itself in "
                            + open.position().toGrid());
                }
            }
        }

        /** Whether cells that must all differ have too few digits, or digits of a house too few cells. */
        private boolean areTooFew(List<Constraint> constraints) {
            Set<Integer> different = new HashSet<>();
            for (Constraint constraint : constraints) {
                for (Candidate place : constraint.places()) {
                    different.add(constraint instanceof Constraint.CellHasDigit ? place.digit() : number(place.cell()));
                }
            }
            boolean areAlike = constraints.stream().allMatch(one -> isLike(constraints.get(0), one));
            return constraints.size() > 1 && areAlike && different.size() < constraints.size();
        }

        private boolean isLike(Constraint first, Constraint other) {
            Layout layout = open.position().layout();
            if (first instanceof Constraint.CellHasDigit one && other instanceof Constraint.CellHasDigit two) {
                return one.equals(two) || layout.mustDiffer(number(one.cell()), number(two.cell()));
            }
            return first instanceof Constraint.HouseHasPlace one
                    && other instanceof Constraint.HouseHasPlace two
                    && one.house().equals(two.house());
        }

        private int number(Cell cell) {
            return cell.number(open.position().layout().side());
        }
    }
}
