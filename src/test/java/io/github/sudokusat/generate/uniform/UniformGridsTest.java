package io.github.sudokusat.generate.uniform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.run.RandomStream;
import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Uniform grids are full grids, depend on the seed alone, and occur as often as they should. */
class UniformGridsTest {

    private static final int CELLS = 81;

    /** The limit of χ² with 43 degrees of freedom: five standard deviations above the mean. */
    private static final double LIMIT = 43 + 5 * Math.sqrt(2 * 43);

    @Test
    void gridsAreSolvedAndDiffer() {
        UniformGrids grids = UniformGrids.of(RandomStream.of(1, 0));
        Grid last = grids.next();
        for (int i = 0; i < 2_000; i++) {
            Grid grid = grids.next();
            assertThat(grid.isSolved()).as("%s", grid).isTrue();
            assertThat(grid).isNotEqualTo(last);
            last = grid;
        }
    }

    @Test
    void gridsDependOnTheSeedAndTheNumberAlone() {
        assertThat(first(1, 0)).isEqualTo(first(1, 0)).isNotEqualTo(first(1, 1)).isNotEqualTo(first(2, 0));
        byte[] digits = new byte[CELLS];
        UniformGrids.of(RandomStream.of(1, 0)).next(digits);
        assertThat(text(digits)).isEqualTo(first(1, 0)).isEqualTo(FIRST);
    }

    /** Promised: the same seed gives the same grids in every version. */
    private static final String FIRST =
            "175928346896134725243576918754269183968315274312487569521643897689751432437892651";

    @Test
    void theArrayMustHaveRoomForAllCells() {
        UniformGrids grids = UniformGrids.of(RandomStream.of(1, 0));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> grids.next(new byte[80]))
                .withMessage("digits must have length 81, but has 80");
    }

    @Test
    @Tag("slow")
    void bandsOfEveryClassAreAsFrequentAsTheyShouldBe() {
        UniformGrids grids = UniformGrids.of(RandomStream.of(20_261_122, 0));
        assertThat(chiSquared(100_000, grids::next)).isLessThan(LIMIT);
    }

    /** The test can fail: filling cell by cell, with backtracking, is biased. */
    @Test
    @Tag("slow")
    void backtrackingIsBiased() {
        RandomStream random = RandomStream.of(20_261_122, 0);
        assertThat(chiSquared(100_000, digits -> {
                    Arrays.fill(digits, (byte) 0);
                    fill(digits, 0, random);
                }))
                .isGreaterThan(2 * LIMIT);
    }

    /**
     * One grid in 19,713 has an automorphism besides the identity: 5.0728 · 10⁻⁵ of all grids, from the numbers of classes of grids by automorphisms
     * (E. Russell and F. Jarvis, Mathematics of Sudoku II, 2006). Four standard deviations.
     */
    @Test
    @Tag("slow")
    void automorphismsAreAsFrequentAsTheyShouldBe() {
        UniformGrids grids = UniformGrids.of(RandomStream.of(20_261_122, 1));
        int symmetric = 0;
        for (int i = 0; i < 1_000_000; i++) {
            if (CanonicalForm.least(grids.next()).automorphismCount() > 1) {
                symmetric++;
            }
        }
        double expected = 50.728;
        assertThat((double) symmetric).isCloseTo(expected, within(4 * Math.sqrt(expected)));
    }

    private static double chiSquared(int draws, Consumer<byte[]> source) {
        BandClasses classes = new BandClasses();
        byte[] digits = new byte[CELLS];
        for (int i = 0; i < draws; i++) {
            source.accept(digits);
            classes.add(digits);
        }
        return classes.chiSquared();
    }

    private static boolean fill(byte[] digits, int cell, RandomStream random) {
        if (cell == CELLS) {
            return true;
        }
        int[] order = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        random.shuffle(order);
        for (int digit : order) {
            if (fits(digits, cell, digit)) {
                digits[cell] = (byte) digit;
                if (fill(digits, cell + 1, random)) {
                    return true;
                }
            }
        }
        digits[cell] = 0;
        return false;
    }

    private static boolean fits(byte[] digits, int cell, int digit) {
        int row = cell / 9;
        int column = cell % 9;
        for (int i = 0; i < 9; i++) {
            if (digits[row * 9 + i] == digit
                    || digits[i * 9 + column] == digit
                    || digits[(row / 3 * 3 + i / 3) * 9 + column / 3 * 3 + i % 3] == digit) {
                return false;
            }
        }
        return true;
    }

    private static String first(long seed, long number) {
        return UniformGrids.of(RandomStream.of(seed, number)).next().toString();
    }

    private static String text(byte[] digits) {
        StringBuilder text = new StringBuilder();
        for (byte digit : digits) {
            text.append(digit);
        }
        return text.toString();
    }
}
