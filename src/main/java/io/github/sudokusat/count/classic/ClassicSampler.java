package io.github.sudokusat.count.classic;

import io.github.sudokusat.count.contraction.SharedProgress;
import io.github.sudokusat.count.contraction.Shares;
import io.github.sudokusat.count.contraction.SolutionSampler;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.List;

/**
 * Draws solutions of a classic 9 × 9 clue set uniformly, from the terms of the contraction that counts them.
 *
 * <p>The preparation is a count that keeps its sums: one for each opening and each class of the second stack in band B, up to 35 MB, besides some
 * slices of tables, up to 17 MB. A draw chooses an opening, such a class, a triple of the second stack and one of the third, each with a probability
 * proportional to the number of solutions that belong to it, and then words of these classes and the rows. At last a move of the automorphisms leads
 * from the opening, which represents its orbit, to a triple of the orbit; since that is a bijection between the solutions of both, all solutions are
 * equally probable.
 */
public final class ClassicSampler implements SolutionSampler {

    private final Plan plan;
    /** By class of the second stack in band B, then by opening. */
    private final long[][] sums;

    private final Shares openings;
    private final KeptSlices slicesA;
    private final BandTable tableB;
    private final KeptSlices slicesC;

    private ClassicSampler(Plan plan, long[]... sums) {
        this.plan = plan;
        this.sums = sums;
        this.openings = Shares.of(sizes(plan, sums));
        Orientation orientation = plan.orientation();
        Roles roles = plan.roles();
        slicesA = slices(plan, roles.a(), plan.inner().a);
        tableB = orientation.table(roles.b(), roles.second(), roles.first(), roles.third());
        slicesC = slices(plan, roles.c(), plan.inner().c);
    }

    private static KeptSlices slices(Plan plan, int band, int[] ofThird) {
        Roles roles = plan.roles();
        return new KeptSlices(
                plan.orientation().table(band, roles.first(), roles.third(), roles.second()),
                plan.orientation().columns(band, roles.first()).count(),
                ofThird);
    }

    private static BigInteger[] sizes(Plan plan, long[]... sums) {
        List<Opening> openings = plan.openings();
        BigInteger[] sizes = new BigInteger[openings.size()];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = BigInteger.valueOf(sum(i, sums))
                    .multiply(BigInteger.valueOf(openings.get(i).weight()));
        }
        return sizes;
    }

    /** The sum of all terms of an opening, without its weight; it fits a long, see {@link Kernel}. */
    private static long sum(int opening, long[]... sums) {
        long sum = 0;
        for (long[] ofClass : sums) {
            sum += ofClass[opening];
        }
        return sum;
    }

    /**
     * Prepares a sampler, in the time of a count or, for clue sets with many automorphisms, somewhat more.
     *
     * @param puzzle a classic grid without conflicts; the more digits propagation has placed, the cheaper the preparation
     * @param tasks runs the tasks; the sampler does not depend on it
     * @param limits stop the preparation; progress is reported for products
     * @return the sampler, or the limit that was reached
     */
    public static Result prepare(Grid puzzle, TaskRunner tasks, Limits limits) {
        Limits started = limits.started();
        Watch watch = started.watch();
        Plan plan = Planner.planForDraws(Clues.of(puzzle.digits()), watch);
        if (plan == null) {
            return new Result(null, watch.reason().orElseThrow());
        }
        SharedProgress shared = new SharedProgress(started.progress(), "products", plan.work());
        Sweep sweep = Sweep.of(plan, tasks, started, shared);
        long[][] sums = new long[plan.tasks()][];
        tasks.runAll(sums.length, index -> sums[index] = sweep.run(index, started.watch(), shared));
        return shared.stop() == null
                ? new Result(new ClassicSampler(plan, sums), null)
                : new Result(null, shared.stop());
    }

    @Override
    public BigInteger total() {
        return openings.total().multiply(BigInteger.valueOf(plan.orientation().divisor()));
    }

    /** Takes a few milliseconds. */
    @Override
    public int[] draw(RandomStream random) {
        int opening = openings.draw(random);
        int[][] classes = classes(opening, random);
        int[] grid = new FilledWords(plan.orientation(), random).fill(classes);
        FirstOrbits orbits = plan.orbits();
        int member = orbits.member(plan.openings().get(opening).triple(), random);
        return digits(orbits.ledTo(member).image(grid));
    }

    /** Draws a triple of each stack: by stack, the classes of its boxes from top to bottom. */
    private int[][] classes(int number, RandomStream random) {
        Opening opening = plan.openings().get(number);
        Roles roles = plan.roles();
        int second = drawSecond(number, random);
        Term term = new Term(
                plan,
                second,
                slicesA.get(opening.a()),
                tableB.slice(second, new int[] {opening.b()}),
                slicesC.get(opening.c()));
        int[][] classes = new int[Clues.CHUTES][Clues.CHUTES];
        put(opening.a(), opening.b(), opening.c(), classes[roles.first()]);
        int place = term.drawPlace(sums[second][number], random);
        put(term.secondA(place), second, term.secondC(place), classes[roles.second()]);
        int entry = term.drawEntry(place, random);
        put(term.thirdA(), term.thirdB(entry), term.thirdC(entry), classes[roles.third()]);
        return classes;
    }

    private int drawSecond(int opening, RandomStream random) {
        long left =
                random.nextBigInteger(BigInteger.valueOf(sum(opening, sums))).longValue();
        int second = 0;
        while (left >= sums[second][opening]) {
            left -= sums[second++][opening];
        }
        return second;
    }

    private void put(int a, int b, int c, int[] classes) {
        classes[plan.roles().a()] = a;
        classes[plan.roles().b()] = b;
        classes[plan.roles().c()] = c;
    }

    /** The digits from 1, with rows and columns as in the puzzle. */
    private int[] digits(int[] grid) {
        int[] digits = new int[grid.length];
        boolean isTransposed = plan.orientation().isTransposed();
        for (int cell = 0; cell < digits.length; cell++) {
            int at = isTransposed ? cell % Clues.SIDE * Clues.SIDE + cell / Clues.SIDE : cell;
            digits[at] = grid[cell] + 1;
        }
        return digits;
    }

    /**
     * Slices of a {@link BandTable} that are computed when they are first needed, and kept if all together take at most {@value #MOST} entries of two bytes.
     * Safe for use by several threads.
     */
    private static final class KeptSlices {

        private static final int MOST = 1 << 22;

        private final BandTable table;
        private final int[] seconds;
        /** By class of the first box; empty if slices are not kept. */
        private final short[][] slices;

        /**
         * Starts without slices.
         *
         * @param table the table
         * @param firsts the number of classes of the first box
         * @param seconds the required classes of the second box
         */
        KeptSlices(BandTable table, int firsts, int... seconds) {
            this.table = table;
            this.seconds = seconds;
            long entries = (long) firsts * seconds.length * table.width();
            slices = new short[entries <= MOST ? firsts : 0][0];
        }

        /** The slice of a class of the first box; not to be changed. */
        short[] get(int first) {
            if (slices.length == 0) {
                return table.slice(first, seconds);
            }
            synchronized (this) {
                if (slices[first].length == 0) {
                    slices[first] = table.slice(first, seconds);
                }
                return slices[first];
            }
        }
    }
}
