package io.github.sudokusat.count;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.Searches;
import io.github.sudokusat.testing.Tools;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Numbers of grids that are known from other sources.
 *
 * @see <a href="https://oeis.org/A107739">OEIS A107739: Sudoku grids of boxes n × n</a>
 * @see <a href="https://oeis.org/A002860">OEIS A002860: Latin squares</a>
 * @see <a href="https://en.wikipedia.org/wiki/Mathematics_of_Sudoku">Mathematics of Sudoku: 2 × 3 has 28,200,960 grids</a>
 */
@Tag("long")
class KnownTotalsTest {

    private static final long TWO_BY_THREE = 28_200_960;

    private static Engine sat(SatSolver solver, ClueHandling clues) {
        return CdclEngine.of(
                solver,
                CdclOptions.defaults().withEncoding(EncodingOptions.defaults().withClues(clues)));
    }

    static List<Engine> engines() {
        List<Engine> engines = new ArrayList<>();
        for (ClueHandling clues : ClueHandling.values()) {
            engines.add(sat(Sat4jSolver.instance(), clues));
        }
        engines.add(CdclEngine.of(
                Sat4jSolver.instance(),
                CdclOptions.defaults().withEncoding(EncodingOptions.defaults().withEncoding(Encoding.MINIMAL))));
        engines.add(BacktrackEngine.create());
        return engines;
    }

    private static CountResult exact(long number) {
        return new CountResult.Exact(BigInteger.valueOf(number));
    }

    /** The number of solutions found one by one. */
    private static CountResult searched(Engine engine, Grid puzzle, Limits limits) {
        return SolutionCounter.count(engine.start(Puzzle.of(puzzle), limits), limits.progress());
    }

    private static void assertAllFourByFour(Engine engine) {
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        Set<Grid> all = Searches.allSolutions(engine, empty);
        assertThat(all).hasSize(288).allSatisfy(grid -> assertThatGrid(grid).solves(empty));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void fourByFourHas288Grids(Engine engine) {
        assertAllFourByFour(engine);
        assertThat(SolutionCounter.of(engine).count(Puzzle.of(Grid.empty(Layout.boxes(2, 2)))))
                .isEqualTo(exact(288));
    }

    /** The program is started for each of them. */
    @Test
    @Tag("slow")
    void fourByFourHas288GridsByMinisat() {
        Tools.require("minisat");
        assertAllFourByFour(sat(ExternalSolver.of("minisat -verb=0 {cnf} {out}"), ClueHandling.REDUCED));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void latinSquaresHaveTheKnownNumbers(Engine engine) {
        long[] latinSquares = {1, 2, 12, 576};
        for (int side = 1; side <= 4; side++) {
            assertThat(SolutionCounter.of(engine).count(Puzzle.of(Grid.empty(Layout.boxes(1, side)))))
                    .isEqualTo(exact(latinSquares[side - 1]));
        }
    }

    /** Each of the 6! first rows occurs in the same number of grids. */
    @Test
    void everyFirstRowOfTwoByThreeOccursEquallyOften() {
        Grid row = Grid.empty(Layout.boxes(2, 3));
        for (int cell = 0; cell < 6; cell++) {
            row = row.with(cell, cell + 1);
        }
        assertThat(searched(BacktrackEngine.create(), row, Limits.none())).isEqualTo(exact(TWO_BY_THREE / 720));
        Grid other = Grid.empty(Layout.boxes(2, 3));
        for (int cell = 0; cell < 6; cell++) {
            other = other.with(cell, new int[] {4, 1, 6, 3, 5, 2}[cell]);
        }
        assertThat(searched(BacktrackEngine.create(), other, Limits.none())).isEqualTo(exact(TWO_BY_THREE / 720));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void twoByThreeHasAtLeastAsManyAsTheLimit(Engine engine) {
        long limit = engine instanceof BacktrackEngine ? 200_000 : 1500;
        Grid empty = Grid.empty(Layout.boxes(2, 3));
        assertThat(searched(engine, empty, Limits.none().withMaxSolutions(limit)))
                .isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(limit), StopReason.SOLUTION_LIMIT))
                .hasToString(">=" + limit);
    }

    /** Counts all of them one by one, with the engine that is fastest at this. */
    @Test
    @Tag("slow")
    void twoByThreeHas28200960Grids() {
        assertThat(searched(BacktrackEngine.create(), Grid.empty(Layout.boxes(2, 3)), Limits.none()))
                .isEqualTo(exact(TWO_BY_THREE));
    }
}
