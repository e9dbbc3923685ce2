package io.github.sudokusat.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GivenSymmetryTest {

    /** The images of row 1, column 2 and the number of orbits, worked out by hand. */
    @ParameterizedTest
    @CsvSource({
        "NONE, 1, 81",
        "HALF_TURN, 1 79, 41",
        "QUARTER_TURN, 1 17 63 79, 21",
        "HORIZONTAL, 1 73, 45",
        "VERTICAL, 1 7, 45",
        "BOTH_AXES, 1 7 73 79, 25",
        "DIAGONAL, 1 9, 45",
        "ANTI_DIAGONAL, 1 71, 45",
        "BOTH_DIAGONALS, 1 9 71 79, 25",
        "FULL, 1 7 9 17 63 71 73 79, 15"
    })
    void orbitsAreThoseOfTheSquare(GivenSymmetry symmetry, String images, int orbits) {
        int[] expected =
                Arrays.stream(images.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
        assertThat(symmetry.orbit(1, 9)).containsExactly(expected);
        assertThat(symmetry.orbits(9).length).isEqualTo(orbits);
        assertThat(symmetry.orbit(40, 9)).containsExactly(40);
    }

    @ParameterizedTest
    @EnumSource
    void hasTheNameOfTheCommandLine(GivenSymmetry symmetry) {
        assertThat(GivenSymmetry.named(symmetry.text())).contains(symmetry);
        assertThat(GivenSymmetry.named("")).isEmpty();
        assertThat(GivenSymmetry.named(symmetry.name())).isEmpty();
    }

    @Test
    void namesAreWordsJoinedByHyphens() {
        assertThat(GivenSymmetry.HALF_TURN.text()).isEqualTo("half-turn");
    }

    @ParameterizedTest
    @EnumSource
    void everyCellIsInOneOrbitWhichItShares(GivenSymmetry symmetry) {
        for (int side : new int[] {1, 4, 6, 9}) {
            int[] seen = new int[side * side];
            for (int[] orbit : symmetry.orbits(side)) {
                for (int cell : orbit) {
                    seen[cell]++;
                    assertThat(symmetry.orbit(cell, side)).containsExactly(orbit);
                }
            }
            assertThat(seen).containsOnly(1);
        }
    }

    @Test
    void aSymmetryHoldsIfOrbitsAreFilledWhollyOrNotAtAll() {
        Grid puzzle = Grid.empty(Layout.classic()).with(1, 5).with(79, 3);
        for (GivenSymmetry symmetry : GivenSymmetry.values()) {
            assertThat(symmetry.holds(Grid.empty(Layout.classic()))).isTrue();
            assertThat(symmetry.holds(puzzle))
                    .as(symmetry.name())
                    .isEqualTo(symmetry == GivenSymmetry.NONE || symmetry == GivenSymmetry.HALF_TURN);
        }
    }

    @Test
    void cellsOutsideTheGridAreRefused() {
        assertThatThrownBy(() -> GivenSymmetry.FULL.orbit(81, 9))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cell must be from 0 to 80, but is 81");
    }
}
