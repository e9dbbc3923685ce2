package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests counts over the ways to fill the cells of rules, against counting one by one. */
@Tag("long")
class RuleFillingsTest {

    private static final BigInteger ALL = new BigInteger("6670903752021072936960");

    private static final String CAGE = "box 3x3\nkiller 15 r1c1 r1c2 r1c3\n" + ".".repeat(81) + "\n";

    private static BigInteger oneByOne(Grid puzzle) {
        try (Search search = PropagateEngine.create().start(Puzzle.of(puzzle), Limits.none())) {
            return SolutionCounter.count(search, Progress.NONE).orElseThrow();
        }
    }

    private static BigInteger byClasses(Grid puzzle) {
        Map<Grid, BigInteger> classes = RuleFillings.of(
                        puzzle, Integer.MAX_VALUE, Limits.none().watch())
                .orElseThrow();
        SolutionCounter counter = SolutionCounter.of(PropagateEngine.create());
        BigInteger sum = BigInteger.ZERO;
        for (Map.Entry<Grid, BigInteger> entry : classes.entrySet()) {
            assertThat(entry.getKey().layout()).isEqualTo(puzzle.layout().base());
            sum = sum.add(counter.count(Puzzle.of(entry.getKey())).orElseThrow().multiply(entry.getValue()));
        }
        return sum;
    }

    private static Grid read(String text) throws IOException {
        return PuzzleReader.of(new StringReader(text)).next().orElseThrow().grid();
    }

    @Test
    void classesOfRandomRulesHaveTheSolutionsThatAreFoundOneByOne() {
        int seed = Seeds.seed();
        int tried = 0;
        for (int i = seed; tried < 60; i++) {
            Layout base = i % 3 == 0 ? Layout.boxes(2, 2) : Layout.boxes(2, 3);
            RuledGrid ruled = RandomRules.combination(base, i, 2).orElseThrow();
            if (RuleFillings.supports(ruled.layout())) {
                Grid puzzle = ruled.puzzle(i, base.side() == 4 ? 0 : 0.2);
                assertThat(byClasses(puzzle))
                        .as("seed %d: %s %s", i, puzzle.layout(), puzzle)
                        .isEqualTo(oneByOne(puzzle));
                tried++;
            }
        }
    }

    @Test
    void digitsThatAreNotGivenAreExchangedUnderHousesAndPairs() {
        int seed = Seeds.seed();
        for (int i = seed; i < seed + 40; i++) {
            Random random = new Random(i);
            Layout base = i % 2 == 0 ? Layout.boxes(2, 3) : Layout.boxes(3, 2);
            Layout layout = random.nextBoolean()
                    ? base.with(Variant.DIAGONALS)
                    : base.with(House.of(
                            "own", random.ints(0, 36).distinct().limit(6).toArray()));
            Grid puzzle = Grid.empty(layout);
            for (int given = 3 + random.nextInt(3); given > 0; given--) {
                Grid more = puzzle.with(random.nextInt(36), 1 + random.nextInt(3));
                puzzle = more.conflicts().isEmpty() ? more : puzzle;
            }
            assertThat(byClasses(puzzle))
                    .as("seed %d: %s %s", i, layout, puzzle)
                    .isEqualTo(oneByOne(puzzle));
        }
    }

    @Test
    void puzzlesWithTwoDiagonalsHaveTheSolutionsThatAreFoundOneByOne() {
        int seed = Seeds.seed();
        Layout layout = Layout.classic().with(Variant.DIAGONALS);
        for (int i = seed; i < seed + 4; i++) {
            Grid solution = new PuzzleMaker(i).solution(layout);
            Grid puzzle = Grid.empty(layout);
            for (int cell : new Random(i).ints(0, 81).distinct().limit(17).toArray()) {
                puzzle = puzzle.with(cell, solution.digit(cell));
            }
            assertThat(byClasses(puzzle)).as("seed %d: %s", i, puzzle).isEqualTo(oneByOne(puzzle));
        }
    }

    /** Eight of the 84 sets of three digits add up to 15, and all sets are in equally many grids. */
    @Test
    void aCageInTheEmptyGridHasItsShareOfAllGrids() throws IOException {
        assertThat(SudokuSolver.create().count(read(CAGE)))
                .isEqualTo(new CountResult.Exact(
                        ALL.multiply(BigInteger.valueOf(8)).divide(BigInteger.valueOf(84))));
    }

    @Test
    void rulesThatCannotBeObeyedHaveNoWays() throws IOException {
        Grid puzzle = read("box 3x3\nkiller 3 r1c1 r1c2\nkiller 3 r1c4 r1c5\n" + ".".repeat(81) + "\n");
        assertThat(RuleFillings.of(puzzle, 1, Limits.none().watch())).contains(Map.of());
        assertThat(SudokuSolver.create().count(puzzle)).isEqualTo(new CountResult.Exact(BigInteger.ZERO));
    }

    @ParameterizedTest
    @CsvSource({"DIAGONALS, true", "WINDOKU, true", "DISJOINT_GROUPS, false", "ANTI_KNIGHT, false"})
    void rulesAboutFewCellsAreSupported(Variant variant, boolean isSupported) {
        assertThat(RuleFillings.supports(Layout.classic().with(variant))).isEqualTo(isSupported);
        assertThat(RuleFillings.supports(Layout.classic())).isFalse();
        assertThat(RuleFillings.supports(Layout.boxes(5, 5).with(variant))).isFalse();
    }

    @Test
    void limitsOnSolutionsAndWorkApply() throws IOException {
        Grid puzzle = read(CAGE);
        SolutionCounter counter = SolutionCounter.of(PropagateEngine.create());
        assertThat(counter.withLimits(Limits.none().withMaxSolutions(1_000_000_000_000L))
                        .count(Puzzle.of(puzzle)))
                .isEqualTo(new CountResult.AtLeast(BigInteger.valueOf(1_000_000_000_000L), StopReason.SOLUTION_LIMIT));
        CountResult count = counter.withLimits(Limits.none().withMaxWork(100)).count(Puzzle.of(puzzle));
        assertThat(count)
                .isInstanceOfSatisfying(
                        CountResult.AtLeast.class,
                        bound -> assertThat(bound.reason()).isEqualTo(StopReason.WORK_LIMIT));
    }

    @Test
    void aCountThatIsCancelledBetweenClassesIsABound() throws IOException {
        Cancellation cancellation = new Cancellation();
        Limits limits = Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
            if (what.equals("classes") && done < total) {
                cancellation.cancel();
            }
        });
        Grid puzzle = read("box 3x3\nkiller 15 r1c1 r1c2 r2c2\nthermo r9c1 r9c2 r8c3\n" + ".".repeat(81) + "\n");
        CountResult count =
                SolutionCounter.of(PropagateEngine.create()).withLimits(limits).count(Puzzle.of(puzzle));
        assertThat(count).isInstanceOf(CountResult.AtLeast.class);
        assertThat(count.value()).isGreaterThan(ALL.shiftRight(40));
    }

    /** Mathimagics, forum Enjoy Sudoku, <i>SudokuX</i>, 3 August 2018: 153,255,603,504 apart from the names of digits. */
    @Test
    @Tag("slow")
    void theEmptyGridWithTwoDiagonals() {
        assertThat(SudokuSolver.create().count(Grid.empty(Layout.classic().with(Variant.DIAGONALS))))
                .isEqualTo(new CountResult.Exact(
                        BigInteger.valueOf(153_255_603_504L).multiply(BigInteger.valueOf(362_880))));
    }
}
