package io.github.sudokusat.cli.run;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.input.LineBlock;
import io.github.sudokusat.cli.input.PerhapsHexadecimal;
import io.github.sudokusat.cli.option.EngineOptions;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.cli.report.AnswerWriter;
import io.github.sudokusat.cli.report.BadPuzzle;
import io.github.sudokusat.cli.report.BulkLineSolver;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.cli.report.Work;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The work of a run on puzzles: answers a question about each and words the answer as a record. Safe for use by several threads. */
public final class PuzzleAnswers {

    private final Question question;
    private final InputSetup input;
    private final SudokuSolver solver;
    private final Rendering rendering;
    private final Cancellation cancellation;
    private final boolean hasStatistics;

    /**
     * Creates the work.
     *
     * @param input how puzzles are read
     * @param solver the solver, with the limits of each puzzle
     * @param rendering the form of the records
     * @param cancellation cuts the records short
     * @param hasStatistics whether time and work are counted
     */
    PuzzleAnswers(
            Question question,
            InputSetup input,
            SudokuSolver solver,
            Rendering rendering,
            Cancellation cancellation,
            boolean hasStatistics) {
        this.question = question;
        this.input = input;
        this.solver = solver;
        this.rendering = rendering;
        this.cancellation = cancellation;
        this.hasStatistics = hasStatistics;
    }

    /** A puzzle with its complete layout, or the answer that says why there is none. */
    private record Task(
            Inputs.Item item,
            @Nullable PuzzleInContext puzzle,
            @Nullable Answer bad) {}

    /** The names of the fields of a record in the form {@code csv}, the last of which names the source if there are several. */
    public List<String> columns(boolean haveNames) {
        List<String> columns = new ArrayList<>(List.of("line", "id", "puzzle"));
        columns.addAll(question.columns());
        columns.add("message");
        if (haveNames) {
            columns.add("source");
        }
        return columns;
    }

    /** Whether the records of several puzzles are texts of several lines, separated by empty lines. */
    public boolean haveParagraphs() {
        return rendering.form() == Rendering.Form.PICTURE
                || rendering.isForReading()
                || (rendering.form() == Rendering.Form.LINE && question.givesParagraphs());
    }

    /**
     * The record of the only puzzle of a run, with everything that the form has room for and messages about what it has no room for.
     *
     * @param found receives solutions as they are found, if they are lines of their own
     */
    Records alone(Inputs.Item item, Consumer<Grid> found) {
        Task task = task(item);
        long start = System.nanoTime();
        Answer answer = answer(task, rendering.isLines() ? found : null, true);
        Records records = new Records();
        add(task, answer, System.nanoTime() - start, records);
        if (!rendering.tellsEverything() || answer.outcome() == Outcome.ERROR) {
            records.say(answer.messages());
        }
        return records;
    }

    /** The records of one of many parts; {@linkplain Records#isCut() cut} if the thread was interrupted or the run cancelled. */
    public Records records(Inputs.Part part) {
        BulkLineSolver.Task ofLines = question.ofLines(rendering.form());
        if (part instanceof LineBlock block && ofLines != null) {
            return BulkLineSolver.run(
                    block, ofLines, cancellation, (lines, first, records) -> addLines(block, lines, first, records));
        }
        Records records = new Records();
        if (part instanceof Inputs.Item item) {
            records.setKey(addOneOfMany(item, records));
        }
        return records;
    }

    /** The puzzles of a part whose records say that they are bad, found without answering any. */
    public List<BadPuzzle> bad(Inputs.Part part) {
        List<BadPuzzle> bad = new ArrayList<>();
        if (part instanceof LineBlock block) {
            BulkLineSolver.run(
                    block,
                    BulkLineSolver.Task.IS_READABLE,
                    cancellation,
                    (lines, first, records) -> forEach(block, lines, first, item -> addBad(item, bad)));
        } else if (part instanceof Inputs.Item item) {
            addBad(item, bad);
        }
        return bad;
    }

    private void addBad(Inputs.Item item, List<BadPuzzle> bad) {
        if (task(item).bad() instanceof Answer.Bad unread) {
            PuzzleRecord record = item.record();
            bad.add(new BadPuzzle(item.source(), record.line(), unread.message(), record.text()));
        }
    }

