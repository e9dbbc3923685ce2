package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.filter.Filters;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A layout as sets of cells: which cells see each other.
 *
 * <p>Immutable. A set of cells is a run of {@link #words} longs. Peers take {@code side⁴ / 8} bytes: 1.3 KB for side 9, 2 MB for side 64.
 */
public final class Geometry {

    /** The largest side for which digits and positions fit into one long. */
    public static final int MAX_SIDE = 64;

    public final Layout layout;
    public final int side;
    final int cellCount;
    public final int houseCount;
    private final int lineCount;
    /** Longs of a set of cells. */
    public final int words;
    /** Tables with which propagation draws what nets draw. */
    public final CandidateLayout tables;
    /** The filters of the layout's named rules. */
    public final Filters filters;
    /** The filters by technique. */
    public final RuleUnits ruleUnits;
    /** The relations of the layout's named rules. */
    final RulePairs rulePairs;
    /** The cells of house h from index {@code h · side}, in the house's order. */
    final int[] houseCells;
    /** The cells of each house as sets. */
    public final long[] houseSets;
    /** For each cell its houses, each by {@code house · side}, which its position in that house follows. */
    private final int[][] cellPlaces;
    /** For each cell its first house that is no line, or −1. */
    private final int[] firstOtherHouse;
    /** For each cell the set of those that must differ from it. */
    public final long[] peers;
    /** Whether some cells must differ that no house has in common. */
    final boolean hasRulePeers;
    /** The positions of house h that cell c sees, at {@code c · houseCount + h}. */
    private final long[] seenPositions;

    public Geometry(Layout layout) {
        this.layout = layout;
        side = layout.side();
        cellCount = layout.cellCount();
        List<House> houses = layout.houses();
        houseCount = houses.size();
        lineCount = lines(houses);
        words = (cellCount + Long.SIZE - 1) / Long.SIZE;
        houseCells = new int[houseCount * side];
        houseSets = new long[houseCount * words];
        peers = new long[cellCount * words];
        for (int h = 0; h < houseCount; h++) {
            for (int p = 0; p < side; p++) {
                int cell = houses.get(h).cell(p);
                houseCells[h * side + p] = cell;
                Bits.add(houseSets, h * words, cell);
            }
        }
        cellPlaces = new int[cellCount][];
        firstOtherHouse = new int[cellCount];
        for (int cell = 0; cell < cellCount; cell++) {
            cellPlaces[cell] = places(cell);
            firstOtherHouse[cell] = otherHouse(cell);
            for (int peer : layout.peers(cell)) {
                Bits.add(peers, cell * words, peer);
            }
        }
        hasRulePeers = layout.mustDifferRules().stream().anyMatch(this::joinsHouses);
        tables = CandidateLayout.forLogic(layout);
        filters = Filters.of(layout);
        ruleUnits = new RuleUnits(layout, filters);
        rulePairs = new RulePairs(layout);
        seenPositions = new long[cellCount * houseCount];
        for (int entry = 0; entry < seenPositions.length; entry++) {
            seenPositions[entry] = positionsSeen(entry / houseCount, entry % houseCount);
        }
    }

    /**
     * Requires a grid of this layout.
     *
     * @throws IllegalArgumentException if it has another one
     */
    public void requireLayout(CandidateGrid position) {
        if (!position.layout().equals(layout)) {
            throw new IllegalArgumentException(
                    "position must be on the layout " + layout + ", but is on " + position.layout());
        }
    }

    private int[] places(int cell) {
        IntStream.Builder places = IntStream.builder();
        for (int h = 0; h < layout.houseCount(cell); h++) {
            int from = layout.houseOf(cell, h) * side;
            int position = 0;
            while (houseCells[from + position] != cell) {
                position++;
            }
            places.add(from).add(position);
        }
        return places.build().toArray();
    }

    private int otherHouse(int cell) {
        for (int h = 0; h < layout.houseCount(cell); h++) {
            if (!isLine(layout.houseOf(cell, h))) {
                return layout.houseOf(cell, h);
            }
        }
        return -1;
    }

    /** The first house of a cell that is neither a row nor a column, or −1. */
    int firstOtherHouse(int cell) {
        return firstOtherHouse[cell];
    }

    /** The houses of a cell, each by {@code house · side}, which the cell's position in that house follows; must not be modified. */
    int[] placesOf(int cell) {
        return cellPlaces[cell];
    }

    /** Whether a rule keeps some cells different that are in no house together. */
    private boolean joinsHouses(MustDiffer rule) {
        for (int i = 0; i < rule.size(); i++) {
            if (!shareHouse(rule.first(i), rule.second(i))) {
                return true;
            }
        }
        return false;
    }

    private long positionsSeen(int cell, int house) {
        long positions = 0;
        for (int p = 0; p < side; p++) {
            positions |= sees(cell, cell(house, p)) ? 1L << p : 0;
        }
        return positions;
    }

    /** The positions of a house whose cells must differ from a cell. */
    public long seenIn(int house, int cell) {
        return seenPositions[cell * houseCount + house];
    }

    /** Whether two different cells must differ. */
    public boolean sees(int a, int b) {
        return Bits.has(peers, a * words, b);
    }

    /** The name of a rule because of which two cells must differ; empty if they are in a house together. */
    public String ruleBetween(int a, int b) {
        if (!hasRulePeers || shareHouse(a, b)) {
            return "";
        }
        return layout.mustDifferRules().stream()
                .filter(rule -> rule.contains(a, b))
                .findFirst()
                .map(MustDiffer::name)
                .orElse("");
    }

    private boolean shareHouse(int a, int b) {
        for (int h = 0; h < layout.houseCount(a); h++) {
            if (holds(layout.houseOf(a, h), b)) {
                return true;
            }
        }
        return false;
    }

    /** Gives a cell a digit, as a set, which those of some cells that see it lose. */
    public void place(int cell, long digit, int[] others, long[] masks) {
        for (int other : others) {
            masks[other] &= sees(other, cell) ? ~digit : -1L;
        }
        masks[cell] = digit;
    }

    /** The cell at a position of a house. */
    public int cell(int house, int position) {
        return houseCells[house * side + position];
    }

    /** Whether a cell is in a house. */
    public boolean holds(int house, int cell) {
        return Bits.has(houseSets, house * words, cell);
    }

    public House house(int index) {
        return layout.houses().get(index);
    }

    public House.Kind kind(int house) {
        return house(house).kind();
    }

    /** Whether a house is a row or a column; these come before all others. */
    public boolean isLine(int house) {
        return house < lineCount();
    }

    private static int lines(List<House> houses) {
        int lines = 0;
        for (House house : houses) {
            lines += house.kind() == House.Kind.ROW || house.kind() == House.Kind.COLUMN ? 1 : 0;
        }
        return lines;
    }

    /** The number of rows and columns, which is the index of the first other house. */
    public int lineCount() {
        return lineCount;
    }

    /** Whether rows and columns are different houses, which techniques of lines require: true for every side but 1 where all of them are houses. */
    public boolean hasLines() {
        return side > 1 && lineCount == 2 * side;
    }

    /** Whether the layout has boxes of a number of rows and as many columns. */
    public boolean hasSquareBoxes(int size) {
        return layout.isUsual()
                && layout.boxShape()
                        .filter(shape -> shape.rows() == size && shape.columns() == size)
                        .isPresent();
    }

    /** Some cells as a set. */
    public long[] set(int... cells) {
        long[] set = new long[words];
        for (int cell : cells) {
            Bits.add(set, 0, cell);
        }
        return set;
    }

    /** The set of the positions of a house as a set of cells. */
    public long[] cellSet(int house, long positions) {
        long[] set = new long[words];
        for (long left = positions; left != 0; left &= left - 1) {
            Bits.add(set, 0, cell(house, Long.numberOfTrailingZeros(left)));
        }
        return set;
    }

    /** The cells that must differ from every cell of a set, all cells if it is empty; never a member of it. */
    public long[] seenByAll(long[] set) {
        return seenByAll(set, 0);
    }

    /** The cells that must differ from every cell of a set that begins at an offset. */
    long[] seenByAll(long[] set, int offset) {
        long[] seen = new long[words];
        Arrays.fill(seen, -1L);
        for (int cell = Bits.next(set, offset, words, 0); cell >= 0; cell = Bits.next(set, offset, words, cell + 1)) {
            Bits.and(seen, 0, peers, cell * words, words);
        }
        return seen;
    }
}
