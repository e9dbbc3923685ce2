package io.github.sudokusat.linear;

import io.github.sudokusat.text.TextBuffer;

/**
 * Writes 0-1 constraints in the OPB format while they are produced; only one buffer is kept.
 *
 * <p>The order is: the header, comments and rows, {@link #finish}. Variables are {@code x1}, {@code x2} …, as the format requires; each row is one
 * line, because minisat+ requires that. The format has no {@code <=}: such a row is written with all signs reversed. Lines end with {@code \n}. The
 * call in which the target fails throws an {@link java.io.UncheckedIOException}. Not thread-safe.
 *
 * @see <a href="https://www.cril.univ-artois.fr/PB12/format.pdf">O. Roussel, V. Manquinho, Input/Output Format and Solver Requirements for the
 *     Competitions of Pseudo-Boolean Solvers, 2012</a>
 */
public final class OpbWriter {

    private final TextBuffer out;
    private long announced = -1;
    private long rows;

    /**
     * Creates a writer that has written nothing.
     *
     * @param out receives the text; never flushed or closed by the writer
     */
    public OpbWriter(Appendable out) {
        this.out = new TextBuffer(out);
    }

    /**
     * Writes the header, which is the first line.
     *
     * @param variables the number of variables, 0 or more
     * @param rowCount the number of rows that will follow, 0 or more
     */
    public void header(int variables, long rowCount) {
        announced = rowCount;
        out.comment('*', "#variable= " + variables + " #constraint= " + rowCount);
    }

    /**
     * Writes a comment line.
     *
     * @param text any text; a line break in it becomes a blank
     */
    public void comment(String text) {
        out.comment('*', text);
    }

    /**
     * Writes a row.
     *
     * @param variables the variables of the sum
     * @param length the number of variables, 1 or more
     * @param relation the relation between the sum and the bound
     * @param bound the bound
     */
    public void row(int[] variables, int length, Relation relation, int bound) {
        boolean turned = relation == Relation.AT_MOST;
        StringBuilder text = out.text();
        for (int i = 0; i < length; i++) {
            text.append(turned ? "-1 x" : "+1 x").append(variables[i]).append(' ');
        }
        end(relation, turned ? -bound : bound);
    }

    /**
     * Writes a row with coefficients.
     *
     * @param coefficients the coefficients, none of them 0
     * @param variables the variables of the sum, none twice
     * @param length the number of variables, 1 or more
     * @param relation the relation between the sum and the bound
     * @param bound the bound
     */
    public void row(int[] coefficients, int[] variables, int length, Relation relation, int bound) {
        int sign = relation == Relation.AT_MOST ? -1 : 1;
        StringBuilder text = out.text();
        for (int i = 0; i < length; i++) {
            int coefficient = sign * coefficients[i];
            text.append(coefficient > 0 ? "+" : "").append(coefficient);
            text.append(" x").append(variables[i]).append(' ');
        }
        end(relation, sign * bound);
    }

    private void end(Relation relation, int bound) {
        out.text()
                .append(relation == Relation.EQUAL ? "= " : ">= ")
                .append(bound)
                .append(" ;");
        out.endLine();
        rows++;
    }

    /**
     * Ends the text: checks that it is complete and passes the rest of it to the target.
     *
     * @throws IllegalStateException if the number of rows differs from that in the header
     */
    public void finish() {
        if (rows != announced) {
            throw new IllegalStateException(
                    "the header declares " + announced + " rows, but " + rows + " were written");
        }
        out.flush();
    }

    /**
     * Ends an incomplete text: passes whole lines to the target, the last of them a comment that gives the reason. Readers that check the number of
     * rows against the header refuse the text.
     *
     * @param why the text of the comment
     */
    public void breakOff(String why) {
        comment(why);
        out.flush();
    }
}
