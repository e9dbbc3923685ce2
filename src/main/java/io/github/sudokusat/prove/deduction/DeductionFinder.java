package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.prove.givens.TrueCandidateFinder;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.sat.SatSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Explains steps by the fewest possible constraints, and finds the step that needs the fewest. {@link Deduction} defines what counts as a constraint
 * and what is free.
 *
 * <p>Sets of constraints from which a conclusion follows are found as hitting sets of the sets of constraints that remain unmet when it does not hold
 * (A. Ignatiev, A. Previti, M. Liffiton, J. Marques-Silva, Smallest MUS Extraction with Minimal Hitting Set Dualization, CP 2015), for all
 * conclusions at once (B. Bogaerts, E. Gamba, T. Guns, A Framework for Step-Wise Explaining How to Solve Constraint Satisfaction Problems, Artificial
 * Intelligence 300, 2021). The sets that remain unmet are kept from step to step, because candidates are only removed. Of several smallest deductions
 * one with a placement is preferred, and then the first by cell and digit. Every deduction is checked once more in a session of its own.
 *
 * <p>Limits apply to each call separately, also to one that finds many steps. Conflicts are counted over all solves except those that determine what
 * follows at all, to which the limit applies separately. If a limit is reached, or a step takes more than about a second's work, the answer is the
 * smallest of several sets from which no constraint can be left out, and indicates that fewer may suffice.
 *
 * <p>Immutable, and safe for use by several threads if the solver is.
 */
public final class DeductionFinder {

    private final SatSolver solver;
    private final boolean isSmallestWanted;
    private final Limits limits;

    private DeductionFinder(SatSolver solver, boolean isSmallestWanted, Limits limits) {
        this.solver = solver;
        this.isSmallestWanted = isSmallestWanted;
        this.limits = limits;
    }

    /**
     * Creates a finder.
     *
     * @param solver answers the questions; it is fast if it is {@linkplain io.github.sudokusat.sat.Capability#INCREMENTAL incremental} and names
     *     {@linkplain io.github.sudokusat.sat.Capability#CORE cores}
     * @return the finder
     */
    public static DeductionFinder of(SatSolver solver) {
        return new DeductionFinder(Objects.requireNonNull(solver, "solver"), true, Limits.none());
    }

    /**
     * This finder without the search for the fewest constraints, which can take seconds: a deduction is then one from which no constraint can be
     * left out, unless two constraints or fewer suffice.
     *
     * @return the new finder
     */
    public DeductionFinder withoutSmallest() {
        return new DeductionFinder(solver, false, limits);
    }

    /**
     * This finder with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new finder
     */
    public DeductionFinder withLimits(Limits value) {
        return new DeductionFinder(solver, isSmallestWanted, Objects.requireNonNull(value, "value"));
    }

    /**
     * Finds a deduction from the fewest constraints.
     *
     * @param position the current digits and candidates; not modified
     * @return a deduction; or that nothing follows, that there is no solution, or which limit was reached
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public DeductionResult next(CandidateGrid position) {
        Effort effort = new Effort(limits.watch());
        TrueCandidatesResult truth = truth(position, effort);
        return truth instanceof TrueCandidatesResult.Found found
                ? new DeductionRun(solver, found, effort, isSmallestWanted).next(position.copy())
                : none(truth);
    }

    /**
     * Explains why a digit can be placed, or why a candidate can be removed.
     *
     * @param position the current digits and candidates; not modified
     * @param conclusion a candidate of an open cell
     * @param isPlaced whether it is to be placed; otherwise it is to be removed
     * @return a deduction that has it as one of its conclusions, or has a placement from which it follows; or that it does not follow, that there is
     *     no solution, or which limit was reached
     * @throws IllegalArgumentException if it is not a candidate of an open cell, or the layout has a rule that cannot be encoded
     */
    public DeductionResult explain(CandidateGrid position, Candidate conclusion, boolean isPlaced) {
        int side = position.layout().side();
        if (conclusion.cell().row() >= side || conclusion.cell().column() >= side || conclusion.digit() > side) {
            throw new IllegalArgumentException("conclusion must be within side " + side + ", but is " + conclusion);
        }
        int cell = conclusion.cell().number(side);
        Effort effort = new Effort(limits.watch());
        if (position.isContradictory()) {
            return new DeductionResult.Unsolvable();
        }
        if (position.digit(cell) != 0 || !position.isCandidate(cell, conclusion.digit())) {
            throw new IllegalArgumentException("conclusion must be a candidate of an open cell, but is " + conclusion);
        }
        TrueCandidatesResult truth = truth(position, effort);
        return truth instanceof TrueCandidatesResult.Found found
                ? new DeductionRun(solver, found, effort, isSmallestWanted)
                        .explain(position.copy(), conclusion, isPlaced)
                : none(truth);
    }

