package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import org.junit.jupiter.params.provider.Arguments;

/** Cases of techniques: a pattern written out from its definition, its sentence, and the same pattern invalidated by one candidate. */
abstract class HandWrittenCases {

    static final LogicSolver SOLVER = LogicSolver.of(Layout.classic()).withUniqueness(true);

    static Arguments both(Technique technique, Marks pattern, Marks spoilt, String text) {
        return Arguments.of(technique, pattern, spoilt, text);
    }

    static Marks marks() {
        return new Marks();
    }

    /** Asserts that the pattern is found and explained with this text, and that nothing is found where it is invalidated. */
    static void assertTold(LogicSolver solver, Technique technique, Marks pattern, Marks spoilt, String text) {
        assertThat(solver.all(pattern.grid(), List.of(technique)).orElseThrow())
                .extracting(Step::text)
                .contains(text);
        assertThat(solver.all(spoilt.grid(), List.of(technique)).orElseThrow())
                .extracting(Step::text)
                .isEmpty();
    }
}
