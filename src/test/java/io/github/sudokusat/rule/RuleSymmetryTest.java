package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Searches;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** If the cells of a puzzle and of its rules are moved by a symmetry of the layout, so are its solutions. */
class RuleSymmetryTest {

    private static final Engine ENGINE = PropagateEngine.create();

    private static final Pattern CELL = Pattern.compile("r(\\d+)c(\\d+)");
    private static final Pattern WORD = Pattern.compile("(up|down)-(left|right)|index (row|column)");

    /** Rules that mean the same wherever their cells are. */
    private static final Set<String> MOVABLE = Set.of(
            "arrow",
            "between",
            "clone",
            "contains",
            "contains-exactly",
            "counting-circles",
            "difference",
            "different",
            "double-arrow",
            "entropic",
            "equal-sum",
            "equality-cage",
            "even",
            "given",
            "greater",
            "hidden-skyscraper",
            "killer",
            "lockout",
            "look-and-say",
            "lunchbox",
            "modular",
            "nabner",
            "numbered-room",
            "odd",
            "pair",
            "pair-sum",
            "palindrome",
            "ratio",
            "regex",
            "region-sum",
            "rellik",
            "renban",
            "same-set",
            "sandwich",
            "skyscraper",
            "slow-thermo",
            "sum",
            "sum-line",
            "thermo",
            "whispers",
            "x-sum",
            "zipper");

    private static final Map<String, String> TRANSPOSED = Map.of(
            "up-right", "down-left", "down-left", "up-right", "index row", "index column", "index column", "index row");

    private static final Map<String, String> UPSIDE_DOWN =
            Map.of("up-right", "down-left", "down-left", "up-right", "up-left", "down-right", "down-right", "up-left");

    private static List<Layout> layouts(Random random) {
        return List.of(
                Layout.boxes(2, 2),
                Layout.boxes(2, 3),
                Layouts.jigsaw(new BoxShape(2, 3), 8, random),
                Layout.classic());
    }

    /** Compares the solutions of a puzzle and of its image, without the rules whose line matches a pattern. */
    private static void assertMoves(
            Symmetry symmetry, long seed, List<String> keywords, Map<String, String> words, String left) {
        // A few jigsaws have no solution.
        RandomRules.combination(symmetry.from(), seed, 6, keywords)
                .ifPresent(ruled -> assertMoves(symmetry, seed, ruled, words, left));
    }

    private static void assertMoves(
            Symmetry symmetry, long seed, RuledGrid ruled, Map<String, String> words, String left) {
        Layout base = symmetry.from();
        List<String> lines = ruled.rules().stream()
                .flatMap(rule -> rule.lines().stream())
                .filter(line -> !line.matches(left))
                .toList();
        List<String> images =
                lines.stream().map(line -> image(line, symmetry, words)).toList();
        double blanks = base.side() == 4 ? 1 : base.side() == 6 ? 0.65 : 0.5;
        Grid puzzle = new PuzzleMaker(seed).blank(ruled.solution(), blanks);
        Set<Grid> moved = new HashSet<>();
        Layout target = with(symmetry.to(), images);
        for (Grid solution : Searches.allSolutions(ENGINE, puzzle.on(with(base, lines)))) {
            moved.add(symmetry.apply(solution.on(base)).on(target));
        }
        assertThat(Searches.allSolutions(ENGINE, symmetry.apply(puzzle).on(target)))
                .as("seed %d: %s %s, %s", seed, base, lines, images)
                .isEqualTo(moved);
    }

    private static Layout with(Layout base, List<String> lines) {
        return base.with(lines.stream()
                .map(line -> RuleText.read(new RuleWords(line, 1, 0, Layout.boxes(1, base.side())))
                        .orElseThrow())
                .distinct()
                .toList());
    }

    private static String image(String line, Symmetry symmetry, Map<String, String> words) {
        int side = symmetry.from().side();
        String moved = CELL.matcher(line)
                .replaceAll(match -> Cell.numbered(
                                symmetry.cell(Cell.parse(match.group()).number(side)), side)
                        .toString());
        return WORD.matcher(moved).replaceAll(match -> words.getOrDefault(match.group(), match.group()));
    }

    private static void assertMoves(int rounds) {
        int seed = Seeds.seed();
        for (int i = seed; i < seed + rounds; i++) {
            for (Layout base : layouts(new Random(i))) {
                List<String> all = RuleText.keywords();
                assertMoves(Symmetry.transposition(base), i, all, TRANSPOSED, ".*index box.*|.*dutch.*");
                if (base.boxShape().isPresent()) {
                    assertMoves(Symmetry.rotation(base, 2), i, all, UPSIDE_DOWN, ".*index.*|.*dutch.*");
                    assertMoves(lines(base, new Random(i)), i, List.copyOf(MOVABLE), Map.of(), "none");
                }
            }
        }
    }

    /** Two rows, two columns, and two bands exchanged. */
    private static Symmetry lines(Layout base, Random random) {
        BoxShape shape = base.boxShape().orElseThrow();
        return Symmetry.rows(base, 0, random.nextInt(shape.rows()))
                .then(Symmetry.columns(base, 0, random.nextInt(shape.columns())))
                .then(Symmetry.bands(base, 0, random.nextInt(base.side() / shape.rows())));
    }

    @Test
    void solutionsMoveWithTheCells() {
        assertMoves(4);
    }

    @Test
    @Tag("slow")
    void manySolutionsMoveWithTheCells() {
        assertMoves(60);
    }
}
