package io.github.sudokusat.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.generate.uniform.UniformGrids;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The sets are unavoidable and minimal, by a search of its own, and the smallest ones are all there. */
class UnavoidableSetsTest {

    private static final int CELLS = 81;
    private static final long SEED = 31;

    /** The sets of a grid, each in the order of its cells. */
    private static List<List<Integer>> sets(byte[] digits) {
        UnavoidableSets sets = new UnavoidableSets();
        sets.fill(digits);
        List<List<Integer>> result = new ArrayList<>();
        for (int i = 0; i < sets.size(); i++) {
            List<Integer> cells = new ArrayList<>();
            for (int cell = 0; cell < CELLS; cell++) {
                if ((sets.words()[3 * i + cell / 27] >> (cell % 27) & 1) != 0) {
                    cells.add(cell);
                }
            }
            result.add(cells);
        }
        return result;
    }

    private static Grid grid(byte[] digits) {
        int[] copy = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            copy[cell] = digits[cell];
        }
        return Grid.of(Layout.classic(), copy);
    }

    @Test
    @Tag("long")
    void setsAreUnavoidableAndMinimal() {
        UniformGrids grids = UniformGrids.of(RandomStream.of(SEED, 0));
        byte[] digits = new byte[CELLS];
        for (int i = 0; i < 10; i++) {
            grids.next(digits);
            for (List<Integer> set : sets(digits)) {
                Grid without = grid(digits);
                for (int cell : set) {
                    without = without.with(cell, 0);
                }
                assertThat(PuzzleMaker.isProper(without))
                        .as("seed %d, grid %d: without %s", SEED, i, set)
                        .isFalse();
                for (int cell : set) {
                    assertThat(PuzzleMaker.isProper(without.with(cell, digits[cell])))
                            .as("seed %d, grid %d: without %s except %d", SEED, i, set, cell)
                            .isTrue();
                }
            }
        }
    }

    @Test
    void noSetOccursTwiceAndSmallOnesComeFirst() {
        UniformGrids grids = UniformGrids.of(RandomStream.of(SEED, 1));
        byte[] digits = new byte[CELLS];
        for (int i = 0; i < 200; i++) {
            grids.next(digits);
            List<List<Integer>> sets = sets(digits);
            assertThat(sets).as("seed %d, grid %d", SEED, i).doesNotHaveDuplicates();
            assertThat(sets.stream().map(List::size)).isSorted();
        }
    }

    /** Four cells are unavoidable exactly if they are two rows by two columns in two boxes and hold two digits. */
    @Test
    void allSetsOfFourCellsAreFound() {
        UniformGrids grids = UniformGrids.of(RandomStream.of(SEED, 2));
        byte[] digits = new byte[CELLS];
        for (int i = 0; i < 200; i++) {
            grids.next(digits);
            Set<List<Integer>> found = new HashSet<>();
            for (List<Integer> set : sets(digits)) {
                if (set.size() == 4) {
                    found.add(set);
                }
            }
            assertThat(found).as("seed %d, grid %d", SEED, i).isEqualTo(rectangles(digits));
        }
    }

    private static Set<List<Integer>> rectangles(byte[] digits) {
        Set<List<Integer>> rectangles = new HashSet<>();
        for (int a = 0; a < CELLS; a++) {
            for (int d = a + 1; d < CELLS; d++) {
                int b = a / 9 * 9 + d % 9;
                int c = d / 9 * 9 + a % 9;
                boolean oneBand = a / 27 == d / 27;
                boolean oneStack = a % 9 / 3 == d % 9 / 3;
                if (a / 9 < d / 9
                        && a % 9 < d % 9
                        && oneBand != oneStack
                        && digits[a] == digits[d]
                        && digits[b] == digits[c]) {
                    rectangles.add(List.of(a, b, c, d));
                }
            }
        }
        return rectangles;
    }

    @Test
    void setsCanBeAddedUpToALimit() {
        UnavoidableSets sets = new UnavoidableSets();
        byte[] digits = new byte[CELLS];
        UniformGrids.of(RandomStream.of(SEED, 3)).next(digits);
        sets.fill(digits);
        int before = sets.size();
        for (int i = 0; i < 2_000; i++) {
            sets.add(new int[] {i, 0, 1});
        }
        assertThat(sets.size()).isEqualTo(1_024);
        assertThat(sets.words()[3 * before + 3]).isEqualTo(1);
        assertThat(sets.words()[3 * before + 5]).isEqualTo(1);
        sets.fill(digits);
        assertThat(sets.size()).isEqualTo(before);
    }
}
