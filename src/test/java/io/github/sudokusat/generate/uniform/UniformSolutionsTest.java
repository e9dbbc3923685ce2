package io.github.sudokusat.generate.uniform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.solve.Engines;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.ClueSetKind;
import io.github.sudokusat.testing.CountedGrid;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every solution is drawn as often as it should be, whichever way draws take. */
@Tag("long")
class UniformSolutionsTest {

    private static final long SEED = 20_261_122;

    private static final int NEVER = 0;
    private static final double ALWAYS = 1e300;

    private static Grid classic(String text) {
        return GridParser.create().parse(text);
    }

    private static Engine engine(Layout layout) {
        BitsEngine bits = BitsEngine.create();
        return bits.supports(layout) ? bits : BacktrackEngine.create();
    }

    /** Draws that contract, unless there is no more than one solution. */
    private static UniformSolutions contracted(Grid puzzle) {
        return UniformSolutions.of(engine(puzzle.layout()), Puzzle.of(puzzle), 1, NEVER);
    }

    private static UniformSolutions listed(Puzzle puzzle) {
        return UniformSolutions.of(engine(puzzle.layout()), puzzle, 10 * UniformSolutions.MOST, NEVER);
    }

    private static LongFunction<Grid> draws(UniformSolutions solutions, long seed) {
        return index -> solutions.draw(seed, index).orElseThrow();
    }

    private static List<Grid> all(Puzzle puzzle) {
        List<Grid> all = new ArrayList<>();
        try (Search search = engine(puzzle.layout()).start(puzzle, Limits.none())) {
            while (search.advance() == Search.Status.FOUND) {
                all.add(search.solution());
            }
        }
        return all;
    }

    /** Compares 50 draws per solution with the even distribution over all solutions, which an independent search finds. */
    private static void assertUniform(Puzzle puzzle, UniformSolutions solutions) {
        Map<Grid, Integer> counts = new HashMap<>();
        all(puzzle).forEach(solution -> counts.put(solution, 0));
        LongFunction<Grid> source = draws(solutions, SEED);
        for (int i = 0; i < 50 * counts.size(); i++) {
            Grid drawn = source.apply(i);
            assertThat(counts).as("draw %s with seed %s", i, SEED).containsKey(drawn);
            counts.merge(drawn, 1, Integer::sum);
        }
        assertEven(counts.values(), 50, counts.size() + " solutions of " + puzzle.grid() + " with seed " + SEED);
    }

    /**
     * Compares counts with an expected one by χ², whose cube root is nearly normal (E. B. Wilson and M. M. Hilferty, 1931): it must be within five
     * standard deviations. Counts that are too even would be wrong as well.
     */
    private static void assertEven(Collection<Integer> counts, double expected, String what) {
        double chiSquared = 0;
        for (int count : counts) {
            chiSquared += Math.pow(count - expected, 2) / expected;
        }
        int freedom = counts.size() - 1;
        if (freedom > 0) {
            double variance = 2.0 / (9 * freedom);
            double deviations = (Math.cbrt(chiSquared / freedom) - 1 + variance) / Math.sqrt(variance);
            assertThat(deviations).as(what).isBetween(-5.0, 5.0);
        }
    }

    /** Classic puzzles, some with digits that are given nowhere, so that automorphisms exchange their solutions. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".7..3.1..6.859.........79.63.6.54.8.7.2..8.6.5.....4........3......4......18...25",
                ".742361..63...174212.4.7.363167.42..742.1..63...362417.6712.3.42.364..714.1.7362.",
                "97...6..86..59..4...5.8...6..67.4.8..4.9.8..358......78.7.....4..364987.49...36.5",
                ".7.2...5.6....1...1254....6...75...9.4...8....8.36...78.7.2...4....49......8..6.5",
                ".....6...6..5..7...25..7...3...5.28.74...8.....9.6..1.8.71.53.4........14..873..."
            })
    void classicSolutionsAreEquallyFrequent(String text) {
        Grid puzzle = classic(text);
        assertUniform(Puzzle.of(puzzle), contracted(puzzle));
        assertUniform(Puzzle.of(puzzle), listed(Puzzle.of(puzzle)));
    }

    @Test
    void anEngineThatCannotHelpIsRefusedAtOnce() {
        assertThatThrownBy(() -> UniformSolutions.of(Engines.bits(), Puzzle.of(Grid.empty(Layout.boxes(2, 2)))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("engine bits does not support the layout 2x2");
    }

    @Test
    void allSolutionsOfTheEmptySmallestGridAreEquallyFrequent() {
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        assertThat(all(Puzzle.of(empty))).hasSize(288);
        assertUniform(Puzzle.of(empty), contracted(empty));
        assertUniform(Puzzle.of(empty), listed(Puzzle.of(empty)));
    }

    /** Clue sets of a kind, with more givens until there are few solutions. */
    private static Grid withFewSolutions(Layout layout, ClueSetKind kind, long seed, int most) {
        Grid grid = kind.of(layout, layout.side(), seed);
        Grid solution = kind.solution(layout, seed);
        Random random = new Random(seed);
        while (BruteForce.count(grid, most + 1) > most) {
            int cell = random.nextInt(layout.cellCount());
            grid = grid.with(cell, solution.digit(cell));
        }
        return grid;
    }

