package io.github.sudokusat.bench;

import io.github.sudokusat.count.SolutionCounter;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Limits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Searches for clue sets that are expensive to count: a hill climber that maximises {@link SolutionCounter#plannedWork}.
 *
 * <pre>{@code
 * mvn -q -f src/jmh compile exec:exec -Drun=hostile
 * mvn -q -f src/jmh compile exec:exec -Drun="hostile minutes=10 seed=1 least=5 most=10 patience=60 keep=20"
 * }</pre>
 *
 * <p>A climb begins at random givens that do not conflict, and moves, changes, adds or removes one of them at a time; a change is kept if it does
 * not make the set cheaper. After a number of unsuccessful trials in a row, set by the patience, the climb ends and the next one begins. The work of
 * a clue set depends only on the set, so the same seed takes the same path, only further in more time. Prints the most expensive set of each climb,
 * one for each amount of work, the most expensive first, with its planned work.
 */
public final class HostileClueSets {

    private static final Layout LAYOUT = Layout.classic();

    private final List<Found> found = new ArrayList<>();
    private long minutes = 10;
    private long seed = 1;
    private int least = 5;
    private int most = 10;
    private int patience = 60;
    private int keep = 20;

    private HostileClueSets() {}

    /** A clue set and its planned work. */
    private record Found(Grid grid, long work) {

        static Found of(int[] digits) {
            Grid grid = Grid.of(LAYOUT, digits);
            return new Found(
                    grid, SolutionCounter.plannedWork(grid, Limits.none()).orElseThrow());
        }

        String text() {
            return GridFormat.line().format(grid);
        }
    }

    /**
     * Climbs and prints.
     *
     * @param args any of {@code minutes=}, {@code seed=}, {@code least=} and {@code most=} (givens), {@code patience=} and {@code keep=} (sets)
     */
    public static void main(String[] args) {
        HostileClueSets climber = new HostileClueSets();
        for (String arg : args) {
            climber.set(arg);
        }
        climber.climb();
        for (Found set : climber.found) {
            System.out.println(set.text() + "," + set.work());
        }
    }

    private void set(String arg) {
        int sign = arg.indexOf('=') + 1;
        long value = Long.parseLong(arg.substring(sign));
        switch (arg.substring(0, sign)) {
            case "minutes=" -> minutes = value;
            case "seed=" -> seed = value;
            case "least=" -> least = (int) value;
            case "most=" -> most = (int) value;
            case "patience=" -> patience = (int) value;
            case "keep=" -> keep = (int) value;
            default -> throw new IllegalArgumentException("unknown argument: " + arg);
        }
    }

    private void climb() {
        SplittableRandom random = new SplittableRandom(seed);
        long end = System.nanoTime() + minutes * 60_000_000_000L;
        while (System.nanoTime() < end) {
            Found best = climb(random.split(), end);
            // The same work means the same set under a symmetry, in all cases seen so far.
            found.removeIf(set -> set.work() == best.work());
            found.add(best);
            Collections.sort(found, (x, y) -> Long.compare(y.work(), x.work()));
            if (found.size() > keep) {
                found.remove(keep);
            }
            System.err.printf(Locale.ROOT, "%s %.3g, highest %.3g%n", best.text(), (double) best.work(), (double)
                    found.get(0).work());
        }
    }

    private Found climb(SplittableRandom random, long end) {
        int[] digits = new int[LAYOUT.cellCount()];
        for (int givens = random.nextInt(least, most + 1); givens > 0; givens--) {
            add(digits, random);
        }
        Found best = Found.of(digits);
        for (int vain = 0; vain < patience && System.nanoTime() < end; vain++) {
            Found changed = Found.of(changed(best.grid().digits(), random));
            if (changed.work() >= best.work()) {
                vain = changed.work() > best.work() ? 0 : vain;
                best = changed;
            }
        }
        return best;
    }

    /** A neighbour of a clue set: one given moved, changed, added or removed. */
    private int[] changed(int[] changed, SplittableRandom random) {
        int givens = 0;
        for (int digit : changed) {
            givens += digit > 0 ? 1 : 0;
        }
        int kind = random.nextInt(6);
        if (kind == 0 && givens < most) {
            add(changed, random);
        } else if (kind == 1 && givens > least) {
            remove(changed, random);
        } else {
            remove(changed, random);
            add(changed, random);
        }
        return changed;
    }

    private static void add(int[] digits, SplittableRandom random) {
        while (true) {
            int cell = random.nextInt(digits.length);
            if (digits[cell] == 0) {
                digits[cell] = random.nextInt(LAYOUT.side()) + 1;
                if (Grid.of(LAYOUT, digits).conflicts().isEmpty()) {
                    return;
                }
                digits[cell] = 0;
            }
        }
    }

    private static void remove(int[] digits, SplittableRandom random) {
        while (true) {
            int cell = random.nextInt(digits.length);
            if (digits[cell] != 0) {
                digits[cell] = 0;
                return;
            }
        }
    }
}
