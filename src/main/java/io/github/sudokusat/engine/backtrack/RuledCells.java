package io.github.sudokusat.engine.backtrack;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.List;

/** The primitives of named rules by the cells that they are about. */
final class RuledCells {

    /** For each cell its primitives; no list if the layout has no named rules. */
    private final List<List<Primitive>> ofCell = new ArrayList<>();

    RuledCells(Layout layout) {
        if (layout.statedRules().isEmpty()) {
            return;
        }
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            ofCell.add(new ArrayList<>());
        }
        for (StatedRule stated : layout.statedRules()) {
            for (Primitive primitive : stated.primitives()) {
                add(primitive);
            }
        }
    }

    private void add(Primitive primitive) {
        for (int i = 0; i < primitive.size(); i++) {
            List<Primitive> here = ofCell.get(primitive.cell(i));
            if (!here.contains(primitive)) {
                here.add(primitive);
            }
        }
    }

    /** Whether the primitives of a cell may still hold; the digits are 0 where unknown. */
    boolean areObeyable(int cell, int[] digits) {
        if (!ofCell.isEmpty()) {
            for (Primitive primitive : ofCell.get(cell)) {
                if (!isObeyable(primitive, digits)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isObeyable(Primitive primitive, int[] digits) {
        int[] known = new int[primitive.size()];
        for (int i = 0; i < known.length; i++) {
            known[i] = digits[primitive.cell(i)];
        }
        return primitive.isPossible(known);
    }
}
