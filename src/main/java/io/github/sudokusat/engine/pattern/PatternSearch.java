package io.github.sudokusat.engine.pattern;

import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Builds a few solutions from patterns, as far as one fits the givens.
 *
 * <p>Each is compared with the givens and all houses and rules. If no pattern fits, the search is {@linkplain Status#STOPPED stopped} without a
 * {@linkplain Statistics#stopReason reason}: only another engine can find out whether there are solutions.
 */
public final class PatternSearch extends StatefulSearch {

    /** Attempts after which no other solution is expected. */
    private static final int ATTEMPTS = 4;

    private final Grid puzzle;
    private final List<Grid> found = new ArrayList<>();
    private int attempts;

    /**
     * Creates a search.
     *
     * @param puzzle a puzzle that {@linkplain #fits fits}
     * @param limits how far it may go; a limit on the work has no influence
     */
    public PatternSearch(Puzzle puzzle, Limits limits) {
        super(limits);
        this.puzzle = puzzle.grid();
    }

    /**
     * Whether there are patterns for a puzzle.
     *
     * @param puzzle the puzzle
     * @return true if it has rectangular boxes, no candidates of its own and no named rules
     */
    public static boolean fits(Puzzle puzzle) {
        Layout layout = puzzle.layout();
        return layout.boxShape().isPresent()
                && layout.isUsual()
                && layout.statedRules().isEmpty()
                && !puzzle.hasCandidates();
    }

    @Override
    protected Status step() {
        while (attempts < ATTEMPTS && !watch().isStopped()) {
            Grid built = build(RandomStream.of(0, attempts++));
            if (built != null && built.keeps(puzzle) && built.isSolved() && !found.contains(built)) {
                found.add(built);
                return Status.FOUND;
            }
        }
        return Status.STOPPED;
    }

    private @Nullable Grid build(RandomStream random) {
        Layout layout = puzzle.layout();
        BoxShape shape = layout.boxShape().orElseThrow();
        Optional<int[]> digits = layout.equals(layout.base())
                ? ProductPattern.build(puzzle, shape, random, watch())
                : LinearPattern.build(puzzle, shape, random, watch());
        return digits.map(each -> Grid.of(layout, each)).orElse(null);
    }

    @Override
    protected Grid build() {
        return found.get(found.size() - 1);
    }

    @Override
    protected Statistics describe(long solutions, Optional<StopReason> stop) {
        return new Statistics(solutions, 0, 0, 0, stop);
    }
}
