package io.github.sudokusat.engine.propagate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.EngineContractTest;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The contract for propagation with so little patience that the fallback takes over in the middle of most searches. */
@Tag("long")
class FallbackContractTest extends EngineContractTest {

    @Override
    protected Engine engine() {
        return impatient(300, 1);
    }

    private static Engine impatient(long patience, long turn) {
        return PropagateEngine.create().withFallback(CdclEngine.of(Sat4jSolver.instance()), patience, turn);
    }

    @Test
    void findsTheSameSolutionsWhereverTheFallbackTakesOver() {
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        for (long patience : new long[] {0, 1, 16, 32, 48, 100}) {
            assertThat(solutions(impatient(patience, 1), empty))
                    .as("patience %s", patience)
                    .hasSize(288);
        }
    }

    /** Whole turns, turns cut off at any place, and parts with too many solutions to be given back. */
    @Test
    void findsTheSameSolutionsHoweverTheEnginesTakeTurns() {
        for (String rule : List.of("difference 1 r2c1 r3c3", "sum 11 r3c1 r3c3 r6c6 r4c2")) {
            Layout layout = LayoutText.parse(List.of("box 2x3", rule));
            Grid givens = GridParser.of(TextOptions.defaults().withLayout(layout))
                    .parse("12..........3........5..............");
            Set<Grid> expected = solutions(PropagateEngine.create(), givens);
            assertThat(expected).hasSizeGreaterThan(1500);
            for (long patience : new long[] {0, 100, 1000}) {
                for (long turn : new long[] {1, 10, 100}) {
                    assertThat(solutions(impatient(patience, turn), givens))
                            .as("%s, patience %s, turn %s", rule, patience, turn)
                            .isEqualTo(expected);
                }
            }
        }
    }

    /** All solutions, each of which must be found once. */
    private static Set<Grid> solutions(Engine engine, Grid givens) {
        Set<Grid> found = new HashSet<>();
        try (Search search = engine.start(Puzzle.of(givens), Limits.none())) {
            while (search.advance() == Search.Status.FOUND) {
                assertThat(found.add(search.solution())).isTrue();
            }
            assertThat(search.statistics().stopReason()).isEmpty();
        }
        return found;
    }
}
