package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import org.junit.jupiter.api.Test;

class LineFormatTest {

    static final String LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void readsAndWritesAClassicPuzzle() {
        Grid grid = GridParser.create().parse(LINE);
        assertThat(grid.layout()).isEqualTo(Layout.classic());
        assertThat(grid.digit(new Cell(0, 0))).isEqualTo(5);
        assertThat(grid.digit(new Cell(0, 2))).isZero();
        assertThat(grid.digit(new Cell(8, 8))).isEqualTo(9);
        assertThat(GridFormat.line().format(grid)).isEqualTo(LINE);
    }

    @Test
    void readsEveryBlankAndLettersInEitherCase() {
        assertThat(GridParser.create().parse("1.0*_?xX.......4").digits()).startsWith(1, 0, 0, 0, 0, 0, 0, 0, 0);
        String sixteen = "aG" + ".".repeat(254);
        assertThat(GridParser.create().parse(sixteen).digits()).startsWith(10, 16);
    }

    @Test
    void readsXAsADigitFromSideThirtyThreeOn() {
        TextOptions options = TextOptions.defaults().withLayout(Layout.boxes(3, 11));
        assertThat(GridParser.of(options).parse("xX" + ".".repeat(33 * 33 - 2)).digits())
                .startsWith(33, 33);
    }

    @Test
    void readsOtherAlphabets() {
        TextOptions hex = TextOptions.defaults().withAlphabet("0123456789ABCDEF");
        Grid grid = GridParser.of(hex).parse("0f" + ".".repeat(254));
        assertThat(grid.digits()).startsWith(1, 16, 0);
        assertThat(GridFormat.line("0123456789ABCDEF").format(grid)).startsWith("0F.");
        TextOptions letters = TextOptions.defaults().withAlphabet("ABCD");
        assertThat(GridParser.of(letters).parse("A0.D" + "....".repeat(3)).digits())
                .startsWith(1, 0, 0, 4);
    }

    @Test
    void readsEveryOtherCharacterAsABlankOnRequest() {
        TextOptions any = TextOptions.defaults().withAnyBlank();
        assertThat(GridParser.of(any).parse("1 -;5z,#.......4").digits())
                .startsWith(1, 0, 0, 0, 0, 0, 0, 0)
                .endsWith(4);
        TextOptions named = TextOptions.defaults().withBlanks("-");
        assertThat(GridParser.of(named).parse("1-------------34").digits())
                .startsWith(1, 0)
                .endsWith(0, 3, 4);
        assertThatThrownBy(() -> GridParser.of(named).parse("1.-------------4"))
                .hasMessage("line 1, column 2: expected a digit from 1 to 4 or a blank, but found \".\"");
    }

    @Test
    void refusesSidesWithoutCharacters() {
        assertThatThrownBy(() -> GridFormat.line().format(Grid.empty(Layout.boxes(6, 6))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("side must be from 1 to 35 in this format, but is 36");
    }

    @Test
    void namesThePlaceOfAMistake() {
        assertThatThrownBy(() -> GridParser.create().parse(LINE + "."))
                .hasMessage(
                        "line 1, column 82: expected 81 cells (or another number that makes a grid), but found 82 cells");
        assertThatThrownBy(() -> GridParser.create().parse("z" + LINE.substring(1)))
                .isInstanceOf(GridFormatException.class)
                .hasMessage("line 1, column 1: expected a digit from 1 to 9 or a blank, but found \"z\"");
    }

    @Test
    void reads729CharactersAsCandidatesUnlessTheSideIsTwentySeven() {
        String text = "1........" + "123456789".repeat(80);
        Grid grid = GridParser.create().parse(text);
        assertThat(grid.layout()).isEqualTo(Layout.classic());
        assertThat(grid.digits()).startsWith(1, 0).endsWith(0);
        TextOptions wide = TextOptions.defaults().withLayout(Layout.boxes(3, 9));
        assertThat(GridParser.of(wide).parse(text).digits()).hasSize(729).endsWith(7, 8, 9);
    }
}
