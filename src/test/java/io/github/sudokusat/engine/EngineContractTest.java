package io.github.sudokusat.engine;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Searches;
import io.github.sudokusat.testing.Waits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The contract of every engine. A subclass creates the engine and belongs to a package of its own:
 *
 * <pre>{@code
 * class BitsEngineContractTest extends EngineContractTest {
 *     @Override
 *     protected Engine engine() {
 *         return BitsEngine.create();
 *     }
 * }
 * }</pre>
 *
 * <p>JUnit 5 and AssertJ must be on the class path, and so must the library: the suite is in its packages, so it cannot be run on the module path.
 *
 * <p>The requirements, in addition to finding each solution once and nothing else:
 *
 * <ul>
 *   <li>The engine has a name and supports classic 9 × 9. Tests on a layout that it does not support are skipped.
 *   <li>A layout with a rule of an unknown class is not supported, and starting a search on it throws {@link IllegalArgumentException} with the names
 *       of the engine and the rule in its message.
 *   <li>Givens that conflict have no solution; the search is exhausted at once.
 *   <li>Searches of one engine do not affect each other, on one thread or on several.
 *   <li>The requirements of {@link SearchContractTest} on states, limits and statistics.
 * </ul>
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class EngineContractTest extends SearchContractTest {

    /** The number of solutions of a random puzzle that the oracle lists at most. */
    private static final int MANY = 60;

    /** The layouts of the suite: small ones, of which some have no solution, and then those of side 9. */
    static List<Layout> layouts() {
        List<Layout> layouts = new ArrayList<>();
        layouts.add(Layout.boxes(1, 1));
        layouts.add(Layout.boxes(1, 2));
        layouts.add(Layout.boxes(2, 2));
        layouts.add(Layout.boxes(1, 5));
        layouts.add(Layout.boxes(2, 3));
        layouts.add(Layout.boxes(3, 2));
        layouts.add(Layouts.jigsaw(new BoxShape(2, 2), 6, new Random(1)));
        layouts.add(Layouts.jigsaw(new BoxShape(2, 3), 10, new Random(2)));
        layouts.add(Layout.boxes(2, 2).with(Variant.ANTI_KNIGHT).with(Variant.ANTI_KING));
        layouts.add(Layout.boxes(2, 3).with(Variant.DISJOINT_GROUPS));
        layouts.add(Layout.boxes(2, 3).with(Variant.DIAGONALS));
        Layout nine = Layout.classic();
        Layout jigsaw = Layouts.jigsaw(new BoxShape(3, 3), 6, new Random(3));
        layouts.add(nine);
        for (Variant variant : Variant.values()) {
            layouts.add(Layout.boxes(2, 2).with(variant));
            layouts.add(nine.with(variant));
        }
        layouts.add(nine.with(Variant.DIAGONALS).with(Variant.WINDOKU));
        layouts.add(jigsaw);
        layouts.add(jigsaw.with(Variant.DIAGONALS));
        layouts.add(Layout.boxes(2, 3).with(MustDiffer.of("own", 0, 8, 0, 35, 1, 9, 5, 30)));
        layouts.add(nine.with(Variant.ANTI_KING).with(MustDiffer.of("own", 0, 80, 8, 72, 40, 0)));
        layouts.addAll(withNamedRules());
        return layouts;
    }

    /** Layouts with rules of every kind of primitive; small ones, because the oracle checks them on complete grids only. */
    private static List<Layout> withNamedRules() {
        List<Layout> layouts = new ArrayList<>();
        Random random = new Random(1);
        Grid four = new PuzzleMaker(1).solution(Layout.boxes(2, 2));
        for (RandomPrimitives.Kind kind : RandomPrimitives.Kind.values()) {
            layouts.add(RandomPrimitives.layout(four, 2, random, kind));
        }
        for (Layout base : List.of(Layout.boxes(2, 3), Layout.boxes(1, 5).with(Variant.ANTI_KING))) {
            Grid solution = new PuzzleMaker(2).solution(base);
            layouts.add(RandomPrimitives.layout(solution, 4, random, RandomPrimitives.Kind.values()));
        }
        return layouts;
    }

    /** The layouts that the engine under test supports. */
    final List<Layout> supported() {
        List<Layout> layouts = layouts();
        Engine engine = engine();
        layouts.removeIf(layout -> !engine.supports(layout));
        return layouts;
    }

    /** A puzzle with the oracle's answer. */
    private record Case(Grid puzzle, List<Grid> solutions) {}

    /** Random puzzles of a layout, made once for the suites of all engines because the oracle takes longer than the engines. */
    private static final Map<Layout, List<Case>> CASES = new ConcurrentHashMap<>();

    private static final int MOST_CASES = 10;

    private static List<Case> makeCases(Layout layout) {
        List<Case> made = new ArrayList<>();
        for (long seed = 1; seed <= MOST_CASES; seed++) {
            RandomPuzzles.find(layout, seed, MANY)
                    .ifPresent(puzzle -> made.add(new Case(puzzle, RandomPuzzles.solutions(puzzle))));
        }
        return made;
    }

    /** A puzzle and the number of its solutions, where 2 means several. */
    private record Question(Grid puzzle, long solutions) {}

    /** The questions about the puzzles of a case, created once like the cases. */
    private static final Map<Grid, List<Question>> QUESTIONS = new ConcurrentHashMap<>();

    private static final Map<Grid, Long> COUNTS = new ConcurrentHashMap<>();
    private static final Map<Layout, Optional<Grid>> SOLVED = new ConcurrentHashMap<>();
    private static final Map<Grid, Set<Grid>> SOLUTIONS = new ConcurrentHashMap<>();

    /** A puzzle made proper by adding digits of one of its solutions, and others that lack one of its givens or have a wrong one. */
    private static List<Question> makeQuestions(Case one) {
        List<Question> questions = new ArrayList<>();
        Grid proper = one.puzzle();
        Layout layout = proper.layout();
        Random random = new Random(proper.hashCode());
        questions.add(new Question(proper, Math.min(2, one.solutions().size())));
        if (one.solutions().isEmpty()) {
            return questions;
        }
        while (BruteForce.count(proper, 2) > 1) {
            int cell = random.nextInt(layout.cellCount());
            proper = proper.with(cell, one.solutions().get(0).digit(cell));
        }
        questions.add(new Question(proper, 1));
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            if (proper.digit(cell) != 0 && random.nextInt(layout.side()) == 0) {
                Grid fewer = proper.with(cell, 0);
                questions.add(new Question(fewer, BruteForce.count(fewer, 2)));
                Grid other = proper.with(cell, proper.digit(cell) % layout.side() + 1);
                questions.add(new Question(other, BruteForce.count(other, 2)));
            }
        }
        return questions;
    }

    private static Optional<Grid> solved(Layout layout) {
        return SOLVED.computeIfAbsent(layout, new PuzzleMaker(3)::findSolution);
    }

    private static List<Case> cases(Layout layout, int number) {
        List<Case> all = CASES.computeIfAbsent(layout, EngineContractTest::makeCases);
        return all.subList(0, Math.min(number, all.size()));
    }

    @Test
    void theEngineHasAName() {
        assertThat(shared().name()).isNotBlank();
        assertThat(shared().supports(Layout.classic())).isTrue();
    }

    @ParameterizedTest
    @MethodSource("supported")
    void theSolutionsAreThoseOfTheOracle(Layout layout) {
        Engine engine = shared();
        List<Case> cases = cases(layout, cases());
        assertThat(cases).isNotEmpty();
        for (Case one : cases) {
            assertThat(Searches.allSolutions(engine, one.puzzle()))
                    .as("%s %s", layout, one.puzzle())
                    .containsExactlyInAnyOrderElementsOf(one.solutions());
        }
    }

    /**
     * The number of grids with up to two digits, out of 2,080 of 4 × 4 cells, that are asked for all of their solutions; fewer for an engine that takes long
     * for each.
     */
    protected int grids() {
        return 20 * cases();
    }

    /** Some of the 4 × 4 grids with up to two digits; the oracle is the list of all 288 solved grids. */
    @Test
    void theSolutionsOfFourByFourAreThoseOfTheOracle() {
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        Engine engine = shared();
        assumeTrue(engine.supports(empty.layout()), "the engine does not support 4×4");
        List<Grid> solved = RandomPuzzles.solutions(empty);
        int stride = Math.max(1, 2080 / grids());
        int number = 0;
        for (int first = 0; first < 64; first++) {
            for (int second = first; second < 64; second++) {
                if (number++ % stride == 0) {
                    Grid puzzle = empty.with(first / 4, first % 4 + 1).with(second / 4, second % 4 + 1);
                    assertThat(Searches.allSolutions(engine, puzzle))
                            .as("%s", puzzle)
                            .isEqualTo(keeping(solved, puzzle));
                }
            }
        }
    }

    private static Set<Grid> keeping(List<Grid> solved, Grid puzzle) {
        Set<Grid> kept = new HashSet<>(solved);
        kept.removeIf(solution -> !solution.keeps(puzzle));
        return kept;
    }

    @ParameterizedTest
    @MethodSource("supported")
    void theCheckAgreesWithTheOracle(Layout layout) {
        for (Case one : cases(layout, cases())) {
            for (Question question : QUESTIONS.computeIfAbsent(one.puzzle(), puzzle -> makeQuestions(one))) {
                assertCount(shared(), question.puzzle(), question.solutions());
            }
        }
    }

    private static void assertCount(Engine engine, Grid puzzle, long expected) {
        try (Search search = engine.start(Puzzle.of(puzzle), Limits.none())) {
            assertThat(search.count(2)).as("%s %s", puzzle.layout(), puzzle).isEqualTo(expected);
        }
    }

    @Test
    void theEmptyGridIsSolved() {
        for (Layout layout : layouts()) {
            // The oracle takes long to find out that a layout has no solution.
            if (shared().supports(layout) && (layout.side() <= 5 || layout.isPlain())) {
                Grid empty = Grid.empty(layout);
                boolean solvable = COUNTS.computeIfAbsent(empty, grid -> BruteForce.count(grid, 1)) == 1;
                try (Search search = shared().start(Puzzle.of(empty), Limits.none())) {
                    assertThat(search.advance())
                            .as("%s", layout)
                            .isEqualTo(solvable ? Search.Status.FOUND : Search.Status.EXHAUSTED);
                    if (solvable) {
                        assertThatGrid(search.solution()).solves(empty);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("supported")
    void aSolvedGridIsItsOnlySolution(Layout layout) {
        Engine engine = shared();
        solved(layout)
                .ifPresent(solved ->
                        assertThat(Searches.allSolutions(engine, solved)).containsExactly(solved));
    }

    final List<Layout> layoutsOfSeveralCells() {
        List<Layout> layouts = supported();
        layouts.removeIf(layout -> layout.side() == 1);
        return layouts;
    }

    @ParameterizedTest
    @MethodSource("layoutsOfSeveralCells")
    void conflictingGivensHaveNoSolution(Layout layout) {
        Engine engine = shared();
        Grid two = Grid.empty(layout).with(0, 1).with(1, 1);
        assertThat(Searches.allSolutions(engine, two)).isEmpty();
        solved(layout).ifPresent(solved -> {
            Grid complete = solved.with(0, solved.digit(0) % layout.side() + 1);
            assertThat(Searches.allSolutions(engine, complete)).isEmpty();
        });
    }

    /** Checks a puzzle with two open cells of a row that can only hold the same digit, although no two givens clash. */
    @Test
    void aPuzzleWithoutConflictsOrSolutionsIsExhausted() {
        Grid puzzle = Grid.empty(Layout.classic());
        for (int digit = 1; digit <= 7; digit++) {
            puzzle = puzzle.with(digit + 1, digit);
        }
        puzzle = puzzle.with(9, 8);
        assertThat(puzzle.conflicts()).isEmpty();
        assertThat(Searches.allSolutions(shared(), puzzle)).isEmpty();
    }

    final List<BrokenGrids.Broken> brokenGrids() {
        Engine engine = engine();
        return BrokenGrids.all().stream()
                .filter(broken -> engine.supports(broken.grid().layout()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("brokenGrids")
    void aGridThatViolatesASingleRuleIsRejected(BrokenGrids.Broken broken) {
        Grid grid = broken.grid();
        assertThat(grid.conflicts())
                .isNotEmpty()
                .allSatisfy(conflict -> assertThat(conflict.constraint()).startsWith(broken.rule()));
        Engine engine = shared();
        assertThat(Searches.allSolutions(engine, grid)).isEmpty();
        Grid trap = broken.withoutClashes();
        assertThat(Searches.allSolutions(engine, trap))
                .doesNotContain(grid)
                .containsExactlyInAnyOrderElementsOf(
                        SOLUTIONS.computeIfAbsent(trap, key -> Set.copyOf(RandomPuzzles.solutions(key))));
    }

    @Test
    void aLayoutWithAnUnknownRuleIsRefused() {
        Rule rule = new Rule() {
            @Override
            public String name() {
                return "made-up";
            }

            @Override
            public void conflicts(Grid grid, Consumer<Conflict> found) {}
        };
        for (Layout known : List.of(Layout.classic(), Layout.classic().with(Variant.ANTI_KING))) {
            Layout layout = known.with(rule);
            assertThat(shared().supports(layout)).isFalse();
            assertThatThrownBy(() -> shared().start(Puzzle.of(Grid.empty(layout)), Limits.none()))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(shared().name())
                    .hasMessageContaining("made-up");
        }
    }

    /** Uses puzzles that share solutions, so a solution excluded in one search must remain possible in the other. */
    @Test
    void searchesOfOneEngineDoNotAffectEachOther() {
        for (Case some : cases(Layout.classic(), 1 + cases() / 2)) {
            Grid one = some.puzzle();
            List<Grid> solutions = some.solutions();
            if (solutions.isEmpty()) {
                continue;
            }
            Grid other = new PuzzleMaker(solutions.size()).blank(solutions.get(0), 0.5);
            Set<Grid> foundInOne = new HashSet<>();
            Set<Grid> foundInOther = new HashSet<>();
            try (Search first = shared().start(Puzzle.of(one), Limits.none());
                    Search second = shared().start(Puzzle.of(other), Limits.none())) {
                boolean more = true;
                while (more) {
                    more = false;
                    if (first.advance() == Search.Status.FOUND) {
                        more = foundInOne.add(first.solution());
                    }
                    if (foundInOther.size() < MANY && second.advance() == Search.Status.FOUND) {
                        more |= foundInOther.add(second.solution());
                    }
                }
            }
            assertThat(foundInOne).containsExactlyInAnyOrderElementsOf(solutions);
            assertThat(foundInOther)
                    .hasSize((int) BruteForce.count(other, MANY))
                    .allSatisfy(solution -> assertThatGrid(solution).solves(other));
        }
    }

    @Test
    void fourThreadsMayShareAnEngine() throws Exception {
        List<Case> cases = new ArrayList<>();
        for (Layout layout : layouts()) {
            if (shared().supports(layout)) {
                cases.addAll(cases(layout, 1 + cases() / 5));
            }
        }
        ExecutorService executor = Executors.newFixedThreadPool(4);
        try {
            List<Future<?>> threads = new ArrayList<>();
            for (int thread = 0; thread < 4; thread++) {
                int start = thread * cases.size() / 4;
                threads.add(executor.submit(() -> {
                    for (int i = 0; i < cases.size(); i++) {
                        Case one = cases.get((start + i) % cases.size());
                        assertThat(Searches.allSolutions(shared(), one.puzzle()))
                                .isEqualTo(new HashSet<>(one.solutions()));
                    }
                }));
            }
            for (Future<?> thread : threads) {
                Waits.get(thread, "the solutions of a thread");
            }
        } finally {
            executor.shutdownNow();
        }
    }
}
