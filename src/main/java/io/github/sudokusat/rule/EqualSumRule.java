package io.github.sudokusat.rule;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Primitive;
import java.util.List;
import java.util.function.Consumer;

/** A rule that several groups of cells have the same sum. */
public abstract class EqualSumRule extends TextRule {

    /**
     * Creates a rule.
     *
     * @param name its name in messages
     * @param text its line of text
     * @param cells its cells in its own order; copied
     */
    protected EqualSumRule(String name, String text, List<Cell> cells) {
        super(name, text, cells);
    }

    /**
     * The groups whose sums are equal.
     *
     * @param layout the layout
     * @return two or more groups, none empty; a cell counts as often as it is listed
     * @throws IllegalArgumentException if there are fewer groups on the layout; the message names the rule
     */
    protected abstract List<List<Cell>> groups(Layout layout);

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public final List<Primitive> primitives(Layout layout) {
        return Sums.equal(layout, this, groups(layout));
    }

    @Override
    public final void conflicts(Grid grid, Consumer<Conflict> found) {
        List<List<Cell>> groups = groups(grid.layout());
        SumRange[] ranges = new SumRange[groups.size()];
        for (int i = 0; i < ranges.length; i++) {
            int[] digits = groups.get(i).stream().mapToInt(grid::value).toArray();
            ranges[i] = SumRange.of(digits, grid.layout().values());
            int other = firstExcluded(ranges, i);
            if (other < i) {
                found.accept(broken(
                        joined(groups.get(other), groups.get(i)),
                        "sums to " + ranges[other].awayFrom(ranges[i]) + " at " + CellText.of(groups.get(other))
                                + " but to " + ranges[i].awayFrom(ranges[other]) + " at "
                                + CellText.of(groups.get(i))));
            }
        }
    }

    private static int firstExcluded(SumRange[] ranges, int index) {
        int other = 0;
        while (other < index && !ranges[other].excludes(ranges[index])) {
            other++;
        }
        return other;
    }
}
