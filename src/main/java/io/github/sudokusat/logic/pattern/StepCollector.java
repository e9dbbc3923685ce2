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
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Collects the steps that a technique finds, as far as they are wanted.
 *
 * <p>A finder asks {@link #isDone(int)} whether patterns of a size are still of interest: none are once the watch has stopped the computation, and
 * what was found by then must not be used.
 */
public final class StepCollector {

    /** What a step does, with its explanation if steps that differ in it count as different. */
    private record Conclusion(
            Technique technique,
            List<Candidate> placements,
            List<Candidate> eliminations,
            @Nullable Explanation explanation) {

        /** Written out for the same reason as in {@link io.github.sudokusat.grid.Cell}. */
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Conclusion conclusion
                    && conclusion.technique == technique
                    && conclusion.placements.equals(placements)
                    && conclusion.eliminations.equals(eliminations)
                    && Objects.equals(conclusion.explanation, explanation);
        }

        @Override
        public int hashCode() {
            return 31 * (31 * (31 * technique.hashCode() + placements.hashCode()) + eliminations.hashCode())
                    + Objects.hashCode(explanation);
        }
    }

    /** Stands for all cells. */
    public static final int ANY_CELL = -1;

    private final Wanted wanted;
    private final Watch watch;
    /** Whether steps that differ only in their explanation are all kept. */
    private final boolean keepsExplanations;

    private final Map<Conclusion, Step> steps = new LinkedHashMap<>();
    private int smallest = Integer.MAX_VALUE;
    /** The size up to which a further step is of use; below 0 if none is. */
    private int most = Integer.MAX_VALUE;

    /** The only cell in which changes are of use, or −1. */
    private final int cell;

    public StepCollector(Wanted wanted, Watch watch) {
        this(wanted, watch, ANY_CELL);
    }

    /** A collector of steps that change a cell, for finders that know before they search which cells a step will change; others find more. */
    public StepCollector(Wanted wanted, Watch watch, int cell) {
        this(wanted, watch, false, cell);
    }

    private StepCollector(Wanted wanted, Watch watch, boolean keepsExplanations, int cell) {
        this.wanted = wanted;
        this.watch = watch;
        this.keepsExplanations = keepsExplanations;
        this.cell = cell;
    }

    /** Whether a step that changes only this cell is of use. */
    public boolean isOfUse(int changed) {
        return cell == ANY_CELL || cell == changed;
    }

    /** A new collector under the same watch that keeps every pattern, including those with the same conclusion. */
    public StepCollector everyPattern() {
        return new StepCollector(Wanted.ALL, watch, true, cell);
    }

    public Wanted wanted() {
        return wanted;
    }

    /**
     * Whether patterns of this size or larger are of no use, so that a finder that goes from small to large may stop. Finders ask this in every loop
     * that may be long.
     */
    public boolean isDone(int size) {
        return size > most || watch.tick();
    }

    /** Whether the watch has stopped the computation; asked in loops that may run long before any pattern is found. */
    public boolean isStopped() {
        return watch.tick();
    }

    /** The same, consulting the watch every time; for loops whose rounds may take more than a few microseconds. */
    public boolean isStoppedNow() {
        return watch.isStopped();
    }

    /** Keeps a step if it is of use. */
    public void add(Step step) {
        if (step.size() > most) {
            return;
        }
        if (wanted != Wanted.ALL && step.size() < smallest) {
            steps.clear();
        }
        smallest = Math.min(smallest, step.size());
        most = switch (wanted) {
            case FIRST -> smallest - 1;
            case SMALLEST, CHANGES -> smallest;
            case ALL -> Integer.MAX_VALUE;
        };
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
     * Keeps a step that places a digit, and, if all steps are wanted, also the step that only removes the other candidates of the cell: some players
     * look for the one, some for the other.
     */
    public void addPlacement(StepBuilder builder) {
        add(builder.toStep());
        StepBuilder removal = builder.asEliminations();
        if (wanted == Wanted.ALL && removal.isEffective()) {
            add(removal.toStep());
        }
    }

    /**
     * Keeps a step, and, if all steps are wanted, also the part of it outside the cells of its own pattern: some players do not look for candidates
     * to remove inside the pattern.
     */
    public void addAround(StepBuilder builder, long[] pattern) {
        add(builder.toStep());
        StepBuilder around = builder.without(pattern);
        if (wanted == Wanted.ALL && around.isEffective()) {
            add(around.toStep());
        }
    }

    public boolean isEmpty() {
        return steps.isEmpty();
    }

    /** The steps kept, in the order in which they were found. */
    public List<Step> steps() {
        return new ArrayList<>(steps.values());
    }
}
