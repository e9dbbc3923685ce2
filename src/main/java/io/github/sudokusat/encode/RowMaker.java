package io.github.sudokusat.encode;

import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.run.Watch;
import java.util.stream.IntStream;

/**
 * Makes the rows of named rules one after another and numbers the variables that rules add. A new variable must enter a row before the next one that
 * was added after it does, so that a file names them in their order.
 */
final class RowMaker {

    private final CandidateVariables candidates;
    private final int side;
    private final ProgramSink sink;
    private final Watch watch;
    private final ProgramRow row = new ProgramRow();
    private int variables;
    private StatedRule rule;
    private int index;
    private int rows;
    /** Variables one of which must be 1 for rows to be demanded, and no more than one of which can be; none if rows are always demanded. */
    private int[] conditions = {};

    RowMaker(StatedRule first, CandidateVariables candidates, ProgramSink sink, Watch watch) {
        this.rule = first;
        this.candidates = candidates;
        this.side = candidates.side();
        this.variables = candidates.count();
        this.sink = sink;
        this.watch = watch;
    }

    /** Begins the rows of a rule. */
    void beginRule(StatedRule next, int itsIndex) {
        rule = next;
        index = itsIndex;
        rows = 0;
    }

    /** Whether the rest of the rows is not wanted any more. */
    boolean isStopped() {
        return watch.tick();
    }

    /** The number of variables so far, those of the candidates included. */
    int variables() {
        return variables;
    }

    /** The digits whose candidates in a cell have a variable. */
    long digits(int cell) {
        long digits = 0;
        for (int digit = 1; digit <= side; digit++) {
            digits |= candidates.at(cell * side + digit - 1) == 0 ? 0 : Digits.of(digit);
        }
        return digits;
    }

    int newVariable() {
        return ++variables;
    }

    /** Begins a row without variables. */
    RowMaker row() {
        row.begin();
        return this;
    }

    /** Adds a variable to the row. */
    RowMaker add(int coefficient, int variable) {
        row.add(coefficient, variable);
        return this;
    }

    /** Adds the candidate of a cell to the row if it has a variable. */
    RowMaker add(int coefficient, int cell, int digit) {
        int variable = candidates.at(cell * side + digit - 1);
        if (variable != 0) {
            row.add(coefficient, variable);
        }
        return this;
    }

    /** Adds the candidates of a cell with some digits to the row, as far as they have variables. */
    RowMaker addAll(int coefficient, int cell, long digits) {
        for (long rest = digits; rest != 0; rest &= rest - 1) {
            add(coefficient, cell, Digits.least(rest));
        }
        return this;
    }

    /** Ends the row: the sum is exactly a bound. */
    void exactly(int bound) {
        end(true, bound);
    }

    /** Ends the row: the sum is at least a bound. */
    void atLeast(int bound) {
        end(false, bound);
    }

    /** Ends the row: exactly one of its variables is 1, or none if the rows need not hold. */
    void choice() {
        for (int condition : conditions) {
            row.add(-1, condition);
        }
        pass(true, conditions.length == 0 ? 1 : 0);
    }

    /** Ends the row: the sum is 0, even if the rows need not hold. */
    void balance() {
        pass(true, 0);
    }

    /** Makes a row that cannot hold. */
    void impossible() {
        row().atLeast(1);
    }

    /**
     * Makes rows that need only hold if one of some variables is 1.
     *
     * @param first the first of the variables, which follow each other and are among those of one {@linkplain #choice() choice}
     * @param count their number
     * @param making makes the rows
     */
    void when(int first, int count, Runnable making) {
        int[] before = conditions;
        conditions = IntStream.range(first, first + count).toArray();
        making.run();
        conditions = before;
    }

    private void end(boolean isExact, int bound) {
        if (conditions.length == 0) {
            pass(isExact, bound);
            return;
        }
        int length = row.length();
        pass(false, row.relax(bound, conditions));
        if (isExact) {
            row.oppose(length);
            pass(false, row.relax(-bound, conditions));
        }
    }

    private void pass(boolean isExact, int bound) {
        row.end(isExact, bound);
        if (!row.isVoid() && !watch.tick(row.length())) {
            sink.rule(rule, index, ++rows, row);
        }
    }
}
