package io.github.sudokusat.grid.candidates.filter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.outside.LittleKiller;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SumUnionTest {

    private static final int SIDE = 9;

    private static List<Cell> diagonal(int column) {
        int last = SIDE - 1;
        return column >= 0
                ? CellText.run(new Cell(0, column), new Cell(last - column, last))
                : CellText.run(new Cell(-column, 0), new Cell(last, last + column));
    }

    private static List<SumUnion> unions(Layout layout) {
        return SumUnion.of(HouseSums.cages(layout), new Peers(layout));
    }

    @Test
    void diagonalsSideBySideAreTakenTogether() {
        Layout layout = Layout.classic()
                .with(List.of(
                        LittleKiller.of(49, diagonal(0)),
                        LittleKiller.of(49, diagonal(-1)),
                        LittleKiller.of(49, diagonal(-2))));
        // In boxes of 3, 3, 6, 6 and 6 cells: from 75 to 165.
        assertThat(unions(layout)).singleElement().satisfies(union -> {
            assertThat(union.sum().cells()).hasSize(24).doesNotHaveDuplicates();
            assertThat(union.sum().total()).isEqualTo(147);
            assertThat(union.slack()).isEqualTo(18);
            assertThat(union.range()).isEqualTo(90);
        });
    }

    @Test
    void sumsWithACommonCellAreNot() {
        Layout layout = Layout.classic()
                .with(List.of(
                        LittleKiller.of(15, diagonal(0)),
                        LittleKiller.of(15, CellText.run(new Cell(8, 0), new Cell(0, 8)))));
        assertThat(unions(layout)).isEmpty();
    }

    @Test
    void nothingOfASolutionIsRemoved() {
        Random random = new Random(34);
        int found = 0;
        for (long seed = 1; seed <= 100; seed++) {
            Grid solution = new PuzzleMaker(seed).solution(Layout.classic());
            List<NamedRule> rules = new ArrayList<>();
            for (int column = -6; column <= 6; column++) {
                List<Cell> cells = diagonal(column);
                int sum = cells.stream().mapToInt(solution::digit).sum();
                if (random.nextInt(3) > 0) {
                    rules.add(LittleKiller.of(sum, cells));
                }
            }
            Layout layout = Layout.classic().with(rules);
            for (SumUnion union : unions(layout)) {
                found++;
                Filter filter = SumFilter.of(union.name(), union.sum(), new Peers(layout));
                long[] masks = new long[SIDE * SIDE];
                for (int cell = 0; cell < masks.length; cell++) {
                    masks[cell] = Digits.of(solution.digit(cell)) | random.nextInt(1 << SIDE);
                }
                assertThat(filter.narrow(masks)).isTrue();
                for (int cell = 0; cell < masks.length; cell++) {
                    assertThat(Digits.contains(masks[cell], solution.digit(cell)))
                            .isTrue();
                }
            }
        }
        assertThat(found).isPositive();
    }
}
