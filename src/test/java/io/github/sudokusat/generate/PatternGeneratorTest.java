package io.github.sudokusat.generate;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class PatternGeneratorTest {

    private static final long SEED = 3;

    private static final SudokuSolver SAT = SudokuSolver.of(CdclEngine.of(Sat4jSolver.instance()));
    private static final SudokuSolver BITS = SudokuSolver.of(BitsEngine.create());

    /** The pattern of a text in which X marks a cell, row by row. */
    private static GivenPattern pattern(String text) {
        String marks = text.replace(" ", "");
        assertThat(marks).hasSize(81);
        int[] cells = new int[81];
        int count = 0;
        for (int cell = 0; cell < 81; cell++) {
            if (marks.charAt(cell) == 'X') {
                cells[count++] = cell;
            }
        }
        return GivenPattern.of(Arrays.copyOf(cells, count));
    }

    private static void requireFits(Generated generated, GivenPattern pattern) {
        assertThat(GivenPattern.of(generated.puzzle())).isEqualTo(pattern);
        assertThatGrid(generated.solution()).solves(generated.puzzle());
        assertThat(SAT.check(generated.puzzle()).orElseThrow()).isEqualTo(generated.solution());
        assertThat(BITS.check(generated.puzzle()).orElseThrow()).isEqualTo(generated.solution());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // A heart, a ring, stripes, a chessboard with gaps, and a full grid.
                "......... .XX...XX. XXXX.XXXX XXXXXXXXX XXXXXXXXX .XXXXXXX. ..XXXXX.. ...XXX... ....X....",
                "..XXXXX.. .X.....X. X.......X X...X...X X..X.X..X X...X...X X.......X .X.....X. ..XXXXX..",
                "X..X..X.. .X..X..X. ..X..X..X X..X..X.. .X..X..X. ..X..X..X X..X..X.. .X..X..X. ..X..X..X",
                "X.X...X.X .X.X.X.X. X.......X .X..X..X. ...X.X... .X..X..X. X.......X .X.X.X.X. X.X...X.X",
                "XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX"
            })
    void puzzlesFillThePatternAndNothingElse(String text) {
        GivenPattern pattern = pattern(text);
        PatternGenerator generator = PatternGenerator.of(pattern);
        for (long index = 0; index < 3; index++) {
            GenerateResult result =
                    generator.withLimits(Limits.none().withMaxWork(5_000)).generate(SEED, index);
            assertThat(result).as("seed %d, index %d", SEED, index).isInstanceOf(GenerateResult.Found.class);
            assertThat(result.tries()).isPositive();
            requireFits(result.orElseThrow(), pattern);
            assertThat(generator.generate(SEED, index)).isEqualTo(result);
        }
        assertThat(generator.generate(SEED, 0)).isNotEqualTo(generator.generate(SEED, 1));
    }

    /** The patterns of minimal puzzles, which certainly admit one. */
    @Test
    void patternsOfMinimalPuzzlesAreFilled() {
        int found = 0;
        for (long index = 0; index < 20; index++) {
            Grid puzzle =
                    PuzzleGenerator.create().generate(SEED, index).orElseThrow().puzzle();
            GivenPattern pattern = GivenPattern.of(puzzle);
            GenerateResult result = PatternGenerator.of(pattern)
                    .withLimits(Limits.none().withMaxWork(300))
                    .generate(SEED, index);
            if (result instanceof GenerateResult.Found hit) {
                requireFits(hit.generated(), pattern);
                found++;
            }
        }
        assertThat(found).isGreaterThanOrEqualTo(12);
    }

    private static void requireFault(String text, Impossibility fault, String explanation) {
        GenerateResult result = PatternGenerator.of(pattern(text)).generate(SEED, 0);
        assertThat(result).isEqualTo(new GenerateResult.Impossible(fault, explanation));
        assertThat(result.tries()).isZero();
        assertThatThrownBy(result::orElseThrow)
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("there is no such puzzle: " + explanation);
    }

    @Test
    void impossiblePatternsAreNamed() {
        requireFault(
                "XXXX..... ....XXXX. ........X XXX...... ...XXX... ......X.. ......... ......... .........",
                Impossibility.TOO_FEW_GIVENS,
                "the pattern has 16 cells, and no puzzle with fewer than 17 givens has a single solution");
        requireFault(
                "XXXXXXXXX XXXXXXXXX XXXXXXXXX ......... XXXXXXXXX ......... XXXXXXXXX XXXXXXXXX XXXXXXXXX",
                Impossibility.TWO_EMPTY_ROWS,
                "rows 4 and 6 have no given, and exchanging them turns any solution into another one");
        requireFault(
                "XXXXXXX.. XXXXXXX.. XXXXXXX.. XXXXXXX.. XXXXXXX.. XXXXXXX.. XXXXXXX.. XXXXXXX.. XXXXXXX..",
                Impossibility.TWO_EMPTY_COLUMNS,
                "columns 8 and 9 have no given, and exchanging them turns any solution into another one");
        requireFault(
                "XXXXXXXXX XXXXXXXXX XXXXXXXXX ...XXX... ...XXX... ...XXX... ...XXX... ...XXX... ...XXX...",
                Impossibility.FOUR_EMPTY_BOXES,
                "boxes 4, 6, 7 and 9 have no given, and there are at least 1,152 ways to fill such four boxes if there"
                        + " is any");
    }

    /** Empty lines of different bands or stacks, and empty boxes in other places, are no fault. */
    @Test
    void whatLooksSimilarIsNotCalledImpossible() {
        String[] possible = {
            "XXXXXXXXX XXXXXXXXX ......... ......... XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX",
            "XX..XXXXX XX..XXXXX XX..XXXXX XX..XXXXX XX..XXXXX XX..XXXXX XX..XXXXX XX..XXXXX XX..XXXXX",
            "...XXXXXX ...XXXXXX ...XXXXXX XXX...XXX XXX...XXX XXX...XXX XXXXXX... XXXXXX... XXXXXX..."
        };
        for (String text : possible) {
            requireFits(PatternGenerator.of(pattern(text)).generate(SEED, 0).orElseThrow(), pattern(text));
        }
    }

    /** With a fault other than too few givens, even the largest pattern that has it leaves every random grid with further solutions. */
    @Test
    void faultsLeaveEveryGridAmbiguous() {
        String[] largest = {
            "XXXXXXXXX ......... ......... XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX",
            "XXX.X.XXX XXX.X.XXX XXX.X.XXX XXX.X.XXX XXX.X.XXX XXX.X.XXX XXX.X.XXX XXX.X.XXX XXX.X.XXX",
            "XXXXXXXXX XXXXXXXXX XXXXXXXXX XXX...... XXX...... XXX...... XXX...... XXX...... XXX......"
        };
        long[] atLeast = {2, 2, 1152};
        for (int i = 0; i < largest.length; i++) {
            GivenPattern pattern = pattern(largest[i]);
            for (long seed = 1; seed <= 10; seed++) {
                Grid puzzle = new PuzzleMaker(seed).solution(Layout.classic());
                for (int cell = 0; cell < 81; cell++) {
                    puzzle = pattern.contains(cell) ? puzzle : puzzle.with(cell, 0);
                }
                assertThat(BruteForce.count(puzzle, atLeast[i]))
                        .as("seed %d: %s", seed, puzzle)
                        .isEqualTo(atLeast[i]);
            }
        }
    }

    @Test
    void limitsEndTheSearch() {
        // The pattern of a 17-clue puzzle: the search has hardly a chance.
        GivenPattern hard = GivenPattern.of(Grid.of(
                Layout.classic(),
                "000000010400000000020000000000050407008000300001090000300400200050100000000806000"
                        .chars()
                        .map(symbol -> symbol - '0')
                        .toArray()));
        assertThat(hard.size()).isEqualTo(17);
        PatternGenerator generator = PatternGenerator.of(hard);
        assertThat(generator.withLimits(Limits.none().withMaxWork(20)).generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.WORK_LIMIT, 20));
        long[] time = new long[1];
        assertThat(generator
                        .withLimits(Limits.none().withTimeout(() -> time[0]++, 5))
                        .generate(SEED, 0))
                .isInstanceOfSatisfying(
                        GenerateResult.Stopped.class,
                        stopped -> assertThat(stopped.reason()).isEqualTo(StopReason.TIME_LIMIT));
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        assertThat(generator
                        .withLimits(Limits.none().withCancellation(cancelled))
                        .generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.CANCELLED, 0));
    }

    /** Stack 1 has two givens, both in row 1. No search has found a puzzle of this pattern. */
    @Test
    @Tag("slow")
    void withoutLimitsAHopelessSearchEndsAsWell() {
        GivenPattern hopeless =
                pattern("XX.XXXXXX ...XXXXXX ...XXXXXX ...XXXXXX ...XXXXXX ...XXXXXX ...XXXXXX ...XXXXXX ...XXXXXX");
        assertThat(PatternGenerator.of(hopeless).generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.WORK_LIMIT, 100_000));
    }

    @Test
    void patternsAreSetsOfCells() {
        GivenPattern pattern = GivenPattern.of(80, 3, 40);
        assertThat(pattern).isEqualTo(GivenPattern.of(3, 40, 80)).hasSameHashCodeAs(GivenPattern.of(40, 3, 80));
        assertThat(pattern.cells()).containsExactly(3, 40, 80);
        assertThat(pattern.size()).isEqualTo(3);
        assertThat(pattern.contains(40)).isTrue();
        assertThat(pattern.contains(41)).isFalse();
        assertThat(pattern)
                .hasToString("...X....." + ".........".repeat(3) + "....X...." + ".........".repeat(3) + "........X");
        assertThat(pattern(pattern.toString())).isEqualTo(pattern);
        assertThatThrownBy(() -> GivenPattern.of(81)).hasMessage("cell must be from 0 to 80, but is 81");
        assertThatThrownBy(() -> GivenPattern.of(5, 7, 5)).hasMessage("cell 5 is named twice");
        assertThatThrownBy(() -> GivenPattern.of(Grid.empty(Layout.boxes(2, 2))))
                .hasMessage("side must be 9, but is 4");
    }

    /** Random patterns of 28 cells; a few of them may admit no puzzle. */
    @Test
    void mostRandomPatternsOf28CellsAreFilledAtOnce() {
        int found = 0;
        for (long index = 0; index < 40; index++) {
            int[] cells = new int[81];
            Arrays.setAll(cells, cell -> cell);
            RandomStream.of(SEED, index).shuffle(cells);
            GivenPattern pattern = GivenPattern.of(Arrays.copyOf(cells, 28));
            GenerateResult result = PatternGenerator.of(pattern)
                    .withLimits(Limits.none().withMaxWork(500))
                    .generate(SEED, index);
            Optional<Generated> generated = result.match(
                    hit -> Optional.of(hit.generated()), fault -> Optional.empty(), stop -> Optional.empty());
            generated.ifPresent(made -> requireFits(made, pattern));
            found += generated.isPresent() ? 1 : 0;
        }
        assertThat(found).isGreaterThanOrEqualTo(34);
    }
}
