package io.github.sudokusat.count.classic;

import io.github.sudokusat.count.contraction.SharedProgress;
import io.github.sudokusat.run.Watch;
import java.util.Arrays;
import java.util.List;

/**
 * Adds up products of table entries over triples of the three stacks.
 *
 * <p>For fixed classes b₀ and b₁ in band B a <i>lane</i> is a pair of a triple (a₀, b₀, c₀) and a triple (a₁, b₁, c₁). Its value is
 *
 * <p>Σ over a₂ of N_A(a₀, a₁, a₂) · T(a₂), where T(a₂) = Σ over c₂ of W(a₂, c₂) · N_C(c₀, c₁, c₂) and W(a₂, c₂) = weight · N_B(b₀, b₁, b₂)
 *
 * <p>for the triples (a₂, b₂, c₂) of the third stack. W does not depend on the lane, so the second sum is the product of a sparse matrix and one with
 * the lanes as columns. Its loops run along rows of ints, with one array per row (offsets into a larger array keep HotSpot from using vector
 * instructions) and five products per step (six or more also prevent vector instructions). Each int holds two lanes: T is computed in {@linkplain
 * Factors segments} that fit 16 bits.
 *
 * <p>Bounds, with N ≤ 288 ({@link BandTable#MOST}): a segment of T is at most 65,535, and at most 18,874,080 multiplied by N_A; an int can hold the
 * sum of {@value #SEGMENTS} of these. A row's weights add up to at most 56, so T ≤ 56 · 288² and the value of a lane is at most 280 · 56 · 288³ ≈
 * 3.7·10¹¹; multiplied by the weights of the second stack, which add up to at most 15,680, this is 5.9·10¹⁵, which fits a long. The weight of an
 * opening is applied by its {@link Plan}.
 *
 * <p>Not thread-safe: each thread has its own kernel, of at most about 4 MB.
 */
final class Kernel {

    /** The number of segments whose products with N_A an int can hold. */
    static final int SEGMENTS = 113;

    private final Network network;
    private final Watch watch;
    private final SharedProgress shared;
    private final Factors factors;
    private final Block block = new Block();
    /** N_C for each column of W and each lane. */
    private final int[][] z;
    /** The greatest entry in each column. */
    private final int[] greatest;
    /** N_A for each row of W and each lane. */
    private final int[][] x;
    /** A segment of T for each lane. */
    private final int[] t = new int[Block.WIDTH];
    /** The sums for the lanes in the lower and in the upper halves since {@link #flush}. */
    private final int[] lower = new int[Block.WIDTH];

    private final int[] upper = new int[Block.WIDTH];
    /** The values of all lanes. */
    private final long[] values = new long[2 * Block.WIDTH];
    /** The class of the second stack in band B. */
    private final int second;
    /** The classes in bands A and C of all triples with this class. */
    private final int[] classesA;

    private final int[] classesC;
    private final long[] sums;

    /**
     * Creates a kernel for one class of the second stack in band B.
     *
     * @param second the class
     */
    Kernel(Network network, int second, Watch watch, SharedProgress shared) {
        this.network = network;
        this.second = second;
        this.watch = watch;
        this.shared = shared;
        classesA = network.lanes().classesA(second);
        classesC = network.lanes().classesC(second);
        sums = new long[network.openings()];
        factors = new Factors(network.inner());
        x = new int[network.inner().rows()][Block.WIDTH];
        z = new int[network.inner().columns()][Block.WIDTH];
        greatest = new int[z.length];
    }

    /**
     * Adds up, for each opening, all terms with the class of the second stack.
     *
     * @return the sum for each opening, in the order of the groups, without the opening's weight; only parts of the sums if the watch has stopped
     */
    long[] run() {
        short[] slice = network.tableB().slice(second, network.groupClasses());
        int number = 0;
        for (int group = 0; group < network.groups().size() && shared.goesOn(watch); group++) {
            List<Opening> openings = network.groups().get(group);
            addPair(openings, number, slice, group * network.tableB().width());
            number += openings.size();
        }
        return sums;
    }

