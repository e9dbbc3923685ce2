package io.github.sudokusat.export;

import io.github.sudokusat.cnf.DimacsWriter;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.RulePart;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Writes the formula of a puzzle as a DIMACS file that explains itself.
 *
 * <p>Comments come first, each a line {@code c KEY VALUE…}:
 *
 * <ul>
 *   <li>{@code sudoku-sat 1}: the version of these comments;
 *   <li>{@code box RxC}, {@code regions …}, {@code rule NAME}, {@code house …}, {@code differ …}: the layout, as {@link LayoutText} describes it;
 *   <li>{@code encoding NAME at-most-one NAME clues NAME}, and {@code repeats kept} if repeated clauses are kept;
 *   <li>{@code givens …}: the puzzle, one character for each cell up to side 35, numbers separated by blanks for larger sides;
 *   <li>{@code excludes …}: a solution that one of the last clauses excludes, in the same form, for each in the order of the clauses;
 *   <li>{@code variable …}: the formula of the variables, in a direct numbering; in a reduced one {@code candidates COUNT}, and
 *       {@code map VARIABLE CANDIDATE} for each candidate with a variable;
 *   <li>{@code clauses FIRST-LAST variables FIRST-LAST NAME}: the clauses of a named rule, counted from 1, and its auxiliary variables if it has
 *       some;
 *   <li>{@code p show V … 0}, on request, or if a named rule has auxiliary variables that the candidates do not determine: the variables over which a
 *       projected counter counts, in the form of the model counting competitions;
 *   <li>{@code t mc} or {@code t pmc}, on request: whether a counter counts all models or the projected ones, in the same form. It precedes the
 *       header, and {@code p show} follows the header then.
 * </ul>
 *
 * <p>The header and the clauses follow. The same formula always gives the same text, byte for byte.
 */
public final class DimacsExport {

    /** The comment of a file whose encoding keeps repeats. */
    static final String REPEATS_KEPT = "repeats kept";

    private DimacsExport() {}

    /**
     * Writes a formula.
     *
     * @param formula the formula; its givens are units or reduced
     * @param out receives the text; not closed
     * @throws IOException if {@code out} fails
     * @throws StoppedException if the thread was interrupted before the text was complete; its interrupt flag stays set
     */
    public static void write(SudokuCnf formula, Appendable out) throws IOException {
        Completeness.require(write(formula, DimacsOptions.defaults(), out, Limits.none()));
    }

    /**
     * Writes a formula, within limits.
     *
     * @param formula the formula; its givens are units or reduced
     * @param options what the file contains in addition
     * @param out receives the text; not closed
     * @param limits how far to go; polled while clauses are counted and written
     * @return empty if the text is complete; otherwise why it was stopped, either before anything was written or after a whole clause, followed by a
     *     comment {@code incomplete …}
     * @throws IOException if {@code out} fails
     * @throws IllegalArgumentException if a grid to exclude is not a
     *     solution of the puzzle on its layout, with its candidates; nothing is written then
     */
    public static Optional<StopReason> write(SudokuCnf formula, DimacsOptions options, Appendable out, Limits limits)
            throws IOException {
        Objects.requireNonNull(out, "out");
        options.excluded().forEach(solution -> requireSolution(formula, solution));
        options.covering().ifPresent(all -> all.forEach(solution -> requireSolution(formula, solution)));
        List<int[]> last = options.lastClauses(formula);
        Watch watch = limits.watch();
        if (!formula.measure(watch)) {
            return watch.reason();
        }
        try {
            DimacsWriter writer = new DimacsWriter(out);
            Consumer<String> comments = writer::comment;
            writeComments(formula, options, options.countingHeader() ? HeadComments.forCounters(comments) : comments);
            writeHeader(formula, options, formula.clauses() + last.size(), writer);
            if (!formula.writeTo(writer, watch)) {
                writer.breakOff("incomplete: fewer clauses than the header declares");
                return watch.reason();
            }
            for (int[] clause : last) {
                writer.add(clause, clause.length);
            }
            writer.finish();
            return Optional.empty();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void requireSolution(SudokuCnf formula, Grid grid) {
        boolean hasLayout = grid.layout().equals(formula.puzzle().layout());
        if (!hasLayout || !grid.isSolved() || !grid.keeps(formula.puzzle())) {
            throw new IllegalArgumentException("the grid is not a solution of the puzzle: " + grid);
        }
        formula.blockingClause(grid);
    }

    private static void writeComments(SudokuCnf formula, DimacsOptions what, Consumer<String> comments) {
        EncodingOptions options = formula.options();
        String encoding = options.encoding().text() + " at-most-one "
                + options.atMostOne().text() + " clues " + options.clues().text();
        HeadComments.writePuzzle(formula.puzzle(), encoding, comments);
        if (options.keepRepeats()) {
            comments.accept(REPEATS_KEPT);
        }
        what.excluded().forEach(solution -> comments.accept("excludes " + solution));
        what.covering().ifPresent(all -> {
            all.forEach(solution -> comments.accept(ExportComments.COVERS + " " + solution));
        });
        HeadComments.writeNumbering(formula.candidateVariables(), comments);
        for (RulePart part : formula.ruleParts()) {
            if (part.clauses() > 0) {
                comments.accept(text(part));
            }
        }
    }

    /** The comment about the clauses of a rule. */
    static String text(RulePart part) {
        String variables = part.variables() == 0
                ? ""
                : " variables " + part.firstVariable() + "-" + (part.firstVariable() + part.variables() - 1);
        return "clauses " + part.firstClause() + "-" + (part.firstClause() + part.clauses() - 1) + variables + " "
                + part.rule().name();
    }

    /** Writes the header, and before or after it what a model counter has to know. */
    private static void writeHeader(SudokuCnf formula, DimacsOptions options, long clauses, DimacsWriter writer) {
        int shown = formula.candidateVariables().count();
        boolean isProjected = formula.variables() > shown && isProjected(formula, options);
        if (options.countingHeader()) {
            writer.comment(isProjected ? "t pmc" : "t mc");
        } else if (isProjected) {
            writer.comment(showLine(shown));
        }
        writer.header(formula.variables(), clauses);
        if (options.countingHeader() && isProjected) {
            writer.comment(showLine(shown));
        }
    }

    private static boolean isProjected(SudokuCnf formula, DimacsOptions options) {
        return options.showLine()
                || isOpen(formula)
                || (options.countingHeader() && !formula.determinesAuxiliaryVariables());
    }

    /** Whether several models may belong to one solution because of a named rule. */
    private static boolean isOpen(SudokuCnf formula) {
        return !formula.ruleParts().isEmpty() && !formula.determinesAuxiliaryVariables();
    }

    private static String showLine(int variables) {
        StringBuilder text = new StringBuilder("p show");
        for (int variable = 1; variable <= variables; variable++) {
            text.append(' ').append(variable);
        }
        return text.append(" 0").toString();
    }
}
