package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.text.LzString;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Links to SudokuMaker: what each constraint means, spelled out on the digits of all cells. */
class SudokuMakerTest {

    private static final String CLASSIC = puzzle(9, "{\"type\":0},{\"type\":1,\"regions\":" + boxes(9) + "}");

    private static String boxes(int side) {
        return Arrays.toString(
                side == 9
                        ? Layout.classic().regionOfCells()
                        : Layout.boxes(2, side / 2).regionOfCells());
    }

    private static String puzzle(int side, String constraints) {
        return puzzle(side, "{},".repeat(side * side - 1) + "{}", constraints);
    }

    private static String puzzle(int side, String cells, String constraints) {
        return "{\"formatVersion\":1,\"puzzle\":{\"name\":\"-\",\"width\":" + side + ",\"height\":" + side
                + ",\"cells\":[" + cells + "],\"constraints\":[" + constraints + "]}}";
    }

    /** Compressed as in addresses: with other signs for 62 and 63, of which the first is escaped. */
    private static String link(String json) {
        String compressed =
                LzString.compress(json).replace("+", "%2B").replace('/', '-').replace("=", "");
        return "https://sudokumaker.app/?puzzle=" + compressed;
    }

    private static String standard(int side, String constraint) {
        return link(puzzle(side, "{\"type\":0},{\"type\":1,\"regions\":" + boxes(side) + "}," + constraint));
    }

    private static MeaningCheck.Sample sample(int side, int number, String body, Predicate<int[]> holds) {
        return new MeaningCheck.Sample(
                standard(side, "{\"type\":" + number + (body.isEmpty() ? "" : "," + body) + "}"), holds);
    }

    /** A few cells in one row or column, in order. */
    private static int[] line(int side, Random random, int length) {
        boolean isRow = random.nextBoolean();
        int line = random.nextInt(side);
        int start = random.nextInt(side - length + 1);
        return IntStream.range(start, start + length)
                .map(i -> isRow ? line * side + i : i * side + line)
                .toArray();
    }

    private static boolean each(int[] line, int[] digits, IntBinaryOperator difference, int least) {
        return IntStream.range(1, line.length)
                .allMatch(i -> difference.applyAsInt(digits[line[i - 1]], digits[line[i]]) >= least);
    }

    @Test
    void linesMeanWhatTheyAreCalled() {
        MeaningCheck.check("thermometer", (side, random) -> {
            int[] line = line(side, random, 3);
            return sample(
                    side,
                    300,
                    "\"slow\":false,\"thermometers\":[" + Arrays.toString(line) + "]",
                    digits -> each(line, digits, (a, b) -> b - a, 1));
        });
        MeaningCheck.check("whispers", (side, random) -> {
            int[] line = line(side, random, 2);
            return sample(
                    side,
                    401,
                    "\"minDifference\":2,\"lines\":[" + Arrays.toString(line) + "]",
                    digits -> each(line, digits, (a, b) -> Math.abs(b - a), 2));
        });
        MeaningCheck.check("between", (side, random) -> {
            int[] line = line(side, random, 3);
            return sample(side, 403, "\"lines\":[" + Arrays.toString(line) + "]", digits -> {
                int a = digits[line[0]];
                int b = digits[line[2]];
                int between = digits[line[1]];
                return between > Math.min(a, b) && between < Math.max(a, b);
            });
        });
        MeaningCheck.check("arrow", (side, random) -> {
            int[] line = line(side, random, 3);
            String body = "\"bulbsWithArrows\":[{\"bulbCells\":[" + line[0] + "],\"arrows\":[" + Arrays.toString(line)
                    + "]}]";
            return sample(side, 408, body, digits -> digits[line[0]] == digits[line[1]] + digits[line[2]]);
        });
    }

