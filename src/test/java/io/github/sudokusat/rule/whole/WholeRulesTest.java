package io.github.sudokusat.rule.whole;

import static io.github.sudokusat.rule.RuleContract.base;
import static io.github.sudokusat.rule.RuleContract.breaches;
import static io.github.sudokusat.rule.RuleContract.read;
import static io.github.sudokusat.rule.RuleContract.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.rule.RuleContract;
import io.github.sudokusat.testing.BruteForce;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules about the whole grid, and about cells that need it for their meaning. */
class WholeRulesTest {

    private static final Cell R1C1 = new Cell(0, 0);

    @ParameterizedTest
    @CsvSource({
        "4, given r1c1 = 2 4",
        "9, given r1c1 = 5",
        "4, odd r1c1 r2c2 r3c3 r1c1",
        "9, even r1c1-r1c4",
        "4, index column r1c1 r1c2",
        "4, index row r1c1 r3c2",
        "4, index box r1c1 r2c2",
        "6, index box r1c1 r5c5",
        "9, index column r1c1-r3c1",
        "4, only-index column r1c1 r2c3",
        "4, only-index row",
        "4, only-index box r1c1-r4c1",
        "6, only-index box r1c1 r5c5",
    })
    void the_contract_is_kept(int side, String line) {
        RuleContract.check(side, line);
    }

    /** All complete 4×4 grids, and changed ones that are no solutions: both halves of a rule must say the same. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rule nonconsecutive",
                "rule leap 1,2",
                "rule leap 2,2",
                "rule anti-taxicab 3",
                "rule self-taxicab",
                "rule global-entropy",
                "rule global-modular",
                "rule dutch-flatmates",
                "only-marked difference 1",
                "index column r1c1-r4c1 r1c3",
                "index row r1c1-r1c4 r3c2",
                "index box r1c1-r4c4",
                "only-index column",
                "only-index row r1c1-r1c4 r3c2",
                "only-index box r1c1-r4c4"
            })
    void solutions_break_a_rule_exactly_if_a_primitive_does_not_hold(String line) {
        NamedRule rule = read(4, line);
        Layout layout = base(4).with(rule);
        int[] kept = new int[2];
        BruteForce.search(Grid.empty(base(4)), Long.MAX_VALUE, solution -> {
            Grid grid = solution.on(layout);
            boolean holds = layout.statedRules().get(0).primitives().stream().allMatch(primitive -> {
                int[] digits = primitive.cells();
                for (int i = 0; i < digits.length; i++) {
                    digits[i] = grid.digit(digits[i]);
                }
                return primitive.isPossible(digits);
            });
            assertThat(breaches(rule, grid).isEmpty()).as(grid.toString()).isEqualTo(holds);
            assertThat(isMeant(line, grid)).as(grid.toString()).isEqualTo(holds);
            kept[holds ? 1 : 0]++;
        });
        assertThat(kept[0]).as("solutions that break it").isPositive();
        assertThat(kept[0] + kept[1]).isEqualTo(288);
    }

    /** What a rule means, said once more. */
    private static boolean isMeant(String line, Grid grid) {
        int side = grid.layout().side();
        return switch (line) {
            case "rule nonconsecutive", "only-marked difference 1" ->
                pairs(side, 1).allMatch(p -> Math.abs(grid.digit(p[0]) - grid.digit(p[1])) != 1);
            case "rule leap 1,2" ->
                pairs(side, 3)
                        .filter(p -> p[0] / side != p[1] / side && p[0] % side != p[1] % side)
                        .allMatch(p -> grid.digit(p[0]) != grid.digit(p[1]));
            case "rule leap 2,2" ->
                pairs(side, 4)
                        .filter(p -> Math.abs(p[0] / side - p[1] / side) == 2)
                        .allMatch(p -> grid.digit(p[0]) != grid.digit(p[1]));
            case "rule anti-taxicab 3" -> pairs(side, 3).allMatch(p -> grid.digit(p[0]) != grid.digit(p[1]));
            case "rule self-taxicab" ->
                IntStream.rangeClosed(1, side)
                        .allMatch(d -> pairs(side, d).noneMatch(p -> grid.digit(p[0]) == d && grid.digit(p[1]) == d));
            case "rule global-entropy" -> squares(grid, List.of(List.of(1), List.of(2, 3), List.of(4)));
            case "rule global-modular" -> squares(grid, List.of(List.of(1, 4), List.of(2), List.of(3)));
            case "rule dutch-flatmates" -> areFlatmates(grid);
            case "only-index column" ->
                IntStream.range(0, 16).noneMatch(cell -> indexes(line, Cell.numbered(cell, 4), grid));
            case "only-index row r1c1-r1c4 r3c2", "only-index box r1c1-r4c4" ->
                read(4, line).cells().stream().noneMatch(cell -> indexes(line, cell, grid));
            default -> read(4, line).cells().stream().allMatch(cell -> indexes(line, cell, grid));
        };
    }

