package io.github.sudokusat.testing.rules;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A solution of a layout without named rules, and rules that hold in it.
 *
 * @param solution the solution, on the layout without the rules
 * @param rules the rules
 * @param layout the layout with the rules
 */
public record RuledGrid(Grid solution, List<RandomRule> rules, Layout layout) {

    /** The solution with a share of its cells blank, on the layout with the rules. */
    public Grid puzzle(long seed, double blanks) {
        return new PuzzleMaker(seed).blank(solution, blanks).on(layout);
    }

    /** All solutions of a puzzle on the layout, by the meaning of the rules alone. */
    public Set<Grid> solutions(Grid puzzle) {
        Set<Grid> solutions = new LinkedHashSet<>();
        BruteForce.search(puzzle.on(solution.layout()), Long.MAX_VALUE, grid -> {
            int[] digits = layout.values().of(grid.digits());
            if (rules.stream().allMatch(rule -> rule.meaning().test(digits))) {
                solutions.add(grid.on(layout));
            }
        });
        return solutions;
    }

    @Override
    public String toString() {
        return layout + " " + rules;
    }
}
