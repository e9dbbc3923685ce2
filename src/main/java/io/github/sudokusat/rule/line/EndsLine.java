package io.github.sudokusat.rule.line;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.CellRule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line whose ends say which digits may stand between them.
 *
 * <p>It is stated as a sequence that begins with both ends: then a state needs to know no more than the digits of the ends.
 */
abstract class EndsLine extends CellRule {

    /** What is known after some cells: the digits of the ends, ascending; with one end read, that digit and 0; 0 and 0 before. */
    private record Ends(int least, int greatest) {}

    EndsLine(String name, String text, List<Cell> cells) {
        super(name, text, cells);
    }

    /** Whether a digit may stand on the line, given those of the ends. */
    abstract boolean mayStand(int digit, int least, int greatest);

    /** Whether two digits may stand at the ends. */
    abstract boolean mayBeEnds(int least, int greatest);

    @Override
    public boolean knowsDoublers() {
        return true;
    }

    @Override
    public List<Primitive> primitives(Layout layout) {
        int side = layout.side();
        DigitValues values = layout.values();
        int[] listed = numbers(cells(), side);
        int[] cells = listed.clone();
        cells[1] = listed[listed.length - 1];
        System.arraycopy(listed, 1, cells, 2, listed.length - 2);
        Automaton automaton = Automaton.of(
                side,
                new Ends(0, 0),
                (ends, digit) -> after(ends, values.worth(digit) - values.shift()),
                ends -> ends.greatest > 0);
        return List.of(Sequence.of(cells, automaton));
    }

    private @Nullable Ends after(Ends ends, int digit) {
        if (ends.greatest > 0) {
            return mayStand(digit, ends.least, ends.greatest) ? ends : null;
        }
        if (ends.least == 0) {
            return new Ends(digit, 0);
        }
        Ends both = new Ends(Math.min(ends.least, digit), Math.max(ends.least, digit));
        return mayBeEnds(both.least, both.greatest) ? both : null;
    }
}
