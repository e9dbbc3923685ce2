package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rules of every keyword, their primitives, and their meaning by a plain definition agree on fillings of their cells, all of them where these are
 * few.
 */
@Tag("long")
class MeaningTest {

    private static final List<Layout> LAYOUTS = List.of(
            Layout.boxes(2, 2),
            Layout.boxes(2, 3),
            Layout.classic(),
            Layout.boxes(2, 2).withLeastValue(0),
            Layout.boxes(2, 3).withLeastValue(0),
            Layout.classic().withLeastValue(0));

    /** The most rounds to try until both fillings that obey a rule and fillings that break it were seen. */
    private static final int MOST_ROUNDS = 60;

    static List<String> keywords() {
        return RuleText.keywords();
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void rulesPrimitivesAndMeaningAgree(String keyword) {
        check(keyword, Seeds.seed(), 3, 1_300);
    }

    @ParameterizedTest
    @MethodSource("keywords")
    @Tag("slow")
    void rulesPrimitivesAndMeaningAgreeOnManyFillings(String keyword) {
        check(keyword, Seeds.seed(), 12, 8_000);
    }

    private static void check(String keyword, int seed, int rounds, int most) {
        int[] checked = new int[2];
        for (int i = 0; i < rounds || (i < MOST_ROUNDS && (checked[0] == 0 || checked[1] == 0)); i++) {
            for (Layout layout : LAYOUTS) {
                String what = "seed " + (seed + i) + ", " + layout + ", ";
                Optional<RuledGrid> made = RandomRules.combination(layout, seed + i, 1, List.of(keyword));
                made.ifPresent(ruled -> check(ruled, most, checked, what + ruled.rules()));
            }
        }
        assertThat(checked[0]).as("%s, seed %d: hold", keyword, seed).isPositive();
        assertThat(checked[1]).as("%s, seed %d: do not hold", keyword, seed).isPositive();
    }

    private static void check(RuledGrid ruled, int most, int[] checked, String what) {
        int[] cells = cells(ruled.layout());
        fillings(ruled, cells, most).forEach(digits -> {
            Grid grid = Grid.of(ruled.layout(), digits);
            int[] values = ruled.layout().values().of(digits);
            if (grid.conflicts().stream().noneMatch(conflict -> conflict.house().isPresent())) {
                boolean holds =
                        ruled.rules().stream().allMatch(rule -> rule.meaning().test(values));
                checked[holds ? 0 : 1]++;
                assertThat(holds(ruled.layout(), digits))
                        .as("the primitives: %s %s", what, grid)
                        .isEqualTo(holds);
                assertThat(grid.conflicts().isEmpty())
                        .as("the conflicts: %s %s", what, grid)
                        .isEqualTo(holds);
            }
        });
    }

    /** The cells of the rules and their primitives. */
    private static int[] cells(Layout layout) {
        TreeSet<Integer> cells = new TreeSet<>();
        for (StatedRule stated : layout.statedRules()) {
            stated.rule().cells().forEach(cell -> cells.add(cell.number(layout.side())));
            stated.primitives().forEach(one -> Arrays.stream(one.cells()).forEach(cells::add));
        }
        return cells.stream().mapToInt(Integer::intValue).toArray();
    }

    private static boolean holds(Layout layout, int[] digits) {
        for (StatedRule stated : layout.statedRules()) {
            for (Primitive one : stated.primitives()) {
                int[] own = Arrays.stream(one.cells()).map(cell -> digits[cell]).toArray();
                if (!one.isPossible(own)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** All fillings of the cells if there are at most {@code most}; otherwise that of the solution, and others like it and unlike it. */
    private static Stream<int[]> fillings(RuledGrid ruled, int[] cells, int most) {
        int side = ruled.layout().side();
        double count = Math.pow(side, cells.length);
        if (count <= most) {
            return IntStream.range(0, (int) count).mapToObj(number -> filling(side, cells, number));
        }
        int[] own = within(cells, ruled.solution().digits());
        Random random = new Random(cells.length);
        Stream<int[]> changed = IntStream.range(0, most / 4).mapToObj(i -> changed(own, cells, side, random));
        Stream<int[]> solutions = IntStream.range(0, cells.length > 4 * side ? 12 : 4)
                .mapToObj(i -> new PuzzleMaker(i).findSolution(ruled.solution().layout()))
                .flatMap(Optional::stream)
                .map(grid -> within(cells, grid.digits()));
        return Stream.concat(Stream.of(own), Stream.concat(changed, solutions));
    }

    private static int[] filling(int side, int[] cells, int number) {
        int[] digits = new int[side * side];
        int rest = number;
        for (int cell : cells) {
            digits[cell] = 1 + rest % side;
            rest /= side;
        }
        return digits;
    }

    private static int[] within(int[] cells, int[] digits) {
        int[] own = new int[digits.length];
        for (int cell : cells) {
            own[cell] = digits[cell];
        }
        return own;
    }

    /** Exchanges digits of the cells, or changes some. */
    private static int[] changed(int[] own, int[] cells, int side, Random random) {
        int[] digits = own.clone();
        for (int i = random.nextInt(random.nextBoolean() ? 3 : 20); i >= 0; i--) {
            int one = cells[random.nextInt(cells.length)];
            int other = cells[random.nextInt(cells.length)];
            int digit = random.nextInt(4) == 0 ? 1 + random.nextInt(side) : digits[one];
            digits[one] = digits[other];
            digits[other] = digit;
        }
        return digits;
    }
}
