package io.github.sudokusat.logic.rate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.logic.Level;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.VariantPuzzles;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class RaterTest {

    /** Needs avoidable rectangles, which are found only if it is known what is given. */
    private static final String AVOIDABLE =
            ".2.....8...6.8.1.....2..5.6....9...7.4...7.....18...5.39...4....6....3....25...6.";

    /** A solved grid with one cell blank. */
    private static final String NEARLY_SOLVED =
            "12345678.456789123789123456234567891567891234891234567345678912678912345912345678";

    @Test
    void theDigitsOfAPuzzleAreItsGivens() {
        Grid puzzle = GridParser.create().parse(AVOIDABLE);
        LogicSolver solver = LogicSolver.of(Layout.classic()).withUniqueness(true);
        long score = Rater.of(solver).rate(puzzle).score();
        assertThat(score)
                .isEqualTo(Rater.of(solver.withGivens(puzzle))
                        .rate(solver.start(puzzle))
                        .score())
                .isNotEqualTo(Rater.of(solver).rate(solver.start(puzzle)).score());
    }

    @Test
    void isomorphicPuzzlesHaveTheSameRating() {
        List<Layout> layouts = List.of(
                Layout.classic(),
                Layout.classic(),
                Layout.boxes(2, 3),
                Layout.classic().with(Variant.DIAGONALS),
                Layout.classic().with(Variant.ANTI_KNIGHT));
        int beyondSingles = 0;
        for (Layout layout : layouts) {
            Symmetries symmetries = Symmetries.of(layout);
            Rater rater = Rater.of(LogicSolver.of(layout).withUniqueness(true));
            for (long seed = 1; seed <= 3; seed++) {
                Grid puzzle = new PuzzleMaker(seed).minimalPuzzle(layout);
                Rating rating = rater.rate(puzzle);
                beyondSingles += rating.level().filter(Level.EASY::equals).isPresent() ? 0 : 1;
                RandomStream random = RandomStream.of(seed);
                for (int i = 0; i < 3; i++) {
                    Symmetry symmetry = symmetries.random(random);
                    assertThat(rater.rate(symmetry.apply(puzzle)))
                            .as("seed %d: %s under %s", seed, puzzle, symmetry)
                            .isEqualTo(rating);
                }
            }
        }
        assertThat(beyondSingles).as("puzzles that need more than singles").isGreaterThan(4);
    }

    /** The puzzle by Arto Inkala (2012), and Golden Nugget. */
    private static final List<String> HARDEST = List.of(
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");

    @Test
    void theHardestPuzzlesNeedNestedNets() {
        Layout layout = Layout.classic();
        Profile withoutPatterns = Profile.full().without(Technique.JUNIOR_EXOCET, Technique.MULTI_SECTOR_LOCKED_SET);
        Rater rater =
                Rater.of(LogicSolver.of(layout).withProfile(withoutPatterns).withUniqueness(true));
        for (String text : HARDEST) {
            Grid puzzle = GridParser.create().parse(text);
            Rating rating = rater.rate(puzzle);
            assertThat(rating.outcome()).isEqualTo(Rating.Outcome.RATED);
            assertThat(rating.level()).contains(Level.EXTREME);
            assertThat(rating.trialDepth()).isZero();
            assertThat(rating.hardest()).contains(Technique.NESTED_FORCING_NET);
            assertThat(rating.score()).isGreaterThan(5_000);
            Rating byTrials = Rater.of(LogicSolver.of(layout).withProfile(Profile.propagation()))
                    .rate(puzzle);
            assertThat(byTrials.hardestId()).contains("trial-2");
            LogicSolver propagation = LogicSolver.of(layout).withProfile(Profile.propagation());
            Grid solution = SudokuSolver.create().solve(puzzle).findSolution().orElseThrow();
            assertThat(Rater.of(propagation).rate(propagation.start(puzzle), solution))
                    .isEqualTo(byTrials);
            // The highest total that rounds of techniques can reach: each removes a candidate or places a digit.
            assertThat(byTrials.score()).isGreaterThan(highestScore(Profile.propagation()) * 81 * 10);
            Symmetry symmetry = Symmetries.of(layout).random(RandomStream.of(5));
            assertThat(rater.rate(symmetry.apply(puzzle))).isEqualTo(rating);
        }
    }

    /** Some of them are as hard to solve by search as they are by logic: their trials are cut short. */
    @Test
    @Tag("slow")
    void everyProperPublishedVariantIsRated() {
        int rated = 0;
        for (VariantPuzzles.Published published : VariantPuzzles.load()) {
            if (published.count() == 1
                    && LogicSolver.supports(published.puzzle().layout())) {
                Rating rating = Rater.of(LogicSolver.of(published.puzzle().layout()))
                        .rate(published.puzzle().toCandidates());
                assertThat(rating.isRated()).as(published.id()).isTrue();
                rated++;
            }
        }
        assumeThat(rated).isPositive();
    }

    private static long highestScore(Profile profile) {
        return profile.entries().stream().mapToLong(Profile.Entry::score).max().orElseThrow();
    }

    @Test
    void everyProperPuzzleIsRatedByAnyProfileAndLikeItsImages() {
        Profile singles = Profile.of("mine", List.of(new Profile.Entry(Technique.HIDDEN_SINGLE, 999_999, Level.EASY)));
        int deepest = 0;
        for (Layout layout :
                List.of(Layout.classic(), Layout.boxes(2, 3), Layout.classic().with(Variant.WINDOKU))) {
            Symmetries symmetries = Symmetries.of(layout);
            Rater rater = Rater.of(LogicSolver.of(layout).withProfile(singles));
            for (long seed = 1; seed <= 8; seed++) {
                Grid puzzle = new PuzzleMaker(seed).minimalPuzzle(layout);
                Rating rating = rater.rate(puzzle);
                assertThat(rating.isRated()).isTrue();
                deepest = Math.max(deepest, rating.trialDepth());
                if (rating.trialDepth() > 0) {
                    assertThat(rating.score() / 100_000_000).isEqualTo(rating.trialDepth());
                    assertThat(rating.level()).contains(Level.EXTREME);
                }
                Grid other = symmetries.random(RandomStream.of(seed)).apply(puzzle);
                assertThat(rater.rate(other)).isEqualTo(rating);
            }
        }
        assertThat(deepest).isPositive();
    }

    @Test
    void trialsStopAtTheLimits() {
        Grid puzzle = GridParser.create().parse(HARDEST.get(0));
        LogicSolver solver = LogicSolver.of(Layout.classic()).withProfile(Profile.classic());
        int[] looks = {0};
        Rater rater = Rater.of(solver);
        rater.withLimits(Limits.none().withTimeout(() -> ++looks[0], Long.MAX_VALUE / 2))
                .rate(puzzle);
        int all = looks[0];
        assertThat(all).isGreaterThan(1000);
        looks[0] = 0;
        Rating stopped = rater.withLimits(Limits.none().withTimeout(() -> ++looks[0], all / 2))
                .rate(puzzle);
        assertThat(stopped.outcome()).isEqualTo(Rating.Outcome.STOPPED);
        assertThat(stopped.level()).isEmpty();
        assertThat(looks[0]).isLessThan(all / 2 + 10);
    }

    @Test
    void aRoundCountsOnce() {
        Grid puzzle = GridParser.create().parse(NEARLY_SOLVED);
        Rating rating = Rater.of(LogicSolver.of(Layout.classic())).rate(puzzle);
        assertThat(rating.outcome()).isEqualTo(Rating.Outcome.RATED);
        assertThat(rating.rounds()).isEqualTo(1);
        assertThat(rating.score()).isEqualTo(4);
        assertThat(rating.hardest()).contains(Technique.FULL_HOUSE);
        assertThat(rating.openSteps()).hasToString("1.0");
        assertThat(rating).hasToString("easy 4 full-house");
    }

    @Test
    void theClassicProfileCountsRoundsOfHiddenSinglesOnly() {
        Layout layout = Layout.boxes(2, 2);
        // In the first round 1 is placed in r4c4 by row, column and box; the cells that its 2, 3 and 4 need can still
        // be filled in several ways until then.
        Grid puzzle = Grid.of(layout, 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 0, 0);
        Rating rating =
                Rater.of(LogicSolver.of(layout).withProfile(Profile.classic())).rate(puzzle);
        assertThat(rating.rounds()).isEqualTo(1);
        assertThat(rating.profile().name()).isEqualTo("classic");
        assertThat(rating.hardest()).contains(Technique.HIDDEN_SINGLE);
    }

    @Test
    void aPuzzleThatIsNotSolvedIsUnrated() {
        Rater rater = Rater.of(LogicSolver.of(Layout.classic()));
        Rating stuck = rater.rate(Grid.empty(Layout.classic()));
        assertThat(stuck.outcome()).isEqualTo(Rating.Outcome.STUCK);
        assertThat(stuck.level()).isEmpty();
        assertThat(stuck).hasToString("unrated 0 -");

        Grid impossible = Grid.empty(Layout.classic()).with(0, 1).with(1, 1);
        assertThat(rater.rate(impossible).outcome()).isEqualTo(Rating.Outcome.CONTRADICTION);

        Grid puzzle = new PuzzleMaker(1).minimalPuzzle(Layout.classic());
        Rating stopped = rater.withLimits(Limits.none().withTimeout(() -> 0, 0)).rate(puzzle);
        assertThat(stopped.outcome()).isEqualTo(Rating.Outcome.STOPPED);
        assertThat(stopped.isRated()).isFalse();
        assertThat(stopped.level()).isEmpty();
    }

    @Test
    void theLevelIsThatOfTheHardestTechniqueOrOneMore() {
        Grid puzzle = GridParser.create().parse(NEARLY_SOLVED);
        LogicSolver solver = LogicSolver.of(Layout.classic());
        assertThat(Rater.of(solver.withProfile(Profile.parse("a", "full-house 5 unfair")))
                        .rate(puzzle)
                        .level())
                .contains(Level.UNFAIR);
        assertThat(Rater.of(solver.withProfile(Profile.parse("b", "full-house 900 easy")))
                        .rate(puzzle)
                        .level())
                .contains(Level.MEDIUM);
        Rating longest = Rater.of(solver.withProfile(Profile.parse("c", "full-house 1801 medium")))
                .rate(puzzle);
        assertThat(longest.level()).contains(Level.HARD);
        assertThat(longest.hardestLevel()).isEqualTo(Level.MEDIUM);
        assertThat(longest.isRaisedByLength()).isTrue();
    }

    /** Without singles, nothing places the digits of cells that have one candidate left, and trials have nothing more to refute. */
    @Test
    void profilesWithoutSinglesRateProperPuzzles() {
        LogicSolver solver =
                LogicSolver.of(Layout.classic()).withProfile(Profile.parse("pairs", "naked-pair 60 medium"));
        for (String text : List.of(NEARLY_SOLVED, HARDEST.get(0))) {
            Rating rating = Rater.of(solver).rate(GridParser.create().parse(text));
            assertThat(rating.isRated()).as(text).isTrue();
        }
        assertThat(Rater.of(solver).rate(GridParser.create().parse(NEARLY_SOLVED)))
                .hasToString("easy 0 -");
    }
}
