package io.github.sudokusat.generate;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes a puzzle of classic 9 × 9 harder or easier: changes some of its givens, rates the result, and continues from the best ones.
 *
 * <pre>{@code
 * GenerateResult harder = NearbyGenerator.harder(puzzle).withSymmetry(GivenSymmetry.HALF_TURN).generate(seed, 0);
 * }</pre>
 *
 * <p>A harder puzzle has a higher score than the given one and at least its level; no given of it can go, or no orbit if it keeps a symmetry; it may
 * have another solution. An easier puzzle has a lower score and at most its level; it consists of the given puzzle and further digits of its
 * solution, as few as were found to be enough. Ratings are those of the profile {@code full}.
 *
 * <p>Immutable and safe for use by several threads.
 */
public final class NearbyGenerator implements PuzzleSource {

    /** The most tries where the limits set no other number. */
    private static final long DEFAULT_TRIES = 300;

    /** The number of puzzles from which a search for harder ones continues. */
    private static final int POOL = 4;

    /** The number of additions among which the one that makes a puzzle easiest is chosen. */
    private static final int COMPARED = 12;

    /**
     * A puzzle and its rating.
     *
     * @param generated the puzzle and its solution
     * @param rating its rating
     */
    private record Rated(Generated generated, Rating rating) {

        long score() {
            return rating.score();
        }
    }

    private final boolean makesHarder;
    private final Generated start;
    private final GivenSymmetry symmetry;
    private final PuzzleTarget target;
    private final LogicSolver solver;

    private final Limits limits;

    private NearbyGenerator(
            boolean makesHarder,
            Generated start,
            GivenSymmetry symmetry,
            PuzzleTarget target,
            LogicSolver solver,
            Limits limits) {
        this.makesHarder = makesHarder;
        this.start = start;
        this.symmetry = symmetry;
        this.target = target;
        this.solver = solver;
        this.limits = limits;
    }

    /**
     * A generator of harder puzzles.
     *
     * @param puzzle a proper puzzle of classic 9 × 9
     * @return a new generator
     * @throws IllegalArgumentException if the puzzle is not proper or has another layout
     */
    public static NearbyGenerator harder(Grid puzzle) {
        return of(true, puzzle);
    }

    /**
     * A generator of easier puzzles.
     *
     * @param puzzle a proper puzzle of classic 9 × 9
     * @return a new generator
     * @throws IllegalArgumentException if the puzzle is not proper or has another layout
     */
    public static NearbyGenerator easier(Grid puzzle) {
        return of(false, puzzle);
    }

    private static NearbyGenerator of(boolean makesHarder, Grid puzzle) {
        if (!puzzle.layout().isClassic()) {
            throw new IllegalArgumentException("puzzle must be of classic 9x9, but is on " + puzzle.layout());
        }
        BitSolver bits = new BitSolver();
        bits.start(puzzle.digits());
        requireOne(bits.advance(1, Long.MAX_VALUE) == 1, "none");
        Generated start = new Generated(puzzle, Grid.of(Layout.classic(), bits.solution()));
        requireOne(bits.advance(1, Long.MAX_VALUE) == 0, "several");
        LogicSolver solver = LogicSolver.of(Layout.classic()).withUniqueness(true);
        return new NearbyGenerator(makesHarder, start, GivenSymmetry.NONE, PuzzleTarget.any(), solver, Limits.none());
    }

    private static void requireOne(boolean isSo, String otherNumber) {
        if (!isSo) {
            throw new IllegalArgumentException("puzzle must have exactly one solution, but has " + otherNumber);
        }
    }

    /**
     * This generator with a symmetry that the puzzles keep. The default is {@link GivenSymmetry#NONE}.
     *
     * @param kept the symmetry
     * @return the new generator
     * @throws IllegalArgumentException if the givens of the puzzle do not have it
     */
    public NearbyGenerator withSymmetry(GivenSymmetry kept) {
        if (!kept.holds(start.puzzle())) {
            throw new IllegalArgumentException("the givens do not have the symmetry that is to be kept");
        }
        return new NearbyGenerator(makesHarder, start, kept, target, solver, limits);
    }

    /**
     * This generator with a target that the puzzle must meet besides being harder or easier. The search ends as soon as one does.
     *
     * @param wanted the target
     * @return the new generator
     */
    public NearbyGenerator withTarget(PuzzleTarget wanted) {
        return new NearbyGenerator(
                makesHarder, start, symmetry, Objects.requireNonNull(wanted, "wanted"), solver, limits);
    }

    /**
     * This generator with limits, which apply to each call separately.
     *
     * @param value time, cancellation, and the number of tries as the limit on the work: 300, about half a second, if they set no
     *     other
     * @return the new generator
     */
    @Override
    public NearbyGenerator withLimits(Limits value) {
        return new NearbyGenerator(
                makesHarder, start, symmetry, target, solver, Objects.requireNonNull(value, "value"));
    }

