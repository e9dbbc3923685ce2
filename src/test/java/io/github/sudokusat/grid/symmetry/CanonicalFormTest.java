package io.github.sudokusat.grid.symmetry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.testing.Bands;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class CanonicalFormTest {

    private static final String MOST_SYMMETRIC =
            "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

    private static final String BLANK = ".".repeat(81);

    private static Grid grid(String text) {
        Layout layout = text.length() == 81 ? Layout.classic() : Layout.boxes(2, text.length() == 16 ? 2 : 3);
        int[] digits = new int[text.length()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = text.charAt(cell) == '.' ? 0 : text.charAt(cell) - '0';
        }
        return Grid.of(layout, digits);
    }

    @ParameterizedTest
    @CsvSource({
        MOST_SYMMETRIC + ", 648",
        "123456789456789123789123456234567891567891234891234567345678912678912345912345678, 54",
    })
    void symmetricGridsHaveAsManyAutomorphismsAsTheGeneratorsGive(String text, long count) {
        Grid grid = grid(text);
        assertThat(CanonicalForm.least(grid).automorphismCount()).isEqualTo(count);
        assertThat(generated(grid, CanonicalForm.least(grid).automorphismGenerators()))
                .isEqualTo(count);
    }

    @Test
    void theMostSymmetricGridIsItsOwnForm() {
        assertThat(CanonicalForm.least(grid(MOST_SYMMETRIC)).grid()).isEqualTo(grid(MOST_SYMMETRIC));
    }

    @Test
    void gridsWithFewDigitsHaveTheNumbersThatTheirOrbitsGive() {
        long all = 2L * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 362_880;
        assertThat(CanonicalForm.least(grid(BLANK)).automorphismCount()).isEqualTo(all);
        assertThat(CanonicalForm.least(grid(BLANK)).grid()).isEqualTo(grid(BLANK));
        CanonicalForm one = CanonicalForm.least(grid(BLANK).with(40, 5));
        assertThat(one.grid()).isEqualTo(grid(BLANK).with(80, 1));
        assertThat(one.automorphismCount()).isEqualTo(all / (81 * 9));
        CanonicalForm two = CanonicalForm.least(grid(BLANK).with(40, 5).with(41, 6));
        assertThat(two.grid()).isEqualTo(grid(BLANK).with(79, 1).with(80, 2));
        // 81 cells, 4 others in the same box and line, 9 · 8 pairs of digits, and the pair counted from either cell.
        assertThat(two.automorphismCount()).isEqualTo(all / (81 * 4 / 2 * 9 * 8));
    }

    @Test
    void randomGridsHaveNoAutomorphismButTheIdentity() {
        PuzzleMaker maker = new PuzzleMaker(5);
        for (int i = 0; i < 50; i++) {
            CanonicalForm form = CanonicalForm.least(maker.solution(Layout.classic()));
            assertThat(form.automorphismCount()).isEqualTo(1);
            assertThat(form.automorphismGenerators()).isEmpty();
        }
    }

    /** The order of the group of images that symmetries of a grid generate, and that each maps the grid to itself. */
    static long generated(Grid grid, List<Symmetry> generators) {
        Symmetry identity = Symmetry.identity(grid.layout());
        Set<Symmetry> group = new HashSet<>(Set.of(identity));
        Deque<Symmetry> open = new ArrayDeque<>(List.of(identity));
        for (Symmetry generator : generators) {
            assertThat(generator.apply(grid)).isEqualTo(grid);
        }
        while (!open.isEmpty()) {
            Symmetry element = open.remove();
            for (Symmetry generator : generators) {
                Symmetry next = element.then(generator);
                if (group.add(next)) {
                    open.add(next);
                }
            }
        }
        return group.size();
    }

    /** For solved classic grids there is a faster search than for other grids. */
    @Test
    void bothSearchesFindTheSameForm() {
        PuzzleMaker maker = new PuzzleMaker(7);
        for (int i = 0; i < 30; i++) {
            assertSameSearches(maker.solution(Layout.classic()));
        }
        assertSameSearches(grid(MOST_SYMMETRIC));
    }

    private static void assertSameSearches(Grid grid) {
        Placements fast = ClassicGridSearch.run(grid.digits());
        Placements slow = LeastGridSearch.run(grid.layout(), grid.digits());
        assertThat(fast.size()).isEqualTo(slow.size());
        assertThat(fast.get(0).apply(grid.digits(), 9)).isEqualTo(slow.get(0).apply(grid.digits(), 9));
    }

    @Test
    void fourByFourHasTwoClasses() {
        assertThat(classes(Grid.empty(Layout.boxes(2, 2)), 288, 2 * 8 * 8 * 24)).hasSize(2);
    }

    /** Renaming makes the first row 123456, which leaves 28,200,960 / 6! grids. */
    @Test
    @Tag("slow")
    void sixBySixHas49Classes() {
        assertThat(classes(grid("123456" + ".".repeat(30)), 28_200_960 / 720, 48 * 72))
                .hasSize(49);
    }

    /** The forms of all solutions; the automorphisms give the size of each class. */
    private static Map<Grid, Long> classes(Grid puzzle, long solutions, long symmetries) {
        Map<Grid, Long> automorphisms = new HashMap<>();
        long[] count = new long[1];
        BruteForce.search(puzzle, Long.MAX_VALUE, solution -> {
            CanonicalForm form = CanonicalForm.least(solution);
            automorphisms.put(form.grid(), form.automorphismCount());
            count[0]++;
        });
        assertThat(count[0]).isEqualTo(solutions);
        assertThat(automorphisms.values().stream()
                        .mapToLong(order -> symmetries / order)
                        .sum())
                .isEqualTo(solutions);
        return automorphisms;
    }

    @Test
    @Tag("slow")
    void thereAre416Bands() {
        assertThat(Bands.classes()).hasSize(416);
    }

    @Test
    void equivalentPuzzlesHaveTheSameForm() {
        assertInvariance(40, 25);
    }

    @Test
    @Tag("slow")
    void aThousandPuzzlesKeepTheirFormUnderAThousandSymmetries() {
        assertInvariance(1000, 1000);
    }

    private static void assertInvariance(int puzzles, int symmetries) {
        Symmetries all = Symmetries.of(Layout.classic());
        for (int seed = 0; seed < puzzles; seed++) {
            PuzzleMaker maker = new PuzzleMaker(seed);
            Grid solution = maker.solution(Layout.classic());
            Grid puzzle = maker.minimal(solution);
            Grid least = CanonicalForm.least(puzzle).grid();
            Grid bySolution = CanonicalForm.bySolution(puzzle, solution).grid();
            RandomStream random = RandomStream.of(seed);
            for (int i = 0; i < symmetries; i++) {
                Symmetry symmetry = all.random(random);
                Grid image = symmetry.apply(puzzle);
                assertThat(CanonicalForm.least(image).grid())
                        .as("seed %s", seed)
                        .isEqualTo(least);
                assertThat(CanonicalForm.bySolution(image, symmetry.apply(solution))
                                .grid())
                        .as("seed %s", seed)
                        .isEqualTo(bySolution);
            }
        }
    }

    /** By construction, the solution of the form by the solution is a least grid; the least puzzle is not greater than it. */
    @Test
    void theTwoDefinitionsAreWhatTheySay() {
        for (int seed = 0; seed < 30; seed++) {
            PuzzleMaker maker = new PuzzleMaker(seed);
            Grid solution = maker.solution(Layout.classic());
            Grid puzzle = maker.blank(solution, 50);
            CanonicalForm form = CanonicalForm.bySolution(puzzle, solution);
            assertThat(form.symmetry().apply(puzzle)).isEqualTo(form.grid());
            assertThat(form.symmetry().apply(solution))
                    .isEqualTo(CanonicalForm.least(solution).grid());
            CanonicalForm least = CanonicalForm.least(puzzle);
            assertThat(least.symmetry().apply(puzzle)).isEqualTo(least.grid());
            assertThat(least.grid().toString()).isLessThanOrEqualTo(form.grid().toString());
            assertThat(CanonicalForm.bySolution(solution, solution).grid())
                    .isEqualTo(CanonicalForm.least(solution).grid());
        }
    }

    /** Parts of a symmetric grid have automorphisms, few enough here to generate them all. */
    @Test
    void automorphismsOfPuzzlesInASymmetricGrid() {
        Grid solution = grid(MOST_SYMMETRIC);
        for (int seed = 0; seed < 40; seed++) {
            RandomStream random = RandomStream.of(seed);
            int kept = 0;
            for (int i = 0; i < 6; i++) {
                kept |= 1 << random.nextInt(9);
            }
            Grid puzzle = solution;
            for (int cell = 0; cell < 81; cell++) {
                if ((kept >>> (cell / 9 % 3 * 3 + cell % 3) & 1) == 0) {
                    puzzle = puzzle.with(cell, 0);
                }
            }
            CanonicalForm least = CanonicalForm.least(puzzle);
            if (least.automorphismCount() <= 20_000) {
                assertThat(generated(puzzle, least.automorphismGenerators()))
                        .as("seed %s", seed)
                        .isEqualTo(least.automorphismCount());
            }
            CanonicalForm bySolution = CanonicalForm.bySolution(puzzle, solution);
            assertThat(generated(puzzle, bySolution.automorphismGenerators()))
                    .as("seed %s", seed)
                    .isEqualTo(bySolution.automorphismCount());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "3", "4", "5", "6", "7", "8"})
    void generatorsMapDegenerateGridsToThemselves(int digits) {
        Grid puzzle = grid(MOST_SYMMETRIC.replaceAll("[^1-" + digits + "]", "."));
        List<Symmetry> generators = CanonicalForm.least(puzzle).automorphismGenerators();
        assertThat(generators)
                .isNotEmpty()
                .allMatch(symmetry -> symmetry.apply(puzzle).equals(puzzle));
    }

    @Test
    void layoutsThatAreSupported() {
        assertThat(CanonicalForm.supports(Layout.classic())).isTrue();
        assertThat(CanonicalForm.supports(Layout.boxes(4, 2))).isTrue();
        assertThat(CanonicalForm.supports(Layout.boxes(2, 5))).isFalse();
        assertThat(CanonicalForm.supports(Layout.boxes(1, 4))).isFalse();
        assertThat(CanonicalForm.supports(Layout.boxes(1, 1))).isFalse();
        assertThat(CanonicalForm.supports(Layout.regions(0, 0, 1, 1))).isFalse();
        assertThat(CanonicalForm.supports(Layout.classic().with(Variant.DIAGONALS)))
                .isFalse();
    }

    @Test
    void refusesWhatHasNoForm() {
        rejects(
                "but the layout is 3x3 diagonals",
                () -> CanonicalForm.least(Grid.empty(Layout.classic().with(Variant.DIAGONALS))));
        Grid clash = grid(BLANK).with(0, 1).with(1, 1);
        rejects("the grid must have no conflicts", () -> CanonicalForm.least(clash));
        Grid solution = grid(MOST_SYMMETRIC);
        rejects("the solution must be a solved grid", () -> CanonicalForm.bySolution(clash, solution));
        rejects("the solution must be a solved grid", () -> CanonicalForm.bySolution(solution, grid(BLANK)));
        rejects("the solution must have no conflicts", () -> CanonicalForm.bySolution(grid(BLANK), clash));
        rejects(
                "the solution must be a solved grid",
                () -> CanonicalForm.bySolution(Grid.empty(Layout.boxes(2, 2)), solution));
    }

    private static void rejects(String message, Runnable action) {
        assertThatThrownBy(action::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
