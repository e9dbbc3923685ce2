package io.github.sudokusat.export.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Other programs find in models exactly the solutions that the rules mean. */
@Tag("long")
class ModelSolversTest {

    /** Puzzles with more solutions get more givens. */
    private static final int MANY = 30;

    @TempDir
    Path directory;

    /** One puzzle of each kind of layout. */
    @ParameterizedTest
    @EnumSource(Solver.class)
    void theSolverFindsTheSolutionsThatTheRulesMean(Solver solver) throws Exception {
        solver.require();
        long seed = Seeds.seed();
        for (int i = 0; i < 8; i++) {
            assertCombination(solver, seed + i, 4, RuleText.keywords());
        }
    }

    @ParameterizedTest
    @EnumSource(Solver.class)
    void theSolverFindsTheSolutionOfAClassicPuzzle(Solver solver) throws Exception {
        solver.require();
        Grid puzzle = Grid.of(
                Layout.classic(),
                digits(".8...4.7..1...39.5.9...5.4..25....8..4....3629.64........8.6.9......2136..497...."));
        Grid solution = Grid.of(
                Layout.classic(),
                digits("583294671417683925692715843125367489748159362936428517251836794879542136364971258"));
        assertThat(solver.solutions(directory, Puzzle.of(puzzle), Set.of(solution)))
                .containsExactly(solution);
    }

    private static int[] digits(String text) {
        return text.chars().map(c -> c == '.' ? 0 : c - '0').toArray();
    }

    /** A rule of every keyword by itself, and combinations. */
    @ParameterizedTest
    @EnumSource(Solver.class)
    @Tag("slow")
    void theSolverFindsManySolutionsThatTheRulesMean(Solver solver) throws Exception {
        solver.require();
        long seed = Seeds.seed();
        for (int i = 0; i < 4; i++) {
            for (String keyword : RuleText.keywords()) {
                assertCombination(solver, seed + i, 1, List.of(keyword));
            }
        }
        for (int i = 0; i < 100; i++) {
            assertCombination(solver, seed + i, 5, RuleText.keywords());
        }
    }

    private void assertCombination(Solver solver, long seed, int most, List<String> keywords) throws Exception {
        Random random = new Random(seed);
        Optional<RuledGrid> ruled = RandomRules.combination(base(random, (int) (seed & 7)), seed, most, keywords);
        if (ruled.isPresent()) {
            assertSolutions(solver, ruled.get(), seed, random);
        }
    }

    /** One in four puzzles has a digit changed, so that it usually has no solution. */
    private void assertSolutions(Solver solver, RuledGrid ruled, long seed, Random random) throws Exception {
        int side = ruled.layout().side();
        Grid puzzle = ruled.puzzle(seed, side == 4 ? 0.9 : 0.6);
        while (ruled.solutions(puzzle).size() > MANY) {
            int cell = random.nextInt(side * side);
            puzzle = puzzle.with(cell, ruled.solution().digit(cell));
        }
        if (random.nextInt(4) == 0) {
            int cell = random.nextInt(side * side);
            puzzle = puzzle.with(cell, ruled.solution().digit(cell) % side + 1);
        }
        Set<Grid> expected = ruled.solutions(puzzle);
        assertThat(solver.solutions(directory, Puzzle.of(puzzle), expected))
                .as("seed %d: %s %s", seed, ruled, puzzle)
                .isEqualTo(expected);
    }

    private static Layout base(Random random, int number) {
        return switch (number) {
            case 0, 1 -> Layout.boxes(2, 2);
            case 2 -> Layouts.jigsaw(new BoxShape(2, 2), 6, random);
            case 3 -> Layouts.jigsaw(new BoxShape(2, 3), 10, random);
            case 4 -> Layout.boxes(2, 2).with(MustDiffer.of("corners", 0, 15));
            case 5 -> Layout.boxes(2, 3).with(Variant.DIAGONALS);
            default -> Layout.boxes(3, 2);
        };
    }
}
