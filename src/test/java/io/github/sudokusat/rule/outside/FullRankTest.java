package io.github.sudokusat.rule.outside;

import static io.github.sudokusat.rule.RuleContract.base;
import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.read;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FullRankTest {

    /** A published puzzle's solution with its ranks: the fourth row has rank 5, though some lines are equal. */
    private static final int[] SMALL = {3, 2, 4, 1, 1, 4, 3, 2, 4, 1, 2, 3, 2, 3, 1, 4};

    @Test
    void the_primitives_hold_in_a_grid_exactly_if_the_rule_reports_nothing() {
        List<Grid> grids = BruteForce.solutions(Grid.empty(base(4)), 1000);
        assertThat(grids).hasSize(288);
        int holding = 0;
        int tiedHolding = 0;
        for (List<Cell> line : lines(4)) {
            for (int rank = 1; rank <= 16; rank++) {
                int own = requireAgreement(FullRank.of(rank, line), grids);
                int tied = requireAgreement(FullRank.tied(rank, line), grids);
                assertThat(tied).isGreaterThanOrEqualTo(own);
                holding += own;
                tiedHolding += tied;
            }
        }
        assertThat(holding).isPositive();
        // Each line of each grid has a rank, if it may be tied.
        assertThat(tiedHolding).isEqualTo(16 * 288).isGreaterThan(holding);
    }

    @Test
    void larger_grids_are_ranked_as_well() {
        Random random = new Random(12);
        for (int side : new int[] {6, 9}) {
            Grid grid = new PuzzleMaker(12).solution(base(side));
            int holding = 0;
            for (List<Cell> line : lines(side)) {
                for (int rank = 1; rank <= 4 * side; rank += 1 + random.nextInt(3)) {
                    holding += requireAgreement(FullRank.of(rank, line), List.of(grid));
                }
            }
            assertThat(holding).isGreaterThan(side);
        }
    }

    /** The number of grids in which a rule holds. */
    private static int requireAgreement(NamedRule rule, List<Grid> grids) {
        List<Primitive> primitives = rule.primitives(grids.get(0).layout());
        int holding = 0;
        for (Grid grid : grids) {
            boolean holds = primitives.stream().allMatch(primitive -> holds(primitive, grid));
            if (holds != breaches(rule, grid).isEmpty()) {
                throw new AssertionError(rule.name() + " in " + grid + ": primitives " + holds);
            }
            holding += holds ? 1 : 0;
        }
        return holding;
    }

    private static boolean holds(Primitive primitive, Grid grid) {
        int[] digits = primitive.cells();
        for (int i = 0; i < digits.length; i++) {
            digits[i] = grid.digit(digits[i]);
        }
        return primitive.isPossible(digits);
    }

    private static List<List<Cell>> lines(int side) {
        List<List<Cell>> lines = new ArrayList<>();
        for (int i = 0; i < side; i++) {
            lines.add(CellText.run(new Cell(i, 0), new Cell(i, side - 1)));
            lines.add(CellText.run(new Cell(i, side - 1), new Cell(i, 0)));
            lines.add(CellText.run(new Cell(0, i), new Cell(side - 1, i)));
            lines.add(CellText.run(new Cell(side - 1, i), new Cell(0, i)));
        }
        return lines;
    }

    @Test
    void a_published_puzzle_has_one_solution() {
        Layout layout = base(4).with(read(4, "full-rank 5 left4"));
        Grid puzzle = Grid.empty(layout).with(new Cell(2, 1), 1);
        assertThat(BruteForce.solutions(puzzle, 10)).containsExactly(Grid.of(layout, SMALL));
    }

    @Test
    void a_wrong_rank_is_named() {
        Grid grid = Grid.of(base(4), SMALL);
        assertThat(breaches(read(4, "full-rank 5 left4"), grid)).isEmpty();
        assertThat(breaches(read(4, "full-rank 6 left4"), grid))
                .containsExactly("full rank 6 right from r4c1 has rank 5");
        assertThat(breaches(read(4, "full-rank 9 left4"), grid))
                .containsExactly("full rank 9 right from r4c1 begins with 2, not 3");
        assertThat(breaches(
                        read(4, "full-rank 1 top2"),
                        grid.with(new Cell(0, 1), 1).with(new Cell(3, 1), 0)))
                .isEmpty();
    }

    @Test
    void a_line_with_a_rank_is_equal_to_no_other() {
        Grid symmetric = Grid.of(base(4), 1, 2, 3, 4, 2, 1, 4, 3, 3, 4, 1, 2, 4, 3, 2, 1);
        assertThat(breaches(read(4, "full-rank 1 left1"), symmetric))
                .containsExactly("full rank 1 right from r1c1 is equal to another line");
        assertThat(breaches(read(4, "tied-rank 1 left1"), symmetric)).isEmpty();
        assertThat(breaches(read(4, "tied-rank 2 left1"), symmetric))
                .containsExactly("tied rank 2 right from r1c1 has rank 1");
    }

    @Test
    void impossible_ranks_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> base(4).with(FullRank.of(17, CellText.run(new Cell(0, 0), new Cell(0, 3)))))
                .withMessage(
                        "full rank 17 right from r1c1 needs a whole row or column and a rank from 1 to 16 on side 4");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> FullRank.of(1, List.of(new Cell(0, 0), new Cell(1, 1))))
                .withMessage(
                        "a full rank needs a number from 1 and the cells of a row or column in order, but has 1 and"
                                + " r1c1 r2c2");
        assertThat(refusal(4, "full-rank 5 r1c1-r1c3"))
                .isEqualTo(
                        "line 7, column 22: expected the cells of a whole row or column in order, but found the end of"
                                + " the line");
        assertThat(refusal(4, "full-rank 17 top1"))
                .isEqualTo("line 7, column 11: expected the rank (a number from 1 to 16), but found \"17\"");
    }
}
