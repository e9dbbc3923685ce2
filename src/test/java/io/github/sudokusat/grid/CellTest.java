package io.github.sudokusat.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CellTest {

    @Test
    void readsTheFieldsNotationInLowerAndUpperCase() {
        assertThat(Cell.parse("r1c9")).isEqualTo(new Cell(0, 8));
        assertThat(Cell.parse("R144C12")).isEqualTo(new Cell(143, 11));
    }

    @Property
    void readsWhatItWrites(@ForAll @IntRange(max = 9998) int row, @ForAll @IntRange(max = 9998) int column) {
        Cell cell = new Cell(row, column);
        assertThat(Cell.parse(cell.toString())).isEqualTo(cell);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "r",
                "c",
                "r1",
                "c1",
                "rc",
                "r1c",
                "rc1",
                "r0c1",
                "r1c0",
                "r1c5=9",
                " r1c5",
                "r1c5 ",
                "1c5",
                "c5r1",
                "r1cC5",
                "r1c5c",
                "r-1c5",
                "r10000c1",
                "r1c10000"
            })
    void rejectsOtherText(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Cell.parse(text))
                .withMessage("expected a cell such as r1c9, but found \"" + text + "\"");
    }

    @Test
    void namesCharactersThatCannotBePrinted() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Cell.parse("r1\u001B[2Jc\u202E5"))
                .withMessage("expected a cell such as r1c9, but found \"r1<U+001B>[2Jc<U+202E>5\"");
    }
}
