package io.github.sudokusat.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.RandomPuzzles;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** The façade with SAT4J as its engine, and SAT4J without the façade, answer as the oracle does. */
@Tag("long")
class FacadePropertyTest {

    private static final int MANY = 300;

    private final SudokuSolver solver = SudokuSolver.of(CdclEngine.of(Sat4jSolver.instance()));

    @Provide
    Arbitrary<Layout> layouts() {
        return Layouts.withVariants(Arbitraries.oneOf(Layouts.boxes(2, 3, 4, 6, 9), Layouts.jigsaws(4, 6, 9)));
    }

    private static Grid puzzle(Layout layout, long seed) {
        Optional<Grid> puzzle = RandomPuzzles.find(layout, seed, MANY);
        // Layouts for which no solution is found are left out, because the oracle takes long to show that there is
        // none.
        Assume.that(puzzle.isPresent());
        return puzzle.orElseThrow();
    }

    @Property(tries = 30)
    void theAnswersAreThoseOfTheOracle(@ForAll("layouts") Layout layout, @ForAll long seed) {
        Grid puzzle = puzzle(layout, seed);
        List<Grid> expected = RandomPuzzles.solutions(puzzle);
        SolveResult solved = solver.solve(puzzle);
        CheckResult checked = solver.check(puzzle);
        if (expected.isEmpty()) {
            assertThat(solved).isInstanceOf(SolveResult.Unsolvable.class);
            assertThat(checked).isInstanceOf(CheckResult.Unsolvable.class);
        } else {
            assertThat(expected).contains(solved.orElseThrow());
        }
        if (expected.size() == 1) {
            assertThat(((CheckResult.Proper) checked).solution()).isEqualTo(expected.get(0));
        } else if (expected.size() > 1) {
            CheckResult.Several several = (CheckResult.Several) checked;
            assertThat(expected).contains(several.first(), several.second());
            assertThat(several.first()).isNotEqualTo(several.second());
        }
        assertThat(solver.isProper(puzzle)).isEqualTo(expected.size() == 1);
        assertThat(solver.count(puzzle)).isEqualTo(new CountResult.Exact(BigInteger.valueOf(expected.size())));
    }

    /** Encodes, solves with SAT4J, decodes and excludes, until there is no further model. */
    @Property(tries = 40)
    void encodingSolvingAndDecodingGivesAllSolutionsOnce(@ForAll("layouts") Layout layout, @ForAll long seed) {
        Grid puzzle = puzzle(layout, seed);
        SudokuCnf formula = SudokuEncoder.of(layout, EncodingOptions.defaults()).encode(Puzzle.of(puzzle));
        List<Grid> found = new ArrayList<>();
        try (SatSession session = Sat4jSolver.instance().open(formula.variables(), SessionOptions.defaults())) {
            formula.writeTo(session, Limits.none().watch());
            SatResult result = session.solve(Limits.none());
            while (result instanceof SatResult.Sat sat) {
                Grid grid = formula.decode(sat.model());
                assertThat(grid.isSolved() && grid.keeps(puzzle)).isTrue();
                found.add(grid);
                int[] clause = formula.blockingClause(grid);
                session.add(clause, clause.length);
                result = session.solve(Limits.none());
            }
            assertThat(result).isInstanceOf(SatResult.Unsat.class);
        }
        assertThat(found).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(RandomPuzzles.solutions(puzzle));
    }
}
