package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.chain.ForcingChain;
import io.github.sudokusat.logic.sets.AlsChain;
import io.github.sudokusat.logic.sets.DeathBlossom;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.logic.unique.DeadlyPattern;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the bounds of each technique: a pattern at the bound is found, one beyond it is not. */
class BoundsTest {

    private static final Layout THIRTY = Layout.boxes(5, 6);

    private static CandidateGrid full(Layout layout) {
        return CandidateGrid.full(CandidateLayout.of(layout));
    }

    private static int cell(Layout layout, int row, int column) {
        return row * layout.side() + column;
    }

    private static List<Step> steps(CandidateGrid position, Technique technique) {
        return LogicSolver.of(position.layout())
                .withUniqueness(true)
                .all(position, List.of(technique))
                .orElseThrow();
    }

    /**
     * Cells that each see only the next, with two digits each, the last of which is also in the first: any two neighbours form an almost locked set,
     * and no larger group does.
     */
    private static CandidateGrid staircase(int cells) {
        CandidateGrid grid = full(THIRTY);
        for (int i = 0; i < cells; i++) {
            // Seven lines further is another band or stack.
            int row = i / 2 * 7 % 30;
            int column = (i + 1) / 2 * 7 % 30;
            grid.retain(cell(THIRTY, row, column), i + 1, (i + 1) % cells + 1);
        }
        return grid;
    }

    @Test
    void chainsOfAlmostLockedSetsHaveAtMostTwelveSets() {
        assertThat(steps(staircase(2 * AlsChain.MAX_SETS), Technique.ALS_XY_CHAIN))
                .isNotEmpty()
                .allMatch(step -> step.size() == AlsChain.MAX_SETS);
        assertThat(steps(staircase(2 * AlsChain.MAX_SETS + 2), Technique.ALS_XY_CHAIN))
                .isEmpty();
    }

    /** An almost locked set of given size in the first row, no part of which shares two digits with a bivalue cell. */
    private static CandidateGrid almostLocked(Layout layout, int cells) {
        CandidateGrid grid = full(layout);
        for (int i = 0; i < cells; i++) {
            IntStream others = IntStream.rangeClosed(3, cells + 1);
            grid.retain(i, (i < 2 ? IntStream.concat(IntStream.of(i + 1), others) : others).toArray());
        }
        grid.retain(cell(layout, layout.side() - 1, 0), 1, 2);
        return grid;
    }

    @ParameterizedTest
    @CsvSource({"3, 3, 7", "3, 4, 4", "4, 4, 4", "4, 5, 3", "5, 5, 3"})
    void almostLockedSetsHaveSoManyCells(int boxRows, int boxColumns, int most) {
        Layout layout = Layout.boxes(boxRows, boxColumns);
        String removed = "r" + layout.side() + "c2<>2";
        assertThat(steps(almostLocked(layout, most), Technique.ALS_XZ))
                .anyMatch(step -> Positions.conclusion(step).contains(removed));
        if (layout.side() > 9) {
            assertThat(steps(almostLocked(layout, most + 1), Technique.ALS_XZ)).isEmpty();
        }
    }

    /** A stem with given digits and, for each of them, a cell in its row that has the digit and 16. */
    private static CandidateGrid blossom(int petals) {
        Layout layout = Layout.boxes(4, 4);
        CandidateGrid grid = full(layout);
        grid.retain(0, IntStream.rangeClosed(1, petals).toArray());
        int[] cells = {4, 5, 8, 9, 12, 13};
        for (int i = 0; i < petals; i++) {
            grid.retain(cells[i], i + 1, 16);
        }
        return grid;
    }

    @Test
    void blossomsHaveAtMostFivePetals() {
        CandidateGrid few = blossom(DeathBlossom.MAX_PETALS);
        assertThat(steps(few, Technique.DEATH_BLOSSOM))
                .anyMatch(step ->
                        isStem(step) && step.explanation().parts(Role.SET).size() == DeathBlossom.MAX_PETALS);
        CandidateGrid many = blossom(DeathBlossom.MAX_PETALS + 1);
        assertThat(steps(many, Technique.DEATH_BLOSSOM)).noneMatch(BoundsTest::isStem);
    }