    /** Adds the records of lines that are not plain. */
    private void addLines(LineBlock block, String lines, int firstLine, Records records) {
        forEach(block, lines, firstLine, item -> {
            if (!records.isCut()) {
                addOneOfMany(item, records);
            }
        });
    }

    private void forEach(LineBlock block, String lines, int firstLine, Consumer<Inputs.Item> work) {
        PuzzleReader.ofLines(new StringReader(lines), input.textOptions(), firstLine)
                .iterator()
                .forEachRemaining(record -> work.accept(Inputs.Item.of(block.source(), block.name(), record)));
    }

    /** Returns the key of the record; null if it has none. */
    private @Nullable String addOneOfMany(Inputs.Item item, Records records) {
        Task task = task(item);
        long start = System.nanoTime();
        Answer answer = answer(task, null, false);
        long nanoseconds = System.nanoTime() - start;
        if (answer.outcome().isLimited() && cancellation.isCancelled()) {
            records.cut();
            return null;
        }
        if (rendering.isForReading()) {
            item.record().id().ifPresent(id -> records.text().append("# " + id + "\n"));
        } else if (haveParagraphs()) {
            records.text().append(heading(item) + ":\n");
        }
        add(task, answer, nanoseconds, records);
        if (answer.outcome() == Outcome.ERROR) {
            records.say(answer.messages());
        }
        return answer.key();
    }

    private Task task(Inputs.Item item) {
        PuzzleRecord record = item.record();
        String error = item.error();
        if (error != null) {
            return bad(item, error);
        }
        PuzzleInContext puzzle;
        try {
            Grid grid = input.withRules(record.grid());
            puzzle = PuzzleInContext.of(record, grid, rendering.symbols(grid.layout()));
        } catch (InputException e) {
            return bad(item, "line " + record.line() + ": " + e.getMessage());
        }
        Layout layout = puzzle.grid().layout();
        Engine engine = solver.engine();
        String refusal =
                engine.supports(layout) ? question.refusal(puzzle).orElse(null) : EngineOptions.refusal(engine, layout);
        return refusal == null ? new Task(item, puzzle, null) : bad(item, "line " + record.line() + ": " + refusal);
    }

    private Task bad(Inputs.Item item, String message) {
        return new Task(
                item,
                null,
                new Answer.Bad(item.source(), message, question.columns().size()));
    }

    private Answer answer(Task task, @Nullable Consumer<Grid> found, boolean isAlone) {
        Answer answer = task.bad();
        PuzzleInContext puzzle = task.puzzle();
        if (answer == null && puzzle != null) {
            Limits limits = solver.limits().started();
            SudokuSolver started = solver.withLimits(limits);
            answer = isAlone && rendering.tellsEverything()
                    ? question.answerAlone(puzzle, started)
                    : question.answer(puzzle, started, found);
            if (isAlone || !rendering.isLines()) {
                answer = question.withReason(answer, puzzle, limits);
            }
        }
        if (answer == null) {
            throw new IllegalStateException("a task without a puzzle has an answer");
        }
        return answer;
    }

    private void add(Task task, Answer answer, long nanoseconds, Records records) {
        PuzzleInContext puzzle = task.puzzle();
        boolean isCounted = hasStatistics && puzzle != null;
        Work work = isCounted ? Work.of(nanoseconds, answer.statistics(), heading(task.item())) : null;
        if (work != null) {
            records.add(work);
        }
        StringBuilder out = new StringBuilder();
        AnswerWriter.write(answer, task.item(), puzzle, work, rendering, out);
        records.text().append(out.toString());
        records.count(answer.outcome());
        records.say(task.item().warnings());
        boolean isDefault = input.alphabet().isEmpty();
        if (puzzle != null && isDefault && PerhapsHexadecimal.is(task.item().record())) {
            records.warn(PerhapsHexadecimal.warning(task.item()));
        }
    }

    /** The heading of one of several answers: the puzzle's title or place, and its source if there are several sources. */
    private static String heading(Inputs.Item item) {
        String name = item.name();
        String place = item.record().id().orElse("line " + item.record().line());
        return name == null ? place : name + ", " + place;
    }
}
