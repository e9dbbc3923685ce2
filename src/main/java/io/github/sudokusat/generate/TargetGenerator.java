package io.github.sudokusat.generate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.Watch;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Generates proper puzzles that meet a {@linkplain PuzzleTarget target}: takes puzzles of another source until one does.
 *
 * <pre>{@code
 * PuzzleTarget target = PuzzleTarget.any().withNeeded(Technique.X_WING);
 * GenerateResult result = TargetGenerator.of(PuzzleGenerator.create(), target).generate(seed, 0);
 * }</pre>
 *
 * <p>If a technique is needed and the source is a {@link PuzzleGenerator}, a puzzle that gets as far as using this technique but is not solved by it
 * is varied: some givens go, others come, and the new puzzle replaces the old one unless it leaves more candidates. That finds techniques that hardly
 * any puzzle needs. For Avoidable Rectangle Type 2, the rarest, the search starts from known puzzles instead if no symmetry is asked for.
 *
 * <p>If at most 20 givens are asked for and the source is a {@link PuzzleGenerator} without a symmetry, its puzzles lose givens one by one in a
 * search near them.
 *
 * <p>Immutable and safe for use by several threads if the source is.
 */
public final class TargetGenerator implements PuzzleSource {

    /** The most tries where the limits set no other number: on 9 × 9 and smaller layouts some minutes. */
    private static final long DEFAULT_TRIES = 100_000;

    /** The same for larger layouts, on which a try can take seconds. */
    private static final long DEFAULT_TRIES_OF_LARGE = 1_000;

    private static final int LARGE = 10;

    /** The same for puzzles with few givens, each of whose tries takes some 20 ms. */
    private static final long DEFAULT_TRIES_OF_FEW = 10_000;

    /** The largest number of givens that random minimal puzzles hardly ever have. */
    private static final int FEW = 20;

    /** A change is undone if it leaves this many more candidates. */
    private static final int TOLERANCE = 4;

    /** The number of solutions seen on the way from a known puzzle to a new one. */
    private static final int SOLUTIONS_ON_THE_WAY = 6;

    /** The number of changes after which another known puzzle is taken. */
    private static final int CHANGES_OF_KNOWN = 400;

    private final PuzzleSource source;
    private final PuzzleTarget target;
    private final Bias bias;
    private final TargetCheck.Solvers solvers;

    private final Limits limits;

    private TargetGenerator(PuzzleSource source, PuzzleTarget target, Limits limits) {
        this.source = source;
        this.target = target;
        this.bias = target.needed().map(Bias::of).orElse(Bias.NONE);
        this.solvers = TargetCheck.Solvers.of(target, Layout.classic());
        this.limits = limits;
    }

    /**
     * A generator.
     *
     * @param source makes the puzzles, within the limits of this generator
     * @param target what is asked of them
     * @return a new generator
     * @throws IllegalArgumentException if conditions of the target obviously contradict each other, such as a technique that is needed and forbidden
     */
    public static TargetGenerator of(PuzzleSource source, PuzzleTarget target) {
        String contradiction = target.contradiction();
        if (contradiction != null) {
            throw new IllegalArgumentException("the target contradicts itself: " + contradiction);
        }
        return new TargetGenerator(Objects.requireNonNull(source, "source"), target, Limits.none());
    }

    /**
     * This generator with limits, which apply to each call separately.
     *
     * @param value time, cancellation, and the number of tries as the limit on the work: 100,000; 1,000 on layouts
     *     larger than 9 × 9; 10,000 for at most 20 givens; if they set no other
     * @return the new generator
     */
    @Override
    public TargetGenerator withLimits(Limits value) {
        return new TargetGenerator(source, target, Objects.requireNonNull(value, "value"));
    }

    /**
     * Generates a puzzle. A try is a puzzle that is tested, in about a millisecond; for at most 20 givens, one whose neighbours are tested, in
     * some 20 ms.
     *
     * @param seed the seed, any number
     * @param index the number of the puzzle among those of the seed, any number
     * @return the puzzle, the reason why there is none, or the limit that was reached and what was seen before
     */
    @Override
    public GenerateResult generate(long seed, long index) {
        return new Run(seed, index, limits.watch()).run();
    }

    /** The search for one puzzle. */
    private final class Run {

        private final RandomStream random;
        private final Limits limits;
        private final PuzzleSource limited;
        private final TargetCheck check;
        private final Tries tries;

        Run(long seed, long index, Watch watch) {
            this.random = RandomStream.of(seed, index);
            this.tries = new Tries(watch, DEFAULT_TRIES);
            this.limits = watch.limits().withMaxWork(Long.MAX_VALUE);
            this.limited = source.withLimits(limits);
            this.check = new TargetCheck(target, solvers, limits);
        }

        GenerateResult run() {
            long seed = ((long) random.nextInt() << Integer.SIZE) ^ random.nextInt();
            for (long number = 0; tries.stop() == null; number++) {
                GenerateResult made = make(seed, number);
                if (!(made instanceof GenerateResult.Found found)) {
                    return made instanceof GenerateResult.Stopped stopped
                            ? new GenerateResult.Stopped(stopped.reason(), tries.count(), check.seen())
                            : made;
                }
                if (tries.stop() == null) {
                    tries.add();
                }
                Layout layout = found.generated().puzzle().layout();
                if (layout.side() >= LARGE) {
                    tries.limitTo(DEFAULT_TRIES_OF_LARGE);
                }
                GenerateResult impossible = impossible(layout);
                if (impossible != null) {
                    return impossible;
                }
                if (check.isMet(found.generated().puzzle())) {
                    return new GenerateResult.Found(found.generated(), tries.count());
                }
                Generated varied = check.left() > 0 ? vary(found.generated(), seed, number) : null;
                if (varied != null) {
                    return new GenerateResult.Found(varied, tries.count());
                }
            }
            return new GenerateResult.Stopped(Objects.requireNonNull(tries.stop()), tries.count(), check.seen());
        }

