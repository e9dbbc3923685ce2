package io.github.sudokusat.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.generate.uniform.UniformGrids;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.RandomStream;
import org.junit.jupiter.api.Test;

/** Singles are those that a search over the cells of all houses finds, whatever clues have come and gone. */
class ClueSetTest {

    private static final int CELLS = 81;
    private static final long SEED = 32;

    private final byte[] digits = new byte[CELLS];
    private final int[] order = new int[CELLS];
    private final int[] expected = new int[CELLS];
    private final int[] puzzle = new int[CELLS];
    private final ClueSet clues = new ClueSet();

    @Test
    void singlesAreThoseOfTheOtherClues() {
        RandomStream random = RandomStream.of(SEED, 0);
        UniformGrids grids = UniformGrids.of(random);
        int singles = 0;
        for (int i = 0; i < 6; i++) {
            String name = "seed " + SEED + ", grid " + i;
            start(grids, random);
            for (int round = 0; round < 20; round++) {
                singles += requireSingles(name);
                change(random);
            }
        }
        assertThat(singles).isBetween(1_000, 6_000);
    }

    private void start(UniformGrids grids, RandomStream random) {
        grids.next(digits);
        clues.fill(digits);
        for (int cell = 0; cell < CELLS; cell++) {
            order[cell] = cell;
            expected[cell] = 0;
        }
        random.shuffle(order);
    }

    /** Adds and removes clues: between 15 and 45 are left. */
    private void change(RandomStream random) {
        int more = 15 + random.nextInt(31);
        while (clues.size() < more) {
            int cell = order[clues.size()];
            expected[cell] = digits[cell];
            clues.add(cell);
        }
        for (int i = more; i < clues.size(); i++) {
            expected[order[i]] = 0;
        }
        clues.shrink(more);
    }

    private int requireSingles(String name) {
        clues.write(puzzle);
        assertThat(puzzle).as(name).isEqualTo(expected);
        int singles = 0;
        boolean some = false;
        for (int cell = 0; cell < CELLS; cell++) {
            boolean single = isSingle(cell);
            assertThat(clues.isSingle(cell)).as("%s, cell %d", name, cell).isEqualTo(single);
            singles += single ? 1 : 0;
            some |= single && expected[cell] != 0;
        }
        assertThat(clues.hasSingle()).as(name).isEqualTo(some);
        return singles;
    }

    /** Whether the other clues leave one digit for a cell, or one cell of a house for its digit. */
    private boolean isSingle(int cell) {
        int clue = expected[cell];
        expected[cell] = 0;
        int possible = 0;
        for (int digit = 1; digit <= 9; digit++) {
            possible += isPossible(cell, digit) ? 1 : 0;
        }
        boolean single = possible == 1;
        for (House house : Layout.classic().houses()) {
            int places = 0;
            boolean inHouse = false;
            for (int other : house.cells()) {
                inHouse |= other == cell;
                places += isPossible(other, digits[cell]) ? 1 : 0;
            }
            single |= inHouse && places == 1;
        }
        expected[cell] = clue;
        return single;
    }

    private boolean isPossible(int cell, int digit) {
        boolean possible = expected[cell] == 0;
        for (int peer : Layout.classic().peers(cell)) {
            possible &= expected[peer] != digit;
        }
        return possible;
    }

    @Test
    void cluesKeepTheirOrderAndHitSets() {
        UniformGrids.of(RandomStream.of(SEED, 1)).next(digits);
        clues.fill(digits);
        clues.add(80);
        clues.add(5);
        clues.add(30);
        assertThat(clues.size()).isEqualTo(3);
        assertThat(new int[] {clues.cell(0), clues.cell(1), clues.cell(2)}).containsExactly(80, 5, 30);
        assertThat(clues.digit(80)).isEqualTo(digits[80]);
        assertThat(new int[] {clues.word(0), clues.word(1), clues.word(2)}).containsExactly(1 << 5, 1 << 3, 1 << 26);
        int[] sets = {1 << 4, 1 << 3, 0, ~(1 << 5), ~(1 << 3), ~(1 << 26)};
        assertThat(clues.hits(sets, 0)).isTrue();
        assertThat(clues.hits(sets, 3)).isFalse();
        clues.shrink(2);
        assertThat(clues.hits(sets, 0)).isFalse();
    }
}
