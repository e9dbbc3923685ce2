package io.github.sudokusat.testing.rules;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What random rules are made from: a solution, random numbers, and the marks of earlier rules, on which the meaning of others depends. */
public final class RuleSource {

    final Grid solution;
    final int side;
    final int rows;
    final int columns;
    final DigitValues values;
    final Random random;

    /** Pairs of cells with a dot, and with a sum, the lesser cell first; a negative rule asks for them only after all rules are made. */
    final Set<List<Integer>> dots = new HashSet<>();

    final Set<List<Integer>> sums = new HashSet<>();
    final Set<Integer> minima = new HashSet<>();
    final Set<Integer> maxima = new HashSet<>();

    /** The index cells of each kind, asked for like the marks. */
    final Map<String, Set<Integer>> indexes = new TreeMap<>();

    public RuleSource(Grid solution, Random random) {
        this.solution = solution;
        this.side = solution.layout().side();
        this.rows = solution.layout().rows();
        this.columns = solution.layout().columns();
        this.values = solution.layout().values();
        this.random = random;
    }

    int between(int least, int greatest) {
        return least + random.nextInt(greatest - least + 1);
    }

    <T> T one(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** Different cells in random order. */
    int[] cells(int count) {
        return random.ints(0, rows * columns)
                .distinct()
                .limit(Math.min(count, rows * columns))
                .map(i -> cell(i / columns, i % columns))
                .toArray();
    }

    /** All cells in random order. */
    int[] allCells() {
        return cells(rows * columns);
    }

    /** Whether each cell is in a box or region. */
    boolean hasRegions() {
        int[] regions = solution.layout().regionOfCells();
        return Arrays.stream(solution.layout().cells()).allMatch(cell -> regions[cell] >= 0);
    }

    /** Whether each cell is in a box or region, and there are several, so that a line can go through two. */
    boolean hasSeveralRegions() {
        int[] regions = solution.layout().regionOfCells();
        IntStream used = Arrays.stream(solution.layout().cells()).map(cell -> regions[cell]);
        return hasRegions() && used.distinct().count() > 1;
    }

    int cell(int row, int column) {
        return row * side + column;
    }

    /** Different cells, each next to the one before it or diagonal from it; fewer if the way ends. */
    int[] path(int count) {
        Set<Integer> path = new LinkedHashSet<>();
        int cell = cells(1)[0];
        for (int tries = 0; tries < 8 * count && path.size() < count; tries++) {
            path.add(cell);
            int row = cell / side + between(-1, 1);
            int column = cell % side + between(-1, 1);
            boolean isInside = row >= 0 && column >= 0 && row < rows && column < columns;
            cell = isInside && !path.contains(row * side + column) ? row * side + column : cell;
        }
        return path.stream().mapToInt(Integer::intValue).toArray();
    }

    /** The cells of a line: a path, or scattered ones; one in six comes back to its first cell. */
    int[] line(int least, int greatest) {
        int count = between(least, greatest);
        int[] path = path(count);
        int[] line = path.length < least || random.nextInt(3) == 0 ? cells(count) : path;
        return line.length > 2 && random.nextInt(6) == 0 ? concat(line, line[0]) : line;
    }

    /** The cells from an edge to the opposite one. */
    int[] edgeLine() {
        int row = random.nextInt(rows);
        int column = random.nextInt(columns);
        int[] line = random.nextBoolean()
                ? IntStream.range(0, columns).map(i -> cell(row, i)).toArray()
                : IntStream.range(0, rows).map(i -> cell(i, column)).toArray();
        return random.nextBoolean() ? line : reversed(line);
    }

    /** A whole edge line, its beginning, or any cells. */
    int[] clueLine() {
        int[] line = edgeLine();
        return switch (random.nextInt(4)) {
            case 0 -> Arrays.copyOf(line, between(Math.min(2, line.length), line.length));
            case 1 -> line(2, Math.max(rows, columns));
            default -> line;
        };
    }

    private static int[] reversed(int[] cells) {
        return IntStream.range(0, cells.length)
                .map(i -> cells[cells.length - 1 - i])
                .toArray();
    }

    static int[] concat(int[] one, int... other) {
        return IntStream.concat(Arrays.stream(one), Arrays.stream(other)).toArray();
    }

    /** The value of any digit. */
    int anyDigit() {
        return between(values.least(), values.greatest());
    }

    /** The value of the solution's digit in a cell. */
    int digit(int cell) {
        return values.of(solution.digit(cell));
    }

    /** The values of the solution's digits in all cells. */
    int[] digits() {
        return values.of(solution.digits());
    }

    /** The values of the solution's digits in cells. */
    int[] digits(int... cells) {
        return Arrays.stream(cells).map(this::digit).toArray();
    }

    /** Some of the digits in cells, each at most as often as it is there, in random order. */
    int[] someDigits(int most, int... cells) {
        int count = between(1, Math.min(most, cells.length));
        return digits(random.ints(0, cells.length)
                .distinct()
                .limit(count)
                .map(i -> cells[i])
                .toArray());
    }

    /** The pairs of neighbours in rows and columns, each with the lesser cell first. */
    List<List<Integer>> neighbours() {
        return Arrays.stream(solution.layout().cells())
                .boxed()
                .flatMap(cell -> IntStream.of(
                                cell % side == columns - 1 ? -1 : cell + 1, cell / side == rows - 1 ? -1 : cell + side)
                        .filter(other -> other > 0)
                        .mapToObj(other -> List.of(cell, other)))
                .toList();
    }

    /** Cells as words. */
    String text(int... cells) {
        return Arrays.stream(cells)
                .mapToObj(cell -> Cell.numbered(cell, side).toString())
                .collect(Collectors.joining(" "));
    }

    /** Numbers with commas. */
    static String list(int... numbers) {
        return Arrays.stream(numbers).mapToObj(String::valueOf).collect(Collectors.joining(","));
    }

    /** A rule of a line, and its meaning for the digits of all cells. */
    RandomRule whole(String line, Predicate<int[]> meaning) {
        return new RandomRule(List.of(line), solution.layout(), meaning);
    }

    /** A rule that begins with some words, its cells, and its meaning for their digits. */
    RandomRule rule(String words, int[] cells, Predicate<int[]> meaning) {
        return whole(words + " " + text(cells), all -> meaning.test(Plain.at(all, cells)));
    }
}
