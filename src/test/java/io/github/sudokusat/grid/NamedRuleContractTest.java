package io.github.sudokusat.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.Engines;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Searches;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/**
 * The contract of every {@link NamedRule}; a subclass supplies layouts that have the rule. JUnit 5 and AssertJ must be on the class path, and so must the
 * library: the suite is in its packages, so it cannot be run on the module path.
 *
 * <p>The requirements:
 *
 * <ul>
 *   <li>A complete grid that keeps rows, columns and regions has a conflict by the rule exactly if a primitive does not hold. Of an incomplete grid, what is reported is true of each way to
 *       complete it.
 *   <li>Each conflict names the rule and cells of the grid that have digits.
 *   <li>The primitives are the same each time, and on equal layouts.
 *   <li>The rule equals itself and nothing of another class, and its hash code stays. Its name has no line break, its cells are in the grid and cannot be
 *       modified.
 *   <li>Its text, if it has one, is read back as an equal rule on its layout.
 *   <li>It can be drawn.
 *   <li>On grids of four digits, every engine finds the solutions that a look at all grids finds.
 * </ul>
 */
public abstract class NamedRuleContractTest {

    /** The grids that are looked at on each layout. */
    protected int grids() {
        return 300;
    }

    /** Layouts with the rule, each of which has solutions; one of side 4 at least if the rule allows that. Other rules on them are tried as well. */
    protected abstract List<Layout> layouts();

    /** Calls a check for each rule of each layout. */
    private void forEachRule(BiConsumer<Layout, NamedRule> check) {
        List<Layout> layouts = layouts();
        assertThat(layouts).isNotEmpty();
        for (Layout layout : layouts) {
            assertThat(layout.statedRules()).as("rules of %s", layout).isNotEmpty();
            layout.statedRules().forEach(stated -> check.accept(layout, stated.rule()));
        }
    }

    /** Calls a check for each rule of each layout, with complete grids and the seed of each. */
    private void forEachGrid(GridCheck check) {
        forEachRule((layout, rule) -> {
            Grid solution;
            try (Search search = Engines.propagate().start(Puzzle.of(Grid.empty(layout)), Limits.none())) {
                assertThat(search.advance()).as("search on %s", layout).isEqualTo(Search.Status.FOUND);
                solution = search.solution();
            }
            for (long seed = 1; seed <= grids(); seed++) {
                check.accept(rule, complete(solution, new PuzzleMaker(seed), new Random(seed)), seed);
            }
        });
    }

    @FunctionalInterface
    private interface GridCheck {

        void accept(NamedRule rule, Grid grid, long seed);
    }

    private static List<Conflict> conflicts(NamedRule rule, Grid grid) {
        List<Conflict> found = new ArrayList<>();
        rule.conflicts(grid, found::add);
        return found;
    }

    private static boolean holds(NamedRule rule, Grid grid) {
        return rule.primitives(grid.layout()).stream().allMatch(primitive -> holds(primitive, grid));
    }

    private static boolean holds(Primitive primitive, Grid grid) {
        int[] digits = primitive.cells();
        for (int i = 0; i < digits.length; i++) {
            digits[i] = grid.digit(primitive.cell(i));
        }
        return primitive.isPossible(digits);
    }

    /** A complete grid: a solution of the layout, with two digits exchanged, or any solution of the layout without its rules. */
    private static Grid complete(Grid solution, PuzzleMaker maker, Random random) {
        Layout layout = solution.layout();
        if (random.nextBoolean()) {
            return maker.solution(layout.base()).on(layout);
        }
        int side = layout.side();
        int one = 1 + random.nextInt(side);
        int other = 1 + random.nextInt(side);
        int[] digits = solution.digits();
        for (int cell : layout.cells()) {
            digits[cell] = digits[cell] == one ? other : digits[cell] == other ? one : digits[cell];
        }
        return Grid.of(layout, digits);
    }

    @Test
    void conflictsAgreeWithThePrimitivesOnCompleteGrids() {
        forEachGrid((rule, grid, seed) -> assertThat(conflicts(rule, grid).isEmpty())
                .as("seed %d: %s has no conflict on %s", seed, rule.name(), grid)
                .isEqualTo(holds(rule, grid)));
    }

    @Test
    void whatIsWrongStaysWrong() {
        forEachGrid((rule, grid, seed) -> {
            Grid part = new PuzzleMaker(seed).blank(grid, new Random(seed).nextDouble());
            if (!conflicts(rule, part).isEmpty()) {
                assertThat(holds(rule, grid))
                        .as("seed %d: %s holds on %s, but has a conflict on %s", seed, rule.name(), grid, part)
                        .isFalse();
            }
        });
    }

    @Test
    void conflictsNameTheRuleAndItsDigits() {
        forEachGrid((rule, grid, seed) -> {
            for (Conflict conflict : conflicts(rule, grid)) {
                assertThat(conflict.rule()).as("seed %d", seed).contains(rule);
                assertThat(conflict.toString()).isNotBlank().doesNotContain("\n");
                conflict.cells().forEach(cell -> assertThat(grid.digit(cell)).isPositive());
            }
        });
    }

    @Test
    void aRuleIsAValue() {
        forEachRule((layout, rule) -> {
            assertThat(rule.primitives(layout)).isEqualTo(rule.primitives(layout));
            assertThat(Set.of(rule).contains(rule)).as("%s equals itself", rule).isTrue();
            assertThat(rule).isNotEqualTo(new Object()).isNotEqualTo(null);
            assertThat(rule.name()).isNotBlank().doesNotContainPattern("\\p{Cntrl}");
            assertThat(rule.label()).isNotBlank();
            for (Cell cell : rule.cells()) {
                assertThat(cell.row()).isLessThan(layout.rows());
                assertThat(cell.column()).isLessThan(layout.columns());
            }
            assertThatThrownBy(() -> rule.cells().add(new Cell(0, 0)))
                    .isInstanceOf(UnsupportedOperationException.class);
            assertThat(rule.shapes(layout)).isNotNull();
        });
    }

    @Test
    void itsTextIsReadBack() {
        forEachRule((layout, rule) -> rule.text()
                .ifPresent(text -> assertThat(RuleText.read(new RuleWords(text, 1, 0, layout)))
                        .as("%s on %s", text, layout)
                        .contains(rule)));
    }

    @Test
    void enginesFindTheSolutionsThatALookAtAllGridsFinds() {
        for (Layout layout : layouts()) {
            if (layout.side() > 4) {
                continue;
            }
            List<Grid> expected = new ArrayList<>();
            for (Grid grid : Searches.allSolutions(Engines.backtrack(), Grid.empty(layout.base()))) {
                if (grid.on(layout).conflicts().isEmpty()) {
                    expected.add(grid.on(layout));
                }
            }
            assertThat(expected).as("solutions of %s", layout).isNotEmpty();
            for (Engine engine : List.of(Engines.propagate(), Engines.sat(), Engines.backtrack())) {
                assertThat(Searches.allSolutions(engine, Grid.empty(layout)))
                        .as("%s on %s", engine.name(), layout)
                        .containsExactlyInAnyOrderElementsOf(expected);
            }
        }
    }
}
