package io.github.sudokusat.rule.outside;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.LayoutNeed;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.grid.UnfitRuleException;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Rank;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.Sums;
import io.github.sudokusat.rule.TextRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * A full rank: with all rows and columns read as numbers in both directions, a row or column has a rank among them; 1 is the least.
 *
 * <p>The rank is one more than the number of lines that are less. No other line has the same digits in the same order as one with a rank, unless that
 * {@linkplain #tied may be tied}; others may, and each of them counts. Text: {@code full-rank 9 top2}, {@code tied-rank 9 top2}.
 *
 * <p>Every digit begins one line from each of the four edges of the grid. So the rank determines the first digit, and only the three other lines that
 * begin with it are compared.
 */
public final class FullRank extends TextRule {

    /** The edges from which lines are read. */
    private static final int EDGES = 4;

    private final int rank;
    private final boolean mayTie;

    private FullRank(int rank, List<Cell> line, boolean mayTie) {
        super(
                (mayTie ? "tied rank " : "full rank ") + rank + OutsideClue.where(line),
                (mayTie ? "tied-rank " : "full-rank ") + rank + " " + CellText.of(line),
                line);
        if (rank < 1 || !isLine(line)) {
            throw new IllegalArgumentException("a full rank needs a number from 1 and the cells of a row or column in"
                    + " order, but has " + rank + " and " + CellText.of(line));
        }
        this.rank = rank;
        this.mayTie = mayTie;
    }

    /**
     * A full rank.
     *
     * @param rank the rank, from 1 to four times the side
     * @param line the cells of a row or column, from one end to the other
     * @return the rule
     * @throws IllegalArgumentException if the rank is less than 1, or the cells do not go from one to the next in a row or column
     */
    public static FullRank of(int rank, List<Cell> line) {
        return new FullRank(rank, line, false);
    }

    /**
     * A full rank of a line to which others may be equal.
     *
     * @param rank the rank, from 1 to four times the side
     * @param line the cells of a row or column, from one end to the other
     * @return the rule
     * @throws IllegalArgumentException if the rank is less than 1, or the cells do not go from one to the next in a row or column
     */
    public static FullRank tied(int rank, List<Cell> line) {
        return new FullRank(rank, line, true);
    }

    private static boolean isLine(List<Cell> cells) {
        return !cells.isEmpty()
                && OutsideClue.isInOneHouse(cells)
                && CellText.run(cells.get(0), cells.get(cells.size() - 1)).equals(cells);
    }

    /**
     * Whether cells are a whole row or column in order, as a full rank needs.
     *
     * @param cells cells of a grid
     * @param side the side of the grid
     * @return true if they go from one edge to the other
     */
    public static boolean isWholeLine(List<Cell> cells, int side) {
        return cells.size() == side && isLine(cells);
    }

    /**
     * The rank.
     *
     * @return 1 or more
     */
    public int rank() {
        return rank;
    }

    private int firstDigit() {
        return (rank - 1) / EDGES + 1;
    }

    /**
     * Whether other lines may be equal.
     *
     * @return true if they may
     */
    public boolean mayTie() {
        return mayTie;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        if (!layout.isSquare()) {
            throw new UnfitRuleException(name(), LayoutNeed.SQUARE, "");
        }
        if (!isWholeLine(cells(), side) || rank > EDGES * side) {
            throw new IllegalArgumentException(
                    name() + " needs a whole row or column and a rank from 1 to " + EDGES * side + " on side " + side);
        }
        int[] own = numbers(cells(), side);
        Rank order = Rank.of(side, own, compared(own, layout), firstDigit(), (rank - 1) % EDGES, mayTie);
        return List.of(
                DigitClause.of(side, own[0], Digits.of(firstDigit())),
                Sums.requirePossible(this, order, layout.values()));
    }

    /** The lines that can begin with the same digit, by the edges from which they are read. */
    private static List<List<int[]>> compared(int[] own, Layout layout) {
        List<List<int[]>> edges = new ArrayList<>();
        for (int edge = 0; edge < EDGES; edge++) {
            List<int[]> lines = new ArrayList<>();
            for (int[] line : lines(edge, layout.side())) {
                if (!Arrays.equals(line, own) && (line[0] == own[0] || !layout.shareHouse(line[0], own[0]))) {
                    lines.add(line);
                }
            }
            if (!lines.isEmpty()) {
                // Where the line begins in a corner, that is read first.
                edges.add(lines.get(0)[0] == own[0] ? 0 : edges.size(), lines);
            }
        }
        return edges;
    }

    /** The rows or columns as they are read from an edge: the left, right, upper or lower one. */
    private static List<int[]> lines(int edge, int side) {
        List<int[]> lines = new ArrayList<>();
        for (int number = 0; number < side; number++) {
            int[] line = new int[side];
            for (int i = 0; i < side; i++) {
                int place = edge % 2 == 0 ? i : side - 1 - i;
                line[i] = edge < 2 ? number * side + place : place * side + number;
            }
            lines.add(line);
        }
        return lines;
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        int side = grid.layout().side();
        int first = grid.digit(cells().get(0));
        if (first != 0 && first != firstDigit()) {
            DigitValues values = grid.layout().values();
            found.accept(broken(
                    cells().subList(0, 1), "begins with " + values.of(first) + ", not " + values.of(firstDigit())));
        } else if (grid.isComplete()) {
            int[] own = numbers(cells(), side);
            int less = 0;
            boolean isTied = false;
            for (int edge = 0; edge < EDGES; edge++) {
                for (int[] line : lines(edge, side)) {
                    int comparison = compare(line, own, grid);
                    less += comparison < 0 ? 1 : 0;
                    isTied |= comparison == 0 && !Arrays.equals(line, own);
                }
            }
            if (less + 1 != rank) {
                found.accept(broken(less + 1, "has rank " + (less + 1)));
            } else if (isTied && !mayTie) {
                found.accept(broken("is equal to another line"));
            }
        }
    }

    private static int compare(int[] line, int[] other, Grid grid) {
        for (int i = 0; i < line.length; i++) {
            int difference = grid.digit(line[i]) - grid.digit(other[i]);
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        return OutsideClue.shapes(Shape.ClueStyle.PLAIN, rank, cells(), layout);
    }
}