    @Test
    void cagesAndMarksMeanWhatTheyAreCalled() {
        MeaningCheck.check("cage", (side, random) -> {
            int[] line = line(side, random, 3);
            int sum = 6 + random.nextInt(3);
            return sample(
                    side,
                    301,
                    "\"cages\":[{\"cells\":" + Arrays.toString(line) + ",\"value\":" + sum + "}]",
                    digits -> Arrays.stream(line).map(cell -> digits[cell]).sum() == sum);
        });
        MeaningCheck.check("even", (side, random) -> {
            int cell = random.nextInt(side * side);
            return sample(side, 100, "\"cells\":[" + cell + "]", digits -> digits[cell] % 2 == 0);
        });
        MeaningCheck.check("odd", (side, random) -> {
            int cell = random.nextInt(side * side);
            return sample(side, 101, "\"cells\":[" + cell + "]", digits -> digits[cell] % 2 == 1);
        });
        MeaningCheck.check("maximum", (side, random) -> {
            int cell = side + 1;
            return sample(
                    side,
                    102,
                    "\"cells\":[" + cell + "]",
                    digits -> IntStream.of(1, -1, side, -side).allMatch(step -> digits[cell] > digits[cell + step]));
        });
        MeaningCheck.check("minimum", (side, random) -> {
            int cell = side + 1;
            return sample(
                    side,
                    103,
                    "\"cells\":[" + cell + "]",
                    digits -> IntStream.of(1, -1, side, -side).allMatch(step -> digits[cell] < digits[cell + step]));
        });
    }

    /** The edges of a row are numbered from those at the left of its cells on, then those below. */
    @Test
    void edgesLieWhereTheyAreNumbered() {
        MeaningCheck.check("sum", (side, random) -> {
            int row = random.nextInt(side - 1);
            int column = 1 + random.nextInt(side - 1);
            boolean isLeft = random.nextBoolean();
            int cell = row * side + column;
            int other = isLeft ? cell - 1 : cell + side;
            int edge = row * 2 * side + (isLeft ? 0 : side) + column;
            return sample(
                    side,
                    202,
                    "\"clues\":[{\"value\":5,\"edge\":" + edge + "}],\"negative\":[]",
                    digits -> digits[cell] + digits[other] == 5);
        });
        MeaningCheck.check(
                "difference",
                (side, random) -> sample(
                        side,
                        200,
                        "\"clues\":[{\"value\":1,\"edge\":" + side + "}],\"negative\":[]",
                        digits -> Math.abs(digits[0] - digits[side]) == 1));
        MeaningCheck.check(
                "ratio",
                (side, random) -> sample(
                        side,
                        201,
                        "\"clues\":[{\"value\":2,\"edge\":1}],\"negative\":[]",
                        digits -> digits[0] == 2 * digits[1] || digits[1] == 2 * digits[0]));
        MeaningCheck.check("quadruple", (side, random) -> {
            int row = 1 + random.nextInt(side - 1);
            int column = 1 + random.nextInt(side - 1);
            int cell = row * side + column;
            int corner = row * (side + 1) + column;
            return sample(
                    side,
                    303,
                    "\"clues\":[{\"corner\":" + corner + ",\"digits\":[1,2]}]",
                    digits -> IntStream.of(cell, cell - 1, cell - side, cell - side - 1)
                            .mapToObj(i -> digits[i])
                            .collect(Collectors.toCollection(TreeSet::new))
                            .containsAll(List.of(1, 2)));
        });
    }

    @Test
    void cluesOutsideLookAtTheirLine() {
        MeaningCheck.check("sandwich", (side, random) -> {
            int[] line = outside(side, random);
            return sample(side, 501, clue(line[0], 3), digits -> {
                int[] seen = seen(line, digits);
                int a = place(seen, 1);
                int b = place(seen, side);
                return Arrays.stream(seen, Math.min(a, b) + 1, Math.max(a, b)).sum() == 3;
            });
        });
        MeaningCheck.check("X-sum", (side, random) -> {
            int[] line = outside(side, random);
            return sample(side, 502, clue(line[0], 6), digits -> {
                int[] seen = seen(line, digits);
                return Arrays.stream(seen, 0, seen[0]).sum() == 6;
            });
        });
        MeaningCheck.check("numbered room", (side, random) -> {
            int[] line = outside(side, random);
            return sample(side, 504, clue(line[0], 3), digits -> {
                int[] seen = seen(line, digits);
                return seen[seen[0] - 1] == 3;
            });
        });
        MeaningCheck.check("rising little killer", (side, random) -> {
            String body = "\"clues\":[{\"value\":5,\"outerCell\":" + 3 * (side + 2) + ",\"diagonal\":1}]";
            return sample(side, 500, body, digits -> digits[side] + digits[1] == 5);
        });
        MeaningCheck.check("falling little killer", (side, random) -> {
            String body = "\"clues\":[{\"value\":9,\"outerCell\":2,\"diagonal\":-1}]";
            return sample(
                    side,
                    500,
                    body.replace("9", side == 4 ? "5" : "14"),
                    digits -> IntStream.range(0, side - 2)
                                    .map(i -> digits[(side + 1) * i + 2])
                                    .sum()
                            == (side == 4 ? 5 : 14));
        });
    }

