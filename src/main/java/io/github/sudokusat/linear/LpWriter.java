package io.github.sudokusat.linear;

import io.github.sudokusat.text.TextBuffer;

/**
 * Writes 0-1 programs in the LP format of CPLEX while they are produced; only one buffer is kept.
 *
 * <p>The order is: comments, {@link #begin}, rows, {@link #finish}. Nothing is optimised: the objective is 0 times a variable, because solvers refuse
 * an empty objective. Lines end with {@code \n} and are shorter than 255 characters if names have at most 20, or 14 in rows with coefficients. The
 * call in which the target fails throws an {@link java.io.UncheckedIOException}. Not thread-safe.
 *
 * @see <a href="https://www.ibm.com/docs/en/icos/22.1.1?topic=cplex-lp-file-format-algebraic-representation">IBM, LP file format</a>
 */
public final class LpWriter {

    private static final int TERMS_A_LINE = 10;

    private final TextBuffer out;
    private final VariableNames names;

    /** The names of the variables. */
    @FunctionalInterface
    public interface VariableNames {

        /**
         * Writes the name of a variable.
         *
         * @param text receives the name
         * @param variable the variable, from 1
         */
        void append(StringBuilder text, int variable);
    }

    /**
     * Creates a writer that has written nothing.
     *
     * @param out receives the text; never flushed or closed by the writer
     * @param names names the variables; a name consists of letters, digits and underscores, and begins with a letter other than e
     */
    public LpWriter(Appendable out, VariableNames names) {
        this.out = new TextBuffer(out);
        this.names = names;
    }

    /**
     * Writes a comment line.
     *
     * @param text any text; a line break in it becomes a blank
     */
    public void comment(String text) {
        out.comment('\\', text);
    }

    /**
     * Writes the objective, and the keyword before the rows.
     *
     * @param variable the variable in the objective
     */
    public void begin(int variable) {
        StringBuilder text = out.text();
        text.append("Minimize\n obj: 0 ");
        names.append(text, variable);
        text.append("\nSubject To");
        out.endLine();
    }

    /**
     * Writes a row.
     *
     * @param name its name, which is unique among rows and follows the rules for names of variables
     * @param variables the variables of the sum
     * @param length the number of variables, 1 or more
     * @param relation the relation between the sum and the bound
     * @param bound the bound
     */
    public void row(CharSequence name, int[] variables, int length, Relation relation, int bound) {
        StringBuilder text = out.text();
        text.append(' ').append(name).append(':');
        for (int i = 0; i < length; i++) {
            text.append(i > 0 && i % TERMS_A_LINE == 0 ? "\n " : "").append(i == 0 ? " " : " + ");
            names.append(text, variables[i]);
        }
        text.append(' ').append(relation.text()).append(' ').append(bound);
        out.endLine();
    }

    /**
     * Writes a row with coefficients.
     *
     * @param name its name, which is unique among rows and follows the rules for names of variables
     * @param coefficients the coefficients, of at most six characters each so that lines stay short enough
     * @param variables the variables of the sum, none twice
     * @param length the number of variables, 1 or more
     * @param relation the relation between the sum and the bound
     * @param bound the bound, 0 or more
     */
    public void row(CharSequence name, int[] coefficients, int[] variables, int length, Relation relation, int bound) {
        StringBuilder text = out.text();
        text.append(' ').append(name).append(':');
        for (int i = 0; i < length; i++) {
            int size = Math.abs(coefficients[i]);
            text.append(i > 0 && i % TERMS_A_LINE == 0 ? "\n " : "");
            text.append(coefficients[i] < 0 ? " - " : i == 0 ? " " : " + ");
            text.append(size == 1 ? "" : size + " ");
            names.append(text, variables[i]);
        }
        text.append(' ').append(relation.text()).append(' ').append(bound);
        out.endLine();
    }

    /**
     * Ends the text with the declaration of the variables, and passes the rest of it to the target.
     *
     * @param count the number of variables, which are 1 to this number
     */
    public void finish(int count) {
        StringBuilder text = out.text();
        text.append("Binary\n");
        for (int variable = 1; variable <= count; variable++) {
            text.append(' ');
            names.append(text, variable);
            if (variable % TERMS_A_LINE == 0 || variable == count) {
                out.endLine();
            }
        }
        text.append("End\n");
        out.flush();
    }

    /**
     * Ends an incomplete text: passes whole lines to the target, the last of them a comment that gives the reason. {@code End} is missing, so readers
     * refuse the text.
     *
     * @param why the text of the comment
     */
    public void breakOff(String why) {
        comment(why);
        out.flush();
    }
}
