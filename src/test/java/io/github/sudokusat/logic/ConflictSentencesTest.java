package io.github.sudokusat.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import org.junit.jupiter.api.Test;

/** Sentences that say why rules cannot all hold, of rules that do. */
class ConflictSentencesTest {

    private static final int GRIDS = 120;

    @Test
    void rulesThatASolutionObeysAreNotSaidToExcludeEachOther() {
        int tried = 0;
        for (long seed = 0; tried < GRIDS; seed++) {
            Layout base = seed % 2 == 0 ? Layout.classic() : Layout.boxes(2, 3);
            RuledGrid ruled = RandomRules.combination(base, seed, 5).orElse(null);
            if (ruled != null && LogicSolver.supports(ruled.layout())) {
                tried++;
                Grid puzzle = ruled.puzzle(seed, 0.8);
                LogicSolver solver = LogicSolver.of(ruled.layout());
                CandidateGrid position = solver.start(puzzle);
                assertThat(solver.unmetRule(position, DigitSymbols.numbers()))
                        .as("%s", ruled)
                        .isEmpty();
                assertThat(solver.shortConflict(position, DigitSymbols.numbers()))
                        .as("%s", ruled)
                        .isEmpty();
            }
        }
    }
}
