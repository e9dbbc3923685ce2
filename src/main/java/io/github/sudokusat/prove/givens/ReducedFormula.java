package io.github.sudokusat.prove.givens;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Outcome;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.sat.SessionOptions;
import org.jspecify.annotations.Nullable;

/** The formula of what singles and locked candidates leave of a puzzle, for questions about its solutions. */
final class ReducedFormula {

    /** First values are random, from a fixed seed, so that each of several models tells much. */
    static final SessionOptions SESSION = SessionOptions.defaults().withSeed(1);

    private ReducedFormula() {}

    /** The formula of a puzzle; null if there is no solution, or the effort is stopped. */
    static @Nullable SudokuCnf of(Grid puzzle, Effort effort) {
        SudokuEncoder encoder = SudokuEncoder.of(puzzle.layout(), EncodingOptions.defaults());
        CandidateGrid candidates = CandidateGrid.full(CandidateLayout.of(puzzle.layout()));
        return candidates.placeAll(puzzle, effort.watch()) == Outcome.DONE
                ? propagated(encoder, puzzle, candidates, effort)
                : null;
    }

    /** The formula of candidates, which are not changed; null if there is no solution, or the effort is stopped. */
    static @Nullable SudokuCnf of(CandidateGrid candidates, Effort effort) {
        SudokuEncoder encoder = SudokuEncoder.of(candidates.layout(), EncodingOptions.defaults());
        return candidates.isContradictory()
                ? null
                : propagated(encoder, candidates.toGrid(), candidates.copy(), effort);
    }

    private static @Nullable SudokuCnf propagated(
            SudokuEncoder encoder, Grid puzzle, CandidateGrid candidates, Effort effort) {
        Outcome outcome = Propagation.run(candidates, Propagation.Depth.LOCKED, effort.watch());
        return outcome == Outcome.DONE ? encoder.encode(puzzle, candidates) : null;
    }
}
