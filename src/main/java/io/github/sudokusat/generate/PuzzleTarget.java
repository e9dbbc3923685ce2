package io.github.sudokusat.generate;

import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.logic.step.Technique;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of a puzzle besides its being proper: the number of its givens, its difficulty, and the techniques that solve it. All conditions must
 * hold together. Difficulty and techniques are those of the profile {@code full} with the techniques that assume a single solution.
 *
 * <pre>{@code
 * PuzzleTarget target = PuzzleTarget.any().withLevels(Level.HARD, Level.UNFAIR).withNeeded(Technique.X_WING);
 * }</pre>
 *
 * <p>Immutable.
 */
public final class PuzzleTarget {

    private static final PuzzleTarget ANY =
            new PuzzleTarget(Range.ALL, Level.EASY, Level.EXTREME, Range.ALL, null, Set.of(), Set.of());

    /**
     * Numbers from one to another.
     *
     * @param least the first
     * @param most the last
     */
    private record Range(long least, long most) {

        static final Range ALL = new Range(0, Long.MAX_VALUE);

        static Range of(String name, long least, long most) {
            if (least < 0 || least > most) {
                throw new IllegalArgumentException(
                        name + " must be a range of numbers from 0, but is " + least + " to " + most);
            }
            return new Range(least, most);
        }

        boolean contains(long number) {
            return least <= number && number <= most;
        }
    }

    private final Range givens;
    private final Level easiest;
    private final Level hardest;
    private final Range score;
    private final @Nullable Technique needed;
    private final Set<Technique> contained;
    private final Set<Technique> forbidden;

    private PuzzleTarget(
            Range givens,
            Level easiest,
            Level hardest,
            Range score,
            @Nullable Technique needed,
            Set<Technique> contained,
            Set<Technique> forbidden) {
        this.givens = givens;
        this.easiest = easiest;
        this.hardest = hardest;
        this.score = score;
        this.needed = needed;
        this.contained = contained;
        this.forbidden = forbidden;
    }

    /**
     * The target that every puzzle meets.
     *
     * @return a target without conditions
     */
    public static PuzzleTarget any() {
        return ANY;
    }

    /**
     * This target with a condition on the number of givens.
     *
     * @param fewest the smallest number allowed, 0 or more
     * @param most the largest number allowed
     * @return the new target
     * @throws IllegalArgumentException if {@code fewest} is negative or greater than {@code most}
     */
    public PuzzleTarget withGivens(int fewest, int most) {
        return new PuzzleTarget(
                Range.of("givens", fewest, most), easiest, hardest, score, needed, contained, forbidden);
    }

    /**
     * This target with a condition on the level.
     *
     * @param lowest the lowest level allowed
     * @param highest the highest level allowed
     * @return the new target
     * @throws IllegalArgumentException if {@code lowest} is above {@code highest}
     */
    public PuzzleTarget withLevels(Level lowest, Level highest) {
        if (lowest.compareTo(highest) > 0) {
            throw new IllegalArgumentException("levels must ascend, but are " + lowest + " to " + highest);
        }
        return new PuzzleTarget(givens, lowest, highest, score, needed, contained, forbidden);
    }

    /**
     * This target with a condition on the score.
     *
     * @param least the smallest score allowed, 0 or more
     * @param greatest the greatest score allowed
     * @return the new target
     * @throws IllegalArgumentException if {@code least} is negative or greater than {@code greatest}
     */
    public PuzzleTarget withScore(long least, long greatest) {
        return new PuzzleTarget(
                givens, easiest, hardest, Range.of("score", least, greatest), needed, contained, forbidden);
    }

    /**
     * This target with a technique that the puzzle needs: the techniques before it in the profile get stuck, together with it they solve the puzzle, and
     * it is the hardest of the rating. It replaces any technique needed earlier.
     *
     * @param technique the technique
     * @return the new target
     */
    public PuzzleTarget withNeeded(Technique technique) {
        Objects.requireNonNull(technique, "technique");
        return new PuzzleTarget(givens, easiest, hardest, score, technique, contained, forbidden);
    }

    /**
     * This target with techniques that both the rating and the path that {@code explain} shows use at least once, in addition to any named earlier.
     *
     * @param techniques the techniques
     * @return the new target
     */
    public PuzzleTarget withContained(Collection<Technique> techniques) {
        return new PuzzleTarget(givens, easiest, hardest, score, needed, union(contained, techniques), forbidden);
    }

