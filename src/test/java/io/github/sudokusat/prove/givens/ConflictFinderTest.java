package io.github.sudokusat.prove.givens;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.ProofPuzzles;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Tools;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("long")
class ConflictFinderTest {

    private static final ConflictFinder FINDER = ConflictFinder.of(Sat4jSolver.instance());

    private static ConflictResult find(Grid puzzle) {
        return FINDER.find(puzzle);
    }

    private static ConflictResult.Found conflict(Grid puzzle) {
        ConflictResult found = find(puzzle);
        assertThat(found).as(puzzle.toString()).isInstanceOf(ConflictResult.Found.class);
        return (ConflictResult.Found) found;
    }

    /** The fewest givens that cannot all be correct, found by trying all sets of givens. */
    private static int fewest(Grid puzzle) {
        List<Candidate> givens = ProofPuzzles.givens(puzzle);
        List<UnaryOperator<Layout>> parts = parts(puzzle.layout());
        int all = givens.size() + parts.size();
        int fewest = all;
        for (int set = 0; set < 1 << all; set++) {
            if (Integer.bitCount(set) < fewest) {
                Grid grid = Grid.empty(layout(puzzle.layout(), parts, set >> givens.size()));
                for (int i = 0; i < givens.size(); i++) {
                    grid = (set >> i & 1) == 1 ? grid.with(givens.get(i)) : grid;
                }
                if (!ProofPuzzles.isSolvable(grid)) {
                    fewest = Integer.bitCount(set);
                }
            }
        }
        return fewest;
    }

    /** What a layout adds to its rows, columns and boxes or regions. */
    private static List<UnaryOperator<Layout>> parts(Layout layout) {
        List<UnaryOperator<Layout>> parts = new ArrayList<>();
        layout.variants().forEach(variant -> parts.add(some -> some.with(variant)));
        layout.addedHouses().forEach(house -> parts.add(some -> some.with(house)));
        layout.addedRules().forEach(rule -> parts.add(some -> some.with(rule)));
        return parts;
    }

    private static Layout layout(Layout layout, List<UnaryOperator<Layout>> parts, int set) {
        Layout some = layout.base();
        for (int i = 0; i < parts.size(); i++) {
            some = (set >> i & 1) == 1 ? parts.get(i).apply(some) : some;
        }
        return some;
    }

    private static void assertIsSmallestConflict(Grid puzzle) {
        ConflictResult found = find(puzzle);
        if (ProofPuzzles.isSolvable(puzzle)) {
            assertThat(found).isInstanceOf(ConflictResult.Solvable.class);
            assertThatGrid(((ConflictResult.Solvable) found).solution()).solves(puzzle);
            return;
        }
        ConflictResult.Found conflict = conflict(puzzle);
        assertThat(conflict.isSmallest()).isTrue();
        assertThat(ProofPuzzles.givens(puzzle)).containsAll(conflict.givens());
        assertThat(conflict.givens())
                .isSortedAccordingTo((a, b) -> Integer.compare(
                        a.cell().number(puzzle.layout().side()),
                        b.cell().number(puzzle.layout().side())));
        Grid empty = Grid.empty(conflict.layout());
        assertThat(ProofPuzzles.isSolvable(ProofPuzzles.with(empty, conflict.givens())))
                .as("%s: %s", puzzle, conflict)
                .isFalse();
        List<UnaryOperator<Layout>> parts = parts(conflict.layout());
        for (int i = 0; i < parts.size(); i++) {
            Layout less = layout(conflict.layout(), parts, ~(1 << i));
            assertThat(ProofPuzzles.isSolvable(ProofPuzzles.with(Grid.empty(less), conflict.givens())))
                    .as("%s: %s", puzzle, conflict)
                    .isTrue();
        }
        for (int i = 0; i < conflict.givens().size(); i++) {
            assertThat(ProofPuzzles.isSolvable(ProofPuzzles.with(empty, ProofPuzzles.without(conflict.givens(), i))))
                    .as("%s: %s", puzzle, conflict)
                    .isTrue();
        }
        assertThat(conflict.givens().size() + parts.size())
                .as("%s: %s", puzzle, conflict)
                .isEqualTo(fewest(puzzle));
    }

    @Test
    void everyPuzzleWithTwoGivensIsExplained() {
        ProofPuzzles.allPairs().forEach(ConflictFinderTest::assertIsSmallestConflict);
    }

