package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.format.read.RulesFormat;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SolveResult;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.DoubledGrids;
import io.github.sudokusat.testing.Searches;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Layouts with doublers, and rules on them. */
@Tag("long")
class DoublersTest {

    private static final List<Engine> ENGINES = List.of(
            PropagateEngine.create(),
            CdclEngine.of(Sat4jSolver.instance()),
            SudokuSolver.create().engine(),
            IlpEngine.ofSat4j(),
            BacktrackEngine.create());

    static Stream<DoubledGrids.Meant> rules() {
        return DoubledGrids.rules();
    }

    @Test
    void everyEngineFindsEachGrid() {
        DoubledGrids.Meant none = new DoubledGrids.Meant("rule doublers", filling -> true);
        assertThat(none.layout()).isEqualTo(DoubledGrids.LAYOUT);
        assertThat(none.solutions()).hasSize(384);
        assertSolutions(none);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyEngineFindsWhatARuleMeans(DoubledGrids.Meant rule) {
        assertThat(rule.solutions()).isNotEmpty().hasSizeLessThan(384);
        assertSolutions(rule);
    }

    private static void assertSolutions(DoubledGrids.Meant rule) {
        Set<Grid> expected = rule.solutions();
        for (Engine engine : ENGINES) {
            if (!(engine instanceof BacktrackEngine) || expected.size() < 384) {
                assertThat(Searches.allSolutions(engine, Grid.empty(rule.layout())))
                        .as("%s: %s", engine.name(), rule)
                        .isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void conflictsAreWhatBreaksTheRule(DoubledGrids.Meant rule) {
        for (DoubledGrids.Filling filling : DoubledGrids.all()) {
            Grid grid = filling.on(rule.layout());
            assertThat(grid.conflicts().isEmpty())
                    .as("%s in %s: %s", rule, grid, grid.conflicts())
                    .isEqualTo(rule.meaning().test(filling));
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void textIsReadBack(DoubledGrids.Meant rule) {
        assertThat(LayoutText.describe(rule.layout())).startsWith("box 2x2").contains("rule doublers");
        assertThat(LayoutText.parse(LayoutText.describe(rule.layout()))).isEqualTo(rule.layout());
        Grid solution = rule.solutions().iterator().next();
        assertThat(GridParser.create().parse(RulesFormat.instance().format(solution)))
                .isEqualTo(solution);
    }

    @ParameterizedTest
    @CsvSource({
        "2, the doublers rule is broken by 1 in r1c1; 5 in r1c2",
        "5, the doublers rule is broken by 5 in r1c1; 5 in r1c2",
        "6, the doublers rule is broken by 5 in r1c1; 6 in r1c2"
    })
    void doublersThatClashAreNamed(int second, String sentence) {
        Grid grid = Grid.empty(DoubledGrids.LAYOUT).with(0, second == 2 ? 1 : 5).with(1, second == 2 ? 5 : second);
        assertThat(grid.conflicts())
                .anySatisfy(conflict -> assertThat(conflict.toString()).contains(sentence.replace(';', ',')));
    }

    /** Zetamath's “Double, Double”, shown on Cracking the Cryptic; MiniZinc finds the same solution by a model of its own, and no other. */
    @Test
    void aPublishedPuzzleIsSolved() {
        Grid puzzle = GridParser.create().parse("""
                        box 3x3
                        rule doublers
                        even r4c5
                        double-arrow r2c3 r1c2 r1c1 r2c2 r3c1 r3c2
                        double-arrow r3c2 r4c2 r5c2 r6c2
                        double-arrow r2c5 r2c6 r1c6 r1c7
                        double-arrow r3c8 r3c7 r4c7
                        double-arrow r4c4 r4c5 r4c6 r5c5 r6c4 r6c5 r6c6 r7c7
                        double-arrow r7c4 r6c3 r5c3 r4c3 r3c3 r3c4 r3c5 r3c6 r4c7
                        double-arrow r7c4 r8c4 r9c4
                        double-arrow r9c1 r9c2 r9c3 r8c3 r7c3 r7c4
                        double-arrow r7c6 r8c7 r7c8 r8c8
                        double-arrow r8c8 r8c9 r7c9 r6c9
                        double-arrow r6c9 r6c8 r6c7
                        """);
        SolveResult result = SudokuSolver.create().solve(puzzle);
        assertThat(result)
                .isInstanceOfSatisfying(
                        SolveResult.Solved.class,
                        solved -> assertThat(solved.solution())
                                .hasToString(
                                        "37958D62112E697348684132G59453H219678F247951379135648B2367A58945179482C6I48263175"));
    }

    @Test
    void aDoubledDigitIsWorthTwiceTheDigit() {
        DigitValues values = Layout.classic().withDoublers().values();
        assertThat(values).isEqualTo(DigitValues.doubled(9)).hasToString("1-9 doubled");
        assertThat(values.count()).isEqualTo(18);
        assertThat(values.plainCount()).isEqualTo(9);
        assertThat(values.worth(5)).isEqualTo(5);
        assertThat(values.worth(14)).isEqualTo(10);
        assertThat(values.plain(14)).isEqualTo(5);
        assertThat(values.alike(14)).isEqualTo(values.alike(5)).isEqualTo(1L << 4 | 1L << 13);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "box 3x3; renban r1c1 r1c2 | renban at r1c1 can't be combined with doublers, because it is not defined for them",
                "box 3x3; arrow r1c1 r1c2 = r2c3 r3c3 | arrow at r1c1 can't be combined with doublers",
                "box 3x3; either renban r1c1 r1c2 | can't be combined",
                "box 3x3; palindrome r1c1 r1c2 | can't be combined with doublers",
                "box 3x3; rule nonconsecutive | can't be combined with doublers",
                "box 3x3; rule self-taxicab | can't be combined with doublers",
                "box 3x3; quadruple 12 r1c1 r1c2 r2c1 r2c2 | but digits are from 1 to 9",
                "box 3x3; killer 36 r1c1 r1c2 | no 2 different digits, of which some may be doubled, sum to 36",
                "box 3x3; killer 11 r1c1 | no digit, doubled or not, is 11 (killer cage 11 at r1c1)",
                "box 3x3; rule diagonals | diagonals can't be combined with doublers",
                "box 3x3; rule diagonal-up | diagonals can't be combined with doublers",
                "box 3x3; house r1c1 r2c2 : stars | house can't be combined with doublers",
                "grid 9x8 | expected doublers only where rows, columns, and boxes or regions have each digit from 1",
                "box 3x3; digits 0-8 | have each digit from 1, but found",
                "no-boxes 33 | at most 32 digits"
            })
    void whatDoesNotGoWithDoublersIsNamed(String lines, String message) {
        List<String> text = new ArrayList<>(List.of(lines.split("; ")));
        if (lines.contains("either")) {
            text.set(1, "either renban r1c1 r1c2 | thermo r1c1 r1c2");
        }
        text.add("rule doublers");
        assertThatThrownBy(() -> LayoutText.parse(text)).hasMessageContaining(message);
    }

    @Test
    void layoutsWithRulesOrOtherDigitsGetNone() {
        assertThatThrownBy(() -> Layout.classic().with(Variant.ANTI_KNIGHT).withDoublers())
                .hasMessageContaining("before variants, houses and rules are added");
        assertThatThrownBy(() -> Layout.classic().withLeastValue(0).withDoublers())
                .hasMessageContaining("doublers need");
        assertThatThrownBy(() -> LayoutText.addRules(Layout.classic(), List.of("rule doublers")))
                .hasMessageContaining("doublers only where the cells of the puzzle are read with them");
        Layout doubled = Layout.classic().withDoublers();
        assertThat(doubled.withDoublers()).isSameAs(doubled);
        assertThat(doubled.without(doubled.rules())).isEqualTo(doubled);
        assertThat(doubled.base()).isSameAs(doubled);
        assertThat(doubled).hasToString("grid of 9x9 with boxes of 3x3 with doublers");
    }

    @Test
    void antiKnightMeansDigits() {
        Layout layout = DoubledGrids.LAYOUT.with(Variant.ANTI_KNIGHT);
        Grid grid = Grid.empty(layout).with(0, 1).with(8 + 2, 5);
        assertThat(grid.conflicts()).isNotEmpty();
        assertThat(Grid.empty(layout).with(0, 1).with(8 + 2, 2).conflicts()).isEmpty();
    }

    @Test
    void jigsawsAndLatinSquaresCanHaveDoublers() {
        for (Layout base : List.of(
                Layout.boxes(1, 5),
                Layout.boxes(2, 3),
                Layout.regions(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3))) {
            Layout doubled = base.withDoublers();
            assertThat(LayoutText.parse(LayoutText.describe(doubled))).isEqualTo(doubled);
            assertThat(doubled.rows()).isEqualTo(base.side());
        }
    }
}
