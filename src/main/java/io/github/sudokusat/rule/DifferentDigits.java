package io.github.sudokusat.rule;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.List;

/** How rules state that cells hold different digits; a digit and its doubled one are the same. */
public final class DifferentDigits {

    private DifferentDigits() {}

    /**
     * Some cells hold different digits.
     *
     * @param values the values of the digits of the grid, whose side is their number
     * @param cells the cells, one or more, each once
     * @return the primitives
     */
    public static List<Primitive> of(DigitValues values, int... cells) {
        int side = values.count();
        if (!values.doublers() || cells.length == 1) {
            return List.of(Differ.of(side, cells));
        }
        List<Primitive> pairs = new ArrayList<>();
        for (int i = 1; i < cells.length; i++) {
            for (int j = 0; j < i; j++) {
                pairs.add(PairRelation.of(
                        side, cells[j], cells[i], (one, other) -> values.plain(one) != values.plain(other)));
            }
        }
        return pairs;
    }
}
