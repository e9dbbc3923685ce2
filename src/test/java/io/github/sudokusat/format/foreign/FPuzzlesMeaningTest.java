package io.github.sudokusat.format.foreign;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random constraints of f-puzzles files have the solutions that their meaning allows. */
class FPuzzlesMeaningTest {

    /** The constraints of a file, and what they mean for the digits of all cells. */
    private record Constraints(String json, Predicate<int[]> holds) {}

    private static final Map<String, Function<IssCases, Constraints>> MAKERS = new LinkedHashMap<>();

    static {
        MAKERS.put("thermometer", c -> line(c, "thermometer", 3, d -> d[0] < d[1] && d[1] < d[2]));
        MAKERS.put("slow", c -> line(c, "slowthermometer", 3, d -> d[0] <= d[1] && d[1] <= d[2]));
        MAKERS.put("palindrome", c -> line(c, "palindrome", 4, d -> d[0] == d[3] && d[1] == d[2]));
        MAKERS.put("renban", c -> line(c, "renban", 3, FPuzzlesMeaningTest::isRun));
        MAKERS.put("whispers", c -> line(c, "whispers", 3, d -> whispers(c.side, d)));
        MAKERS.put("between", c -> line(c, "betweenline", 4, d -> NaiveDigits.inner(d, x -> isBetween(x, d))));
        MAKERS.put("double arrow", c -> line(c, "doublearrow", 4, d -> d[0] + d[3] == d[1] + d[2]));
        MAKERS.put("zipper", c -> line(c, "zipperline", 3, d -> d[0] + d[2] == d[1]));
        MAKERS.put("nabner", c -> line(c, "nabner", 2, FPuzzlesMeaningTest::isNabner));
        MAKERS.put(
                "cage",
                c -> cells(
                        c, "killercage", 3, ",\"value\":\"7\"", d -> NaiveDigits.differ(d) && NaiveDigits.sum(d) == 7));
        MAKERS.put("cage without sum", c -> cells(c, "killercage", 3, "", NaiveDigits::differ));
        MAKERS.put("extra region", c -> cells(c, "extraregion", 3, "", NaiveDigits::differ));
        MAKERS.put("odd", c -> cells(c, "odd", 1, "", d -> d[0] % 2 == 1));
        MAKERS.put("even", c -> cells(c, "even", 1, "", d -> d[0] % 2 == 0));
        MAKERS.put("difference", c -> cells(c, "difference", 2, "", d -> Math.abs(d[0] - d[1]) == 1));
        MAKERS.put("difference 2", c -> cells(c, "difference", 2, ",\"value\":\"2\"", d -> Math.abs(d[0] - d[1]) == 2));
        MAKERS.put("ratio", c -> cells(c, "ratio", 2, "", d -> d[0] == 2 * d[1] || d[1] == 2 * d[0]));
        MAKERS.put("ratio 3", c -> cells(c, "ratio", 2, ",\"value\":3", d -> d[0] == 3 * d[1] || d[1] == 3 * d[0]));
        MAKERS.put("v", c -> cells(c, "xv", 2, ",\"value\":\"V\"", d -> d[0] + d[1] == 5));
        MAKERS.put("arrow", FPuzzlesMeaningTest::arrow);
        MAKERS.put("clone", FPuzzlesMeaningTest::clone);
        MAKERS.put("minimum", FPuzzlesMeaningTest::minimum);
        MAKERS.put(
                "sandwich",
                c -> outside(c, "sandwichsum", 2 + c.random.nextInt(3), (clue, d) -> NaiveDigits.between(d) == clue));
        MAKERS.put(
                "x-sum",
                c -> outside(
                        c,
                        "xsum",
                        3 + c.random.nextInt(5),
                        (clue, d) -> NaiveDigits.sum(Arrays.copyOf(d, d[0])) == clue));
        MAKERS.put(
                "skyscraper",
                c -> outside(c, "skyscraper", 1 + c.random.nextInt(3), (clue, d) -> NaiveDigits.seen(d) == clue));
        MAKERS.put("little killer", FPuzzlesMeaningTest::littleKiller);
    }

    private interface Clue {

        boolean holds(int clue, int... digits);
    }

    private static String names(IssCases c, int... cells) {
        return Arrays.stream(cells)
                .mapToObj(cell -> '"' + c.name(cell) + '"')
                .collect(Collectors.joining(",", "[", "]"));
    }

    private static int[] digits(int[] grid, int... cells) {
        return Arrays.stream(cells).map(cell -> grid[cell]).toArray();
    }

    private static Constraints line(IssCases c, String key, int size, Predicate<int[]> holds) {
        int[] cells = c.distinctCells(size);
        return new Constraints(
                "\"" + key + "\":[{\"lines\":[" + names(c, cells) + "]}]", grid -> holds.test(digits(grid, cells)));
    }

