package io.github.sudokusat.grid;

import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * What a layout demands of its doubled digits: each row, column, and box or region has each digit once, doubled or not, and one doubled digit; the grid has
 * each doubled digit once. Cells that must differ have different digits, doubled or not.
 */
final class Doublers implements NamedRule {

    static final Doublers INSTANCE = new Doublers();

    private static final String NAME = "the doublers rule";

    private Doublers() {}

    /** Rejects digits for rows, columns and boxes of which one would not have each of them, and digits that have been chosen already. */
    static void requireFits(LayoutBase base, DigitValues before, DigitValues values) {
        boolean isHalf = values.plainCount() == base.side && base.isUsual();
        if (!isHalf || before.least() != 1 || before.doublers() || values.count() > Digits.MAX_SIDE) {
            throw new IllegalArgumentException(
                    "doublers need rows, columns, and boxes or regions that have each digit," + " and at most "
                            + Digits.MAX_SIDE / 2 + " digits from 1, which are counted without the doubled ones");
        }
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String label() {
        return "doublers";
    }

    @Override
    public Optional<String> text() {
        return Optional.of("rule doublers");
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Cell> cells() {
        return List.of();
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        DigitValues values = layout.values();
        int side = layout.side();
        long doubled = Digits.all(side) & ~Digits.all(values.plainCount());
        List<Primitive> primitives = new ArrayList<>();
        for (int[] unit : units(layout)) {
            for (int digit = 1; digit <= values.plainCount(); digit++) {
                primitives.add(DigitCount.of(side, unit, values.alike(digit), 1));
            }
            primitives.add(DigitCount.of(side, unit, doubled, 1));
        }
        for (int digit = values.plainCount() + 1; digit <= side; digit++) {
            primitives.add(DigitCount.of(side, layout.cells(), Digits.of(digit), 1));
        }
        addPairs(primitives, layout);
        return primitives;
    }

    /** The cells of each row, column, and box or region, each once. */
    private static List<int[]> units(Layout layout) {
        int[] cells = layout.cells();
        int[] regionOf = layout.regionOfCells();
        List<int[]> units = new ArrayList<>();
        for (int i = 0; i < layout.rows(); i++) {
            int index = i;
            addNew(units, Arrays.stream(cells).filter(cell -> cell / layout.side() == index));
            addNew(units, Arrays.stream(cells).filter(cell -> cell % layout.side() == index));
            addNew(units, Arrays.stream(cells).filter(cell -> regionOf[cell] == index));
        }
        return units;
    }

    private static void addNew(List<int[]> units, IntStream cells) {
        int[] unit = cells.toArray();
        if (unit.length > 0 && units.stream().noneMatch(other -> Arrays.equals(other, unit))) {
            units.add(unit);
        }
    }

    /** Adds the pairs of cells that other rules keep different. */
    private static void addPairs(List<Primitive> primitives, Layout layout) {
        DigitValues values = layout.values();
        // Before this rule are those of rows, columns and boxes.
        List<Rule> others = layout.rules()
                .subList(layout.rules().indexOf(INSTANCE), layout.rules().size());
        for (MustDiffer rule : Rules.ofKind(others, MustDiffer.class)) {
            for (int i = 0; i < rule.size(); i++) {
                primitives.add(PairRelation.of(
                        layout.side(),
                        rule.first(i),
                        rule.second(i),
                        (one, other) -> values.plain(one) != values.plain(other)));
            }
        }
    }

    @Override
    public void conflicts(Grid grid, Consumer<Conflict> found) {
        grid.layout().statedRules().stream()
                .filter(stated -> equals(stated.rule()))
                .forEach(stated -> stated.conflicts(grid, found));
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Doublers;
    }

    @Override
    public int hashCode() {
        return NAME.hashCode();
    }

    @Override
    public String toString() {
        return NAME;
    }
}