    /**
     * Generates a puzzle. A try is a puzzle that is rated, in some milliseconds. Without a target, harder puzzles are tried until a limit is reached,
     * and the one with the highest score is the result; easier puzzles until one with the fewest further givens is found.
     *
     * @param seed the seed, any number
     * @param index the number of the puzzle among those of the seed, any number
     * @return the puzzle, or the limit that was reached before one was found
     */
    @Override
    public GenerateResult generate(long seed, long index) {
        return new Run(RandomStream.of(seed, index), limits.watch()).run();
    }

    /** The search for one puzzle. */
    private final class Run {

        private final RandomStream random;
        private final Limits limits;
        private final Tries tries;
        private final TargetCheck check;
        /** The ratings so far; one puzzle in four comes up again. */
        private final Map<Grid, Rating> ratings = new HashMap<>();

        private final int[][] orbits = symmetry.orbits(start.puzzle().layout());
        private final int[] order = new int[orbits.length];

        Run(RandomStream random, Watch watch) {
            this.random = random;
            this.limits = watch.limits();
            this.tries = new Tries(watch, DEFAULT_TRIES);
            this.check = new TargetCheck(target, TargetCheck.Solvers.of(target, Layout.classic()), limits);
            for (int i = 0; i < order.length; i++) {
                order[i] = i;
            }
        }

        GenerateResult run() {
            Rated first = rate(start);
            Generated found = !first.rating().isRated() ? null : makesHarder ? findHarder(first) : findEasier(first);
            return found == null
                    ? new GenerateResult.Stopped(
                            Objects.requireNonNullElse(tries.stop(), StopReason.WORK_LIMIT),
                            tries.count(),
                            check.seen())
                    : new GenerateResult.Found(found, tries.count());
        }

        private Rated rate(Generated generated) {
            return new Rated(
                    generated,
                    ratings.computeIfAbsent(
                            generated.puzzle(),
                            puzzle -> Rater.of(solver.withGivens(puzzle))
                                    .withLimits(limits)
                                    .rate(solver.start(puzzle), generated.solution())));
        }

        /** The hardest of all that were tried, or the first to meet the target; null if there is none. */
        private @Nullable Generated findHarder(Rated first) {
            Vicinity vicinity = new Vicinity(random, orbits);
            List<Rated> pool = new ArrayList<>(List.of(first));
            while (tries.stop() == null) {
                Generated from = pool.get(random.nextInt(pool.size())).generated();
                if (random.nextInt(2) == 0) {
                    vicinity.exchange(from);
                } else {
                    vicinity.move(from.puzzle());
                }
                Rated next = rate(vicinity.removal().generated());
                tries.add();
                if (isFurther(next, first) && pool.stream().noneMatch(other -> other.score() == next.score())) {
                    if (!target.isAny() && check.isMet(next.generated().puzzle(), next.rating())) {
                        return next.generated();
                    }
                    pool.add(next);
                    pool.sort(Comparator.comparingLong(Rated::score).reversed());
                    pool.subList(Math.min(POOL, pool.size()), pool.size()).clear();
                }
            }
            return target.isAny() && pool.get(0).score() > first.score()
                    ? pool.get(0).generated()
                    : null;
        }

        /** The first that is easier and meets the target; null if there is none. */
        private @Nullable Generated findEasier(Rated first) {
            Rated current = first;
            while (tries.stop() == null && !current.generated().puzzle().isComplete()) {
                random.shuffle(order);
                Rated easiest = null;
                int compared = 0;
                for (int i = 0; i < order.length && compared < COMPARED && tries.stop() == null; i++) {
                    int[] orbit = orbits[order[i]];
                    if (current.generated().puzzle().digit(orbit[0]) == 0) {
                        Rated next = rate(new Generated(filled(current.generated(), orbit), start.solution()));
                        tries.add();
                        compared++;
                        if (isFurther(next, first)
                                && check.isMet(next.generated().puzzle(), next.rating())) {
                            return next.generated();
                        }
                        easiest = easiest == null || next.score() < easiest.score() ? next : easiest;
                    }
                }
                current = easiest == null ? current : easiest;
            }
            return null;
        }

        private Grid filled(Generated from, int[] orbit) {
            Grid puzzle = from.puzzle();
            for (int cell : orbit) {
                puzzle = puzzle.with(cell, from.solution().digit(cell));
            }
            return puzzle;
        }

        /** Whether a puzzle is further than the given one in the direction asked for. */
        private boolean isFurther(Rated next, Rated first) {
            if (!next.rating().isRated()) {
                return false;
            }
            int levels = next.rating()
                    .level()
                    .orElseThrow()
                    .compareTo(first.rating().level().orElseThrow());
            return makesHarder
                    ? levels >= 0 && next.score() > first.score()
                    : levels <= 0 && next.score() < first.score();
        }
    }
}
