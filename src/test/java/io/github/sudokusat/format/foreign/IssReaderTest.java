package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class IssReaderTest {

    private static ImportedPuzzle read(String text) {
        return Imports.read(text, 1, Set.of());
    }

    private static Layout layout(String text) {
        return read(text).puzzle().layout();
    }

    private static List<Cell> cells(String... names) {
        return Stream.of(names).map(Cell::parse).toList();
    }

    @Test
    void readsCagesGivensAndHousesInAnyOrder() {
        ImportedPuzzle imported =
                read(".Cage~15~R1C1~R1C2.~R3C3_5~R4C4_1_9.Diagonal~1.Thermo~R5C5~R6C5.AntiKnight.Diagonal~-1");
        List<Rule> rules = List.of(Killer.of(15, cells("r1c1", "r1c2")), Thermometer.of(cells("r5c5", "r6c5")));

        Layout layout = imported.puzzle().layout();
        assertThat(layout.variants()).containsExactlyInAnyOrder(Variant.DIAGONALS, Variant.ANTI_KNIGHT);
        assertThat(layout.addedRules()).containsAll(rules).hasSize(3);
        assertThat(imported.puzzle().grid().filledCount()).isEqualTo(1);
        assertThat(imported.puzzle().grid().digit(Cell.parse("r3c3"))).isEqualTo(5);
        assertThat(imported.warnings()).isEmpty();
    }

    @Test
    void allowsBlanksAndLineEndsAnywhere() {
        assertThat(layout(" . Ca ge ~\n 15 ~ R1 C1~R1C2\r\n.\tAntiKing\n"))
                .isEqualTo(layout(".Cage~15~R1C1~R1C2.AntiKing"));
    }

    @Test
    void countsRowsAndColumnsInBase17() {
        assertThat(layout(".Shape~16x16.Cage~9~R1Cg~Rac3").addedRules())
                .containsExactly(Killer.of(9, cells("r1c16", "r10c3")));
    }

    @Test
    void takesTheBoxesThatTheShapeImplies() {
        assertThat(layout(".AntiKing.Shape~6x6").base()).isEqualTo(Layout.boxes(2, 3));
        assertThat(layout(".AntiKing.Shape~6x6~6").base()).isEqualTo(Layout.boxes(2, 3));
        assertThat(layout(".Shape~6x6~~Sudoku").base()).isEqualTo(Layout.boxes(2, 3));
        assertThat(layout(".NoBoxes.AntiKing")).isEqualTo(Layout.boxes(1, 9).with(Variant.ANTI_KING));
        assertThat(layout(".Shape~7x7.AntiKing").base()).isEqualTo(Layout.boxes(1, 7));
    }

    @Test
    void addsJigsawRegionsToTheBoxesUnlessThereAreNone() {
        int[] numbers = {0, 0, 1, 1, 0, 1, 1, 2, 0, 3, 2, 2, 3, 3, 3, 2};
        StringBuilder names = new StringBuilder();
        for (int number : numbers) {
            names.append((char) ('p' + number));
        }
        assertThat(layout(".Shape~4x4.NoBoxes.Jigsaw~" + names)).isEqualTo(Layout.regions(numbers));
        assertThat(layout(".Shape~4x4.Jigsaw~4x4~" + names).houses()).hasSize(4 + 4 + 4 + 4);
        assertThat(layout(".Shape~4x4.NoBoxes.Jigsaw~0011001122332233")).isEqualTo(Layout.boxes(2, 2));
    }

    @Test
    void addsCompleteRegionsOfAPartlyDividedGridAndNamesTheOthers() {
        ImportedPuzzle divided = read(".Shape~4x4.NoBoxes.Jigsaw~aaa-a-----------");
        assertThat(divided.puzzle().layout()).isEqualTo(Layout.boxes(1, 4).with(House.of("region 1", 0, 1, 2, 4)));
        assertThat(divided.warnings()).containsExactly("region 2 is left out because it has 12 cells, not 4");
    }

    @Test
    void readsAJigsawInALine() {
        String names = "aabbabbcadccdddc";
        ImportedPuzzle jigsaw = read("3..............." + names);
        assertThat(jigsaw.puzzle().layout()).isEqualTo(Layout.regions(0, 0, 1, 1, 0, 1, 1, 2, 0, 3, 2, 2, 3, 3, 3, 2));
        assertThat(jigsaw.puzzle().grid().digit(0)).isEqualTo(3);
        assertThat(jigsaw.puzzle().grid().filledCount()).isEqualTo(1);
        assertThatThrownBy(() -> read("3..-............" + names))
                .hasMessage("line 1, column 4: expected a digit of side 4 or ., but found \"-\"");
        assertThat(Imports.isForeign("3............... " + names)).isTrue();
        assertThat(layout("https://sigh.github.io/Interactive-Sudoku-Solver/?q=3...............%20" + names))
                .isEqualTo(jigsaw.puzzle().layout());
        assertThat(Imports.isForeign("3..............." + names.replace("dddc", "ddcc")))
                .isFalse();

        String large = "_".repeat(99) + "J" + "0123456789".repeat(10);
        assertThat(read(large).puzzle().grid().digit(99)).isEqualTo(10);
    }

    @Test
    void intersectsGivensOfACell() {
        assertThat(read(".~R1C1_1_2~R1C1_2_3").puzzle().grid().digit(0)).isEqualTo(2);
        assertThat(read(".~R2C2_9~R2C2_9").puzzle().grid().filledCount()).isEqualTo(1);
    }

    @Test
    void listsTheFirstOfManyUnknownConstraintsAndQuotesOddOnes() {
        StringBuilder text = new StringBuilder(".Cage~3~R1C1~R1C2.Odd\"one.Mark\u200e." + "Long".repeat(30));
        for (int i = 1; i <= 20; i++) {
            text.append(".Unknown").append(i);
        }
        assertThatThrownBy(() -> read(text.toString()))
                .isInstanceOf(GridFormatException.class)
                .hasMessageEndingWith(
                        "but found the unknown constraints \"Odd\"one\", \"Mark<U+200E>\", "
                                + "\"LongLongLongLongLongLong…\", Unknown1, Unknown2, Unknown3, Unknown4, Unknown5, Unknown6 and 14 more");
    }

    @Test
    void refusesUnknownConstraintsByNameUnlessTheyAreIgnored() {
        String text = ".Cage~3~R1C1~R1C2.Var~X~abc~3.Or.Cage~4~R1C1~R1C2.And.Foo.End.End.Bar";
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(GridFormatException.class)
                .hasMessage("line 1, column 19: expected constraints that are known or ignored by name, "
                        + "but found the unknown constraints Var, Foo, Bar");
        ImportedPuzzle rest = Imports.read(text, 1, Set.of("Var", "Or", "Bar"));
        assertThat(rest.puzzle().layout()).isEqualTo(Layout.classic().with(Killer.of(3, cells("r1c1", "r1c2"))));
        assertThat(rest.warnings()).containsExactly("Var is left out", "Or is left out", "Bar is left out");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            .Cage~15~R1C1~R0C2            | 1, column 15 | "R0C2" | a cell from R1C1 to R9C9
            .Cage~15                      | 1, column 9 | the end of the text | a cell from R1C1 to R9C9
            .Cage~15~                     | 1, column 10 | the end of the text | a cell from R1C1 to R9C9
            .Cage~x~R1C1                  | 1, column 7 | "x" | a sum from 0 to 1000000
            .Shape~6x6.Cage~15~R1C1~R1C7  | 1, column 25 | "R1C7" | a cell from R1C1 to R6C6
            .~R1C1_0                      | 1, column 3 | "R1C1_0" | digits from 1 to 9 with underscores between
            .~R1C1_1~R1C1_2               | 1, column 10 | none | a digit for r1c1 that all of its givens allow
            .~R1C1                        | 1, column 3 | "R1C1" | a given such as R1C2_3
            .Shape~6x17                   | 1, column 8 | "6x17" | a grid from 1x1 to 16x16
            .Shape~9x9~0-7                | 1, column 12 | "0-7" | digits from 1 to 9, from 0 to 8, or more of them, up to 16
            .Shape~9x9~0-8~Raw            | 1, column 16 | "Raw" | the type Sudoku, in which digits of rows and columns differ
            .Doppelganger                 | 1, column 2 | "Doppelganger" | a rule that makes sense (doppelganger needs as many rows and columns as the greatest digit, and the digit 0)
            .Diagonal~2                   | 1, column 11 | "2" | 1 or -1
            .Thermo~R1C1                  | 1, column 2 | "Thermo" | a rule that makes sense (a thermometer needs two or more cells, but has 1)
            .Replicate~C.Cage~9~R1C9.End  | 1, column 21 | "R1C9" | a cell that stays in the grid when it is moved by 0 rows and 1 columns
            .Replicate~C.Sandwich~9~R1.End | 1, column 25 | "R1" | no clue outside the grid that is moved by 0 rows and 1 columns
            .Replicate~(.Cage~9~R1C1.End  | 1, column 12 | "(" | cells of the grid as bits in base64
            .Sum~4_=_1_x~R1C1~R1C2        | 1, column 6 | "4_=_1_x" | a sum and factors such as 7_=_1_-1
            .Sum~4_=_1~R1C1~R1C2          | 1, column 6 | "4_=_1" | a sum and 2 factors, one for each cell
            .NFA~A~R1C1                   | 1, column 2 | "NFA" | a rule that makes sense (its automaton is cut off)
            .Or.Cage~4~R1C1~R1C2.AntiKing.End | 1, column 22 | "AntiKing" | an alternative that is neither a house nor a region
            .Or.And.Windoku.End.Cage~4~R1C1~R1C2.End | 1, column 5 | "And" | an alternative that is neither a house nor a region
            .Jigsaw~112                   | 1, column 9 | "112" | a character for each of the 81 cells
            """)
    void reportsThePlace(String text, String place, String found, String expected) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(GridFormatException.class)
                .hasMessage("line " + place + ": expected " + expected + ", but found " + found);
    }

    @Test
    void refusesCopiesWithoutBound() {
        String nested = ".Replicate~________".repeat(4) + ".AntiKing" + ".End".repeat(4);
        assertThatThrownBy(() -> read(nested)).hasMessageContaining("at most 4000000 characters in all copies");
        assertThatThrownBy(() -> read(".And".repeat(100_000))).hasMessageContaining("nested at most 50 deep");
        assertThatThrownBy(() -> read(".Or".repeat(100_000))).hasMessageContaining("nested at most 50 deep");
    }

    @Test
    void countsLinesAndColumnsOfTheTextWithItsBlanks() {
        assertThatThrownBy(() -> Imports.read(".AntiKing\n .Cage ~ q ~ R1C1", 7, Set.of()))
                .hasMessageStartingWith("line 8, column 10: expected a sum");
    }

    @Test
    void reportsARuleThatMakesNoSenseAtItsPlace() {
        String ten = "~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8~R1C9~R2C1";
        assertThatThrownBy(() -> read(".AntiKing.Cage~50" + ten))
                .hasMessage(
                        "line 1, column 11: expected a rule that makes sense (killer cage 50 at r1c1 has 10 cells, but there are only 9 digits), "
                                + "but found \"killer cage 50 at r1c1\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ".Cage~15~R1C1~R1C2",
                "  .~R1C1_1",
                "..Thermo~R1C1~R1C2",
                ".AntiKnight",
                ".NoBoxes.AntiKing",
                ".Foo~R1C1",
                ".ChaosConstruction.NoBoxes",
                ".Or.Cage~1~R1C1.End"
            })
    void isRecognized(String line) {
        assertThat(Imports.isForeign(line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
                ".....6....59.....82....8....45........3........6..3.54...325..6..................",
                ".A.X..B",
                "X~",
                "box 3x3"
            })
    void isNoForeignFormat(String line) {
        assertThat(Imports.isForeign(line)).isFalse();
    }
}
