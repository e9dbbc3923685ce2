package io.github.sudokusat.engine.bits;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.PuzzleSet;
import io.github.sudokusat.testing.Results;
import io.github.sudokusat.testing.Variants;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Solves more than a million puzzles with engines that have nothing in common: bits on byte ranges, bits behind the port, SAT, and, except for the
 * hardest, propagation with search. The puzzles are random symmetric variants of the bulk files, half of them with givens removed, changed or added.
 */
@Tag("slow")
class CrossCheckTest {

    private static final int CELLS = 81;

    /** The number of puzzles of a set that are varied. */
    private static final int BASE = 1000;

    private static final int PIECE = 500;

    /** The least number of givens that are left when some are removed, unless a puzzle has only three more. */
    private static final int FEWEST = 14;

    /** The puzzles of a set with one seed. */
    private record Piece(String set, long seed, boolean byPropagation) {}

    /** The number of puzzles of each kind. */
    private record Tally(int proper, int several, int none) {

        Tally plus(Tally other) {
            return new Tally(proper + other.proper, several + other.several, none + other.none);
        }

        int all() {
            return proper + several + none;
        }
    }

    private final SudokuSolver sat = SudokuSolver.of(CdclEngine.of(Sat4jSolver.instance()));
    private final SudokuSolver bits = SudokuSolver.of(BitsEngine.create());
    private final SudokuSolver propagation = SudokuSolver.of(PropagateEngine.create());

    @Test
    void allEnginesAgree() throws InterruptedException {
        Tally sum = new Tally(0, 0, 0);
        sum = sum.plus(agree("easy", 400_000, true));
        sum = sum.plus(agree("clues17", 500_000, true));
        sum = sum.plus(agree("magictour1465", 100_000, true));
        sum = sum.plus(agree("hardest", 20_000, false));
        assertThat(sum.all()).isGreaterThan(1_000_000);
    }

    private Tally agree(String set, int puzzles, boolean byPropagation) throws InterruptedException {
        byte[] base = String.join("", PuzzleSet.lines(set, BASE)).getBytes(StandardCharsets.US_ASCII);
        List<Piece> pieces = new ArrayList<>();
        for (int seed = 0; seed < puzzles / PIECE; seed++) {
            pieces.add(new Piece(set, seed, byPropagation));
        }
        Tally[] sum = {new Tally(0, 0, 0)};
        long begin = System.nanoTime();
        Batch.onAllProcessors().run(pieces, piece -> agree(piece, base), tally -> sum[0] = sum[0].plus(tally));
        System.out.println(set + ": " + sum[0] + ", " + (System.nanoTime() - begin) / 1_000_000_000 + " s");
        assertThat(sum[0].all()).isEqualTo(puzzles);
        assertThat(sum[0].proper()).as("proper, of " + set).isGreaterThan(puzzles / 3);
        assertThat(sum[0].several()).as("several, of " + set).isGreaterThan(puzzles / 8);
        assertThat(sum[0].none()).as("none, of " + set).isGreaterThan(puzzles / 8);
        return sum[0];
    }

    private Tally agree(Piece piece, byte[] base) {
        Random random = new Random(piece.seed());
        Variants variants = new Variants(piece.seed());
        BitSolver solver = new BitSolver();
        byte[] puzzle = new byte[CELLS];
        Tally tally = new Tally(0, 0, 0);
        for (int i = 0; i < PIECE; i++) {
            variants.write(base, random.nextInt(BASE) * CELLS, puzzle, 0);
            alter(puzzle, random);
            tally = tally.plus(agree(puzzle, solver, piece));
        }
        return tally;
    }

    /** Leaves one half of the puzzles as they are; of the others it removes some givens, changes one, or adds one. */
    private static void alter(byte[] puzzle, Random random) {
        int kind = random.nextInt(20);
        int changes = kind < 10 ? 0 : kind < 15 ? 1 + random.nextInt(Math.max(givens(puzzle) - FEWEST, 3)) : 1;
        for (int i = 0; i < changes; i++) {
            boolean isGiven = kind < 18;
            int cell = random.nextInt(CELLS);
            while ((puzzle[cell] != '.') != isGiven) {
                cell = random.nextInt(CELLS);
            }
            puzzle[cell] = kind < 15 ? (byte) '.' : (byte) ('1' + random.nextInt(9));
        }
    }

    private static int givens(byte[] puzzle) {
        int givens = 0;
        for (byte symbol : puzzle) {
            givens += symbol == '.' ? 0 : 1;
        }
        return givens;
    }

    private Tally agree(byte[] text, BitSolver solver, Piece piece) {
        Grid puzzle = grid(text);
        String what = piece + ": " + puzzle;
        byte[] out = new byte[CELLS];
        Answer answer = solver.solve(text, 0, out, 0);
        CheckResult expected = sat.check(puzzle);
        requireSame(expected, bits.check(puzzle), puzzle, what);
        if (piece.byPropagation()) {
            requireSame(expected, propagation.check(puzzle), puzzle, what);
        }
        if (expected instanceof CheckResult.Proper proper) {
            require(answer == Answer.ONE && grid(out).equals(proper.solution()), what);
            require(isSolution(proper.solution(), puzzle), what);
            return new Tally(1, 0, 0);
        }
        if (expected instanceof CheckResult.Several several) {
            require(answer == Answer.SEVERAL && isSolution(grid(out), puzzle), what);
            requireSame(expected, several, puzzle, what);
            return new Tally(0, 1, 0);
        }
        require(expected instanceof CheckResult.Unsolvable && answer == Answer.NONE, what);
        return new Tally(0, 0, 1);
    }

    /** Compares the verdicts; if there are several solutions, each engine may give any two that differ. */
    private static void requireSame(CheckResult expected, CheckResult verdict, Grid puzzle, String what) {
        if (verdict instanceof CheckResult.Several several && expected instanceof CheckResult.Several) {
            require(isSolution(several.first(), puzzle) && isSolution(several.second(), puzzle), what);
            require(!several.first().equals(several.second()), what);
        } else {
            require(Results.bare(verdict).equals(Results.bare(expected)), what + " but " + verdict);
        }
    }

    private static Grid grid(byte[] text) {
        int[] digits = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            digits[cell] = text[cell] == '.' ? 0 : text[cell] - '0';
        }
        return Grid.of(Layout.classic(), digits);
    }

    private static boolean isSolution(Grid grid, Grid puzzle) {
        return grid.isSolved() && grid.keeps(puzzle);
    }

    /** Asserts without AssertJ, which would build a description for each of the millions of assertions. */
    private static void require(boolean condition, String what) {
        if (!condition) {
            throw new AssertionError(what);
        }
    }
}
