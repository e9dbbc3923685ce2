package io.github.sudokusat.cli;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.input.InputException;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.input.LineBlock;
import io.github.sudokusat.cli.option.InputSetup;
import io.github.sudokusat.cli.output.Outcome;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.report.BadPuzzle;
import io.github.sudokusat.cli.report.BulkLineSolver;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.cli.report.Report;
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

/** Does the work of a command on its puzzles and produces their records. Safe for use by several threads. */
final class PuzzleReporter {

    private final PuzzleCommand command;
    private final InputSetup setup;
    private final SudokuSolver solver;
    private final Rendering rendering;
    private final Cancellation cancellation;

    PuzzleReporter(
            PuzzleCommand command,
            InputSetup setup,
            SudokuSolver solver,
            Rendering rendering,
            Cancellation cancellation) {
        this.command = command;
        this.setup = setup;
        this.solver = solver;
        this.rendering = rendering;
        this.cancellation = cancellation;
    }

    /** A puzzle with its complete layout, or the report of why there is none. */
    private record Task(
            Inputs.Item item,
            @Nullable PuzzleInContext puzzle,
            @Nullable Report bad) {}

    /**
     * Answers a single puzzle.
     *
     * @param with the solver to use
     * @param found receives solutions as they are found; null if the report must hold them all
     * @param records receives the record
     * @return the result
     */
    Report addAlone(Inputs.Item item, SudokuSolver with, @Nullable Consumer<Grid> found, Records records) {
        Task task = task(item);
        long start = System.nanoTime();
        Report report = report(task, with, found, true);
        add(task, report, System.nanoTime() - start, records);
        return report;
    }

    /** The records of one of many parts. */
    Records records(Inputs.Part part) {
        BulkLineSolver.Question question = command.question();
        if (part instanceof LineBlock block && question != null) {
            return BulkLineSolver.run(
                    block, question, cancellation, (lines, first, records) -> addLines(block, lines, first, records));
        }
        Records records = new Records();
        if (part instanceof Inputs.Item item) {
            records.setKey(addOneOfMany(item, records));
        }
        return records;
    }

    /** The puzzles of a part that are bad, without work on any other. */
    List<BadPuzzle> bad(Inputs.Part part) {
        List<BadPuzzle> bad = new ArrayList<>();
        if (part instanceof LineBlock block) {
            BulkLineSolver.run(
                    block,
                    BulkLineSolver.Question.IS_READABLE,
                    cancellation,
                    (lines, first, records) -> forEach(block, lines, first, item -> addBad(item, bad)));
        } else if (part instanceof Inputs.Item item) {
            addBad(item, bad);
        }
        return bad;
    }

    private void addBad(Inputs.Item item, List<BadPuzzle> bad) {
        if (task(item).bad() instanceof Report.Bad report) {
            PuzzleRecord record = item.record();
            bad.add(new BadPuzzle(item.source(), record.line(), report.message(), record.text()));
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
        PuzzleReader.ofLines(new StringReader(lines), setup.textOptions(), firstLine)
                .iterator()
                .forEachRemaining(record -> work.accept(Inputs.Item.of(block.source(), block.name(), record)));
    }

    /** Returns the key of the record; null if it has none. */
    private @Nullable String addOneOfMany(Inputs.Item item, Records records) {
        Task task = task(item);
        long start = System.nanoTime();
        Report report = report(task, solver, null, false);
        long nanoseconds = System.nanoTime() - start;
        if (report.outcome().isLimited() && cancellation.isCancelled()) {
            records.cut();
            return null;
        }
        if (rendering.isForReading()) {
            item.record().id().ifPresent(id -> records.text().append("# " + id + "\n"));
        } else if (command.hasParagraphs(rendering)) {
            records.text().append(heading(item) + ":\n");
        }
        add(task, report, nanoseconds, records);
        if (report.outcome() == Outcome.ERROR) {
            records.say(report.messages());
        }
        return report.key();
    }

    private Task task(Inputs.Item item) {
        PuzzleRecord record = item.record();
        String error = item.error();
        if (error != null) {
            return bad(item, error);
        }
        PuzzleInContext puzzle;
        try {
            Grid grid = setup.withRules(record.grid());
            puzzle = PuzzleInContext.of(
                    record, grid, rendering.symbols(grid.layout().side()));
        } catch (InputException e) {
            return bad(item, "line " + record.line() + ": " + e.getMessage());
        }
        Layout layout = puzzle.grid().layout();
        Engine engine = solver.engine();
        String refusal = engine.supports(layout)
                ? command.refusal(puzzle).orElse(null)
                : command.engineOptions().refusal(engine, layout);
        return refusal == null ? new Task(item, puzzle, null) : bad(item, "line " + record.line() + ": " + refusal);
    }

    private Task bad(Inputs.Item item, String message) {
        return new Task(
                item,
                null,
                new Report.Bad(item.source(), message, command.csvColumns().size()));
    }

    private Report report(Task task, SudokuSolver with, @Nullable Consumer<Grid> found, boolean isAlone) {
        Report report = task.bad();
        PuzzleInContext puzzle = task.puzzle();
        if (report == null && puzzle != null) {
            Limits limits = with.limits().started();
            SudokuSolver started = with.withLimits(limits);
            report = isAlone && rendering.tellsEverything()
                    ? command.reportAlone(puzzle, started)
                    : command.report(puzzle, started, found);
            if (isAlone || !rendering.isLines()) {
                report = command.withReason(report, puzzle, limits);
            }
        }
        if (report == null) {
            throw new IllegalStateException("a task without a puzzle has a report");
        }
        return report;
    }

    private void add(Task task, Report report, long nanoseconds, Records records) {
        PuzzleInContext puzzle = task.puzzle();
        boolean isCounted = command.wantsStatistics() && puzzle != null;
        Work work = isCounted ? Work.of(nanoseconds, report.statistics(), heading(task.item())) : null;
        if (work != null) {
            records.add(work);
        }
        StringBuilder out = new StringBuilder();
        report.write(task.item(), puzzle, work, rendering, out);
        records.text().append(out.toString());
        records.count(report.outcome());
        records.say(task.item().warnings());
        if (puzzle != null && PerhapsHexadecimal.is(task.item().record(), setup)) {
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