        /** The first technique that the target uses and that is about rules; null if there is none. */
        private @Nullable Technique firstOfRules() {
            for (Technique technique : Technique.values()) {
                if (technique.needsRules() && target.uses(technique)) {
                    return technique;
                }
            }
            return null;
        }

        /** Why no puzzle of a layout meets the target; null if nothing is known that forbids it. */
        private @Nullable GenerateResult impossible(Layout layout) {
            Technique ofRules = layout.statedRules().isEmpty() ? firstOfRules() : null;
            if (ofRules != null) {
                return new GenerateResult.Impossible(
                        Impossibility.NO_RULE,
                        "the technique " + ofRules.id() + " is for layouts with rules such as killer or thermo");
            }
            // Two digits that are not given can be exchanged in any solution.
            int fewest = layout.isClassic() ? PuzzleGenerator.FEWEST_GIVENS : layout.side() - 1;
            if (target.mostGivens() < fewest) {
                return new GenerateResult.Impossible(
                        Impossibility.TOO_FEW_GIVENS,
                        "no puzzle with fewer than " + fewest + " givens has exactly one solution");
            }
            return target.fewestGivens() > layout.cells().length
                    ? new GenerateResult.Impossible(
                            Impossibility.TOO_MANY_GIVENS, "the grid has only " + layout.cells().length + " cells")
                    : null;
        }

        private GenerateResult make(long seed, long number) {
            if (target.needed().filter(RarePuzzles::has).isPresent()
                    && source instanceof PuzzleGenerator generator
                    && generator.makesAllMinimalPuzzles()) {
                return new GenerateResult.Found(wander(), tries.count());
            }
            if (!(limited instanceof PuzzleGenerator generator)) {
                return limited.generate(seed, number);
            }
            GenerateResult made = generator.generate(seed, number, bias);
            return made instanceof GenerateResult.Found found && hasFew(generator)
                    ? new GenerateResult.Found(thin(found.generated()), tries.count())
                    : made;
        }

        private boolean hasFew(PuzzleGenerator generator) {
            return target.mostGivens() >= PuzzleGenerator.FEWEST_GIVENS
                    && target.mostGivens() <= FEW
                    && generator.makesAllMinimalPuzzles();
        }

        /** Changes a minimal puzzle until it has few enough givens, or the search is spent. */
        private Generated thin(Generated start) {
            tries.limitTo(DEFAULT_TRIES_OF_FEW);
            FewGivens few = new FewGivens(random, start);
            while (few.current().puzzle().filledCount() > target.mostGivens()
                    && !few.isSpent()
                    && tries.stop() == null) {
                tries.add();
                few.move(tries);
            }
            return few.current();
        }

        /** Changes a known puzzle that needs the technique until it has become a new one. */
        private Generated wander() {
            PuzzleTarget wanted = PuzzleTarget.any().withNeeded(target.needed().orElseThrow());
            TargetCheck keeps = new TargetCheck(wanted, TargetCheck.Solvers.of(wanted, Layout.classic()), limits);
            Vicinity vicinity = new Vicinity(
                    random, GivenSymmetry.NONE.orbits(Layout.classic().side()));
            Generated current = RarePuzzles.next(random);
            Set<Grid> solutions = new HashSet<>();
            for (int i = 1; solutions.size() < SOLUTIONS_ON_THE_WAY && tries.stop() == null; i++) {
                if (i % CHANGES_OF_KNOWN == 0) {
                    current = RarePuzzles.next(random);
                    solutions.clear();
                }
                if (random.nextInt(2) == 0) {
                    vicinity.exchange(current);
                } else {
                    vicinity.changeSolution(current);
                }
                Generated next = vicinity.removal().generated();
                tries.add();
                if (keeps.isMet(next.puzzle())) {
                    current = next;
                    solutions.add(current.solution());
                }
            }
            return current;
        }

        /** Changes a puzzle until it meets the target. Returns null if it is given up. */
        private @Nullable Generated vary(Generated start, long seed, long number) {
            if (!(source instanceof PuzzleGenerator generator)
                    || target.needed().isEmpty()) {
                return null;
            }
            Vicinity vicinity = new Vicinity(random, generator.orbits(seed, number));
            Generated current = start;
            int left = check.left();
            for (int i = 0; i < bias.changes() && tries.stop() == null; i++) {
                vicinity.exchange(current);
                Generated next = vicinity.removal().generated();
                tries.add();
                boolean isMet = check.isMet(next.puzzle());
                if (isMet && vicinity.keeps(generator.minimality())) {
                    return next;
                }
                if (isMet) {
                    check.count(TargetMiss.NOT_MINIMAL);
                }
                if (check.left() >= 0 && check.left() < left + random.nextInt(TOLERANCE)) {
                    current = next;
                    left = check.left();
                }
            }
            return null;
        }
    }
}
