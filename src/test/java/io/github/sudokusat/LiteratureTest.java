package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.Bands;
import io.github.sudokusat.testing.BruteForce;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Numbers of the literature that no other test computes; {@code literature.md} lists all, with their sources. */
class LiteratureTest {

    private static final int CELLS = 16;

    /** The cells in which two grids agree, as bits. */
    private static int agreement(Grid one, Grid other) {
        int cells = 0;
        for (int cell = 0; cell < CELLS; cell++) {
            cells |= one.digit(cell) == other.digit(cell) ? 1 << cell : 0;
        }
        return cells;
    }

    /** Whether no other grid agrees with the givens: each is given by the cells that agree with the solution. */
    private static boolean isProper(int givens, List<Integer> agreements) {
        return agreements.stream().noneMatch(cells -> (givens & ~cells) == 0);
    }

    private static boolean isMinimal(int givens, List<Integer> agreements) {
        for (int left = givens; left != 0; left &= left - 1) {
            if (isProper(givens & ~(left & -left), agreements)) {
                return false;
            }
        }
        return true;
    }

    private static Grid puzzle(Grid solution, int givens) {
        Grid puzzle = Grid.empty(solution.layout());
        for (int cell = 0; cell < CELLS; cell++) {
            puzzle = (givens >>> cell & 1) == 0 ? puzzle : puzzle.with(cell, solution.digit(cell));
        }
        return puzzle;
    }

    /** Sudopedia, Shi Doku: 36 minimal puzzles, of which 13 have four givens, 22 five and one six; so four is the least number. */
    @Test
    void fourByFourHas36MinimalPuzzles() {
        List<Grid> grids = BruteForce.solutions(Grid.empty(Layout.boxes(2, 2)), Long.MAX_VALUE);
        Set<Grid> classes = new HashSet<>();
        grids.forEach(grid -> classes.add(CanonicalForm.least(grid).grid()));
        Set<Grid> forms = new HashSet<>();
        for (Grid solution : classes) {
            List<Integer> agreements = new ArrayList<>();
            grids.stream()
                    .filter(grid -> !grid.equals(solution))
                    .forEach(grid -> agreements.add(agreement(grid, solution)));
            for (int givens = 0; givens < 1 << CELLS; givens++) {
                if (isProper(givens, agreements) && isMinimal(givens, agreements)) {
                    forms.add(CanonicalForm.least(puzzle(solution, givens)).grid());
                }
            }
        }
        Map<Integer, Integer> byGivens = new TreeMap<>();
        forms.forEach(form -> byGivens.merge(form.filledCount(), 1, Integer::sum));
        assertThat(byGivens).isEqualTo(Map.of(4, 13, 5, 22, 6, 1));
    }

    /** Felgenhauer and Jarvis: the bands with box 1 in order and sorted columns, by the number of grids that complete each. */
    @Test
    @Tag("slow")
    void theBandsHave44NumbersOfCompletions() {
        Set<BigInteger> numbers = new HashSet<>();
        Bands.classes()
                .forEach(band -> numbers.add(SudokuSolver.create().count(band).value()));
        assertThat(numbers).hasSize(44);
    }
}
