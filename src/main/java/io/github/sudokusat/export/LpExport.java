package io.github.sudokusat.export;

import io.github.sudokusat.encode.CandidateVariables;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.linear.LpWriter;
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
 * Writes the 0-1 program of a puzzle as an LP file that explains itself, for glpsol, HiGHS, CBC, SCIP, CPLEX, Gurobi and others.
 *
 * <p>Comments come first, each a line {@code \ KEY VALUE…}: {@code sudoku-sat 1}, the layout, {@code encoding linear clues NAME} and
 * {@code givens …}, as in {@link DimacsExport}. Variables are named {@code x_r1c5_9}, those that named rules add {@code y_1}, {@code y_2} …, rows as
 * described in {@link NamedRows}. The same program always gives the same text, byte for byte. Memory does not depend on the number of rows.
 */
public final class LpExport {

    private static final String PREFIX = "x_r";

    /** The beginning of the names of the variables that named rules add. */
    private static final String ADDED = "y_";

    private static final int MOST_ADDED = 100_000_000;

    private LpExport() {}

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
     * @param limits how far to go; polled between rows. The rows written are reported to the progress listener
     * @return empty if the text is complete; otherwise why it was stopped, either before anything was written or after a whole row,
     *     followed by a comment {@code incomplete …}
     * @throws IOException if {@code out} fails
     * @throws IllegalArgumentException if the program has no variable, because no cell has a candidate
     */
    public static Optional<StopReason> write(SudokuProgram program, Appendable out, Limits limits) throws IOException {
        Objects.requireNonNull(out, "out");
        Limits started = limits.started();
        StopReason stopped = started.poll();
        if (stopped != null) {
            return Optional.of(stopped);
        }
        CandidateVariables variables = program.variables();
        int count;
        try {
            count = program.countVariables(started);
        } catch (StoppedException e) {
            return Optional.of(e.reason());
        }
        try {
            LpWriter writer = new LpWriter(out, (text, variable) -> appendName(text, variables, variable));
            Rows rows = new Rows(program, writer, limits.progress());
            HeadComments.writePuzzle(program.puzzle(), NamedRows.encoding(program), writer::comment);
            writer.comment("x_rRcC_D is 1 if the cell in row R and column C holds digit D");
            if (count > variables.count()) {
                writer.comment(ADDED + "N is a variable that a rule adds, and no part of the solution");
            }
            writer.begin(1);
            Optional<StopReason> stop = program.walk(rows, started);
            if (stop.isPresent()) {
                writer.breakOff("incomplete: constraints are missing");
            } else {
                writer.finish(count);
            }
            return stop;
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void appendName(StringBuilder text, CandidateVariables variables, int variable) {
        if (variable > variables.count()) {
            text.append(ADDED).append(variable - variables.count());
            return;
        }
        int cell = variables.cell(variable);
        int side = variables.side();
        text.append(PREFIX).append(cell / side + 1).append('c').append(cell % side + 1);
        text.append('_').append(variables.digit(variable));
    }

    /** The number in the name of a variable that a rule adds; 0 if the text is not such a name. */
    static int added(String name) {
        return name.startsWith(ADDED) ? number(name, ADDED.length(), name.length(), MOST_ADDED) : 0;
    }

    /** The variable with a name, in the direct numbering for a side; 0 if the text is not such a name. */
    static int variable(String name, int side) {
        int column = name.indexOf('c', PREFIX.length());
        int digit = name.lastIndexOf('_');
        if (!name.startsWith(PREFIX) || column < 0 || digit < column) {
            return 0;
        }
        int r = number(name, PREFIX.length(), column, side);
        int c = number(name, column + 1, digit, side);
        int d = number(name, digit + 1, name.length(), side);
        return r == 0 || c == 0 || d == 0
                ? 0
                : CandidateVariables.direct(side).variable(new Cell(r - 1, c - 1).number(side), d);
    }

    /** A number from 1 to {@code max} without leading zeros, or 0. */
    private static int number(String text, int from, int to, int max) {
        int value = 0;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9' || (c == '0' && value == 0) || value > max) {
                return 0;
            }
            value = value * 10 + (c - '0');
        }
        return value > max ? 0 : value;
    }

    /** Writes rows in the LP format. */
    private static final class Rows extends NamedRows {

        private final LpWriter writer;

        Rows(SudokuProgram program, LpWriter writer, Progress progress) {
            super(program, progress, -1);
            this.writer = writer;
        }

        @Override
        void row(CharSequence rowName, int[] variables, int length, Relation relation, int bound) {
            writer.row(rowName, variables, length, relation, bound);
        }

        @Override
        void row(CharSequence rowName, int[] coefficients, int[] variables, int length, Relation relation, int bound) {
            writer.row(rowName, coefficients, variables, length, relation, bound);
        }
    }
}
