package io.github.sudokusat.linear;

/** Takes the parts of an OPB text in their order: the header, then comments and rows. */
public interface OpbHandler {

    /**
     * Takes the header, the first line.
     *
     * @param variables the number of variables, 0 or more
     * @param rows the number of rows that follow, 0 or more
     */
    void header(int variables, long rows);

    /**
     * Takes a comment line.
     *
     * @param line its line, from 1
     * @param text what follows the asterisk and one blank, without the line end; may be empty
     */
    void comment(long line, String text);

    /**
     * Takes a row.
     *
     * @param row the row, without a name, which must not be kept
     */
    void row(LinearRow row);
}
