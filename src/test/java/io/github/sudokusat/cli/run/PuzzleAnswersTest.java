package io.github.sudokusat.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.CheckedPuzzle;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.Rendering;
import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.cli.input.Inputs;
import io.github.sudokusat.cli.option.InputOptions;
import io.github.sudokusat.cli.question.Question;
import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class PuzzleAnswersTest {

    /** A question whose answer takes 60 ns, and which notes how its limits stand while it works. */
    private static final class Slow implements Question {

        private final AtomicLong time;
        private final List<@Nullable StopReason> polls = new ArrayList<>();

        Slow(AtomicLong time) {
            this.time = time;
        }

        @Override
        public List<String> columns() {
            return List.of("result");
        }

        @Override
        public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
            polls.add(solver.limits().poll());
            time.addAndGet(60);
            polls.add(solver.limits().poll());
            return CheckedPuzzle.of(
                    puzzle,
                    new CheckResult.Unsolvable(
                            List.of(), solver.check(puzzle.puzzle()).statistics()));
        }

        @Override
        public Answer withReason(Answer report, PuzzleInContext puzzle, Limits limits) {
            polls.add(limits.poll());
            time.addAndGet(60);
            polls.add(limits.poll());
            return report;
        }
    }

    @Test
    void oneTimeLimitCoversTheAnswerAndItsReasonAndStartsAgainWithTheNextPuzzle() {
        AtomicLong time = new AtomicLong();
        Slow question = new Slow(time);
        Limits limits = Limits.none().withTimeout(time::get, 100);
        PuzzleAnswers answers = new PuzzleAnswers(
                question,
                new InputOptions().setup(),
                SudokuSolver.create().withLimits(limits),
                Rendering.of(Rendering.Form.PICTURE, false, false, null),
                new Cancellation(),
                false);
        Inputs.Item item = Inputs.Item.of(
                "test", null, PuzzleRecord.of(1, Cli.TWO, GridParser.create().parse(Cli.TWO), null, null, List.of()));
        for (int puzzle = 1; puzzle <= 2; puzzle++) {
            question.polls.clear();
            answers.alone(item, solution -> {});
            assertThat(question.polls).as("puzzle %d", puzzle).containsExactly(null, null, null, StopReason.TIME_LIMIT);
        }
    }
}
