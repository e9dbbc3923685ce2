package io.github.sudokusat.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

class DigitSymbolsTest {

    private static final DigitSymbols LETTERS = DigitSymbols.of("ABCD", Layout.boxes(2, 2));

    @Test
    void digitsAreCharactersIfThereAreEnough() {
        assertThat(LETTERS.areCharacters()).isTrue();
        assertThat(LETTERS.characters()).isEqualTo("ABCD");
        assertThat(LETTERS.text(4)).isEqualTo("D");
        assertThat(LETTERS.text(Candidate.parse("r1c12=2"))).isEqualTo("r1c12=B");
        assertThat(LETTERS.not(Candidate.parse("r1c12=2"))).isEqualTo("r1c12<>B");
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> LETTERS.text(5));
    }

    @Test
    void digitsAreNumbersOtherwise() {
        for (DigitSymbols numbers : List.of(DigitSymbols.numbers(), DigitSymbols.of("ABCD", Layout.boxes(3, 4)))) {
            assertThat(numbers.areCharacters()).isFalse();
            assertThat(numbers.text(12)).isEqualTo("12");
            assertThat(numbers.text(Candidate.parse("r1c2=12"))).isEqualTo("r1c2=12");
            assertThat(numbers.not(Candidate.parse("r1c2=12"))).isEqualTo("r1c2<>12");
        }
    }

    @Test
    void conflictsAreWordedWithThem() {
        Grid grid = Grid.empty(Layout.boxes(2, 2)).with(0, 3).with(3, 3);
        assertThat(grid.conflicts())
                .singleElement()
                .satisfies(conflict ->
                        assertThat(conflict.text(LETTERS)).isEqualTo("C appears more than once in row 1: r1c1, r1c4"))
                .satisfies(conflict ->
                        assertThat(conflict.text(DigitSymbols.numbers())).isEqualTo(conflict.toString()));
        Grid apart = Grid.empty(Layout.boxes(2, 2).with(Variant.ANTI_KNIGHT))
                .with(0, 3)
                .with(9, 3);
        assertThat(apart.conflicts())
                .singleElement()
                .satisfies(conflict -> assertThat(conflict.text(LETTERS))
                        .isEqualTo("C appears in r1c1 and r3c2, which must differ (anti-knight)"))
                .satisfies(conflict -> assertThat(conflict.brief(LETTERS))
                        .isEqualTo("C in r1c1 and r3c2, which must differ (anti-knight)"));
    }

    @Test
    void threeCellsOfARuleAreListed() {
        MustDiffer rule = MustDiffer.of("dots", 0, 5, 0, 10, 5, 10);
        List<Cell> cells = List.of(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2));
        assertThat(Conflict.of(rule, 2, cells, new DigitValues(1, 4)))
                .hasToString("2 appears in r1c1, r2c2 and r3c3, which must differ (dots)");
    }
}
