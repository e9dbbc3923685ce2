package io.github.sudokusat.engine.propagate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The contract for propagation with so little patience that the fallback takes over in the middle of most searches. */
@Tag("long")
class FallbackContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        return impatient(300);
    }

    private static Engine impatient(long patience) {
        return PropagateEngine.create().withFallback(CdclEngine.of(Sat4jSolver.instance()), patience);
    }

    @Test
    void findsTheSameSolutionsWhereverTheFallbackTakesOver() {
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        for (long patience : new long[] {0, 1, 16, 32, 48, 100}) {
            Set<Grid> found = new HashSet<>();
            try (Search search = impatient(patience).start(Puzzle.of(empty), Limits.none())) {
                while (search.advance() == Search.Status.FOUND) {
                    assertThat(found.add(search.solution())).isTrue();
                }
            }
            assertThat(found).as("patience %s", patience).hasSize(288);
        }
    }
}
