package io.github.sudokusat.engine.bits;

/**
 * A complete search for the solutions of classic 9 × 9, on bytes and ints.
 *
 * <pre>{@code
 * BitSolver solver = new BitSolver();
 * Answer answer = solver.solve(puzzles, 0, solutions, 0);    // first solution, and whether there is a second
 *
 * solver.start(digits);                                      // or all of them, in portions
 * while (!solver.isExhausted()) {
 *     solutions += solver.advance(Long.MAX_VALUE, 10_000);   // goes on where it stood
 * }
 * }</pre>
 *
 * <p>One solver serves one puzzle after the other; warm, it allocates nothing. It takes some 20 KB at the most. Mutable and not thread-safe.
 *
 * <p><b>Order.</b> A choice splits what is left in two, and the half that fixes the digit's places comes first; the order depends on the puzzle
 * alone. It is not the order of the digits.
 */
public final class BitSolver {

    /** Cells of a grid. */
    public static final int CELLS = 81;

    /** All nine digits as a mask. */
    private static final int ALL_DIGITS = (1 << 9) - 1;

    private final Board board = new Board();
    private long choices;
    private long deadEnds;
    private boolean exhausted = true;
    /** Whether the board holds a solution that has been given, so that the search has to go back first. */
    private boolean onSolution;

    /** Creates a solver, without a puzzle: {@linkplain #isExhausted() exhausted}. */
    public BitSolver() {}

    /**
     * Solves a puzzle and looks for a second solution.
     *
     * @param in where the puzzle's text is: 81 characters, row by row; digits from 1 to 9, and {@code .}, {@code 0}, {@code *}, {@code _} or
     *     {@code ?} for a blank
     * @param inOffset where it begins
     * @param out where the first solution goes, as 81 digits; may be {@code in}. Nothing is written if there is none
     * @param outOffset where it begins
     * @return how many solutions there are
     * @throws IllegalArgumentException if one of the arrays ends before the 81st character
     */
    public Answer solve(byte[] in, int inOffset, byte[] out, int outOffset) {
        requireRoom("out", out.length, outOffset);
        if (!start(in, inOffset)) {
            return Answer.MALFORMED;
        }
        if (advance(1, Long.MAX_VALUE) == 0) {
            return Answer.NONE;
        }
        board.write(out, outOffset);
        return advance(1, Long.MAX_VALUE) == 0 ? Answer.ONE : Answer.SEVERAL;
    }

    /**
     * Counts the solutions of a puzzle.
     *
     * @param in where the puzzle's text is, as for {@link #solve}
     * @param offset where it begins
     * @param max where to stop counting, 0 or more
     * @return the number of solutions, or {@code max} if there are as many or more; −1 if the text is malformed
     * @throws IllegalArgumentException if the array ends before the 81st character
     */
    public long count(byte[] in, int offset, long max) {
        return start(in, offset) ? advance(max, Long.MAX_VALUE) : -1;
    }

    /**
     * Begins a search for all solutions of a puzzle given as text.
     *
     * @param in where the puzzle's text is, as for {@link #solve}
     * @param offset where it begins
     * @return false if the text is malformed; the solver is exhausted then
     * @throws IllegalArgumentException if the array ends before the 81st character
     */
    public boolean start(byte[] in, int offset) {
        requireRoom("in", in.length, offset);
        begin();
        for (int cell = 0; cell < CELLS; cell++) {
            int digit = Symbol.digit(in[offset + cell]);
            if (digit < 0) {
                return false;
            }
            board.give(cell, digit);
        }
        exhausted = !board.begin();
        return true;
    }

    /**
     * Begins a search for all solutions of a puzzle.
     *
     * @param digits by cell, row by row, from 1 to 9, or 0 for a blank; may break the rules, and then there is no solution
     * @throws IllegalArgumentException if there are not 81 or one is out of range
     */
    public void start(int[] digits) {
        requireCells("digits", digits);
        begin();
        for (int cell = 0; cell < CELLS; cell++) {
            if (digits[cell] < 0 || digits[cell] > 9) {
                throw new IllegalArgumentException("digit must be from 0 (blank) to 9, but is " + digits[cell]);
            }
            board.give(cell, digits[cell]);
        }
        exhausted = !board.begin();
    }

