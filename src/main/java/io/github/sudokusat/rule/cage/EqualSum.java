package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.rule.CellText;
import io.github.sudokusat.rule.EqualSumRule;
import java.util.ArrayList;
import java.util.List;

/**
 * Groups of cells have the same sum; digits may repeat, a cell may be in several groups, and one that is listed twice in a group counts twice there.
 *
 * <p>Text: {@code equal-sum r1c1 r1c2 = r2c1 r2c2 r2c3}, which 5 6 and 2 1 8 fulfil.
 */
public final class EqualSum extends EqualSumRule {

    private final List<List<Cell>> groups;

    private EqualSum(List<List<Cell>> groups) {
        super(
                "equal sums at " + groups.get(0).get(0),
                "equal-sum " + CellText.ofGroups(groups),
                groups.stream().flatMap(List::stream).toList());
        this.groups = groups;
    }

    /**
     * Equal sums.
     *
     * @param groups the groups, two or more, each with at least one cell; copied
     * @return the rule
     * @throws IllegalArgumentException if there are fewer groups, or one is empty
     */
    public static EqualSum of(List<List<Cell>> groups) {
        return new EqualSum(requireGroups("equal sums", groups));
    }

    /**
     * The groups.
     *
     * @return the groups in their order; unmodifiable
     */
    public List<List<Cell>> groups() {
        return groups;
    }

    @Override
    protected List<List<Cell>> groups(Layout layout) {
        return groups;
    }

    @Override
    public List<Shape> shapes(Layout layout) {
        List<Shape> cages = new ArrayList<>();
        groups.forEach(group -> cages.add(new Shape.Cage(group, "=")));
        return cages;
    }
}
