package io.github.sudokusat.format.foreign.sudokupad;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.SuggestedRules;
import io.github.sudokusat.format.foreign.Imports;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What the drawings of SudokuPad look like. */
class DrawnRulesTest {

    private static final int SIDE = 9;

    private static SuggestedRules suggested(Drawer drawer) {
        return Imports.read(drawer.link(), 1, Imports.DRAWINGS).suggested();
    }

    private static Drawer drawer() {
        return new Drawer(SIDE, "");
    }

    private static Cell cell(int row, int column) {
        return new Cell(row - 1, column - 1);
    }

    @Test
    void everyStandardDrawingIsARule() {
        assertRules(drawer().dot(cell(1, 1), cell(1, 2), false, ""), "difference 1 r1c1 r1c2");
        assertRules(drawer().dot(cell(1, 1), cell(2, 1), false, "3"), "difference 3 r1c1 r2c1");
        assertRules(drawer().dot(cell(5, 5), cell(6, 5), true, ""), "ratio 2 r5c5 r6c5");
        assertRules(drawer().dot(cell(5, 5), cell(6, 5), true, "3"), "ratio 3 r5c5 r6c5");
        assertRules(drawer().letter(cell(9, 8), cell(9, 9), "X"), "pair-sum 10 r9c8 r9c9");
        assertRules(drawer().letter(cell(9, 8), cell(9, 9), "v"), "pair-sum 5 r9c8 r9c9");
        assertRules(drawer().thermometer(List.of(cell(1, 1), cell(2, 2), cell(2, 3))), "thermo r1c1 r2c2 r2c3");
        assertRules(drawer().arrow(List.of(cell(3, 3)), List.of(cell(3, 4), cell(4, 5))), "arrow r3c3 = r3c4 r4c5");
        assertRules(
                drawer().arrow(List.of(cell(3, 3), cell(3, 4)), List.of(cell(4, 5), cell(5, 5))),
                "arrow r3c3 r3c4 = r4c5 r5c5");
        assertRules(
                drawer().arrow(List.of(cell(3, 3), cell(4, 3)), List.of(cell(5, 3), cell(6, 4))),
                "arrow r3c3 r4c3 = r5c3 r6c4");
        assertRules(drawer().between(List.of(cell(1, 1), cell(1, 2), cell(1, 3))), "between r1c1-r1c3");
        assertRules(drawer().quadruple(cell(4, 4), "1 2 3"), "quadruple 1,2,3 r4c4 r4c5 r5c4 r5c5");
        assertRules(drawer().parity(cell(1, 1), true).parity(cell(2, 7), true), "odd r1c1 r2c7");
        assertRules(drawer().parity(cell(1, 1), false), "even r1c1");
        assertRules(drawer().diagonals(), "rule diagonals");
        assertRules(drawer().littleKiller(20, -1, 2, 1, 1), "little-killer 20 r1c4 down-right");
        assertRules(drawer().littleKiller(20, 9, 2, -1, 1), "little-killer 20 r9c4 up-right");
        Drawer sandwich = new Drawer(SIDE, "Normal rules. Sandwich sums are outside.");
        assertRules(sandwich.clue(15, -1, 0).clue(0, 4, -1), "sandwich 15 top1", "sandwich 0 left5");
        assertRules(new Drawer(SIDE, "Skyscrapers").clue(3, 9, 0), "skyscraper 3 bottom1");
        assertRules(new Drawer(SIDE, "X-Sums").clue(3, 4, 9), "x-sum 3 right5");
    }

    private static void assertRules(Drawer drawer, String... rules) {
        SuggestedRules found = suggested(drawer);
        assertThat(found.others()).as("drawings without a rule: %s", found).isZero();
        assertThat(canonical(found.rules())).isEqualTo(canonical(List.of(rules)));
    }

    /** The rules as the layout writes them, so that groups of cells may be written in several ways. */
    private static Set<String> canonical(List<String> rules) {
        List<String> lines = new ArrayList<>(List.of("box 3x3"));
        lines.addAll(rules);
        return new TreeSet<>(LayoutText.describe(LayoutText.parse(lines)));
    }

