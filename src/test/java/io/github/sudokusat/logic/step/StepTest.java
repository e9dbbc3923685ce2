package io.github.sudokusat.logic.step;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Candidate;
import java.util.List;
import org.junit.jupiter.api.Test;

class StepTest {

    private static final Explanation WHY = new Explanation(
            List.of(new Part(Role.BASE, List.of(), List.of(Candidate.parse("r1c1=5")))), List.of(), List.of());

    private static Step step(Explainer explainer) {
        return new Step(Technique.NAKED_SINGLE, 0, 9, List.of(Candidate.parse("r1c1=5")), List.of(), WHY, explainer);
    }

    @Test
    void theTextConsistsOfTechniqueReasonAndNotation() {
        assertThat(step(step -> "la seule case qui reste").text())
                .isEqualTo("Naked Single: la seule case qui reste: r1c1=5");
    }

    @Test
    void stepsThatDifferOnlyInTheirWordsAreEqual() {
        assertThat(step(step -> "one")).isEqualTo(step(step -> "another")).hasSameHashCodeAs(step(step -> "another"));
        assertThat(step(step -> "one"))
                .isNotEqualTo(Step.of(Technique.NAKED_SINGLE, 9, List.of(Candidate.parse("r1c1=5")), List.of()));
    }

    @Test
    void aStepWithoutAPatternCanBeCreated() {
        Step step = Step.of(
                Technique.SIMPLE_COLOURING_WRAP,
                9,
                List.of(Candidate.parse("r5c5=7")),
                List.of(Candidate.parse("r1c4=7"), Candidate.parse("r1c5=7")));
        assertThat(step.text()).isEqualTo("Simple Colouring Wrap: r5c5=7, r1c45<>7");
        assertThat(step.cells()).isEmpty();
        assertThat(step.changedCells()).hasSize(3);
        assertThat(step.hodokuCode()).contains("0501");
    }
}
