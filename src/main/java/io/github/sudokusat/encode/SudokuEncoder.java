package io.github.sudokusat.encode;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import java.util.Objects;
import java.util.Set;

/**
 * Turns puzzles of one layout into formulas.
 *
 * <p>Immutable. Making one costs O(side · houses).
 */
public final class SudokuEncoder {

    private static final Set<Class<MustDiffer>> KNOWN_RULES = Set.of(MustDiffer.class);

    private final Layout layout;
    private final EncodingOptions options;
    private final boolean[] overlapsEarlier;

    private SudokuEncoder(Layout layout, EncodingOptions options) {
        this.layout = layout;
        this.options = options;
        this.overlapsEarlier = Repeats.overlapsEarlier(layout);
    }

    /**
     * An encoder for a layout.
     *
     * @param layout the layout
     * @param options how to write the clauses
     * @return the encoder
     * @throws IllegalArgumentException if the layout is not {@linkplain #supports supported}
     */
    public static SudokuEncoder of(Layout layout, EncodingOptions options) {
        Objects.requireNonNull(options, "options");
        layout.requireKnownRules("the encoder", KNOWN_RULES);
        return new SudokuEncoder(layout, options);
    }

    /**
     * Whether every rule of a layout can be written as clauses.
     *
     * @param layout the layout
     * @return false if there is a rule other than {@link MustDiffer}
     */
    public static boolean supports(Layout layout) {
        return layout.unknownRule(KNOWN_RULES).isEmpty();
    }

    /**
     * The layout of the puzzles.
     *
     * @return the layout
     */
    public Layout layout() {
        return layout;
    }

    /**
     * How the clauses are written.
     *
     * @return the options
     */
    public EncodingOptions options() {
        return options;
    }

    /**
     * Plans the formula of a puzzle, whose models are the puzzle's solutions. O(side³) at the most; no clause is made yet.
     *
     * @param puzzle a grid on this encoder's layout; its conflicts, if any, make the formula unsatisfiable
     * @return the formula
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public SudokuCnf encode(Grid puzzle) {
        requireLayout(puzzle.layout());
        OpenCandidates position = options.clues() == ClueHandling.REDUCED
                ? OpenCandidates.reducedBy(puzzle)
                : OpenCandidates.direct(layout);
        return new SudokuCnf(puzzle, options, position, overlapsEarlier);
    }

    /**
     * Plans the formula of what candidates leave open, whose models are the solutions of the puzzle within these candidates.
     *
     * @param puzzle the puzzle, whose digits are all placed among the candidates
     * @param candidates a position of the puzzle without contradiction, for instance after propagation; read during the call only
     * @return the formula, reduced whatever the options say of the givens
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public SudokuCnf encode(Grid puzzle, CandidateGrid candidates) {
        requireLayout(puzzle.layout());
        int side = layout.side();
        int[] placed = new int[layout.cellCount()];
        boolean[] open = new boolean[placed.length * side];
        for (int cell = 0; cell < placed.length; cell++) {
            placed[cell] = candidates.digit(cell);
            if (placed[cell] == 0) {
                int digit = candidates.nextCandidate(cell, 1);
                while (digit != 0) {
                    open[cell * side + digit - 1] = true;
                    digit = digit == side ? 0 : candidates.nextCandidate(cell, digit + 1);
                }
            }
        }
        return new SudokuCnf(
                puzzle,
                options.withClues(ClueHandling.REDUCED),
                OpenCandidates.of(side, placed, open),
                overlapsEarlier);
    }

    /**
     * Plans the formula of a puzzle within candidates that somebody has marked, whose models are the puzzle's solutions that keep to the marks.
     *
     * <p>Unlike in {@link #encode(Grid, CandidateGrid)} the puzzle's digits need not be placed among the candidates, and either may be
     * contradictory, which makes the formula unsatisfiable. O(side³).
     *
     * @param puzzle the puzzle; each of its digits is marked
     * @param marks candidates that solutions must keep to; read during the call only
     * @return the formula, reduced by the givens and the marks whatever the options say of the givens
     * @throws IllegalArgumentException if either has another layout
     */
    public SudokuCnf encodeWithin(Grid puzzle, CandidateGrid marks) {
        requireLayout(puzzle.layout());
        requireLayout(marks.layout());
        return new SudokuCnf(
                puzzle,
                options.withClues(ClueHandling.REDUCED),
                OpenCandidates.reducedBy(puzzle, marks),
                overlapsEarlier);
    }

    private void requireLayout(Layout other) {
        if (!other.equals(layout)) {
            throw new IllegalArgumentException("the puzzle's layout must be " + layout + ", but is " + other);
        }
    }
}
