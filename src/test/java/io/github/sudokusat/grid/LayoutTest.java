package io.github.sudokusat.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.testing.Layouts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.IntBinaryOperator;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LayoutTest {

    @Test
    void coincidingHousesAreKeptOnceForEveryShapeOfBox() {
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
    void diagonalsDescendFromTheTopCorners() {
        Layout layout = Layout.boxes(2, 2).with(Variant.DIAGONALS);
        assertThat(layout.houses().get(12).cells()).containsExactly(0, 5, 10, 15);
        assertThat(layout.houses().get(13).cells()).containsExactly(3, 6, 9, 12);
        assertThat(Layout.boxes(1, 1).with(Variant.DIAGONALS).houses()).hasSize(1);
    }

    @Test
    void disjointGroupsHoldTheSamePlaceOfEveryBox() {
        Layout layout = Layout.boxes(2, 3).with(Variant.DISJOINT_GROUPS);
        assertThat(layout.houses()).hasSize(24);
        assertThat(layout.houses().get(18 + 4).cells()).containsExactly(7, 10, 19, 22, 31, 34);
        // If the boxes are rows, the same place of each is a column.
        assertThat(Layout.boxes(1, 5).with(Variant.DISJOINT_GROUPS).houses()).hasSize(10);
        assertThat(Layout.boxes(5, 1).with(Variant.DISJOINT_GROUPS).houses()).hasSize(10);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,2", "1,3", "2,2", "2,3", "3,3", "4,4", "5,5"})
    void leapersHaveAsManyPairsAsTheFormulaSays(int rows, int columns) {
        int n = rows * columns;
        Layout layout = Layout.boxes(rows, columns).with(Variant.ANTI_KNIGHT).with(Variant.ANTI_KING);
        // A knight's move spans a 2 × 3 or 3 × 2 rectangle, with two moves in each; a king's diagonal move spans a 2 ×
        // 2 square.
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
    void theSideAloneImpliesTheBoxesNearestToASquare() {
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
    void messagesOnIllegalSizesGiveNameAndRange() {
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
    void returnsNothingThatCanBeModified() {
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

    @Test
    void layoutsWithTheSameRulesAreEqualWhateverTheOrderOfAdding() {
        MustDiffer far = MustDiffer.of("far", 0, 80);
        MustDiffer near = MustDiffer.of("near", 0, 10);
        MustDiffer otherFar = MustDiffer.of("far", 0, 79);
        Refusal refusal = new Refusal();
        UnaryOperator<Layout> diagonals = layout -> layout.with(Variant.DIAGONALS);
        List<UnaryOperator<Layout>> additions = new ArrayList<>(List.of(
                diagonals,
                layout -> layout.with(Variant.WINDOKU),
                layout -> layout.with(Variant.DISJOINT_GROUPS),
                layout -> layout.with(Variant.ANTI_KING),
                layout -> layout.with(Variant.ANTI_KNIGHT),
                layout -> layout.with(far),
                layout -> layout.with(near),
                layout -> layout.with(otherFar),
                layout -> layout.with(refusal)));
        Layout first = all(Layout.classic(), additions);
        for (int seed = 0; seed < 20; seed++) {
            Collections.shuffle(additions, new Random(seed));
            Layout other = all(Layout.classic(), additions);
            assertThat(other).isEqualTo(first).hasSameHashCodeAs(first).hasToString(first.toString());
            assertThat(other.houses()).isEqualTo(first.houses());
            assertThat(other.rules()).isEqualTo(first.rules());
            assertThat(all(other, additions)).isSameAs(other);
            assertThat(Grid.empty(other)).isEqualTo(Grid.empty(first));
        }
        assertThat(first).hasToString("3x3 diagonals windoku disjoint anti-knight anti-king far far near refusal");
        assertThat(first.without(otherFar))
                .isNotEqualTo(first)
                .isEqualTo(first.without(otherFar).without(otherFar));
        assertThat(first.without(otherFar).with(otherFar)).isEqualTo(first);
    }

    private static Layout all(Layout layout, List<UnaryOperator<Layout>> additions) {
        Layout result = layout;
        for (UnaryOperator<Layout> addition : additions) {
            result = addition.apply(result);
        }
        return result;
    }

    /** Rules of a class that users define have no order of their own if their names are the same. */
    @Test
    void rulesOfTheSameNameAreComparedAsASet() {
        Rule one = new Refusal();
        Rule other = new Refusal();
        Layout layout = Layout.boxes(2, 2).with(one).with(other);
        assertThat(layout.rules()).hasSize(2);
        assertThat(layout)
                .isEqualTo(Layout.boxes(2, 2).with(other).with(one))
                .hasSameHashCodeAs(Layout.boxes(2, 2).with(other).with(one))
                .isNotEqualTo(Layout.boxes(2, 2).with(one).with(new Refusal()));
    }

    @Test
    void aRuleThatAddsNothingCountsOnce() {
        MustDiffer far = MustDiffer.of("far", 0, 80);
        Layout layout = Layout.classic().with(far);
        assertThat(layout.with(MustDiffer.of("far", 80, 0))).isSameAs(layout);
        Layout knight = Layout.classic().with(Variant.ANTI_KNIGHT);
        Rule itsRule = knight.rules().get(0);
        assertThat(knight.with(itsRule)).isSameAs(knight);
        assertThat(Layout.classic().with(itsRule).variants()).containsExactly(Variant.ANTI_KNIGHT);
        assertThat(knight.without(itsRule)).isEqualTo(Layout.classic());
        assertThat(knight.addedRules()).isEmpty();
    }

    @Test
    void aRuleThatAUserDefinesIsShownEvenIfItIsNamedLikeAVariant() {
        Layout layout = Layout.classic().with(MustDiffer.of("anti-knight", 0, 80));
        assertThat(layout).hasToString("3x3 \"anti-knight\"");
        assertThat(layout.with(Variant.ANTI_KNIGHT)).hasToString("3x3 anti-knight \"anti-knight\"");
        assertThat(layout.variants()).isEmpty();
        assertThat(layout.isPlain()).isFalse();
    }

    @Test
    void variantsAndRulesCanBeRemoved() {
        MustDiffer far = MustDiffer.of("far", 0, 80);
        Layout layout = Layout.classic().with(Variant.DIAGONALS).with(far).with(Variant.ANTI_KING);
        assertThat(layout.base()).isEqualTo(Layout.classic());
        assertThat(layout.base().isClassic()).isTrue();
        assertThat(layout.without(far))
                .isEqualTo(Layout.classic().with(Variant.DIAGONALS).with(Variant.ANTI_KING));
        assertThat(layout.without(Variant.DIAGONALS).without(Variant.ANTI_KING))
                .isEqualTo(Layout.classic().with(far));
        assertThat(layout.without(Variant.WINDOKU)).isSameAs(layout);
        assertThat(layout.without(new Refusal())).isSameAs(layout);
        int[] regions = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3};
        assertThat(Layout.regions(regions).with(Variant.DIAGONALS).base()).isEqualTo(Layout.regions(regions));
    }

    @Test
    void peersAreTheCellsThatMustDifferByAHouseOrARule() {
        List<Layout> layouts = new ArrayList<>(List.of(
                Layout.boxes(1, 1),
                Layout.boxes(2, 3),
                Layout.classic(),
                Layout.regions(0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3),
                Layout.classic().with(MustDiffer.of("far", 0, 80, 1, 2)).with(Variant.ANTI_KING)));
        for (Variant variant : Variant.values()) {
            layouts.add(Layout.classic().with(variant));
        }
        for (Layout layout : layouts) {
            boolean[][] differ = Layouts.differ(layout);
            for (int a = 0; a < layout.cellCount(); a++) {
                List<Integer> expected = new ArrayList<>();
                for (int b = 0; b < layout.cellCount(); b++) {
                    assertThat(layout.mustDiffer(a, b)).isEqualTo(differ[a][b]);
                    if (differ[a][b]) {
                        expected.add(b);
                    }
                }
                assertThat(layout.peers(a)).as("%s %s", layout, a).containsExactly(expected.toArray(new Integer[0]));
            }
        }
        assertThat(Layout.classic().shareHouse(0, 10)).isTrue();
        assertThat(Layout.classic().with(Variant.ANTI_KNIGHT).shareHouse(2, 13)).isFalse();
    }

    @Test
    void theFirstUnknownRuleIsNamed() {
        Refusal refusal = new Refusal();
        Layout layout = Layout.classic().with(Variant.ANTI_KING).with(refusal).with(MustDiffer.of("far", 0, 80));
        assertThat(layout.unknownRule(Set.of(MustDiffer.class))).containsSame(refusal);
        assertThat(layout.unknownRule(Set.of(MustDiffer.class, Refusal.class))).isEmpty();
        assertThat(layout.unknownRule(Set.of()).map(Rule::name)).contains("anti-king");
        assertThat(layout.mustDifferRules()).hasSize(2);
        rejects(
                "the reader does not know rule refusal",
                () -> layout.requireKnownRules("the reader", Set.of(MustDiffer.class)));
        layout.without(refusal).requireKnownRules("the reader", Set.of(MustDiffer.class));
    }

    @Test
    void cellsAndPositionsAreChecked() {
        Layout layout = Layout.boxes(2, 2);
        rejects("cell must be from 0 to 15, but is 16", () -> layout.houseCount(16));
        rejects("cell must be from 0 to 15, but is -1", () -> layout.houseOf(-1, 0));
        rejects("cell must be from 0 to 15, but is 16", () -> layout.peers(16));
        rejects("cell must be from 0 to 15, but is -1", () -> layout.mustDiffer(-1, 3));
        rejects("cell must be from 0 to 15, but is 16", () -> layout.shareHouse(3, 16));
        assertThatThrownBy(() -> layout.houseOf(0, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> layout.houses().get(0).cell(4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> MustDiffer.of("far", 0, 1).first(1)).isInstanceOf(IndexOutOfBoundsException.class);
        rejects("cell must be in a grid, but is number 5 at side 0", () -> Cell.numbered(5, 0));
        rejects("cell must be in a grid, but is number 16 at side 4", () -> Cell.numbered(16, 4));
        rejects("cell must be in a grid, but is number -1 at side 4", () -> Cell.numbered(-1, 4));
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

    @Test
    void cellsOutsideTheGridAreNeitherPeersNorDifferent() {
        Layout layout = Layout.boxes(2, 2);
        for (int wrong : new int[] {-1, 16}) {
            assertThatIllegalArgumentException().isThrownBy(() -> layout.mustDiffer(wrong, wrong));
            assertThatIllegalArgumentException().isThrownBy(() -> layout.mustDiffer(0, wrong));
            assertThatIllegalArgumentException().isThrownBy(() -> layout.mustDiffer(wrong, 0));
            assertThatIllegalArgumentException().isThrownBy(() -> layout.peers(wrong));
        }
    }

    /** Which cells must differ, straight from what a rectangle is said to be. */
    @Test
    void cellsOfARectangleDifferInItsRowsColumnsAndBoxes() {
        assertRectangle(Layout.rectangle(9, 9, 10, new BoxShape(3, 3)), (row, column) -> row / 3 * 3 + column / 3);
        assertRectangle(Layout.rectangle(6, 8, 8, new BoxShape(2, 4)), (row, column) -> row / 2 * 2 + column / 4);
        assertRectangle(Layout.rectangle(6, 6, 9, new BoxShape(3, 3)), (row, column) -> row / 3 * 2 + column / 3);
        assertRectangle(Layout.rectangle(9, 8, 9), (row, column) -> row * 8 + column);
        int[] regions = {0, 1, 1, 0, 2, 1, 0, 2, 3, 0, -1, 3};
        assertRectangle(
                Layout.rectangle(4, 3, 5, regions),
                (row, column) -> regions[3 * row + column] < 0 ? 99 : regions[3 * row + column]);
    }

    private static void assertRectangle(Layout layout, IntBinaryOperator region) {
        int side = layout.side();
        for (int a = 0; a < layout.cellCount(); a++) {
            for (int b = 0; b < layout.cellCount(); b++) {
                boolean areUsed = a / side < layout.rows()
                        && a % side < layout.columns()
                        && b / side < layout.rows()
                        && b % side < layout.columns();
                boolean shareLine = a / side == b / side || a % side == b % side;
                boolean shareRegion =
                        areUsed && region.applyAsInt(a / side, a % side) == region.applyAsInt(b / side, b % side);
                assertThat(layout.mustDiffer(a, b))
                        .as("%s: %s and %s", layout, Cell.numbered(a, side), Cell.numbered(b, side))
                        .isEqualTo(a != b && areUsed && (shareLine || shareRegion));
            }
        }
        for (House house : layout.houses()) {
            assertThat(house.size()).isEqualTo(side);
        }
        assertThat(layout.cells()).hasSize(layout.rows() * layout.columns());
    }

    @Test
    void aRectangleWithAsManyOfEachAsDigitsIsAnUsualLayout() {
        assertThat(Layout.rectangle(9, 9, 9, new BoxShape(3, 3))).isEqualTo(Layout.classic());
        assertThat(Layout.rectangle(5, 5, 5)).isEqualTo(Layout.boxes(1, 5));
        int[] regions = {0, 0, 1, 1, 0, 0, 1, 1, 2, 3, 3, 2, 2, 3, 3, 2};
        assertThat(Layout.rectangle(4, 4, 4, regions)).isEqualTo(Layout.regions(regions));
        assertThat(Layout.classic().withValues(new DigitValues(0, 9)))
                .isEqualTo(Layout.rectangle(9, 9, 10, new BoxShape(3, 3)).withLeastValue(0))
                .hasToString("grid of 9x9 with boxes of 3x3 and digits 0-9");
        assertThat(Layout.classic().withValues(new DigitValues(0, 9)).withValues(new DigitValues(1, 9)))
                .isEqualTo(Layout.classic());
    }

    @Test
    void aLayoutIsOfItsSideIfItIsTheDefaultOne() {
        List<Layout> layouts = new ArrayList<>();
        for (int side = 1; side <= 36; side++) {
            for (int rows = 1; rows <= side; rows++) {
                if (side % rows == 0) {
                    layouts.add(Layout.boxes(rows, side / rows));
                }
            }
        }
        layouts.add(Layout.classic().withLeastValue(0));
        layouts.add(Layout.classic().with(Variant.DIAGONALS).without(Variant.DIAGONALS));
        layouts.add(Layout.classic().with(House.of("centre dots", 10, 13, 16, 37, 40, 43, 64, 67, 70)));
        layouts.add(Layout.regions(Layout.classic().regionOfCells()));
        layouts.add(Layout.rectangle(9, 9, 10, new BoxShape(3, 3)));
        for (Layout layout : layouts) {
            assertThat(layout.isOfSide())
                    .as(layout.toString())
                    .isEqualTo(
                            Layout.ofSide(layout.side()).filter(layout::equals).isPresent());
        }
    }
}
