package io.github.sudokusat.grid;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** The rule that two cells must not hold the same digit, for a set of pairs of cells. */
public final class MustDiffer implements Rule {

    private final String name;
    /** Each pair as {@code lower << 32 | higher}, ascending, without repeats. */
    private final long[] pairs;

    /** Each pair both ways, as {@code cell << 32 | partner}, ascending, so that the partners of a cell are adjacent. */
    private final long[] directed;

    private MustDiffer(String name, long[] pairs) {
        this.name = name;
        this.pairs = pairs;
        this.directed = Arrays.copyOf(pairs, 2 * pairs.length);
        for (int i = 0; i < pairs.length; i++) {
            directed[pairs.length + i] = pairs[i] << 32 | pairs[i] >>> 32;
        }
        Arrays.sort(directed);
    }

    /**
     * The rule for some pairs.
     *
     * @param name what the rule is called in messages and exported files
     * @param cells the cell numbers of the pairs, two for each pair; a pair may be repeated, and its cells may be in either order
     * @return the rule
     * @throws IllegalArgumentException if the name is blank or has a line break or another control character, the number of cells is odd, a cell is
     *     negative, or a pair consists of the same cell twice
     */
    public static MustDiffer of(String name, int... cells) {
        Rule.requireName(Objects.requireNonNull(name, "name"));
        if (cells.length % 2 != 0) {
            throw new IllegalArgumentException("cells must come in pairs, but there are " + cells.length);
        }
        long[] pairs = new long[cells.length / 2];
        for (int i = 0; i < pairs.length; i++) {
            int a = Math.min(cells[2 * i], cells[2 * i + 1]);
            int b = Math.max(cells[2 * i], cells[2 * i + 1]);
            if (a < 0) {
                throw new IllegalArgumentException("cells are numbered from 0, but one of the pairs has cell " + a);
            }
            if (a == b) {
                throw new IllegalArgumentException("a pair needs two different cells, but has cell " + a + " twice");
            }
            pairs[i] = (long) a << 32 | b;
        }
        Arrays.sort(pairs);
        return new MustDiffer(name, Arrays.stream(pairs).distinct().toArray());
    }

    /**
     * The rule that some cells all differ.
     *
     * @param name what the rule is called in messages and exported files
     * @param cells the numbers of different cells, in any order
     * @return the rule, for all pairs of them
     * @throws IllegalArgumentException as for {@link #of}; a cell that is there twice is a pair of the same cell
     */
    public static MustDiffer all(String name, int... cells) {
        int[] pairs = new int[cells.length * (cells.length - 1)];
        int size = 0;
        for (int i = 0; i < cells.length; i++) {
            for (int j = 0; j < i; j++) {
                pairs[size++] = cells[j];
                pairs[size++] = cells[i];
            }
        }
        return of(name, pairs);
    }

    @Override
    public String name() {
        return name;
    }

    /**
     * The number of pairs.
     *
     * @return 0 or more
     */
    public int size() {
        return pairs.length;
    }

    /**
     * The cell of a pair with the lower number.
     *
     * @param index the pair, from 0 to {@code size() − 1}; pairs ascend by first, then second cell
     * @return the cell's number
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public int first(int index) {
        return (int) (pairs[index] >> 32);
    }

    /**
     * The cell of a pair with the higher number.
     *
     * @param index the pair, from 0 to {@code size() − 1}
     * @return the cell's number
     * @throws IndexOutOfBoundsException if there is no such pair
     */
    public int second(int index) {
        return (int) pairs[index];
    }

    /**
     * Whether two cells are one of the pairs. Takes O(log {@link #size()}) time.
     *
     * @param a a cell's number
     * @param b another cell's number
     * @return true if they must differ by this rule
     */
    public boolean contains(int a, int b) {
        return Arrays.binarySearch(pairs, (long) Math.min(a, b) << 32 | Math.max(a, b)) >= 0;
    }

    /**
     * The cells that must differ from a cell. Takes O(log {@link #size()} + their number) time.
     *
     * @param cell the cell's number
     * @return a new array, ascending
     */
    public int[] partners(int cell) {
        int from = lowerBound((long) cell << 32);
        int[] partners = new int[lowerBound((cell + 1L) << 32) - from];
        for (int i = 0; i < partners.length; i++) {
            partners[i] = (int) directed[from + i];
        }
        return partners;
    }

    void requireCells(LayoutBase base) {
        int cellCount = base.side * base.side;
        for (int i = 0; i < pairs.length; i++) {
            if (second(i) >= cellCount) {
                throw new IllegalArgumentException(
                        "rule " + name + " names cell " + second(i) + ", but the last cell is " + (cellCount - 1));
            }
            base.requireUsed(name, Cell.numbered(first(i), base.side));
            base.requireUsed(name, Cell.numbered(second(i), base.side));
        }
    }

    int comparePairs(MustDiffer other) {
        for (int i = 0; i < Math.min(pairs.length, other.pairs.length); i++) {
            if (pairs[i] != other.pairs[i]) {
                return Long.compare(pairs[i], other.pairs[i]);
            }
        }
        return Integer.compare(pairs.length, other.pairs.length);
    }

    private int lowerBound(long key) {
        int index = Arrays.binarySearch(directed, key);
        return index >= 0 ? index : -index - 1;
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        for (int i = 0; i < pairs.length; i++) {
            int digit = grid.digit(first(i));
            if (digit != 0 && digit == grid.digit(second(i))) {
                int side = grid.layout().side();
                List<Cell> cells = List.of(Cell.numbered(first(i), side), Cell.numbered(second(i), side));
                found.accept(Conflict.of(this, digit, cells, grid.layout().values()));
            }
        }
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof MustDiffer other && name.equals(other.name) && Arrays.equals(pairs, other.pairs);
    }

    @Override
    public int hashCode() {
        return name.hashCode() * 31 + Arrays.hashCode(pairs);
    }

    @Override
    public String toString() {
        return name;
    }
}
