package io.github.sudokusat.export;

import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.linear.OpbWriter;
import io.github.sudokusat.linear.Relation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;

/**
 * Writes the 0-1 program of a puzzle as an OPB file that explains itself, for pseudo-Boolean solvers such as clasp, minisat+, RoundingSat and SAT4J.
 *
 * <p>Comments follow the header, each a line {@code * KEY VALUE…}: {@code sudoku-sat 1}, the layout, {@code encoding linear clues NAME},
 * {@code givens …}, and the meaning of the variables, all as in {@link DimacsExport}. Each constraint follows a comment with its name, as described
 * in {@link NamedRows}. The same program always gives the same text, byte for byte. Memory does not depend on the number of constraints.
 */
public final class OpbExport {

    private OpbExport() {}

    /**
     * Writes a program.
     *
     * @param program the program
     * @param out receives the text; not closed
     * @throws IOException if {@code out} fails
     * @throws IllegalArgumentException if the program has no variable, because no cell has a candidate
     * @throws StoppedException if the thread was interrupted before the text was complete; its interrupt flag stays set
     */
    public static void write(SudokuProgram program, Appendable out) throws IOException {
        Completeness.require(write(program, out, Limits.none()));
    }

    /**
     * Writes a program, within limits.
     *
     * @param program the program
     * @param out receives the text; not closed
     * @param limits how far to go; polled while constraints are counted and written. The constraints written are reported to the progress listener
     * @return empty if the text is complete; otherwise why it was stopped, either before anything was written or after a whole constraint,
     *     followed by a comment {@code incomplete …}
     * @throws IOException if {@code out} fails
     * @throws IllegalArgumentException if the program has no variable, because no cell has a candidate
     */
    public static Optional<StopReason> write(SudokuProgram program, Appendable out, Limits limits) throws IOException {
        Objects.requireNonNull(out, "out");
        Limits started = limits.started();
        long count;
        int variables;
        try {
            count = program.countRows(started);
            variables = program.countVariables(started);
        } catch (StoppedException e) {
            return Optional.of(e.reason());
        }
        try {
            OpbWriter writer = new OpbWriter(out);
            Rows rows = new Rows(program, writer, limits.progress(), count);
            writer.header(variables, count);
            HeadComments.writePuzzle(program.puzzle(), NamedRows.encoding(program), writer::comment);
            HeadComments.writeNumbering(program.variables(), writer::comment);
            if (variables > program.variables().count()) {
                writer.comment("further variables are added by rules, and no part of the solution");
            }
            Optional<StopReason> stop = program.walk(rows, started);
            if (stop.isPresent()) {
                writer.breakOff("incomplete: fewer constraints than the header declares");
            } else {
                writer.finish();
            }
            return stop;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** Writes constraints, each after its name. */
    private static final class Rows extends NamedRows {

        private final OpbWriter writer;

        Rows(SudokuProgram program, OpbWriter writer, Progress progress, long total) {
            super(program, progress, total);
            this.writer = writer;
        }

        @Override
        void row(CharSequence rowName, int[] variables, int length, Relation relation, int bound) {
            writer.comment(rowName.toString());
            writer.row(variables, length, relation, bound);
        }

        @Override
        void row(CharSequence rowName, int[] coefficients, int[] variables, int length, Relation relation, int bound) {
            writer.comment(rowName.toString());
            writer.row(coefficients, variables, length, relation, bound);
        }
    }
}