    /** Many rules at random in one picture are told apart. */
    @Property(tries = 200)
    void rulesInOnePictureAreToldApart(@ForAll long seed) {
        Random random = new Random(seed);
        Drawer drawer = drawer();
        List<String> rules = new ArrayList<>();
        List<Cell> free = new ArrayList<>();
        for (int i = 0; i < SIDE * SIDE; i++) {
            free.add(Cell.numbered(i, SIDE));
        }
        for (int i = 0; i < 8; i++) {
            List<Cell> way = way(free, random, 3);
            if (way.size() == 3) {
                draw(i, way, drawer, rules);
            }
        }
        SuggestedRules found = suggested(drawer);
        assertThat(found.others()).isZero();
        assertThat(canonical(found.rules())).isEqualTo(canonical(rules));
    }

    private static void draw(int kind, List<Cell> way, Drawer drawer, List<String> rules) {
        Cell a = way.get(0);
        Cell b = way.get(1);
        Cell c = way.get(2);
        switch (kind % 4) {
            case 0 -> {
                drawer.thermometer(way);
                rules.add("thermo " + a + " " + b + " " + c);
            }
            case 1 -> {
                drawer.arrow(List.of(a), List.of(b, c));
                rules.add("arrow " + a + " = " + b + " " + c);
            }
            case 2 -> {
                drawer.between(way);
                rules.add("between " + a + " " + b + " " + c);
            }
            default -> {
                drawer.dot(a, b, kind > 4, "").letter(b, c, "X");
                rules.add((kind > 4 ? "ratio 2 " : "difference 1 ") + a + " " + b);
                rules.add("pair-sum 10 " + b + " " + c);
            }
        }
    }

    /** Cells in a row or column each beside the next, none of which is used already; fewer if there is no way. */
    private static List<Cell> way(List<Cell> free, Random random, int length) {
        List<Cell> way = new ArrayList<>();
        Cell at = free.get(random.nextInt(free.size()));
        while (at != null && way.size() < length) {
            way.add(at);
            free.remove(at);
            Cell from = at;
            List<Cell> next = free.stream()
                    .filter(cell -> Math.abs(cell.row() - from.row()) + Math.abs(cell.column() - from.column()) == 1)
                    .toList();
            at = next.isEmpty() ? null : next.get(random.nextInt(next.size()));
        }
        return way;
    }

    @Test
    void otherDrawingsAreCounted() {
        Drawer drawer = drawer()
                // A coloured cell, a line without a bulb, a text, a circle without a line, a curve, and what is
                // malformed.
                .shape("underlays", 0.5, 0.5, 1, 1, false, "#ffa0a0", "", "")
                .line("lines", "#67f067", 0.5, 0.5, 2.5, 2.5)
                .shape("overlays", 3.5, 3.5, 0.25, 0.25, false, "", "", "A")
                .shape("overlays", 5.5, 5.5, 0.8, 0.8, true, "#ffffff", "#000000", "")
                .line("lines", "#000000", 0.5, 0.5, 1.5, 3.5, 7.5, 4.5)
                .add("lines", "{\"wayPoints\":[[0,0],\"x\"]}")
                .add("overlays", "{\"center\":7}")
                .add("arrows", "5");
        assertThat(suggested(drawer)).isEqualTo(new SuggestedRules(List.of(), 8));
        assertThat(suggested(new Drawer(SIDE, "").clue(12, -1, 0))).isEqualTo(new SuggestedRules(List.of(), 1));
        assertThat(suggested(new Drawer(SIDE, "Sandwiches and skyscrapers").clue(12, -1, 0)))
                .isEqualTo(new SuggestedRules(List.of(), 1));
    }

    @Test
    void nothingIsSuggestedForWhatIsRefused() {
        Drawer drawer = drawer().dot(cell(1, 1), cell(1, 2), false, "");
        assertThatExceptionOfType(GridFormatException.class)
                .isThrownBy(() -> Imports.read(drawer.link(), 1, Set.of()))
                .withMessageContaining("cosmetics without meaning: overlays");
        ImportedPuzzle imported = Imports.read(drawer.link(), 1, Imports.DRAWINGS);
        assertThat(imported.puzzle().layout().statedRules()).isEmpty();
        assertThat(imported.warnings()).containsExactly("overlays is left out");
        assertThat(Imports.read(drawer().link(), 1, Set.of()).suggested()).isEqualTo(SuggestedRules.NONE);
    }
}
