package io.github.sudokusat.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.VariantPuzzles;
import io.github.sudokusat.testing.VariantPuzzles.Published;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Published puzzles with variant rules have the solutions that they are published with, and each engine finds out within a limit. */
@Tag("slow")
class VariantPuzzlesTest {

    /** The most nodes or conflicts for one puzzle, rather than time, which depends on the load: about twice what the hardest takes. */
    private static final long MOST_NODES = 3_000_000;

    private static final long MOST_CONFLICTS = 300_000;

    @Test
    void propagationFindsWhatIsPublished() {
        check(PropagateEngine.create(), MOST_NODES);
    }

    @Test
    void clauseLearningFindsWhatIsPublished() {
        check(CdclEngine.of(Sat4jSolver.instance()), MOST_CONFLICTS);
    }

    private static void check(Engine engine, long most) {
        List<Published> all = VariantPuzzles.load();
        assumeFalse(all.isEmpty());
        for (Published one : all) {
            check(engine, one, Limits.none().withMaxWork(most));
        }
    }

    private static void check(Engine engine, Published one, Limits limits) {
        Set<String> found = new HashSet<>();
        try (Search search = engine.start(one.puzzle(), limits)) {
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
