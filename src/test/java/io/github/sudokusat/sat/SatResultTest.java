package io.github.sudokusat.sat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import org.junit.jupiter.api.Test;

class SatResultTest {

    @Test
    void onlyAnAnswerSaysWhetherThereIsAModel() {
        Model model = Model.of(2, 1);
        assertThat(new SatResult.Sat(model).findModel()).contains(model);
        assertThat(new SatResult.Unsat().findModel()).isEmpty();
        SatResult unknown = new SatResult.Unknown(StopReason.WORK_LIMIT);
        assertThatThrownBy(unknown::findModel)
                .isInstanceOf(StoppedException.class)
                .hasMessage("no model was found: work limit reached");
    }
}
