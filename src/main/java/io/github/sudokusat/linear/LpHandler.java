package io.github.sudokusat.linear;

/** Takes the parts of an LP text in their order: comments anywhere, the beginning of the objective, rows, and the variables declared as binary. */
public interface LpHandler {

    /**
     * Takes a comment.
     *
     * @param line its line, from 1
     * @param text what follows the backslash and one blank, without the line end; may be empty
     */
    void comment(long line, String text);

    /**
     * Takes the beginning of the objective, before the first name of a variable.
     *
     * @param line its line, from 1
     */
    void begin(long line);

    /**
     * Finds the variable with a name; called for each occurrence of a name.
     *
     * @param name the name
     * @return its number, 1 or more, or 0 if there is no such variable
     */
    int variable(String name);

    /**
     * Takes a row.
     *
     * @param row the row, which must not be kept
     */
    void row(LinearRow row);

    /**
     * Takes a variable declared as binary.
     *
     * @param line its line, from 1
     * @param variable its number
     */
    void binary(long line, int variable);
}
