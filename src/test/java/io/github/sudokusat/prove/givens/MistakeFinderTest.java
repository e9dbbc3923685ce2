package io.github.sudokusat.prove.givens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.ProofPuzzles;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MistakeFinderTest {

    private static final MistakeFinder FINDER = MistakeFinder.of(Sat4jSolver.instance());

    private static final Grid CLASSIC = GridParser.create()
            .parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private static MistakesResult.Found found(Grid givens, Grid position, List<Candidate> removed) {
        return (MistakesResult.Found) FINDER.find(Puzzle.of(givens), position, removed);
    }

    private static Candidate candidate(String name) {
        return Candidate.parse(name);
    }

    @Test
    void aDigitThatTheSolutionLacksIsWrong() {
        Grid position = CLASSIC.with(2, 4).with(3, 2).with(5, 8);
        assertThat(found(CLASSIC, position, List.of()))
                .isEqualTo(new MistakesResult.Found(List.of(candidate("r1c4=2")), List.of(), true, List.of()));
        assertThat(found(CLASSIC, position.with(3, 6), List.of()).hasMistakes()).isFalse();
        assertThat(SudokuSolver.create().mistakes(Puzzle.of(CLASSIC), position, List.of()))
                .isEqualTo(found(CLASSIC, position, List.of()));
    }

    @Test
    void aDigitInPlaceOfAGivenIsWrong() {
        assertThat(found(CLASSIC, CLASSIC.with(0, 4), List.of()).wrong()).containsExactly(candidate("r1c1=4"));
    }

    @Test
    void aRemovedCandidateOfTheSolutionIsLostUnlessAWrongDigitExcludesIt() {
        List<Candidate> removed =
                List.of(candidate("r1c6=8"), candidate("r1c3=4"), candidate("r1c3=9"), candidate("r1c3=4"));
        assertThat(found(CLASSIC, CLASSIC, removed).lost()).containsExactly(candidate("r1c3=4"), candidate("r1c6=8"));
        // A wrong 4 in row 1 is the mistake that takes the 4 from r1c3.
        assertThat(found(CLASSIC, CLASSIC.with(8, 4), removed))
                .isEqualTo(new MistakesResult.Found(
                        List.of(candidate("r1c9=4")), List.of(), true, List.of(candidate("r1c6=8"))));
    }

    @Test
    void digitsThatAreEachPossibleButNotTogetherClash() {
        Grid givens = Grid.empty(Layout.boxes(2, 2)).with(0, 1);
        Grid position = givens.with(1, 2).with(4, 2).with(15, 1);
        assertThat(found(givens, position, List.of(candidate("r2c2=3"))))
                .isEqualTo(new MistakesResult.Found(
                        List.of(), List.of(candidate("r1c2=2"), candidate("r2c1=2")), true, List.of()));
    }

    static List<Layout> layouts() {
        return ProofPuzzles.smallLayouts();
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void mistakesOfRandomPositionsAgreeWithAllSolutions(Layout layout) {
        Set<String> kinds = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Grid solution = new PuzzleMaker(seed).findSolution(layout).orElseThrow();
            Grid givens = ProofPuzzles.blanked(solution, 1 + random.nextInt(layout.cellCount() / 2), random);
            List<Grid> solutions = BruteForce.solutions(givens, 3_000);
            if (solutions.size() < 3_000) {
                Grid position = position(givens, solutions, random);
                List<Candidate> removed = removed(position, random);
                MistakesResult.Found found = found(givens, position, removed);
                assertIsRight(givens, solutions, position, removed, found, layout + ", seed " + seed);
                kinds.add(found.hasMistakes() ? "mistakes" : "no mistakes");
                kinds.add(found.wrong().isEmpty() ? "no wrong digit" : "wrong digits");
                kinds.add(found.clashing().isEmpty() ? "no clash" : "a clash");
                kinds.add(found.lost().isEmpty() ? "nothing lost" : "lost candidates");
            }
        }
        assertThat(kinds)
                .as("cases that occurred")
                .contains("mistakes", "no mistakes", "wrong digits", "lost candidates");
    }

    /** Some digits of any of the solutions, and some of none; here and there a given is left out or replaced. */
    private static Grid position(Grid givens, List<Grid> solutions, Random random) {
        Grid position = givens;
        int side = givens.layout().side();
        boolean isCareful = random.nextBoolean();
        for (int i = 0; i < 1 + random.nextInt(5); i++) {
            int cell = random.nextInt(side * side);
            Grid some = solutions.get(random.nextInt(solutions.size()));
            boolean isGuess = !isCareful && random.nextInt(3) == 0;
            position = position.with(cell, isGuess ? random.nextInt(side + 1) : some.digit(cell));
        }
        return position;
    }

    private static List<Candidate> removed(Grid position, Random random) {
        List<Candidate> removed = new ArrayList<>();
        int side = position.layout().side();
        for (int i = random.nextInt(12); i > 0; i--) {
            removed.add(new Candidate(Cell.numbered(random.nextInt(side * side), side), 1 + random.nextInt(side)));
        }
        return removed;
    }

    /** Compares a result with the definition, read off the list of all solutions. */
    private static void assertIsRight(
            Grid givens,
            List<Grid> solutions,
            Grid position,
            List<Candidate> removed,
            MistakesResult.Found found,
            String about) {
        String context = about + ": " + givens + " and " + position + " without " + removed;
        List<Candidate> placed = ProofPuzzles.givens(position);
        List<Candidate> wrong =
                placed.stream().filter(digit -> !anyHas(solutions, digit)).toList();
        List<Candidate> right =
                placed.stream().filter(digit -> !wrong.contains(digit)).toList();
        List<Grid> agreeing =
                solutions.stream().filter(solution -> hasAll(solution, right)).toList();
        assertThat(found.wrong()).as(context).isEqualTo(wrong);
        assertThat(found.clashing().isEmpty()).as(context).isEqualTo(!agreeing.isEmpty());
        assertThat(found.lost()).as(context).isEqualTo(lost(position, wrong, agreeing, removed));
        assertThat(found.hasMistakes())
                .as(context)
                .isEqualTo(
                        agreeing.isEmpty() || !wrong.isEmpty() || !found.lost().isEmpty());
        if (agreeing.isEmpty()) {
            assertClash(givens, solutions, right, found, context);
        }
    }

    private static void assertClash(
            Grid givens, List<Grid> solutions, List<Candidate> right, MistakesResult.Found found, String context) {
        List<Candidate> clashing = found.clashing();
        assertThat(right).as(context).containsAll(clashing);
        assertThat(ProofPuzzles.givens(givens)).as(context).doesNotContainAnyElementsOf(clashing);
        assertThat(solutions).as(context).noneMatch(solution -> hasAll(solution, clashing));
        for (Candidate digit : clashing) {
            List<Candidate> others =
                    clashing.stream().filter(other -> !other.equals(digit)).toList();
            assertThat(solutions).as(context).anyMatch(solution -> hasAll(solution, others));
        }
        assertThat(found.isSmallest()).as(context).isTrue();
        Predicate<List<Candidate>> clash = some -> solutions.stream().noneMatch(solution -> hasAll(solution, some));
        assertThat(anySubset(right, clashing.size() - 1, clash)).as(context).isFalse();
    }

    private static boolean anySubset(List<Candidate> from, int size, Predicate<List<Candidate>> test) {
        if (size == 0) {
            return test.test(List.of());
        }
        for (int i = 0; i + size <= from.size(); i++) {
            Candidate first = from.get(i);
            List<Candidate> rest = from.subList(i + 1, from.size());
            Predicate<List<Candidate>> withFirst = some -> {
                List<Candidate> all = new ArrayList<>(some);
                all.add(first);
                return test.test(all);
            };
            if (anySubset(rest, size - 1, withFirst)) {
                return true;
            }
        }
        return false;
    }

    private static List<Candidate> lost(
            Grid position, List<Candidate> wrong, List<Grid> agreeing, List<Candidate> removed) {
        int side = position.layout().side();
        List<Candidate> lost = new ArrayList<>();
        for (int cell = 0; cell < side * side; cell++) {
            for (int digit = 1; digit <= side; digit++) {
                Candidate candidate = new Candidate(Cell.numbered(cell, side), digit);
                int at = cell;
                boolean isExcluded = wrong.stream()
                        .anyMatch(mistake -> mistake.digit() == candidate.digit()
                                && excludes(
                                        position.layout(), at, mistake.cell().number(side)));
                if (removed.contains(candidate)
                        && position.digit(cell) == 0
                        && !isExcluded
                        && anyHas(agreeing, candidate)) {
                    lost.add(candidate);
                }
            }
        }
        return lost;
    }

    private static boolean excludes(Layout layout, int cell, int other) {
        return Arrays.stream(layout.peers(cell)).anyMatch(peer -> peer == other);
    }

    private static boolean anyHas(List<Grid> solutions, Candidate digit) {
        return solutions.stream().anyMatch(solution -> hasAll(solution, List.of(digit)));
    }

    private static boolean hasAll(Grid solution, List<Candidate> digits) {
        int side = solution.layout().side();
        return digits.stream().allMatch(digit -> solution.digit(digit.cell().number(side)) == digit.digit());
    }

    @Test
    void marksOfThePuzzleAreKept() {
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(Layout.boxes(2, 2)));
        marks.remove(0, 1);
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        MistakesResult result =
                FINDER.find(Puzzle.of(empty, marks), empty.with(0, 1).with(1, 1));
        assertThat(result)
                .isEqualTo(new MistakesResult.Found(List.of(candidate("r1c1=1")), List.of(), true, List.of()));
    }

    @Test
    void clashesWithinMarksAreIrreducible() {
        Layout layout = Layout.boxes(2, 2);
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(layout));
        marks.remove(2, 2);
        marks.remove(3, 2);
        Grid empty = Grid.empty(layout);
        // Within the marks the 2 of row 1 is in r1c1 or r1c2.
        MistakesResult result =
                FINDER.find(Puzzle.of(empty, marks), empty.with(0, 1).with(1, 3).with(15, 4));
        assertThat(result)
                .isEqualTo(new MistakesResult.Found(
                        List.of(), List.of(candidate("r1c1=1"), candidate("r1c2=3")), true, List.of()));
    }

    @Test
    void givensWithoutASolutionAreReported() {
        Grid givens = CLASSIC.with(2, 5);
        assertThat(FINDER.find(Puzzle.of(givens), CLASSIC)).isEqualTo(new MistakesResult.Unsolvable());
    }

    @Test
    void limitsStopTheSearch() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThat(FINDER.withLimits(Limits.none().withCancellation(cancellation))
                        .find(Puzzle.of(CLASSIC), CLASSIC.with(2, 1)))
                .isEqualTo(new MistakesResult.Stopped(List.of(), StopReason.CANCELLED));
        Grid hard = GridParser.create()
                .parse("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
        assertThat(FINDER.withLimits(Limits.none().withMaxWork(0)).find(Puzzle.of(hard), hard.with(1, 4)))
                .isEqualTo(new MistakesResult.Stopped(List.of(), StopReason.WORK_LIMIT));
    }

    /** A solver that cancels everything as soon as a number of sessions has been opened. */
    private record CancellingSolver(Cancellation cancellation, AtomicInteger sessions, int last) implements SatSolver {

        @Override
        public String name() {
            return "cancelling";
        }

        @Override
        public Set<Capability> capabilities() {
            return Sat4jSolver.instance().capabilities();
        }

        @Override
        public SatSession open(int variables, SessionOptions options) {
            if (sessions.incrementAndGet() == last) {
                cancellation.cancel();
            }
            return Sat4jSolver.instance().open(variables, options);
        }
    }

    @Test
    void wrongDigitsThatWereFoundBeforeALimitAreKept() {
        Grid givens = Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(1, 2);
        // The 1 of r2c1 is impossible; of the 3s in r1c3, r4c4 and r3c3 each is possible, but not all together.
        Grid right = givens.with(4, 1).with(2, 3).with(15, 3);
        Grid clashing = right.with(10, 3);
        assertThat(found(givens, right, List.of()).wrong()).containsExactly(candidate("r2c1=1"));
        assertThat(found(givens, clashing, List.of()).clashing()).isNotEmpty();
        for (Grid position : List.of(right, clashing)) {
            for (int last = 1; last <= (position.equals(right) ? 2 : 3); last++) {
                Cancellation cancellation = new Cancellation();
                MistakeFinder finder = MistakeFinder.of(new CancellingSolver(cancellation, new AtomicInteger(), last));
                List<Candidate> wrong = last == 1 ? List.of() : List.of(candidate("r2c1=1"));
                assertThat(finder.withLimits(Limits.none().withCancellation(cancellation))
                                .find(Puzzle.of(givens), position))
                        .as("%s, cancelled in session %d", position, last)
                        .isEqualTo(new MistakesResult.Stopped(wrong, StopReason.CANCELLED));
            }
        }
    }

    @Test
    void whatDoesNotFitIsRefused() {
        Grid small = Grid.empty(Layout.boxes(2, 2));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FINDER.find(Puzzle.of(CLASSIC), small))
                .withMessage("the position's layout must be 3x3, but is 2x2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FINDER.find(Puzzle.of(small), small, List.of(candidate("r1c1=5"))))
                .withMessage("removed must have candidates of side 4, but has r1c1=5");
    }
}
