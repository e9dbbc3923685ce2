package io.github.sudokusat.prove.givens;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds digits that make an under-clued puzzle proper, and as few as possible.
 *
 * <p>If there are at most {@value #MOST_SOLUTIONS} solutions, all of them are listed, and {@link SolutionFamily} finds the fewest digits that only
 * one of them has. If there are more, digits that few of the first ones have are placed until only one solution is left, and those that turn out to
 * be unnecessary are removed again: then none of the digits can be left out, but a smaller set may exist.
 *
 * <p>Limits apply to each call separately; a limit on the work, to each search of the engine. If one is reached after digits are known of which none
 * can be left out, these are the result.
 *
 * <p>Immutable, and safe for use by several threads if the engine is.
 */
public final class MissingGivenFinder {

    /** The maximum number of solutions that are listed: about ten megabytes on 9 × 9, and seconds for an engine that finds thousands a second. */
    static final int MOST_SOLUTIONS = 20_000;

    private final Engine engine;
    private final Limits limits;

    private MissingGivenFinder(Engine engine, Limits limits) {
        this.engine = engine;
        this.limits = limits;
    }

    /**
     * Creates a finder.
     *
     * @param engine finds the solutions
     * @return the finder
     */
    public static MissingGivenFinder of(Engine engine) {
        return new MissingGivenFinder(Objects.requireNonNull(engine, "engine"), Limits.none());
    }

    /**
     * This finder with limits, which apply to each call separately.
     *
     * @param value the limits
     * @return the new finder
     */
    public MissingGivenFinder withLimits(Limits value) {
        return new MissingGivenFinder(engine, Objects.requireNonNull(value, "value"));
    }

    /**
     * Searches for the fewest digits that make a puzzle proper; {@link MissingGivensResult.Found#isSmallest} tells whether the result is proved to be
     * that.
     *
     * @param puzzle the puzzle
     * @return the digits, none for a proper puzzle; or that there is no solution, or which limit was reached
     * @throws IllegalArgumentException if the engine does not support the layout
     */
    public MissingGivensResult find(Puzzle puzzle) {
        Watch watch = limits.withMaxSolutions(Long.MAX_VALUE).watch();
        CandidateGrid candidates = puzzle.toCandidates(CandidateLayout.of(puzzle.layout()), watch);
        return !watch.isStopped() && candidates.isContradictory()
                ? new MissingGivensResult.Unsolvable()
                : new Run(candidates, watch).find();
    }

    /** The work on one puzzle. */
    private final class Run {

        private final CandidateGrid puzzle;
        private final Watch watch;

        Run(CandidateGrid puzzle, Watch watch) {
            this.puzzle = puzzle;
            this.watch = watch;
        }

        MissingGivensResult find() {
            if (watch.isStopped()) {
                return stopped();
            }
            List<Candidate> digits = new ArrayList<>();
            List<Grid> solutions = solutions(digits, MOST_SOLUTIONS + 1);
            boolean isAll = solutions.size() <= MOST_SOLUTIONS;
            while (solutions.size() > MOST_SOLUTIONS) {
                digits.add(new SolutionFamily(solutions).rarest());
                solutions = solutions(digits, MOST_SOLUTIONS + 1);
            }
            if (watch.isStopped()) {
                return stopped();
            }
            if (solutions.isEmpty()) {
                return new MissingGivensResult.Unsolvable();
            }
            Grid solution = narrow(digits, solutions);
            if (solution == null) {
                return stopped();
            }
            reduce(digits);
            if (watch.isStopped()) {
                return stopped();
            }
            return isAll ? fewest(digits, solution, solutions) : found(digits, digits.size() <= 1, solution);
        }

        private MissingGivensResult stopped() {
            return new MissingGivensResult.Stopped(watch.reason().orElse(StopReason.CANCELLED));
        }

        private MissingGivensResult.Found found(List<Candidate> digits, boolean isSmallest, Grid solution) {
            List<Candidate> sorted = new ArrayList<>(digits);
            int side = solution.layout().side();
            sorted.sort(Comparator.comparingInt(digit -> digit.cell().number(side)));
            return new MissingGivensResult.Found(sorted, isSmallest, solution);
        }

        /** Adds rare digits until one of some solutions is left, and returns it; null if the watch stopped it. */
        private @Nullable Grid narrow(List<Candidate> digits, List<Grid> solutions) {
            List<Grid> left = solutions;
            while (left.size() > 1 && !watch.isStopped()) {
                Candidate digit = new SolutionFamily(left).rarest();
                digits.add(digit);
                left = having(digit, left);
            }
            return left.size() == 1 ? left.get(0) : null;
        }

        private List<Grid> having(Candidate digit, List<Grid> solutions) {
            int cell = digit.cell().number(puzzle.layout().side());
            List<Grid> some = new ArrayList<>();
            for (Grid solution : solutions) {
                if (solution.digit(cell) == digit.digit()) {
                    some.add(solution);
                }
            }
            return some;
        }

        /** Removes every digit without which the rest still leaves one solution. Once the watch stops it, digits that could be removed may remain. */
        private void reduce(List<Candidate> digits) {
            for (int i = digits.size() - 1; i >= 0; i--) {
                Candidate digit = digits.remove(i);
                if (solutions(digits, 2).size() != 1) {
                    digits.add(i, digit);
                }
            }
        }

        private MissingGivensResult fewest(List<Candidate> digits, Grid solution, List<Grid> solutions) {
            if (digits.size() <= 1) {
                return found(digits, true, solution);
            }
            List<Candidate> fewer = new SolutionFamily(solutions).fewest(digits.size(), watch);
            if (fewer == null) {
                return found(digits, !watch.isStopped(), solution);
            }
            List<Grid> left = solutions;
            for (Candidate digit : fewer) {
                left = having(digit, left);
            }
            return found(fewer, true, left.get(0));
        }

        /** The first solutions that have some digits; if the watch stops the search, those found so far. */
        private List<Grid> solutions(List<Candidate> digits, int most) {
            List<Grid> solutions = new ArrayList<>();
            CandidateGrid narrowed = puzzle.copy();
            for (Candidate digit : digits) {
                if (!narrowed.place(digit.cell().number(puzzle.layout().side()), digit.digit())) {
                    return solutions;
                }
            }
            try (Search search = engine.start(Puzzle.of(narrowed), watch.limits())) {
                while (solutions.size() < most && search.advance() == Search.Status.FOUND) {
                    solutions.add(search.solution());
                }
                search.statistics().stopReason().ifPresent(watch::stop);
            }
            return solutions;
        }
    }
}
