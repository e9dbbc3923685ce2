package io.github.sudokusat.cli;

import io.github.sudokusat.cli.input.LineBlock;
import io.github.sudokusat.cli.input.PlainLines;
import io.github.sudokusat.cli.output.ByteText;
import io.github.sudokusat.cli.output.Outcome;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.run.Cancellation;
import java.nio.charset.StandardCharsets;

/**
 * Solves or checks the puzzles of a {@link LineBlock} by the bit-parallel search, from bytes to bytes: no object is made for a line.
 *
 * <p>What is written are the records of the form {@code line}, the same ones that {@link SolveCommand} and {@link CheckCommand} write, which a
 * test compares. Lines that hold anything but a classic puzzle in usual characters, with or without text behind it, are left to these commands.
 */
final class BulkLineSolver {

    /** What is asked of each puzzle. */
    enum Question {
        /** The first solution. */
        FIRST_SOLUTION,
        /** Whether there is exactly one. */
        IS_PROPER
    }

    /** Answers lines that are not plain. */
    interface Others {

        /**
         * Adds the records of some lines.
         *
         * @param lines their text
         * @param firstLine the number of the first one
         */
        void add(String lines, int firstLine, Records records);
    }

    private static final byte[] NONE = bytes(Outcome.NONE.word() + "\n");
    private static final byte[] PROPER = bytes(Outcome.PROPER.word() + "\n");
    private static final byte[] SEVERAL = bytes(Outcome.SEVERAL.word() + "\n");

    /** Choices between two looks at the cancellation: up to some hundreds of microseconds. */
    private static final long PORTION = 256;

    private static final int LINE = BitSolver.CELLS + 1;

    private final LineBlock block;
    private final byte[] in;
    private final boolean isCheck;
    private final Cancellation cancellation;
    private final Others others;
    private final Records records;
    private final BitSolver solver = new BitSolver();
    private int line;
    /** Where lines for {@link #others} begin that have been passed over; −1 if there are none. */
    private int othersBegin = -1;

    private int othersLine;

    private BulkLineSolver(LineBlock block, Question question, Cancellation cancellation, Others others) {
        this.block = block;
        this.in = block.bytes();
        this.isCheck = question == Question.IS_PROPER;
        this.cancellation = cancellation;
        this.others = others;
        this.records = new Records(isCheck ? block.length() / 8 : block.length() + LINE);
        this.line = block.firstLine();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /**
     * Answers the puzzles of a block.
     *
     * @param cancellation stops it, also an interrupt does; the records are {@linkplain Records#cut() cut} then
     */
    static Records run(LineBlock block, Question question, Cancellation cancellation, Others others) {
        BulkLineSolver work = new BulkLineSolver(block, question, cancellation, others);
        int at = 0;
        while (at < block.length() && !work.records.isCut()) {
            at = work.answerLine(at);
        }
        work.answerOthers(at);
        return work.records;
    }

    /** Answers the line at an index, or leaves it for later. Returns where the next one begins. */
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

    /** Answers the puzzle that the solver has begun. */
    private void answer() {
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
        records.count(isSeveral ? Outcome.SEVERAL : isFound ? Outcome.SOLVED : Outcome.NONE);
    }

    /** Whether there is one more solution; no if the run is cancelled. */
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
