package io.github.sudokusat.export;

import io.github.sudokusat.encode.CandidateVariables;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import java.util.function.Consumer;

/** Writes the comments at the head of an exported file, which {@link ExportComments} reads. */
final class HeadComments {

    /** The first comment of every file. */
    static final String SIGNATURE = "sudoku-sat 1";

    /** What stands before a comment that a model counter could take for a line to itself; the counting competitions' own comments begin like this. */
    static final String ORDINARY = "c ";

    private HeadComments() {}

    /** Takes comments, and marks those that begin like a line of d4, {@code c ind …} and {@code c max …}, as ordinary ones. */
    static Consumer<String> forCounters(Consumer<String> comments) {
        return text -> comments.accept(text.startsWith("ind") || text.startsWith("max") ? ORDINARY + text : text);
    }

    /** Writes the comments that describe the puzzle and its encoding. */
    static void writePuzzle(Grid puzzle, String encoding, Consumer<String> comments) {
        comments.accept(SIGNATURE);
        for (String line : LayoutText.describe(puzzle.layout())) {
            comments.accept(line);
        }
        comments.accept("encoding " + encoding);
        comments.accept("givens " + puzzle);
        puzzle.layout().values().numbering().ifPresent(comments);
    }

    /** Writes the comments that describe the meaning of the variables. */
    static void writeNumbering(CandidateVariables variables, Consumer<String> comments) {
        int side = variables.side();
        if (variables.isDirect()) {
            comments.accept("variable (row - 1) * " + side * side + " + (column - 1) * " + side
                    + " + digit, rows and columns from 1");
            return;
        }
        comments.accept("candidates " + variables.count());
        for (int variable = 1; variable <= variables.count(); variable++) {
            comments.accept("map " + variable + " " + variables.candidate(variable));
        }
    }
}
