package io.github.sudokusat.grid.candidates.filter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.outside.FullRank;
import io.github.sudokusat.testing.BruteForce;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Compares the filters of ranks with all small grids. */
class RankFilterTest {

    private static final int SIDE = 4;

    private final Random random = new Random(34);
    private final List<Grid> grids = BruteForce.solutions(Grid.empty(Layout.boxes(2, 2)), 1000);

    @Test
    void onlyGridsThatKeepTheRanksAreLeft() {
        for (int round = 0; round < 500; round++) {
            List<NamedRule> ranks = ranks(grids.get(random.nextInt(grids.size())));
            Filters filters = Filters.forSearch(Layout.boxes(2, 2).with(ranks));
            for (Grid grid : grids) {
                assertThat(narrow(filters, masks(List.of(grid))))
                        .as("%s: %s", ranks, grid)
                        .isEqualTo(keeps(grid, ranks));
            }
        }
    }

    @Test
    void nothingOfASolutionIsRemoved() {
        int removed = 0;
        for (int round = 0; round < 2000; round++) {
            Grid solution = grids.get(random.nextInt(grids.size()));
            List<NamedRule> ranks = ranks(solution);
            Filters filters = Filters.forSearch(Layout.boxes(2, 2).with(ranks));
            long[] open = masks(List.of(solution));
            for (int cell = 0; cell < open.length; cell++) {
                open[cell] |= random.nextInt(3) == 0 ? 0 : random.nextInt(16);
            }
            long[] masks = open.clone();
            assertThat(narrow(filters, masks)).isTrue();
            long[] needed = masks(grids.stream()
                    .filter(grid -> isWithin(grid, open) && keeps(grid, ranks))
                    .toList());
            for (int cell = 0; cell < open.length; cell++) {
                assertThat(needed[cell] & ~masks[cell])
                        .as("%s: %s", ranks, cell)
                        .isZero();
            }
            removed += Arrays.equals(open, masks) ? 0 : 1;
        }
        assertThat(removed).isGreaterThan(1000);
    }

    /** Some ranks that a grid has; a line that is equal to another has none unless it may be tied. */
    private List<NamedRule> ranks(Grid grid) {
        List<NamedRule> ranks = new ArrayList<>();
        for (int tries = 1 + random.nextInt(4); tries > 0; tries--) {
            List<Cell> line = line(random.nextInt(4), random.nextInt(SIDE));
            boolean mayTie = random.nextBoolean();
            for (int rank = 1; rank <= 4 * SIDE; rank++) {
                NamedRule rule = mayTie ? FullRank.tied(rank, line) : FullRank.of(rank, line);
                if (keeps(grid, List.of(rule))) {
                    ranks.add(rule);
                }
            }
        }
        return ranks.stream().distinct().toList();
    }

    private static List<Cell> line(int edge, int number) {
        int last = SIDE - 1;
        return switch (edge) {
            case 0 -> CellText.run(new Cell(number, 0), new Cell(number, last));
            case 1 -> CellText.run(new Cell(number, last), new Cell(number, 0));
            case 2 -> CellText.run(new Cell(0, number), new Cell(last, number));
            default -> CellText.run(new Cell(last, number), new Cell(0, number));
        };
    }

    private static boolean keeps(Grid grid, List<NamedRule> rules) {
        List<Object> broken = new ArrayList<>();
        rules.forEach(rule -> rule.conflicts(grid, broken::add));
        return broken.isEmpty();
    }

    private static boolean isWithin(Grid grid, long[] masks) {
        for (int cell = 0; cell < masks.length; cell++) {
            if (!Digits.contains(masks[cell], grid.digit(cell))) {
                return false;
            }
        }
        return true;
    }

    private static long[] masks(List<Grid> grids) {
        long[] masks = new long[SIDE * SIDE];
        for (Grid grid : grids) {
            for (int cell = 0; cell < masks.length; cell++) {
                masks[cell] |= Digits.of(grid.digit(cell));
            }
        }
        return masks;
    }

    /** Calls all filters once. */
    private static boolean narrow(Filters filters, long[] masks) {
        for (int i = 0; i < filters.size(); i++) {
            if (!filters.get(i).narrow(masks)) {
                return false;
            }
        }
        return true;
    }
}
