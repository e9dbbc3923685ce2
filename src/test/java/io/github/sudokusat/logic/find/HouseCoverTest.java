package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.testing.Seeds;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HouseCoverTest {

    private static boolean haveAll(List<House> houses, int[] cells) {
        return IntStream.of(cells)
                .allMatch(cell -> houses.stream()
                        .anyMatch(house -> IntStream.of(house.cells()).anyMatch(one -> one == cell)));
    }

    /** Whether some three houses have all the cells. */
    private static boolean isInThree(int[] cells, List<House> houses) {
        for (House one : houses) {
            for (House two : houses) {
                for (House three : houses) {
                    if (haveAll(List.of(one, two, three), cells)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Test
    void housesAreFoundWhereThereAreAny() {
        Layout layout = Layout.boxes(2, 3);
        Geometry geometry = new Geometry(layout);
        int seed = Seeds.seed();
        int found = 0;
        for (int i = seed; i < seed + 300; i++) {
            int[] cells = new Random(i)
                    .ints(2 + i % 7, 0, layout.cellCount())
                    .distinct()
                    .toArray();
            List<House> houses = HouseCover.of(cells, 3, geometry);
            assertThat(houses).as("seed %d", i).hasSizeLessThanOrEqualTo(3);
            assertThat(!houses.isEmpty()).as("seed %d", i).isEqualTo(isInThree(cells, layout.houses()));
            assertThat(houses.isEmpty() || haveAll(houses, cells))
                    .as("seed %d", i)
                    .isTrue();
            found += houses.isEmpty() ? 0 : 1;
        }
        assertThat(found).isBetween(50, 290);
    }

    /** One kind of houses is easier to read than several. */
    @Test
    void housesOfOneKindArePreferred() {
        Geometry geometry = new Geometry(Layout.classic());
        assertThat(HouseCover.of(new int[] {0, 1, 2, 9}, 3, geometry)).hasToString("[box 1]");
        assertThat(HouseCover.of(new int[] {0, 8, 72, 80}, 2, geometry)).hasToString("[row 1, row 9]");
        assertThat(HouseCover.of(new int[] {0, 10, 20, 40, 80}, 2, geometry)).isEmpty();
    }
}
