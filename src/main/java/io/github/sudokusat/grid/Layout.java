package io.github.sudokusat.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a grid must obey: its side, its houses and its rules.
 *
 * <p>A layout is a list of houses, each of which holds every digit exactly once, and a list of {@linkplain Rule rules}; encoders and
 * engines read nothing else. Houses come in the order rows, columns, boxes or regions, then those of the variants as added. Houses of
 * the same cells are kept once: with boxes of one row the boxes are the rows.
 *
 * <p>Equal layouts have equal houses and rules. Building one costs O(side²) time and memory.
 */
public final class Layout {

    /** The largest side that is supported. */
    public static final int MAX_SIDE = 256;

    private final int side;
    private final @Nullable BoxShape boxShape;
    private final int[] regionOfCell;
    private final List<House> houses;
    private final List<Rule> rules;
    private final Set<Variant> variants;
    /** For each cell the indices of its houses, ascending. */
    private final int[][] housesOf;

    private Layout(
            int side,
            @Nullable BoxShape boxShape,
            int[] regionOfCell,
            List<House> houses,
            List<Rule> rules,
            Set<Variant> variants) {
        this.side = side;
        this.boxShape = boxShape;
        this.regionOfCell = regionOfCell;
        this.houses = List.copyOf(houses);
        this.rules = List.copyOf(rules);
        this.variants = variants;
        this.housesOf = housesOf(side, this.houses);
    }

    private static int[][] housesOf(int side, List<House> houses) {
        int[] sizes = new int[side * side];
        for (House house : houses) {
            for (int i = 0; i < side; i++) {
                sizes[house.cell(i)]++;
            }
        }
        int[][] result = new int[side * side][];
        for (int cell = 0; cell < result.length; cell++) {
            result[cell] = new int[sizes[cell]];
        }
        for (int h = houses.size() - 1; h >= 0; h--) {
            for (int i = 0; i < side; i++) {
                int cell = houses.get(h).cell(i);
                result[cell][--sizes[cell]] = h;
            }
        }
        return result;
    }

    /**
     * The layout of classic Sudoku: 9 rows, 9 columns, nine boxes of 3 × 3.
     *
     * @return the layout
     */
    public static Layout classic() {
        return boxes(3, 3);
    }

    /**
     * A layout of rectangular boxes.
     *
     * @param rows rows of a box, 1 or more
     * @param columns columns of a box, 1 or more; {@code rows · columns} is the side
     * @return the layout
     * @throws IllegalArgumentException if a number is less than 1 or the side more than {@link #MAX_SIDE}
     */
    public static Layout boxes(int rows, int columns) {
        BoxShape shape = new BoxShape(rows, columns);
        int side = shape.side();
        int[] boxOfCell = new int[side * side];
        for (int cell = 0; cell < boxOfCell.length; cell++) {
            boxOfCell[cell] = shape.box(cell / side, cell % side);
        }
        List<House> houses = lines(side);
        addHouses(houses, House.Kind.BOX, cellsByGroup(side, boxOfCell));
        return new Layout(side, shape, boxOfCell, houses, List.of(), EnumSet.noneOf(Variant.class));
    }

    /**
     * The layout that a side stands for when nothing else is said: the boxes whose shape is nearest to a square, with no more rows
     * than columns (6 → 2 × 3, 12 → 3 × 4).
     *
     * @param side the side, from 1 to {@link #MAX_SIDE}
     * @return the layout; empty for a prime side, whose only boxes are its rows and columns, so that nobody takes a Latin square for a
     *     Sudoku unawares
     * @throws IllegalArgumentException if the side is out of range
     */
    public static Optional<Layout> ofSide(int side) {
        requireSide(side);
        int rows = (int) Math.sqrt(side);
        while (side % rows != 0) {
            rows--;
        }
        return rows == 1 && side > 1 ? Optional.empty() : Optional.of(boxes(rows, side / rows));
    }

