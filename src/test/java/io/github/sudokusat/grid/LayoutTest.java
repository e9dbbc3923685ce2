package io.github.sudokusat.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutTest {

    @Test
    void keepsCoincidentHousesOnceForEveryShapeOfBox() {
        for (int rows = 1; rows <= 12; rows++) {
            for (int columns = 1; columns <= 12; columns++) {
                Layout layout = Layout.boxes(rows, columns);
                int side = rows * columns;
                int expected = side == 1 ? 1 : rows == 1 || columns == 1 ? 2 * side : 3 * side;
                assertThat(layout.houses()).as(layout.toString()).hasSize(expected);
                assertThat(new HashSet<>(cellSets(layout))).hasSize(expected);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2,2", "2,3", "3,2", "3,3", "4,5", "12,12", "16,16", "1,7", "7,1", "1,1"})
    void everyHouseHasEachOfItsCellsOnceAndEveryCellItsRowColumnAndBox(int rows, int columns) {
        Layout layout = Layout.boxes(rows, columns);
        int side = layout.side();
        for (House house : layout.houses()) {
            assertThat(house.size()).isEqualTo(side);
            assertThat(toSet(house.cells())).hasSize(side);
        }
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            int row = cell / side;
            int column = cell % side;
            for (int i = 0; i < layout.houseCount(cell); i++) {
                House house = layout.houses().get(layout.houseOf(cell, i));
                assertThat(house.holds(cell)).isTrue();
                int number = switch (house.kind()) {
                    case ROW -> row + 1;
                    case COLUMN -> column + 1;
                    default -> row / rows * rows + column / columns + 1;
                };
                assertThat(house.number()).isEqualTo(number);
            }
        }
    }

    @Test
    void reachesSide256() {
        Layout layout = Layout.boxes(16, 16);
        assertThat(layout.side()).isEqualTo(256);
        assertThat(layout.cellCount()).isEqualTo(65_536);
        assertThat(layout.houses()).hasSize(768);
    }

    @Test
    void listsRowsThenColumnsThenBoxes() {
        assertThat(names(Layout.boxes(2, 2)))
                .containsExactly(
                        "row 1",
                        "row 2",
                        "row 3",
                        "row 4",
                        "column 1",
                        "column 2",
                        "column 3",
                        "column 4",
                        "box 1",
                        "box 2",
                        "box 3",
                        "box 4");
        assertThat(Layout.boxes(2, 3).houses().get(13).cells()).containsExactly(3, 4, 5, 9, 10, 11);
        assertThat(Layout.boxes(3, 2).houses().get(13).cells()).containsExactly(2, 3, 8, 9, 14, 15);
    }

    @Test
    void windokuAddsTheFourWindows() {
        Layout layout = Layout.classic().with(Variant.WINDOKU);
        assertThat(layout.houses()).hasSize(31);
        List<House> windows = layout.houses().subList(27, 31);
        // Rows and columns 2 to 4 and 6 to 8.
        assertThat(windows.get(0).cells()).containsExactly(10, 11, 12, 19, 20, 21, 28, 29, 30);
        assertThat(windows.get(1).cells()).containsExactly(14, 15, 16, 23, 24, 25, 32, 33, 34);
        assertThat(windows.get(2).cells()).containsExactly(46, 47, 48, 55, 56, 57, 64, 65, 66);
        assertThat(windows.get(3).cells()).containsExactly(50, 51, 52, 59, 60, 61, 68, 69, 70);
        assertThat(Layout.boxes(4, 4).with(Variant.WINDOKU).houses()).hasSize(48 + 9);
        assertThat(Layout.boxes(2, 2).with(Variant.WINDOKU).houses().get(12).cells())
                .containsExactly(5, 6, 9, 10);
    }

    @Test
    void diagonalsFallFromTheTopCorners() {
        Layout layout = Layout.boxes(2, 2).with(Variant.DIAGONALS);
        assertThat(layout.houses().get(12).cells()).containsExactly(0, 5, 10, 15);
        assertThat(layout.houses().get(13).cells()).containsExactly(3, 6, 9, 12);
        assertThat(Layout.boxes(1, 1).with(Variant.DIAGONALS).houses()).hasSize(1);
    }

    @Test
    void disjointGroupsTakeTheSamePlaceOfEveryBox() {
        Layout layout = Layout.boxes(2, 3).with(Variant.DISJOINT_GROUPS);
        assertThat(layout.houses()).hasSize(24);
        assertThat(layout.houses().get(18 + 4).cells()).containsExactly(7, 10, 19, 22, 31, 34);
        // The same place of boxes that are rows is a column.
        assertThat(Layout.boxes(1, 5).with(Variant.DISJOINT_GROUPS).houses()).hasSize(10);
        assertThat(Layout.boxes(5, 1).with(Variant.DISJOINT_GROUPS).houses()).hasSize(10);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,2", "1,3", "2,2", "2,3", "3,3", "4,4", "5,5"})
    void leapersHaveAsManyPairsAsTheFormulaSays(int rows, int columns) {
        int n = rows * columns;
        Layout layout = Layout.boxes(rows, columns).with(Variant.ANTI_KNIGHT).with(Variant.ANTI_KING);
        // A knight's move spans a 2 × 3 or 3 × 2 rectangle, two moves in each; a king's corner move a 2 × 2 square.
        assertThat(pairs(layout, 0)).hasSize(Math.max(0, 4 * (n - 1) * (n - 2)));
        assertThat(pairs(layout, 1)).hasSize(2 * (n - 1) * (n - 1));
        for (String pair : pairs(layout, 0)) {
            int[] d = distance(pair, n);
            assertThat(d[0] * d[1]).as(pair).isEqualTo(2);
        }
        for (String pair : pairs(layout, 1)) {
            int[] d = distance(pair, n);
            assertThat(d[0] == 1 && d[1] == 1).as(pair).isTrue();
        }
    }

    @Test
    void jigsawRegionsReplaceBoxes() {
        int[] regions = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
        Layout layout = Layout.regions(regions);
        assertThat(names(layout).subList(8, 12)).containsExactly("region 1", "region 2", "region 3", "region 4");
        assertThat(layout.houses().get(9).cells()).containsExactly(3, 6, 7, 11);
        assertThat(layout.regionOfCells()).containsExactly(regions);
        assertThat(layout.boxShape()).isEmpty();
        assertThat(layout).hasToString("jigsaw of side 4");
        assertThat(Layout.regions(0, 0, 1, 1).houses()).hasSize(4);
    }

    @Test
    void sideAloneMeansTheBoxesNearestToASquare() {
        assertThat(Layout.ofSide(6)).contains(Layout.boxes(2, 3));
        assertThat(Layout.ofSide(9)).contains(Layout.classic());
        assertThat(Layout.ofSide(12)).contains(Layout.boxes(3, 4));
        assertThat(Layout.ofSide(1)).contains(Layout.boxes(1, 1));
        assertThat(Layout.ofSide(7)).isEmpty();
    }

    @Test
    void variantsCountOnceAndRulesMakeLayoutsDiffer() {
        Layout knight = Layout.classic().with(Variant.ANTI_KNIGHT);
        assertThat(knight.with(Variant.ANTI_KNIGHT)).isSameAs(knight);
        assertThat(knight)
                .isNotEqualTo(Layout.classic())
                .isEqualTo(Layout.boxes(3, 3).with(Variant.ANTI_KNIGHT));
        assertThat(knight).hasSameHashCodeAs(Layout.boxes(3, 3).with(Variant.ANTI_KNIGHT));
        assertThat(Layout.boxes(2, 3)).isNotEqualTo(Layout.boxes(3, 2));
        assertThat(knight.isClassic()).isFalse();
        assertThat(Layout.classic().isClassic()).isTrue();
        assertThat(knight).hasToString("3x3 anti-knight");
    }

    @Test
    void rejectsIllegalSizesByNameAndRange() {
        rejects(
                "a box needs 1 row and 1 column or more and at most 256 cells, but has 0 rows",
                () -> Layout.boxes(0, 3));
        rejects("but has 16 rows and 17 columns", () -> Layout.boxes(16, 17));
        rejects("but has 65536 rows and 65536 columns", () -> Layout.boxes(65_536, 65_536));
        rejects("side must be from 1 to 256, but is 257", () -> Layout.ofSide(257));
        rejects("side must be from 1 to 256, but is 0", Layout::regions);
        rejects("regions need a square number of cells, but there are 3", () -> Layout.regions(0, 0, 0));
        rejects("region of r1c2 must be from 0 to 1, but is 2", () -> Layout.regions(0, 2, 1, 1));
        rejects("region 1 must have 2 cells, but has 3", () -> Layout.regions(0, 0, 0, 1));
        rejects("windoku needs square boxes", () -> Layout.boxes(2, 3).with(Variant.WINDOKU));
        rejects(
                "disjoint needs rectangular boxes",
                () -> Layout.regions(0, 0, 1, 1).with(Variant.DISJOINT_GROUPS));
        rejects(
                "rule far names cell 16, but the last cell is 15",
                () -> Layout.boxes(2, 2).with(MustDiffer.of("far", 0, 16)));
    }

    @Test
    void givesOutNothingThatCanBeChanged() {
        Layout layout = Layout.classic();
        layout.regionOfCells()[0] = 8;
        layout.houses().get(0).cells()[0] = 80;
        layout.variants().add(Variant.DIAGONALS);
        assertThat(layout).isEqualTo(Layout.classic());
        assertThat(layout.houses().get(0).cell(0)).isZero();
        assertThat(layout.variants()).isEmpty();
        assertThatThrownBy(() -> layout.houses().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> layout.rules().add(new Refusal())).isInstanceOf(UnsupportedOperationException.class);
    }

    private static void rejects(String message, Runnable action) {
        assertThatThrownBy(action::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    private static List<String> names(Layout layout) {
        return layout.houses().stream().map(House::toString).toList();
    }

    private static List<Set<Integer>> cellSets(Layout layout) {
        List<Set<Integer>> sets = new ArrayList<>();
        for (House house : layout.houses()) {
            sets.add(toSet(house.cells()));
        }
        return sets;
    }

    private static Set<Integer> toSet(int[] cells) {
        Set<Integer> set = new TreeSet<>();
        for (int cell : cells) {
            set.add(cell);
        }
        return set;
    }

    private static Set<String> pairs(Layout layout, int rule) {
        MustDiffer pairs = (MustDiffer) layout.rules().get(rule);
        Set<String> set = new HashSet<>();
        for (int i = 0; i < pairs.size(); i++) {
            set.add(pairs.first(i) + " " + pairs.second(i));
        }
        assertThat(set).hasSize(pairs.size());
        return set;
    }

    private static int[] distance(String pair, int side) {
        int space = pair.indexOf(' ');
        int a = Integer.parseInt(pair.substring(0, space));
        int b = Integer.parseInt(pair.substring(space + 1));
        return new int[] {Math.abs(a / side - b / side), Math.abs(a % side - b % side)};
    }

    private static final class Refusal implements Rule {

        @Override
        public String name() {
            return "refusal";
        }

        @Override
        public void conflicts(Grid grid, Consumer<Conflict> found) {}
    }
}
