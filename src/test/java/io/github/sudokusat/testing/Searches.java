package io.github.sudokusat.testing;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import java.util.LinkedHashSet;
import java.util.Set;

/** Runs searches to their end. */
public final class Searches {

    private Searches() {}

    /** All solutions that an engine finds, after checking that each is valid, extends the puzzle, and is found once. */
    public static Set<Grid> allSolutions(Engine engine, Grid puzzle) {
        try (Search search = engine.start(Puzzle.of(puzzle), Limits.none())) {
            Set<Grid> found = rest(search, puzzle);
            assertThat(search.advance()).as("%s %s", engine.name(), puzzle).isEqualTo(Search.Status.EXHAUSTED);
            return found;
        }
    }

    /** The remaining solutions of a search until it ends, for whatever reason, checked as above. */
    public static Set<Grid> rest(Search search, Grid puzzle) {
        Set<Grid> found = new LinkedHashSet<>();
        while (search.advance() == Search.Status.FOUND) {
            Grid solution = search.solution();
            assertThatGrid(solution).solves(puzzle);
            assertThat(found.add(solution)).as("found twice: %s", solution).isTrue();
        }
        return found;
    }
}