    /** Random clue sets of many kinds, among them those with free digits, columns, rows and bands, where a mistake in the exchanges would show. */
    @ParameterizedTest
    @CsvSource({"2, 2", "2, 3", "3, 2"})
    void solutionsOnSmallBoxesAreEquallyFrequent(int rows, int columns) {
        assertUniformOnBoxes(rows, columns);
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "4, 2"})
    @Tag("slow")
    void solutionsOnOtherBoxesAreEquallyFrequent(int rows, int columns) {
        assertUniformOnBoxes(rows, columns);
    }

    private static void assertUniformOnBoxes(int rows, int columns) {
        for (ClueSetKind kind : ClueSetKind.values()) {
            for (long seed = 1; seed <= 3; seed++) {
                Grid puzzle = withFewSolutions(Layout.boxes(rows, columns), kind, seed, 100);
                assertUniform(Puzzle.of(puzzle), contracted(puzzle));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(ClueSetKind.class)
    @Tag("slow")
    void classicSolutionsOfEveryKindAreEquallyFrequent(ClueSetKind kind) {
        for (long seed = 1; seed <= 3; seed++) {
            Grid puzzle = withFewSolutions(Layout.classic(), kind, seed, 100);
            assertUniform(Puzzle.of(puzzle), contracted(puzzle));
        }
    }

    /** A Latin square of side 4 has 576 forms; layouts of lines alone are not contracted. */
    @Test
    void solutionsOfOtherLayoutsAreListed() {
        Puzzle squares = Puzzle.of(Grid.empty(Layout.boxes(1, 4)));
        assertThat(all(squares)).hasSize(576);
        assertUniform(squares, UniformSolutions.of(BacktrackEngine.create(), squares));
    }

    /** There are 812,851,200 Latin squares of side 6. */
    @Test
    void tooManySolutionsOfOtherLayoutsAreRefused() {
        UniformSolutions squares =
                UniformSolutions.of(BacktrackEngine.create(), Puzzle.of(Grid.empty(Layout.boxes(1, 6))));
        UniformSolutionResult result = squares.draw(1, 0);
        assertThat(result).isEqualTo(new UniformSolutionResult.TooMany(UniformSolutions.MOST));
        assertThatThrownBy(result::orElseThrow)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "puzzles of this kind have their solutions listed to draw from them, and this one has more than 200000");
    }

    /** What digits are worth changes neither the number of solutions nor the way to draw. */
    @ParameterizedTest
    @ValueSource(doubles = {NEVER, ALWAYS})
    void digitsFromZeroAreDrawnAsOthers(double mostTries) {
        Grid puzzle = Grid.empty(Layout.classic()).with(0, 1).with(40, 2).with(80, 1);
        Grid fromZero = puzzle.on(Layout.classic().withLeastValue(0));
        BacktrackEngine engine = BacktrackEngine.create();
        Grid drawn = UniformSolutions.of(engine, Puzzle.of(fromZero), 1, mostTries)
                .draw(7, 0)
                .orElseThrow();
        assertThat(drawn.layout()).isEqualTo(fromZero.layout());
        assertThat(drawn.isSolved()).isTrue();
        assertThat(drawn.digits())
                .isEqualTo(UniformSolutions.of(engine, Puzzle.of(puzzle), 1, mostTries)
                        .draw(7, 0)
                        .orElseThrow()
                        .digits());
    }

    /** With candidates of its own, a puzzle has fewer solutions than its grid. */
    @Test
    void ownCandidatesAreRespected() {
        Layout layout = Layout.boxes(2, 2);
        CandidateGrid candidates = CandidateGrid.of(CandidateLayout.of(layout), Grid.empty(layout));
        candidates.remove(0, 1);
        Puzzle puzzle = Puzzle.of(candidates);
        assertThat(all(puzzle)).hasSize(288 / 4 * 3);
        assertUniform(puzzle, UniformSolutions.of(BacktrackEngine.create(), puzzle, 1, NEVER));
    }

    /** In row 2, a 1 that is in the first row of box 1 must be in one of six cells, which exchanges of columns make equally probable. */
    @ParameterizedTest
    @ValueSource(doubles = {NEVER, ALWAYS})
    void cellsThatCanBeExchangedHoldADigitEquallyOften(double mostTries) {
        Grid puzzle = Grid.empty(Layout.classic()).with(0, 1).with(40, 2).with(80, 1);
        LongFunction<Grid> source =
                draws(UniformSolutions.of(BitsEngine.create(), Puzzle.of(puzzle), 1, mostTries), SEED);
        Integer[] counts = {0, 0, 0, 0, 0};
        for (int i = 0; i < 1000; i++) {
            Grid drawn = source.apply(i);
            assertThat(drawn.isSolved()).isTrue();
            assertThat(drawn.digit(0) * 100 + drawn.digit(40) * 10 + drawn.digit(80))
                    .isEqualTo(121);
            for (int column = 3; column < 8; column++) {
                counts[column - 3] += drawn.digit(9 + column) == 1 ? 1 : 0;
            }
        }
        // Columns 4 to 6 and columns 7 and 8.
        assertEven(List.of(counts).subList(0, 3), (counts[0] + counts[1] + counts[2]) / 3.0, "columns 4 to 6");
        assertEven(List.of(counts).subList(3, 5), (counts[3] + counts[4]) / 2.0, "columns 7 and 8");
    }

    /** Where there are too many solutions to list, digits are as frequent in a cell as the exact counts of the solutions with each of them say. */
    @ParameterizedTest
    @CsvSource({
        // Rejection from uniform grids, and contraction with and without automorphisms.
        "5....3..........................7........1.........................9............., 1e300",
        "1.......2...............................1...............................2.......1, 0",
        "......................8............97.....5.358.....1....1.5....5.6.......1.7...., 0"
    })
    @Tag("slow")
    void digitsAreAsFrequentAsCountsSay(String text, double mostTries) {
        Grid puzzle = classic(text);
        LongFunction<Grid> source = draws(
                UniformSolutions.of(BitsEngine.create(), Puzzle.of(puzzle), 1, mostTries)
                        .withTaskRunner(Batch.onAllProcessors().taskRunner()),
                SEED);
        int draws = 3000;
        int cell = 38;
        int[] counts = new int[10];
        for (int i = 0; i < draws; i++) {
            counts[source.apply(i).digit(cell)]++;
        }
        SolutionCounter counter = SolutionCounter.of(BitsEngine.create())
                .withTaskRunner(Batch.onAllProcessors().taskRunner());
        double total = counter.count(Puzzle.of(puzzle)).orElseThrow().doubleValue();
        for (int digit = 1; digit <= 9; digit++) {
            Grid with = puzzle.with(cell, digit);
            double share = with.conflicts().isEmpty()
                    ? counter.count(Puzzle.of(with)).orElseThrow().doubleValue() / total
                    : 0;
            double deviation = Math.sqrt(draws * share * (1 - share));
            assertThat((double) counts[digit])
                    .as("cell %s, digit %s, seed %s, share %s", cell, digit, SEED, share)
                    .isBetween(draws * share - 5 * deviation, draws * share + 5 * deviation);
        }
    }

    @ParameterizedTest
    @CsvSource({
        // 17-clue puzzles without three of their givens.
        ".................1.....2.3......3.......4...........6..3......4.7..8...962...7..., false",
        ".................1.....2.......4.2.5..6..7.....8.....4...8.3.6..4........5......., false",
        "5....3..........................7........1.........................9............., true"
    })
    void drawsDependOnThePuzzleTheSeedAndTheIndexAlone(String text, boolean areRejected) {
        Puzzle puzzle = Puzzle.of(classic(text));
        UniformSolutions solutions = UniformSolutions.of(BitsEngine.create(), puzzle, 1, areRejected ? ALWAYS : NEVER);
        TaskRunner backwards = (count, task) -> {
            for (int index = count - 1; index >= 0; index--) {
                task.run(index);
            }
        };
        UniformSolutions onThreads = solutions.withTaskRunner(Batch.onThreads(2).taskRunner());
        UniformSolutions inReverse = solutions.withTaskRunner(backwards);
        Grid seventh = draws(inReverse, 3).apply(7);
        for (int index = 0; index < 10; index++) {
            Grid drawn = draws(solutions, 3).apply(index);
            assertThat(drawn.isSolved()).isTrue();
            for (int cell = 0; cell < 81; cell++) {
                int given = puzzle.grid().digit(cell);
                assertThat(given == 0 || given == drawn.digit(cell)).isTrue();
            }
            assertThat(draws(onThreads, 3).apply(index)).isEqualTo(drawn);
            assertThat(draws(inReverse, 3).apply(index)).isEqualTo(drawn);
            assertThat(drawn.equals(seventh)).isEqualTo(index == 7);
            assertThat(draws(solutions, 4).apply(index)).isNotEqualTo(drawn);
        }
    }

    /** The most expensive clue sets to count: those of few givens are drawn by rejection, those of 17 and 18 by contraction. */
    @Test
    @Tag("slow")
    void hostileClueSetsAreDrawnFrom() {
        for (CountedGrid hostile : CountedGrid.hostile()) {
            UniformSolutions solutions = UniformSolutions.of(BitsEngine.create(), Puzzle.of(hostile.grid()));
            assertThat(draws(solutions, 1).apply(0).isSolved())
                    .as("%s", hostile.grid())
                    .isTrue();
        }
    }

    @Test
    void puzzlesWithoutSolutionHaveNone() {
        Grid conflict = Grid.empty(Layout.classic()).with(0, 1).with(1, 1);
        // Box 1 needs a 9 in its last cell, whose column has one.
        Grid impossible =
                classic("123......456......78..........................." + "9.................................");
        for (Grid puzzle : List.of(conflict, impossible)) {
            UniformSolutionResult result =
                    UniformSolutions.of(BitsEngine.create(), Puzzle.of(puzzle)).draw(1, 0);
            assertThat(result).isEqualTo(new UniformSolutionResult.None());
            assertThatThrownBy(result::orElseThrow)
                    .isInstanceOf(NoSuchElementException.class)
                    .hasMessage("the puzzle has no solution");
        }
    }

    /** A limit that strikes while the shared work is done does not spoil it for later draws. */
    @ParameterizedTest
    @ValueSource(strings = {"solutions", "products"})
    void limitsStopTheSharedWork(String during) {
        UniformSolutions solutions = contracted(
                classic(".................1.....2.......4.2.5..6..7.....8.....4...8.3.6..4........5......."));
        Cancellation cancellation = new Cancellation();
        Limits limits = Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
            if (what.equals(during)) {
                cancellation.cancel();
            }
        });
        UniformSolutionResult stopped = solutions.withLimits(limits).draw(1, 0);
        assertThat(stopped).isEqualTo(new UniformSolutionResult.Stopped(StopReason.CANCELLED));
        assertThatThrownBy(stopped::orElseThrow)
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("no solution was drawn");
        assertThat(solutions.draw(1, 0).orElseThrow().isSolved()).isTrue();
    }

    @Test
    void theLimitOnWorkStopsTheSearch() {
        Puzzle puzzle =
                Puzzle.of(classic("97...6..86..59..4...5.8...6..67.4.8..4.9.8..358......78.7.....4..364987.49...36.5"));
        UniformSolutionResult result = UniformSolutions.of(BitsEngine.create(), puzzle)
                .withLimits(Limits.none().withMaxWork(1))
                .draw(1, 0);
        assertThat(result).isEqualTo(new UniformSolutionResult.Stopped(StopReason.WORK_LIMIT));
    }
}
