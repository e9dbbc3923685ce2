package io.github.sudokusat.export;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.CountingSink;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A program that produces the formula of an empty grid in little memory; run by {@link LargeFormulaTest}. */
final class LargeFormula {

    private LargeFormula() {}

    /**
     * Produces the formula.
     *
     * @param arguments the rows and columns of a box, {@code all} or {@code once} for repeated clauses, and a file, or none to count only
     */
    public static void main(String[] arguments) throws IOException {
        Layout layout = Layout.boxes(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]));
        EncodingOptions options =
                EncodingOptions.defaults().withClues(ClueHandling.UNITS).withRepeats(arguments[2].equals("all"));
        SudokuCnf formula = SudokuEncoder.of(layout, options).encode(Puzzle.of(Grid.empty(layout)));
        if (arguments.length > 3) {
            try (Writer out = Files.newBufferedWriter(Path.of(arguments[3]), StandardCharsets.US_ASCII)) {
                System.out.println(DimacsExport.write(formula, DimacsOptions.defaults(), out, Limits.none())
                        .isEmpty());
            }
        } else {
            CountingSink sink = new CountingSink();
            boolean complete = formula.writeTo(sink, Limits.none()).isEmpty();
            System.out.println(complete + " " + formula.variables() + " " + formula.clauses() + " " + sink.clauses()
                    + " " + sink.literals() + " " + Long.toHexString(sink.hash()));
        }
    }
}
