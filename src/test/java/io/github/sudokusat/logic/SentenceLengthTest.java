package io.github.sudokusat.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.prove.deduction.Deduction;
import io.github.sudokusat.prove.deduction.DeductionFinder;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.VariantPuzzles;
import java.util.List;
import java.util.regex.Pattern;
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

    /** The middle is left out; of a contradiction that is too long itself, the middle of that, too. */
    @ParameterizedTest
    @ValueSource(ints = {20, 60, 180, 300, 600})
    void aContradictionStays(int length) {
        String follows = "r2c2=3 (cell), ".repeat(50) + "r3c3=4 (box 1)";
        String broken = "which leads to a contradiction: thermometer at r1c1 cannot be obeyed (";
        String grounds = "r1c1 is at least 9; ".repeat(length / 20);
        String text = step("assume r1c1=1; then singles give " + follows + ", " + broken + grounds
                        + "r1c2 is 9); so the assumption is false")
                .text();
        assertThat(text)
                .hasSizeBetween(LONGEST - 40, LONGEST)
                .startsWith("Forcing Net: assume r1c1=1; then singles give r2c2=3 (cell), r2c2=3 (cell)")
                .containsPattern(" … (.*r3c3=4 \\(box 1\\), )?"
                        + Pattern.quote(broken + "r1c1 is at least 9; ".repeat(Math.min(length, 100) / 20)))
                .endsWith(" so the assumption is false: r1c1<>1");
    }

    /** Where it is enough, only the contents of the longest brackets go, so that the sentence stays whole. */
    @Test
    void longBracketsGoFirst() {
        String rows = "row 1: 2, 4, 5 and 6; ".repeat(9) + "row 3: 2";
        String text = step("2, 4, 5 and 6 once in each row (" + rows + ") and the others once in each column ("
                        + "column 1: 1, 3 and 7; ".repeat(8) + "column 2: 8), both (of 9); so each of these is there")
                .text();
        assertThat(text)
                .hasSizeLessThanOrEqualTo(LONGEST)
                .isEqualTo("Forcing Net: 2, 4, 5 and 6 once in each row (…) and the others once in each column ("
                        + "column 1: 1, 3 and 7; ".repeat(8)
                        + "column 2: 8), both (of 9); so each of these is there: r1c1<>1");
    }

    private static Step step(String reason) {
        return new Step(
                Technique.FORCING_NET,
                1,
                9,
                List.of(),
                List.of(new Candidate(new Cell(0, 0), 1)),
                new Explanation(List.of(), List.of(), List.of()),
                one -> reason);
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
