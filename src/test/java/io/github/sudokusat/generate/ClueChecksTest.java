package io.github.sudokusat.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.generate.uniform.UniformGrids;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.testing.PuzzleMaker;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks of clues agree with another search, and what they learn is unavoidable. */
@Tag("long")
class ClueChecksTest {

    private static final int CELLS = 81;
    private static final long SEED = 33;

    private final byte[] digits = new byte[CELLS];
    private final ClueSet clues = new ClueSet();
    private final UnavoidableSets sets = new UnavoidableSets();
    private final ClueChecks checks = new ClueChecks(clues, sets);

    private Grid puzzle() {
        int[] puzzle = new int[CELLS];
        clues.write(puzzle);
        return Grid.of(Layout.classic(), puzzle);
    }

    private void start(UniformGrids grids) {
        grids.next(digits);
        clues.fill(digits);
        sets.fill(digits);
    }

    @Test
    void cluesAreProperIfAnotherSearchSaysSo() {
        RandomStream random = RandomStream.of(SEED, 0);
        UniformGrids grids = UniformGrids.of(random);
        int[] order = new int[CELLS];
        int proper = 0;
        for (int i = 0; i < 100; i++) {
            start(grids);
            for (int cell = 0; cell < CELLS; cell++) {
                order[cell] = cell;
            }
            random.shuffle(order);
            for (int size = 0; size < 36; size++) {
                clues.add(order[size]);
            }
            for (int size = 36; size < 60; size++) {
                clues.add(order[size]);
                String name = "seed " + SEED + ", grid " + i + ", clues " + size;
                boolean expected = PuzzleMaker.isProper(puzzle());
                assertThat(checks.isProper()).as(name).isEqualTo(expected);
                proper += expected ? 1 : 0;
                if (!expected) {
                    requireUnavoidable(name);
                }
            }
        }
        assertThat(proper).isBetween(200, 2_200);
    }

    /** The clues do not hit the set learnt, and everything around it leaves several solutions. */
    private void requireUnavoidable(String name) {
        assertThat(clues.hits(checks.difference(), 0)).as(name).isFalse();
        assertThat(clues.hits(sets.words(), (sets.size() - 1) * UnavoidableSets.WORDS))
                .as(name)
                .isFalse();
        int[] around = new int[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            around[cell] = (checks.difference()[cell / 27] >> (cell % 27) & 1) != 0 ? 0 : digits[cell];
        }
        assertThat(PuzzleMaker.isProper(Grid.of(Layout.classic(), around)))
                .as(name)
                .isFalse();
    }

    @Test
    void puzzlesFromTheTopDownAreMinimalUntilAClueIsAdded() {
        PuzzleGenerator generator = PuzzleGenerator.create();
        for (int i = 0; i < 200; i++) {
            Generated generated = generator.generate(SEED, i).orElseThrow();
            for (int cell = 0; cell < CELLS; cell++) {
                digits[cell] = (byte) generated.solution().digit(cell);
            }
            clues.fill(digits);
            sets.fill(digits);
            int blank = 0;
            for (int cell = 0; cell < CELLS; cell++) {
                if (generated.puzzle().digit(cell) != 0) {
                    clues.add(cell);
                } else if (cell % 9 == i % 9) {
                    blank = cell;
                }
            }
            String name = "seed " + SEED + ", index " + i;
            assertThat(checks.isProper()).as(name).isTrue();
            assertThat(checks.isMinimal()).as(name).isTrue();
            clues.add(blank);
            assertThat(checks.isProper()).as(name).isTrue();
            assertThat(checks.isMinimal()).as(name).isFalse();
        }
    }
}
