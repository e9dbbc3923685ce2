package io.github.sudokusat.export;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.ProgramRow;
import io.github.sudokusat.encode.ProgramSink;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.linear.Relation;
import io.github.sudokusat.run.Progress;

/**
 * Names the rows of a puzzle's program: {@code cell_r1c1}, {@code row_1_digit_5}, {@code disjoint_group_3_digit_5},
 * {@code differ_anti_knight_r1c1_r2c3_digit_5}, {@code rule_3_killer_cage_15_at_r1c1_row_7}, {@code given_r1c1}. No two rows have the same name,
 * because a pair of cells is stated once and named rules are numbered.
 *
 * <p>A row without variables, which cannot be satisfied, is written as another row that cannot be satisfied: variable 1 is 2 or more.
 */
abstract class NamedRows implements ProgramSink {

    private static final long REPORT_EVERY = 1 << 10;

    /** Rule names are cut off at this length, so that row names stay short enough for every reader of LP files. */
    private static final int LONGEST_RULE = 60;

    private static final int[] FIRST = {1};

    private final int side;
    private final Progress progress;
    private final long total;
    private final StringBuilder name = new StringBuilder();
    private final int[] two = new int[2];
    private long written;

    /**
     * Prepares the rows of a program.
     *
     * @param total the number of rows, or −1 if it is not known
     */
    NamedRows(SudokuProgram program, Progress progress, long total) {
        requireVariables(program);
        this.side = program.puzzle().layout().side();
        this.progress = progress;
        this.total = total;
    }

    private static void requireVariables(SudokuProgram program) {
        if (program.variables().count() == 0) {
            throw new IllegalArgumentException("the program must have a variable, but no cell has a candidate");
        }
    }

    /** The value of the comment {@code encoding …}. */
    static String encoding(SudokuProgram program) {
        ClueHandling clues = program.variables().isDirect() ? ClueHandling.UNITS : ClueHandling.REDUCED;
        return "linear clues " + clues.text();
    }

    /** Writes a row; {@code rowName} may be read only during the call. */
    abstract void row(CharSequence rowName, int[] variables, int length, Relation relation, int bound);

    /** Writes a row with coefficients; the bound is 0 or more, and {@code rowName} may be read only during the call. */
    abstract void row(
            CharSequence rowName, int[] coefficients, int[] variables, int length, Relation relation, int bound);

    @Override
    public void cell(int cell, int[] variables, int length) {
        begin("cell_").append(Cell.numbered(cell, side));
        sumIsOne(variables, length);
    }

    @Override
    public void house(House house, int digit, int[] variables, int length) {
        begin(house.kind().text().replace(' ', '_')).append('_').append(house.number());
        name.append("_digit_").append(digit);
        sumIsOne(variables, length);
    }

    @Override
    public void differ(MustDiffer rule, int pair, int digit, int first, int second) {
        begin("differ_").append(plain(rule.name()));
        name.append('_').append(Cell.numbered(rule.first(pair), side));
        name.append('_').append(Cell.numbered(rule.second(pair), side));
        name.append("_digit_").append(digit);
        two[0] = first;
        two[1] = second;
        end(two, 2, Relation.AT_MOST, 1);
    }

    @Override
    public void rule(StatedRule rule, int index, int number, ProgramRow row) {
        begin("rule_").append(index + 1).append('_').append(plain(rule.rule().name()));
        name.append("_row_").append(number);
        if (row.length() == 0) {
            end(FIRST, 1, Relation.AT_LEAST, 2);
            return;
        }
        // Rows with a negative bound, or with minus signs alone, are easier to read with all signs reversed.
        int sign = row.bound() < 0 || (row.bound() == 0 && row.coefficient(0) < 0) ? -1 : 1;
        int[] coefficients = new int[row.length()];
        int[] variables = new int[row.length()];
        for (int i = 0; i < variables.length; i++) {
            coefficients[i] = sign * row.coefficient(i);
            variables[i] = row.variable(i);
        }
        Relation relation = row.isExact() ? Relation.EQUAL : sign < 0 ? Relation.AT_MOST : Relation.AT_LEAST;
        row(name, coefficients, variables, variables.length, relation, sign * row.bound());
        count();
    }

    @Override
    public void given(int cell, int digit, int variable) {
        begin("given_").append(Cell.numbered(cell, side));
        two[0] = variable;
        end(two, 1, Relation.EQUAL, 1);
    }

    private StringBuilder begin(String start) {
        name.setLength(0);
        return name.append(start);
    }

    private void sumIsOne(int[] variables, int length) {
        if (length == 0) {
            end(FIRST, 1, Relation.AT_LEAST, 2);
        } else {
            end(variables, length, Relation.EQUAL, 1);
        }
    }

    private void end(int[] variables, int length, Relation relation, int bound) {
        row(name, variables, length, relation, bound);
        count();
    }

    private void count() {
        written++;
        if (written % REPORT_EVERY == 0) {
            progress.report("constraints", written, total);
        }
    }

    /** A rule's name with an underscore for every character other than a letter or digit. */
    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length() && i < LONGEST_RULE; i++) {
            char c = text.charAt(i);
            boolean isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            plain.append(isPlain ? c : '_');
        }
        return plain.toString();
    }
}
