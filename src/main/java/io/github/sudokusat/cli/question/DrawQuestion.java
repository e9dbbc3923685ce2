package io.github.sudokusat.cli.question;

import io.github.sudokusat.answer.Answer;
import io.github.sudokusat.answer.DrawnSolutions;
import io.github.sudokusat.answer.Outcome;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.answer.SolvedPuzzle;
import io.github.sudokusat.cli.option.DimacsExitCodes;
import io.github.sudokusat.cli.option.EngineOptions;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.generate.uniform.UniformSolutionResult;
import io.github.sudokusat.generate.uniform.UniformSolutions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.solve.SudokuSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Solutions of a puzzle drawn at random.
 *
 * @param wanted the number of draws
 * @param seed the seed, the same for all puzzles; the draws are its numbers from 0 on
 * @param exitCodes the exit codes
 */
public record DrawQuestion(long wanted, long seed, DimacsExitCodes exitCodes) implements Question {

    @Override
    public List<String> columns() {
        return SolvedPuzzle.COLUMNS;
    }

    @Override
    public int exitCode(Outcome outcome) {
        return exitCodes.of(outcome);
    }

    /** The seed is for the draws. */
    @Override
    public Engine engine(EngineOptions options) {
        return options.engineWithoutSeed();
    }

    @Override
    public Answer answer(PuzzleInContext puzzle, SudokuSolver solver, @Nullable Consumer<Grid> found) {
        Limits limits = solver.limits();
        UniformSolutions solutions = UniformSolutions.of(solver.engine(), puzzle.puzzle())
                .withTaskRunner(solver.taskRunner())
                .withLimits(limits);
        List<Grid> kept = new ArrayList<>();
        for (long index = 0; index < wanted; index++) {
            UniformSolutionResult result = solutions.draw(seed, index);
            if (!(result instanceof UniformSolutionResult.Drawn drawn)) {
                return DrawnSolutions.ending(puzzle, kept, index > 0, seed, result);
            }
            if (found == null) {
                kept.add(drawn.solution());
            } else {
                found.accept(drawn.solution());
            }
            limits.progress().report("solutions", index + 1, wanted);
        }
        return new DrawnSolutions(puzzle, kept, true, seed, null);
    }
}
