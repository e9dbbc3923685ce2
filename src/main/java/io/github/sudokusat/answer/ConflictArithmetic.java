package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.prove.givens.ConflictResult;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why given digits and rules cannot all hold, where a person sees it at once, or after a few conclusions. */
public final class ConflictArithmetic {

    private final LogicSolver solver;
    private final CandidateGrid position;
    private final Way way;

    /** How a contradiction is shown. */
    private enum Way {
        AT_ONCE(LogicSolver::unmetRule),
        BY_CONCLUSIONS(LogicSolver::shortConflict);

        private final Words words;

        Way(Words words) {
            this.words = words;
        }
    }

    /** A sentence about a position. */
    @FunctionalInterface
    private interface Words {

        Optional<String> of(LogicSolver solver, CandidateGrid position, DigitSymbols symbols);
    }

    private ConflictArithmetic(LogicSolver solver, CandidateGrid position, Way way) {
        this.solver = solver;
        this.position = position;
        this.way = way;
    }

    /**
     * What a person sees at once.
     *
     * @param conflict the givens and rules
     * @return null if it takes more than a glance
     */
    static @Nullable ConflictArithmetic atOnce(ConflictResult.Found conflict) {
        return of(conflict, Way.AT_ONCE);
    }

    /**
     * What follows in a few conclusions.
     *
     * @param conflict the givens and rules
     * @return null if it takes more of them
     */
    static @Nullable ConflictArithmetic byConclusions(ConflictResult.Found conflict) {
        return of(conflict, Way.BY_CONCLUSIONS);
    }

    private static @Nullable ConflictArithmetic of(ConflictResult.Found conflict, Way way) {
        Layout own = conflict.layout().with(conflict.rules());
        if (!LogicSolver.supports(own)) {
            return null;
        }
        LogicSolver solver = LogicSolver.of(own);
        CandidateGrid position = solver.start(givens(conflict, own));
        return way.words.of(solver, position, DigitSymbols.numbers()).isEmpty()
                ? null
                : new ConflictArithmetic(solver, position, way);
    }

    private static Grid givens(ConflictResult.Found conflict, Layout layout) {
        Grid grid = Grid.empty(layout);
        for (Candidate given : conflict.givens()) {
            grid = grid.with(given.cell().number(layout.side()), given.digit());
        }
        return grid;
    }

    /** A sentence without its full stop. */
    String text(DigitSymbols symbols) {
        return way.words.of(solver, position, symbols).orElseThrow();
    }
}
