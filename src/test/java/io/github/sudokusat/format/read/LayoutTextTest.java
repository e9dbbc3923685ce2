package io.github.sudokusat.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.TextArbitraries;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class LayoutTextTest {

    private static void refusesBox(String text, String message) {
        assertThatThrownBy(() -> LayoutText.parseBox(text))
                .isInstanceOf(GridFormatException.class)
                .hasMessage(message);
    }

    private static void refusesRegions(String text, String message) {
        assertThatThrownBy(() -> LayoutText.parseRegions(text))
                .isInstanceOf(GridFormatException.class)
                .hasMessage(message);
    }

    private static void refuses(List<String> lines, String message) {
        assertThatThrownBy(() -> LayoutText.parse(lines))
                .isInstanceOf(GridFormatException.class)
                .hasMessage(message);
    }

    @Test
    void readsBoxes() {
        assertThat(LayoutText.parseBox("3x3")).isEqualTo(new BoxShape(3, 3));
        assertThat(LayoutText.parseBox("2X3")).isEqualTo(new BoxShape(2, 3));
        assertThat(LayoutText.parseBox(" 16×16 ")).isEqualTo(new BoxShape(16, 16));
    }

    @Test
    void refusesOtherBoxes() {
        refusesBox("", "line 1, column 1: expected a box such as 3x3, but found the end of the line");
        refusesBox("x3", "line 1, column 1: expected a box such as 3x3, but found \"x\"");
        refusesBox(
                "33",
                "line 1, column 3: expected \"x\" between the numbers of rows and columns, as in 3x3, but found the end of the line");
        refusesBox("3x", "line 1, column 3: expected the columns of a box, but found the end of the line");
        refusesBox("3x3x3", "line 1, column 4: expected the end of the box, but found \"x\"");
        refusesBox("0x3", "line 1, column 1: expected a box of 1 to 256 cells, such as 3x3, but found \"0x3\"");
        refusesBox("17x16", "line 1, column 1: expected a box of 1 to 256 cells, such as 3x3, but found \"17x16\"");
        refusesBox(
                "99999999999x1",
                "line 1, column 1: expected a box of 1 to 256 cells, such as 3x3, but found \"99999999999x1\"");
    }

    @Test
    void refusesOtherRegions() {
        refusesRegions("", "line 1, column 1: expected the regions of the cells, but found the end of the text");
        refusesRegions(
                "11221122334433",
                "line 1, column 15: expected one region name for each cell (81 for 9x9), or the line \"grid RxC regions …\" for a grid that is not square, but found 14 names");
        refusesRegions(
                "1122\n1122\n3344\n3334",
                "line 4, column 3: expected a region with fewer than 4 cells so far, but found \"3\"");
        refusesRegions(
                "aabb\r\naabb\r\nccdd\r\nccde",
                "line 4, column 4: expected one of the 4 regions named earlier, but found \"e\"");
        refusesRegions(
                "1 1 2 2 1 1 2 2 10 10 4 4 10 10 4 11",
                "line 1, column 35: expected one of the 4 regions named earlier, but found \"11\"");
    }

    @Test
    void numbersRegionsByTheirNamesOrByTheirFirstCells() {
        assertThat(LayoutText.parseRegions("4422442211331133").regionOfCells()).startsWith(3, 3, 1, 1);
        assertThat(LayoutText.parseRegions("zzyyzzyy##..##..").regionOfCells()).startsWith(0, 0, 1, 1);
        assertThat(LayoutText.parseRegions("\uFEFFaa bb\naa bb\ncc dd\ncc dd".replace(" ", ""))
                        .side())
                .isEqualTo(4);
    }

    @Test
    void describesLayoutsInTheWordsOfTheCommandLine() {
        assertThat(LayoutText.describe(
                        Layout.classic().with(Variant.ANTI_KNIGHT).with(Variant.WINDOKU)))
                .containsExactly("box 3x3", "rule windoku", "rule anti-knight");
        assertThat(LayoutText.describe(Layout.regions(0, 1, 1, 0))).containsExactly("regions 1221");
        assertThat(LayoutText.describe(Layout.classic().with(MustDiffer.of("a : b", 80, 0))))
                .containsExactly("box 3x3", "differ r1c1 r9c9 : a : b");
    }

    @Property(tries = 150)
    void everyLayoutIsReadBack(@ForAll Random random) {
        Layout layout = TextArbitraries.layout(random);
        List<Variant> variants = new ArrayList<>(Arrays.asList(Variant.values()));
        Collections.shuffle(variants, random);
        for (Variant variant : variants.subList(0, random.nextInt(4))) {
            if (layout.boxShape().equals(java.util.Optional.of(new BoxShape(3, 3)))
                    || variant == Variant.ANTI_KING
                    || variant == Variant.ANTI_KNIGHT
                    || variant == Variant.DIAGONALS) {
                layout = layout.with(variant);
            }
        }
        if (layout.side() > 1 && random.nextBoolean()) {
            int cell = random.nextInt(layout.cellCount() - 1);
            layout =
                    layout.with(MustDiffer.of(random.nextBoolean() ? "near" : "far", cell, cell + 1, 0, layout.side()));
        }
        assertThat(LayoutText.parse(LayoutText.describe(layout))).isEqualTo(layout);
        assertThat(LayoutText.parseRegions(LayoutText.regions(layout)).regionOfCells())
                .isEqualTo(layout.regionOfCells());
    }

    @Test
    void refusesLinesThatDoNotNameALayout() {
        refuses(
                List.of(),
                "line 1, column 1: expected the line \"box RxC\", \"grid RxC\" or \"regions …\", but found the end of the text");
        refuses(
                List.of("rule windoku"),
                "line 1, column 1: expected \"box RxC\", \"grid RxC\" or \"regions …\" first, but found \"rule windoku\"");
        refuses(
                List.of("box 3"),
                "line 1, column 6: expected \"x\" between the numbers of rows and columns, as in 3x3,"
                        + " but found the end of the line");
        refuses(
                List.of("box 3x3", "differ r1c1 r1c2 : a\tb"),
                "line 2, column 20: expected a rule's name that is not blank and has no control characters,"
                        + " but found \"a<U+0009>b\"");
        refuses(
                List.of("box 3x3", "differ r1c1 r1c2 :  "),
                "line 2, column 20: expected a rule's name that is not blank and has no control characters,"
                        + " but found \" \"");
        refuses(
                List.of("regions 1122112233443344", "rule\rdiagonals"),
                "line 2, column 5: expected text on one line, but found U+000D");
        refuses(
                List.of("regions 1122\n1122\n3344\n3344"),
                "line 1, column 13: expected text on one line, but found U+000A");
        refuses(
                List.of("box 3x3", "box 3x3"),
                "line 2, column 1: expected a rule, since line 1 has stated the grid, but found \"box 3x3\"");
        refuses(
                List.of("box 3x3", "rule none"),
                "line 2, column 6: expected diagonals, windoku, disjoint, anti-knight, anti-king, diagonal-down, diagonal-up, doublers, anti-taxicab, dutch-flatmates, global-entropy, global-modular, leap, nonconsecutive or self-taxicab, but found \"none\"");
        refuses(
                List.of("box 3x3", "rule  "),
                "line 2, column 7: expected diagonals, windoku, disjoint, anti-knight, anti-king, diagonal-down, diagonal-up, doublers, anti-taxicab, dutch-flatmates, global-entropy, global-modular, leap, nonconsecutive or self-taxicab, but found the end of the line");
        refuses(
                List.of("box 3x3", "kill".repeat(1_000_000)),
                "line 2, column 1: expected a rule such as \"rule anti-knight\" or \"killer 15 r1c1 r1c2\", but found \"killkillkillkillkillkill…\"");
        refuses(
                List.of("box 2x3", "rule windoku"),
                "line 2, column 1: expected a rule that a layout of 2x3 can have, but found \"rule windoku\": windoku needs square boxes of 2x2 or more, but these are 2x3");
        for (String pair :
                List.of("r1c1", "r0c1 r1c1 :", "r1c1 r1c1 : x", "r1c1 r1c10 : x", "r1c1 r2c2", "r1 c1 : x", "rc : x")) {
            assertThatThrownBy(() -> LayoutText.parse(List.of("box 3x3", "differ " + pair)))
                    .isInstanceOf(GridFormatException.class)
                    .hasMessageStartingWith("line 2, column ");
        }
    }

    @Test
    void theSpaceBeforeANameMayBeMissing() {
        String cells = "differ r1c1 r1c2 ";
        for (String name : List.of(": dots", ":dots")) {
            assertThat(LayoutText.parse(List.of("box 3x3", cells + name)))
                    .isEqualTo(Layout.classic().with(MustDiffer.of("dots", 0, 1)));
        }
        assertThat(LayoutText.parse(List.of("box 2x2", "house r1c1 r1c4 r4c1 r4c4 :corners")))
                .isEqualTo(Layout.boxes(2, 2).with(House.of("corners", 0, 3, 12, 15)));
    }

    @Test
    void refusesToDescribeARuleThatHasNoText() {
        Rule madeUp = new Rule() {
            @Override
            public String name() {
                return "sum";
            }

            @Override
            public void conflicts(Grid grid, Consumer<Conflict> found) {}
        };
        assertThatThrownBy(() -> LayoutText.describe(Layout.classic().with(madeUp)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the text form of layouts does not know rule sum");
    }

    @Test
    void namedRulesAreReadAndWritten() {
        List<String> lines = List.of("box 3x3", "rule anti-king", "killer 15 r1c1-r1c3 r2c1", "thermo r9c1-r9c4");
        Layout layout = LayoutText.parse(lines);
        assertThat(layout.variants()).containsExactly(Variant.ANTI_KING);
        assertThat(layout.addedRules()).hasSize(2);
        assertThat(LayoutText.describe(layout)).isEqualTo(lines);
        assertThat(LayoutText.addRules(Layout.classic(), lines)).isEqualTo(layout);
        assertThat(LayoutText.addRules(Layout.classic(), lines.subList(1, 4))).isEqualTo(layout);
        assertThat(LayoutText.base(lines)).contains(Layout.classic());
        assertThat(LayoutText.base(lines.subList(1, 4))).isEmpty();
    }

    @Test
    void commentsBlanksAndTheOrderOfRulesDoNotMatter() {
        assertThat(LayoutText.parse(List.of(
                        "# a puzzle",
                        "",
                        "  box 3x3   # the usual ones",
                        "\tkiller 15\tr1c1-r1c3 r2c1# no comment here".replace("# no comment here", " # a cage"),
                        "  # nothing",
                        "rule   anti-king  # touching",
                        "differ r1c1 r9c9 : a # b")))
                .isEqualTo(LayoutText.parse(List.of(
                        "box 3x3", "differ r1c1 r9c9 : a # b", "rule anti-king", "killer 15 r1c1 r1c2 r1c3 r2c1")));
        assertThat(LayoutText.parse(List.of("regions 1122112233443344 # four")))
                .isEqualTo(LayoutText.parse(List.of("regions 1122112233443344")));
        assertThat(LayoutText.parse(List.of("regions #   #   . .")))
                .isEqualTo(LayoutText.parse(List.of("regions 1122")));
    }

    @Test
    void aLayoutMayHaveNoBoxes() {
        assertThat(LayoutText.parse(List.of("no-boxes 9"))).isEqualTo(Layout.boxes(1, 9));
        refuses(
                List.of("no-boxes"),
                "line 1, column 9: expected the side of the grid (a number from 1 to 256), but found the end of the line");
        refuses(
                List.of("no-boxes 300"),
                "line 1, column 10: expected the side of the grid (a number from 1 to 256), but found \"300\"");
        refuses(List.of("no-boxes 9 9"), "line 1, column 12: expected the end of the line, but found \"9\"");
    }

    @Test
    void oneDiagonalIsAHouseAndBothAreTheVariant() {
        Layout up = LayoutText.parse(List.of("box 2x2", "rule diagonal-up"));
        assertThat(up.addedHouses()).containsExactly(House.of("diagonal-up", 3, 6, 9, 12));
        assertThat(LayoutText.describe(up)).containsExactly("box 2x2", "rule diagonal-up");
        Layout down = LayoutText.parse(List.of("box 2x2", "rule diagonal-down"));
        assertThat(down.addedHouses()).containsExactly(House.of("diagonal-down", 0, 5, 10, 15));
        Layout both = Layout.boxes(2, 2).with(Variant.DIAGONALS);
        assertThat(LayoutText.addRules(up, List.of("rule diagonal-down"))).isEqualTo(both);
        assertThat(LayoutText.addRules(down, List.of("rule diagonal-up"))).isEqualTo(both);
        assertThat(LayoutText.parse(List.of("box 2x2", "rule diagonals", "rule diagonal-up")))
                .isEqualTo(both);
        Layout named = up.with(House.of("diagonal-down", 0, 5, 10, 15));
        assertThat(LayoutText.parse(LayoutText.describe(named))).isEqualTo(named);
    }

    @Test
    void refusesRulesThatTheLayoutCannotHave() {
        refuses(
                List.of("box 3x3", "killer 15 r1c1-r1c3", "killer 99 r2c1 r2c2 # too much", "killer 98 r3c1 r3c2"),
                "line 3, column 1: expected a rule that a layout of 3x3 can have, but found \"killer 99 r2c1 r2c2\":"
                        + " no 2 different digits sum to 99 (killer cage 99 at r2c1): the least sum is 3, the greatest 17");
        refuses(
                List.of("box 3x3", "", " thermo r1c1"),
                "line 3, column 13: expected another cell, because there must be 2 or more, but found the end of the line");
        refuses(
                List.of("box 8x9", "killer 15 r1c1-r1c3"),
                "line 2, column 1: expected a rule that a layout of 8x9 can have, but found \"killer 15 r1c1-r1c3\":"
                        + " side must be from 1 to 64, but is 72");
        assertThatThrownBy(() -> LayoutText.addRules(Layout.classic(), List.of("box 2x2", "rule anti-king")))
                .hasMessage("line 1, column 1: expected the layout of the puzzle, \"box 3x3\", but found \"box 2x2\"");
    }
}