    /**
     * Finds and applies deductions, each with the fewest constraints in its position, until nothing more follows.
     *
     * @param position the starting position; not modified
     * @return the steps
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded
     */
    public DeductionPath path(CandidateGrid position) {
        return path(position, Integer.MAX_VALUE);
    }

    /**
     * Finds and applies deductions, each with the fewest constraints in its position, up to a number of them.
     *
     * @param position the starting position; not modified
     * @param most the maximum number of steps, 0 or more
     * @return the steps; {@linkplain SolvingPath.End#UNFINISHED unfinished} if there are that many and they do not solve the grid
     * @throws IllegalArgumentException if the layout has a rule that cannot be encoded, or {@code most} is negative
     */
    public DeductionPath path(CandidateGrid position, int most) {
        if (most < 0) {
            throw new IllegalArgumentException("most must be 0 or more, but is " + most);
        }
        Effort effort = new Effort(limits.watch());
        TrueCandidatesResult truth = truth(position, effort);
        if (truth instanceof TrueCandidatesResult.Found found) {
            return path(position.copy(), most, new DeductionRun(solver, found, effort, isSmallestWanted));
        }
        return truth instanceof TrueCandidatesResult.Stopped stopped
                ? new DeductionPath(List.of(), position.copy(), SolvingPath.End.STOPPED, stopped.reason())
                : new DeductionPath(List.of(), position.copy(), SolvingPath.End.CONTRADICTION, null);
    }

    private static DeductionPath path(CandidateGrid position, int most, DeductionRun run) {
        List<Deduction> steps = new ArrayList<>();
        StopReason stop = null;
        while (true) {
            if (steps.size() >= most && !position.isSolved()) {
                return new DeductionPath(steps, position, SolvingPath.End.UNFINISHED, null);
            }
            DeductionResult next = run.next(position.copy());
            if (next instanceof DeductionResult.Found found) {
                steps.add(found.deduction());
                apply(found.deduction(), position);
                continue;
            }
            SolvingPath.End end = position.isSolved() ? SolvingPath.End.SOLVED : SolvingPath.End.STUCK;
            if (next instanceof DeductionResult.Stopped stopped) {
                end = SolvingPath.End.STOPPED;
                stop = stopped.reason();
            }
            return new DeductionPath(steps, position, end, stop);
        }
    }

    private static void apply(Deduction deduction, CandidateGrid position) {
        int side = position.layout().side();
        for (Candidate digit : deduction.placements()) {
            position.place(digit.cell().number(side), digit.digit());
        }
        for (Candidate candidate : deduction.eliminations()) {
            position.remove(candidate.cell().number(side), candidate.digit());
        }
    }

    private TrueCandidatesResult truth(CandidateGrid position, Effort effort) {
        Watch watch = effort.watch();
        return watch.isStopped()
                ? new TrueCandidatesResult.Stopped(effort.reason(), List.of())
                : TrueCandidateFinder.of(solver).withLimits(watch.limits()).find(Puzzle.of(position));
    }

    private static DeductionResult none(TrueCandidatesResult truth) {
        return truth instanceof TrueCandidatesResult.Stopped stopped
                ? new DeductionResult.Stopped(stopped.reason())
                : new DeductionResult.Unsolvable();
    }
}
