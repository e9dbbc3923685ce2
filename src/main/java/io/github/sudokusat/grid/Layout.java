package io.github.sudokusat.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The structure that a grid must obey: its side, its houses and its rules.
 *
 * <p>A layout is a list of houses, each of which holds every digit exactly once, and a list of {@linkplain Rule rules}; encoders and engines read
 * nothing else. Houses come in the order rows, columns, boxes or regions, then those of the variants in the order of {@link Variant}, then those that
 * were {@linkplain #with(House) added}. Houses with the same cells are kept only once: if boxes have one row, the boxes are the rows.
 *
 * <p>Layouts with the same houses and rules are equal, regardless of the order in which variants, houses and rules were added. Immutable. Building a layout
 * takes O(side²) time and memory.
 */
public final class Layout {

    /** The largest side that is supported. */
    public static final int MAX_SIDE = 256;

    private static final Layout CLASSIC = boxes(3, 3);

    private final int side;
    private final @Nullable BoxShape boxShape;
    private final int[] regionOfCell;
    /** Rows, columns, boxes or regions. */
    private final List<House> baseHouses;

    private final Map<Variant, Optional<MustDiffer>> variants;
    /** The user-defined houses, sorted by name. */
    private final List<House> addedHouses;
    /** The rules that do not come from a variant, sorted by name. */
    private final List<Rule> addedRules;

    private final List<House> houses;
    private final List<Rule> rules;
    private final List<StatedRule> statedRules;
    private final List<MustDiffer> mustDifferRules;
    /** For each cell the indices of its houses, ascending. */
    private final int[][] housesOf;

    private Layout(
            int side,
            @Nullable BoxShape boxShape,
            int[] regionOfCell,
            List<House> baseHouses,
            Map<Variant, Optional<MustDiffer>> variants,
            List<House> addedHouses,
            List<Rule> addedRules) {
        this.side = side;
        this.boxShape = boxShape;
        this.regionOfCell = regionOfCell;
        this.baseHouses = baseHouses;
        this.variants = variants;
        this.addedRules = addedRules;
        List<House> allHouses = new ArrayList<>(baseHouses);
        List<Rule> allRules = new ArrayList<>();
        for (Map.Entry<Variant, Optional<MustDiffer>> variant : variants.entrySet()) {
            Houses.add(allHouses, variant.getKey().houses(side, boxShape));
            variant.getValue().ifPresent(allRules::add);
        }
        this.addedHouses = Houses.addNamed(allHouses, addedHouses);
        allRules.addAll(addedRules);
        this.houses = List.copyOf(allHouses);
        this.rules = List.copyOf(allRules);
        this.statedRules = List.of();
        this.mustDifferRules = Rules.ofKind(rules, MustDiffer.class);
        this.housesOf = Houses.ofCells(side, this.houses);
    }

    /** A layout whose named rules have not been stated, with what they demand on it. */
    private Layout(Layout bare, List<StatedRule> statedRules) {
        this.side = bare.side;
        this.boxShape = bare.boxShape;
        this.regionOfCell = bare.regionOfCell;
        this.baseHouses = bare.baseHouses;
        this.variants = bare.variants;
        this.addedHouses = bare.addedHouses;
        this.addedRules = bare.addedRules;
        this.houses = bare.houses;
        this.rules = bare.rules;
        this.housesOf = bare.housesOf;
        this.statedRules = statedRules;
        this.mustDifferRules = Rules.pairs(rules, statedRules);
    }

    private static Layout ofBase(int side, @Nullable BoxShape boxShape, int[] regionOfCell, List<House> houses) {
        return new Layout(
                side, boxShape, regionOfCell, List.copyOf(houses), new EnumMap<>(Variant.class), List.of(), List.of());
    }

    private Layout with(
            Map<Variant, Optional<MustDiffer>> otherVariants, List<House> otherHouses, List<Rule> otherRules) {
        Layout bare = new Layout(side, boxShape, regionOfCell, baseHouses, otherVariants, otherHouses, otherRules);
        List<StatedRule> stated = Rules.state(bare);
        return stated.isEmpty() ? bare : new Layout(bare, stated);
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
        BoxShape shape = new BoxShape(rows, columns);
        int side = shape.side();
        int[] boxOfCell = new int[side * side];
        for (int cell = 0; cell < boxOfCell.length; cell++) {
            boxOfCell[cell] = shape.box(cell / side, cell % side);
        }
        List<House> houses = Houses.lines(side);
        Houses.add(houses, House.byGroup(House.Kind.BOX, side, boxOfCell));
        return ofBase(side, shape, boxOfCell, houses);
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
        int rows = (int) Math.sqrt(side);
        while (side % rows != 0) {
            rows--;
        }
        return rows == 1 && side > 1 ? Optional.empty() : Optional.of(boxes(rows, side / rows));
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
        Houses.requireRegions(side, regionOfCell);
        List<House> houses = Houses.lines(side);
        Houses.add(houses, House.byGroup(House.Kind.REGION, side, regionOfCell));
        return ofBase(side, null, regionOfCell.clone(), houses);
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
        if (variants.containsKey(variant)) {
            return this;
        }
        variant.requireFits(side, boxShape);
        Map<Variant, Optional<MustDiffer>> more = copyOfVariants();
        Optional<MustDiffer> rule = variant.rule(side);
        more.put(variant, rule);
        List<Rule> others = new ArrayList<>(addedRules);
        rule.ifPresent(others::remove);
        return with(more, addedHouses, List.copyOf(others));
    }

    /**
     * This layout with a rule added.
     *
     * @param rule the rule; engines that do not know its class reject the layout
     * @return the new layout; this one if it already has an equal rule
     * @throws IllegalArgumentException if the rule's name has a line break or another control character, the rule names a cell outside the grid, or it
     *     makes no sense on this layout (see {@link NamedRule#primitives})
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
        Map<Variant, Optional<MustDiffer>> moreVariants = copyOfVariants();
        Set<Rule> known = new HashSet<>(rules);
        List<Rule> more = new ArrayList<>(addedRules);
        for (Rule rule : added) {
            requireFits(rule);
            if (known.add(rule)) {
                Optional<Variant> variant = Variant.named(rule.name())
                        .filter(v -> v.rule(side).filter(rule::equals).isPresent());
                variant.ifPresentOrElse(v -> moreVariants.put(v, v.rule(side)), () -> more.add(rule));
            }
        }
        if (known.size() == rules.size()) {
            return this;
        }
        more.sort(Rules::compare);
        return with(moreVariants, addedHouses, List.copyOf(more));
    }

    private void requireFits(Rule rule) {
        Rule.requireName(rule.name());
        if (rule instanceof MustDiffer pairs) {
            pairs.requireCells(cellCount());
        } else if (rule instanceof NamedRule named) {
            Rules.requireCells(named, side);
        }
    }

    /**
     * This layout with a further house, such as {@code House.of("centre dots", 10, 13, 16, 37, 40, 43, 64, 67, 70)}. It works everywhere as rows and
     * boxes do: in engines, formulas, counts, explanations and exported files.
     *
     * @param house the house; one of another layout is added under its name there
     * @return the new layout; this one if it already has a house with the same cells, unless that was added under a name that comes later in the
     *     alphabet
     * @throws IllegalArgumentException if the house does not have as many cells as the side, or a cell is outside the grid
     */
    public Layout with(House house) {
        House added = House.of(house.toString(), house.cells());
        if (added.size() != side || added.cell(side - 1) >= cellCount()) {
            String found = added.size() == 0
                    ? "none"
                    : added.size() + ", the last of which is " + added.cell(added.size() - 1);
            throw new IllegalArgumentException("house " + house + " must have " + side + " cells from 0 to "
                    + (cellCount() - 1) + ", but has " + found);
        }
        List<House> more = new ArrayList<>(addedHouses);
        more.add(added);
        more.sort(House::compare);
        Layout result = with(variants, more, addedRules);
        return result.equals(this) ? this : result;
    }

    /**
     * This layout without a house that was added.
     *
     * @param house the house
     * @return the new layout; this one if no house with this name and these cells was {@linkplain #with(House) added}
     */
    public Layout without(House house) {
        House removed = House.of(house.toString(), house.cells());
        List<House> fewer = new ArrayList<>(addedHouses);
        return fewer.removeIf(other -> House.compare(other, removed) == 0) ? with(variants, fewer, addedRules) : this;
    }

    /**
     * This layout without a variant.
     *
     * @param variant the variant
     * @return the new layout; this one if it lacks the variant
     */
    public Layout without(Variant variant) {
        Objects.requireNonNull(variant, "variant");
        if (!variants.containsKey(variant)) {
            return this;
        }
        Map<Variant, Optional<MustDiffer>> fewer = copyOfVariants();
        fewer.remove(variant);
        return with(fewer, addedHouses, addedRules);
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
        Set<Rule> gone = new HashSet<>(removed);
        Map<Variant, Optional<MustDiffer>> fewerVariants = copyOfVariants();
        fewerVariants.values().removeIf(rule -> rule.filter(gone::contains).isPresent());
        List<Rule> fewer = new ArrayList<>(addedRules);
        fewer.removeIf(gone::contains);
        return fewer.size() == addedRules.size() && fewerVariants.size() == variants.size()
                ? this
                : with(fewerVariants, addedHouses, List.copyOf(fewer));
    }

    /**
     * This layout without variants, added houses and rules.
     *
     * @return its rows, columns and boxes or regions
     */
    public Layout base() {
        return variants.isEmpty() && addedHouses.isEmpty() && addedRules.isEmpty()
                ? this
                : with(new EnumMap<>(Variant.class), List.of(), List.of());
    }

    private EnumMap<Variant, Optional<MustDiffer>> copyOfVariants() {
        EnumMap<Variant, Optional<MustDiffer>> copy = new EnumMap<>(Variant.class);
        copy.putAll(variants);
        return copy;
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
     * @return rows, columns, boxes or regions, those of the variants, then those that were added; no two have the same cells; unmodifiable
     */
    public List<House> houses() {
        return houses;
    }

    /**
     * The rules in addition to the houses.
     *
     * @return those of the variants in the order of {@link Variant}, then the others sorted by name; no two are equal; unmodifiable
     */
    public List<Rule> rules() {
        return rules;
    }

    /**
     * The rules that were added directly and do not come from a {@link Variant}.
     *
     * @return the rules, sorted by name; unmodifiable
     */
    public List<Rule> addedRules() {
        return addedRules;
    }

    /**
     * The houses that were added directly and do not come from a {@link Variant}.
     *
     * @return the houses, sorted by name; unmodifiable. A house that a variant has, too, is not among them
     */
    public List<House> addedHouses() {
        return addedHouses;
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
     * @return all rules of the class {@link MustDiffer}, in the order of {@link #rules()}; then, under the name of each named rule, the pairs that its
     *     primitives keep different, such as the cells of a killer cage; unmodifiable. Rules of other classes are not included: call
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
        return Rules.unknown(rules, known);
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
                    reader + " does not know rule " + unknown.get().name() + " of layout " + this);
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
        copy.addAll(variants.keySet());
        return copy;
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
     * The region that holds each cell: the box, or the region of a jigsaw.
     *
     * @return a new array of numbers from 0 to {@code side − 1}, indexed by cell
     */
    public int[] regionOfCells() {
        return regionOfCell.clone();
    }

    /**
     * The number of houses that hold a cell.
     *
     * @param cell the cell's number
     * @return 2 or more; 1 if the side is 1
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
     * Whether this is the layout of classic Sudoku: boxes of 3 × 3, no variants, no further houses and no rules.
     *
     * @return true if it is
     */
    public boolean isClassic() {
        return side == 9 && isPlain() && boxShape != null && boxShape.rows() == 3 && boxShape.columns() == 3;
    }

    /**
     * Whether this layout consists of rows, columns and rectangular boxes and nothing else.
     *
     * @return true if it is
     */
    public boolean isPlain() {
        return boxShape != null && variants.isEmpty() && addedHouses.isEmpty() && addedRules.isEmpty();
    }

    @Override
    public boolean equals(Object object) {
        return object == this
                || (object instanceof Layout other
                        && side == other.side
                        && Objects.equals(boxShape, other.boxShape)
                        && houses.size() == other.houses.size()
                        && Rules.areEqual(rules, other.rules)
                        && Arrays.equals(regionOfCell, other.regionOfCell)
                        && houses.equals(other.houses));
    }

    @Override
    public int hashCode() {
        return Objects.hash(side, boxShape, houses, new HashSet<>(rules));
    }

    /**
     * The layout in the words of the command line.
     *
     * @return for instance {@code 3x3 diagonals}, or {@code jigsaw of side 9}; then the names of the added houses and rules, in quotes if they are
     *     names of variants
     */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(boxShape == null ? "jigsaw of side " + side : boxShape.toString());
        for (Variant variant : variants.keySet()) {
            text.append(' ').append(variant.text());
        }
        addedHouses.forEach(house -> appendName(text, house.toString()));
        addedRules.forEach(rule -> appendName(text, rule.name()));
        return text.toString();
    }

    private static void appendName(StringBuilder text, String name) {
        String quote = Variant.named(name).isPresent() ? "\"" : "";
        text.append(' ').append(quote).append(name).append(quote);
    }

    private static void requireSide(int side) {
        if (side < 1 || side > MAX_SIDE) {
            throw new IllegalArgumentException("side must be from 1 to " + MAX_SIDE + ", but is " + side);
        }
    }
}