    private static String clue(int outerCell, int value) {
        return "\"clues\":[{\"value\":" + value + ",\"outerCell\":" + outerCell + "}]";
    }

    /** The number of a cell around the grid, and the cells that are seen from there. */
    private static int[] outside(int side, Random random) {
        int at = random.nextInt(side);
        int from = random.nextInt(4);
        int wide = side + 2;
        int outer = switch (from) {
            case 0 -> at + 1;
            case 1 -> (side + 1) * wide + at + 1;
            case 2 -> (at + 1) * wide;
            default -> (at + 1) * wide + side + 1;
        };
        IntStream cells = IntStream.range(0, side).map(i -> {
            int j = from % 2 == 0 ? i : side - 1 - i;
            return from < 2 ? j * side + at : at * side + j;
        });
        return IntStream.concat(IntStream.of(outer), cells).toArray();
    }

    private static int[] seen(int[] line, int[] digits) {
        return Arrays.stream(line, 1, line.length).map(cell -> digits[cell]).toArray();
    }

    private static int place(int[] seen, int digit) {
        return IntStream.range(0, seen.length)
                .filter(i -> seen[i] == digit)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"type\":10}                                        | diagonal-down",
                "{\"type\":12},{\"type\":13},{\"type\":14},{\"type\":15} | anti-king anti-knight disjoint nonconsecutive",
                "{\"type\":16,\"groups\":[14,112,896]}                 | entropy",
                "{\"type\":16,\"groups\":[146,292,584]}                | modular",
                "{\"type\":305,\"cells\":[0,10,20]}                    | different",
                "{\"type\":600,\"cells\":[0,1]}                        | index row",
                "{\"type\":601,\"cells\":[0,9]}                        | index column",
                "{\"type\":402,\"lines\":[[0,10,20]]}                  | palindrome",
                "{\"type\":202,\"clues\":[],\"negative\":[5,10]}         | only-marked",
            })
    void othersBecomeTheRulesOfThatName(String constraints, String words) {
        Layout layout =
                Imports.read(standard(9, constraints), 1, Set.of()).puzzle().layout();
        String text = LayoutText.describe(layout).toString();
        for (String word : words.split(" ", -1)) {
            assertThat(text).contains(word);
        }
    }

    @Test
    void givensAndRegionsAreRead() {
        String cells = "{\"value\":3,\"given\":true},{\"value\":1},{}" + ",{}".repeat(13);
        String json = puzzle(4, cells, "{\"type\":0},{\"type\":1,\"regions\":[0,0,0,1,0,2,1,1,2,2,3,1,2,3,3,3]}");
        ImportedPuzzle read = Imports.read(link(json), 1, Set.of());
        assertThat(read.puzzle().grid()).hasToString("3...............");
        assertThat(read.puzzle().layout()).isEqualTo(Layout.regions(0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3));
        assertThat(Imports.read(link(puzzle(4, "{\"type\":0}")), 1, Set.of())
                        .puzzle()
                        .layout())
                .isEqualTo(Layout.boxes(1, 4));
    }

    @Test
    void whatIsSwitchedOffOrHidesSaysNothing() {
        String off = "{\"type\":301,\"disabled\":true,\"cages\":[{\"cells\":[0],\"value\":9}]},{\"type\":4000}";
        assertThat(Imports.read(standard(9, off), 1, Set.of()).puzzle().layout())
                .isEqualTo(Layout.classic());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"type\":1000,\"definition\":{\"name\":\"Snake\"}}         | the unknown constraint Snake",
                "{\"type\":2000,\"name\":\"Blue line\",\"lines\":[]}         | cosmetics without meaning: Blue line",
                "{\"type\":9999}                                          | the unknown constraint type 9999",
                "{\"type\":200,\"clues\":[],\"negative\":[1]}                | as what pairs without a dot may not be",
                "{\"type\":16,\"groups\":[2,4,8]}                         | the groups 1 2 3",
                "{\"type\":301,\"cages\":[{\"cells\":[81]}]}                | a number from 0 to 80",
                "{\"type\":202,\"clues\":[{\"value\":5,\"edge\":0}]}         | the number of an edge between two cells",
                "{\"type\":303,\"clues\":[{\"digits\":[1],\"corner\":3}]}     | the number of a corner where four cells meet",
                "{\"type\":501,\"clues\":[{\"value\":5,\"outerCell\":12}]}   | the number of a cell around the grid",
                "{\"type\":500,\"clues\":[{\"value\":5,\"outerCell\":12}]}   | an object with \"diagonal\"",
                "{\"type\":402,\"lines\":[[]]}                            | at least one cell",
            })
    void whatIsNotKnownIsRefused(String constraint, String message) {
        String link = standard(9, constraint);
        assertThatThrownBy(() -> Imports.read(link, 1, Set.of()))
                .isInstanceOf(GridFormatException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("line 1, column");
    }

    @Test
    void namesCanBeIgnored() {
        String link = standard(9, "{\"type\":1000,\"definition\":{\"name\":\"Snake\"}},{\"type\":2003}");
        ImportedPuzzle read = Imports.read(link, 1, Set.of("Snake", "type 2003"));
        assertThat(read.puzzle().layout()).isEqualTo(Layout.classic());
        assertThat(read.warnings()).containsExactly("Snake is left out", "type 2003 is left out");
    }

    @Test
    void otherGridsAreRefused() {
        refused(CLASSIC.replace("\"height\":9", "\"height\":8"), "8 rows and 9 columns");
        refused(CLASSIC.replace("\"height\":9", "\"height\":9,\"minDigit\":0,\"maxDigit\":8"), "digits from 0 to 8");
        refused(puzzle(9, ""), "rows and columns may repeat digits");
        refused(CLASSIC.replace("\"cells\":[{},", "\"cells\":["), "81 cells");
        refused("{\"formatVersion\":1}", "an object with \"puzzle\"");
    }

    private static void refused(String json, String message) {
        assertThatThrownBy(() -> Imports.read(link(json), 1, Set.of()))
                .isInstanceOf(GridFormatException.class)
                .hasMessageContaining(message);
    }

    @Test
    void damagedLinksAreRefused() {
        String link = link(CLASSIC);
        long seed = Seeds.seed();
        Random random = new Random(seed);
        for (int i = 0; i < 300; i++) {
            int at = "https://sudokumaker.app/?puzzle=".length() + random.nextInt(link.length() - 40);
            String damaged = random.nextInt(3) == 0
                    ? link.substring(0, at)
                    : link.substring(0, at) + (char) (' ' + random.nextInt(95)) + link.substring(at + 1);
            try {
                Imports.read(damaged, 1, Set.of());
            } catch (GridFormatException refused) {
                assertThat(refused.getMessage())
                        .as("seed %d: %s", seed, damaged)
                        .startsWith("line 1, column ");
            }
        }
        for (String other : List.of(
                "https://sudokumaker.app/", "https://sudokumaker.app/?puzzle=", "https://sudokumaker.app/?id=4")) {
            assertThatThrownBy(() -> Imports.read(other, 1, Set.of()))
                    .isInstanceOf(GridFormatException.class)
                    .hasMessageContaining("line 1, column 1");
        }
    }
}
