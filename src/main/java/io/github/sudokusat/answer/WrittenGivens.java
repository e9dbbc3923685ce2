package io.github.sudokusat.answer;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.rule.whole.Marks;
import java.util.ArrayList;
import java.util.List;

/** Givens that are written as rules, each of which leaves a cell one digit. */
final class WrittenGivens {

    private WrittenGivens() {}

    /**
     * A puzzle with its givens as digits.
     *
     * @param puzzle the puzzle
     * @return the same grid if no given is written as a rule; otherwise one whose layout lacks these rules, but for those that contradict other givens of their cells
     */
    static Grid placed(Grid puzzle) {
        int side = puzzle.layout().side();
        int[] digits = puzzle.digits();
        List<Rule> needless = new ArrayList<>();
        for (StatedRule stated : puzzle.layout().statedRules()) {
            if (stated.rule() instanceof Marks marks && marks.digits().length == 1) {
                int cell = marks.cells().get(0).number(side);
                int digit = puzzle.layout().values().digit(marks.digits()[0]);
                if (digits[cell] == 0 || digits[cell] == digit) {
                    digits[cell] = digit;
                    needless.add(marks);
                }
            }
        }
        return needless.isEmpty() ? puzzle : Grid.of(puzzle.layout().without(needless), digits);
    }
}
