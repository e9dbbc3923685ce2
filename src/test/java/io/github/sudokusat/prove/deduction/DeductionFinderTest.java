package io.github.sudokusat.prove.deduction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.ProofPuzzles;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Tools;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class DeductionFinderTest {

    private static final DeductionFinder FINDER = DeductionFinder.of(Sat4jSolver.instance());

    private static final String HARD =
            "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

    private static CandidateGrid position(Grid puzzle) {
        return CandidateGrid.of(CandidateLayout.of(puzzle.layout()), puzzle);
    }

    private static CandidateGrid position(String puzzle) {
        return position(GridParser.create().parse(puzzle));
    }

    private static Deduction found(DeductionResult deduced) {
        assertThat(deduced).isInstanceOf(DeductionResult.Found.class);
        return ((DeductionResult.Found) deduced).deduction();
    }

    /** A position with random candidates, more of them for a higher density, and among them all of a solution; only givens are placed. */
    private static CandidateGrid random(Grid solution, int givens, double density, Random random) {
        CandidateGrid position = position(ProofPuzzles.blanked(solution, givens, random));
        int side = solution.layout().side();
        for (int cell = 0; cell < side * side; cell++) {
            for (int digit = 1; digit <= side; digit++) {
                if (digit != solution.digit(cell) && random.nextDouble() > density) {
                    position.remove(cell, digit);
                }
            }
        }
        return position;
    }

    /** The conclusions that hold in all solutions within a position: candidates that are removed, and −1 − candidate for those that are placed. */
    private static Set<Integer> conclusions(CandidateGrid position) {
        int side = position.layout().side();
        Set<Integer> goes = new TreeSet<>();
        Set<Integer> placed = new TreeSet<>();
        for (int cell = 0; cell < side * side; cell++) {
            for (int digit = 1; digit <= side && position.digit(cell) == 0; digit++) {
                if (position.isCandidate(cell, digit)) {
                    goes.add(cell * side + digit - 1);
                    placed.add(-1 - (cell * side + digit - 1));
                }
            }
        }
        for (Grid solution : BruteForce.solutions(position.toGrid(), Long.MAX_VALUE)) {
            if (isWithin(solution, position)) {
                goes.removeIf(i -> solution.digit(i / side) == i % side + 1);
                placed.removeIf(i -> solution.digit((-1 - i) / side) != (-1 - i) % side + 1);
            }
        }
        goes.addAll(placed);
        return goes;
    }

    private static boolean isWithin(Grid solution, CandidateGrid position) {
        for (int cell = 0; cell < solution.layout().cellCount(); cell++) {
            if (!position.isCandidate(cell, solution.digit(cell))) {
                return false;
            }
        }
        return true;
    }

    /** Checks a deduction against its definition. */
    private static void assertHolds(Deduction deduction, CandidateGrid position, NaiveExplanations naive) {
        int side = position.layout().side();
        List<List<Integer>> constraints = new ArrayList<>();
        for (Constraint constraint : deduction.constraints()) {
            List<Integer> all = constraint.all(side).stream().map(naive::number).toList();
            assertThat(naive.constraints()).contains(all);
            assertThat(constraint.places().stream().map(naive::number))
                    .containsExactlyInAnyOrderElementsOf(all.stream()
                            .filter(i -> position.isCandidate(i / side, i % side + 1))
                            .toList());
            constraints.add(all);
        }
        List<Integer> digits = deduction.digits().stream().map(naive::number).toList();
        List<Integer> removed = deduction.removed().stream().map(naive::number).toList();
        assertThat(digits).allMatch(i -> position.digit(i / side) == i % side + 1);
        assertThat(removed).noneMatch(i -> position.isCandidate(i / side, i % side + 1));
        Set<Integer> conclusions = naive.conclusions(deduction);
        assertThat(conclusions).isNotEmpty();
        assertThat(naive.implyAll(constraints, digits, removed, conclusions))
                .as("%s in %s", deduction.text(), position.toGrid())
                .isTrue();
        for (int conclusion : conclusions) {
            for (int i = 0; i < constraints.size(); i++) {
                assertThat(naive.implyAll(ProofPuzzles.without(constraints, i), digits, removed, Set.of(conclusion)))
                        .as("%s without constraint %s", deduction.text(), i)
                        .isFalse();
            }
        }
        for (int i = 0; i < digits.size(); i++) {
            assertThat(naive.implyAll(constraints, ProofPuzzles.without(digits, i), removed, conclusions))
                    .as("%s without digit %s", deduction.text(), i)
                    .isFalse();
        }
        for (int i = 0; i < removed.size(); i++) {
            assertThat(naive.implyAll(constraints, digits, ProofPuzzles.without(removed, i), conclusions))
                    .as("%s without elimination %s", deduction.text(), i)
                    .isFalse();
        }
    }

    /**
     * Follows a path and compares each step with the oracle, which tries all sets of up to a given number of constraints; returns the most
     * constraints of a step.
     */
    private static int assertPathIsSmallest(CandidateGrid start, NaiveExplanations naive, int mostTried) {
        DeductionPath path = FINDER.path(start);
        Set<Integer> first = conclusions(start);
        CandidateGrid position = start.copy();
        int side = position.layout().side();
        for (Deduction step : path.steps()) {
            assertThat(step.isSmallest()).isTrue();
            assertHolds(step, position, naive);
            assertThat(conclusions(position)).containsAll(naive.conclusions(step));
            int size = step.constraints().size();
            if (size > 1 && size - 1 <= mostTried) {
                assertThat(naive.isAnyImplied(naive.open(position), size - 1, conclusions(position)))
                        .as("%s in %s", step.text(), position.toGrid())
                        .isFalse();
            }
            step.placements().forEach(p -> position.place(p.cell().number(side), p.digit()));
            step.eliminations().forEach(e -> position.remove(e.cell().number(side), e.digit()));
        }
        assertThat(conclusions(position)).isEmpty();
        assertThat(path.end()).isEqualTo(position.isSolved() ? DeductionPath.End.SOLVED : DeductionPath.End.STUCK);
        assertThat(path.position().toGrid()).isEqualTo(position.toGrid());
        assertThat(path.steps().isEmpty()).isEqualTo(first.isEmpty());
        return path.mostConstraints();
    }

    /** Follows paths on small layouts; returns the most constraints of a step. */
    private static int assertPathsAreSmallest(int count, int mostSets) {
        int most = 0;
        for (Layout layout : ProofPuzzles.smallLayouts()) {
            NaiveExplanations naive = new NaiveExplanations(layout);
            Random random = new Random(1);
            PuzzleMaker maker = new PuzzleMaker(2);
            for (int i = 0; i < count; i++) {
                Grid solution = maker.findSolution(layout).orElseThrow();
                CandidateGrid start = random(solution, i % 3, 0.6 + 0.1 * (i % 4), random);
                most = Math.max(most, assertPathIsSmallest(start, naive, mostSets));
            }
        }
        return most;
    }

    @Test
    void everyStepHasTheFewestConstraints() {
        assertThat(assertPathsAreSmallest(2, 2)).isGreaterThan(2);
    }

    @Test
    @Tag("slow")
    void everyStepOfManyPathsHasTheFewestConstraints() {
        assertThat(assertPathsAreSmallest(60, 3)).isGreaterThan(3);
    }

    /** Compares the answer for each single conclusion with the fewest constraints found by trying all sets. */
    @Test
    void everyConclusionIsExplainedByTheFewestConstraints() {
        Layout layout = Layout.boxes(2, 2);
        NaiveExplanations naive = new NaiveExplanations(layout);
        Random random = new Random(5);
        for (int i = 0; i < 2; i++) {
            CandidateGrid position = random(new PuzzleMaker(i).solution(layout), 2, 0.6, random);
            Set<Integer> conclusions = conclusions(position);
            for (int number = 0; number < 64; number++) {
                if (position.digit(number / 4) != 0 || !position.isCandidate(number / 4, number % 4 + 1)) {
                    continue;
                }
                for (boolean isPlaced : new boolean[] {true, false}) {
                    DeductionResult deduced = FINDER.explain(position, naive.candidate(number), isPlaced);
                    if (!conclusions.contains(isPlaced ? -1 - number : number)) {
                        assertThat(deduced).isEqualTo(new DeductionResult.Nothing());
                        continue;
                    }
                    Deduction deduction = found(deduced);
                    assertHolds(deduction, position, naive);
                    int size = deduction.constraints().size();
                    assertThat(size).isLessThan(5);
                    assertThat(naive.isAnyImplied(
                                    naive.open(position), size - 1, Set.of(isPlaced ? -1 - number : number)))
                            .as(deduction.text())
                            .isFalse();
                }
            }
        }
    }

    @Test
    void aPathOnNineByNineEndsInTheSolution() {
        PuzzleMaker maker = new PuzzleMaker(7);
        for (int i = 0; i < 2; i++) {
            Grid puzzle = maker.minimalPuzzle(Layout.classic());
            DeductionPath path = FINDER.path(position(puzzle));
            assertThat(path.end()).isEqualTo(DeductionPath.End.SOLVED);
            assertThat(path.isSmallest()).isTrue();
            assertThat(path.position().toGrid())
                    .isEqualTo(BruteForce.solutions(puzzle, 2).get(0));
        }
    }

    @Test
    void singlesPairsAndFishAreCountedAsTheDefinitionSays() {
        CandidateGrid position = position("2.4.........4.12");
        assertThat(found(FINDER.next(position)).text())
                .isEqualTo("r2c2 is the only cell in row 2 that can be 4, because r1c3=4 and r4c1=4: r2c2=4");
        CandidateGrid pair = position(Grid.empty(Layout.classic()));
        pair.retain(0, 1, 2);
        pair.retain(1, 1, 2);
        Deduction deduction = found(FINDER.next(pair));
        assertThat(deduction.constraints()).hasSize(2);
        assertThat(deduction.text())
                .startsWith("If r1c3=1, r1c3=2, ")
                .contains(" were true, there would be no way to place both a digit in r1c1 (1 or 2) and a digit in r1c2"
                        + " (1 or 2), because r1c1,r1c2<>3,4,5,6,7,8,9: ")
                .endsWith(",r3c2,r3c3<>1,2");
        assertThat(deduction.eliminations()).hasSize(2 * (7 + 6));
        CandidateGrid locked = position(Grid.empty(Layout.classic()));
        for (int cell : new int[] {9, 10, 11, 18, 19, 20}) {
            locked.remove(cell, 7);
        }
        deduction = found(FINDER.next(locked));
        assertThat(deduction.text())
                .isEqualTo("In box 1, 7 is confined to r1c1, r1c2 and r1c3, because r2c1,r2c2,r2c3,r3c1,r3c2,r3c3<>7:"
                        + " r1c4,r1c5,r1c6,r1c7,r1c8,r1c9<>7");
    }

    @Test
    void nothingFollowsWhereEveryCandidateIsTrue() {
        CandidateGrid empty = position(Grid.empty(Layout.boxes(2, 2)));
        assertThat(FINDER.next(empty)).isEqualTo(new DeductionResult.Nothing());
        assertThat(FINDER.path(empty).end()).isEqualTo(DeductionPath.End.STUCK);
        CandidateGrid solved = position("2143342112344312");
        assertThat(FINDER.next(solved)).isEqualTo(new DeductionResult.Nothing());
        assertThat(FINDER.path(solved).end()).isEqualTo(DeductionPath.End.SOLVED);
    }

    @Test
    void positionsWithoutASolutionAreReported() {
        for (String puzzle : new String[] {"11..............", "12.3......4....."}) {
            CandidateGrid position = position(puzzle);
            assertThat(FINDER.next(position)).isEqualTo(new DeductionResult.Unsolvable());
            assertThat(FINDER.path(position).end()).isEqualTo(DeductionPath.End.CONTRADICTION);
            assertThat(FINDER.explain(position, Candidate.parse("r4c4=1"), true))
                    .isEqualTo(new DeductionResult.Unsolvable());
        }
    }

    @Test
    void conclusionsThatAreNotOpenCandidatesAreRefused() {
        CandidateGrid position = position("2.4.........4.12");
        for (String wrong : new String[] {"r5c1=1", "r1c5=1", "r1c2=5", "r1c1=2", "r1c2=2"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> FINDER.explain(position, Candidate.parse(wrong), false));
        }
    }

    @Test
    void anExternalSolverWorksAsWell() {
        Tools.require("minisat");
        DeductionFinder finder = DeductionFinder.of(ExternalSolver.of("minisat -verb=0 {cnf} {out}"));
        CandidateGrid position = position("2.4.........4.12");
        assertThat(finder.next(position)).isEqualTo(FINDER.next(position));
    }

    /** Of 900 conclusions from a killer sudoku with doublers, most take hundreds of conflicts each; a few follow from little. */
    @Test
    void aQuickDeductionIsSoughtAmongEasyConclusions() {
        String cages = "34 95858687, 19 92919382, 29 89798898, 22 281827, 15 34334335, 18 535263, 11 383748, "
                + "28 47576777, 14 786869, 22 817172, 1 99, 19 362646, 13 444555, 14 746484, 7 8373, 16 212223, "
                + "13 131424, 21 62615141, 18 16171525, 26 495939, 18 323142, 17 566665, 3 94, 2 58, 11 9796, "
                + "15 1112, 9 54, 9 1929, 6 7576, ";
        String puzzle = "box 3x3\nrule doublers\ngiven r6c7 = 5\ngiven r3c1 = 5\n"
                + cages.replaceAll("([0-9]+) ([0-9]+), ", "killer $1 cells$2\n");
        while (puzzle.contains("cells")) {
            puzzle = puzzle.replaceAll("cells([0-9])([0-9])", " r$1c$2cells").replace("cells\n", "\n");
        }
        CandidateGrid start = position(puzzle);
        CandidateGrid position = LogicSolver.of(start.layout())
                .withProfile(Profile.full())
                .solve(start, Integer.MAX_VALUE)
                .position();
        DeductionResult result = FINDER.withoutSmallest()
                .withLimits(Limits.none().withMaxWork(5000))
                .next(position);
        assertThat(result).isInstanceOf(DeductionResult.Found.class);
    }

    @Test
    void limitsStopTheSearchOrLeaveAnIrreducibleSet() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        CandidateGrid hard = position(HARD);
        assertThat(FINDER.withLimits(Limits.none().withCancellation(cancelled)).next(hard))
                .isEqualTo(new DeductionResult.Stopped(StopReason.CANCELLED));
        assertThat(FINDER.withLimits(Limits.none().withTimeout(System::nanoTime, 0))
                        .next(hard))
                .isEqualTo(new DeductionResult.Stopped(StopReason.TIME_LIMIT));
        assertThat(FINDER.withLimits(Limits.none().withMaxWork(0)).path(hard).stopReason())
                .contains(StopReason.WORK_LIMIT);
        NaiveExplanations naive = new NaiveExplanations(Layout.classic());
        boolean wasCutShort = false;
        for (long looks = 1000; looks < 1L << 24 && !wasCutShort; looks *= 2) {
            // A clock that advances by one at each look.
            long[] time = new long[1];
            DeductionResult deduced = FINDER.withLimits(Limits.none().withTimeout(() -> time[0]++, looks))
                    .next(hard);
            if (deduced instanceof DeductionResult.Found found) {
                assertThat(found.deduction().isSmallest()).isFalse();
                assertHolds(found.deduction(), hard, naive);
                wasCutShort = true;
            } else {
                assertThat(deduced).isEqualTo(new DeductionResult.Stopped(StopReason.TIME_LIMIT));
            }
        }
        assertThat(wasCutShort).isTrue();
    }
}
