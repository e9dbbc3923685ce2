package io.github.sudokusat.primitive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * So many lines are less than one, read as numbers, of those that begin with the same digit: a sequence that compares each of them with it, digit by
 * digit. No digit occurs twice in a line, and on each of some edges exactly one line begins with the digit.
 */
public final class Rank extends Sequence {

    private final int[] own;
    private final int[][][] edges;
    private final int digit;
    private final int less;
    private final boolean mayTie;

    private Rank(int[] cells, Automaton automaton, int[] own, int[][][] edges, int digit, int less, boolean mayTie) {
        super(cells, automaton);
        this.own = own;
        this.edges = edges;
        this.digit = digit;
        this.less = less;
        this.mayTie = mayTie;
    }

    /**
     * The constraint for a line.
     *
     * @param side the side of the grid
     * @param own the cells of the line, which begins with the digit by another constraint; copied
     * @param edges for each edge the lines that may begin with the digit; copied
     * @param digit the digit
     * @param less how many of these lines are less
     * @param mayTie whether any of them may be equal
     * @return the constraint
     */
    public static Rank of(int side, int[] own, List<List<int[]>> edges, int digit, int less, boolean mayTie) {
        Automaton comparisons = Automaton.<Place>of(
                side,
                new Place(0, 0, Place.SETTLED),
                (place, next) -> place.after(next, digit, less, mayTie, 2 * side - 1),
                place -> place.index() == 0 && place.less() == less);
        return new Rank(compared(own, edges), comparisons, own.clone(), copy(edges), digit, less, mayTie);
    }

    private static int[][][] copy(List<List<int[]>> edges) {
        int[][][] copy = new int[edges.size()][][];
        for (int edge = 0; edge < copy.length; edge++) {
            copy[edge] = edges.get(edge).toArray(new int[0][]);
            for (int i = 0; i < copy[edge].length; i++) {
                copy[edge][i] = copy[edge][i].clone();
            }
        }
        return copy;
    }

    /** The cells of the lines: the first cell of each, and then its cells and those of the own line in turn. */
    private static int[] compared(int[] own, List<List<int[]>> edges) {
        List<Integer> cells = new ArrayList<>();
        for (List<int[]> lines : edges) {
            for (int[] line : lines) {
                for (int i = 0; i < line.length; i++) {
                    cells.add(line[i]);
                    if (i > 0) {
                        cells.add(own[i]);
                    }
                }
            }
        }
        return cells.stream().mapToInt(Integer::intValue).toArray();
    }

    /** How far the automaton is: the lines that are less so far, the place in the current line, and how that compares. */
    private record Place(int less, int index, int comparison) {

        static final int SETTLED = -1;
        static final int EQUAL = 0;

        /** The place after a digit; null if a line is equal that must not be, or too many are less. Each line has a number of digits. */
        @Nullable
        Place after(int next, int first, int most, boolean mayTie, int length) {
            int count = less;
            int compared = comparison;
            if (index == 0) {
                compared = next == first ? EQUAL : SETTLED;
            } else if (comparison != SETTLED && index % 2 == 1) {
                compared = next;
            } else if (comparison != SETTLED) {
                count += comparison < next ? 1 : 0;
                compared = comparison == next ? EQUAL : SETTLED;
            }
            boolean isLast = index == length - 1;
            return count > most || (isLast && compared != SETTLED && !mayTie)
                    ? null
                    : new Place(count, isLast ? 0 : index + 1, isLast ? SETTLED : compared);
        }
    }

    /**
     * The cells of the line.
     *
     * @return a new array, in the order in which they are read
     */
    public int[] own() {
        return own.clone();
    }

    /**
     * The number of edges.
     *
     * @return 1 or more
     */
    public int edgeCount() {
        return edges.length;
    }

    /**
     * The lines of an edge that may begin with the digit.
     *
     * @param edge from 0 to {@code edgeCount() − 1}
     * @return for each line its cells in the order in which they are read; a new array
     */
    public int[][] lines(int edge) {
        int[][] lines = edges[edge].clone();
        for (int i = 0; i < lines.length; i++) {
            lines[i] = lines[i].clone();
        }
        return lines;
    }

    /**
     * The digit with which the lines begin that are compared.
     *
     * @return from 1
     */
    public int digit() {
        return digit;
    }

    /**
     * How many lines are less.
     *
     * @return from 0
     */
    public int less() {
        return less;
    }

    /**
     * Whether other lines may be equal.
     *
     * @return true if they may
     */
    public boolean mayTie() {
        return mayTie;
    }

    /**
     * Whether this line is less than that of another rank with the same digit, because fewer lines are less.
     *
     * @param other the other rank
     * @return true if it is
     */
    public boolean isLessThan(Rank other) {
        return digit == other.digit && less < other.less;
    }

    /**
     * Whether a line is that of this rank.
     *
     * @param line its cells, in the order in which they are read
     * @return true if it is
     */
    public boolean isOf(int... line) {
        return Arrays.equals(own, line);
    }
}
