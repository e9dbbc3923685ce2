package io.github.sudokusat.format.foreign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Random constraints of the Interactive Sudoku Solver, each with what its documentation says, spelled out on the digits of a full grid. */
final class IssCases {

    /** A constraint, and what it means for the digits of all cells. */
    record Case(String text, Predicate<int[]> holds) {}

    final int side;
    final Random random;

    IssCases(int side, Random random) {
        this.side = side;
        this.random = random;
    }

    static Case make(String type, int side, Random random) {
        return Objects.requireNonNull(MAKERS.get(type)).apply(new IssCases(side, random));
    }

    static final Map<String, Function<IssCases, Case>> MAKERS = new LinkedHashMap<>();

    static {
        MAKERS.put(
                "Cage",
                c -> c.numbered("Cage", 3, 9, 3, (sum, d) -> NaiveDigits.differ(d) && NaiveDigits.sum(d) == sum));
        MAKERS.put("Cage without sum", c -> c.cells("Cage~", 3, NaiveDigits::differ));
        MAKERS.put("Sum", c -> c.numbered("Sum", 5, 12, 3, (sum, d) -> NaiveDigits.sum(d) == sum));
        MAKERS.put("RellikCage", c -> c.numbered("RellikCage", 3, 7, 3, NaiveDigits::isRellik));
        MAKERS.put("EqualityCage", c -> c.cells("EqualityCage", 2, d -> NaiveDigits.isEven(c.side, d)));
        MAKERS.put(
                "Lunchbox",
                c -> c.numbered(
                        "Lunchbox", 0, 5, 4, (sum, d) -> NaiveDigits.differ(d) && NaiveDigits.between(d) == sum));
        MAKERS.put("AllDifferent", c -> c.cells("AllDifferent", 4, NaiveDigits::differ));
        MAKERS.put(
                "ContainAtLeast",
                c -> c.cells(
                        "ContainAtLeast~2_3_3", 5, d -> NaiveDigits.count(d, 2) >= 1 && NaiveDigits.count(d, 3) >= 2));
        MAKERS.put(
                "ContainExact",
                c -> c.cells(
                        "ContainExact~1_4_4", 5, d -> NaiveDigits.count(d, 1) == 1 && NaiveDigits.count(d, 4) == 2));
        MAKERS.put(
                "LookAndSay",
                c -> c.cells("LookAndSay~2103", 4, d -> NaiveDigits.count(d, 1) == 2 && NaiveDigits.count(d, 3) == 0));
        MAKERS.put(
                "CountingCircles",
                c -> c.cells(
                        "CountingCircles", 4, d -> NaiveDigits.all(d, digit -> NaiveDigits.count(d, digit) == digit)));
        MAKERS.put("EqualSum", c -> c.cells("EqualSum", 5, d -> d[0] + d[1] == d[2] + d[3] + d[4], 2));
        MAKERS.put(
                "SameValues",
                c -> c.cells("SameValues~2", 6, d -> NaiveDigits.sorted(d, 0, 3).equals(NaiveDigits.sorted(d, 3, 6))));
        MAKERS.put("Thermo", c -> c.cells("Thermo", 3, d -> d[0] < d[1] && d[1] < d[2]));
        MAKERS.put(
                "Whisper",
                c -> c.numbered(
                        "Whisper", 1, 3, 3, (by, d) -> NaiveDigits.neighbours(d, (a, b) -> Math.abs(a - b) >= by)));
        MAKERS.put(
                "Renban",
                c -> c.cells("Renban", 3, d -> NaiveDigits.differ(d) && NaiveDigits.max(d) - NaiveDigits.min(d) == 2));
        MAKERS.put("Modular", c -> c.numbered("Modular", 1, 3, 5, NaiveDigits::isModular));
        MAKERS.put(
                "Between",
                c -> c.cells(
                        "Between",
                        4,
                        d -> NaiveDigits.inner(d, x -> NaiveDigits.low(d) < x && x < NaiveDigits.high(d))));
        MAKERS.put("Lockout", c -> c.numbered("Lockout", 1, 3, 4, NaiveDigits::isLockout));
        MAKERS.put("Palindrome", c -> c.cells("Palindrome", 5, d -> d[0] == d[4] && d[1] == d[3]));
        MAKERS.put("Zipper", c -> c.cells("Zipper", 5, d -> d[0] + d[4] == d[2] && d[1] + d[3] == d[2]));
        MAKERS.put("SumLine", c -> c.numbered("SumLine", 3, 6, 5, (sum, d) -> NaiveDigits.isCut(d, 0, sum)));
        MAKERS.put("SumLine LOOP", c -> c.loop());
        MAKERS.put("Arrow", c -> c.cells("Arrow", 3, d -> d[0] == d[1] + d[2]));
        MAKERS.put("DoubleArrow", c -> c.cells("DoubleArrow", 5, d -> d[0] + d[4] == d[1] + d[2] + d[3]));
        MAKERS.put(
                "PillArrow", c -> c.cells("PillArrow~2", c.pill(), d -> 10 * d[0] + d[1] == d[2] + d[3] + d[4] + d[5]));
        MAKERS.put(
                "Regex",
                c -> c.cells("Regex~KDFbMl18Mykq", 3, d -> NaiveDigits.text(d).matches("(1[2]|3)*")));
        MAKERS.put("ValueIndexing", c -> c.cells("ValueIndexing", 5, d -> d[1] <= 3 && d[1 + d[1]] == d[0]));
        MAKERS.put(
                "CountDistinct",
                c -> c.cells("CountDistinct", 5, d -> d[0] == NaiveDigits.distinct(Arrays.copyOfRange(d, 1, 5))));
        MAKERS.put("weighted Sum", c -> c.cells("Sum~-1_=_2_-1_-1_1", 4, d -> 2 * d[0] - d[1] - d[2] + d[3] == -1));
        MAKERS.put("Given", c -> c.given());
        MAKERS.put("And", c -> c.within("And"));
        MAKERS.put("Skyscraper", c -> c.line("Skyscraper", 1, 3, (clue, d) -> NaiveDigits.seen(d) == clue));
        MAKERS.put(
                "HiddenSkyscraper", c -> c.line("HiddenSkyscraper", 1, 3, (clue, d) -> NaiveDigits.hidden(d) == clue));
        MAKERS.put("NumberedRoom", c -> c.line("NumberedRoom", 1, c.side, (clue, d) -> d[d[0] - 1] == clue));
        MAKERS.put("XSum", c -> c.line("XSum", 3, 9, (clue, d) -> NaiveDigits.sum(Arrays.copyOf(d, d[0])) == clue));
    }

