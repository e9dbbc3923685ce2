package io.github.sudokusat.testing;

import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** All grids of 4 × 4 cells with doublers, and what some rules mean in them, by the plain words and without the main code. */
public final class DoubledGrids {

    /** The layout of the grids. */
    public static final Layout LAYOUT = Layout.boxes(2, 2).withDoublers();

    private static final int SIDE = 4;

    /** A grid: the digit of each cell, row by row, and whether it is doubled. */
    public static final class Filling {

        private final int[] digits;
        private final boolean[] doubled;

        private Filling(int[] digits, boolean[] doubled) {
            this.digits = digits;
            this.doubled = doubled;
        }

        /** The digit of a cell that is named by row and column, such as 23. */
        public int digit(int cell) {
            return digits[index(cell)];
        }

        /** What a cell is worth. */
        public int worth(int cell) {
            return doubled[index(cell)] ? 2 * digit(cell) : digit(cell);
        }

        private static int index(int cell) {
            return (cell / 10 - 1) * SIDE + cell % 10 - 1;
        }

        /** The sum of what cells are worth. */
        public int sum(int... cells) {
            return Arrays.stream(cells).map(this::worth).sum();
        }

        /** Whether the digits of cells differ. */
        public boolean differ(int... cells) {
            return Arrays.stream(cells).map(this::digit).distinct().count() == cells.length;
        }

        /** The grid on a layout. */
        public Grid on(Layout layout) {
            Grid grid = Grid.empty(layout);
            for (int i = 0; i < digits.length; i++) {
                grid = grid.with(i / SIDE * 2 * SIDE + i % SIDE, digits[i] + (doubled[i] ? SIDE : 0));
            }
            return grid;
        }
    }

    /** A rule and its meaning. */
    public record Meant(String line, Predicate<Filling> meaning) {

        /** The layout with the rule. */
        public Layout layout() {
            return LayoutText.addRules(LAYOUT, List.of(line));
        }

        /** The grids that obey the rule. */
        public Set<Grid> solutions() {
            Set<Grid> grids = new LinkedHashSet<>();
            all().stream().filter(meaning).forEach(filling -> grids.add(filling.on(layout())));
            return grids;
        }

        @Override
        public String toString() {
            return line;
        }
    }

    private DoubledGrids() {}

    private static Meant meant(String line, Predicate<Filling> meaning) {
        return new Meant(line, meaning);
    }

    /** Rules about what cells are worth, and rules about digits. */
    public static Stream<Meant> rules() {
        return Stream.of(
                meant("killer 9 r1c1 r1c2", f -> f.sum(11, 12) == 9),
                meant("killer 10 r1c2 r1c3 r2c3", f -> f.sum(12, 13, 23) == 10 && f.differ(12, 13, 23)),
                meant("killer r1c2 r1c3 r2c3 r3c1", f -> f.differ(12, 13, 23, 31)),
                meant("killer 12 r1c1 r1c2 r1c2", f -> f.sum(11, 12, 12) == 12),
                meant("sum 9 r1c1 r2c3 r4c4", f -> f.sum(11, 23, 44) == 9),
                meant("sum 13 r3c1-r3c4", f -> f.sum(31, 32, 33, 34) == 13),
                meant("equal-sum r1c1 r1c2 = r3c3 r4c4", f -> f.sum(11, 12) == f.sum(33, 44)),
                meant("arrow r1c1 = r2c2 r2c3", f -> f.worth(11) == f.sum(22, 23)),
                meant("double-arrow r1c1 r1c2 r2c3 r3c3", f -> f.sum(11, 33) == f.sum(12, 23)),
                meant("zipper r1c1 r2c3 r3c2 r4c4", f -> f.sum(11, 44) == f.sum(23, 32)),
                meant("region-sum r1c2 r1c3 r2c3", f -> f.sum(12) == f.sum(13, 23)),
                meant("sum-line 6 r1c1-r1c3", f -> isInSixes(f.worth(11), f.worth(12), f.worth(13))),
                meant("little-killer 7 r1c3 down-left", f -> f.sum(13, 22, 31) == 7),
                meant("thermo r1c1 r1c2 r2c3", f -> f.worth(11) < f.worth(12) && f.worth(12) < f.worth(23)),
                meant("slow-thermo r1c1 r1c2 r2c3", f -> f.worth(11) <= f.worth(12) && f.worth(12) <= f.worth(23)),
                meant("between r1c1 r2c2 r3c3", f -> isIn(f.worth(22), f.worth(11), f.worth(33))),
                meant(
                        "lockout 2 r1c1 r2c2 r3c3",
                        f -> Math.abs(f.worth(11) - f.worth(33)) >= 2
                                && (f.worth(22) < Math.min(f.worth(11), f.worth(33))
                                        || f.worth(22) > Math.max(f.worth(11), f.worth(33)))),
                meant("whispers 3 r1c1 r2c2 r3c3", f -> isApart(f, 3, 11, 22) && isApart(f, 3, 22, 33)),
                meant("difference r1c1 r2c1", f -> Math.abs(f.worth(11) - f.worth(21)) == 1),
                meant("ratio r1c1 r2c1", f -> isDouble(f.worth(11), f.worth(21)) || isDouble(f.worth(21), f.worth(11))),
                meant("pair-sum 6 r1c1 r2c1", f -> f.sum(11, 21) == 6),
                meant("only-marked pair-sum 11", f -> noNeighbours(f, 11)),
                meant("greater r1c1 r3c4", f -> f.worth(11) > f.worth(34)),
                meant("minimum r1c1", f -> f.worth(11) < Math.min(f.worth(12), f.worth(21))),
                meant("maximum r2c1", f -> f.worth(21) > Math.max(f.worth(11), Math.max(f.worth(22), f.worth(31)))),
                meant("pair a==b+3 chain r1c1 r2c2", f -> f.worth(11) == f.worth(22) + 3),
                meant("even r1c1 r2c3", f -> f.digit(11) % 2 == 0 && f.digit(23) % 2 == 0),
                meant("odd r1c1", f -> f.digit(11) % 2 == 1),
                meant("different r1c1 r2c3 r4c2", f -> f.differ(11, 23, 42)),
                meant("contains 1,1 r1c1 r2c3 r4c2", f -> count(f, 1, 11, 23, 42) >= 2),
                meant("contains-exactly 1,2 r1c1 r2c3", f -> count(f, 1, 11, 23) == 1 && count(f, 2, 11, 23) == 1),
                meant(
                        "quadruple 1,3 r2c2 r2c3 r3c2 r3c3",
                        f -> count(f, 1, 22, 23, 32, 33) > 0 && count(f, 3, 22, 23, 32, 33) > 0),
                meant(
                        "look-and-say 1122 r1c1 r2c3 r4c2",
                        f -> count(f, 1, 11, 23, 42) == 1 && count(f, 2, 11, 23, 42) == 2),
                meant("given r1c1 = 3 7", f -> f.digit(11) == 3),
                meant("given r1c1 = 2 7", f -> f.digit(11) == f.worth(11) ? f.digit(11) == 2 : f.digit(11) == 3),
                meant("differ r1c1 r3c3 r2c2 r4c3 : apart", f -> f.differ(11, 33) && f.differ(22, 43)),
                meant("rule leap 3,3", f -> f.differ(11, 44) && f.differ(14, 41)),
                meant("rule anti-taxicab 6", f -> f.differ(11, 44) && f.differ(14, 41)),
                meant("not killer 9 r1c1 r1c2", f -> f.sum(11, 12) != 9),
                meant("either thermo r1c1 r1c2 | even r4c4", f -> f.worth(11) < f.worth(12) || f.digit(44) % 2 == 0));
    }

