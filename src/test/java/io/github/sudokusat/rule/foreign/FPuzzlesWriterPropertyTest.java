package io.github.sudokusat.rule.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.grid.text.GridFormatException;
import io.github.sudokusat.grid.text.read.GridParser;
import io.github.sudokusat.grid.text.read.LayoutText;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.cage.Different;
import io.github.sudokusat.rule.text.RuleForm;
import io.github.sudokusat.rule.text.RuleText;
import io.github.sudokusat.testing.RandomRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random rules of every kind: an f-puzzles file of them means what they mean, or the rule that has no form there is named. */
class FPuzzlesWriterPropertyTest {

    private static final int TRIES = 60;

    /** So many files of a rule are enough. */
    private static final int ENOUGH = 6;

    private static final List<Layout> LAYOUTS = List.of(
            Layout.classic(),
            Layout.boxes(2, 3),
            Layout.boxes(2, 2),
            Layout.regions(0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3));

    /** The rules that an f-puzzles file can have, in some cases or in all. */
    private static final Set<String> WRITTEN = Set.of(
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
            "little-killer",
            "lockout",
            "maximum",
            "minimum",
            "modular",
            "nabner",
            "odd",
            "only-marked",
            "pair-sum",
            "palindrome",
            "quadruple",
            "ratio",
            "region-sum",
            "renban",
            "sandwich",
            "skyscraper",
            "slow-thermo",
            "thermo",
            "whispers",
            "x-sum",
            "zipper",
            "house",
            "rule anti-king",
            "rule anti-knight",
            "rule diagonal-down",
            "rule diagonal-up",
            "rule diagonals",
            "rule disjoint",
            "rule nonconsecutive",
            "rule windoku");

    private static Puzzle read(String json) {
        return Imports.read(json, 1, Set.of()).puzzle();
    }

    /** What a puzzle demands, however its rules are named; an extra region of as many cells as there are digits is a house. */
    private static Set<Object> meaning(Puzzle puzzle) {
        Layout layout = puzzle.layout();
        Set<Object> meaning =
                new HashSet<>(List.of(Arrays.toString(puzzle.grid().digits())));
        for (StatedRule stated : layout.statedRules()) {
            boolean isHouse =
                    stated.rule() instanceof Different rule && rule.cells().size() == layout.side();
            for (Primitive primitive : stated.primitives()) {
                meaning.add(isHouse ? sorted(primitive.cells()) : primitive);
            }
        }
        layout.houses().forEach(house -> meaning.add(sorted(house.cells())));
        layout.variants().stream().filter(variant -> variant != Variant.WINDOKU).forEach(meaning::add);
        return meaning;
    }

    private static String sorted(int[] cells) {
        return Arrays.toString(Arrays.stream(cells).sorted().toArray());
    }

    @Test
    void aFileOfRandomRulesMeansTheSame() {
        Random seeds = new Random();
        Set<String> written = new TreeSet<>();
        for (RuleForm form : RuleText.forms()) {
            int successes = 0;
            int enough = WRITTEN.contains(form.keyword()) ? ENOUGH : TRIES;
            for (int i = 0; i < TRIES && successes < enough; i++) {
                if (isWrittenAndRead(form, seeds.nextLong())) {
                    written.add(form.keyword());
                    successes++;
                }
            }
        }
        assertThat(written).containsExactlyInAnyOrderElementsOf(WRITTEN);
    }

    private static boolean isWrittenAndRead(RuleForm form, long seed) {
        Random random = new Random(seed);
        Layout base = LAYOUTS.get(random.nextInt(LAYOUTS.size()));
        List<String> lines = new ArrayList<>(LayoutText.describe(base));
        lines.add(RandomRules.line(form, base.side(), random));
        if (random.nextBoolean()) {
            lines.add(RandomRules.line(form, base.side(), random));
        }
        Grid grid;
        try {
            grid = GridParser.create().parse(String.join("\n", lines));
        } catch (GridFormatException impossible) {
            return false;
        }
        return isWrittenAndRead(Puzzle.of(grid), "seed " + seed + ": " + lines);
    }

    private static boolean isWrittenAndRead(Puzzle puzzle, String description) {
        String json;
        try {
            json = FPuzzlesWriter.json(puzzle);
        } catch (IllegalArgumentException refused) {
            assertThat(refused).as(description).hasMessageStartingWith("f-puzzles has no form of ");
            return false;
        }
        Puzzle again = read(json);
        assertThat(meaning(again)).as(description).isEqualTo(meaning(puzzle));
        // A rule that is several constraints there comes back as several rules, which stand in their own order.
        String second = FPuzzlesWriter.json(again);
        assertThat(read(second)).as(description).isEqualTo(again);
        assertThat(FPuzzlesWriter.json(read(second))).as(description).isEqualTo(second);
        assertThat(LayoutText.parse(LayoutText.describe(again.layout())))
                .as(description)
                .isEqualTo(again.layout());
        assertThat(Imports.read(FPuzzlesWriter.link(again), 1, Set.of()).puzzle())
                .as(description)
                .isEqualTo(again);
        assertThat(Imports.read(FPuzzlesWriter.sudokuPadLink(again), 1, Set.of())
                        .puzzle())
                .as(description)
                .isEqualTo(again);
        return true;
    }
}
