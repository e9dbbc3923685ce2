package io.github.sudokusat.generate;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tests puzzles against a target, the cheapest conditions first, and counts what it sees: the number of givens, then singles and locked candidates,
 * then the techniques that the target allows, then the rating. Not thread-safe.
 */
final class TargetCheck {

    /** What singles and locked candidates comprise. */
    private static final Set<Technique> PLAIN = EnumSet.of(
            Technique.FULL_HOUSE,
            Technique.HIDDEN_SINGLE,
            Technique.NAKED_SINGLE,
            Technique.POINTING,
            Technique.CLAIMING);

    /**
     * The solvers for a layout.
     *
     * @param layout the layout
     * @param full the one with all techniques
     * @param allowed the one with those that the target allows, up to the one needed; null if none is needed and the target allows all, or none
     */
    record Solvers(
            Layout layout, LogicSolver full, @Nullable LogicSolver allowed) {

        static Solvers of(PuzzleTarget target, Layout layout) {
            LogicSolver full = LogicSolver.of(layout).withUniqueness(true);
            List<Technique> allowed = new ArrayList<>();
            for (Profile.Entry entry : full.profile().entries()) {
                if (target.allows(entry)) {
                    allowed.add(entry.technique());
                }
                if (target.needed()
                        .filter(needed -> needed == entry.technique())
                        .isPresent()) {
                    break;
                }
            }
            boolean isLimited = target.needed().isPresent()
                    || !(allowed.isEmpty() || allowed.equals(full.profile().techniques()));
            return new Solvers(
                    layout, full, isLimited ? full.withProfile(full.profile().only(allowed)) : null);
        }
    }

    /** Stands for the candidates left by a puzzle that only uses a technique akin to the one needed: more than any puzzle leaves. */
    private static final int FAR = 1_000_000;

    private final PuzzleTarget target;
    private final Limits limits;
    private Solvers solvers;

    private int fewestGivens;
    private int mostGivens;
    private final Map<TargetMiss, Long> misses = new EnumMap<>(TargetMiss.class);
    private final Map<Level, Long> levels = new EnumMap<>(Level.class);
    private int left;

    /**
     * @param solvers those for the layout of the first puzzles
     */
    TargetCheck(PuzzleTarget target, Solvers solvers, Limits limits) {
        this.target = target;
        this.solvers = solvers;
        this.limits = limits;
    }

    /** What was seen so far. */
    SeenPuzzles seen() {
        return new SeenPuzzles(fewestGivens, mostGivens, misses, levels);
    }

    /**
     * How far a puzzle that missed the target is from being solved by the technique needed: the number of candidates that it leaves too many. −1 if
     * it uses neither that technique nor a kindred one, and a number larger than any other if it uses only the latter.
     */
    int left() {
        return left;
    }

    /** Counts a puzzle that misses the target for a reason that this object does not test. */
    void count(TargetMiss miss) {
        misses.merge(miss, 1L, Long::sum);
    }

    /** Whether a proper puzzle meets the target; false as well if the limits ended the test. */
    boolean isMet(Grid puzzle) {
        return isMet(puzzle, null);
    }

    /**
     * The same for a puzzle that may have been rated.
     *
     * @param known the rating with all techniques; null if it is not known
     */
    boolean isMet(Grid puzzle, @Nullable Rating known) {
        if (!puzzle.layout().equals(solvers.layout())) {
            solvers = Solvers.of(target, puzzle.layout());
        }
        int givens = puzzle.filledCount();
        fewestGivens = fewestGivens == 0 ? givens : Math.min(givens, fewestGivens);
        mostGivens = Math.max(givens, mostGivens);
        left = -1;
        TargetMiss miss = miss(puzzle, givens, known);
        if (limits.poll() != null) {
            return false;
        }
        if (miss != null) {
            count(miss);
        }
        return miss == null;
    }

    private @Nullable TargetMiss miss(Grid puzzle, int givens, @Nullable Rating known) {
        if (!target.allowsGivens(givens)) {
            return TargetMiss.GIVENS;
        }
        TargetMiss easier = solvers.allowed() == null ? null : miss(puzzle, solvers.allowed());
        boolean isRated = target.limitsRating()
                || target.limitsTechniques()
                || target.needed().isPresent();
        if (easier != null || !isRated) {
            return easier;
        }
        LogicSolver solver = solvers.full().withGivens(puzzle).withLimits(limits);
        Rating rating = known == null ? Rater.of(solver).rate(puzzle) : known;
        if (target.needed().isPresent() && !target.needed().equals(rating.hardest())) {
            return TargetMiss.NOT_NEEDED;
        }
        rating.level().ifPresent(level -> levels.merge(level, 1L, Long::sum));
        if (!target.allows(rating)) {
            return TargetMiss.RATING;
        }
        return isMade(rating.techniques())
                        && (!target.limitsTechniques() || isMade(techniques(solver.solve(solver.start(puzzle)))))
                ? null
                : TargetMiss.TECHNIQUES;
    }

    /** The reason to refuse a puzzle after the techniques allowed have been tried. */
    private @Nullable TargetMiss miss(Grid puzzle, LogicSolver allowed) {
        Technique needed = target.needed().orElse(null);
        CandidateGrid position = allowed.start(puzzle);
        if (needed != null && !PLAIN.contains(needed)) {
            Propagation.run(position, Propagation.Depth.LOCKED);
            if (position.isSolved()) {
                return TargetMiss.NOT_NEEDED;
            }
        }
        LogicPath path = allowed.withGivens(puzzle).withLimits(limits).solve(position);
        Set<Technique> used = techniques(path);
        boolean isUsed = needed == null || used.contains(needed);
        if (isUsed) {
            left = path.position().candidateCount() - puzzle.layout().cellCount();
        } else if (usesKin(needed, used)) {
            left = FAR;
        }
        if (path.isSolved()) {
            return isUsed ? null : TargetMiss.NOT_NEEDED;
        }
        return TargetMiss.NOT_SOLVED;
    }

    /** Whether techniques include one with which puzzles are found more easily, and near them puzzles with the technique needed. */
    private static boolean usesKin(@Nullable Technique needed, Set<Technique> used) {
        return needed == Technique.AVOIDABLE_RECTANGLE_2 && used.contains(Technique.AVOIDABLE_RECTANGLE_1);
    }

    private static Set<Technique> techniques(LogicPath path) {
        Set<Technique> techniques = EnumSet.noneOf(Technique.class);
        for (Step step : path.steps()) {
            techniques.add(step.technique());
        }
        return techniques;
    }

    private boolean isMade(Collection<Technique> techniques) {
        return techniques.containsAll(target.contained()) && Collections.disjoint(techniques, target.forbidden());
    }
}
