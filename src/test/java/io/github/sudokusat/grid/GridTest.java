package io.github.sudokusat.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GridTest {

    private static final Layout FOUR = Layout.boxes(2, 2);
    private static final int[] SOLVED = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

    @Test
    void cellsAndCandidatesAreAcceptedAsWellAsNumbers() {
        Grid grid = Grid.empty(Layout.classic());
        assertThat(grid.with(new Cell(1, 2), 5)).isEqualTo(grid.with(11, 5));
        assertThat(grid.with(new Candidate(new Cell(8, 8), 9))).isEqualTo(grid.with(80, 9));
        assertThat(grid.with(11, 5).digit(new Cell(1, 2))).isEqualTo(5);
        assertThatThrownBy(() -> grid.digit(new Cell(0, 9))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> grid.digit(new Cell(9, 0))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> grid.with(new Cell(9, 0), 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> grid.with(new Candidate(new Cell(0, 0), 10)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aConflictNamesItsHouseOrRuleAsData() {
        MustDiffer far = MustDiffer.of("far", 0, 80);
        Layout layout = Layout.classic().with(far);
        List<Conflict> conflicts =
                Grid.empty(layout).with(0, 4).with(8, 4).with(80, 4).conflicts();
        assertThat(conflicts).hasSize(3);
        assertThat(conflicts.get(0).house()).contains(layout.houses().get(0));
        assertThat(conflicts.get(0).rule()).isEmpty();
        assertThat(conflicts.get(2).rule()).contains(far);
        assertThat(conflicts.get(2).house()).isEmpty();
        assertThat(conflicts.get(2).constraint()).isEqualTo("far");
        assertThat(conflicts.get(2))
                .isEqualTo(Conflict.of(far, 4, List.of(new Cell(0, 0), new Cell(8, 8)), new DigitValues(1, 9)));
        Conflict sum = Conflict.of(far, List.of(new Cell(0, 0)), "the sum is 4, but must be 5");
        assertThat(sum).hasToString("the sum is 4, but must be 5").isNotEqualTo(conflicts.get(2));
        assertThat(sum.digit()).isZero();
    }

    @Test
    void emptyGridHasNeitherDigitsNorConflicts() {
        Grid grid = Grid.empty(FOUR);
        assertThat(grid.filledCount()).isZero();
        assertThat(grid.conflicts()).isEmpty();
        assertThat(grid.isComplete()).isFalse();
        assertThat(grid).hasToString("................");
    }

    @Test
    void completeGridWithoutConflictsIsSolved() {
        assertThat(Grid.of(FOUR, SOLVED).isSolved()).isTrue();
        assertThat(Grid.of(FOUR, SOLVED).with(0, 2).isSolved()).isFalse();
        assertThat(Grid.of(FOUR, SOLVED).with(0, 0).isSolved()).isFalse();
    }

    @Test
    void listsEveryRepeatWithItsHouseAndCells() {
        Grid grid = Grid.empty(Layout.classic())
                .with(0, 5)
                .with(3, 5)
                .with(8, 5)
                .with(75, 5)
                .with(40, 7);
        assertThat(texts(grid))
                .containsExactly(
                        "5 appears more than once in row 1: r1c1, r1c4, r1c9",
                        "5 appears more than once in column 4: r1c4, r9c4");
        assertThat(texts(Grid.empty(Layout.classic()).with(0, 9).with(10, 9)))
                .containsExactly("9 appears more than once in box 1: r1c1, r2c2");
    }

    /** The second cell shares no row, column or box with the first, so only the rule keeps them different. */
    @ParameterizedTest
    @CsvSource({
        "DIAGONALS, 0, 40, diagonal 1",
        "DIAGONALS, 8, 40, diagonal 2",
        "WINDOKU, 12, 28, window 1",
        "DISJOINT_GROUPS, 1, 31, disjoint group 2",
        "ANTI_KNIGHT, 2, 13, anti-knight",
        "ANTI_KNIGHT, 18, 37, anti-knight",
        "ANTI_KING, 18, 28, anti-king",
        "ANTI_KING, 26, 34, anti-king"
    })
    void eachVariantIsBrokenAlone(Variant variant, int one, int other, String constraint) {
        Grid plain = Grid.empty(Layout.classic()).with(one, 6).with(other, 6);
        assertThat(plain.conflicts()).isEmpty();
        for (Variant added : Variant.values()) {
            List<Conflict> conflicts = plain.on(Layout.classic().with(added)).conflicts();
            if (added == variant) {
                assertThat(conflicts).singleElement().satisfies(conflict -> {
                    assertThat(conflict.constraint()).isEqualTo(constraint);
                    assertThat(conflict.digit()).isEqualTo(6);
                    assertThat(conflict.cells()).containsExactly(Cell.numbered(one, 9), Cell.numbered(other, 9));
                    assertThat(conflict.house().isPresent())
                            .isNotEqualTo(conflict.rule().isPresent());
                });
            } else {
                assertThat(conflicts).as(added.text()).isEmpty();
            }
        }
    }

    @Test
    void aJigsawRegionCanBeViolatedAlone() {
        int[] regions = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
        assertThat(texts(Grid.empty(Layout.regions(regions)).with(2, 1).with(4, 1)))
                .containsExactly("1 appears more than once in region 1: r1c3, r2c1");
    }

    @Test
    void conflictsAreThoseFoundByComparingAllCells() {
        Random random = new Random(7);
        Layout layout = Layout.boxes(2, 3).with(Variant.DIAGONALS).with(Variant.ANTI_KNIGHT);
        for (int round = 0; round < 200; round++) {
            Grid grid = Grid.empty(layout);
            for (int i = 0; i < 12; i++) {
                grid = grid.with(random.nextInt(36), 1 + random.nextInt(6));
            }
            assertThat(texts(grid)).as(grid.toString()).containsExactlyInAnyOrderElementsOf(naiveConflicts(grid));
        }
    }

    private static List<String> naiveConflicts(Grid grid) {
        List<String> found = new ArrayList<>();
        for (House house : grid.layout().houses()) {
            for (int digit = 1; digit <= grid.layout().side(); digit++) {
                List<String> cells = new ArrayList<>();
                for (int cell = 0; cell < grid.layout().cellCount(); cell++) {
                    if (house.holds(cell) && grid.digit(cell) == digit) {
                        cells.add(Cell.numbered(cell, grid.layout().side()).toString());
                    }
                }
                if (cells.size() > 1) {
                    String where = (house.kind() == House.Kind.DIAGONAL ? "on " : "in ") + house;
                    found.add(digit + " appears more than once " + where + ": " + String.join(", ", cells));
                }
            }
        }
        int side = grid.layout().side();
        for (int a = 0; a < grid.layout().cellCount(); a++) {
            for (int b = a + 1; b < grid.layout().cellCount(); b++) {
                int product = (a / side - b / side) * (a % side - b % side);
                if (Math.abs(product) == 2
                        && Math.abs(a / side - b / side) < 3
                        && grid.digit(a) != 0
                        && grid.digit(a) == grid.digit(b)) {
                    found.add(grid.digit(a) + " appears in " + Cell.numbered(a, side) + " and " + Cell.numbered(b, side)
                            + ", which must differ (anti-knight)");
                }
            }
        }
        return found;
    }

    @Test
    void withChangesOnlyTheCopy() {
        Grid grid = Grid.of(FOUR, SOLVED);
        Grid changed = grid.with(5, 0);
        assertThat(grid.digit(5)).isEqualTo(4);
        assertThat(changed.digit(new Cell(1, 1))).isZero();
        assertThat(grid.keeps(changed)).isTrue();
        assertThat(changed.keeps(grid)).isFalse();
        assertThat(changed.with(5, 4)).isEqualTo(grid).hasSameHashCodeAs(grid);
        assertThat(grid.keeps(Grid.empty(Layout.classic()))).isFalse();
    }

    @Test
    void arraysAreCopiedInAndOut() {
        int[] digits = SOLVED.clone();
        Grid grid = Grid.of(FOUR, digits);
        digits[0] = 4;
        grid.digits()[1] = 4;
        assertThat(grid.digits()).containsExactly(SOLVED);
    }

    @Test
    void gridsOnDifferentLayoutsDiffer() {
        Grid grid = Grid.of(FOUR, SOLVED);
        assertThat(grid.on(FOUR.with(Variant.DIAGONALS))).isNotEqualTo(grid);
        assertThat(grid.on(Layout.boxes(2, 2))).isEqualTo(grid);
    }

    @Test
    void writesLettersUpToSide35AndNumbersBeyond() {
        assertThat(Grid.empty(Layout.boxes(3, 4)).with(1, 10).with(2, 12).toString())
                .startsWith(".AC...");
        assertThat(Grid.empty(Layout.boxes(6, 6)).with(1, 36).toString()).startsWith("0 36 0 ");
    }

    @Test
    void holdsDigit256() {
        Grid grid = Grid.empty(Layout.boxes(16, 16)).with(65_535, 256);
        assertThat(grid.digit(new Cell(255, 255))).isEqualTo(256);
    }

    @Test
    void rejectsWhatIsOutOfRange() {
        rejects("expected 16 digits for this layout, but found 3", () -> Grid.of(FOUR, 1, 2, 3));
        rejects(
                "digit must be from 0 (blank) to 4, but is 5",
                () -> Grid.empty(FOUR).with(0, 5));
        rejects(
                "digit must be from 0 (blank) to 4, but is -1",
                () -> Grid.empty(FOUR).with(0, -1));
        rejects("cell must be from 0 to 15, but is 16", () -> Grid.empty(FOUR).digit(16));
        rejects("cell must be from 0 to 15, but is -1", () -> Grid.empty(FOUR).with(-1, 1));
        rejects("r1c5 is outside the 4x4 grid", () -> Grid.empty(FOUR).digit(new Cell(0, 4)));
        rejects("side must be 4, but is 9", () -> Grid.empty(FOUR).on(Layout.classic()));
    }

    private static void rejects(String message, Runnable action) {
        assertThatThrownBy(action::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    private static List<String> texts(Grid grid) {
        return grid.conflicts().stream().map(Conflict::toString).toList();
    }
}
