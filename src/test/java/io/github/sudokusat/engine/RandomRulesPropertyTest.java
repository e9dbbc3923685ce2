package io.github.sudokusat.engine;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.Searches;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Random combinations of named rules that hold in a random solution: engines and candidates agree with the plain meaning of the rules. */
@Tag("long")
class RandomRulesPropertyTest {

    private static final List<Engine> ENGINES = List.of(
            PropagateEngine.create(),
            CdclEngine.of(Sat4jSolver.instance()),
            SudokuSolver.create().engine(),
            IlpEngine.ofSat4j(),
            BacktrackEngine.create());

    /** More solutions than these are not asked for. */
    private static final int MANY = 40;

    @Provide
    Arbitrary<Layout> layouts() {
        return Layouts.any(4, 6, 9);
    }

    private static RuledGrid ruled(Layout base, long seed, int most) {
        return RandomRules.combination(base, seed, most).orElseGet(() -> {
            Assume.that(false);
            throw new AssertionError();
        });
    }

    private static boolean isFast(Engine engine, Layout layout) {
        return layout.side() <= 6 || !(engine instanceof IlpEngine);
    }

    private static double blanks(Layout layout) {
        return Layouts.blanks(layout, layout.side() == 4 ? 1 : layout.side() == 6 ? 0.65 : 0.45);
    }

    private static void assertSolutions(Layout base, long seed) {
        assertSolutions(base, seed, ruled(base, seed, 1 + (int) Math.floorMod(seed, 6L)));
    }

    private static void assertSolutions(Layout base, long seed, RuledGrid ruled) {
        Grid puzzle = ruled.puzzle(seed, blanks(base));
        Set<Grid> expected = ruled.solutions(puzzle);
        assertThat(expected).as("%s", ruled).contains(ruled.solution().on(ruled.layout()));
        for (Engine engine : ENGINES) {
            if (isFast(engine, base)) {
                assertThat(Searches.allSolutions(engine, puzzle))
                        .as("%s, seed %d: %s %s", engine.name(), seed, ruled, puzzle)
                        .isEqualTo(expected);
            }
        }
        assertCandidates(puzzle, expected, "seed " + seed + ": " + ruled);
        Grid other = puzzle.with(0, 1 + new Random(seed).nextInt(base.side()));
        assertThat(count(ENGINES.get(0), other))
                .as("seed %d: %s %s", seed, ruled, other)
                .isEqualTo(Math.min(MANY, ruled.solutions(other).size()));
    }

    private static void assertCandidates(Grid puzzle, Set<Grid> solutions, String what) {
        CandidateGrid candidates = CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle);
        assertThat(Propagation.run(candidates, Propagation.Depth.LOCKED))
                .as(what)
                .isEqualTo(PropagationOutcome.DONE);
        for (Grid solution : solutions) {
            for (int cell = 0; cell < puzzle.layout().cellCount(); cell++) {
                assertThat(candidates.isCandidate(cell, solution.digit(cell)))
                        .as("%s, cell %d", what, cell)
                        .isTrue();
            }
        }
    }

    private static long count(Engine engine, Grid puzzle) {
        try (Search search = engine.start(Puzzle.of(puzzle), Limits.none())) {
            return search.count(MANY);
        }
    }

    @Property(tries = 60)
    void theSolutionsAreThoseThatTheRulesMean(@ForAll("layouts") Layout layout, @ForAll long seed) {
        assertSolutions(layout, seed);
    }

    @Property(tries = 40)
    void theSolutionsUnderCombinationsAreThoseThatTheyMean(@ForAll("layouts") Layout layout, @ForAll long seed) {
        Optional<RuledGrid> ruled = RandomRules.combination(layout, seed, 3, List.of("either", "not", "if"));
        Assume.that(ruled.isPresent());
        assertSolutions(layout, seed, ruled.orElseThrow());
    }

    @Property(tries = 3000)
    @Tag("slow")
    void theSolutionsOfManyPuzzlesAreThoseThatTheRulesMean(@ForAll("layouts") Layout layout, @ForAll long seed) {
        assertSolutions(layout, seed);
    }

    /** With too few givens for the oracle, engines agree with each other, and on whether there is a single solution. */
    private static void assertCounts(Layout base, long seed) {
        RuledGrid ruled = ruled(base, seed, 2 * base.side());
        Grid puzzle = ruled.puzzle(seed, Layouts.blanks(base, base.side() == 9 ? 0.7 : 0.85));
        Set<Grid> found = new HashSet<>();
        try (Search search = ENGINES.get(0).start(Puzzle.of(puzzle), Limits.none())) {
            while (found.size() < MANY && search.advance() == Search.Status.FOUND) {
                Grid solution = search.solution();
                assertThatGrid(solution).solves(puzzle);
                assertThat(ruled.rules())
                        .as("seed %d: %s", seed, solution)
                        .allMatch(rule ->
                                rule.meaning().test(solution.layout().values().of(solution.digits())));
                assertThat(found.add(solution)).isTrue();
            }
        }
        assertThat(found.size() == MANY || found.contains(ruled.solution().on(ruled.layout())))
                .as("seed %d: %s %s", seed, ruled, puzzle)
                .isTrue();
        assertThat(count(ENGINES.get(1), puzzle))
                .as("seed %d: %s %s", seed, ruled, puzzle)
                .isEqualTo(found.size());
    }

    @Property(tries = 20)
    void enginesAgreeOnPuzzlesWithFewGivens(@ForAll("layouts") Layout layout, @ForAll long seed) {
        assertCounts(layout, seed);
    }

    @Property(tries = 600)
    @Tag("slow")
    void enginesAgreeOnManyPuzzlesWithFewGivens(@ForAll("layouts") Layout layout, @ForAll long seed) {
        assertCounts(layout, seed);
    }
}
