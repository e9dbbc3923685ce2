package io.github.sudokusat.generate;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class JigsawLayoutsTest {

    private static final long SEED = 5;

    private static final SudokuSolver PROPAGATION = SudokuSolver.of(PropagateEngine.create());

    private static JigsawLayouts layouts(int side) {
        return JigsawLayouts.of(Sat4jSolver.instance(), side);
    }

    /** Spreads a mark from the first cell of each region to neighbours, sweep by sweep, and requires it to reach all {@code side} cells. */
    private static void requireConnected(int[] regions, int side, String name) {
        for (int region = 0; region < side; region++) {
            boolean[][] marked = new boolean[side + 2][side + 2];
            int first = 0;
            while (regions[first] != region) {
                first++;
            }
            marked[first / side + 1][first % side + 1] = true;
            int count = 1;
            for (int before = 0; before < count; ) {
                before = count;
                for (int cell = 0; cell < regions.length; cell++) {
                    int row = cell / side + 1;
                    int column = cell % side + 1;
                    if (regions[cell] == region
                            && !marked[row][column]
                            && (marked[row - 1][column]
                                    || marked[row + 1][column]
                                    || marked[row][column - 1]
                                    || marked[row][column + 1])) {
                        marked[row][column] = true;
                        count++;
                    }
                }
            }
            assertThat(count)
                    .as("%s, cells of region %d that are connected", name, region)
                    .isEqualTo(side);
            int number = region;
            assertThat(Arrays.stream(regions).filter(other -> other == number).count())
                    .as("%s, size of region %d", name, region)
                    .isEqualTo(side);
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 100", "5, 100", "6, 100", "7, 100", "8, 60", "9, 60", "10, 10", "11, 3", "12, 2", "13, 1"})
    void regionsAreConnectedAndHaveTheRightSize(int side, int count) {
        Set<String> seen = new HashSet<>();
        for (long index = 0; index < count; index++) {
            String name = "side " + side + ", seed " + SEED + ", index " + index;
            Layout layout = layouts(side).draw(SEED, index).orElseThrow();
            assertThat(layout.side()).isEqualTo(side);
            assertThat(layout.boxShape()).isEmpty();
            assertThat(layout.rules()).isEmpty();
            requireConnected(layout.regionOfCells(), side, name);
            seen.add(Arrays.toString(layout.regionOfCells()));
            assertThat(layouts(side).draw(SEED, index).orElseThrow()).as(name).isEqualTo(layout);
        }
        assertThat(seen).hasSizeGreaterThan(side == 4 ? count / 2 : count - 1);
    }

    /** The walk alone, which is fast for all sides. */
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16})
    void theWalkKeepsRegionsConnected(int side) {
        RegionWalk walk = new RegionWalk(side, RandomStream.of(SEED, side));
        int[] before = walk.regions();
        for (int part = 0; part < 50; part++) {
            assertThat(walk.walk(20L * side * side, Limits.none().watch())).isTrue();
            requireConnected(walk.regions(), side, "side " + side + ", part " + part);
        }
        assertThat(walk.regions()).isNotEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9})
    void layoutsAdmitAFullGrid(int side) {
        for (long index = 0; index < 20; index++) {
            Grid empty = Grid.empty(layouts(side).draw(SEED, index).orElseThrow());
            assertThatGrid(PROPAGATION.solve(empty).orElseThrow()).solves(empty);
        }
    }

    /** The regions' numbers in the order in which they occur, so that equal divisions have equal texts. */
    private static String division(int[] regions, int side) {
        int[] names = new int[side];
        int count = 0;
        StringBuilder text = new StringBuilder();
        for (int region : regions) {
            names[region] = names[region] == 0 ? ++count : names[region];
            text.append((char) ('a' + names[region]));
        }
        return text.toString();
    }

    /**
     * There are 10 divisions of 3 × 3 and 117 of 4 × 4 into connected regions (OEIS A172477), and the walk is at each with the same probability. χ²
     * has 9 and 116 degrees of freedom; the bounds are exceeded with probability 0.001.
     */
    @ParameterizedTest
    @CsvSource({"3, 10, 27.9", "4, 117, 168.8"})
    @Tag("slow")
    void theWalkIsUniform(int side, int divisions, double bound) {
        Map<String, Integer> counts = new HashMap<>();
        int draws = 100 * divisions;
        RegionWalk walk = new RegionWalk(side, RandomStream.of(SEED, 0));
        for (int i = 0; i < draws; i++) {
            assertThat(walk.walk(16L * side * side * side * side, Limits.none().watch()))
                    .isTrue();
            counts.merge(division(walk.regions(), side), 1, Integer::sum);
        }
        assertThat(counts).hasSize(divisions);
        double chiSquare = 0;
        for (int count : counts.values()) {
            chiSquare += (count - 100.0) * (count - 100.0) / 100;
        }
        assertThat(chiSquare).isBetween(side == 3 ? 1.1 : 72.0, bound);
    }

    @Test
    void limitsEndTheDraw() {
        JigsawLayouts layouts = layouts(16);
        assertThat(layouts.withLimits(Limits.none().withMaxWork(0)).draw(SEED, 0))
                .isEqualTo(new DrawResult.Stopped<Layout>(StopReason.WORK_LIMIT));
        long[] time = new long[1];
        for (long limit : new long[] {5, 900, 1_500}) {
            time[0] = 0;
            assertThat(layouts.withLimits(Limits.none().withTimeout(() -> time[0]++, limit))
                            .draw(SEED, 0))
                    .as("limit %d", limit)
                    .isEqualTo(new DrawResult.Stopped<Layout>(StopReason.TIME_LIMIT));
        }
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        assertThat(layouts.withLimits(Limits.none().withCancellation(cancelled)).draw(SEED, 0))
                .isEqualTo(new DrawResult.Stopped<Layout>(StopReason.CANCELLED));
    }

    @Test
    void aLayoutThatIsNotFillableIsATryOfItsOwn() {
        int stopped = 0;
        for (long index = 0; index < 100; index++) {
            DrawResult<Layout> first =
                    layouts(4).withLimits(Limits.none().withMaxWork(1)).draw(SEED, index);
            if (first instanceof DrawResult.Stopped) {
                stopped++;
            } else {
                assertThat(first.orElseThrow())
                        .isEqualTo(layouts(4).draw(SEED, index).orElseThrow());
            }
        }
        // 7 % of the divisions of 4 × 4.
        assertThat(stopped).isBetween(1, 20);
    }

    @Test
    void sidesOutOfRangeAreRefused() {
        assertThatThrownBy(() -> layouts(3)).hasMessage("side must be from 4 to 16, but is 3");
        assertThatThrownBy(() -> layouts(17)).hasMessage("side must be from 4 to 16, but is 17");
    }
}
