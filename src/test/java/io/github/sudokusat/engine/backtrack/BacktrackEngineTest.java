package io.github.sudokusat.engine.backtrack;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BacktrackEngineTest {

    /** The recursion of textbooks, which counts every digit that it tries. */
    private static final class Textbook {

        private final Layout layout;
        private final int[] digits;
        private final List<String> tried = new ArrayList<>();
        private final List<Grid> solutions = new ArrayList<>();

        Textbook(Grid puzzle) {
            layout = puzzle.layout();
            digits = puzzle.digits();
        }

        void solve() {
            int cell = 0;
            while (cell < digits.length && digits[cell] != 0) {
                cell++;
            }
            if (cell == digits.length) {
                solutions.add(Grid.of(layout, digits));
                return;
            }
            for (int digit = 1; digit <= layout.side(); digit++) {
                tried.add(cell + "=" + digit);
                if (isAllowed(cell, digit)) {
                    digits[cell] = digit;
                    solve();
                    digits[cell] = 0;
                }
            }
        }

        private boolean isAllowed(int cell, int digit) {
            for (House house : layout.houses()) {
                if (house.holds(cell)) {
                    for (int other : house.cells()) {
                        if (digits[other] == digit) {
                            return false;
                        }
                    }
                }
            }
            for (Rule rule : layout.rules()) {
                for (int other = 0; other < digits.length; other++) {
                    if (digits[other] == digit && ((MustDiffer) rule).contains(cell, other)) {
                        return false;
                    }
                }
            }
            return true;
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void triesTheDigitsOfTheTextbookInItsOrder(long seed) {
        for (Layout layout : List.of(
                Layout.boxes(2, 2),
                Layout.boxes(2, 3),
                Layout.boxes(2, 2).with(Variant.DIAGONALS),
                Layout.boxes(2, 3).with(Variant.ANTI_KNIGHT),
                Layout.regions(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3))) {
            Grid puzzle = someDigits(layout, new Random(seed));
            Textbook textbook = new Textbook(puzzle);
            textbook.solve();
            List<String> tried = new ArrayList<>();
            List<Grid> solutions = new ArrayList<>();
            try (Search search = BacktrackEngine.create()
                    .start(Puzzle.of(puzzle), Limits.none(), (cell, digit) -> tried.add(cell + "=" + digit))) {
                while (search.advance() == Search.Status.FOUND) {
                    solutions.add(search.solution());
                }
                assertThat(search.statistics().nodes()).isEqualTo(tried.size());
            }
            assertThat(solutions).as("%s %s seed %d", layout, puzzle, seed).isEqualTo(textbook.solutions);
            assertThat(tried).as("%s %s seed %d", layout, puzzle, seed).isEqualTo(textbook.tried);
        }
    }

    /** A grid with some digits and no conflict, so that the search space stays small but is often not empty. */
    private static Grid someDigits(Layout layout, Random random) {
        Grid grid = Grid.empty(layout);
        for (int i = 0; i < layout.cellCount() * 2 / 5; i++) {
            Grid next = grid.with(random.nextInt(layout.cellCount()), 1 + random.nextInt(layout.side()));
            grid = next.conflicts().isEmpty() ? next : grid;
        }
        return grid;
    }

    @Test
    void stopsAfterTheAllowedNumberOfNodes() {
        Limits limits = Limits.none().withMaxWork(10);
        try (Search search = BacktrackEngine.create().start(Puzzle.of(Grid.empty(Layout.classic())), limits)) {
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().nodes()).isEqualTo(10);
            assertThat(search.statistics().stopReason()).contains(StopReason.WORK_LIMIT);
        }
    }
}
