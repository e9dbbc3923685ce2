package io.github.sudokusat.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.sudokusat.batch.TimeLimits;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.VariantPuzzles;
import io.github.sudokusat.testing.VariantPuzzles.Published;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Published puzzles with variant rules have the solutions that they are published with, and each engine finds out in time. */
@Tag("slow")
class VariantPuzzlesTest {

    /** For one puzzle. The hardest takes each engine some 15 s of an idle processor. */
    private static final Duration MOST = Duration.ofMinutes(4);

    @Test
    void propagationFindsWhatIsPublished() {
        check(PropagateEngine.create());
    }

    @Test
    void clauseLearningFindsWhatIsPublished() {
        check(CdclEngine.of(Sat4jSolver.instance()));
    }

    private static void check(Engine engine) {
        List<Published> all = VariantPuzzles.load();
        assumeFalse(all.isEmpty());
        for (Published one : all) {
            check(engine, one);
        }
    }

    private static void check(Engine engine, Published one) {
        Set<String> found = new HashSet<>();
        try (Search search = engine.start(one.puzzle(), TimeLimits.of(MOST))) {
            while (found.size() <= one.count() && search.advance() == Search.Status.FOUND) {
                assertThat(search.solution().isSolved()).as(one.id()).isTrue();
                found.add(search.solution().toString());
            }
            assertThat(search.statistics().stopReason()).as(one.id()).isEmpty();
        }
        if (one.isLeast()) {
            assertThat(found).as(one.id()).hasSizeGreaterThanOrEqualTo(one.count());
        } else {
            assertThat(found).as(one.id()).hasSize(one.count());
            one.solution().ifPresent(solution -> assertThat(found).as(one.id()).contains(solution));
        }
    }
}
