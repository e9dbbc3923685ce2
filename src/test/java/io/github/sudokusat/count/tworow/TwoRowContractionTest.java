package io.github.sudokusat.count.tworow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.count.contraction.CountPlan;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.testing.ClueSetKind;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Known totals, refused layouts, and counts that are stopped.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Mathematics_of_Sudoku">Mathematics of Sudoku, for the numbers of grids</a>
 */
class TwoRowContractionTest {

    private static final Grid EIGHT = Grid.empty(Layout.boxes(2, 4));

    private static TwoRowContraction plan(Grid grid) {
        return TwoRowContraction.plan(grid, Limits.none().watch()).orElseThrow();
    }

    private static CountPlan.Result exact(String number) {
        return new CountPlan.Result(new BigInteger(number), null);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, 288", "2, 3, 28200960", "3, 2, 28200960", "2, 4, 29136487207403520", "4, 2, 29136487207403520"})
    void emptyGridsHaveTheirKnownTotals(int rows, int columns, String total) {
        Grid empty = Grid.empty(Layout.boxes(rows, columns));
        assertThat(plan(empty).count(TaskRunner.IN_SEQUENCE, Limits.none())).isEqualTo(exact(total));
    }

    /** Each of the eight digits of a cell occurs in the same number of grids. */
    @Test
    void aGivenLeavesAnEighth() {
        for (int cell : new int[] {0, 13, 22, 35, 63}) {
            assertThat(plan(EIGHT.with(cell, 1 + cell % 8)).count(TaskRunner.IN_SEQUENCE, Limits.none()))
                    .isEqualTo(exact("3642060900925440"));
        }
    }

    @Test
    void solvedAndImpossibleGridsAreCounted() {
        Layout layout = Layout.boxes(4, 2);
        Grid solved = ClueSetKind.ANYWHERE.solution(layout, 3);
        assertThat(plan(solved).count(TaskRunner.IN_SEQUENCE, Limits.none())).isEqualTo(exact("1"));
        // In the first row 8 must be in the last cell, whose column already has one.
        Grid impossible = Grid.empty(layout);
        for (int cell = 0; cell < 7; cell++) {
            impossible = impossible.with(cell, cell + 1);
        }
        assertThat(plan(impossible.with(63, 8)).count(TaskRunner.IN_SEQUENCE, Limits.none()))
                .isEqualTo(exact("0"));
    }

    @Test
    void otherLayoutsAreRefused() {
        for (Layout layout : new Layout[] {
            Layout.classic(),
            Layout.boxes(2, 5),
            Layout.boxes(1, 4),
            Layout.boxes(2, 1),
            Layout.boxes(2, 4).with(Variant.DIAGONALS),
            Layout.boxes(2, 3).with(Variant.ANTI_KING),
            Layout.regions(Layout.boxes(2, 3).regionOfCells())
        }) {
            assertThat(TwoRowContraction.supports(layout)).as("%s", layout).isFalse();
            Grid grid = Grid.empty(layout);
            assertThatThrownBy(() -> plan(grid))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("two rows or two columns")
                    .hasMessageContaining(layout.toString());
        }
        assertThatThrownBy(() -> plan(EIGHT.with(0, 1).with(1, 1))).hasMessageContaining("must have no conflicts");
    }

    @Test
    void progressReportsTheWork() {
        for (Grid grid : new Grid[] {EIGHT, EIGHT.with(5, 1).with(17, 2), Grid.empty(Layout.boxes(3, 2))}) {
            TwoRowContraction plan = plan(grid);
            List<Long> done = new ArrayList<>();
            plan.count(TaskRunner.IN_SEQUENCE, Limits.none().withProgress((what, now, total) -> {
                assertThat(total).isEqualTo(plan.work());
                done.add(now);
            }));
            assertThat(done).isSorted().doesNotHaveDuplicates().endsWith(plan.work());
        }
    }

    /** Cancels a count at each report of progress in turn: it returns a lower bound, which grows. */
    @Test
    void whatIsAddedBeforeALimitIsALowerBound() {
        TwoRowContraction plan = plan(EIGHT);
        BigInteger before = BigInteger.ZERO;
        for (int reports = 1; reports < 50; reports += 12) {
            Cancellation cancellation = new Cancellation();
            int[] left = {reports};
            CountPlan.Result result = plan.count(
                    TaskRunner.IN_SEQUENCE,
                    Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
                        if (--left[0] == 0) {
                            cancellation.cancel();
                        }
                    }));
            assertThat(result.stop()).isEqualTo(StopReason.CANCELLED);
            assertThat(result.value()).isGreaterThan(before).isLessThan(new BigInteger("29136487207403520"));
            before = result.value();
        }
    }

    @Test
    void aCountStoppedBeforeItBeginsKnowsNothing() {
        Limits limits = Limits.none().withTimeout(() -> 0, 0);
        assertThat(TwoRowContraction.plan(EIGHT, limits.watch())).isEmpty();
        assertThat(plan(EIGHT).count(TaskRunner.IN_SEQUENCE, limits))
                .isEqualTo(new CountPlan.Result(BigInteger.ZERO, StopReason.TIME_LIMIT));
    }
}
