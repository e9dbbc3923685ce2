package io.github.sudokusat.cli.report;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.cli.input.LineBlock;
import io.github.sudokusat.cli.input.PlainLines;
import io.github.sudokusat.cli.output.ByteText;
import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.run.Cancellation;
import java.nio.charset.StandardCharsets;

/**
 * Solves or checks the puzzles of a {@link LineBlock} with the bit-parallel search, from bytes to bytes: no object is created for a line.
 *
 * <p>It writes records of the form {@code line}, identical to those of the commands {@code solve} and {@code check}; a test compares them. Lines
 * that hold anything but a classic puzzle in the usual characters, with or without text after it, are left to these commands.
 */
public final class BulkLineSolver {

    /** What is asked of each puzzle. */
    public enum Task {
        /** The first solution. */
        FIRST_SOLUTION,
        /** Whether there is exactly one. */
        IS_PROPER,
        /** None: the puzzles are read, and nothing is recorded. */
        IS_READABLE
    }

    /** Answers lines that are not plain. */
    public interface Others {

        /**
         * Adds the records of a range of lines.
         *
         * @param lines their text
         * @param firstLine the number of the first one
         */
        void add(String lines, int firstLine, Records records);
    }

    private static final byte[] NONE = bytes(Outcome.NONE.word() + "\n");
    private static final byte[] PROPER = bytes(Outcome.PROPER.word() + "\n");
    private static final byte[] SEVERAL = bytes(Outcome.SEVERAL.word() + "\n");

    /** Choices between two polls of the cancellation: up to a few hundred microseconds. */
    private static final long PORTION = 256;

    private static final int LINE = BitSolver.CELLS + 1;

    private final LineBlock block;
    private final byte[] in;
    private final Task task;
    private final boolean isCheck;
    private final Cancellation cancellation;
    private final Others others;
    private final Records records;
    private final BitSolver solver = new BitSolver();
    private int line;
    /** Start of the skipped lines that {@link #others} must answer; −1 if there are none. */
    private int othersBegin = -1;

    private int othersLine;

    private BulkLineSolver(LineBlock block, Task task, Cancellation cancellation, Others others) {
        this.block = block;
        this.in = block.bytes();
        this.task = task;
        this.isCheck = task == Task.IS_PROPER;
        this.cancellation = cancellation;
        this.others = others;
        boolean isSolve = task == Task.FIRST_SOLUTION;
        this.records = new Records(isSolve ? block.length() + LINE : block.length() / 8);
        this.line = block.firstLine();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /**
     * Answers the puzzles of a block.
     *
     * @param cancellation stops the work, as an interrupt does; the records are then {@linkplain Records#cut() cut}
     */
    public static Records run(LineBlock block, Task task, Cancellation cancellation, Others others) {
        BulkLineSolver work = new BulkLineSolver(block, task, cancellation, others);
        int at = 0;
        while (at < block.length() && !work.records.isCut()) {
            at = work.answerLine(at);
        }
        work.answerOthers(at);
        return work.records;
    }

    /** Answers the line at an index, or leaves it for later. Returns the start of the next line. */
    private int answerLine(int at) {
        int end = at + BitSolver.CELLS;
        if (end < block.length() && in[end] == '\n' && solver.start(in, at)) {
            // The usual line. There is no line end among characters that are all cells.
            answerOthers(at);
            answer();
            line++;
            return end + 1;
        }
        end = at;
        while (end < block.length() && in[end] != '\n') {
            end++;
        }
        int next = Math.min(end + 1, block.length());
        if (PlainLines.endOfCells(in, at, end) > 0 && solver.start(in, at)) {
            answerOthers(at);
            answer();
        } else if (othersBegin < 0 && !PlainLines.isSkipped(in, at, end)) {
            othersBegin = at;
            othersLine = line;
        }
        line += LineBlock.lineEnds(in, at, next);
        return next;
    }

    private void answerOthers(int end) {
        if (othersBegin >= 0 && !records.isCut()) {
            others.add(block.text(othersBegin, end), othersLine, records);
        }
        othersBegin = -1;
    }

    /** Answers the puzzle that the solver has started. */
    private void answer() {
        if (task == Task.IS_READABLE) {
            return;
        }
        boolean isFound = advance();
        boolean isSeveral = isFound && isCheck && advance();
        if (records.isCut()) {
            return;
        }
        ByteText text = records.text();
        if (isCheck) {
            byte[] verdict = isSeveral ? SEVERAL : isFound ? PROPER : NONE;
            text.write(verdict, 0, verdict.length);
        } else if (isFound) {
            byte[] out = text.roomFor(LINE);
            solver.writeSolution(out, text.size());
            out[text.size() + BitSolver.CELLS] = '\n';
            text.extend(LINE);
        } else {
            text.write(NONE, 0, NONE.length);
        }
        records.count(
                isSeveral ? Outcome.SEVERAL : !isFound ? Outcome.NONE : isCheck ? Outcome.PROPER : Outcome.SOLVED);
    }

    /** Whether there is another solution; false if the run is cancelled. */
    private boolean advance() {
        while (!solver.isExhausted() && !records.isCut()) {
            if (cancellation.isCancelled() || Thread.currentThread().isInterrupted()) {
                records.cut();
            } else if (solver.advance(1, PORTION) == 1) {
                return true;
            }
        }
        return false;
    }
}
