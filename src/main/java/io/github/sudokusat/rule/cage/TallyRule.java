package io.github.sudokusat.rule.cage;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.CellRule;
import io.github.sudokusat.rule.CellText;
import java.util.List;
import java.util.function.Consumer;

/** A named rule that says how often some digits occur in its cells. */
abstract class TallyRule extends CellRule {

    private final Tally tally;

    /** The rule that some words state of some cells. */
    TallyRule(String words, List<Cell> cells, Tally tally) {
        super(words + " at " + cells.get(0), words + " " + CellText.of(cells), cells);
        this.tally = tally;
    }

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public final List<Primitive> primitives(Layout layout) {
        return tally.primitives(this, layout.values(), numbers(cells(), layout.side()));
    }

    @Override
    protected final void check(int[] digits, DigitValues values, Consumer<Conflict> found) {
        tally.check(digits, whatIsWrong -> found.accept(broken(whatIsWrong)));
    }
}
