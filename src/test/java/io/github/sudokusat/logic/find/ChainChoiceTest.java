package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The chain that a hint shows, compared with all shortest chains of the position. */
class ChainChoiceTest {

    @ParameterizedTest
    @EnumSource(names = {"X_CHAIN", "XY_CHAIN", "AIC"})
    void noShortestChainRemovesMoreAndTheChosenOneIsNotMuchLonger(Technique technique) {
        Layout layout = Layout.boxes(2, 3);
        LogicSolver solver = LogicSolver.of(layout).withProfile(Profile.full().only(List.of(technique)));
        int better = 0;
        for (long seed = 1; seed <= 300; seed++) {
            CandidateGrid position = Positions.random(layout, seed);
            List<Step> round = solver.nextRound(position).orElseThrow();
            Step chosen = solver.next(position).findFirst().orElse(null);
            assertThat(chosen == null).as("seed %d", seed).isEqualTo(round.isEmpty());
            if (chosen != null) {
                int most = round.stream()
                        .mapToInt(step -> step.eliminations().size())
                        .max()
                        .orElseThrow();
                int shortest = round.get(0).size();
                assertThat(chosen.size()).isLessThanOrEqualTo(isLoop(chosen) ? 2 * shortest : shortest + 2);
                if (chosen.placements().isEmpty()) {
                    assertThat(chosen.eliminations()).as("seed %d", seed).hasSizeGreaterThanOrEqualTo(most);
                    better += chosen.eliminations().size() > most ? 1 : 0;
                }
            }
        }
        assertThat(better).isPositive();
    }

    private static boolean isLoop(Step step) {
        List<Link> links = step.explanation().chains().get(0);
        return !links.get(links.size() - 1).strong();
    }
}
