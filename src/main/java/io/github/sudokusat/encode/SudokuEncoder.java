package io.github.sudokusat.encode;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.util.Objects;
import java.util.Set;

/**
 * Turns puzzles of one layout into formulas.
 *
 * <p>Immutable. Creating an encoder takes O(side · houses).
 */
public final class SudokuEncoder {

    private static final Set<Class<? extends Rule>> KNOWN_RULES = Set.of(MustDiffer.class, NamedRule.class);

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
     * Whether all rules of a layout can be written as clauses.
     *
     * @param layout the layout
     * @return false if there is a rule other than {@link MustDiffer} and {@link NamedRule}
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
     * Plans the formula whose models are the solutions of a puzzle. O(side³) at most; no clause is created yet.
     *
     * @param puzzle a puzzle on this encoder's layout; conflicts or a contradiction make the formula unsatisfiable
     * @return the formula; for a puzzle with its own candidates it is reduced to these, whatever the options specify for the givens
     * @throws IllegalArgumentException if the puzzle has another layout
     */
    public SudokuCnf encode(Puzzle puzzle) {
        if (!puzzle.layout().equals(layout)) {
            throw new IllegalArgumentException("the puzzle's layout must be " + layout + ", but is " + puzzle.layout());
        }
        if (options.clues() == ClueHandling.REDUCED || puzzle.hasCandidates()) {
            return new SudokuCnf(
                    puzzle.grid(),
                    options.withClues(ClueHandling.REDUCED),
                    OpenCandidates.reducedBy(puzzle),
                    overlapsEarlier);
        }
        return new SudokuCnf(puzzle.grid(), options, OpenCandidates.direct(layout), overlapsEarlier);
    }
}
