package io.github.sudokusat.generate;

import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.run.RandomStream;
import java.util.Arrays;

/**
 * A search for minimal puzzles with few givens: from each puzzle to one with a given fewer, or, if there is none near it, to another with as many.
 *
 * <p>Two givens go, and the solutions that this leaves are listed; a candidate that is in only one of them makes a proper puzzle. To find another
 * puzzle with as many givens, one goes. (The searches {@code {−2 + 1}} and {@code {−1 + 1}} of the Sudoku Players' forum.) Not thread-safe.
 */
final class FewGivens {

    /** The most solutions to list: with more, a candidate is seldom in only one of them. */
    private static final int MOST_SOLUTIONS = 500;

    /** The number of puzzles with as many givens after which the search is given up. */
    private static final int PATIENCE = 20;

    /** The number of givens that are tried for a puzzle with as many. */
    private static final int EXCHANGES = 50;

    private final RandomStream random;
    private final BitSolver solver = new BitSolver();
    private final Removal removal = new Removal();
    private final int[] puzzle = new int[BitSolver.CELLS];
    private final byte[] solution = new byte[BitSolver.CELLS];
    /** For each cell the digits that it has in any of the solutions listed, as bits, and those that it has in several. */
    private final int[] inAny = new int[BitSolver.CELLS];

    private final int[] inSeveral = new int[BitSolver.CELLS];
    private Generated current;
    private int[] givens = {};
    private int left = PATIENCE;

    /**
     * Starts at a puzzle.
     *
     * @param start a minimal one
     */
    FewGivens(RandomStream random, Generated start) {
        this.random = random;
        current = start;
        take(start);
    }

    /** The puzzle reached, which is minimal. */
    Generated current() {
        return current;
    }

    /** Whether the search has found no puzzle with fewer givens for too long. */
    boolean isSpent() {
        return left == 0;
    }

    /**
     * Moves to another puzzle; with up to 24 givens, this takes some 20 ms.
     *
     * @param tries may end the search for it
     */
    void move(Tries tries) {
        random.shuffle(givens);
        if (reduce(tries)) {
            left = PATIENCE;
        } else {
            left--;
            exchange();
        }
        settle();
    }

    private boolean reduce(Tries tries) {
        for (int i = 1; i < givens.length && tries.stop() == null; i++) {
            int first = blank(givens[i]);
            for (int k = 0; k < i; k++) {
                int second = blank(givens[k]);
                if (add(-1, 0)) {
                    return true;
                }
                puzzle[givens[k]] = second;
            }
            puzzle[givens[i]] = first;
        }
        return false;
    }

    private void exchange() {
        for (int i = 0; i < EXCHANGES; i++) {
            int cell = givens[random.nextInt(givens.length)];
            int digit = blank(cell);
            if (add(cell, digit)) {
                return;
            }
            puzzle[cell] = digit;
        }
    }

    private int blank(int cell) {
        int digit = puzzle[cell];
        puzzle[cell] = 0;
        return digit;
    }

    /**
     * Adds a given with which the puzzle is proper, if there is one.
     *
     * @param cell the cell of a given that is not wanted; −1 if there is none
     * @param digit its digit
     */
    private boolean add(int cell, int digit) {
        if (!listSolutions()) {
            return false;
        }
        if (cell >= 0) {
            inSeveral[cell] |= 1 << digit;
        }
        int count = 0;
        for (int i = 0; i < puzzle.length; i++) {
            count += Integer.bitCount(inAny[i] & ~inSeveral[i]);
        }
        if (count == 0) {
            return false;
        }
        int number = random.nextInt(count);
        int at = 0;
        int open = inAny[at] & ~inSeveral[at];
        while (number >= Integer.bitCount(open)) {
            number -= Integer.bitCount(open);
            at++;
            open = inAny[at] & ~inSeveral[at];
        }
        for (; number > 0; number--) {
            open &= open - 1;
        }
        puzzle[at] = Integer.numberOfTrailingZeros(open);
        return true;
    }

    /** Returns false if there are too many. */
    private boolean listSolutions() {
        Arrays.fill(inAny, 0);
        Arrays.fill(inSeveral, 0);
        solver.start(puzzle);
        for (int count = 0; solver.advance(1, Long.MAX_VALUE) == 1; count++) {
            if (count == MOST_SOLUTIONS) {
                return false;
            }
            solver.writeSolution(solution, 0);
            for (int cell = 0; cell < solution.length; cell++) {
                int digit = 1 << (solution[cell] - '0');
                inSeveral[cell] |= inAny[cell] & digit;
                inAny[cell] |= digit;
            }
        }
        return true;
    }

    /** Removes the givens that can go. */
    private void settle() {
        solver.start(puzzle);
        solver.advance(1, Long.MAX_VALUE);
        solver.writeSolution(solution, 0);
        for (int cell = 0; cell < solution.length; cell++) {
            solution[cell] = (byte) (solution[cell] - '0');
        }
        removal.start(puzzle, solution);
        for (int cell = 0; cell < puzzle.length; cell++) {
            if (puzzle[cell] > 0) {
                removal.remove(new int[] {cell});
            }
        }
        take(removal.generated());
    }

    private void take(Generated next) {
        current = next;
        int count = 0;
        int[] cells = new int[puzzle.length];
        for (int cell = 0; cell < puzzle.length; cell++) {
            puzzle[cell] = next.puzzle().digit(cell);
            if (puzzle[cell] > 0) {
                cells[count++] = cell;
            }
        }
        givens = Arrays.copyOf(cells, count);
    }
}
