package io.github.sudokusat.count;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Divides the 6,670,903,752,021,072,936,960 classic grids equally by fixing houses.
 *
 * @see <a href="https://oeis.org/A107739">OEIS A107739</a>
 */
class ClassicTotalsTest {

    private static final SolutionCounter COUNTER = SolutionCounter.of(BitsEngine.create());
    private static final Grid EMPTY = Grid.empty(Layout.classic());

    /** The number of all grids divided by 9!. */
    private static final BigInteger FOR_ONE_ORDER = new BigInteger("18383222420692992");

    static List<House> houses() {
        return Layout.classic().houses();
    }

    private static void assertFixed(House house, long seed) {
        List<Integer> digits = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        Collections.shuffle(digits, new Random(seed));
        Grid grid = EMPTY;
        for (int i = 0; i < house.size(); i++) {
            grid = grid.with(house.cell(i), digits.get(i));
        }
        assertThat(COUNTER.count(Puzzle.of(grid)))
                .as("%s with %s (seed %d)", house, digits, seed)
                .isEqualTo(new CountResult.Exact(FOR_ONE_ORDER));
    }

    /** One house of each kind; other seeds give other houses. */
    @Test
    void aFixedRowColumnOrBoxLeavesOneGridInNineFactorial() {
        Random random = new Random(20);
        for (int kind = 0; kind < 3; kind++) {
            assertFixed(houses().get(9 * kind + random.nextInt(9)), random.nextLong());
        }
    }

    @ParameterizedTest
    @MethodSource("houses")
    @Tag("slow")
    void everyFixedHouseLeavesOneGridInNineFactorial(House house) {
        for (long seed = 1; seed <= 3; seed++) {
            assertFixed(house, seed);
        }
    }
}