    /**
     * This target with techniques that neither the rating nor the path that {@code explain} shows may use, in addition to any named earlier.
     *
     * @param techniques the techniques
     * @return the new target
     */
    public PuzzleTarget withForbidden(Collection<Technique> techniques) {
        return new PuzzleTarget(givens, easiest, hardest, score, needed, contained, union(forbidden, techniques));
    }

    private static Set<Technique> union(Set<Technique> some, Collection<Technique> more) {
        Set<Technique> all = EnumSet.noneOf(Technique.class);
        all.addAll(some);
        all.addAll(more);
        return Set.copyOf(all);
    }

    /**
     * Whether every proper puzzle meets this target.
     *
     * @return true if there is no condition
     */
    public boolean isAny() {
        return equals(ANY);
    }

    boolean allowsGivens(int count) {
        return givens.contains(count);
    }

    boolean allows(Rating rating) {
        return score.contains(rating.score())
                && rating.level()
                        .filter(level -> easiest.compareTo(level) <= 0 && level.compareTo(hardest) <= 0)
                        .isPresent();
    }

    /** Whether a technique may be used in a puzzle that meets this target. */
    boolean allows(Profile.Entry entry) {
        return entry.level().compareTo(hardest) <= 0
                && entry.score() <= score.most()
                && !forbidden.contains(entry.technique());
    }

    /** Whether anything is asked of the level or the score. */
    boolean limitsRating() {
        return easiest != Level.EASY || hardest != Level.EXTREME || !score.equals(Range.ALL);
    }

    /** Whether anything is asked of the techniques used. */
    boolean limitsTechniques() {
        return !contained.isEmpty() || !forbidden.isEmpty();
    }

    /** Why no puzzle can meet this target; null if that is not obvious. */
    @Nullable
    String contradiction() {
        Profile profile = Profile.full();
        Set<Technique> used = new LinkedHashSet<>(contained);
        needed().ifPresent(used::add);
        for (Technique technique : used) {
            Profile.Entry entry = profile.entry(technique).orElse(null);
            if (entry == null) {
                return technique.id() + " is not a technique of profile " + profile.name()
                        + ", by which puzzles are rated";
            }
            if (forbidden.contains(technique)) {
                return technique.id() + " must be used, but is forbidden";
            }
            if (entry.level().compareTo(hardest) > 0) {
                return technique.id() + " is " + entry.level() + ", but the level is at most " + hardest;
            }
            if (entry.score() > score.most()) {
                return technique.id() + " scores " + entry.score() + ", but the score is at most " + score.most();
            }
            List<Technique> order = profile.techniques();
            if (needed != null && order.indexOf(technique) > order.indexOf(needed)) {
                return technique.id() + " comes after " + needed.id() + ", which must be enough";
            }
        }
        return needed == null ? null : contradiction(profile, needed);
    }

    /** Why the hardest technique of a puzzle is not hard enough; a rating is at most one level above its techniques. */
    private @Nullable String contradiction(Profile profile, Technique last) {
        Level highest = Level.EASY;
        for (Profile.Entry entry : profile.entries()) {
            highest = entry.level().compareTo(highest) > 0 ? entry.level() : highest;
            if (entry.technique() == last) {
                break;
            }
        }
        return highest.harder()
                .filter(raised -> raised.compareTo(easiest) < 0)
                .map(raised -> last.id() + ", the hardest technique, makes a puzzle " + raised
                        + " at most, but the level is at least " + easiest)
                .orElse(null);
    }

    long fewestGivens() {
        return givens.least();
    }

    long mostGivens() {
        return givens.most();
    }

    Optional<Technique> needed() {
        return Optional.ofNullable(needed);
    }

    /** Whether a technique must be used. */
    boolean uses(Technique technique) {
        return technique == needed || contained.contains(technique);
    }

    /** The techniques that must be used. */
    Set<Technique> contained() {
        return contained;
    }

    /** The techniques that must not be used. */
    Set<Technique> forbidden() {
        return forbidden;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof PuzzleTarget other
                && givens.equals(other.givens)
                && easiest == other.easiest
                && hardest == other.hardest
                && score.equals(other.score)
                && needed == other.needed
                && contained.equals(other.contained)
                && forbidden.equals(other.forbidden);
    }

    @Override
    public int hashCode() {
        return Objects.hash(givens, easiest, hardest, score, needed, contained, forbidden);
    }

    /**
     * The target for messages and debugging.
     *
     * @return the conditions, in a form that may change
     */
    @Override
    public String toString() {
        return "PuzzleTarget[givens " + givens + ", levels " + easiest + " to " + hardest + ", score " + score
                + ", needed " + needed + ", contained " + contained + ", forbidden " + forbidden + "]";
    }
}