    static List<Layout> layouts() {
        return ProofPuzzles.smallLayouts();
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void conflictsOfRandomGridsAreOfTheSmallestSize(Layout layout) {
        for (int digits = 0; digits <= 9; digits += 3) {
            ProofPuzzles.random(layout, digits, 15, digits).forEach(ConflictFinderTest::assertIsSmallestConflict);
        }
        // Solutions with one digit changed, whose givens need not clash.
        PuzzleMaker maker = new PuzzleMaker(3);
        Random random = new Random(4);
        for (int i = 0; i < 40; i++) {
            Grid solution = maker.findSolution(layout).orElse(Grid.empty(layout));
            Grid puzzle =
                    ProofPuzzles.blanked(solution, Math.min(solution.filledCount(), 5 + random.nextInt(5)), random);
            assertIsSmallestConflict(puzzle.with(random.nextInt(16), 1 + random.nextInt(4)));
        }
    }

    @Test
    void clashingGivensAreTheConflict() {
        assertThat(conflict(GridParser.create().parse("1..1....1......1")))
                .hasToString("r1c1=1, r1c4=1 cannot both be correct");
        assertThat(conflict(GridParser.create().parse("12.3......4.....")))
                .hasToString("r1c1=1, r1c2=2, r1c4=3, r3c3=4 cannot all be correct");
    }

    @Test
    void theLayoutItselfMayBeTheConflict() {
        Layout none = Layout.boxes(2, 2).with(Variant.ANTI_KING);
        assertThat(ProofPuzzles.isSolvable(Grid.empty(none))).isFalse();
        assertThat(conflict(Grid.empty(none).with(0, 1))).hasToString("anti-king cannot hold");
        assertThat(conflict(Grid.empty(none))).isEqualTo(new ConflictResult.Found(List.of(), List.of(), none, true));
    }

    @Test
    void aVariantThatTakesPartIsNamed() {
        Layout layout = Layout.boxes(2, 2).with(Variant.DIAGONALS);
        assertThat(conflict(Grid.empty(layout).with(1, 1).with(11, 1)))
                .hasToString("r1c2=1, r3c4=1, diagonals cannot all hold");
        Grid byItself = Grid.empty(layout).with(0, 1).with(1, 2).with(3, 3).with(10, 4);
        assertThat(conflict(byItself).layout()).isEqualTo(layout.base());
    }

    /** On 9 × 9 the engine for classic grids serves as the oracle. */
    @Test
    void conflictsOnNineByNineAreConfirmedBySolvingAgain() {
        SudokuSolver solver = SudokuSolver.create();
        Random random = new Random(6);
        PuzzleMaker maker = new PuzzleMaker(6);
        int found = 0;
        for (int i = 0; i < 12; i++) {
            Grid puzzle = maker.minimalPuzzle(Layout.classic());
            Grid solution = solver.solve(puzzle).findSolution().orElseThrow();
            int cell = random.nextInt(81);
            while (puzzle.digit(cell) != 0) {
                cell = random.nextInt(81);
            }
            Grid wrong = puzzle.with(cell, solution.digit(cell) % 9 + 1);
            ConflictResult.Found conflict = conflict(wrong);
            found++;
            Grid empty = Grid.empty(Layout.classic());
            assertThat(solver.solve(ProofPuzzles.with(empty, conflict.givens())).findSolution())
                    .isEmpty();
            for (int j = 0; j < conflict.givens().size(); j++) {
                assertThat(solver.solve(ProofPuzzles.with(empty, ProofPuzzles.without(conflict.givens(), j)))
                                .findSolution())
                        .isPresent();
            }
        }
        assertThat(found).isEqualTo(12);
    }

    @Test
    void anExternalSolverWorksAsWell() {
        Tools.require("minisat");
        ConflictFinder finder = ConflictFinder.of(ExternalSolver.of("minisat -verb=0 {cnf} {out}"));
        assertThat(finder.find(GridParser.create().parse("12.3......4.....")))
                .isEqualTo(conflict(GridParser.create().parse("12.3......4.....")));
    }

    @Test
    void limitsStopTheSearchOrLeaveAnIrreducibleSet() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        Grid puzzle = GridParser.create().parse("12.3......4.....");
        assertThat(FINDER.withLimits(Limits.none().withCancellation(cancelled)).find(puzzle))
                .isEqualTo(new ConflictResult.Stopped(StopReason.CANCELLED));
        Grid hard = GridParser.create()
                .parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..")
                .with(1, 2);
        assertThat(FINDER.withLimits(Limits.none().withMaxWork(0)).find(hard))
                .isInstanceOf(ConflictResult.Stopped.class);
        ConflictResult all = find(hard);
        assertThat(all).isInstanceOf(ConflictResult.Found.class);
        boolean wasCutShort = false;
        for (long conflicts = 100; conflicts < 1L << 20 && !wasCutShort; conflicts += conflicts / 4) {
            ConflictResult some =
                    FINDER.withLimits(Limits.none().withMaxWork(conflicts)).find(hard);
            wasCutShort = some instanceof ConflictResult.Found found && !found.isSmallest();
        }
        assertThat(wasCutShort).isTrue();
    }

    @Test
    void conflictsNameDigitsFromZeroByTheirValues() {
        Layout layout = Layout.boxes(2, 2).withLeastValue(0);
        List<Candidate> givens = List.of(Candidate.parse("r1c1=1"), Candidate.parse("r4c4=4"));
        assertThat(new ConflictResult.Found(givens, List.of(), layout, true))
                .hasToString("r1c1=0, r4c4=3 cannot both be correct");
    }
}
