package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/** Compares the solutions of a puzzle in another program's format with what its constraint means, spelled out on full grids. */
final class MeaningCheck {

    private static final int ROUNDS = 4;
    private static final int MOST_ROUNDS = 100;
    private static final int OPEN_OF_LARGER = 16;
    private static final int MANY = 3000;

    private MeaningCheck() {}

    /** A puzzle with one constraint, and what that means for the digits of all cells. */
    record Sample(String text, Predicate<int[]> holds) {}

    /** Checks random samples of a side until enough of them tell grids apart. */
    static void check(String type, BiFunction<Integer, Random, Sample> samples) {
        int telling = 0;
        for (int seed = 0; seed < MOST_ROUNDS && telling < ROUNDS; seed++) {
            Random random = new Random(31L * type.hashCode() + seed);
            int side = seed % 2 == 0 ? 4 : 6;
            Sample sample = samples.apply(side, random);
            Grid puzzle = puzzle(side, random);
            Set<String> expected = new TreeSet<>();
            int all = 0;
            for (Grid solution : BruteForce.solutions(puzzle, MANY)) {
                all++;
                if (sample.holds().test(solution.digits())) {
                    expected.add(Arrays.toString(solution.digits()));
                }
            }
            assertThat(solutions(sample.text(), puzzle))
                    .as(sample.text() + " seed " + seed)
                    .isEqualTo(expected);
            telling += !expected.isEmpty() && expected.size() < all ? 1 : 0;
        }
        assertThat(telling).as("rounds that tell grids apart").isEqualTo(ROUNDS);
    }

    /** All grids of side 4; of side 6 those that share most digits with a random one. */
    private static Grid puzzle(int side, Random random) {
        Layout layout = Layout.boxes(2, side / 2);
        Grid puzzle = Grid.empty(layout);
        if (side == 4) {
            return puzzle;
        }
        Grid solution = SudokuSolver.create()
                .solve(puzzle.with(random.nextInt(side * side), 1 + random.nextInt(side)))
                .orElseThrow();
        int[] digits = solution.digits();
        random.ints(0, digits.length).distinct().limit(OPEN_OF_LARGER).forEach(cell -> digits[cell] = 0);
        return Grid.of(layout, digits);
    }

    private static Set<String> solutions(String text, Grid puzzle) {
        Set<String> found = new TreeSet<>();
        read(text)
                .ifPresent(layout -> SudokuSolver.create()
                        .solutions(puzzle.on(layout))
                        .forEach(solution -> found.add(Arrays.toString(solution.digits()))));
        return found;
    }

    /** The layout; empty if no digits can obey the constraint. */
    private static Optional<Layout> read(String text) {
        try {
            return Optional.of(Imports.read(text, 1, Set.of()).puzzle().layout());
        } catch (GridFormatException impossible) {
            assertThat(impossible).hasMessageContaining("a rule that makes sense");
            return Optional.empty();
        }
    }
}
