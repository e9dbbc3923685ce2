package io.github.sudokusat.count.contract;

import io.github.sudokusat.run.Watch;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * Adds up products of table entries over triples of the three stacks.
 *
 * <p>For fixed classes b₀ and b₁ in band B a <i>lane</i> is a pair of a triple (a₀, b₀, c₀) and a triple (a₁, b₁, c₁). Its value is
 *
 * <p>Σ over a₂ of N_A(a₀, a₁, a₂) · T(a₂), where T(a₂) = Σ over c₂ of W(a₂, c₂) · N_C(c₀, c₁, c₂) and W(a₂, c₂) = weight · N_B(b₀, b₁, b₂)
 *
 * <p>for the triples (a₂, b₂, c₂) of the third stack. W does not depend on the lane; so the second sum is a product of a sparse matrix and one with the
 * lanes as columns, and its loops run along rows of ints, one row an array (offsets into a larger one keep HotSpot from using vector
 * instructions), with four products a step (six or more do so, too).
 *
 * <p>Bounds, with N ≤ 288 ({@link BandTable#MOST}): a row's weights add up to at most 56, so W ≤ 56 · 288 and T ≤ 56 · 288² = 4,644,864. T is
 * cut at bit {@value #CUT}: the lower part is at most 4,095 and the upper at most 1,134; times N_A ≤ 288 and added over at most 280 rows that makes
 * 330,220,800 and 91,445,760, which ints hold. The value of a lane is at most 280 · 56 · 288³ ≈ 3.7·10¹¹; times the weights of the second stack,
 * 15,680 together at the most, 5.9·10¹⁵, which a long holds. The weight of an opening, 15,680 at the most, is applied in a {@link BigSum}, which
 * takes 2¹⁶ additions: there are two for each of up to 15,680 openings and one for each block more.
 *
 * <p>Not thread-safe: a thread has its own, 1.2 MB.
 */
final class Kernel {

    /** Lanes worked on together: rows must be long enough for loops along them, and all of them must fit a processor's second-level cache. */
    private static final int WIDTH = 512;

    private static final int STEP = 4;
    private static final int CUT = 12;
    private static final int LOW = (1 << CUT) - 1;

    private final Network network;
    private final Watch watch;
    private final Tally tally;
    private BigSum sum = new BigSum();

    /** W: for each row the entries that are not 0, filled up with zeros to a multiple of {@link #STEP}. */
    private final int[] rowStarts;

    private final int[] columns;
    private final int[] factors;

    /** N_C for each column of the matrix and each lane. */
    private final int[][] z;
    /** N_A and T of one row for each lane. */
    private final int[] x = new int[WIDTH];

    private final int[] t = new int[WIDTH];
    /** The parts of each lane's value. */
    private final int[] low = new int[WIDTH];

    private final int[] high = new int[WIDTH];

    /** The runs in the block at hand: lanes of the same opening. */
    private final Opening[] runs = new Opening[WIDTH];

    private final int[] runStarts = new int[WIDTH + 1];
    private final int[] runLanes = new int[WIDTH];
    private int runCount;

    Kernel(Network network, Watch watch, Tally tally) {
        this.network = network;
        this.watch = watch;
        this.tally = tally;
        InnerSum inner = network.inner();
        rowStarts = new int[inner.rows() + 1];
        columns = new int[inner.size() + (STEP - 1) * inner.rows()];
        factors = new int[columns.length];
        z = new int[inner.columns()][WIDTH];
    }

    /**
     * Adds up everything with one class of the second stack in band B.
     *
     * @param second the class
     * @return the sum; only a part of it if the watch says stop
     */
    BigInteger run(int second) {
        sum = new BigSum();
        List<Opening> openings = network.openings();
        int end;
        for (int begin = 0; begin < openings.size() && tally.goesOn(watch); begin = end) {
            end = begin + 1;
            while (end < openings.size()
                    && openings.get(end).b() == openings.get(begin).b()) {
                end++;
            }
            addPair(openings.subList(begin, end), second);
        }
        return sum.value();
    }

    /** Adds up everything with one class of the first stack and one of the second in band B. */
    private void addPair(List<Opening> openings, int second) {
        long lanes = 0;
        for (Opening opening : openings) {
            lanes += opening.lanes().size(second);
        }
        if (lanes == 0) {
            return;
        }
        if (loadFactors(openings.get(0).b(), second)) {
            runCount = 0;
            for (Opening opening : openings) {
                addRuns(opening, second);
            }
            addBlock();
        }
        tally.add(lanes * network.inner().size());
    }

    /** Computes W; false if it is 0 everywhere. */
    private boolean loadFactors(int first, int second) {
        InnerSum inner = network.inner();
        short[] slice = network.tableB().slice(first);
        int base = second * network.tableB().width();
        int next = 0;
        for (int row = 0; row < inner.rows(); row++) {
            rowStarts[row] = next;
            for (int entry = inner.starts[row]; entry < inner.starts[row + 1]; entry++) {
                int ways = slice[base + inner.b[entry]];
                if (ways != 0) {
                    columns[next] = inner.column[entry];
                    factors[next++] = ways * inner.weight[entry];
                }
            }
            while (next % STEP != 0) {
                columns[next] = 0;
                factors[next++] = 0;
            }
        }
        rowStarts[inner.rows()] = next;
        return next > 0;
    }

    /** Puts the lanes of an opening into the block, and works the block off whenever it is full. */
    private void addRuns(Opening opening, int second) {
        int end = opening.lanes().starts[second + 1];
        int lane = opening.lanes().starts[second];
        while (lane < end) {
            int begin = runStarts[runCount];
            int length = Math.min(end - lane, WIDTH - begin);
            if (length == 0) {
                addBlock();
                continue;
            }
            runs[runCount] = opening;
            runLanes[runCount] = lane;
            runStarts[++runCount] = begin + length;
            lane += length;
        }
    }

    private void addBlock() {
        int width = runStarts[runCount];
        if (width == 0 || !tally.goesOn(watch)) {
            return;
        }
        loadColumns();
        Arrays.fill(low, 0, width, 0);
        Arrays.fill(high, 0, width, 0);
        for (int row = 0; row < network.inner().rows(); row++) {
            if (rowStarts[row] < rowStarts[row + 1]) {
                multiply(row, width);
                loadRow(network.inner().a[row]);
                addProducts(low, high, x, t, width);
            }
        }
        for (int run = 0; run < runCount; run++) {
            addRun(run);
        }
        runCount = 0;
    }

    private void loadColumns() {
        InnerSum inner = network.inner();
        int count = network.tableC().width();
        for (int run = 0; run < runCount; run++) {
            short[] slice = network.tableC().slice(runs[run].c());
            int[] lanes = runs[run].lanes().c;
            for (int column = 0; column < z.length; column++) {
                load(z[column], run, slice, inner.c[column] * count, lanes);
            }
        }
    }

    private void loadRow(int a) {
        int count = network.tableA().width();
        for (int run = 0; run < runCount; run++) {
            load(x, run, network.tableA().slice(runs[run].a()), a * count, runs[run].lanes().a);
        }
    }

    /** Loads the lanes of a run from a slice. */
    private void load(int[] row, int run, short[] slice, int base, int[] lanes) {
        int shift = runLanes[run] - runStarts[run];
        for (int lane = runStarts[run]; lane < runStarts[run + 1]; lane++) {
            row[lane] = slice[base + lanes[lane + shift]];
        }
    }

    /** Computes T of a row for each lane. */
    private void multiply(int row, int width) {
        Arrays.fill(t, 0, width, 0);
        for (int i = rowStarts[row]; i < rowStarts[row + 1]; i += STEP) {
            add(
                    t,
                    z[columns[i]],
                    z[columns[i + 1]],
                    z[columns[i + 2]],
                    z[columns[i + 3]],
                    factors[i],
                    factors[i + 1],
                    factors[i + 2],
                    factors[i + 3],
                    width);
        }
    }

    private static void add(
            int[] t, int[] z0, int[] z1, int[] z2, int[] z3, int w0, int w1, int w2, int w3, int width) {
        for (int lane = 0; lane < width; lane++) {
            t[lane] += w0 * z0[lane] + w1 * z1[lane] + w2 * z2[lane] + w3 * z3[lane];
        }
    }

    private static void addProducts(int[] low, int[] high, int[] x, int[] t, int width) {
        for (int lane = 0; lane < width; lane++) {
            low[lane] += x[lane] * (t[lane] & LOW);
            high[lane] += x[lane] * (t[lane] >>> CUT);
        }
    }

    private void addRun(int run) {
        int[] weights = runs[run].lanes().weights;
        int shift = runLanes[run] - runStarts[run];
        long value = 0;
        for (int lane = runStarts[run]; lane < runStarts[run + 1]; lane++) {
            value += weights[lane + shift] * (((long) high[lane] << CUT) + low[lane]);
        }
        sum.add(value, runs[run].weight());
    }
}
