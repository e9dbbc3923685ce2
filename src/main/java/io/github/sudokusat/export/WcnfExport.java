package io.github.sudokusat.export;

import io.github.sudokusat.cnf.ClauseSink;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.RulePart;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.text.TextBuffer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Writes the question how many givens of a puzzle can be right at once, for MaxSAT solvers, in the format of the MaxSAT Evaluation 2022: a hard clause
 * is a line {@code h LITERAL… 0}, and a soft clause a line {@code 1 LITERAL 0}, whose weight is 1.
 *
 * <p>Comments come first, as in {@link DimacsExport}, with {@code clues soft}. The hard clauses are those of the layout, as {@link DimacsExport}
 * writes them without givens; the soft ones are the givens. The cost of an optimum is the number of givens to take back so that the puzzle has a
 * solution, which is 0 if it has one. The same puzzle always gives the same text, byte for byte.
 */
public final class WcnfExport {

    private WcnfExport() {}

    /**
     * Writes a puzzle, within limits.
     *
     * @param puzzle the puzzle
     * @param options how the constraints become clauses; the handling of the givens is ignored
     * @param out receives the text; not closed
     * @param limits how far to go; polled while clauses are counted and written
     * @return empty if the text is complete; otherwise why it was stopped, either before anything was written or after a whole clause, followed by a
     *     comment {@code incomplete …} and a clause without its end
     * @throws IOException if {@code out} fails
     */
    public static Optional<StopReason> write(Grid puzzle, EncodingOptions options, Appendable out, Limits limits)
            throws IOException {
        Objects.requireNonNull(out, "out");
        SudokuCnf formula = SudokuEncoder.of(puzzle.layout(), options.withClues(ClueHandling.UNITS))
                .encode(Puzzle.of(Grid.empty(puzzle.layout())));
        Watch watch = limits.watch();
        if (!formula.measure(watch)) {
            return watch.reason();
        }
        TextBuffer text = new TextBuffer(out);
        Clauses clauses = new Clauses(text);
        try {
            writeComments(puzzle, formula, words -> text.comment('c', words));
            if (!formula.writeTo(clauses, watch)) {
                text.comment('c', "incomplete: clauses are missing");
                text.text().append('h');
                text.endLine();
                text.flush();
                return watch.reason();
            }
            for (int cell : puzzle.filledCells()) {
                clauses.soft(formula.candidateVariables().variable(cell, puzzle.digit(cell)));
            }
            text.flush();
            return Optional.empty();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void writeComments(Grid puzzle, SudokuCnf formula, Consumer<String> comments) {
        EncodingOptions options = formula.options();
        String encoding = options.encoding().text() + " at-most-one "
                + options.atMostOne().text() + " clues soft";
        HeadComments.writePuzzle(puzzle, encoding, comments);
        HeadComments.writeNumbering(formula.candidateVariables(), comments);
        for (RulePart part : formula.ruleParts()) {
            if (part.clauses() > 0) {
                comments.accept(DimacsExport.text(part));
            }
        }
    }

    /** Writes hard and soft clauses. */
    private static final class Clauses implements ClauseSink {

        private final TextBuffer out;

        Clauses(TextBuffer out) {
            this.out = out;
        }

        @Override
        public void add(int[] literals, int length) {
            out.text().append('h');
            for (int i = 0; i < length; i++) {
                out.text().append(' ').append(literals[i]);
            }
            end();
        }

        void soft(int literal) {
            out.text().append("1 ").append(literal);
            end();
        }

        private void end() {
            out.text().append(" 0");
            out.endLine();
        }
    }
}
