package io.github.sudokusat.logic;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The steps from a position to where the techniques of a profile end. */
public final class LogicPath extends SolvingPath<Step> {

    private final Profile profile;

    LogicPath(Profile profile, List<Step> steps, CandidateGrid position, End end, @Nullable StopReason stopReason) {
        super(steps, position, end, stopReason);
        this.profile = profile;
    }

    /**
     * This path, followed by a step that the techniques of its profile do not offer and by the path from there.
     *
     * @param step a step of a technique of the exhaustive profile, which scores this path from now on
     * @param rest the path after the step
     * @return the whole path
     */
    public LogicPath followedBy(Step step, LogicPath rest) {
        List<Step> all = new ArrayList<>(steps());
        all.add(step);
        all.addAll(rest.steps());
        return new LogicPath(
                Profile.exhaustive(),
                all,
                rest.position(),
                rest.end(),
                rest.stopReason().orElse(null));
    }

    /**
     * The techniques that were tried.
     *
     * @return the profile
     */
    public Profile profile() {
        return profile;
    }

    /**
     * The score of this path: the sum over its steps. Another path through the same puzzle may have a different score.
     *
     * @return the sum of the profile's scores over all steps
     */
    public long score() {
        long score = 0;
        for (Step step : steps()) {
            score += profile.entry(step.technique())
                    .map(entry -> entry.scoreOf(step.size()))
                    .orElse(0L);
        }
        return score;
    }

    /**
     * The hardest technique among the steps: the one with the greatest score in the profile, and of several the last in its order.
     *
     * @return the technique; empty if there is no step
     */
    public Optional<Technique> hardest() {
        return profile.hardest(steps().stream().map(Step::technique).toList());
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof LogicPath other && super.equals(other) && profile.equals(other.profile);
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 31 + profile.hashCode();
    }

    /**
     * The path for messages and debugging.
     *
     * @return the end and, in parentheses, the steps in the players' notation
     */
    @Override
    public String toString() {
        return end() + " (" + steps().stream().map(Step::notation).collect(Collectors.joining("; ")) + ")";
    }
}
