package io.github.sudokusat.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CandidateTest {

    @Test
    void writesAndReadsTheUsualNotation() {
        assertThat(new Candidate(new Cell(0, 4), 9)).hasToString("r1c5=9");
        assertThat(Candidate.parse("r1c5=9")).isEqualTo(new Candidate(new Cell(0, 4), 9));
        assertThat(Candidate.parse("R144C12=100")).isEqualTo(new Candidate(new Cell(143, 11), 100));
    }

    @Property
    void readsWhatItWrites(
            @ForAll @IntRange(max = 255) int row,
            @ForAll @IntRange(max = 255) int column,
            @ForAll @IntRange(min = 1, max = 256) int digit) {
        Candidate candidate = new Candidate(new Cell(row, column), digit);
        assertThat(Candidate.parse(candidate.toString())).isEqualTo(candidate);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "r",
                "r1c5",
                "r1c5=",
                "r0c5=9",
                "r1c0=9",
                "r1c5=0",
                "r1c5=9 ",
                " r1c5=9",
                "c5r1=9",
                "r1c=95",
                "rc5=9a",
                "r1c5<>9",
                "r-1c5=9",
                "r1c5=99999",
                "r1c5=9=9",
                "r1=9c5"
            })
    void rejectsOtherText(String text) {
        assertThatThrownBy(() -> Candidate.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected a candidate such as r1c5=9, but found \"" + text + "\"");
    }

    @Test
    void namesCharactersThatCannotBePrinted() {
        DigitValues values = Layout.classic().values();
        for (String digit : new String[] {"\u0007", "\u202E7"}) {
            String named = digit.replace("\u0007", "<U+0007>").replace("\u202E", "<U+202E>");
            assertThatThrownBy(() -> Candidate.parse("r1c5=" + digit))
                    .hasMessage("expected a candidate such as r1c5=9, but found \"r1c5=" + named + "\"");
            assertThatThrownBy(() -> Candidate.parse("r1c5=" + digit, values))
                    .hasMessage("expected a candidate such as r1c5=9, but found \"r1c5=" + named + "\"");
            assertThatThrownBy(() -> Candidate.parse("r1c" + digit + "=10", values))
                    .hasMessageStartingWith("r1c" + named + "=10: the digit must be ");
        }
    }

    @Test
    void rejectsDigitsBelow1AndCellsOutsideTheGrid() {
        assertThatThrownBy(() -> new Candidate(new Cell(0, 0), 0)).hasMessageContaining("but is 0");
        assertThatThrownBy(() -> new Cell(-1, 2)).hasMessageContaining("row and column must be 0 or more");
        assertThatThrownBy(() -> new Cell(0, 9).number(9)).hasMessage("r1c10 is outside the 9x9 grid");
        assertThat(Cell.numbered(80, 9)).isEqualTo(new Cell(8, 8));
        assertThat(new Cell(8, 7).number(9)).isEqualTo(79);
    }
}
