package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The reference counts by the ways that {@code ContractionTest}, which has them in both orientations, does not go. */
class ReferenceCountsTest {

    private record Line(Grid grid, BigInteger count) {}

    /** Solutions that the bit search finds in some tenths of a second. */
    private static final BigInteger SEARCHABLE = BigInteger.valueOf(500_000);

    private static List<Line> lines() throws IOException {
        List<Line> lines = new ArrayList<>();
        try (InputStream in = ReferenceCountsTest.class.getResourceAsStream("/counts.csv")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                if (line.indexOf(',') == 81) {
                    int[] digits = line.chars()
                            .limit(81)
                            .map(c -> c == '.' ? 0 : c - '0')
                            .toArray();
                    lines.add(new Line(Grid.of(Layout.classic(), digits), new BigInteger(line.substring(82))));
                }
            }
        }
        assertThat(lines).hasSize(154);
        return lines;
    }

    private static BigInteger searched(Grid grid) {
        return SolutionCounter.count(new BitsEngine().start(grid, Limits.none()), Progress.NONE)
                .value();
    }

    @Test
    void searchesComeToTheReferenceCounts() throws IOException {
        for (Line line : lines()) {
            if (line.count().compareTo(SEARCHABLE) <= 0) {
                assertThat(searched(line.grid())).as("%s", line.grid()).isEqualTo(line.count());
            }
        }
    }

    @Test
    @Tag("slow")
    void theCounterComesToTheReferenceCounts() throws IOException {
        SolutionCounter counter = SolutionCounter.with(new BitsEngine());
        for (Line line : lines()) {
            assertThat(counter.count(line.grid(), Limits.none()))
                    .as("%s", line.grid())
                    .isEqualTo(new SolutionCount.Exact(line.count()));
        }
    }
}
