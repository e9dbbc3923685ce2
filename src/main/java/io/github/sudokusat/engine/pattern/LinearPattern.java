package io.github.sudokusat.engine.pattern;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A full grid of {@linkplain ProductPattern pairs} whose Latin squares are linear; it often obeys further houses and rules as well.
 *
 * <p>In row i of band b and column j of stack s the high part is i + vs + fb modulo R, the low part wb + j + gs modulo C, where v and R have no
 * common divisor, and neither have w and C. With v = f = w = 1 and g = 0, the diagonals have each pair once if boxes are square, and disjoint groups
 * on any boxes.
 */
final class LinearPattern {

    private static final int TRIES = 500;
    private static final int OPEN = -1;

    private final BoxShape shape;
    private final int v;
    private final int f;
    private final int w;
    private final int g;

    private LinearPattern(BoxShape shape, int v, int f, int w, int g) {
        this.shape = shape;
        this.v = v;
        this.f = f;
        this.w = w;
        this.g = g;
    }

    /** Returns the digits of a full grid with the givens; empty if none was found. */
    static Optional<int[]> build(Grid puzzle, BoxShape shape, RandomStream random, Watch watch) {
        LinearPattern pattern = new LinearPattern(shape, 1, 1, 1, 0);
        int[] givens = puzzle.filledCells();
        for (int attempt = 0; attempt < TRIES && !watch.isStopped(); attempt++) {
            int[] digitOf = pattern.digits(puzzle, givens);
            if (digitOf.length > 0 && pattern.obeys(puzzle.layout())) {
                return Optional.of(pattern.compose(digitOf, random));
            }
            pattern = any(shape, random);
        }
        return Optional.empty();
    }

    private static LinearPattern any(BoxShape shape, RandomStream random) {
        int v = unit(shape.rows(), random);
        int f = random.nextInt(shape.rows());
        int w = unit(shape.columns(), random);
        return new LinearPattern(shape, v, f, w, random.nextInt(shape.columns()));
    }

    private static int unit(int modulus, RandomStream random) {
        int drawn;
        do {
            drawn = random.nextInt(modulus);
        } while (BigInteger.valueOf(drawn).gcd(BigInteger.valueOf(modulus)).intValue() != 1);
        return drawn;
    }

    private int pair(int cell) {
        int row = cell / shape.side();
        int column = cell % shape.side();
        int band = row / shape.rows();
        int stack = column / shape.columns();
        int high = (row + v * stack + f * band) % shape.rows();
        int low = (w * band + column + g * stack) % shape.columns();
        return high * shape.columns() + low;
    }

    /** The digit of each pair, as far as givens decide it, or {@link #OPEN}; no digits at all if they contradict the pattern. */
    private int[] digits(Grid puzzle, int[] givens) {
        int[] digitOf = new int[shape.side()];
        int[] pairOf = new int[shape.side() + 1];
        Arrays.fill(digitOf, OPEN);
        Arrays.fill(pairOf, OPEN);
        for (int cell : givens) {
            int digit = puzzle.digit(cell);
            int pair = pair(cell);
            if (digitOf[pair] == OPEN && pairOf[digit] == OPEN) {
                digitOf[pair] = digit;
                pairOf[digit] = pair;
            } else if (digitOf[pair] != digit) {
                return new int[0];
            }
        }
        return digitOf;
    }

    private boolean obeys(Layout layout) {
        List<House> houses = layout.houses();
        // Those that the pattern obeys by itself come first.
        for (int i = houses.size() - 1; i >= 0; i--) {
            if (!obeys(houses.get(i))) {
                return false;
            }
        }
        for (MustDiffer rule : layout.mustDifferRules()) {
            for (int i = 0; i < rule.size(); i++) {
                if (pair(rule.first(i)) == pair(rule.second(i))) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean obeys(House house) {
        boolean[] seen = new boolean[shape.side()];
        for (int i = 0; i < house.size(); i++) {
            int pair = pair(house.cell(i));
            if (seen[pair]) {
                return false;
            }
            seen[pair] = true;
        }
        return true;
    }

    /** Fills the grid; pairs without a digit get the others in random order. */
    private int[] compose(int[] digitOf, RandomStream random) {
        boolean[] isUsed = new boolean[shape.side() + 1];
        for (int digit : digitOf) {
            isUsed[Math.max(digit, 0)] = true;
        }
        int[] order = random.permutation(shape.side());
        int next = 0;
        for (int pair = 0; pair < digitOf.length; pair++) {
            if (digitOf[pair] == OPEN) {
                while (isUsed[order[next] + 1]) {
                    next++;
                }
                digitOf[pair] = order[next++] + 1;
            }
        }
        int[] digits = new int[shape.side() * shape.side()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = digitOf[pair(cell)];
        }
        return digits;
    }
}
