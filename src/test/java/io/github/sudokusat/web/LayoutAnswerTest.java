package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.Layouts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The layout as data: what the page marks from it must be what the library says. */
class LayoutAnswerTest {

    @Provide
    static Arbitrary<Layout> layouts() {
        return Layouts.any(4, 6, 8, 9, 12);
    }

    /** The page marks conflicts from the houses and pairs alone. */
    @Property(tries = 200)
    void housesAndPairsGiveTheConflictsOfTheLibrary(@ForAll("layouts") Layout layout, @ForAll long seed) {
        Map<String, Object> answer = Asked.ask("layout", Asked.layout(layout));
        Random random = new Random(seed);
        Grid grid = Grid.empty(layout);
        for (int i = 0; i < layout.side() * 2; i++) {
            grid = grid.with(Layouts.cell(layout, random), 1 + random.nextInt(layout.side()));
        }
        Set<Integer> clashing = new TreeSet<>();
        for (int[] cells : groups(answer)) {
            for (int one : cells) {
                for (int other : cells) {
                    int digit = grid.digit(layout.cells()[one]);
                    if (one != other && digit != 0 && digit == grid.digit(layout.cells()[other])) {
                        clashing.add(one);
                    }
                }
            }
        }
        Set<Integer> expected = new TreeSet<>();
        for (Conflict conflict : grid.conflicts()) {
            for (Cell cell : conflict.cells()) {
                expected.add(cell.row() * layout.columns() + cell.column());
            }
        }
        assertThat(clashing).as("%s %s", layout, grid).isEqualTo(expected);
    }

    private static List<int[]> groups(Map<String, Object> answer) {
        List<int[]> groups = new ArrayList<>();
        for (Map<String, Object> house : Json.objects(answer.get("houses"))) {
            groups.add(Json.numbers(house.get("cells")));
        }
        ((List<?>) Objects.requireNonNull(answer.get("pairs"))).forEach(pair -> groups.add(Json.numbers(pair)));
        return groups;
    }

    @Property(tries = 50)
    void theNormalFormNamesTheSameLayout(@ForAll("layouts") Layout layout) {
        Map<String, Object> answer = Asked.ask("layout", Asked.layout(layout));
        Map<String, Object> again = Asked.ask("layout", "layout=" + answer.get("layout"));

        assertThat(again).isEqualTo(answer);
        int[] regions = layout.regionOfCells();
        assertThat(Json.numbers(answer.get("regions")))
                .containsExactly(
                        Arrays.stream(layout.cells()).map(cell -> regions[cell]).toArray());
        assertThat(answer.get("side")).hasToString(Integer.toString(layout.side()));
        assertThat(answer.get("rows")).hasToString(Integer.toString(layout.rows()));
        assertThat(answer.get("columns")).hasToString(Integer.toString(layout.columns()));
        assertThat(Json.objects(answer.get("houses"))).hasSameSizeAs(layout.houses());
    }

    @Test
    void theClassicLayoutIsTheUsualOne() {
        Map<String, Object> answer = Asked.ask("layout");

        assertThat(answer)
                .containsEntry("result", "layout")
                .containsEntry("layout", "box 3x3")
                .containsEntry("pairs", List.of())
                .containsEntry("rules", List.of())
                .containsEntry("counts", Map.of("tables", true))
                .containsEntry("logic", true);
        assertThat(Json.strings(answer.get("symbols"))).containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9");
        assertThat(Json.objects(answer.get("houses")).get(9)).containsEntry("name", "column 1");
    }

    @Test
    void enginesSayWhyTheyDoNotSupportALayout() {
        Map<String, Object> answer = Asked.ask("layout", "layout=box 4x4\n rule diagonals");

        assertThat(Json.objects(answer.get("engines")))
                .contains(Map.of(
                        "name", "bits", "supported", false, "why", "the bits engine works only on classic 9x9 grids"))
                .contains(Map.of("name", "sat", "supported", true));
        assertThat(answer)
                .containsEntry("layout", "box 4x4; rule diagonals")
                .containsEntry("rules", List.of(Map.of("name", "diagonals", "text", "rule diagonals")));
    }