    private Case cells(String head, int size, Predicate<int[]> holds) {
        return cells(head, distinctCells(size), holds);
    }

    private Case cells(String head, int[] cells, Predicate<int[]> holds) {
        StringBuilder text = new StringBuilder(".").append(head);
        for (int cell : cells) {
            text.append('~').append(name(cell));
        }
        return new Case(text.toString(), grid -> holds.test(NaiveDigits.digits(grid, cells)));
    }

    /** With a minus sign before one of the cells. */
    private Case cells(String head, int size, Predicate<int[]> holds, int cut) {
        int[] cells = distinctCells(size);
        Case whole = cells(head, cells, holds);
        String mark = "~" + name(cells[cut]);
        return new Case(whole.text().replace(mark, "~-" + mark), whole.holds());
    }

    private Case numbered(String type, int least, int greatest, int size, Meaning meaning) {
        int number = least + random.nextInt(greatest - least + 1);
        return cells(type + "~" + number, size, d -> meaning.holds(number, d));
    }

    /** A meaning with a number. */
    private interface Meaning {

        boolean holds(int number, int... digits);
    }

    private Case line(String type, int least, int greatest, Meaning meaning) {
        int clue = least + random.nextInt(greatest - least + 1);
        boolean isRow = random.nextBoolean();
        boolean isForward = random.nextBoolean();
        int index = random.nextInt(side);
        int[] cells = IntStream.range(0, side)
                .map(i -> isForward ? i : side - 1 - i)
                .map(i -> isRow ? index * side + i : i * side + index)
                .toArray();
        String text = "." + type + "~" + (isRow ? "R" : "C") + (index + 1) + (isForward ? "~" : "~~") + clue;
        return new Case(text, grid -> meaning.holds(clue, NaiveDigits.digits(grid, cells)));
    }

    private Case loop() {
        int sum = 4 + random.nextInt(4);
        Case line = cells(
                "SumLine~" + sum,
                6,
                d -> IntStream.range(0, 6).anyMatch(cut -> NaiveDigits.isCut(NaiveDigits.rotated(d, cut), 0, sum)));
        return new Case(line.text() + "~LOOP", line.holds());
    }

    private Case given() {
        int cell = random.nextInt(side * side);
        return new Case(".~" + name(cell) + "_1_3", grid -> grid[cell] == 1 || grid[cell] == 3);
    }

    private Case within(String composite) {
        Case one = make("Thermo", side, random);
        Case other = make("AllDifferent", side, random);
        return new Case(
                "." + composite + one.text() + other.text() + ".End",
                grid -> one.holds().test(grid) && other.holds().test(grid));
    }

    /** Two neighbouring cells in the order of the grid, and others. */
    private int[] pill() {
        int first = random.nextInt(side) * side + random.nextInt(side - 1);
        IntStream others = Arrays.stream(distinctCells(6)).filter(cell -> cell != first && cell != first + 1);
        return IntStream.concat(IntStream.of(first, first + 1), others.limit(4)).toArray();
    }

    int[] distinctCells(int size) {
        List<Integer> cells = new ArrayList<>();
        IntStream.range(0, side * side).forEach(cells::add);
        Collections.shuffle(cells, random);
        return cells.stream().limit(size).mapToInt(Integer::intValue).toArray();
    }

    String name(int cell) {
        return "R" + (cell / side + 1) + "C" + (cell % side + 1);
    }
}
