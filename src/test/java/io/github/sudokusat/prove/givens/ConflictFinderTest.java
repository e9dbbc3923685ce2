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
        int fewest = givens.size();
        for (int set = 0; set < 1 << givens.size(); set++) {
            if (Integer.bitCount(set) < fewest) {
                List<Candidate> some = new ArrayList<>();
                for (int i = 0; i < givens.size(); i++) {
                    if ((set >> i & 1) == 1) {
                        some.add(givens.get(i));
                    }
                }
                if (!ProofPuzzles.isSolvable(ProofPuzzles.with(Grid.empty(puzzle.layout()), some))) {
                    fewest = some.size();
                }
            }
        }
        return fewest;
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
        Grid empty = Grid.empty(puzzle.layout());
        assertThat(ProofPuzzles.isSolvable(ProofPuzzles.with(empty, conflict.givens())))
                .as("%s: %s", puzzle, conflict)
                .isFalse();
        for (int i = 0; i < conflict.givens().size(); i++) {
            assertThat(ProofPuzzles.isSolvable(ProofPuzzles.with(empty, ProofPuzzles.without(conflict.givens(), i))))
                    .as("%s: %s", puzzle, conflict)
                    .isTrue();
        }
        assertThat(conflict.givens()).as(puzzle.toString()).hasSize(fewest(puzzle));
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
        assertThat(conflict(Grid.empty(none).with(0, 1)))
                .hasToString("the layout has no solution, whatever the givens");
        assertThat(conflict(Grid.empty(none)))
                .isEqualTo(new ConflictResult.Found(List.of(), List.of(), none.base(), true));
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
}
