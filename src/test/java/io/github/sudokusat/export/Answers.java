package io.github.sudokusat.export;

import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.BitSet;
import java.util.List;

/** Answers to exported files in the form in which other programs print them. */
final class Answers {

    private Answers() {}

    /** A file format and a format of the answers to it. */
    enum Format {
        /** LP, and the output of glpsol with {@code -w}. */
        LP_RAW,
        /** LP, and the output of glpsol with {@code -o}. */
        LP_REPORT,
        /** OPB, and the output of pseudo-Boolean solvers. */
        OPB
    }

    /** The answer that the grid is a solution. */
    static String solution(Format format, SudokuProgram program, Grid grid) {
        return answer(format, program, ones(program, grid), "o", "INTEGER OPTIMAL", "SATISFIABLE");
    }

    /** The same answer with the value of one variable inverted. */
    static String turned(Format format, SudokuProgram program, Grid grid, int variable) {
        BitSet ones = ones(program, grid);
        ones.flip(variable);
        return answer(format, program, ones, "o", "INTEGER OPTIMAL", "OPTIMUM FOUND");
    }

    static String none(Format format, SudokuProgram program) {
        return answer(format, program, new BitSet(), "n", "INTEGER EMPTY", "UNSATISFIABLE");
    }

    static String unknown(Format format, SudokuProgram program) {
        return answer(format, program, new BitSet(), "u", "INTEGER UNDEFINED", "UNKNOWN");
    }

    private static BitSet ones(SudokuProgram program, Grid grid) {
        BitSet ones = new BitSet();
        for (int variable : program.variablesOf(grid)) {
            ones.set(variable);
        }
        return ones;
    }

    private static String answer(
            Format format, SudokuProgram program, BitSet ones, String letter, String words, String status) {
        int rows = (int) program.countRows(Limits.none());
        int columns = program.variables().count();
        return switch (format) {
            case LP_RAW -> raw(rows, columns, ones, letter);
            case LP_REPORT -> report(program, rows, columns, ones, words);
            case OPB -> competition(columns, ones, status);
        };
    }

    private static String raw(int rows, int columns, BitSet ones, String letter) {
        StringBuilder text = new StringBuilder("c Problem:\ns mip " + rows + " " + columns + " " + letter + " 0\n");
        for (int row = 1; row <= rows; row++) {
            text.append("i ").append(row).append(" 1\n");
        }
        for (int column = 1; column <= columns; column++) {
            text.append("j ").append(column).append(ones.get(column) ? " 1\n" : " 0\n");
        }
        return text + "e o f\n";
    }

    private static String report(SudokuProgram program, int rows, int columns, BitSet ones, String words) {
        StringBuilder text = new StringBuilder("Problem:\nRows:       " + rows + "\nColumns:    " + columns
                + " (all integer)\nNon-zeros:  9\nStatus:     " + words + "\nObjective:  obj = 0 (MINimum)\n\n"
                + "   No.   Row name        Activity     Lower bound   Upper bound\n------ ------ ------\n");
        int row = 0;
        for (String name : rowNames(program)) {
            text.append(' ').append(++row).append(' ').append(name).append(name.length() > 12 ? "\n " : " ");
            text.append(" 1             1             =\n");
        }
        text.append("\n   No. Column name       Activity     Lower bound   Upper bound\n------ ------ ------\n");
        int side = program.puzzle().layout().side();
        for (int column = 1; column <= columns; column++) {
            int cell = program.variables().cell(column);
            String name = "x_r" + (cell / side + 1) + "c" + (cell % side + 1) + "_"
                    + program.variables().digit(column);
            // Names of more than twelve characters are on a line of their own.
            text.append(' ').append(column).append(' ').append(name).append(name.length() > 12 ? "\n " : " ");
            text.append(" *   ").append(ones.get(column) ? 1 : 0).append("   0   1\n");
        }
        return text + "\nInteger feasibility conditions:\n\nKKT.PE: max.abs.err = 0\n\nEnd of output\n";
    }

    /** The names of the rows in a program's LP file. */
    static List<String> rowNames(SudokuProgram program) {
        StringBuilder lp = new StringBuilder();
        try {
            LpExport.write(program, lp);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lp.toString()
                .lines()
                .filter(line -> line.startsWith(" ") && line.contains(":") && !line.startsWith(" obj:"))
                .map(line -> line.substring(1, line.indexOf(':')))
                .toList();
    }

    private static String competition(int variables, BitSet ones, String status) {
        StringBuilder text = new StringBuilder("c a solver\ns " + status + "\n");
        if (status.equals("SATISFIABLE") || status.equals("OPTIMUM FOUND")) {
            for (int variable = 1; variable <= variables; variable++) {
                text.append(variable % 10 == 1 ? variable == 1 ? "v" : "\nv" : "");
                text.append(ones.get(variable) ? " x" : " -x").append(variable);
            }
            text.append('\n');
        }
        return text.toString();
    }
}
