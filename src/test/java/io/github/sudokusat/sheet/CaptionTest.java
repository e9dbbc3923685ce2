package io.github.sudokusat.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a sheet says about a puzzle's rules. */
class CaptionTest {

    private static String caption(Layout layout) {
        return Caption.of(layout, DigitSymbols.of(TextOptions.DEFAULT_ALPHABET, layout));
    }

    @Test
    void drawnRulesAreNamedByKindAndOthersByName() {
        List<Cell> cells = List.of(new Cell(0, 0), new Cell(1, 1));
        Rule unseen = PrimitiveRule.of("ghosts", List.of(Differ.of(9, 0, 10)));
        Layout layout = Layout.classic()
                .with(Variant.ANTI_KING)
                .with(List.of(Thermometer.of(cells), Killer.of(8, cells), Killer.of(List.of(new Cell(5, 5))), unseen));
        assertThat(caption(layout))
                .isEqualTo("No equal digits that touch at a corner. Rule: ghosts."
                        + " Rules in the picture: killer, thermo.");
    }

    @Test
    void doublersAreToldAndTheirLettersAreNoDigits() {
        List<Cell> cells = List.of(new Cell(0, 0), new Cell(0, 1));
        Layout layout = Layout.boxes(2, 3).withDoublers().with(List.of(Killer.of(8, cells)));
        assertThat(caption(layout))
                .isEqualTo("Digits 1–6. Doublers: one in each row, column, and box or region, and one of each digit,"
                        + " which counts twice. Rules in the picture: killer.");
        assertThat(caption(Layout.classic().withDoublers())).startsWith("Doublers: ");
    }

    @Test
    void aRuleIsCalledSoOnce() throws GridFormatException {
        assertThat(caption(LayoutText.parse(List.of("box 3x3", "rule nonconsecutive"))))
                .isEqualTo("Rule: nonconsecutive.");
    }

    @Test
    void theUsualRulesNeedNoWords() {
        assertThat(caption(Layout.classic())).isEmpty();
    }
}
