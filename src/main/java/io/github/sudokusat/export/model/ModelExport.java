package io.github.sudokusat.export.model;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Writes a puzzle as a model that explains itself.
 *
 * <p>Comments come first: {@code sudoku-sat 1}, the layout as {@link LayoutText} describes it, and {@code givens …}. Then follow the variables of the
 * cells, whose values are the candidates that the puzzle has of its own, and otherwise all digits or the given; the houses, each after a comment with
 * its name; the pairs that must differ; and the named rules, each after a comment with its name. A rule may add variables. The same puzzle always
 * gives the same text, byte for byte. Memory does not depend on the number of statements, except those of one rule.
 */
public final class ModelExport {

    private static final Set<Class<? extends Rule>> KNOWN_RULES = Set.of(MustDiffer.class, NamedRule.class);

    private ModelExport() {}

    /**
     * Writes a puzzle, within limits.
     *
     * @param puzzle the puzzle; its conflicts, if any, are conflicts of the model
     * @param format the language
     * @param out receives the text; not closed
     * @param limits how far to go; polled between statements. The statements written are reported to the progress listener
     * @return empty if the text is complete; otherwise why it was stopped, and the text ends with a comment {@code incomplete …} and in the middle of
     *     a statement, so that no solver accepts it
     * @throws IOException if {@code out} fails
     * @throws IllegalArgumentException if the layout has a rule other than a {@link MustDiffer} or {@link NamedRule}
     */
    public static Optional<StopReason> write(Puzzle puzzle, ModelFormat format, Appendable out, Limits limits)
            throws IOException {
        Objects.requireNonNull(out, "out");
        Layout layout = puzzle.layout();
        layout.requireKnownRules("the export of models", KNOWN_RULES);
        Watch watch = limits.watch();
        ModelWriter writer = format.writer(out, layout.side());
        try {
            writer.comment("sudoku-sat 1");
            LayoutText.describe(layout).forEach(writer::comment);
            writer.comment("givens " + puzzle.grid());
            layout.values().numbering().ifPresent(writer::comment);
            for (int pass = 0; pass < writer.passes(); pass++) {
                writer.beginPass(pass);
                if (!ModelWalk.walk(puzzle, writer, watch)) {
                    writer.breakOff();
                    return watch.reason();
                }
            }
            writer.end();
            writer.flush();
            return Optional.empty();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