    @Test
    void namedRulesComeWithTheirCellsAndTheirPicture() {
        Map<String, Object> answer =
                Asked.ask("layout", "layout=box 2x2; rule anti-king; killer 3 r1c1 r1c2; thermo r2c2 r3c3");

        assertThat(Json.objects(answer.get("rules")))
                .extracting(rule -> rule.get("label"))
                .containsExactly(null, "killer cage 3: r1c1, r1c2", "thermometer: r2c2, r3c3");
        Map<String, Object> killer = Json.objects(answer.get("rules")).get(1);
        assertThat(killer)
                .containsEntry("name", "killer cage 3 at r1c1")
                .containsEntry("text", "killer 3 r1c1 r1c2")
                .containsEntry("drawn", "cells");
        assertThat(Json.numbers(killer.get("cells"))).containsExactly(0, 1);
        Map<String, Object> drawing = Json.objects(List.of(Objects.requireNonNull(answer.get("drawing"))))
                .get(0);
        assertThat(String.valueOf(drawing.get("above"))).contains("<title>killer cage 3: r1c1, r1c2</title>");
        assertThat(String.valueOf(drawing.get("below"))).contains("rule-thermometer");
        assertThat(drawing.get("margin")).hasToString("0");
        assertThat(Json.numbers(drawing.get("labelled"))).containsExactly(0);
        assertThat(drawing).containsEntry("diagonals", false).containsEntry("shaded", List.of());
    }

    /** Not by the names or kinds of houses: a region may have the cells of a diagonal, and a house any name. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    box 2x2; rule diagonals                       | true  | ''
                    regions 1222312433143441; rule diagonals      | true  | ''
                    box 2x2; rule anti-king                       | false | ''
                    box 2x2; rule disjoint                        | false | ''
                    box 2x2; house r1c1 r1c4 r4c1 r4c4 : diagonal | false | 0 3 12 15
                    box 2x2; rule windoku                         | false | 5 6 9 10
                    box 1x1; rule diagonals                       | false | ''
                    """)
    void diagonalsAndShadedCellsAreTold(String text, boolean hasDiagonals, String shaded) {
        Map<String, Object> answer = Asked.ask("layout", "layout=" + text);
        Map<String, Object> drawing = Json.objects(List.of(Objects.requireNonNull(answer.get("drawing"))))
                .get(0);
        assertThat(drawing).containsEntry("diagonals", hasDiagonals);
        assertThat(Arrays.stream(Json.numbers(drawing.get("shaded"))).mapToObj(String::valueOf))
                .containsExactlyElementsOf(shaded.isEmpty() ? List.of() : List.of(shaded.split(" ", -1)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    box 3x        | 1 | 7  | the columns of a box
                    box 6x6       | 1 | 1  | a grid of side 25 or less
                    boxes         | 1 | 1  | "box RxC", "grid RxC" or "regions …" first
                    box 3x3; rules | 2 | 1  | a rule such as "rule anti-knight" or "killer 15 r1c1 r1c2"
                    box 2x3; rule windoku | 2 | 1 | a rule that a layout of 2x3 boxes can have
                    """)
    void aBadLayoutIsNamedWithItsPlace(String text, int line, int column, String expected) {
        Map<String, Object> answer = Asked.ask("layout", "layout=" + text);

        assertThat(answer).containsEntry("result", "error").containsEntry("key", "layout");
        assertThat(answer.get("line")).hasToString(Integer.toString(line));
        assertThat(answer.get("column")).hasToString(Integer.toString(column));
        if (!expected.contains("2x3 boxes")) {
            assertThat(answer).containsEntry("expected", expected);
        }
    }
}
