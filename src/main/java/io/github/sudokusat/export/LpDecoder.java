package io.github.sudokusat.export;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.linear.GlpsolAnswer;
import io.github.sudokusat.linear.GlpsolAnswerReader;
import io.github.sudokusat.linear.LinearRow;
import io.github.sudokusat.linear.LpHandler;
import io.github.sudokusat.linear.LpReader;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Checks glpsol's answer to a file that {@link LpExport} wrote.
 *
 * <p>The answer is read where the objective begins, because the comments are known by then; its columns are the variables in the order in which the
 * file names them. If it has names of rows and columns, each must be the same as in the file. Variables are numbered here by the direct numbering.
 * Memory is O(side³) plus the size of the names.
 */
final class LpDecoder implements LpHandler {

    private final Readable answerText;
    private final ExportComments comments = new ExportComments();
    private final BitSet declared = new BitSet();
    private int side;
    private @Nullable GlpsolAnswer values;
    private @Nullable ProgramAnswer answer;
    /** By variable, its column in the answer; 0 before the file has named the variable. Those that rules add come after those of the candidates. */
    private int[] columnOf = new int[0];

    private int added;

    private int columns;
    private int rows;

    private LpDecoder(Readable answerText) {
        this.answerText = answerText;
    }

    /** Decodes an answer, as specified by {@link AnswerDecoder#decode}. */
    static DecodeResult decode(Readable exported, Readable answerText) throws IOException {
        LpDecoder decoder = new LpDecoder(answerText);
        LpReader.read(exported, decoder, "a variable such as x_r1c1_1");
        return decoder.decoded();
    }

    @Override
    public void comment(long line, String text) {
        if (answer == null) {
            comments.add(line, text);
        }
    }

    @Override
    public void begin(long line) {
        Grid puzzle = comments.puzzle(line);
        side = puzzle.layout().side();
        columnOf = new int[candidates() + 1];
        GlpsolAnswer found = AnswerFailure.carry(() -> GlpsolAnswerReader.read(answerText));
        values = found;
        answer = switch (found.status()) {
            case SOLUTION -> ProgramAnswer.solution(puzzle, variable -> found.isOne(columnOf[variable]));
            case NONE -> ProgramAnswer.noSolution(puzzle, true);
            case UNDEFINED -> ProgramAnswer.noSolution(puzzle, false);
        };
    }

    @Override
    public int variable(String name) {
        int variable = LpExport.variable(name, side);
        if (variable == 0) {
            variable = added(LpExport.added(name));
        }
        if (variable != 0 && columnOf[variable] == 0) {
            columnOf[variable] = ++columns;
            if (values != null) {
                checkName("column", columns, values.columnName(columns), name);
            }
        }
        return variable;
    }

    /** The variable of an added one with a number; 0 if it is out of order: the file names 1 first, then 2 and so on. */
    private int added(int number) {
        if (number == 0 || number > added + 1) {
            return 0;
        }
        added = Math.max(added, number);
        int variable = candidates() + number;
        if (variable >= columnOf.length) {
            columnOf = Arrays.copyOf(columnOf, 2 * variable);
        }
        return variable;
    }

    private int candidates() {
        return side * side * side;
    }

    private static void checkName(String what, int number, String inAnswer, String name) {
        if (!inAnswer.isEmpty() && !inAnswer.equals(name)) {
            throw new WrongAnswerException("wrong answer: " + what + " " + number + " is " + inAnswer
                    + " in the answer, but " + name + " in the exported file");
        }
    }

    @Override
    public void row(LinearRow row) {
        rows++;
        if (answer != null && values != null) {
            checkName("row", rows, values.rowName(rows), row.name());
            answer.check(row, row.name());
        }
    }

    @Override
    public void binary(long line, int variable) {
        if (declared.get(variable)) {
            throw new MalformedExportException("line " + line + ": a variable is declared a second time, "
                    + (variable > candidates() ? "one that a rule added" : candidate(variable)));
        }
        declared.set(variable);
    }

    private Candidate candidate(int variable) {
        return new Candidate(Cell.numbered((variable - 1) / side, side), (variable - 1) % side + 1);
    }

    private DecodeResult decoded() {
        if (declared.cardinality() != columns) {
            throw new MalformedExportException("the file names " + columns + " variables, but declares "
                    + declared.cardinality() + " under \"Binary\"");
        }
        GlpsolAnswer found = values;
        if (answer == null || found == null) {
            throw new IllegalStateException("the reader always reports the objective");
        }
        if (found.columns() != columns || found.rows() != rows) {
            throw new WrongAnswerException("wrong answer: it has " + found.rows() + " rows and " + found.columns()
                    + " columns, but the exported file has " + rows + " constraints and " + columns + " variables");
        }
        return answer.decode(candidates(), this::candidate);
    }
}
