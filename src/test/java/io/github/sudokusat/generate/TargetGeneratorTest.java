package io.github.sudokusat.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.symmetry.CanonicalForm;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.rate.Rater;
import io.github.sudokusat.logic.rate.Rating;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.time.YearMonth;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("long")
class TargetGeneratorTest {

    private static final LogicSolver FULL = LogicSolver.of(Layout.classic()).withUniqueness(true);
    private static final SudokuSolver OTHER_ENGINE = SudokuSolver.of(PropagateEngine.create());
    private static final long SEED = 31;

    private static Grid puzzle(PuzzleSource source, PuzzleTarget target, long index) {
        Generated generated =
                TargetGenerator.of(source, target).generate(SEED, index).orElseThrow();
        assertThat(OTHER_ENGINE.check(generated.puzzle()).orElseThrow()).isEqualTo(generated.solution());
        return generated.puzzle();
    }

    private static Grid puzzle(PuzzleTarget target, long index) {
        return puzzle(PuzzleGenerator.create(), target, index);
    }

    private static Rating rating(Grid puzzle) {
        return Rater.of(FULL.withGivens(puzzle)).rate(puzzle);
    }

    private static int[] givens(Grid puzzle) {
        return IntStream.range(0, 81).filter(cell -> puzzle.digit(cell) > 0).toArray();
    }

    private static Set<Technique> path(Grid puzzle) {
        Set<Technique> techniques = new HashSet<>();
        for (Step step : FULL.withGivens(puzzle).solve(FULL.start(puzzle)).steps()) {
            techniques.add(step.technique());
        }
        return techniques;
    }

    private static boolean isSolved(Grid puzzle, List<Technique> techniques) {
        LogicSolver solver = FULL.withProfile(Profile.full().only(techniques)).withGivens(puzzle);
        LogicPath path = solver.solve(solver.start(puzzle));
        return path.isSolved();
    }

    /** Random minimal puzzles have 19 givens once in a hundred thousand, so that they are not just waited for. */
    @Test
    void fewGivens() {
        Set<Grid> forms = new HashSet<>();
        for (int index = 0; index < 6; index++) {
            int most = 19 + index % 2;
            Grid puzzle = puzzle(PuzzleTarget.any().withGivens(17, most), index);
            assertThat(puzzle.filledCount()).isBetween(17, most);
            for (int given : givens(puzzle)) {
                assertThat(OTHER_ENGINE.check(puzzle.with(given, 0)).isProper())
                        .as("%s without %d", puzzle, given)
                        .isFalse();
            }
            forms.add(CanonicalForm.least(puzzle).grid());
        }
        assertThat(forms).hasSize(6);
    }

    @Test
    void theSearchForFewGivensIsLimited() {
        PuzzleSource source = TargetGenerator.of(
                        PuzzleGenerator.create(), PuzzleTarget.any().withGivens(17, 17))
                .withLimits(Limits.none().withMaxWork(7));
        assertThat(source.generate(SEED, 0)).isInstanceOfSatisfying(GenerateResult.Stopped.class, stopped -> {
            assertThat(stopped.reason()).isEqualTo(StopReason.WORK_LIMIT);
            assertThat(stopped.tries()).isEqualTo(7);
        });
    }

    @ParameterizedTest
    @EnumSource
    void levels(Level level) {
        for (int index = 0; index < 3; index++) {
            assertThat(rating(puzzle(PuzzleTarget.any().withLevels(level, level), index))
                            .level())
                    .as("index %d", index)
                    .contains(level);
        }
    }

    /** The techniques before the one needed must not solve the puzzle, with it they must, and a rating must be headed by it. */
    private static void assertNeeded(Technique technique, PuzzleSource source, long index) {
        assertNeeded(technique, puzzle(source, PuzzleTarget.any().withNeeded(technique), index));
    }

    private static void assertNeeded(Technique technique, Grid puzzle) {
        List<Technique> order = Profile.full().techniques();
        int number = order.indexOf(technique);
        assertThat(isSolved(puzzle, order.subList(0, number)))
                .as("%s solved before %s", puzzle, technique)
                .isFalse();
        assertThat(isSolved(puzzle, order.subList(0, number + 1)))
                .as("%s solved with %s", puzzle, technique)
                .isTrue();
        assertThat(rating(puzzle).hardest()).as("hardest of %s", puzzle).contains(technique);
    }

    @ParameterizedTest
    @EnumSource(names = {"NAKED_SINGLE", "CLAIMING", "HIDDEN_PAIR", "X_WING", "Y_WING", "XY_CHAIN"})
    void neededTechniques(Technique technique) {
        assertNeeded(technique, PuzzleGenerator.create(), 0);
    }

