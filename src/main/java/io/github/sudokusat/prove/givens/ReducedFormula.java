package io.github.sudokusat.prove.givens;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.sat.SessionOptions;
import org.jspecify.annotations.Nullable;

/** The formula of the candidates that singles and locked candidates leave in a puzzle, for questions about its solutions. */
final class ReducedFormula {

    /** Initial values are random, from a fixed seed, so that each of several models is informative. */
    static final SessionOptions SESSION = SessionOptions.defaults().withSeed(1);

    private ReducedFormula() {}

    /** The formula of a puzzle; null if there is no solution, or the effort is stopped. */
    static @Nullable SudokuCnf of(Puzzle puzzle, Effort effort) {
        SudokuEncoder encoder = SudokuEncoder.of(puzzle.layout(), EncodingOptions.defaults());
        CandidateGrid candidates = puzzle.toCandidates(CandidateLayout.of(puzzle.layout()), effort.watch());
        if (effort.isStopped() || candidates.isContradictory()) {
            return null;
        }
        PropagationOutcome outcome = Propagation.run(candidates, Propagation.Depth.LOCKED, effort.watch());
        return outcome == PropagationOutcome.DONE ? encoder.encode(Puzzle.of(puzzle.grid(), candidates)) : null;
    }
}
