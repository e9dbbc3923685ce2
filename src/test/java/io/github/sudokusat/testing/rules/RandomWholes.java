package io.github.sudokusat.testing.rules;

import static io.github.sudokusat.testing.rules.Plain.away;

import io.github.sudokusat.grid.DigitValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Random rules about the whole grid, and cells that say where digits are. */
final class RandomWholes {

    /** Whether two cells with digits go together, by their rows and columns apart. */
    @FunctionalInterface
    private interface Apart {

        boolean isAllowed(int rows, int columns, int one, int other);
    }

    private static final Map<String, RuleMaker> NAMED = new TreeMap<>();

    static {
        NAMED.put("anti-taxicab", RandomWholes::taxicab);
        NAMED.put("dutch-flatmates", source -> named(source, "dutch-flatmates", all -> areFlatmates(all, source)));
        NAMED.put(
                "global-entropy",
                source -> named(
                        source, "global-entropy", all -> squares(all, source, d -> Plain.third(d, source.values))));
        NAMED.put("global-modular", source -> named(source, "global-modular", all -> squares(all, source, d -> d % 3)));
        NAMED.put("leap", RandomWholes::leap);
        NAMED.put(
                "nonconsecutive",
                source -> pairs(
                        source, "nonconsecutive", (rows, columns, a, b) -> rows + columns != 1 || away(a, b) != 1));
        NAMED.put(
                "self-taxicab",
                source -> pairs(source, "self-taxicab", (rows, columns, a, b) -> a != b || rows + columns != a));
    }

    private RandomWholes() {}

    static void addTo(Map<String, RuleMaker> makers) {
        makers.put("index", RandomWholes::index);
        makers.put("rule", source -> source.one(List.copyOf(NAMED.values())).make(source));
    }

    /** The rules that begin with {@code rule}, by the word that follows. */
    static Map<String, RuleMaker> named() {
        return NAMED;
    }

    private static RandomRule named(RuleSource source, String words, Predicate<int[]> meaning) {
        return source.whole("rule " + words, meaning);
    }

    private static RandomRule pairs(RuleSource source, String words, Apart apart) {
        int side = source.side;
        return named(
                source,
                words,
                all -> Arrays.stream(source.solution.layout().cells())
                        .allMatch(one -> Arrays.stream(source.solution.layout().cells())
                                .filter(other -> other < one)
                                .allMatch(other -> apart.isAllowed(
                                        away(one / side, other / side),
                                        away(one % side, other % side),
                                        all[one],
                                        all[other]))));
    }

    private static RandomRule taxicab(RuleSource source) {
        int distance = source.between(1, source.rows + source.columns - 2);
        return pairs(source, "anti-taxicab " + distance, (rows, columns, a, b) -> a != b || rows + columns != distance);
    }

    private static RandomRule leap(RuleSource source) {
        int one = source.between(0, Math.min(source.rows, source.columns) - 1);
        int other = source.between(1, Math.max(1, Math.min(source.rows, source.columns) - 1));
        return pairs(
                source,
                "leap " + one + "," + other,
                (rows, columns, a, b) ->
                        a != b || !((rows == one && columns == other) || (rows == other && columns == one)));
    }

    private static boolean areFlatmates(int[] all, RuleSource source) {
        int side = source.side;
        DigitValues values = source.values;
        return Arrays.stream(source.solution.layout().cells())
                .filter(cell -> all[cell] == values.greatest() - side / 2)
                .allMatch(cell -> (cell / side > 0 && all[cell - side] == values.least())
                        || (cell / side < source.rows - 1 && all[cell + side] == values.greatest()));
    }

    private static boolean squares(int[] all, RuleSource source, IntUnaryOperator classOf) {
        int side = source.side;
        return Arrays.stream(source.solution.layout().cells())
                .filter(corner -> corner / side < source.rows - 1 && corner % side < source.columns - 1)
                .allMatch(corner -> IntStream.of(corner, corner + 1, corner + side, corner + side + 1)
                                .map(cell -> classOf.applyAsInt(all[cell]))
                                .distinct()
                                .count()
                        == 3);
    }

    /** One to three of the cells that fit, or one that does not. */
    private static RandomRule index(RuleSource source) {
        int side = source.side;
        int[] regions = source.solution.layout().regionOfCells();
        List<String> kinds = List.of("column", "row", "box");
        int kind = source.random.nextInt(source.hasRegions() ? 3 : 2);
        IntBinaryOperator isPlace = (cell, other) -> source.solution.layout().uses(other)
                        && (switch (kind) {
                            case 0 -> cell / side == other / side;
                            case 1 -> cell % side == other % side;
                            default -> regions[cell] == regions[other];
                        })
                ? 1
                : 0;
        int[] order = source.allCells();
        int[] fitting = Arrays.stream(order)
                .filter(cell -> isIndex(source.digits(), cell, isPlace))
                .limit(source.between(1, 3))
                .toArray();
        int[] cells = fitting.length == 0 ? new int[] {order[0]} : fitting;
        return source.whole(
                "index " + kinds.get(kind) + " " + source.text(cells),
                all -> Arrays.stream(cells).allMatch(cell -> isIndex(all, cell, isPlace)));
    }

    /** Whether a cell has v exactly if the v-th of its places has the number of the cell among them. */
    private static boolean isIndex(int[] all, int cell, IntBinaryOperator isPlace) {
        List<Integer> places = new ArrayList<>();
        IntStream.range(0, all.length)
                .filter(other -> isPlace.applyAsInt(cell, other) == 1)
                .forEach(places::add);
        int own = places.indexOf(cell) + 1;
        return 0 < all[cell]
                && all[cell] <= places.size()
                && IntStream.rangeClosed(1, places.size())
                        .allMatch(v -> (all[cell] == v) == (all[places.get(v - 1)] == own));
    }
}
