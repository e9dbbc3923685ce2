package io.github.sudokusat.export;

import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A program that writes the 0-1 program of an empty grid in little memory; run by {@link LargeProgramTest}. */
final class LargeProgram {

    private LargeProgram() {}

    /**
     * Writes the program.
     *
     * @param arguments the rows and columns of a box, {@code lp} or {@code opb}, and the file
     */
    public static void main(String[] arguments) throws IOException {
        Layout layout = Layout.boxes(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]));
        SudokuProgram program = SudokuProgram.of(Grid.empty(layout));
        try (Writer out = Files.newBufferedWriter(Path.of(arguments[3]), StandardCharsets.US_ASCII)) {
            Optional<StopReason> stop = arguments[2].equals("lp")
                    ? LpExport.write(program, out, Limits.none())
                    : OpbExport.write(program, out, Limits.none());
            System.out.println(stop.isEmpty());
        }
    }
}
