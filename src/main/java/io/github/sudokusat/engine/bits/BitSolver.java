package io.github.sudokusat.engine.bits;

import org.jspecify.annotations.Nullable;

/**
 * A complete search for the solutions of classic 9 × 9, on bytes and ints.
 *
 * <pre>{@code
 * BitSolver solver = new BitSolver();
 * Answer answer = solver.solve(puzzles, 0, solutions, 0);    // first solution, and whether there is a second
 *
 * solver.start(digits);                                      // or all of them, in portions
 * while (!solver.isExhausted()) {
 *     solutions += solver.advance(Long.MAX_VALUE, 10_000);   // continues where it stopped
 * }
 * }</pre>
 *
 * <p><b>How.</b> Candidates are bits: for each digit and band one int of 27 cells. Locked candidates, hidden and naked singles and a rule for
 * triads are applied to all cells of a word at once, until nothing follows; then one digit's way through a band or stack splits what is left in
 * two. Once a puzzle has shown to have several solutions, what is left of it is enumerated by templates (the ways of a digit through the
 * whole grid) as soon as these are few enough: that is about eight times as fast. There is no Java recursion. Sources of the ideas: bands of 27
 * bits and tables over them, JCZSolve (zhouyundong, champagne) and fsss2 (dobrichev); triads, and choosing by permutations of a band, tdoku (Tom
 * Dillon); templates, the Sudoku Players' forum.
 *
 * <p><b>Order.</b> A choice splits what is left in two: the permutation that comes first in its table, or the cell's lowest digit, before the other
 * half; templates come in the order of their columns, row by row. So the order of solutions depends on the puzzle alone, not on how the search is
 * cut into portions. It is not the order of the digits.
 *
 * <p>One solver serves one puzzle after the other and, warm, allocates nothing. It takes 1 KB, up to 40 KB more for deep searches, and 150 KB more
 * where it enumerates. Mutable and not thread-safe.
 */
public final class BitSolver {

    /** Cells of a grid. */
    public static final int CELLS = 81;

    /** All nine digits as a mask. */
    private static final int ALL_DIGITS = (1 << 9) - 1;

    /** Solutions after which a puzzle counts as one of many, so that lists of templates pay. */
    private static final int FEW = 2;

    private final SearchStack board = new SearchStack();
    /** Made when it is first needed. */
    private @Nullable TemplateSearch templateSearch;

    /** Where {@link #digit} reads. */
    private final byte[] solution = new byte[CELLS];

    private long solutions;
    private long choices;
    private long deadEnds;
    private boolean exhausted = true;
    /** Whether the board holds a solution that has been given, so that the search has to go back first. */
    private boolean onSolution;
    /** Whether the position on the board is being enumerated by templates. */
    private boolean enumerating;
    /** Whether the last thing found was a solution. */
    private boolean readable;

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
        write(out, outOffset);
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
        enumerating = false;
        readable = false;
        solutions = 0;
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
        long before = solutions;
        long lastSolution = solutions + Math.min(maxSolutions, Long.MAX_VALUE - solutions);
        long lastChoice = choices + Math.min(maxChoices, Long.MAX_VALUE - choices);
        boolean goesOn = true;
        while (goesOn && solutions < lastSolution && !exhausted) {
            goesOn = enumerating ? enumerate(lastSolution, lastChoice) : step(lastChoice);
        }
        if (maxSolutions > 0) {
            readable = solutions == lastSolution;
        }
        return solutions - before;
    }

    /** Looks at one position. Returns false if no choice is left for it. */
    private boolean step(long lastChoice) {
        if (onSolution) {
            goBack();
            return true;
        }
        int outcome = board.apply();
        if (outcome == BitPropagation.SOLVED) {
            solutions++;
            onSolution = true;
        } else if (outcome == BitPropagation.DEAD) {
            deadEnds++;
            goBack();
        } else if (choices == lastChoice) {
            return false;
        } else if (solutions < FEW || !board.begin(templateSearch())) {
            choices++;
            board.choose();
        } else {
            enumerating = true;
        }
        return true;
    }

    /** Goes on among the templates of a position. Returns false if the choices are used up. */
    private boolean enumerate(long lastSolution, long lastChoice) {
        TemplateSearch search = templateSearch();
        long choicesBefore = search.choices();
        long deadEndsBefore = search.deadEnds();
        solutions += search.advance(lastSolution - solutions, lastChoice - choices);
        choices += search.choices() - choicesBefore;
        deadEnds += search.deadEnds() - deadEndsBefore;
        if (search.isExhausted()) {
            enumerating = false;
            goBack();
            return true;
        }
        return choices < lastChoice;
    }

    private TemplateSearch templateSearch() {
        TemplateSearch known = templateSearch;
        if (known == null) {
            known = new TemplateSearch();
            templateSearch = known;
        }
        return known;
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
        write(solution, 0);
        return solution[cell] - '0';
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
        write(out, offset);
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
        if (!readable) {
            throw new IllegalStateException("there is no solution to read");
        }
    }

    private void write(byte[] out, int offset) {
        if (enumerating) {
            templateSearch().write(board, out, offset);
        } else {
            board.write(out, offset);
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
