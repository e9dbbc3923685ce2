package io.github.sudokusat.testing.rules;

import static io.github.sudokusat.testing.rules.Plain.away;

import io.github.sudokusat.grid.DigitValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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
        makers.put("only-index", RandomWholes::onlyIndex);
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
        String kind = source.one(kinds(source));
        int[] order = source.allCells();
        int[] fitting = Arrays.stream(order)
                .filter(cell -> isIndex(source.digits(), places(source, kind, cell), cell))
                .limit(source.between(1, 3))
                .toArray();
        return index(source, kind, fitting.length == 0 ? new int[] {order[0]} : fitting);
    }

    private static RandomRule index(RuleSource source, String kind, int... cells) {
        Arrays.stream(cells).forEach(marked(source, kind)::add);
        return source.whole(
                "index " + kind + " " + source.text(cells),
                all -> Arrays.stream(cells).allMatch(cell -> isIndex(all, places(source, kind, cell), cell)));
    }

    /** A negative rule about all cells, or some, with all the index cells that the solution then needs. */
    private static RandomRule onlyIndex(RuleSource source) {
        String kind = source.one(kinds(source));
        boolean areAll = source.random.nextBoolean();
        int[] cells = areAll ? source.allCells() : source.cells(source.between(1, 2 * source.side));
        Set<Integer> marked = marked(source, kind);
        int[] needed = Arrays.stream(cells)
                .filter(cell -> !marked.contains(cell) && names(source.digits(), places(source, kind, cell), cell))
                .toArray();
        List<RandomRule> rules = new ArrayList<>();
        if (needed.length > 0) {
            rules.add(index(source, kind, needed));
        }
        rules.add(source.whole(
                "only-index " + kind + (areAll ? "" : " " + source.text(cells)),
                all -> Arrays.stream(cells)
                        .noneMatch(cell -> !marked.contains(cell) && names(all, places(source, kind, cell), cell))));
        return new RandomRule(
                rules.stream().flatMap(rule -> rule.lines().stream()).toList(),
                source.solution.layout(),
                all -> rules.stream().allMatch(rule -> rule.meaning().test(all)));
    }

    private static List<String> kinds(RuleSource source) {
        return source.hasRegions() ? List.of("column", "row", "box") : List.of("column", "row");
    }

    private static Set<Integer> marked(RuleSource source, String kind) {
        return source.indexes.computeIfAbsent(kind, none -> new TreeSet<>());
    }

    /** The cells among which a cell's digit names one. */
    private static List<Integer> places(RuleSource source, String kind, int cell) {
        int side = source.side;
        int[] regions = source.solution.layout().regionOfCells();
        return Arrays.stream(source.solution.layout().cells())
                .filter(other -> switch (kind) {
                    case "column" -> cell / side == other / side;
                    case "row" -> cell % side == other % side;
                    default -> regions[cell] == regions[other];
                })
                .boxed()
                .toList();
    }

    /** Whether the cell that a cell names has its number. */
    private static boolean names(int[] all, List<Integer> places, int cell) {
        boolean isPlace = 0 < all[cell] && all[cell] <= places.size();
        return isPlace && all[places.get(all[cell] - 1)] == places.indexOf(cell) + 1;
    }

    /** Whether a cell has v exactly if the v-th of its places has the number of the cell among them. */
    private static boolean isIndex(int[] all, List<Integer> places, int cell) {
        int own = places.indexOf(cell) + 1;
        return names(all, places, cell)
                && IntStream.rangeClosed(1, places.size())
                        .allMatch(v -> (all[cell] == v) == (all[places.get(v - 1)] == own));
    }
}
