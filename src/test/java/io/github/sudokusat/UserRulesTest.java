package io.github.sudokusat;

import static io.github.sudokusat.testing.Results.bare;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Searches;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Rules that users define: a kind that the library knows works everywhere, and any other kind is refused everywhere. */
class UserRulesTest {

    /** Centre dots: the middle cells of the nine boxes must differ, stated as pairs. */
    private static final MustDiffer CENTRES = centres();

    private static MustDiffer centres() {
        List<Integer> cells = new ArrayList<>();
        for (int a = 0; a < 9; a++) {
            for (int b = 0; b < a; b++) {
                cells.add((a / 3 * 3 + 1) * 9 + a % 3 * 3 + 1);
                cells.add((b / 3 * 3 + 1) * 9 + b % 3 * 3 + 1);
            }
        }
        return MustDiffer.of(
                "centre dots", cells.stream().mapToInt(Integer::intValue).toArray());
    }

    private static final Layout NINE = Layout.classic().with(CENTRES);

    private static List<Engine> engines() {
        return List.of(
                SudokuSolver.create().engine(),
                CdclEngine.of(Sat4jSolver.instance()),
                PropagateEngine.create(),
                BacktrackEngine.create(),
                IlpEngine.ofSat4j(),
                IlpEngine.ofOjAlgo(),
                BitsEngine.create());
    }

    /** A kind of rule that the library does not know. */
    private record Thermometer(String name) implements Rule {

        @Override
        public void conflicts(Grid grid, Consumer<Conflict> found) {}
    }

    @Test
    void anUnknownKindIsRefusedByNameEverywhere() {
        Layout layout = Layout.classic().with(CENTRES).with(new Thermometer("mercury"));
        Grid empty = Grid.empty(layout);
        Map<String, ThrowingCallable> readers = new TreeMap<>();
        for (Engine engine : engines()) {
            assertThat(engine.supports(layout)).as(engine.name()).isFalse();
            readers.put("engine " + engine.name(), () -> engine.start(Puzzle.of(empty), Limits.none()));
        }
        readers.put("the encoder", () -> SudokuEncoder.of(layout, EncodingOptions.defaults()));
        readers.put("the linear program", () -> SudokuProgram.of(empty));
        readers.put("a candidate grid", () -> CandidateLayout.of(layout));
        readers.put("the logic solver", () -> LogicSolver.of(layout));
        readers.put("the search for symmetries", () -> Symmetries.of(layout));
        readers.put("the text form of layouts", () -> LayoutText.describe(layout));
        readers.forEach((reader, reading) -> assertThatThrownBy(reading)
                .as(reader)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(reader)
                .hasMessageMatching(".* does not (know rule|support layout .*) mercury"));
        assertThatThrownBy(() -> SudokuSolver.create().solve(empty))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("mercury");
    }

    @Test
    void everyEngineThatDoesMoreThanClassicSolvesAKnownKind() {
        for (Grid puzzle : RandomPuzzles.properOnlyOn(NINE, 3)) {
            Grid solution = BruteForce.solutions(puzzle, 2).get(0);
            for (Engine engine : engines()) {
                if (engine.supports(NINE)) {
                    assertThat(Searches.allSolutions(engine, puzzle))
                            .as(engine.name())
                            .containsExactly(solution);
                }
            }
            assertThat(engines().stream().filter(engine -> engine.supports(NINE)))
                    .hasSize(6);
            SudokuSolver solver = SudokuSolver.create();
            assertThat(bare(solver.check(puzzle))).isEqualTo(new CheckResult.Proper(solution, Statistics.NONE));
            assertThat(solver.isProper(puzzle)).isTrue();
            assertThat(solver.count(puzzle)).hasToString("1");
            assertThat(solver.withLimits(Limits.none().withMaxSolutions(2)).count(puzzle.on(Layout.classic())))
                    .hasToString(">=2");
        }
    }

    /** Each step must hold in the solution, and the path must get further than without the rule. */
    @Test
    void humanTechniquesUseIt() {
        int solved = 0;
        for (Grid puzzle : RandomPuzzles.properOnlyOn(NINE, 3)) {
            Grid solution = BruteForce.solutions(puzzle, 2).get(0);
            LogicSolver logic = LogicSolver.of(NINE);
            LogicPath path = logic.solve(logic.start(puzzle));
            assertThat(path.steps()).isNotEmpty();
            for (Step step : path.steps()) {
                for (Candidate placed : step.placements()) {
                    assertThat(solution.digit(placed.cell())).isEqualTo(placed.digit());
                }
                for (Candidate removed : step.eliminations()) {
                    assertThat(solution.digit(removed.cell())).isNotEqualTo(removed.digit());
                }
            }
            solved += path.isSolved() ? 1 : 0;
        }
        assertThat(solved).isPositive();
    }

    @Test
    void aBreachNamesTheRule() {
        Grid clash = Grid.empty(NINE).with(10, 5).with(70, 5);
        assertThat(clash.conflicts())
                .singleElement()
                .hasToString("5 appears in r2c2 and r8c8, which must differ (centre dots)")
                .satisfies(conflict -> assertThat(conflict.rule()).contains(CENTRES));
        assertThat(bare(SudokuSolver.create().solve(clash)))
                .isEqualTo(new SolveResult.Unsolvable(clash.conflicts(), Statistics.NONE));
        assertThat(LayoutText.parse(LayoutText.describe(NINE))).isEqualTo(NINE);
        assertThat(NINE).hasToString("3x3 centre dots");
    }
}