    private static Constraints cells(IssCases c, String key, int size, String value, Predicate<int[]> holds) {
        int[] cells = c.distinctCells(size);
        String where = size == 1 ? "\"cell\":\"" + c.name(cells[0]) + '"' : "\"cells\":" + names(c, cells);
        return new Constraints("\"" + key + "\":[{" + where + value + "}]", grid -> holds.test(digits(grid, cells)));
    }

    /** The line begins with the cell of the circle, which does not count. */
    private static Constraints arrow(IssCases c) {
        int[] cells = c.distinctCells(3);
        return new Constraints(
                "\"arrow\":[{\"cells\":" + names(c, cells[0]) + ",\"lines\":[" + names(c, cells) + "]}]",
                grid -> grid[cells[0]] == grid[cells[1]] + grid[cells[2]]);
    }

    private static Constraints clone(IssCases c) {
        int[] cells = c.distinctCells(4);
        return new Constraints(
                "\"clone\":[{\"cells\":" + names(c, cells[0], cells[1]) + ",\"cloneCells\":"
                        + names(c, cells[2], cells[3]) + "}]",
                grid -> grid[cells[0]] == grid[cells[2]] && grid[cells[1]] == grid[cells[3]]);
    }

    private static Constraints minimum(IssCases c) {
        int cell = c.random.nextInt(c.side * c.side);
        return new Constraints(
                "\"minimum\":[{\"cell\":\"" + c.name(cell) + "\"}]",
                grid -> IntStream.range(0, grid.length)
                        .filter(other ->
                                Math.abs(other / c.side - cell / c.side) + Math.abs(other % c.side - cell % c.side)
                                        == 1)
                        .allMatch(other -> grid[cell] < grid[other]));
    }

    private static Constraints outside(IssCases c, String key, int clue, Clue meaning) {
        boolean isRow = c.random.nextBoolean();
        boolean isForward = c.random.nextBoolean();
        int index = c.random.nextInt(c.side);
        int edge = isForward ? 0 : c.side + 1;
        String cell = isRow ? "R" + (index + 1) + "C" + edge : "R" + edge + "C" + (index + 1);
        int[] line = IntStream.range(0, c.side)
                .map(i -> isForward ? i : c.side - 1 - i)
                .map(i -> isRow ? index * c.side + i : i * c.side + index)
                .toArray();
        return new Constraints(
                "\"" + key + "\":[{\"cell\":\"" + cell + "\",\"value\":\"" + clue + "\"}]",
                grid -> meaning.holds(clue, digits(grid, line)));
    }

    private static Constraints littleKiller(IssCases c) {
        int column = 1 + c.random.nextInt(c.side - 1);
        int sum = 3 + c.random.nextInt(3 * column);
        return new Constraints(
                "\"littlekillersum\":[{\"cell\":\"R0C" + (column + 2) + "\",\"direction\":\"DL\",\"value\":\"" + sum
                        + "\"}]",
                grid -> IntStream.rangeClosed(0, column)
                                .map(i -> grid[i * c.side + column - i])
                                .sum()
                        == sum);
    }

    private static boolean isRun(int... d) {
        return NaiveDigits.differ(d) && NaiveDigits.max(d) - NaiveDigits.min(d) == d.length - 1;
    }

    private static boolean isNabner(int... d) {
        return IntStream.range(0, d.length)
                .allMatch(i -> IntStream.range(0, i).allMatch(j -> Math.abs(d[i] - d[j]) > 1));
    }

    private static boolean isBetween(int digit, int... d) {
        return NaiveDigits.low(d) < digit && digit < NaiveDigits.high(d);
    }

    /** Without a value, neighbours differ by half the side. */
    private static boolean whispers(int side, int... d) {
        return NaiveDigits.neighbours(d, (a, b) -> Math.abs(a - b) >= side / 2);
    }

    static Stream<String> types() {
        return MAKERS.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void solutionsAreThoseThatTheMeaningAllows(String type) {
        MeaningCheck.check(type, (side, random) -> sample(type, side, random));
    }

    private static MeaningCheck.Sample sample(String type, int side, Random random) {
        Constraints made = Objects.requireNonNull(MAKERS.get(type)).apply(new IssCases(side, random));
        String row = "[" + String.join(",", Collections.nCopies(side, "{}")) + "]";
        String grid = "[" + String.join(",", Collections.nCopies(side, row)) + "]";
        return new MeaningCheck.Sample(
                "{\"size\":" + side + ",\"grid\":" + grid + "," + made.json() + "}", made.holds());
    }
}
