package io.github.sudokusat.export;

import io.github.sudokusat.cnf.AnswerReader;
import io.github.sudokusat.cnf.DimacsFormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;

/**
 * Turns another program's answer to an exported file into a grid.
 *
 * <p>The exported file is read once from front to back: its comments give the layout, the givens and the variables; then the answer is read; then every
 * clause or row is checked against it. The comments are checked too: each variable of a candidate denotes one candidate, and none of a reduced
 * numbering is left out. Memory is O(variables), whatever the number of clauses or rows.
 */
public final class AnswerDecoder {

    private AnswerDecoder() {}

    /**
     * Decodes an answer.
     *
     * @param exported a file that {@link DimacsExport}, {@link LpExport} or {@link OpbExport} wrote, which its first character tells; read to its end;
     *     not closed
     * @param answer the answer: to DIMACS in a form that {@link AnswerReader#read} reads, to OPB one that
     *     {@link AnswerReader#readPseudoBoolean} reads, to LP one that {@link io.github.sudokusat.linear.GlpsolAnswerReader} reads; read to its end;
     *     not closed
     * @return the solution, verified against every clause or row, the rules and the givens; or what else the answer says
     * @throws IOException if reading fails
     * @throws MalformedExportException if {@code exported} is not such a file
     * @throws DimacsFormatException if {@code answer} is malformed or truncated, or names a variable that the file has not
     * @throws WrongAnswerException if the values break a clause or row, or are no solution of the puzzle, or belong to another file
     */
    public static DecodeResult decode(Readable exported, Readable answer) throws IOException {
        try {
            PeekedText text = new PeekedText(exported);
            return switch (text.first()) {
                case '\\' -> LpDecoder.decode(text, answer);
                case '*' -> OpbDecoder.decode(text, answer);
                default -> DimacsDecoder.decode(text, answer);
            };
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (AnswerFailure e) {
            throw e.failure();
        } catch (DimacsFormatException e) {
            // What the answer's reader throws is wrapped in AnswerFailure, so this is about the exported file.
            throw new MalformedExportException(Objects.requireNonNullElse(e.getMessage(), "malformed"));
        }
    }
}
