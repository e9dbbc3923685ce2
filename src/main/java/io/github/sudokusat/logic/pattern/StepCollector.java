package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Takes the steps that a technique finds, as far as its scope wants them.
 *
 * <p>A finder asks {@link #maxSize()} which patterns are still of interest, and {@link #isDone(int)} whether any are: none are once the watch has
 * stopped the computation, and what was found by then is not to be used.
 */
public final class StepCollector {

    /** What a step comes to, and why if that is to count too. */
    private record Conclusion(
            Technique technique,
            List<Candidate> placements,
            List<Candidate> eliminations,
            @Nullable Explanation explanation) {}

    private final Wanted scope;
    private final Watch watch;
    /** Whether steps that differ only by their explanation are kept. */
    private final boolean keepsExplanations;

    private final Map<Conclusion, Step> steps = new LinkedHashMap<>();
    private int smallest = Integer.MAX_VALUE;

    public StepCollector(Wanted scope, Watch watch) {
        this(scope, watch, false);
    }

    private StepCollector(Wanted scope, Watch watch, boolean keepsExplanations) {
        this.scope = scope;
        this.watch = watch;
        this.keepsExplanations = keepsExplanations;
    }

    /** New findings under the same watch that take every pattern, also those that come to the same. */
    public StepCollector everyPattern() {
        return new StepCollector(Wanted.ALL, watch, true);
    }

    public Wanted scope() {
        return scope;
    }

    /** The size up to which a further step is of use; below 0 if none is. */
    int maxSize() {
        return switch (scope) {
            case FIRST -> steps.isEmpty() ? Integer.MAX_VALUE : smallest - 1;
            case SMALLEST -> smallest;
            case ALL -> Integer.MAX_VALUE;
        };
    }

    /**
     * Whether no pattern of a size or more is of use, so that a finder that goes from small to large may end. Finders ask this in every loop that may be
     * long.
     */
    public boolean isDone(int size) {
        return size > maxSize() || watch.tick();
    }

    /** Whether the watch has stopped the computation; asked in loops that may be long before there is any pattern. */
    public boolean isStopped() {
        return watch.tick();
    }

    /** The same with a look at the watch every time, for loops whose steps may take more than some microseconds. */
    public boolean isStoppedNow() {
        return watch.isStopped();
    }

    /** Takes a step unless it is of no use. */
    public void add(Step step) {
        if (step.size() > maxSize()) {
            return;
        }
        if (scope != Wanted.ALL && step.size() < smallest) {
            steps.clear();
        }
        smallest = Math.min(smallest, step.size());
        steps.merge(
                new Conclusion(
                        step.technique(),
                        step.placements(),
                        step.eliminations(),
                        keepsExplanations ? step.explanation() : null),
                step,
                (old, other) -> other.size() < old.size() ? other : old);
    }

    /**
     * Takes a step that places a digit, and where all steps are wanted also what it removes from the cell: some look for the one, some for the
     * other.
     */
    public void addPlacement(StepBuilder draft) {
        add(draft.toStep());
        StepBuilder removal = draft.asEliminations();
        if (scope == Wanted.ALL && removal.isEffective()) {
            add(removal.toStep());
        }
    }

    /**
     * Takes a step, and where all steps are wanted also what is left of it outside the cells of its own pattern: some do not look for candidates
     * to remove among those.
     */
    public void addAround(StepBuilder draft, long[] pattern) {
        add(draft.toStep());
        StepBuilder around = draft.without(pattern);
        if (scope == Wanted.ALL && around.isEffective()) {
            add(around.toStep());
        }
    }

    public boolean isEmpty() {
        return steps.isEmpty();
    }

    /** The steps that are left, in the order in which they were found. */
    public List<Step> steps() {
        return new ArrayList<>(steps.values());
    }
}
