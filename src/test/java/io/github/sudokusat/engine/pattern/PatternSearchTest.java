package io.github.sudokusat.engine.pattern;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatternSearchTest {

    /** Random digits in random cells, no two of which clash. */
    private static Grid random(Layout layout, int givens, long seed) {
        Random random = new Random(seed);
        int[] digits = new int[layout.cellCount()];
        int placed = 0;
        while (placed < givens) {
            int cell = random.nextInt(digits.length);
            int digit = 1 + random.nextInt(layout.side());
            boolean isFree = digits[cell] == 0;
            for (int peer : layout.peers(cell)) {
                isFree &= digits[peer] != digit;
            }
            if (isFree) {
                digits[cell] = digit;
                placed++;
            }
        }
        return Grid.of(layout, digits);
    }

    private static Layout with(Layout layout, Set<Variant> variants) {
        Layout all = layout;
        for (Variant variant : variants) {
            all = all.with(variant);
        }
        return all;
    }

    private static void assertTwoSolutions(Grid puzzle) {
        try (Search search = new PatternSearch(Puzzle.of(puzzle), Limits.none())) {
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            Grid first = search.solution();
            assertThatGrid(first).solves(puzzle);
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            assertThatGrid(search.solution()).solves(puzzle);
            assertThat(search.solution()).isNotEqualTo(first);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1, 0",
        "2, 2, 0",
        "2, 3, 2",
        "1, 7, 3",
        "7, 1, 3",
        "5, 8, 20",
        "6, 6, 18",
        "10, 10, 60",
        "4, 32, 30",
        "16, 16, 128"
    })
    void boxesOfAnyShapeHaveSolutionsWithAFewGivens(int rows, int columns, int givens) {
        Layout layout = Layout.boxes(rows, columns);
        for (long seed = 0; seed < 3; seed++) {
            Grid puzzle = random(layout, givens, seed);
            if (layout.side() > 1) {
                assertTwoSolutions(puzzle);
            } else {
                assertThatGrid(first(puzzle)).solves(puzzle);
            }
        }
    }

    private static Grid first(Grid puzzle) {
        try (Search search = new PatternSearch(Puzzle.of(puzzle), Limits.none())) {
            search.advance();
            return search.solution();
        }
    }

    @Test
    void furtherHousesAndRulesAreObeyed() {
        Set<Variant> all =
                EnumSet.of(Variant.DIAGONALS, Variant.DISJOINT_GROUPS, Variant.ANTI_KING, Variant.ANTI_KNIGHT);
        for (int root : new int[] {6, 7, 10, 16}) {
            for (Variant variant : all) {
                assertTwoSolutions(random(Layout.boxes(root, root).with(variant), 3, root));
            }
        }
        assertTwoSolutions(random(with(Layout.boxes(10, 10), all), 4, 1));
        assertTwoSolutions(random(with(Layout.boxes(5, 8), EnumSet.of(Variant.DISJOINT_GROUPS)), 2, 1));
    }

    @Test
    void aSearchGivesUpWithoutAReasonWhereNoPatternFits() {
        Layout layout = Layout.boxes(6, 6);
        for (Grid hopeless : new Grid[] {
            random(layout, 300, 1), Grid.empty(layout).with(0, 1).with(1, 1), Grid.empty(layout.with(Variant.WINDOKU))
        }) {
            try (Search search = new PatternSearch(Puzzle.of(hopeless), Limits.none())) {
                assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
                assertThat(search.statistics().stopReason()).isEmpty();
            }
        }
    }

    @Test
    void limitsAreObeyed() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        Puzzle puzzle = Puzzle.of(Grid.empty(Layout.boxes(10, 10)));
        try (Search search = new PatternSearch(puzzle, Limits.none().withCancellation(cancellation))) {
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().stopReason()).contains(StopReason.CANCELLED);
        }
    }

    @Test
    void onlyBoxesWithoutNamedRulesAndCandidatesFit() {
        Layout layout = Layout.boxes(6, 6);
        assertThat(PatternSearch.fits(Puzzle.of(Grid.empty(layout)))).isTrue();
        assertThat(PatternSearch.fits(Puzzle.of(CandidateGrid.full(CandidateLayout.of(layout)))))
                .isFalse();
        assertThat(PatternSearch.fits(Puzzle.of(Grid.empty(Layout.regions(0, 0, 1, 1)))))
                .isFalse();
    }
}
