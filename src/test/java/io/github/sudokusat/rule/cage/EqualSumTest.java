package io.github.sudokusat.rule.cage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Equal sums that make up a house have their share of its sum; others are compared with each other. */
@Tag("long")
class EqualSumTest {

    private static final String MAGIC = "equal-sum r4c4 r4c5 r4c6 = r5c4 r5c5 r5c6 = r6c4 r6c5 r6c6 = r4c4 r5c4 r6c4"
            + " = r4c5 r5c5 r6c5 = r4c6 r5c6 r6c6 = r4c4 r5c5 r6c6 = r4c6 r5c5 r6c4";

    private static NamedRule rule(String text) {
        return RuleText.read(new RuleWords(text, 1, 0, Layout.classic())).orElseThrow();
    }

    /** The centre box of a grid that is empty otherwise. */
    private static Grid centre(List<Integer> digits) {
        Grid grid = Grid.empty(Layout.classic());
        for (int i = 0; i < digits.size(); i++) {
            grid = grid.with(new Cell(3 + i / 3, 3 + i % 3), digits.get(i));
        }
        return grid;
    }

    private static void permute(List<Integer> chosen, List<List<Integer>> all) {
        if (chosen.size() == 9) {
            all.add(List.copyOf(chosen));
            return;
        }
        for (int digit = 1; digit <= 9; digit++) {
            if (!chosen.contains(digit)) {
                chosen.add(digit);
                permute(chosen, all);
                chosen.remove(chosen.size() - 1);
            }
        }
    }

    private static boolean isAllowed(Primitive primitive, Grid grid) {
        int[] cells = primitive.cells();
        int[] digits = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            digits[i] = grid.digit(Cell.numbered(cells[i], 9));
        }
        return primitive.isPossible(digits);
    }

    /** There are eight magic squares of 1 to 9: one but for turning and reflecting it. */
    @Test
    void thereAreEightMagicSquares() {
        List<List<Integer>> all = new ArrayList<>();
        permute(new ArrayList<>(), all);
        NamedRule rule = rule(MAGIC);
        List<Primitive> primitives = rule.primitives(Layout.classic());
        int count = 0;
        for (List<Integer> digits : all) {
            Grid grid = centre(digits);
            boolean isAllowed = primitives.stream().allMatch(primitive -> isAllowed(primitive, grid));
            List<Object> conflicts = new ArrayList<>();
            rule.conflicts(grid, conflicts::add);
            assertThat(isAllowed).as("%s", digits).isEqualTo(conflicts.isEmpty());
            count += isAllowed ? 1 : 0;
        }
        assertThat(all).hasSize(362_880);
        assertThat(count).isEqualTo(8);
    }

    @Test
    void eachSumOfAMagicSquareIs15() {
        List<Primitive> primitives = rule(MAGIC).primitives(Layout.classic());
        assertThat(primitives).hasSize(8);
        assertThat(primitives)
                .allSatisfy(one -> assertThat(
                                ((DigitSets) one).commonSum().orElseThrow().total())
                        .isEqualTo(15));
    }

    @Test
    void sumsThatMakeUpNoHouseAreCompared() {
        assertThat(rule("equal-sum r1c1 r1c2 = r1c3 r1c4 = r1c5 r1c6 r1c7 = r1c8 r1c9 r2c9")
                        .primitives(Layout.classic()))
                .hasSize(3)
                .allSatisfy(one -> assertThat(((LinearSum) one).total()).isZero());
    }

    /** The five sums of a row are 45/5, so the one of a single cell is 9. */
    @Test
    void theCentreOfAZipperAlongARow() {
        List<Primitive> primitives =
                rule("zipper r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9").primitives(Layout.classic());
        assertThat(primitives).hasSize(5).anySatisfy(one -> {
            assertThat(one.cells()).containsExactly(4);
            assertThat(one.isPossible(new int[] {9})).isTrue();
            assertThat(one.isPossible(new int[] {8})).isFalse();
        });
    }

    @Test
    void aHouseThatCannotBeDividedIsRefused() {
        NamedRule rule = rule("equal-sum r1c1 r1c2 r1c3 r1c4 = r1c5 r1c6 r1c7 r1c8 r1c9");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> rule.primitives(Layout.classic()))
                .withMessage("2 equal sums cannot make up a house, the digits of which sum to 45 (equal sums at r1c1)");
    }
}
