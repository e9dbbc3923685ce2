package io.github.sudokusat.engine.propagate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.VariantPuzzles;
import io.github.sudokusat.testing.VariantPuzzles.Published;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Published puzzles with variant rules have the solutions that they are published with. */
@Tag("slow")
class VariantPuzzlesTest {

    @Test
    void solutionAndCountAreThosePublished() {
        List<Published> all = VariantPuzzles.load();
        assumeFalse(all.isEmpty());
        for (Published one : all) {
            Set<String> found = new HashSet<>();
            try (Search search = PropagateEngine.create().start(one.puzzle(), Limits.none())) {
                while (found.size() <= one.count() && search.advance() == Search.Status.FOUND) {
                    assertThat(search.solution().isSolved()).as(one.id()).isTrue();
                    found.add(search.solution().toString());
                }
            }
            if (one.isLeast()) {
                assertThat(found).as(one.id()).hasSizeGreaterThanOrEqualTo(one.count());
            } else {
                assertThat(found).as(one.id()).hasSize(one.count());
                one.solution()
                        .ifPresent(solution -> assertThat(found).as(one.id()).contains(solution));
            }
        }
    }
}