    /** Adds up all terms with one class of the first stack, whose openings are numbered from a first on, and one of the second in band B. */
    private void addPair(List<Opening> openings, int first, short[] slice, int base) {
        Arrays.fill(greatest, 0);
        long lanes = 0;
        for (Opening opening : openings) {
            if (opening.lanes().size(second) > 0) {
                raise(network.slicesC().greatest(opening.c()));
                lanes += opening.lanes().size(second);
            }
        }
        if (lanes > 0) {
            if (hasWays(slice, base)) {
                factors.load(slice, base, greatest);
                addLanes(openings, first);
            }
            shared.add(lanes * network.inner().size());
        }
    }

    private boolean hasWays(short[] slice, int base) {
        for (int i = base; i < base + network.tableB().width(); i++) {
            if (slice[i] > 0) {
                return true;
            }
        }
        return false;
    }

    private void raise(int[] entries) {
        for (int column = 0; column < greatest.length; column++) {
            greatest[column] = Math.max(greatest[column], entries[column]);
        }
    }

    private void addLanes(List<Opening> openings, int first) {
        block.clear();
        for (int i = 0; i < openings.size(); i++) {
            addLanes(openings.get(i), first + i);
        }
        addBlock();
    }

    /** Adds the lanes of an opening to the block, without those that have no ways in a band. */
    private void addLanes(Opening opening, int number) {
        Lanes list = opening.lanes();
        short[][] sliceA = network.slicesA().slice(opening.a());
        short[][] sliceC = network.slicesC().slice(opening.c());
        for (int lane = list.starts[second]; lane < list.starts[second + 1]; lane++) {
            int place = list.places[lane];
            short[] rowA = sliceA[classesA[place]];
            short[] rowC = sliceC[classesC[place]];
            if (rowA != Slices.NO_WAYS && rowC != Slices.NO_WAYS) {
                block.add(rowA, rowC, number, list.weights[lane]);
                if (block.isFull()) {
                    addBlock();
                    block.clear();
                }
            }
        }
    }

    private void addBlock() {
        int width = block.width();
        if (width == 0 || !shared.goesOn(watch)) {
            return;
        }
        block.load(x, z);
        Arrays.fill(values, 0, 2 * width, 0);
        for (int segment = 0; segment < factors.segments(); segment++) {
            multiply(segment, width);
            addProducts(lower, upper, x[factors.row(segment)], t, width);
            if (segment % SEGMENTS == SEGMENTS - 1 || segment == factors.segments() - 1) {
                flush(width);
            }
        }
        block.addTo(sums, values);
    }

    /** Computes a segment of T for each lane. */
    private void multiply(int segment, int width) {
        Arrays.fill(t, 0, width, 0);
        int end = factors.start(segment + 1);
        for (int i = factors.start(segment); i < end; i += Factors.STEP) {
            add(
                    t,
                    z[factors.column(i)],
                    z[factors.column(i + 1)],
                    z[factors.column(i + 2)],
                    z[factors.column(i + 3)],
                    z[factors.column(i + 4)],
                    factors.factor(i),
                    factors.factor(i + 1),
                    factors.factor(i + 2),
                    factors.factor(i + 3),
                    factors.factor(i + 4),
                    width);
        }
    }

    private static void add(
            int[] t,
            int[] z0,
            int[] z1,
            int[] z2,
            int[] z3,
            int[] z4,
            int w0,
            int w1,
            int w2,
            int w3,
            int w4,
            int width) {
        for (int i = 0; i < width; i++) {
            t[i] += w0 * z0[i] + w1 * z1[i] + w2 * z2[i] + w3 * z3[i] + w4 * z4[i];
        }
    }

    static void addProducts(int[] lower, int[] upper, int[] x, int[] t, int width) {
        for (int i = 0; i < width; i++) {
            lower[i] += (x[i] & LaneEntries.LOWER) * (t[i] & LaneEntries.LOWER);
            upper[i] += (x[i] >>> LaneEntries.HALF) * (t[i] >>> LaneEntries.HALF);
        }
    }

    private void flush(int width) {
        for (int i = 0; i < width; i++) {
            values[2 * i] += lower[i];
            values[2 * i + 1] += upper[i];
            lower[i] = 0;
            upper[i] = 0;
        }
    }
}
