package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.export.ExportSettings;
import io.github.sudokusat.format.foreign.FPuzzlesWriter;
import io.github.sudokusat.format.foreign.Imports;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.format.read.RulesFormat;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.rule.whole.Marks;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random combinations of rules are the same after they were written and read, in every form in which they can be written. */
class RandomRulesTextTest {

    /** Keywords of which f-puzzles and its extension have every rule. */
    private static final Set<String> IN_F_PUZZLES = Set.of(
            "arrow",
            "between",
            "clone",
            "contains",
            "difference",
            "different",
            "double-arrow",
            "entropic",
            "even",
            "given",
            "index",
            "killer",
            "maximum",
            "minimum",
            "nabner",
            "odd",
            "palindrome",
            "quadruple",
            "ratio",
            "region-sum",
            "renban",
            "slow-thermo",
            "thermo",
            "whispers",
            "zipper");

    private static List<Layout> layouts(Random random) {
        return List.of(
                Layout.boxes(2, 2).with(Variant.DIAGONALS),
                Layout.boxes(2, 3),
                Layouts.jigsaw(new BoxShape(2, 3), 8, random),
                Layout.classic().with(Variant.WINDOKU),
                Layout.classic().with(Variant.ANTI_KNIGHT));
    }

    private interface Check {

        void accept(RuledGrid ruled, String what) throws IOException;
    }

    private static void forRandomRules(int rounds, Check check) throws IOException {
        int seed = Seeds.seed();
        for (int i = 0; i < rounds; i++) {
            for (Layout base : layouts(new Random(seed + i))) {
                var ruled = RandomRules.combination(base, seed + i, 8);
                if (ruled.isPresent()) {
                    check.accept(ruled.get(), "seed " + (seed + i) + ": " + ruled.get());
                }
            }
        }
    }

    private static void assertTexts(RuledGrid ruled, String what) throws IOException {
        List<String> lines = LayoutText.describe(ruled.layout());
        assertThat(LayoutText.parse(lines)).as(what).isEqualTo(ruled.layout());
        assertThat(LayoutText.describe(LayoutText.parse(lines))).as(what).isEqualTo(lines);
        // In a puzzle, a rule about the candidates of a cell is a part of the givens.
        Layout layout = ruled.layout()
                .without(ruled.layout().addedRules().stream()
                        .filter(Marks.class::isInstance)
                        .toList());
        Grid puzzle = ruled.puzzle(1, 0.5).on(layout);
        String text = RulesFormat.instance().format(puzzle);
        Grid read = GridParser.create().parse(text);
        assertThat(read).as(what).isEqualTo(puzzle);
        assertThat(RulesFormat.instance().format(read)).as(what).isEqualTo(text);
    }

    private static void assertComments(RuledGrid ruled, String what) throws IOException {
        StringBuilder text = new StringBuilder();
        EncodingOptions options = EncodingOptions.defaults().withClues(ClueHandling.REDUCED);
        Puzzle puzzle = Puzzle.of(ruled.puzzle(1, 0.2));
        DimacsExport.write(SudokuEncoder.of(ruled.layout(), options).encode(puzzle), text);
        List<String> comments = text.toString()
                .lines()
                .takeWhile(line -> line.startsWith("c "))
                .map(line -> line.substring(2))
                .toList();
        assertThat(ExportSettings.parse(comments).layout()).as(what).isEqualTo(ruled.layout());
    }

    @Test
    void theTextOfALayoutAndOfAPuzzleIsReadBack() throws IOException {
        forRandomRules(12, RandomRulesTextTest::assertTexts);
    }

    @Test
    @Tag("slow")
    void manyTextsAreReadBack() throws IOException {
        forRandomRules(200, RandomRulesTextTest::assertTexts);
    }

    @Test
    void theCommentsOfFormulasAreReadBack() throws IOException {
        forRandomRules(3, RandomRulesTextTest::assertComments);
    }

    @Test
    @Tag("slow")
    void theCommentsOfManyFormulasAreReadBack() throws IOException {
        forRandomRules(30, RandomRulesTextTest::assertComments);
    }

    private static Set<List<Integer>> solutions(Puzzle puzzle) {
        Set<List<Integer>> found = new HashSet<>();
        try (Search search = PropagateEngine.create().start(puzzle, Limits.none())) {
            while (search.advance() == Search.Status.FOUND) {
                found.add(digits(search.solution()));
            }
        }
        return found;
    }

    private static List<Integer> digits(Grid grid) {
        return Arrays.stream(grid.digits()).boxed().toList();
    }

    /** What can be written as an f-puzzles file means the same there, and is written again to the same file and link. */
    private static boolean isWritten(RuledGrid ruled, long seed, String what) {
        Puzzle puzzle = Puzzle.of(ruled.puzzle(seed, ruled.layout().side() == 4 ? 1 : 0.6));
        String json;
        try {
            json = FPuzzlesWriter.of(puzzle).json();
        } catch (IllegalArgumentException refused) {
            assertThat(refused).hasMessageContaining("f-puzzles");
            return false;
        }
        Puzzle read = read(json);
        // The cells of a parity rule are read as many rules, in the order of the grid.
        String again = FPuzzlesWriter.of(read).json();
        assertThat(FPuzzlesWriter.of(read(again)).json()).as(what).isEqualTo(again);
        assertThat(read(again)).as(what).isEqualTo(read);
        assertThat(read(FPuzzlesWriter.of(puzzle).link())).as(what).isEqualTo(read);
        Set<List<Integer>> expected = ruled.solutions(puzzle.grid()).stream()
                .map(RandomRulesTextTest::digits)
                .collect(Collectors.toSet());
        assertThat(solutions(read)).as("%s, %s", what, json).isEqualTo(expected);
        return true;
    }

    private static Puzzle read(String text) {
        return Imports.read(text, 1, Set.of()).puzzle();
    }

    private static void assertFPuzzles(int rounds) {
        int seed = Seeds.seed();
        Set<String> written = new HashSet<>();
        for (String keyword : RuleText.keywords()) {
            for (int i = 0; i < rounds; i++) {
                Layout base = i % 2 == 0 ? Layout.boxes(2, 2) : Layout.boxes(2, 3);
                RuledGrid ruled = RandomRules.combination(base, seed + i, 2, List.of(keyword))
                        .orElseThrow();
                if (!ruled.rules().isEmpty() && isWritten(ruled, seed + i, "seed " + (seed + i) + ": " + ruled)) {
                    written.add(keyword);
                }
            }
        }
        assertThat(written).as("seed %d", seed).containsAll(IN_F_PUZZLES);
    }

    @Test
    void fPuzzlesFilesAreReadBackAndMeanTheSame() {
        assertFPuzzles(6);
    }

    @Test
    @Tag("slow")
    void manyFPuzzlesFilesAreReadBackAndMeanTheSame() {
        assertFPuzzles(60);
    }

    /** A rule that f-puzzles does not have is named. */
    @Test
    void whatFPuzzlesDoesNotHaveIsNamed() {
        NamedRule rule = RuleText.read(new RuleWords("rellik 5 r1c1 r1c2", 1, 0, Layout.boxes(1, 4)))
                .orElseThrow();
        Puzzle puzzle = Puzzle.of(Grid.empty(Layout.boxes(2, 2).with(rule)));
        assertThat(catchThrowableOfType(
                        IllegalArgumentException.class,
                        () -> FPuzzlesWriter.of(puzzle).json()))
                .hasMessageContaining(rule.name());
    }
}