    @Test
    @Tag("slow")
    void everyTechniqueUpToXyChainCanBeNeeded() {
        List<Technique> order = Profile.full().techniques();
        for (Technique technique : order.subList(1, order.indexOf(Technique.XY_CHAIN) + 1)) {
            if (!technique.needsRules()) {
                assertNeeded(technique, PuzzleGenerator.create(), 1);
            }
        }
    }

    /** Without a bias none of these occurs in a hundred thousand puzzles, or hardly one. The limits are a few times the mean number of tries. */
    @ParameterizedTest
    @CsvSource({
        "JELLYFISH, 3000",
        "FINNED_JELLYFISH, 6000",
        "SASHIMI_JELLYFISH, 12000",
        "UNIQUE_RECTANGLE_5, 25000",
        "AVOIDABLE_RECTANGLE_2, 6000"
    })
    void rareTechniquesAreFoundSoon(Technique technique, long tries) {
        PuzzleTarget target = PuzzleTarget.any().withNeeded(technique);
        GenerateResult result = TargetGenerator.of(PuzzleGenerator.create(), target)
                .withLimits(Limits.none().withMaxWork(tries))
                .generate(SEED, 0);
        assertNeeded(technique, result.orElseThrow().puzzle());
    }

    @Test
    @Tag("slow")
    void puzzlesMadeFromKnownOnesAreNew() {
        PuzzleSource source = TargetGenerator.of(
                PuzzleGenerator.create(), PuzzleTarget.any().withNeeded(Technique.AVOIDABLE_RECTANGLE_2));
        Set<Grid> solutions = new HashSet<>();
        for (int i = 0; i < 200; i++) {
            RandomStream random = RandomStream.of(SEED, i);
            solutions.add(
                    CanonicalForm.least(RarePuzzles.next(random).solution()).grid());
        }
        int known = solutions.size();
        int count = 50;
        for (int i = 0; i < count; i++) {
            Generated made = source.generate(SEED, i).orElseThrow();
            assertNeeded(Technique.AVOIDABLE_RECTANGLE_2, made.puzzle());
            solutions.add(CanonicalForm.least(made.solution()).grid());
        }
        assertThat(known).isBetween(2, 36);
        // Now and then, two walks end at equivalent grids.
        assertThat(solutions).hasSizeGreaterThanOrEqualTo(known + count * 3 / 4);
    }

    @Test
    void aJellyfishIsFoundWithSymmetry() {
        PuzzleGenerator generator = PuzzleGenerator.create().withSymmetry(GivenSymmetry.HALF_TURN);
        Grid puzzle = puzzle(generator, PuzzleTarget.any().withNeeded(Technique.JELLYFISH), 0);
        assertNeeded(Technique.JELLYFISH, puzzle);
        assertThat(GivenSymmetry.HALF_TURN.holds(puzzle)).isTrue();
    }

    @Test
    void variedPuzzlesKeepSymmetryAndMinimality() {
        PuzzleGenerator generator = PuzzleGenerator.create().withSymmetry(GivenSymmetry.HALF_TURN);
        PuzzleTarget target = PuzzleTarget.any().withNeeded(Technique.SWORDFISH);
        Grid puzzle = puzzle(generator, target, 2);
        assertThat(GivenSymmetry.HALF_TURN.holds(puzzle)).isTrue();
        for (int[] orbit : GivenSymmetry.HALF_TURN.orbits(9)) {
            Grid less = puzzle;
            for (int cell : orbit) {
                less = less.with(cell, 0);
            }
            assertThat(less.equals(puzzle) || !OTHER_ENGINE.check(less).isProper())
                    .as("%s without %d", puzzle, orbit[0])
                    .isTrue();
        }
    }

    @Test
    void allConditionsHoldTogether() {
        PuzzleTarget target = PuzzleTarget.any()
                .withGivens(23, 25)
                .withLevels(Level.HARD, Level.UNFAIR)
                .withScore(500, 1500)
                .withContained(List.of(Technique.NAKED_PAIR))
                .withForbidden(List.of(Technique.X_WING, Technique.UNIQUE_RECTANGLE_1));
        for (int index = 0; index < 3; index++) {
            Grid puzzle = puzzle(target, index);
            Rating rating = rating(puzzle);
            assertThat(puzzle.filledCount()).isBetween(23, 25);
            assertThat(rating.level().orElseThrow()).isIn(Level.HARD, Level.UNFAIR);
            assertThat(rating.score()).isBetween(500L, 1500L);
            assertThat(rating.techniques())
                    .contains(Technique.NAKED_PAIR)
                    .doesNotContain(Technique.X_WING, Technique.UNIQUE_RECTANGLE_1);
            assertThat(path(puzzle))
                    .contains(Technique.NAKED_PAIR)
                    .doesNotContain(Technique.X_WING, Technique.UNIQUE_RECTANGLE_1);
        }
    }

