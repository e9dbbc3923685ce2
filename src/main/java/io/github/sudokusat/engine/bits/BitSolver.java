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
 * <p><b>How.</b> Candidates are bits: one int of 27 cells for each digit and band. Locked candidates, hidden and naked singles and a rule for triads
 * are applied to all cells of a word at once, until nothing more follows; then the two placements of one digit in a band or stack split the rest in
 * two. Once a puzzle has been shown to have several solutions, the rest is enumerated by templates (the placements of a digit in the whole grid) as
 * soon as these are few enough: that is about eight times as fast. There is no Java recursion. Sources of the ideas: bands of 27 bits and tables over
 * them, JCZSolve (zhouyundong, champagne) and fsss2 (dobrichev); triads, and choosing by permutations of a band, tdoku (Tom Dillon); templates, the
 * Sudoku Players' forum.
 *
 * <p><b>Order.</b> A choice splits the rest in two: the half with the permutation that comes first in its table, or with the cell's lowest digit, is
 * searched before the other; templates come in the order of their columns, row by row. The order of solutions therefore depends on the puzzle alone,
 * not on how the search is divided into portions. It is not the order of the digits.
 *
 * <p>One solver serves one puzzle after another and, once warm, allocates nothing. It takes 1 KB, up to 40 KB more for deep searches, and 150 KB more
 * where it enumerates. Mutable and not thread-safe.
 */
public final class BitSolver {

    /** The number of cells of a grid. */
    public static final int CELLS = 81;

    /** All nine digits as a mask. */
    private static final int ALL_DIGITS = (1 << 9) - 1;

    /** The number of solutions after which a puzzle is taken to have many, so that lists of templates pay off. */
    private static final int FEW = 2;

    private final SearchStack board = new SearchStack();
    /** Created when it is first needed. */
    private @Nullable TemplateSearch templateSearch;

    /** The digits that {@link #digit} and {@link #solution()} read. */
    private final byte[] solution = new byte[CELLS];

    private long solutions;
    private long choices;
    private long deadEnds;
    private boolean exhausted = true;
    /** Whether the board holds a solution that has been reported, so that the search has to go back first. */
    private boolean onSolution;
    /** Whether the position on the board is being enumerated by templates. */
    private boolean enumerating;
    /** Whether the last result was a solution. */
    private boolean readable;

    /** Creates a solver, without a puzzle: {@linkplain #isExhausted() exhausted}. */
    public BitSolver() {}

    /**
     * Solves a puzzle and looks for a second solution.
     *
     * @param in the array with the puzzle's text: 81 characters, row by row; digits from 1 to 9, and {@code .}, {@code 0}, {@code *}, {@code _} or
     *     {@code ?} for a blank
     * @param inOffset the index of its first character
     * @param out receives the first solution, as 81 digits; may be {@code in}. Nothing is written if there is none
     * @param outOffset the index of the first digit
     * @return whether the puzzle has no, one or several solutions, or is malformed
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
     * @param in the array with the puzzle's text, as for {@link #solve}
     * @param offset the index where it begins
     * @param max where to stop counting, 0 or more
     * @return the number of solutions, or {@code max} if there are that many or more; −1 if the text is malformed
     * @throws IllegalArgumentException if the array ends before the 81st character
     */
    public long count(byte[] in, int offset, long max) {
        return start(in, offset) ? advance(max, Long.MAX_VALUE) : -1;
    }

    /**
     * Starts a search for all solutions of a puzzle given as text.
     *
     * @param in the array with the puzzle's text, as for {@link #solve}
     * @param offset the index where it begins
     * @return false if the text is malformed; the solver is then exhausted
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
     * Starts a search for all solutions of a puzzle.
     *
     * @param digits the digits by cell, row by row, from 1 to 9, or 0 for a blank; if they break the rules, there is no solution
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
     * Starts a search for all solutions of a puzzle that have another digit in one cell. If the puzzle is proper with that digit given, there are
     * none exactly if it is proper without: a much cheaper test than looking for two solutions.
     *
     * @param digits the digits by cell, as for {@link #start(int[])}
     * @param cell the cell's number, row by row from 0
     * @param excluded the digit that it must not have, from 1 to 9
     * @throws IllegalArgumentException if there are not 81 digits, one is out of range, or there is no such cell or digit
     */
    public void startWithout(int[] digits, int cell, int excluded) {
        requireCell(cell);
        if (excluded < 1 || excluded > 9) {
            throw new IllegalArgumentException("excluded digit must be from 1 to 9, but is " + excluded);
        }
        start(digits);
        board.exclude(cell, excluded);
    }

    /**
     * Starts a search for all solutions that take each digit from given candidates.
     *
     * @param candidates the possible digits by cell, row by row: bit {@code d − 1} for digit {@code d}
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
     * Searches for further solutions, continuing where the last call ended.
     *
     * @param maxSolutions the most solutions to find, 0 or more
     * @param maxChoices the most choices to make; the call may end before the first solution
     * @return the number of solutions found; fewer than {@code maxSolutions} if there are no more or the choices are used up; {@link #isExhausted()}
     *     distinguishes the two
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

    /** Processes one position. Returns false if no choice is left for it. */
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

    /** Continues with the templates of a position. Returns false if the choices are used up. */
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
     * A digit of the solution that {@link #advance} found last.
     *
     * @param cell the cell's number, row by row from 0
     * @return the digit, from 1
     * @throws IllegalArgumentException if there is no such cell
     * @throws IllegalStateException if the solver's last result was not a solution
     */
    public int digit(int cell) {
        requireCell(cell);
        requireSolution();
        write(solution, 0);
        return solution[cell] - '0';
    }

    /**
     * The solution that {@link #advance} found last.
     *
     * @return a new array of its 81 digits, row by row
     * @throws IllegalStateException if the solver's last result was not a solution
     */
    public int[] solution() {
        requireSolution();
        write(solution, 0);
        int[] digits = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            digits[cell] = solution[cell] - '0';
        }
        return digits;
    }

    /**
     * Writes the solution that {@link #advance} found last.
     *
     * @param out receives it, as 81 digits, row by row
     * @param offset the index where it begins
     * @throws IllegalArgumentException if the array ends before the 81st character
     * @throws IllegalStateException if the solver's last result was not a solution
     */
    public void writeSolution(byte[] out, int offset) {
        requireRoom("out", out.length, offset);
        requireSolution();
        write(out, offset);
    }

    /**
     * The number of choices made since the search began.
     *
     * @return 0 or more
     */
    public long choices() {
        return choices;
    }

    /**
     * The number of halves without a solution met since the search began.
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

    private static void requireCell(int cell) {
        if (cell < 0 || cell >= CELLS) {
            throw new IllegalArgumentException("cell must be from 0 to " + (CELLS - 1) + ", but is " + cell);
        }
    }

    private static void requireCells(String name, int[] cells) {
        if (cells.length != CELLS) {
            throw new IllegalArgumentException("expected " + CELLS + " " + name + ", but found " + cells.length);
        }
    }
}