    private static boolean isStem(Step step) {
        return step.explanation()
                        .parts(Role.HINGE)
                        .get(0)
                        .candidates()
                        .get(0)
                        .cell()
                        .number(16)
                == 0;
    }

    /** A rectangle whose roof has two further digits, which form a naked set with given cells of its row but with no smaller number of them. */
    private static CandidateGrid rectangle(int cells) {
        Layout layout = Layout.boxes(4, 4);
        CandidateGrid grid = full(layout);
        grid.retain(0, 1, 2);
        grid.retain(4, 1, 2);
        grid.retain(16, 1, 2, 3);
        grid.retain(20, 1, 2, 4);
        for (int i = 0; i < cells; i++) {
            grid.retain(16 + 8 + i, i == 0 ? 4 : i + 4, i == cells - 1 ? 3 : i + 5);
        }
        return grid;
    }

    @Test
    void rectanglesHaveAtMostFourFurtherCells() {
        assertThat(steps(rectangle(DeadlyPattern.MAX_EXTRA_CELLS), Technique.UNIQUE_RECTANGLE_3))
                .hasSize(1);
        assertThat(steps(rectangle(DeadlyPattern.MAX_EXTRA_CELLS + 1), Technique.UNIQUE_RECTANGLE_3))
                .isEmpty();
    }

    /**
     * A cell with three digits, each of which removes a digit from the last cell of the first row: by two short chains, and by one through a row of
     * cells. The lower half has few candidates, to keep their number small.
     */
    private static CandidateGrid threeWays(int cells) {
        Layout layout = Layout.boxes(3, 6);
        CandidateGrid grid = full(layout);
        for (int cell = layout.cellCount() / 2; cell < layout.cellCount(); cell++) {
            for (int i = 6; i < 18; i++) {
                grid.remove(cell, (6 * (cell / 18) + cell / 54 + cell + i) % 18 + 1);
            }
        }
        int last = cells + 1;
        for (int i = 0; i < cells; i++) {
            grid.retain(i, i + 1, i + 2);
        }
        grid.retain(cell(layout, 5, 0), 1, 9, 10);
        grid.retain(cell(layout, 5, 17), 9, last);
        grid.retain(cell(layout, 7, 0), 10, 11);
        grid.retain(cell(layout, 7, 17), 11, last);
        return grid;
    }

    @Test
    void forcingChainsHaveAtMostThirtyLinks() {
        int cells = (ForcingChain.MAX_LINKS - 1) / 2;
        assertThat(steps(threeWays(cells), Technique.FORCING_CHAIN))
                .anyMatch(step -> Positions.conclusion(step).contains("r1c18<>" + (cells + 1)));
        assertThat(steps(threeWays(cells + 1), Technique.FORCING_CHAIN))
                .noneMatch(step -> Positions.conclusion(step).contains("r1c18<>" + (cells + 2)));
    }

    @ParameterizedTest
    @EnumSource(names = {"TEMPLATE_SET", "TEMPLATE_DELETE", "MUTANT_FISH", "FRANKEN_FISH"})
    void someAreLeftOutOfGridsLargerThanNine(Technique technique) {
        assertThat(steps(patterns(3, 3), technique)).isNotEmpty();
        assertThat(steps(patterns(2, 5), technique)).isEmpty();
    }

    /**
     * Patterns of each digit: 1 with one place in the last row, 2 with two in the first row and the last column, 3 with two in the first row and the
     * last box of a stack.
     */
    private static CandidateGrid patterns(int boxRows, int boxColumns) {
        Layout layout = Layout.boxes(boxRows, boxColumns);
        CandidateGrid grid = full(layout);
        int end = layout.side() - 1;
        for (int i = 0; i <= end; i++) {
            if (i != 4) {
                grid.remove(cell(layout, end, i), 1);
            }
            if (i != 0 && i != end - 1) {
                grid.remove(i, 2);
            }
            if (i != 1 && i != end - 2) {
                grid.remove(cell(layout, i, end), 2);
            }
            if (i > 1) {
                grid.remove(i, 3);
            }
        }
        for (int r = 0; r < boxRows; r++) {
            for (int c = 0; c < boxColumns; c++) {
                if (r > 1 || c != 1 - r) {
                    grid.remove(cell(layout, end - r, c), 3);
                }
            }
        }
        return grid;
    }
}