    @Test
    void otherSources() {
        PuzzleTarget medium = PuzzleTarget.any().withLevels(Level.MEDIUM, Level.MEDIUM);
        GivenPattern pattern = GivenPattern.of(givens(puzzle(PuzzleTarget.any().withGivens(26, 30), 0)));
        Grid filled = puzzle(PatternGenerator.of(pattern), medium, 0);
        assertThat(givens(filled)).containsExactly(pattern.cells());
        assertThat(rating(filled).level()).contains(Level.MEDIUM);

        Layout layout = Layout.classic().with(Variant.DIAGONALS);
        LogicSolver solver = LogicSolver.of(layout).withUniqueness(true);
        Grid diagonal = TargetGenerator.of(LayoutGenerator.of(Sat4jSolver.instance(), layout), medium)
                .generate(SEED, 0)
                .orElseThrow()
                .puzzle();
        assertThat(Rater.of(solver.withGivens(diagonal)).rate(diagonal).level()).contains(Level.MEDIUM);
    }

    @Test
    void theSameSeedGivesTheSamePuzzle() {
        PuzzleTarget target = PuzzleTarget.any().withNeeded(Technique.HIDDEN_TRIPLE);
        assertThat(puzzle(target, 7)).isEqualTo(puzzle(target, 7)).isNotEqualTo(puzzle(target, 8));
    }

    /** Also of the technique that comes last in the profile, before which all others are allowed. */
    @Test
    void aPuzzleThatSinglesSolveNeedsNothingElse() {
        Grid easy = GridParser.create()
                .parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        for (Technique technique : Profile.full().techniques()) {
            PuzzleTarget target = PuzzleTarget.any().withNeeded(technique);
            TargetCheck check =
                    new TargetCheck(target, TargetCheck.Solvers.of(target, Layout.classic()), Limits.none());
            assertThat(check.isMet(easy)).as(technique.id()).isEqualTo(technique == Technique.HIDDEN_SINGLE);
        }
    }