    /**
     * Begins a search for all solutions that take each digit from given candidates.
     *
     * @param candidates by cell, row by row, the possible digits: bit {@code d − 1} for digit {@code d}
     * @throws IllegalArgumentException if there are not 81 or one has other bits
     */
    public void startWithin(int[] candidates) {
        requireCells("candidates", candidates);
        begin();
        for (int cell = 0; cell < CELLS; cell++) {
            if ((candidates[cell] & ~ALL_DIGITS) != 0) {
                throw new IllegalArgumentException(
                        "candidates must be from 0 to " + ALL_DIGITS + ", but are " + candidates[cell]);
            }
            board.allow(cell, candidates[cell]);
        }
        exhausted = false;
    }

    private void begin() {
        board.clear();
        choices = 0;
        deadEnds = 0;
        exhausted = true;
        onSolution = false;
    }

    /**
     * Looks for further solutions, going on where the last call ended.
     *
     * @param maxSolutions how many at the most, 0 or more
     * @param maxChoices how many choices to make for them at the most; the call may end before the first
     * @return how many were found; fewer than {@code maxSolutions} if there are no more or the choices are used up, which
     *     {@link #isExhausted()} tells apart
     */
    public long advance(long maxSolutions, long maxChoices) {
        long found = 0;
        long left = maxChoices;
        while (found < maxSolutions && !exhausted) {
            if (onSolution) {
                goBack();
                continue;
            }
            int outcome = board.apply();
            if (outcome == Rules.SOLVED) {
                found++;
                onSolution = true;
            } else if (outcome == Rules.DEAD) {
                deadEnds++;
                goBack();
            } else if (left-- > 0) {
                choices++;
                board.choose();
            } else {
                return found;
            }
        }
        return found;
    }

    private void goBack() {
        onSolution = false;
        exhausted = !board.goBack();
    }

    /**
     * Whether all solutions have been found.
     *
     * @return false if there may be further ones, true before the first puzzle
     */
    public boolean isExhausted() {
        return exhausted;
    }

    /**
     * A digit of the solution that {@link #advance} has found last.
     *
     * @param cell the cell's number, row by row from 0
     * @return the digit, from 1
     * @throws IllegalArgumentException if there is no such cell
     * @throws IllegalStateException if the last thing that the solver found was no solution
     */
    public int digit(int cell) {
        if (cell < 0 || cell >= CELLS) {
            throw new IllegalArgumentException("cell must be from 0 to " + (CELLS - 1) + ", but is " + cell);
        }
        requireSolution();
        return board.digit(cell);
    }

    /**
     * Writes the solution that {@link #advance} has found last.
     *
     * @param out where it goes, as 81 digits, row by row
     * @param offset where it begins
     * @throws IllegalArgumentException if the array ends before the 81st character
     * @throws IllegalStateException if the last thing that the solver found was no solution
     */
    public void writeSolution(byte[] out, int offset) {
        requireRoom("out", out.length, offset);
        requireSolution();
        board.write(out, offset);
    }

    /**
     * Choices made since the search began.
     *
     * @return 0 or more
     */
    public long choices() {
        return choices;
    }

    /**
     * Halves without solution met since the search began.
     *
     * @return 0 or more
     */
    public long deadEnds() {
        return deadEnds;
    }

    private void requireSolution() {
        if (!onSolution) {
            throw new IllegalStateException("there is no solution to read");
        }
    }

    private static void requireRoom(String name, int length, int offset) {
        if (offset < 0 || offset > length - CELLS) {
            throw new IllegalArgumentException(
                    name + " must hold " + CELLS + " characters from " + offset + " on, but has " + length);
        }
    }

    private static void requireCells(String name, int[] cells) {
        if (cells.length != CELLS) {
            throw new IllegalArgumentException(name + " must be " + CELLS + ", but are " + cells.length);
        }
    }
}
