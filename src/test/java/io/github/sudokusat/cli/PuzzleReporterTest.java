package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.output.Rendering;
import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import io.github.sudokusat.cli.report.CheckedPuzzle;
import io.github.sudokusat.cli.report.Records;
import io.github.sudokusat.cli.report.Report;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PuzzleReporterTest {

    private static final PrintStream NONE =
            new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);

    /** A command whose report takes 60 ns, and which notes how its limits stand while it works. */
    private static final class Slow extends PuzzleCommand {

        private final AtomicLong time;
        private final List<@Nullable StopReason> polls = new ArrayList<>();

        Slow(AtomicLong time) {
            super(new Streams(
                    InputStream.nullInputStream(), NONE, NONE, false, false, false, new TerminalStyle(false, false)));
            this.time = time;
        }

        @Override
        List<String> csvColumns() {
            return List.of("result");
        }

        @Override
        Report report(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
            polls.add(solver.limits().poll());
            time.addAndGet(60);
            polls.add(solver.limits().poll());
            return CheckedPuzzle.of(
                    puzzle,
                    new CheckResult.Unsolvable(
                            List.of(), solver.check(puzzle.puzzle()).statistics()));
        }

        @Override
        Report withReason(Report report, PuzzleInContext puzzle, Limits limits) {
            polls.add(limits.poll());
            time.addAndGet(60);
            polls.add(limits.poll());
            return report;
        }
    }

    @Test
    void oneTimeLimitCoversTheAnswerAndItsReasonAndStartsAgainWithTheNextPuzzle() {
        AtomicLong time = new AtomicLong();
        Slow command = new Slow(time);
        Limits limits = Limits.none().withTimeout(time::get, 100);
        PuzzleReporter reporter = new PuzzleReporter(
                command,
                new InputOptions().setup(),
                SudokuSolver.create().withLimits(limits),
                Rendering.of(Rendering.Form.PICTURE, new TerminalStyle(false, false), null),
                new Cancellation());
        Inputs.Item item = Inputs.Item.of(
                "test", null, PuzzleRecord.of(1, Cli.TWO, GridParser.create().parse(Cli.TWO), null, null, List.of()));
        for (int puzzle = 1; puzzle <= 2; puzzle++) {
            command.polls.clear();
            reporter.addAlone(item, SudokuSolver.create().withLimits(limits), null, new Records());
            assertThat(command.polls).as("puzzle %d", puzzle).containsExactly(null, null, null, StopReason.TIME_LIMIT);
        }
    }
}
