package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.testing.FirstBands;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Numbers of 9×9 grids with added houses that the counter does not reach. */
@Tag("slow")
class FirstBandTotalsTest {

    private static final BigInteger RENAMINGS = BigInteger.valueOf(362_880);

    private static List<int[]> houses(Layout layout) {
        return layout.houses().stream().map(House::cells).toList();
    }

    private static BigInteger total(FirstBands bands) {
        long grids = bands.classes().entrySet().parallelStream()
                .mapToLong(band -> bands.completions(band.getKey()) * band.getValue())
                .sum();
        return RENAMINGS.multiply(BigInteger.valueOf(grids));
    }

    /** Felgenhauer and Jarvis: there are 416 classes. */
    @Test
    void classicBandsAreThoseOfTheLiterature() {
        FirstBands bands = new FirstBands(houses(Layout.classic()));
        assertThat(bands.classes()).hasSize(416);
        assertThat(bands.classes().values().stream().mapToInt(number -> number).sum())
                .isEqualTo(2_612_736);
    }

    /** On two cores some five minutes. The windows make the cells between them, too, into houses: three rows and three columns each have every digit in them once. */
    @Test
    void gridsWithWindows() {
        List<int[]> houses = new ArrayList<>(houses(Layout.classic().with(Variant.WINDOKU)));
        int[] between = {0, 4, 8};
        for (int first : new int[] {1, 5}) {
            int[] window = {first, first + 1, first + 2};
            houses.add(cells(window, between));
            houses.add(cells(between, window));
        }
        houses.add(cells(between, between));
        assertThat(total(new FirstBands(houses))).isEqualTo(new BigInteger("6337174388428800"));
    }

    private static int[] cells(int[] rows, int[] columns) {
        int[] cells = new int[9];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = 9 * rows[i / 3] + columns[i % 3];
        }
        return cells;
    }
}