    /**
     * A jigsaw layout: regions of any shape in place of boxes.
     *
     * @param regionOfCell for each cell, row by row, the number of its region from 0 to {@code side − 1}; the side is the square root of
     *     the length. Regions need not hang together. Copied
     * @return the layout
     * @throws IllegalArgumentException if the length is no square of a side up to {@link #MAX_SIDE}, a number is out of range, or a region
     *     has not exactly {@code side} cells
     */
    public static Layout regions(int... regionOfCell) {
        int side = (int) Math.round(Math.sqrt(regionOfCell.length));
        if (side * side != regionOfCell.length) {
            throw new IllegalArgumentException(
                    "regions need a square number of cells, but there are " + regionOfCell.length);
        }
        requireSide(side);
        int[] sizes = new int[side];
        for (int cell = 0; cell < regionOfCell.length; cell++) {
            int region = regionOfCell[cell];
            if (region < 0 || region >= side) {
                throw new IllegalArgumentException(
                        "region of " + Cell.of(cell, side) + " must be from 0 to " + (side - 1) + ", but is " + region);
            }
            sizes[region]++;
        }
        for (int region = 0; region < side; region++) {
            if (sizes[region] != side) {
                throw new IllegalArgumentException(
                        "region " + (region + 1) + " must have " + side + " cells, but has " + sizes[region]);
            }
        }
        List<House> houses = lines(side);
        addHouses(houses, House.Kind.REGION, cellsByGroup(side, regionOfCell));
        return new Layout(side, null, regionOfCell.clone(), houses, List.of(), EnumSet.noneOf(Variant.class));
    }

    /**
     * This layout with a variant's houses or rule added.
     *
     * @param variant the variant
     * @return the new layout; this one if it has the variant already
     * @throws IllegalArgumentException if the variant does not exist for this layout's boxes (see {@link Variant})
     */
    public Layout with(Variant variant) {
        Objects.requireNonNull(variant, "variant");
        if (variants.contains(variant)) {
            return this;
        }
        List<House> moreHouses = new ArrayList<>(houses);
        List<Rule> moreRules = new ArrayList<>(rules);
        switch (variant) {
            case DIAGONALS -> addHouses(moreHouses, House.Kind.DIAGONAL, diagonals(side));
            case WINDOKU -> addHouses(moreHouses, House.Kind.WINDOW, windows(requireBoxes(variant)));
            case DISJOINT_GROUPS -> addHouses(moreHouses, House.Kind.DISJOINT_GROUP, groups(requireBoxes(variant)));
            case ANTI_KNIGHT -> moreRules.add(leaps(variant, side, 1, 2, 2, 1));
            case ANTI_KING -> moreRules.add(leaps(variant, side, 1, 1));
        }
        EnumSet<Variant> more = EnumSet.of(variant);
        more.addAll(variants);
        return new Layout(side, boxShape, regionOfCell, moreHouses, moreRules, more);
    }

    /**
     * This layout with a rule added.
     *
     * @param rule the rule; engines that do not know its class will refuse the layout
     * @return the new layout
     * @throws IllegalArgumentException if the rule names a cell outside the grid
     */
    public Layout with(Rule rule) {
        Objects.requireNonNull(rule, "rule");
        if (rule instanceof MustDiffer pairs) {
            for (int i = 0; i < pairs.size(); i++) {
                if (pairs.second(i) >= cellCount()) {
                    throw new IllegalArgumentException("rule " + rule.name() + " names cell " + pairs.second(i)
                            + ", but the last cell is " + (cellCount() - 1));
                }
            }
        }
        List<Rule> more = new ArrayList<>(rules);
        more.add(rule);
        return new Layout(side, boxShape, regionOfCell, houses, more, variants);
    }

    /**
     * The number of rows, of columns, of digits and of cells in a house.
     *
     * @return from 1 to {@link #MAX_SIDE}
     */
    public int side() {
        return side;
    }

