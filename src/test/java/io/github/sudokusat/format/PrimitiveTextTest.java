package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class PrimitiveTextTest {

    private static final List<Layout> LAYOUTS = List.of(
            Layout.boxes(2, 2),
            Layout.boxes(2, 3),
            Layout.classic(),
            Layout.boxes(4, 4),
            Layout.boxes(6, 6),
            Layout.boxes(8, 8));

    /** Kinds that are only made for small grids. */
    private static final Set<RandomPrimitives.Kind> LARGE =
            Set.of(RandomPrimitives.Kind.SETS, RandomPrimitives.Kind.SECTION, RandomPrimitives.Kind.EITHER);

    private static final List<RandomPrimitives.Kind> KINDS = List.of(RandomPrimitives.Kind.values());

    private static Grid solution(Layout layout) {
        int side = layout.side();
        int rows = layout.boxShape().orElseThrow().rows();
        int columns = side / rows;
        int[] digits = new int[side * side];
        for (int cell = 0; cell < digits.length; cell++) {
            int row = cell / side;
            digits[cell] = (row % rows * columns + row / rows + cell % side) % side + 1;
        }
        return Grid.of(layout, digits);
    }

    private static String text(Primitive primitive) {
        StringBuilder text = new StringBuilder();
        PrimitiveWriter.write(primitive, text);
        return text.toString();
    }

    private static void isRead(int side, Primitive primitive, String text) {
        assertThat(text(primitive)).isEqualTo(text);
        assertThat(PrimitiveReader.read(new RuleWords(text, 1, 0, Layout.boxes(1, side))))
                .containsExactly(primitive);
    }

    private static void refuses(String line, String message) {
        assertThatThrownBy(() -> RuleText.read(new RuleWords(line, 7, 0, Layout.boxes(1, 4))))
                .isInstanceOf(GridFormatException.class)
                .hasMessage("line 7, column " + message);
    }

    @Test
    void everyKindHasAText() {
        isRead(9, Differ.of(9, 0, 1, 80), "differ r1c1 r1c2 r9c9");
        isRead(
                9,
                DigitClause.of(9, new int[] {0, 0, 9}, new long[] {5, 0, 0x1FF}),
                "clause r1c1 1,3 r1c1 none r2c1 1-9");
        isRead(9, DigitCount.of(9, new int[] {0, 1, 2}, 3, 0, 2), "count 0,2 1,2 r1c1-r1c3");
        isRead(4, DigitCount.of(4, new int[] {3}, 0), "count none none r1c4");
        isRead(9, DigitSets.of(9, new int[] {0, 10}, 0x81, 0x42), "sets r1c1 r2c2 2,7 1,8");
        isRead(9, DigitSets.of(9, new int[] {0, 10}), "sets r1c1 r2c2");
        isRead(9, LinearSum.of(9, new int[] {0, 1, 2}, new int[] {1, -2, 3}, -5), "sum -5 r1c1 -2 r1c2 3 r1c3");
        isRead(9, LinearSum.of(9, new int[] {0, 0}, new int[] {1, -1}, 0), "sum 0 0 r1c1");
        isRead(
                9,
                LinearSum.of(9, new int[] {0, 0, 0, 1}, new int[] {-1000, -1000, -1, 1000}, 7),
                "sum 7 -1000 r1c1 -1000 r1c1 -1 r1c1 1000 r1c2");
        isRead(9, PairRelation.of(9, 0, 1, (a, b) -> b == 2 * a), "pair r1c1 r1c2 1 2 2 4 3 6 4 8");
        isRead(
                4,
                Sequence.of(
                        new int[] {0, 1, 0},
                        Automaton.of(4, new boolean[] {true, false}, new int[] {1, 1, -1, 0, -1, -1, 1, -1})),
                "sequence r1c1 r1c2 r1c1 2 0 0 1,2 1 0 4 0 1 3 1");
        isRead(
                4,
                Section.of(
                        4,
                        new int[] {0, 1, 2},
                        List.of(Section.Case.of(6, 15, 1, -1), Section.Case.of(0, 15, 0, 15)),
                        0,
                        3,
                        16),
                "section r1c1-r1c3 sets none 1,2 5 case 2,3 2 1 3 1-64 case none 2 none");
    }

    @Test
    void randomPrimitivesAreReadBack() {
        long first = Seeds.seed();
        for (int i = 0; i < 3000; i++) {
            long seed = first + i;
            Random random = new Random(seed);
            Layout layout = LAYOUTS.get(random.nextInt(LAYOUTS.size()));
            RandomPrimitives.Kind kind = KINDS.get(i % KINDS.size());
            boolean isLarge = layout.side() > 16 && LARGE.contains(kind);
            Grid solution = solution(isLarge ? Layout.classic() : layout);
            Primitive primitive = RandomPrimitives.of(kind, solution, random);
            List<Primitive> read = PrimitiveReader.read(new RuleWords(
                    text(primitive), 1, 0, Layout.boxes(1, solution.layout().side())));
            assertThat(read).as("seed %d: %s", seed, text(primitive)).containsExactly(primitive);
        }
    }

    /** A rule as a user may write one, without a text. */
    private record Untold(String name, List<Primitive> demands) implements NamedRule {

        @Override
        public List<Cell> cells() {
            return List.of();
        }

        @Override
        public List<Primitive> primitives(Layout layout) {
            return demands;
        }

        @Override
        public void conflicts(Grid grid, Consumer<Conflict> found) {}
    }

    @Test
    void aRuleWithoutATextIsWrittenAsItsPrimitivesAndReadBackAsARuleOfThese() {
        Random random = new Random(42);
        Grid solution = solution(Layout.classic());
        List<Primitive> demands = new ArrayList<>();
        for (RandomPrimitives.Kind kind : RandomPrimitives.Kind.values()) {
            demands.add(RandomPrimitives.of(kind, solution, random));
        }
        for (String name : List.of("mine", " my # rule: 1 | 2 ", "primitives", ": x", "a : b # c")) {
            Layout layout = Layout.classic().with(new Untold(name, demands));
            Layout read = LayoutText.parse(LayoutText.describe(layout));
            assertThat(read.addedRules()).containsExactly(PrimitiveRule.of(name, demands));
            assertThat(LayoutText.describe(read)).isEqualTo(LayoutText.describe(layout));
        }
    }

    @Test
    void aRuleThatDemandsNothingIsNotWritten() {
        assertThat(LayoutText.describe(Layout.classic().with(new Untold("nothing", List.of()))))
                .containsExactly("box 3x3");
    }

    @Test
    void refusesOtherText() {
        refuses(
                "primitives",
                "11: expected differ, clause, count, either, sets, sum, pair, section or sequence, but found the end of the line");
        refuses(
                "primitives cage r1c1 : x",
                "12: expected differ, clause, count, either, sets, sum, pair, section or sequence, but found \"cage\"");
        refuses(
                "primitives differ r1c1 r1c2",
                "28: expected \"|\" and another primitive, or \": NAME\", but found the end of the line");
        refuses(
                "primitives either differ r1c1 r1c2 or clause r1c1 1 : x",
                "53: expected \"and\", \"or\" or \"end\", but found \":\"");
        refuses("primitives differ r1c5 : x", "19: expected a cell from r1c1 to r4c4, but found \"r1c5\"");
        refuses(
                "primitives clause r1c1 2,1 : x",
                "24: expected a set of digits (ascending numbers from 1 to 64, such as 1,4-7, or \"none\"), but found \"2,1\"");
        refuses(
                "primitives clause r1c1 4-2 : x",
                "24: expected a set of digits (ascending numbers from 1 to 64, such as 1,4-7, or \"none\"), but found \"4-2\"");
        refuses(
                "primitives count 17 1 r1c1 : x",
                "18: expected the numbers of cells (ascending numbers from 0 to 16, such as 1,4-7, or \"none\"), but found \"17\"");
        refuses("primitives sum 1 x r1c1 : x", "18: expected a coefficient or a cell, but found \"x\"");
        refuses("primitives sum 1234567890 r1c1 : x", "16: expected the sum, but found \"1234567890\"");
        refuses("primitives sum - r1c1 : x", "16: expected the sum, but found \"-\"");
        refuses("primitives section r1c1 : x", "25: expected \"sets\", but found \":\"");
        refuses(
                "primitives sequence r1c1 100000 none : x",
                "26: expected a number of states of which all but 16 are mentioned below, but found \"100000\"");
        refuses(
                "primitives pair r1c1 r1c2 5 1 : x",
                "27: expected a digit of the first cell (a number from 1 to 4), but found \"5\"");
    }
}
