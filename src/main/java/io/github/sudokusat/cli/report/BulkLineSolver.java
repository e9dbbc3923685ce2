package io.github.sudokusat.cli.report;

import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.cli.input.LineBlock;
import io.github.sudokusat.cli.input.PlainLines;
import io.github.sudokusat.cli.output.ByteText;
import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.text.JsonObject;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Solves or checks the puzzles of a {@link LineBlock} with the bit-parallel search, from bytes to bytes: no object is created for a line.
 *
 * <p>It writes records identical to those of the commands {@code solve} and {@code check}; a test compares them. Lines that hold anything but a
 * classic puzzle in the usual characters, with or without text after it, are left to these commands, and so are records in JSON of puzzles with text
 * after them or without a solution.
 */
public final class BulkLineSolver {

    /** What is asked of each puzzle. */
    public enum Task {
        /** The first solution, as a line. */
        FIRST_SOLUTION,
        /** The first solution, as JSON. */
        FIRST_SOLUTION_IN_JSON,
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

    private static final byte[] TO_PUZZLE = bytes(",\"puzzle\":\"");
    private static final byte[] TO_SOLUTION = bytes("\",\"result\":\"" + Outcome.SOLVED.word() + "\",\"solution\":\"");
    private static final byte[] END = bytes("\"}\n");

    private final LineBlock block;
    private final byte[] in;
    private final Task task;
    private final boolean isCheck;
    private final boolean isJson;
    /** How each record in JSON begins, up to the number of the line. */
    private final byte[] begin;

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
        this.isJson = task == Task.FIRST_SOLUTION_IN_JSON;
        this.begin = isJson ? begin(block.name()) : new byte[0];
        this.records = new Records(
                isJson ? 3 * block.length() : task == Task.FIRST_SOLUTION ? block.length() + LINE : block.length() / 8);
        this.line = block.firstLine();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] begin(@Nullable String source) {
        StringBuilder begin = new StringBuilder();
        JsonObject json = new JsonObject(begin);
        if (source != null) {
            json.put("source", source);
        }
        json.put("line", 0);
        return begin.substring(0, begin.length() - 1).getBytes(StandardCharsets.UTF_8);
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
            answer(at);
            line++;
            return end + 1;
        }
        end = at;
        while (end < block.length() && in[end] != '\n') {
            end++;
        }
        int next = Math.min(end + 1, block.length());
        if (!isJson && PlainLines.endOfCells(in, at, end) > 0 && solver.start(in, at)) {
            answerOthers(at);
            answer(at);
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

    /** Answers the puzzle that the solver has started, or leaves it for later; its line begins at an index. */
    private void answer(int at) {
        if (task == Task.IS_READABLE) {
            return;
        }
        boolean isFound = advance();
        boolean isSeveral = isFound && isCheck && advance();
        if (records.isCut()) {
            return;
        }
        if (isJson && !isFound) {
            othersBegin = at;
            othersLine = line;
            return;
        }
        ByteText text = records.text();
        if (isJson) {
            addJson(text, at);
        } else if (isCheck) {
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

    private void addJson(ByteText text, int at) {
        text.write(begin, 0, begin.length);
        text.append(Integer.toString(line));
        text.write(TO_PUZZLE, 0, TO_PUZZLE.length);
        byte[] puzzle = text.roomFor(BitSolver.CELLS);
        for (int cell = 0; cell < BitSolver.CELLS; cell++) {
            byte c = in[at + cell];
            puzzle[text.size() + cell] = c >= '1' && c <= '9' ? c : (byte) '.';
        }
        text.extend(BitSolver.CELLS);
        text.write(TO_SOLUTION, 0, TO_SOLUTION.length);
        byte[] solution = text.roomFor(BitSolver.CELLS);
        solver.writeSolution(solution, text.size());
        text.extend(BitSolver.CELLS);
        text.write(END, 0, END.length);
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