    private static boolean areFlatmates(Grid grid) {
        for (int cell = 0; cell < 16; cell++) {
            boolean hasAbove = cell > 3 && grid.digit(cell - 4) == 1;
            boolean hasBelow = cell < 12 && grid.digit(cell + 4) == 4;
            if (grid.digit(cell) == 2 && !hasAbove && !hasBelow) {
                return false;
            }
        }
        return true;
    }

    private static Stream<int[]> pairs(int side, int distance) {
        List<int[]> pairs = new ArrayList<>();
        for (int a = 0; a < side * side; a++) {
            for (int b = 0; b < a; b++) {
                if (Math.abs(a / side - b / side) + Math.abs(a % side - b % side) == distance) {
                    pairs.add(new int[] {a, b});
                }
            }
        }
        return pairs.stream();
    }

    private static boolean squares(Grid grid, List<List<Integer>> classes) {
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                TreeSet<Integer> digits = new TreeSet<>();
                for (int i = 0; i < 4; i++) {
                    digits.add(grid.digit(new Cell(row + i / 2, column + i % 2)));
                }
                Predicate<List<Integer>> hasOne = group -> group.stream().anyMatch(digits::contains);
                if (!classes.stream().allMatch(hasOne)) {
                    return false;
                }
            }
        }
        return true;
    }

    @Test
    void index_cells_are_no_breach_of_the_negative_rule() {
        Layout layout = base(4).with(List.of(read(4, "index column r1c1 r1c3"), read(4, "only-index column left1")));
        NamedRule negative = read(4, "only-index column left1");
        Grid grid = Grid.empty(layout).with(R1C1, 3).with(new Cell(0, 2), 1);
        assertThat(breaches(negative, grid)).isEmpty();
        assertThat(breaches(negative, grid.with(new Cell(0, 1), 4).with(new Cell(0, 3), 2)))
                .containsExactly("only-index column at r1c1 is broken by 4 in r1c2 and 2 in r1c4");
        assertThat(breaches(negative, grid.with(new Cell(0, 1), 2)))
                .containsExactly("only-index column at r1c1 is broken by 2 in r1c2");
        assertThat(refusal(4, "only-index cell"))
                .isEqualTo("line 7, column 12: expected \"column\", \"row\" or \"box\", but found \"cell\"");
    }

    private static boolean indexes(String line, Cell cell, Grid grid) {
        int v = grid.digit(cell) - 1;
        int r = cell.row();
        int c = cell.column();
        if (line.contains("column")) {
            return grid.digit(new Cell(r, v)) == c + 1;
        }
        if (line.contains("row")) {
            return grid.digit(new Cell(v, c)) == r + 1;
        }
        int place = r % 2 * 2 + c % 2;
        return grid.digit(new Cell(r / 2 * 2 + v / 2, c / 2 * 2 + v % 2)) == place + 1;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rule nonconsecutive",
                "rule anti-taxicab 3",
                "rule self-taxicab",
                "rule global-entropy",
                "rule global-modular",
                "rule dutch-flatmates"
            })
    void breaches_of_partial_grids_are_final(String line) {
        NamedRule rule = read(4, line);
        Layout layout = base(4).with(rule);
        List<Grid> solutions = BruteForce.solutions(Grid.empty(layout), 5);
        for (Grid solution : solutions) {
            for (int blank = 0; blank < 16; blank++) {
                assertThat(breaches(rule, solution.with(blank, 0).with((blank + 5) % 16, 0)))
                        .isEmpty();
            }
        }
    }

    @Test
    void a_leap_by_one_and_two_is_a_knights_move() {
        Layout leaps = base(6).with(Leaps.of(2, 1));
        Layout knights = base(6).with(Variant.ANTI_KNIGHT);
        for (int cell = 0; cell < 36; cell++) {
            assertThat(leaps.peers(cell)).isEqualTo(knights.peers(cell));
        }
        assertThat(leaps.mustDifferRules()).extracting(MustDiffer::name).containsExactly("leap 1,2");
        Layout king = base(6).with(Leaps.of(1, 1));
        assertThat(king.peers(7)).isEqualTo(base(6).with(Variant.ANTI_KING).peers(7));
    }

    @Test
    void breaches_are_named() {
        assertThat(breaches(9, "given r1c1 = 2 4 6", 5))
                .containsExactly("r1c1 is 2, 4 or 6 does not hold, because it is 5");
        assertThat(breaches(9, "given r1c1 = 6 4 2", 4)).isEmpty();
        assertThat(breaches(9, "odd r1c1 r2c2", 5, 4)).containsExactly("odd cells at r1c1 have 4 in r2c2");
        assertThat(breaches(9, "even r1c1 r2c2", 5, 4)).containsExactly("even cells at r1c1 have 5 in r1c1");
        assertThat(found("rule nonconsecutive", "r5c5=4 r5c6=5"))
                .containsExactly("nonconsecutive is broken by 4 in r5c5 and 5 in r5c6");
        assertThat(found("rule leap 2,3", "r1c4=7 r3c1=7"))
                .containsExactly("7 appears in r1c4 and r3c1, which must differ (leap 2,3)");
        assertThat(found("rule leap 3,0", "r1c4=7 r4c4=7"))
                .containsExactly("7 appears in r1c4 and r4c4, which must differ (leap 0,3)");
        assertThat(found("rule anti-taxicab 4", "r1c1=7 r3c3=7 r5c1=2"))
                .containsExactly("7 appears in r1c1 and r3c3, which must differ (anti-taxicab 4)");
        assertThat(found("rule self-taxicab", "r1c1=4 r3c3=4 r5c5=5 r7c7=5"))
                .containsExactly("4 appears in r1c1 and r3c3, which must differ (self-taxicab)");
        assertThat(found("rule self-taxicab", "r1c1=9 r5c6=9")).hasSize(1);
        assertThat(found("rule global-entropy", "r2c2=1 r2c3=2 r3c2=3 r3c3=4"))
                .containsExactly("global-entropy lacks a high digit in the square at r2c2");
        assertThat(found("rule global-modular", "r2c2=1 r2c3=2 r3c2=7 r3c3=4"))
                .containsExactly("global-modular lacks a digit of 3, 6 … in the square at r2c2");
        assertThat(found("rule dutch-flatmates", "r2c2=5 r1c2=2 r3c2=8"))
                .containsExactly("dutch-flatmates is broken by 5 in r2c2, without 1 above it or 9 below it");
        assertThat(found("rule dutch-flatmates", "r2c2=5 r1c2=1 r3c2=8 r5c5=5 r9c9=1"))
                .isEmpty();
        assertThat(found("rule dutch-flatmates", "r1c2=5 r2c2=8")).hasSize(1);
        assertThat(found("index column r2c1", "r2c1=5 r2c5=3"))
                .containsExactly("column index at r2c1 has 5 in r2c1, but 3 in r2c5");
        assertThat(found("index column r2c1", "r2c1=5 r2c4=1"))
                .containsExactly("column index at r2c1 has 5 in r2c1, but 1 in r2c4");
        assertThat(found("index row r2c1", "r2c1=5 r5c1=2")).isEmpty();
        assertThat(found("index box r2c2", "r2c2=9 r3c3=5 r2c3=2")).isEmpty();
        assertThat(found("index box r2c2", "r2c2=9 r3c3=4"))
                .containsExactly("box index at r2c2 has 9 in r2c2, but 4 in r3c3");
    }

    private static List<String> found(String line, String digits) {
        NamedRule rule = read(9, line);
        Grid grid = Grid.empty(Layout.classic().with(rule));
        for (String part : digits.split(" ", -1)) {
            int equals = part.indexOf('=');
            grid = grid.with(Cell.parse(part.substring(0, equals)), Integer.parseInt(part.substring(equals + 1)));
        }
        return breaches(rule, grid);
    }

    @Test
    void a_box_index_follows_the_regions_of_a_jigsaw() {
        Layout jigsaw = Layout.regions(0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3);
        NamedRule rule = Indexing.of(Indexing.Kind.BOX, List.of(new Cell(1, 1), new Cell(2, 1)));
        RuleContract.check(jigsaw, rule);
        Grid grid = Grid.empty(jigsaw.with(rule)).with(new Cell(1, 1), 4).with(new Cell(3, 0), 2);
        assertThat(breaches(rule, grid)).containsExactly("box index at r2c2 has 4 in r2c2, but 2 in r4c1");
    }

    @Test
    void mistakes_are_named() {
        assertThat(refusal(9, "rule queens"))
                .isEqualTo("line 7, column 6: expected one of anti-taxicab, dutch-flatmates, global-entropy, "
                        + "global-modular, leap, nonconsecutive, self-taxicab, but found \"queens\"");
        assertThat(refusal(9, "rule leap 0,0"))
                .isEqualTo("line 7, column 11: expected the rows and columns of the leap, such as 1,2, "
                        + "but found \"0,0\"");
        assertThat(refusal(9, "rule leap 1,2,3"))
                .isEqualTo("line 7, column 11: expected the rows and columns of the leap, such as 1,2, "
                        + "but found \"1,2,3\"");
        assertThat(refusal(9, "rule anti-taxicab"))
                .isEqualTo("line 7, column 18: expected the distance (a number from 1 to 16), "
                        + "but found the end of the line");
        assertThat(refusal(9, "given r1c1 = 2 x"))
                .isEqualTo("line 7, column 16: expected a digit (a number from 1 to 9), but found \"x\"");
        assertThat(refusal(9, "given r1c1"))
                .isEqualTo("line 7, column 11: expected \"=\" and digits, but found the end of the line");
        assertThat(refusal(9, "index diagonal r1c1"))
                .isEqualTo("line 7, column 7: expected \"column\", \"row\" or \"box\", but found \"diagonal\"");
    }

    @Test
    void what_makes_no_sense_on_a_side_is_refused() {
        assertThatThrownBy(() -> base(4).with(Leaps.of(4, 1)))
                .hasMessage("leap 1,4 concerns no two cells of a grid of side 4");
        assertThatThrownBy(() -> base(4).with(Taxicab.of(7)))
                .hasMessage("anti-taxicab 7 concerns no two cells of a grid of side 4");
        assertThatThrownBy(() -> Layout.boxes(3, 30).with(Taxicab.self()))
                .hasMessage("self-taxicab concerns more than 1000000 pairs of cells of a grid of side 90");
        assertThatThrownBy(() -> base(4).with(Marks.of(new int[] {6, 5, 1, 2, 2}, R1C1)))
                .hasMessage("r1c1 can't be 5, because digits are from 1 to 4");
        assertThatThrownBy(() -> Marks.of(new int[0], R1C1))
                .hasMessage("a cell needs at least one candidate, but r1c1 has none");
        assertThatThrownBy(() -> Layout.regions(0, 1, 1, 0).with(GlobalEntropy.of()))
                .hasMessage("global-entropy needs three digits, but there are only 2");
    }
}
