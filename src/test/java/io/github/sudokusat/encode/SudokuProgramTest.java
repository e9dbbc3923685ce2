package io.github.sudokusat.encode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPuzzles;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class SudokuProgramTest {

    /** A row by its definition: the sum of some variables is 1, or at most 1. */
    private record Row(String name, Set<Integer> variables, boolean isExact) {

        boolean holds(BitSet ones) {
            long sum = variables.stream().filter(ones::get).count();
            return isExact ? sum == 1 : sum <= 1;
        }
    }

    private static List<Row> rows(SudokuProgram program) {
        List<Row> rows = new ArrayList<>();
        program.walk(new ProgramSink() {
            private void add(String name, boolean isExact, int length, int... variables) {
                Set<Integer> set = new HashSet<>();
                for (int i = 0; i < length; i++) {
                    assertThat(set.add(variables[i])).as(name).isTrue();
                }
                rows.add(new Row(name, set, isExact));
            }

            @Override
            public void cell(int cell, int[] variables, int length) {
                add("cell " + cell, true, length, variables);
            }

            @Override
            public void house(House house, int digit, int[] variables, int length) {
                add(house + "=" + digit, true, length, variables);
            }

            @Override
            public void differ(MustDiffer rule, int pair, int digit, int first, int second) {
                add(rule + " " + rule.first(pair) + " " + rule.second(pair) + "=" + digit, false, 2, first, second);
            }

            @Override
            public void given(int cell, int digit, int variable) {
                add("given " + cell, true, 1, variable);
            }
        });
        assertThat(rows.stream().map(Row::name)).doesNotHaveDuplicates();
        assertThat(program.countRows(Limits.none())).isEqualTo(rows.size());
        return rows;
    }

    /** All points that satisfy given rows, found by trying 0 and 1 for each variable in turn. */
    private static void points(List<Row> rows, int variables, int variable, BitSet ones, Consumer<BitSet> found) {
        for (Row row : rows) {
            int sum = 0;
            boolean isOpen = false;
            for (int v : row.variables()) {
                sum += ones.get(v) ? 1 : 0;
                isOpen |= v >= variable;
            }
            if (sum > 1 || (row.isExact() && sum == 0 && !isOpen)) {
                return;
            }
        }
        if (variable > variables) {
            found.accept((BitSet) ones.clone());
            return;
        }
        for (int value = 0; value < 2; value++) {
            ones.set(variable, value == 1);
            points(rows, variables, variable + 1, ones, found);
        }
        ones.clear(variable);
    }

    /** On small grids of many layouts, every feasible point is a solution and every solution a feasible point. */
    @Property(tries = 60)
    void feasiblePointsAreSolutions(@ForAll("small") Layout layout, @ForAll long seed) {
        Grid puzzle = RandomPuzzles.find(layout, seed, 40).orElse(Grid.empty(layout));
        Set<Grid> expected = new HashSet<>(BruteForce.solutions(puzzle, 1000));
        for (SudokuProgram program : List.of(SudokuProgram.of(puzzle), SudokuProgram.reduced(Puzzle.of(puzzle)))) {
            Set<Grid> found = new HashSet<>();
            points(
                    rows(program),
                    program.variables().count(),
                    1,
                    new BitSet(),
                    ones -> assertThat(found.add(
                                    program.decode(Model.of(program.variables().count(), ones))))
                            .isTrue());
            assertThat(found).as("%s %s", layout, puzzle).isEqualTo(expected);
        }
    }

    @Provide
    Arbitrary<Layout> small() {
        return Layouts.any(2, 3, 4);
    }

    /** On larger grids, a solution satisfies every row, and any other way to fill the cells violates one. */
    @Property(tries = 100)
    void filledGridsSatisfyTheRowsIfTheyAreSolutions(@ForAll("large") Layout layout, @ForAll long seed) {
        new PuzzleMaker(seed).findSolution(layout).ifPresent(solution -> {
            Random random = new Random(seed);
            Grid puzzle = new PuzzleMaker(seed).blank(solution, random.nextDouble());
            SudokuProgram program = SudokuProgram.of(puzzle);
            List<Row> rows = rows(program);
            assertThat(rows).allMatch(row -> row.holds(ones(program, solution)));
            Grid other = solution;
            while (other.isSolved()) {
                int cell = Layouts.cell(layout, random);
                int with = Layouts.cell(layout, random);
                other = other.with(cell, solution.digit(with)).with(with, other.digit(cell));
            }
            BitSet wrong = ones(program, other);
            assertThat(rows).as("%s", other).anyMatch(row -> !row.holds(wrong));
            SudokuProgram reduced = SudokuProgram.reduced(Puzzle.of(puzzle));
            assertThat(rows(reduced)).allMatch(row -> row.holds(ones(reduced, solution)));
            assertThat(reduced.decode(Model.of(reduced.variables().count(), ones(reduced, solution))))
                    .isEqualTo(solution);
        });
    }

    @Provide
    Arbitrary<Layout> large() {
        return Layouts.any(6, 8, 9);
    }

    private static BitSet ones(SudokuProgram program, Grid grid) {
        BitSet ones = new BitSet();
        for (int variable : program.variablesOf(grid)) {
            ones.set(variable);
        }
        return ones;
    }

    /** The well-known numbers for 9 × 9. */
    @Test
    void theClassicProgramHas729VariablesAnd324Rows() {
        SudokuProgram program =
                SudokuProgram.of(Grid.empty(Layout.classic()).with(0, 5).with(80, 9));
        assertThat(program.variables().count()).isEqualTo(729);
        List<Row> rows = rows(program);
        assertThat(rows).hasSize(324 + 2);
        assertThat(rows.subList(0, 324)).allMatch(row -> row.variables().size() == 9 && row.isExact());
        assertThat(rows.get(324)).isEqualTo(new Row("given 0", Set.of(5), true));
        assertThat(rows.get(325)).isEqualTo(new Row("given 80", Set.of(729), true));
    }

    /** A knight has 2 · 2 · (9 − 1) · (9 − 2) pairs of cells on the grid, and 2 · 2 · 2 · 1 of them in each box. */
    @Test
    void pairsOfAHouseAreLeftOutAndPairsOfTwoRulesAreStatedOnce() {
        Layout knight = Layout.classic().with(Variant.ANTI_KNIGHT);
        int inBoxes = 9 * 8;
        long pairs = rows(SudokuProgram.of(Grid.empty(knight))).stream()
                .filter(row -> !row.isExact())
                .count();
        assertThat(pairs).isEqualTo(9L * (2 * 2 * 8 * 7 - inBoxes));
        // r1c1 and r2c3 share a box; r1c1 and r9c9 do not, and both rules state that pair.
        Layout twice =
                Layout.classic().with(MustDiffer.of("one", 0, 11, 0, 80)).with(MustDiffer.of("two", 80, 0, 1, 80));
        assertThat(rows(SudokuProgram.of(Grid.empty(twice))).stream()
                        .filter(row -> !row.isExact() && row.name().endsWith("=1"))
                        .map(Row::name))
                .containsExactly("one 0 80=1", "two 1 80=1");
    }

    @Test
    void theReducedProgramKeepsTheGivensAndWhatTheyLeave() {
        Grid puzzle = Grid.empty(Layout.boxes(2, 2)).with(0, 1);
        SudokuProgram program = SudokuProgram.reduced(Puzzle.of(puzzle));
        CandidateVariables variables = program.variables();
        assertThat(variables.variable(0, 1)).isEqualTo(1);
        for (int digit = 2; digit <= 4; digit++) {
            assertThat(variables.variable(0, digit)).isZero();
        }
        for (int peer : new int[] {1, 2, 3, 4, 5, 8, 12}) {
            assertThat(variables.variable(peer, 1)).isZero();
            assertThat(variables.variable(peer, 2)).isPositive();
        }
        assertThat(variables.count()).isEqualTo(64 - 3 - 7);
        assertThat(rows(program).get(0)).isEqualTo(new Row("cell 0", Set.of(1), true));
    }

    @Test
    void pencilMarksExcludeCandidates() {
        Layout layout = Layout.boxes(2, 2);
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(layout));
        marks.remove(5, 2);
        marks.remove(5, 3);
        SudokuProgram program = SudokuProgram.reduced(Puzzle.of(Grid.empty(layout), marks));
        assertThat(program.variables().count()).isEqualTo(62);
        assertThat(program.variables().variable(5, 2)).isZero();
        assertThat(rows(program)).hasSize(16 + 48);
        CandidateGrid other = CandidateGrid.full(CandidateLayout.of(Layout.boxes(1, 4)));
        assertThatThrownBy(() -> Puzzle.of(Grid.empty(layout), other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the candidates' layout must be 2x2, but is 1x4");
    }

    @Test
    void clashingGivensGiveRowsThatCannotBeSatisfied() {
        Grid clash = Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(1, 1);
        for (SudokuProgram program : List.of(SudokuProgram.of(clash), SudokuProgram.reduced(Puzzle.of(clash)))) {
            points(rows(program), program.variables().count(), 1, new BitSet(), ones -> {
                throw new AssertionError("a point: " + ones);
            });
        }
    }

    @Test
    void aWrongPointIsRejected() {
        SudokuProgram program = SudokuProgram.of(Grid.empty(Layout.boxes(2, 2)));
        assertThatThrownBy(() -> program.decode(Model.of(64, 1, 2)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("wrong model: two digits in a cell, 1 and 2, in ");
        assertThatThrownBy(() -> program.decode(Model.of(64)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("wrong model: ................ is not a solution of ................");
    }

    @Test
    void anUnknownRuleIsRefused() {
        Layout layout = Layout.classic().with(new Rule() {
            @Override
            public String name() {
                return "made-up";
            }

            @Override
            public void conflicts(Grid grid, Consumer<Conflict> found) {}
        });
        assertThat(SudokuProgram.supports(layout)).isFalse();
        assertThatThrownBy(() -> SudokuProgram.of(Grid.empty(layout)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("made-up");
        assertThatThrownBy(() -> SudokuProgram.reduced(Puzzle.of(Grid.empty(layout))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void cancellingStopsTheStreamOfRows() {
        Cancellation stop = new Cancellation();
        SudokuProgram program = SudokuProgram.of(Grid.empty(Layout.boxes(8, 8)));
        int[] rows = new int[1];
        Optional<StopReason> reason = program.walk(
                new ProgramSink() {
                    @Override
                    public void cell(int cell, int[] variables, int length) {
                        rows[0]++;
                        stop.cancel();
                    }

                    @Override
                    public void house(House house, int digit, int[] variables, int length) {
                        throw new AssertionError("cells come first");
                    }

                    @Override
                    public void differ(MustDiffer rule, int pair, int digit, int first, int second) {}

                    @Override
                    public void given(int cell, int digit, int variable) {}
                },
                Limits.none().withCancellation(stop));
        assertThat(reason).contains(StopReason.CANCELLED);
        assertThat(rows[0]).isBetween(1, 1024);
    }
}
