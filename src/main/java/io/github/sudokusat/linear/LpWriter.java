package io.github.sudokusat.linear;

/**
 * Writes 0-1 programs in the LP format of CPLEX while they are produced; nothing is kept but one buffer.
 *
 * <p>The order is: comments, {@link #begin}, rows, {@link #finish}. Nothing is optimised: the objective is 0 times the first variable, since solvers
 * refuse an empty one. Lines end with {@code \n} and stay below 255 characters for names of up to 20. A failure of the target is thrown as
 * {@link java.io.UncheckedIOException} by the call that met it. Not thread-safe.
 *
 * @see <a href="https://www.ibm.com/docs/en/icos/22.1.1?topic=cplex-lp-file-format-algebraic-representation">IBM, LP file format</a>
 */
public final class LpWriter {

    private static final int TERMS_A_LINE = 10;

    private final TextBuffer out;
    private final Names names;

    /** Names the variables. */
    @FunctionalInterface
    public interface Names {

        /**
         * Writes the name of a variable.
         *
         * @param text where the name goes
         * @param variable the variable, from 1
         */
        void append(StringBuilder text, int variable);
    }

    /**
     * Creates a writer that has written nothing.
     *
     * @param out where the text goes; never flushed or closed by the writer
     * @param names names the variables, each by letters, digits and underscores, and first a letter other than e
     */
    public LpWriter(Appendable out, Names names) {
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
     * Writes the objective, and the word that rows follow.
     *
     * @param variable a variable
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
     * @param name its name, by the rules of those of variables, unlike that of any other row
     * @param variables the variables of the sum
     * @param length how many there are, 1 or more
     * @param relation how the sum is compared
     * @param bound with what
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
     * Ends the text with the declaration of the variables, and hands the last of it to the target.
     *
     * @param count the number of variables; these are 1 to this number
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
     * Ends a text that is not complete: hands on whole lines, the last of them a comment that says so. There is no {@code End} then, so that readers
     * refuse it.
     *
     * @param why what the comment says
     */
    public void breakOff(String why) {
        comment(why);
        out.flush();
    }
}