    /**
     * The number of cells.
     *
     * @return {@code side²}
     */
    public int cellCount() {
        return side * side;
    }

    /**
     * The houses, each of {@code side} cells.
     *
     * @return rows, columns, boxes or regions, then others; no two of the same cells; unmodifiable
     */
    public List<House> houses() {
        return houses;
    }

    /**
     * The rules beside the houses.
     *
     * @return in the order in which they were added; unmodifiable
     */
    public List<Rule> rules() {
        return rules;
    }

    /**
     * Whether every rule is a {@link MustDiffer}, the only kind that this library's own engines and encoder know.
     *
     * @return true if there is no rule, or no other one
     */
    public boolean hasPairRulesOnly() {
        for (Rule rule : rules) {
            if (!(rule instanceof MustDiffer)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The variants that have been added.
     *
     * @return a new set
     */
    public Set<Variant> variants() {
        return EnumSet.copyOf(variants);
    }

    /**
     * The shape of the boxes.
     *
     * @return the shape; empty for a jigsaw layout
     */
    public Optional<BoxShape> boxShape() {
        return Optional.ofNullable(boxShape);
    }

    /**
     * For each cell the region in which it stands: the box, or the region of a jigsaw.
     *
     * @return a new array of numbers from 0 to {@code side − 1}, by cell
     */
    public int[] regionOfCells() {
        return regionOfCell.clone();
    }

    /**
     * How many houses a cell stands in.
     *
     * @param cell the cell's number
     * @return 2 or more, but 1 when the side is 1
     */
    public int houseCount(int cell) {
        return housesOf[cell].length;
    }

    /**
     * One of the houses in which a cell stands.
     *
     * @param cell the cell's number
     * @param index from 0 to {@code houseCount(cell) − 1}
     * @return the index of the house in {@link #houses()}; ascending with {@code index}
     */
    public int houseOf(int cell, int index) {
        return housesOf[cell][index];
    }

    /**
     * Whether this is classic Sudoku: boxes of 3 × 3, no variant and no rule.
     *
     * @return true if it is
     */
    public boolean isClassic() {
        return side == 9 && isPlain() && new BoxShape(3, 3).equals(boxShape);
    }

    /**
     * Whether this is rows, columns and rectangular boxes and nothing else.
     *
     * @return true if it is
     */
    public boolean isPlain() {
        return boxShape != null && variants.isEmpty() && rules.isEmpty();
    }

    @Override
    public boolean equals(Object object) {
        return object == this
                || (object instanceof Layout other
                        && side == other.side
                        && Objects.equals(boxShape, other.boxShape)
                        && Arrays.equals(regionOfCell, other.regionOfCell)
                        && houses.equals(other.houses)
                        && rules.equals(other.rules));
    }

    @Override
    public int hashCode() {
        return Objects.hash(side, boxShape, houses, rules);
    }

    /**
     * The layout in the words of the command line.
     *
     * @return for instance {@code 3x3 diagonals}, or {@code jigsaw of side 9}
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(boxShape == null ? "jigsaw of side " + side : boxShape.toString());
        for (Variant variant : variants) {
            text.append(' ').append(variant.text());
        }
        for (Rule rule : rules) {
            if (Variant.named(rule.name()).isEmpty()) {
                text.append(' ').append(rule.name());
            }
        }
        return text.toString();
    }

    private static void requireSide(int side) {
        if (side < 1 || side > MAX_SIDE) {
            throw new IllegalArgumentException("side must be from 1 to " + MAX_SIDE + ", but is " + side);
        }
    }

    private BoxShape requireBoxes(Variant variant) {
        BoxShape shape = boxShape;
        if (shape == null) {
            throw new IllegalArgumentException(variant.text() + " needs rectangular boxes, but this is a " + this);
        }
        if (variant == Variant.WINDOKU && (shape.rows() != shape.columns() || shape.rows() < 2)) {
            throw new IllegalArgumentException("windoku needs square boxes of 2x2 or more, but these are " + shape);
        }
        return shape;
    }

    private static List<House> lines(int side) {
        int[][] rows = new int[side][side];
        int[][] columns = new int[side][side];
        for (int cell = 0; cell < side * side; cell++) {
            rows[cell / side][cell % side] = cell;
            columns[cell % side][cell / side] = cell;
        }
        List<House> houses = new ArrayList<>(3 * side);
        addHouses(houses, House.Kind.ROW, rows);
        addHouses(houses, House.Kind.COLUMN, columns);
        return houses;
    }

    /** Adds houses, numbered from 1, but for those whose cells are those of a house that is there already. */
    private static void addHouses(List<House> houses, House.Kind kind, int[][] cells) {
        int before = houses.size();
        for (int i = 0; i < cells.length; i++) {
            House house = new House(kind, i + 1, cells[i]);
            if (!isKnown(houses, before, house)) {
                houses.add(house);
            }
        }
    }

    private static boolean isKnown(List<House> houses, int before, House house) {
        if (house.kind() == House.Kind.ROW || (house.kind() == House.Kind.COLUMN && house.size() > 1)) {
            return false;
        }
        for (int i = 0; i < before; i++) {
            House other = houses.get(i);
            // Comparing first cells before all of them keeps large layouts cheap: only a house through that cell can
            // coincide.
            if (other.holds(house.cell(0)) && other.holds(house.cell(house.size() - 1)) && other.coincidesWith(house)) {
                return true;
            }
        }
        return false;
    }

    /** The cells of each group, ascending, from the number of the group of each cell. */
    private static int[][] cellsByGroup(int side, int[] groupOfCell) {
        int[][] cells = new int[side][side];
        int[] sizes = new int[side];
        for (int cell = 0; cell < groupOfCell.length; cell++) {
            int group = groupOfCell[cell];
            cells[group][sizes[group]++] = cell;
        }
        return cells;
    }

    private static int[][] diagonals(int side) {
        int[][] cells = new int[2][side];
        for (int i = 0; i < side; i++) {
            cells[0][i] = i * side + i;
            cells[1][i] = i * side + (side - 1 - i);
        }
        return cells;
    }

    /** The windows stand one cell from the border and from each other. */
    private static int[][] windows(BoxShape shape) {
        int length = shape.rows();
        int side = shape.side();
        int[][] cells = new int[(length - 1) * (length - 1)][side];
        for (int window = 0; window < cells.length; window++) {
            int top = 1 + window / (length - 1) * (length + 1);
            int left = 1 + window % (length - 1) * (length + 1);
            for (int i = 0; i < side; i++) {
                cells[window][i] = (top + i / length) * side + left + i % length;
            }
        }
        return cells;
    }

    private static int[][] groups(BoxShape shape) {
        int side = shape.side();
        int[] placeOfCell = new int[side * side];
        for (int cell = 0; cell < placeOfCell.length; cell++) {
            placeOfCell[cell] = cell / side % shape.rows() * shape.columns() + cell % side % shape.columns();
        }
        return cellsByGroup(side, placeOfCell);
    }

    /** Pairs of cells that are some rows down and some columns to the left or right of each other. */
    private static MustDiffer leaps(Variant variant, int side, int... steps) {
        int[] cells = new int[side * side * 2 * steps.length];
        int size = 0;
        for (int cell = 0; cell < side * side; cell++) {
            for (int i = 0; i < steps.length; i += 2) {
                for (int sign = -1; sign <= 1; sign += 2) {
                    int row = cell / side + steps[i];
                    int column = cell % side + sign * steps[i + 1];
                    if (row < side && column >= 0 && column < side) {
                        cells[size++] = cell;
                        cells[size++] = row * side + column;
                    }
                }
            }
        }
        return MustDiffer.of(variant.text(), Arrays.copyOf(cells, size));
    }
}