    @Test
    void whatCannotBeMetEndsWithCounts() {
        TargetGenerator generator =
                TargetGenerator.of(PuzzleGenerator.create(), PuzzleTarget.any().withGivens(45, 81));
        GenerateResult result =
                generator.withLimits(Limits.none().withMaxWork(500)).generate(SEED, 0);
        GenerateResult.Stopped stopped = (GenerateResult.Stopped) result;
        assertThat(stopped.reason()).isEqualTo(StopReason.WORK_LIMIT);
        assertThat(stopped.tries()).isEqualTo(500);
        assertThat(stopped.seen().misses()).containsExactly(Map.entry(TargetMiss.GIVENS, 500L));
        assertThat(stopped.seen().fewestGivens()).isBetween(17, 24);
        assertThat(stopped.seen().mostGivens()).isBetween(25, 40);

        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        assertThat(generator
                        .withLimits(Limits.none().withCancellation(cancellation))
                        .generate(SEED, 0))
                .isEqualTo(new GenerateResult.Stopped(StopReason.CANCELLED, 0));

        GenerateResult seen = TargetGenerator.of(
                        PuzzleGenerator.create(),
                        PuzzleTarget.any()
                                .withLevels(Level.HARD, Level.EXTREME)
                                .withForbidden(List.of(Technique.HIDDEN_SINGLE)))
                .withLimits(Limits.none().withMaxWork(200))
                .generate(SEED, 0);
        SeenPuzzles counts = ((GenerateResult.Stopped) seen).seen();
        assertThat(counts.misses().values().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(200);
    }

    /** Without rules it would be sought in vain for ever. */
    @Test
    void theTechniqueRuleIsForLayoutsWithRules() {
        for (PuzzleTarget target : List.of(
                PuzzleTarget.any().withNeeded(Technique.RULE),
                PuzzleTarget.any().withContained(List.of(Technique.RULE)))) {
            assertThat(TargetGenerator.of(PuzzleGenerator.create(), target).generate(SEED, 0))
                    .isEqualTo(new GenerateResult.Impossible(
                            Impossibility.NO_RULE,
                            "the technique rule is for layouts with rules such as killer or thermo"));
        }
        LayoutGenerator antiKing =
                LayoutGenerator.of(Sat4jSolver.instance(), Layout.classic().with(Variant.ANTI_KING));
        assertThat(TargetGenerator.of(antiKing, PuzzleTarget.any().withNeeded(Technique.RULE_OPTIONS))
                        .generate(SEED, 0))
                .isEqualTo(new GenerateResult.Impossible(
                        Impossibility.NO_RULE,
                        "the technique rule-options is for layouts with rules such as killer or thermo"));
    }

    @Test
    void impossibleAndContradictoryTargets() {
        assertThat(TargetGenerator.of(
                                PuzzleGenerator.create(), PuzzleTarget.any().withGivens(0, 16))
                        .generate(SEED, 0))
                .isInstanceOfSatisfying(
                        GenerateResult.Impossible.class,
                        none -> assertThat(none.reason()).isEqualTo(Impossibility.TOO_FEW_GIVENS));
        assertContradiction(
                PuzzleTarget.any().withNeeded(Technique.X_WING).withForbidden(List.of(Technique.X_WING)),
                "x-wing must be used, but is forbidden");
        assertContradiction(
                PuzzleTarget.any().withNeeded(Technique.X_WING).withLevels(Level.EASY, Level.MEDIUM),
                "x-wing is hard, but the level is at most medium");
        assertContradiction(
                PuzzleTarget.any().withNeeded(Technique.HIDDEN_SINGLE).withLevels(Level.HARD, Level.EXTREME),
                "hidden-single, the hardest technique, makes a puzzle medium at most, but the level is at least hard");
        assertContradiction(
                PuzzleTarget.any().withNeeded(Technique.X_WING).withContained(List.of(Technique.JELLYFISH)),
                "jellyfish comes after x-wing, which must be enough");
        assertContradiction(
                PuzzleTarget.any().withContained(List.of(Technique.X_WING)).withScore(0, 100),
                "x-wing scores 140, but the score is at most 100");
        assertContradiction(
                PuzzleTarget.any().withNeeded(Technique.MUTANT_FISH),
                "mutant-fish is not a technique of profile full, by which puzzles are rated");
        assertThatThrownBy(() -> PuzzleTarget.any().withGivens(5, 4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("givens must be a range of numbers from 0, but is 5 to 4");
        assertThatThrownBy(() -> PuzzleTarget.any().withLevels(Level.HARD, Level.EASY))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void assertContradiction(PuzzleTarget target, String reason) {
        assertThatThrownBy(() -> TargetGenerator.of(PuzzleGenerator.create(), target))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the target contradicts itself: " + reason);
    }

    @Test
    void superfluousGivensReachTheNumberAskedFor() {
        Set<Integer> counts = new HashSet<>();
        for (int index = 0; index < 200; index++) {
            Generated generated = PuzzleGenerator.create()
                    .withSuperfluousGivens(28, 33)
                    .generate(SEED, index)
                    .orElseThrow();
            counts.add(generated.puzzle().filledCount());
            assertThat(OTHER_ENGINE.check(generated.puzzle()).orElseThrow())
                    .as("index %d", index)
                    .isEqualTo(generated.solution());
        }
        assertThat(counts).containsExactlyInAnyOrder(28, 29, 30, 31, 32, 33);
        Grid full = PuzzleGenerator.create()
                .withSymmetry(GivenSymmetry.FULL)
                .withSuperfluousGivens(40, 44)
                .generate(SEED, 0)
                .orElseThrow()
                .puzzle();
        assertThat(GivenSymmetry.FULL.holds(full)).isTrue();
        assertThat(full.filledCount()).isBetween(40, 44);
        assertThatThrownBy(() -> PuzzleGenerator.create().withSuperfluousGivens(16, 30))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the number of givens must be a range from 17 to 81, but is 16 to 30");
    }

    @Test
    void seedsOfDays() {
        assertThat(PuzzleGenerator.seedOf(2026, 1, 31)).isEqualTo(20260131);
        assertThatThrownBy(() -> PuzzleGenerator.seedOf(2026, 13, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PuzzleGenerator.seedOf(2026, 2, 29))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no day 29 of month 2 of year 2026");
    }

    @Test
    void everyDayOfTheCalendarHasASeed() {
        for (int year : new int[] {1, 4, 1900, 2000, 2026, 2028, 9999}) {
            for (int month = 1; month <= 12; month++) {
                for (int day = 1; day <= YearMonth.of(year, month).lengthOfMonth(); day++) {
                    assertThat(PuzzleGenerator.seedOf(year, month, day)).isEqualTo(10_000L * year + 100L * month + day);
                }
                int after = YearMonth.of(year, month).lengthOfMonth() + 1;
                int of = month;
                assertThatThrownBy(() -> PuzzleGenerator.seedOf(year, of, after))
                        .isInstanceOf(IllegalArgumentException.class);
            }
        }
    }
}