    private static boolean isInSixes(int... worths) {
        int sum = 0;
        for (int worth : worths) {
            sum += worth;
            if (sum > 6) {
                return false;
            }
            sum %= 6;
        }
        return sum == 0;
    }

    private static boolean isIn(int worth, int end, int other) {
        return Math.min(end, other) < worth && worth < Math.max(end, other);
    }

    private static boolean isApart(Filling filling, int least, int one, int other) {
        return Math.abs(filling.worth(one) - filling.worth(other)) >= least;
    }

    private static boolean isDouble(int one, int other) {
        return one == 2 * other;
    }

    private static boolean noNeighbours(Filling filling, int sum) {
        return IntStream.range(0, 16).allMatch(i -> {
            int cell = (i / SIDE + 1) * 10 + i % SIDE + 1;
            return (i % SIDE == 3 || filling.sum(cell, cell + 1) != sum)
                    && (i / SIDE == 3 || filling.sum(cell, cell + 10) != sum);
        });
    }

    private static int count(Filling filling, int digit, int... cells) {
        return (int) Arrays.stream(cells)
                .filter(cell -> filling.digit(cell) == digit)
                .count();
    }

    /** All grids. */
    public static List<Filling> all() {
        List<Filling> all = new ArrayList<>();
        addDigits(all, new int[SIDE * SIDE], 0);
        return all;
    }

    private static void addDigits(List<Filling> all, int[] digits, int cell) {
        if (cell == digits.length) {
            addDoublers(all, digits, new boolean[digits.length], 0);
            return;
        }
        for (int digit = 1; digit <= SIDE; digit++) {
            int own = digit;
            if (IntStream.range(0, cell).noneMatch(other -> digits[other] == own && areInOneUnit(cell, other))) {
                digits[cell] = digit;
                addDigits(all, digits, cell + 1);
            }
        }
        digits[cell] = 0;
    }

    private static void addDoublers(List<Filling> all, int[] digits, boolean[] doubled, int row) {
        if (row == SIDE) {
            all.add(new Filling(digits.clone(), doubled.clone()));
            return;
        }
        for (int cell = row * SIDE; cell < (row + 1) * SIDE; cell++) {
            int own = cell;
            boolean isFree = IntStream.range(0, row * SIDE)
                    .noneMatch(other -> doubled[other] && (digits[other] == digits[own] || areInOneUnit(own, other)));
            if (isFree) {
                doubled[cell] = true;
                addDoublers(all, digits, doubled, row + 1);
                doubled[cell] = false;
            }
        }
    }

    private static boolean areInOneUnit(int one, int other) {
        int row = one / SIDE;
        int otherRow = other / SIDE;
        int column = one % SIDE;
        int otherColumn = other % SIDE;
        return row == otherRow || column == otherColumn || (row / 2 == otherRow / 2 && column / 2 == otherColumn / 2);
    }
}
