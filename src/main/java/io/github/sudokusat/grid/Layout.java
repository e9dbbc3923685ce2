package io.github.sudokusat.grid;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The structure that a grid must obey: its side, its houses and its rules.
 *
 * <p>A layout is a list of houses, each of which holds every digit exactly once, and a list of {@linkplain Rule rules}; encoders and engines read
 * nothing else. Houses come in the order rows, columns, boxes or regions, then those of the variants in the order of {@link Variant}, then those that
 * were {@linkplain #with(House) added}. Houses with the same cells are kept only once: if boxes have one row, the boxes are the rows.
 *
 * <p>Layouts with the same houses and rules are equal, regardless of the order in which variants, houses and rules were added. Immutable. Building a
 * layout takes O(side²) time and memory.
 */
public final class Layout {

    /** The largest side that is supported. */
    public static final int MAX_SIDE = 256;

    private static final Layout CLASSIC = boxes(3, 3);

    private final LayoutParts parts;
    private final int side;
    private final List<House> houses;
    private final List<StatedRule> statedRules;
    private final List<MustDiffer> mustDifferRules;
    /** For each cell the indices of its houses, ascending. */
    private final int[][] housesOf;

    private Layout(LayoutParts parts, int[][] housesOf, List<StatedRule> statedRules) {
        this.parts = parts;
        this.side = parts.base.side;
        this.houses = parts.houses;
        this.housesOf = housesOf;
        this.statedRules = statedRules;
        this.mustDifferRules = Rules.pairs(parts.rules, statedRules);
    }

    private static Layout of(LayoutParts parts) {
        Layout bare = new Layout(parts, Houses.ofCells(parts.base.side, parts.houses), List.of());
        List<StatedRule> stated = Rules.state(bare);
        return stated.isEmpty() ? bare : new Layout(parts, bare.housesOf, stated);
    }

    /** The layout of other parts; this one if they are the same. */
    private Layout changed(LayoutParts others) {
        return others == parts ? this : of(others);
    }

    /**
     * The layout of classic Sudoku: 9 rows, 9 columns, nine boxes of 3 × 3.
     *
     * @return the layout
     */
    public static Layout classic() {
        return CLASSIC;
    }

    /**
     * A layout of rectangular boxes.
     *
     * @param rows rows of a box, 1 or more
     * @param columns columns of a box, 1 or more; {@code rows · columns} is the side
     * @return the layout
     * @throws IllegalArgumentException if a number is less than 1 or the side is greater than {@link #MAX_SIDE}
     */
    public static Layout boxes(int rows, int columns) {
        return of(LayoutParts.of(LayoutBase.ofBoxes(new BoxShape(rows, columns))));
    }

    /**
     * The default layout of a side: the one whose boxes are nearest to a square, with no more rows than columns (6 → 2 × 3, 12 → 3 × 4).
     *
     * @param side the side, from 1 to {@link #MAX_SIDE}
     * @return the layout; empty for a prime side, whose only boxes are its rows and columns, so that a Latin square is not mistaken for a Sudoku
     * @throws IllegalArgumentException if the side is out of range
     */
    public static Optional<Layout> ofSide(int side) {
        requireSide(side);
        int rows = rowsOfUsualBox(side);
        return rows == 1 && side > 1 ? Optional.empty() : Optional.of(boxes(rows, side / rows));
    }

    private static int rowsOfUsualBox(int side) {
        int rows = (int) Math.sqrt(side);
        while (side % rows != 0) {
            rows--;
        }
        return rows;
    }

    /**
     * A jigsaw layout: regions of any shape in place of boxes.
     *
     * @param regionOfCell the region of each cell, row by row, from 0 to {@code side − 1}; the side is the square root of the length. Regions need
     *     not be connected. Copied
     * @return the layout
     * @throws IllegalArgumentException if the length is not the square of a side up to {@link #MAX_SIDE}, a number is out of range, or a
     *     region does not have exactly {@code side} cells
     */
    public static Layout regions(int... regionOfCell) {
        int side = (int) Math.round(Math.sqrt(regionOfCell.length));
        if (side * side != regionOfCell.length) {
            throw new IllegalArgumentException(
                    "regions need a square number of cells, but there are " + regionOfCell.length);
        }
        requireSide(side);
        return of(LayoutParts.of(LayoutBase.ofRegions(side, regionOfCell.clone())));
    }

    /**
     * A layout without boxes whose grid need not have as many rows and columns as digits, such as the 9 rows, 8 columns and 9 digits of a grid without
     * its last column. A row or column of fewer cells than digits is no {@linkplain #houses() house}: its cells differ, by a {@link MustDiffer} rule.
     *
     * <p>Cells are numbered in a frame with as many rows and columns as digits, {@code row · digits + column}; the grid is in its top left corner, and
     * the cells outside it are {@linkplain #uses not used}.
     *
     * @param rows the number of rows, 1 or more
     * @param columns the number of columns, 1 or more
     * @param digits the number of digits, at least that of rows and that of columns
     * @return the layout; {@code boxes(1, digits)} if there are as many rows and columns as digits
     * @throws IllegalArgumentException if a number is out of range
     */
    public static Layout rectangle(int rows, int columns, int digits) {
        return of(LayoutParts.of(LayoutBase.ofLines(rows, columns, digits)));
    }

    /**
     * A layout of boxes whose grid need not have as many rows, columns and cells in a box as digits, such as 9×9 with boxes of 3 × 3 and the ten digits
     * from 0 to 9. Boxes of fewer cells than digits are no houses, as with {@link #rectangle(int, int, int)}.
     *
     * @param rows the number of rows, a multiple of the rows of a box
     * @param columns the number of columns, a multiple of the columns of a box
     * @param digits the number of digits, at least that of rows, of columns and of cells in a box
     * @param boxes the shape of the boxes
     * @return the layout; {@link #boxes} if there are as many of each as digits; one without boxes if they are the rows or the columns of a grid that has
     *     fewer
     * @throws IllegalArgumentException if a number is out of range or the boxes do not divide the grid
     */
    public static Layout rectangle(int rows, int columns, int digits, BoxShape boxes) {
        return of(LayoutParts.of(LayoutBase.ofBoxes(rows, columns, digits, boxes)));
    }

    /**
     * A layout of regions whose grid need not have as many rows, columns and cells in a region as digits; regions of fewer cells are no houses, as with
     * {@link #rectangle(int, int, int)}.
     *
     * @param rows the number of rows, 1 or more
     * @param columns the number of columns, 1 or more
     * @param digits the number of digits, at least that of rows, of columns and of cells in a region
     * @param regionOfCell the region of each cell of the grid, row by row: numbers from 0, less than that of cells, or −1 for a cell in no region. Copied
     * @return the layout; {@link #regions} if there are as many of each as digits
     * @throws IllegalArgumentException if a number is out of range, a region has more cells than there are digits, or there is not one number for each
     *     cell
     */
    public static Layout rectangle(int rows, int columns, int digits, int[] regionOfCell) {
        return of(LayoutParts.of(LayoutBase.ofRegions(rows, columns, digits, regionOfCell)));
    }

    /**
     * This layout with a variant's houses or rule added.
     *
     * @param variant the variant
     * @return the new layout; this one if it already has the variant
     * @throws IllegalArgumentException if the variant does not exist for this layout's boxes (see {@link Variant})
     */
    public Layout with(Variant variant) {
        Objects.requireNonNull(variant, "variant");
        return changed(parts.with(variant));
    }

    /**
     * This layout with a rule added.
     *
     * @param rule the rule; engines that do not know its class reject the layout
     * @return the new layout; this one if it already has an equal rule
     * @throws IllegalArgumentException if the rule's name has a line break or another control character, the rule names a cell outside the grid, or
     *     it makes no sense on this layout (see {@link NamedRule#primitives})
     */
    public Layout with(Rule rule) {
        return with(List.of(rule));
    }

    /**
     * This layout with rules added, which costs less than one after another.
     *
     * @param added the rules; engines that do not know the class of one reject the layout
     * @return the new layout; this one if it already has equal rules
     * @throws IllegalArgumentException as for {@link #with(Rule)}
     */
    public Layout with(Collection<? extends Rule> added) {
        return changed(parts.with(added));
    }

    /**
     * This layout with digits of other values. Rules are kept, and mean what they say of the new values: a cage of 15 has digits that are worth 15.
     *
     * @param least what the first digit is worth: 1, as on most layouts, or 0, for a 9×9 grid with the digits 0 to 8
     * @return the new layout; this one if its digits are worth that already
     * @throws IllegalArgumentException if the value is neither 0 nor 1, or a rule makes no sense with these values
     */
    public Layout withLeastValue(int least) {
        return withValues(new DigitValues(least, least + side - 1, values().doublers()));
    }

    /**
     * This layout with other digits, of which there may be more than rows, columns and cells in a box: the classic layout with the values from 0 to 9 is
     * {@code rectangle(9, 9, 10, new BoxShape(3, 3)).withLeastValue(0)}.
     *
     * @param values what the digits are worth
     * @return the new layout; this one if its digits are worth that already
     * @throws IllegalArgumentException if there are fewer digits than rows, columns, or cells in a box or region; their number changes, and there are
     *     variants, added houses or rules; or a rule makes no sense with these values
     */
    public Layout withValues(DigitValues values) {
        return changed(parts.withValues(values));
    }

    /**
     * This layout with doublers: each row, column, and box or region has exactly one cell that is a doubler, and each digit is doubled exactly once. What a
     * doubler counts in sums and comparisons is twice its digit.
     *
     * <p>The new layout has twice as many digits, of which the second half are {@linkplain DigitValues#doublers doubled}, in a frame of twice as many rows
     * and columns; {@code Layout.classic().withDoublers()} has 9 rows and 9 columns, as a {@linkplain #rectangle rectangle} of 18 digits. What is demanded
     * of them is the first named rule of {@link #rules}, which belongs to the layout as its rows do.
     *
     * @return the new layout; this one if it has doublers already
     * @throws IllegalArgumentException if a row, column, box or region does not have each digit, digits do not begin with 1, there are more than 32 of them,
     *     or variants, houses or rules were added
     */
    public Layout withDoublers() {
        return values().doublers() ? this : withValues(DigitValues.doubled(side));
    }

    /**
     * This layout with a further house, such as {@code House.of("centre dots", 10, 13, 16, 37, 40, 43, 64, 67, 70)}. It works everywhere as rows and
     * boxes do: in engines, formulas, counts, explanations and exported files.
     *
     * @param house the house; one of another layout is added under its name there
     * @return the new layout; this one if it already has a house with the same cells, unless that was added under a name that comes later in the
     *     alphabet
     * @throws IllegalArgumentException if the house does not have as many cells as there are digits, or a cell is outside the grid
     */
    public Layout with(House house) {
        Layout result = of(parts.with(house));
        return result.equals(this) ? this : result;
    }

    /**
     * This layout without a house that was added.
     *
     * @param house the house
     * @return the new layout; this one if no house with this name and these cells was {@linkplain #with(House) added}
     */
    public Layout without(House house) {
        return changed(parts.without(house));
    }

    /**
     * This layout without a variant.
     *
     * @param variant the variant
     * @return the new layout; this one if it lacks the variant
     */
    public Layout without(Variant variant) {
        Objects.requireNonNull(variant, "variant");
        return changed(parts.without(variant));
    }

    /**
     * This layout without a rule, for instance one that an engine does not know.
     *
     * @param rule the rule; if it comes from a variant, the variant is removed with it
     * @return the new layout; this one if it has no equal rule
     */
    public Layout without(Rule rule) {
        return without(List.of(rule));
    }

    /**
     * This layout without some rules, which costs less than one after another.
     *
     * @param removed the rules; variants from which they come are removed with them
     * @return the new layout; this one if it has none that is equal to one of them
     */
    public Layout without(Collection<? extends Rule> removed) {
        return changed(parts.without(removed));
    }

    /**
     * This layout without variants, added houses and rules.
     *
     * @return its rows, columns and boxes or regions, with digits of the same values
     */
    public Layout base() {
        return changed(parts.base());
    }

    /**
     * The number of digits and of cells in a house, and of rows and columns unless the layout is a {@linkplain #rectangle rectangle}.
     *
     * @return from 1 to {@link #MAX_SIDE}
     */
    public int side() {
        return side;
    }

    /**
     * The number of rows.
     *
     * @return the side; fewer on a {@linkplain #rectangle rectangle}
     */
    public int rows() {
        return parts.base.rows;
    }

    /**
     * The number of columns.
     *
     * @return the side; fewer on a {@linkplain #rectangle rectangle}
     */
    public int columns() {
        return parts.base.columns;
    }

    /**
     * Whether a cell of the frame is one of the grid.
     *
     * @param cell the cell's number
     * @return true if it is; false only on a {@linkplain #rectangle rectangle}, where {@link Grid grids} hold digit 1 in such a cell
     * @throws IllegalArgumentException if there is no such cell
     */
    public boolean uses(int cell) {
        requireCell(cell);
        return parts.base.uses(cell);
    }

    /**
     * The cells of the grid.
     *
     * @return a new array of {@code rows() · columns()} numbers, ascending
     */
    public int[] cells() {
        int[] cells = new int[rows() * columns()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = i / columns() * side + i % columns();
        }
        return cells;
    }

    /**
     * Whether rows, columns, and boxes or regions all are houses, as on every layout that was not made as a {@linkplain #rectangle rectangle}.
     *
     * @return false if one has fewer cells than there are digits, or a cell is in no region
     */
    public boolean isUsual() {
        return parts.base.isUsual();
    }

    /**
     * Whether there are as many rows and columns as digits.
     *
     * @return false on some {@linkplain #rectangle rectangles}
     */
    public boolean isSquare() {
        return parts.base.isSquare();
    }

    /**
     * What digits are worth: the numbers that people write and that rules count with.
     *
     * @return values from 1 to the side unless {@link #withLeastValue} has made them others
     */
    public DigitValues values() {
        return parts.values;
    }

    /**
     * The number of cells in the frame.
     *
     * @return {@code side²}, which is the number of cells of the grid unless the layout is a {@linkplain #rectangle rectangle}
     */
    public int cellCount() {
        return side * side;
    }

    /**
     * The houses, each of {@code side} cells.
     *
     * @return rows, columns, boxes or regions, those of the variants, then those that were added; no two have the same cells; unmodifiable
     */
    public List<House> houses() {
        return houses;
    }

    /**
     * The rules in addition to the houses.
     *
     * @return those of rows, columns and boxes that are no houses, then those of the variants in the order of {@link Variant}, then the others sorted by
     *     name; no two are equal; unmodifiable
     */
    public List<Rule> rules() {
        return parts.rules;
    }

    /**
     * The rules that were added directly and do not come from a {@link Variant}.
     *
     * @return the rules, sorted by name; unmodifiable
     */
    public List<Rule> addedRules() {
        return parts.addedRules;
    }

    /**
     * The houses that were added directly and do not come from a {@link Variant}.
     *
     * @return the houses, sorted by name; unmodifiable. A house that a variant has, too, is not among them
     */
    public List<House> addedHouses() {
        return parts.addedHouses;
    }

    /**
     * What the {@linkplain NamedRule named rules} demand.
     *
     * @return each named rule with its primitives, in the order of {@link #rules()}; unmodifiable
     */
    public List<StatedRule> statedRules() {
        return statedRules;
    }

    /**
     * The pairs of cells that rules keep different.
     *
     * @return all rules of the class {@link MustDiffer}, in the order of {@link #rules()}; then, under the name of each named rule, the pairs that
     *     its primitives keep different, such as the cells of a killer cage; unmodifiable. Rules of other classes are not included: call
     *     {@link #unknownRule} or {@link #requireKnownRules} first
     */
    public List<MustDiffer> mustDifferRules() {
        return mustDifferRules;
    }

    /**
     * The first rule that a reader of this layout does not know. An engine, encoder or solver that ignored a rule would give wrong answers, so each
     * makes this check first.
     *
     * @param known the classes of rules that the reader knows
     * @return the first of {@link #rules()} that belongs to none of these classes; empty if all are known
     */
    public Optional<Rule> unknownRule(Collection<? extends Class<? extends Rule>> known) {
        return Rules.unknown(parts.rules, known);
    }

    /**
     * Rejects this layout if it has a rule that a reader does not know.
     *
     * @param reader what reads the layout, for the message, such as {@code engine sat}
     * @param known the classes of rules that it knows
     * @throws IllegalArgumentException if {@link #unknownRule} finds a rule; the message names the reader and the rule
     */
    public void requireKnownRules(String reader, Collection<? extends Class<? extends Rule>> known) {
        Optional<Rule> unknown = unknownRule(known);
        if (unknown.isPresent()) {
            throw new IllegalArgumentException(
                    reader + " does not know rule " + unknown.get().name());
        }
    }

    /**
     * The cells that must differ from a cell, by a house or by a rule. Computed at each call, in O(side) time for a fixed number of
     * houses through a cell (less than 1 µs for 9 × 9): keep the result if it is needed often.
     *
     * @param cell the cell's number
     * @return a new array of cell numbers, ascending, without repeats and without the cell itself
     * @throws IllegalArgumentException if there is no such cell
     */
    public int[] peers(int cell) {
        requireCell(cell);
        return Houses.peers(cell, Houses.members(houses, housesOf[cell]), mustDifferRules);
    }

    /**
     * Whether two cells must differ, by a house or by a rule. O(log pairs) for a fixed number of houses through a cell.
     *
     * @param a a cell's number
     * @param b another cell's number
     * @return true if no digit can be in both; false if both are the same cell
     * @throws IllegalArgumentException if there is no such cell
     */
    public boolean mustDiffer(int a, int b) {
        if (shareHouse(a, b) && a != b) {
            return true;
        }
        for (MustDiffer rule : mustDifferRules) {
            if (rule.contains(a, b)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether two cells have a house in common.
     *
     * @param a a cell's number
     * @param b a cell's number
     * @return true if a house holds both
     * @throws IllegalArgumentException if there is no such cell
     */
    public boolean shareHouse(int a, int b) {
        requireCell(a);
        requireCell(b);
        return Houses.haveCommon(housesOf[a], housesOf[b]);
    }

    /**
     * The variants that have been added.
     *
     * @return a new set
     */
    public Set<Variant> variants() {
        Set<Variant> copy = EnumSet.noneOf(Variant.class);
        copy.addAll(parts.variants.keySet());
        return copy;
    }

    /**
     * The shape of the boxes.
     *
     * @return the shape; empty for a jigsaw layout and a {@linkplain #rectangle rectangle} without boxes
     */
    public Optional<BoxShape> boxShape() {
        return Optional.ofNullable(parts.base.boxShape);
    }

    /**
     * The region that holds each cell: the box, or the region of a jigsaw.
     *
     * @return a new array of numbers from 0, indexed by cell; on a {@linkplain #rectangle rectangle}, −1 for a cell in no box or region
     */
    public int[] regionOfCells() {
        return parts.base.regionOfCell.clone();
    }

    /**
     * The number of houses that hold a cell.
     *
     * @param cell the cell's number
     * @return 2 or more; 1 if the side is 1; 0 or more on a {@linkplain #rectangle rectangle}
     * @throws IllegalArgumentException if there is no such cell
     */
    public int houseCount(int cell) {
        requireCell(cell);
        return housesOf[cell].length;
    }

    /**
     * One of the houses that hold a cell.
     *
     * @param cell the cell's number
     * @param index from 0 to {@code houseCount(cell) − 1}
     * @return the index of the house in {@link #houses()}; ascending with {@code index}
     * @throws IllegalArgumentException if there is no such cell
     * @throws IndexOutOfBoundsException if the index is out of range
     */
    public int houseOf(int cell, int index) {
        requireCell(cell);
        return housesOf[cell][index];
    }

    private void requireCell(int cell) {
        if (cell < 0 || cell >= housesOf.length) {
            throw new IllegalArgumentException("cell must be from 0 to " + (housesOf.length - 1) + ", but is " + cell);
        }
    }

    /**
     * Whether this is the layout of classic Sudoku: boxes of 3 × 3 and digits from 1 to 9, no variants, no further houses and no rules.
     *
     * @return true if it is
     */
    public boolean isClassic() {
        BoxShape shape = parts.base.boxShape;
        return side == 9
                && parts.values.least() == 1
                && isPlain()
                && shape != null
                && shape.rows() == 3
                && shape.columns() == 3;
    }

    /**
     * Whether this layout consists of rows, columns and rectangular boxes and nothing else, whatever its digits are worth.
     *
     * @return true if it is
     */
    public boolean isPlain() {
        return parts.base.boxShape != null && isUsual() && parts.isBase();
    }

    /**
     * Whether this is the default layout of its side, which {@link #ofSide} returns, so that texts need not name it.
     *
     * @return true if it is
     */
    public boolean isOfSide() {
        BoxShape shape = parts.base.boxShape;
        int rows = rowsOfUsualBox(side);
        return shape != null
                && shape.rows() == rows
                && (rows > 1 || side == 1)
                && isPlain()
                && parts.values.equals(DigitValues.ofSide(side));
    }

    @Override
    public boolean equals(Object object) {
        return object == this
                || (object instanceof Layout other
                        && side == other.side
                        && parts.values.equals(other.parts.values)
                        && parts.base.equals(other.parts.base)
                        && houses.size() == other.houses.size()
                        && Rules.areEqual(parts.rules, other.parts.rules)
                        && houses.equals(other.houses));
    }

    @Override
    public int hashCode() {
        return Objects.hash(side, parts.base.boxShape, houses, new HashSet<>(parts.rules));
    }

    /**
     * The layout in the words of the command line.
     *
     * @return for instance {@code 3x3 diagonals}, {@code jigsaw of side 9} or {@code grid of 6x8}; then the names of the added houses and rules, in quotes if they are
     *     names of variants
     */
    @Override
    public String toString() {
        return parts.toString();
    }

    private static void requireSide(int side) {
        if (side < 1 || side > MAX_SIDE) {
            throw new IllegalArgumentException("side must be from 1 to " + MAX_SIDE + ", but is " + side);
        }
    }
}
