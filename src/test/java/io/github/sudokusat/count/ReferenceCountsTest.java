package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.testing.CountedGrid;
import java.math.BigInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Computes the reference counts in ways that {@code ContractionTest}, which computes them in both orientations, does not use. */
class ReferenceCountsTest {

    /** The number of solutions that the bit search finds in some tenths of a second. */
    private static final BigInteger SEARCHABLE = BigInteger.valueOf(500_000);

    private static BigInteger searched(Grid grid) {
        return SolutionCounter.count(BitsEngine.create().start(Puzzle.of(grid), Limits.none()), Progress.NONE)
                .value();
    }

    @Test
    void searchesGiveTheReferenceCounts() {
        for (CountedGrid line : CountedGrid.reference()) {
            if (line.count().compareTo(SEARCHABLE) <= 0) {
                assertThat(searched(line.grid())).as("%s", line.grid()).isEqualTo(line.count());
            }
        }
    }

    @Test
    @Tag("slow")
    void theCounterGivesTheReferenceCounts() {
        SolutionCounter counter = SolutionCounter.of(BitsEngine.create());
        for (CountedGrid line : CountedGrid.reference()) {
            assertThat(counter.count(Puzzle.of(line.grid())))
                    .as("%s", line.grid())
                    .isEqualTo(new CountResult.Exact(line.count()));
        }
    }
}
