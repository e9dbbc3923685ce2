package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.prove.givens.ConflictResult;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why given digits and rules cannot all hold, where a person sees it at once, or after a few conclusions. */
public final class ConflictArithmetic {

    private final LogicSolver solver;
    private final CandidateGrid position;
    /** Whether it is seen at once. */
    private final boolean isAtOnce;

    private ConflictArithmetic(LogicSolver solver, CandidateGrid position, boolean isAtOnce) {
        this.solver = solver;
        this.position = position;
        this.isAtOnce = isAtOnce;
    }

    /**
     * What a person sees at once.
     *
     * @param conflict the givens and rules
     * @param rules the rules as the puzzle's layout states them
     * @return null if it takes more than a glance
     */
    static @Nullable ConflictArithmetic atOnce(ConflictResult.Found conflict, List<StatedRule> rules) {
        return of(conflict, rules, true);
    }

    /**
     * What follows in a few conclusions.
     *
     * @param conflict the givens and rules
     * @param rules the rules as the puzzle's layout states them
     * @return null if it takes more of them
     */
    static @Nullable ConflictArithmetic byConclusions(ConflictResult.Found conflict, List<StatedRule> rules) {
        return of(conflict, rules, false);
    }

    private static @Nullable ConflictArithmetic of(
            ConflictResult.Found conflict, List<StatedRule> rules, boolean isAtOnce) {
        Layout own = SameDemands.with(conflict.layout(), rules);
        if (!LogicSolver.supports(own)) {
            return null;
        }
        LogicSolver solver = LogicSolver.of(own);
        CandidateGrid position = solver.start(givens(conflict, own));
        ConflictArithmetic found = new ConflictArithmetic(solver, position, isAtOnce);
        return found.words(DigitSymbols.numbers()).isEmpty() ? null : found;
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
        return words(symbols).orElseThrow();
    }

    private Optional<String> words(DigitSymbols symbols) {
        return isAtOnce ? solver.unmetRule(position, symbols) : solver.shortConflict(position, symbols);
    }
}
