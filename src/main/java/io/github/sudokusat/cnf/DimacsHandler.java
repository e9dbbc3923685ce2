package io.github.sudokusat.cnf;

/**
 * Takes the parts of a DIMACS text in their order: comments anywhere, one header, and clauses after it.
 *
 * <p>{@link DimacsReader} calls a handler, and {@link DimacsWriter} is one, so a text can be copied by connecting the two.
 */
public interface DimacsHandler extends ClauseSink {

    /**
     * Takes the line number of the next comment or header, for messages; does nothing by default.
     *
     * @param line the line, from 1
     */
    default void atLine(long line) {}

    /**
     * Takes a comment line.
     *
     * @param text what follows the {@code c} and one blank, without the line end; may be empty
     */
    void comment(String text);

    /**
     * Takes the header {@code p cnf V C}.
     *
     * @param variables the number of variables, 0 or more
     * @param clauses the number of clauses that follow, 0 or more
     */
    void header(int variables, long clauses);
}
