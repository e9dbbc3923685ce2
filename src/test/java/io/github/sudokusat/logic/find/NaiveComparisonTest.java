package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.pattern.LinkGraph;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.testing.Layouts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** On random positions every technique finds exactly what its definition, tried on everything, finds. */
@Tag("long")
class NaiveComparisonTest {

    private static final int LONGEST_CHAIN = 7;
    /** The number of almost locked sets up to which chains use all of them. */
    private static final int MOST_SETS = 300;

    private static List<Layout> layouts() {
        return List.of(
                Layout.boxes(2, 2),
                Layout.boxes(2, 3),
                Layout.boxes(2, 3).with(Variant.DIAGONALS),
                Layouts.jigsaw(new BoxShape(2, 3), 10, new Random(2)),
                Layout.boxes(2, 2).with(Variant.ANTI_KNIGHT),
                Layout.classic());
    }

    /** The conclusions of all patterns by definition. */
    private static Set<Set<String>> naive(Technique technique, NaiveGrid grid) {
        NaiveSets sets = new NaiveSets(grid);
        return switch (technique) {
            case FULL_HOUSE -> sets.fullHouses();
            case NAKED_SINGLE -> sets.nakedSingles();
            case HIDDEN_SINGLE -> sets.hiddenSingles();
            case POINTING -> sets.locked(false);
            case CLAIMING -> sets.locked(true);
            case NAKED_PAIR -> sets.naked(2);
            case NAKED_TRIPLE -> sets.naked(3);
            case NAKED_QUAD -> sets.naked(4);
            case HIDDEN_PAIR -> sets.hidden(2);
            case HIDDEN_TRIPLE -> sets.hidden(3);
            case HIDDEN_QUAD -> sets.hidden(4);
            case X_WING -> sets.fish(2);
            case SWORDFISH -> sets.fish(3);
            case JELLYFISH -> sets.fish(4);
            case FINNED_X_WING -> sets.finnedFish(2, false);
            case SASHIMI_X_WING -> sets.finnedFish(2, true);
            case FINNED_SWORDFISH -> sets.finnedFish(3, false);
            case SASHIMI_SWORDFISH -> sets.finnedFish(3, true);
            case FINNED_JELLYFISH -> sets.finnedFish(4, false);
            case SASHIMI_JELLYFISH -> sets.finnedFish(4, true);
            case WXYZ_WING -> sets.bent(4);
            case BENT_SET_OF_FIVE -> sets.bent(5);
            case SKYSCRAPER, TWO_STRING_KITE, TURBOT_FISH -> new NaiveLinks(grid).turbot(technique);
            case EMPTY_RECTANGLE -> new NaiveLinks(grid).emptyRectangles();
            case W_WING -> new NaiveLinks(grid).wWings();
            case SIMPLE_COLOURING_TRAP -> new NaiveColours(grid, false).traps();
            case SIMPLE_COLOURING_WRAP -> new NaiveColours(grid, false).wraps();
            case MEDUSA_TRAP -> new NaiveColours(grid, true).traps();
            case MEDUSA_WRAP -> new NaiveColours(grid, true).wraps();
            case MULTI_COLOURS -> new NaiveColours(grid, false).multi();
            case COLOURED_CONTRADICTION -> new NaiveColours(grid, true).contradictions();
            case ALS_XZ -> new NaiveAls(grid).xz();
            case ALS_XY_WING -> new NaiveAls(grid).xyWings();
            case DEATH_BLOSSOM -> new NaiveAls(grid).deathBlossoms();
            case TEMPLATE_SET -> new NaiveTemplates(grid).conclusions(true);
            case TEMPLATE_DELETE -> new NaiveTemplates(grid).conclusions(false);
            case SIAMESE_FISH -> sets.siameseFish();
            case DUAL_TWO_STRING_KITE -> new NaiveLinks(grid).dualKites();
            case DUAL_EMPTY_RECTANGLE -> new NaiveLinks(grid).dualEmptyRectangles();
            case SUE_DE_COQ -> new NaiveAls(grid).sueDeCoq();
            case UNIQUE_RECTANGLE_1 -> new NaiveUniqueness(grid).rectangles(1);
            case UNIQUE_RECTANGLE_2 -> new NaiveUniqueness(grid).rectangles(2);
            case UNIQUE_RECTANGLE_3 -> new NaiveUniqueness(grid).rectangles(3);
            case UNIQUE_RECTANGLE_4 -> new NaiveUniqueness(grid).rectangles(4);
            case UNIQUE_RECTANGLE_5 -> new NaiveRectangles(grid).five();
            case UNIQUE_RECTANGLE_6 -> new NaiveRectangles(grid).six();
            case HIDDEN_RECTANGLE -> new NaiveRectangles(grid).hidden();
            default -> throw new AssertionError("no naive finder of " + technique);
        };
    }

