package io.github.sudokusat.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.prove.deduction.Deduction;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.VariantPuzzles;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No sentence is longer than a reader can take in. */
class SentenceLengthTest {

    private static final int LONGEST = 500;

    private static List<VariantPuzzles.Published> variants() {
        List<VariantPuzzles.Published> all = VariantPuzzles.load();
        assumeFalse(all.isEmpty());
        return all;
    }

    private static void assertShort(VariantPuzzles.Published variant, int steps) {
        CandidateGrid position = variant.puzzle().toCandidates();
        if (LogicSolver.supports(position.layout())) {
            LogicSolver solver = LogicSolver.of(position.layout())
                    .withLimits(Limits.none().withTimeout(System::nanoTime, 2_000_000_000L));
            for (Step step : solver.solve(position, steps).steps()) {
                assertThat(step.text()).as(variant.id()).hasSizeLessThanOrEqualTo(LONGEST);
            }
        }
    }

    /** Among them a regular expression that removes candidates from 17 cells, and an arrow of 33 cells. */
    @ParameterizedTest
    @ValueSource(strings = {"iss-076", "iss-265"})
    void stepsThatWereTooLong(String id) {
        variants().stream().filter(variant -> variant.id().equals(id)).forEach(variant -> assertShort(variant, 6));
    }

    @Test
    @Tag("slow")
    void theFirstStepsOfVariants() {
        variants().forEach(variant -> assertShort(variant, 12));
    }

    @Test
    void anExplanationByManyConstraints() {
        Grid grid = GridParser.create()
                .parse("98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6");
        CandidateGrid position = CandidateGrid.of(CandidateLayout.of(grid.layout()), grid);
        List<Deduction> steps = DeductionFinder.of(Sat4jSolver.instance())
                .withoutSmallest()
                .path(position, 1)
                .steps();
        assertThat(steps).hasSize(1).allSatisfy(step -> {
            assertThat(step.constraints()).hasSizeGreaterThan(10);
            assertThat(step.text()).hasSizeLessThanOrEqualTo(LONGEST);
        });
    }
}