    private static int positions(Layout layout, Technique technique) {
        if (technique.assumesUniqueness()) {
            if (layout.side() == 9) {
                return 8;
            }
            return technique == Technique.UNIQUE_RECTANGLE_5 ? 200 : 100;
        }
        if (layout.side() < 9) {
            return switch (technique) {
                case ALS_XY_WING, DEATH_BLOSSOM -> 3;
                case SIAMESE_FISH -> 5;
                case HIDDEN_QUAD -> 150;
                case DUAL_TWO_STRING_KITE, DUAL_EMPTY_RECTANGLE -> 200;
                default -> 15;
            };
        }
        return switch (technique) {
            case ALS_XY_WING, BENT_SET_OF_FIVE, ALS_XZ, DEATH_BLOSSOM, SIAMESE_FISH -> 0;
            case DUAL_TWO_STRING_KITE, DUAL_EMPTY_RECTANGLE -> 30;
            case WXYZ_WING, FINNED_JELLYFISH, SASHIMI_JELLYFISH -> 1;
            default -> 2;
        };
    }

    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {
                "COMBINATIONS",
                "INNIES_AND_OUTIES",
                "MARK",
                "NEGATIVE_CONSTRAINT",
                "THERMOMETER",
                "LINE",
                "COUNTING",
                "INDEXING",
                "SUMS",
                "OUTSIDE_CLUE",
                "RULE",
                "RULE_OPTIONS",
                "RULE_INTERACTION",
                "KILLER_PAIR",
                "KILLER_TRIPLE",
                "Y_WING",
                "XYZ_WING",
                "X_CYCLE",
                "X_CHAIN",
                "XY_CHAIN",
                "AIC",
                "GROUPED_AIC",
                "ALS_AIC",
                "FORCING_CHAIN",
                "BUG_PLUS_ONE",
                "REMOTE_PAIR",
                "AVOIDABLE_RECTANGLE_1",
                "AVOIDABLE_RECTANGLE_2",
                "ALS_XY_CHAIN",
                "FRANKEN_FISH",
                "MUTANT_FISH",
                "FIREWORK",
                "UNIQUE_LOOP",
                "EXTENDED_RECTANGLE",
                "TRIDAGON",
                "JUNIOR_EXOCET",
                "SK_LOOP",
                "MULTI_SECTOR_LOCKED_SET",
                "FORCING_NET",
                "NESTED_FORCING_NET"
            })
    void theConclusionsAreThoseOfTheDefinition(Technique technique) {
        int hits = 0;
        for (Layout layout : layouts()) {
            LogicSolver solver = LogicSolver.of(layout).withUniqueness(true);
            boolean applies = layout.isPlain() || !technique.assumesUniqueness();
            for (long seed = 1; seed <= positions(layout, technique); seed++) {
                CandidateGrid position = Positions.random(layout, seed);
                Set<Set<String>> expected = applies ? naive(technique, new NaiveGrid(position)) : Set.of();
                assertThat(conclusions(solver.all(position, List.of(technique)).orElseThrow()))
                        .as("%s, seed %d of %s", technique, seed, Positions.print(position))
                        .isEqualTo(expected);
                hits += expected.size();
            }
        }
        assertThat(hits).as("patterns of " + technique + " compared").isGreaterThan(10);
    }

    @Test
    void theBentSetsOfThreeAreTheTwoWings() {
        int hits = 0;
        for (Layout layout : layouts()) {
            LogicSolver solver = LogicSolver.of(layout);
            for (long seed = 1; seed <= 40; seed++) {
                CandidateGrid position = Positions.random(layout, seed);
                List<Step> steps = solver.all(position, List.of(Technique.Y_WING, Technique.XYZ_WING))
                        .orElseThrow();
                assertThat(conclusions(steps))
                        .as("seed %d of %s", seed, Positions.print(position))
                        .isEqualTo(new NaiveSets(new NaiveGrid(position)).bent(3));
                hits += steps.size();
            }
        }
        assertThat(hits).isGreaterThan(20);
    }

    @ParameterizedTest
    @EnumSource(names = {"X_CHAIN", "XY_CHAIN", "AIC", "GROUPED_AIC", "ALS_AIC"})
    void theShortestChainsAreThoseOfAllChains(Technique technique) {
        LinkGraph.Kind kind = switch (technique) {
            case X_CHAIN -> LinkGraph.Kind.ONE_DIGIT;
            case XY_CHAIN -> LinkGraph.Kind.BIVALUE_CELLS;
            case AIC -> LinkGraph.Kind.CANDIDATES;
            case ALS_AIC -> LinkGraph.Kind.SETS;
            default -> LinkGraph.Kind.GROUPS;
        };
        int hits = 0;
        for (Layout layout : layouts()) {
            LogicSolver solver = LogicSolver.of(layout).withProfile(Profile.parse("one", technique.id() + " 1 easy"));
            int positions = kind.sets ? (layout.side() < 9 ? 8 : 0) : layout.side() < 9 ? 15 : 2;
            for (long seed = 1; seed <= positions; seed++) {
                // Two ends joined by a single link are locked candidates and not a chain.
                CandidateGrid position = LogicSolver.of(layout)
                        .withProfile(Profile.parse("locked", "pointing 1 easy\nclaiming 1 easy"))
                        .solve(Positions.random(layout, seed))
                        .position();
                if (kind.sets && new NaiveAls(new NaiveGrid(position)).size() > MOST_SETS) {
                    continue;
                }
                NaiveChains chains = new NaiveChains(new NaiveGrid(position), kind);
                Set<String> expected = Set.of();
                int links = 1;
                while (expected.isEmpty() && links < (layout.side() == 9 || kind.sets ? 5 : LONGEST_CHAIN)) {
                    links += 2;
                    expected = new TreeSet<>(chains.conclusions(links));
                    // A chain of one digit that returns to its start is an X-Cycle.
                    expected.removeIf(conclusion -> technique == Technique.X_CHAIN && conclusion.indexOf('=') >= 0);
                }
                List<Step> steps = solver.nextRound(position).orElseThrow();
                if (expected.isEmpty()) {
                    int longest = links;
                    assertThat(steps).as("seed %d", seed).allMatch(step -> step.size() > longest);
                } else {
                    assertThat(Positions.together(steps))
                            .as("%s, seed %d, %d links of %s", technique, seed, links, Positions.print(position))
                            .isEqualTo(expected);
                    hits++;
                }
            }
        }
        assertThat(hits).isGreaterThan(10);
    }

    @Test
    void forcingChainsConcludeWhatAllPremisesImply() {
        int hits = 0;
        for (Layout layout : layouts()) {
            LogicSolver solver = LogicSolver.of(layout);
            for (long seed = 1; seed <= (layout.side() == 9 ? 1 : 12); seed++) {
                CandidateGrid position = Positions.random(layout, seed);
                Set<String> expected = new NaiveChains(new NaiveGrid(position), LinkGraph.Kind.GROUPS).forced();
                assertThat(Positions.together(solver.all(position, List.of(Technique.FORCING_CHAIN))
                                .orElseThrow()))
                        .as("seed %d of %s", seed, Positions.print(position))
                        .isEqualTo(expected);
                hits += expected.size();
            }
        }
        assertThat(hits).isGreaterThan(20);
    }

    private static Set<Set<String>> conclusions(List<Step> steps) {
        List<Set<String>> list = new ArrayList<>();
        steps.forEach(step -> list.add(Positions.conclusion(step)));
        return new HashSet<>(list);
    }
}
