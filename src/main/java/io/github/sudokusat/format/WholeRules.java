package io.github.sudokusat.format;

import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.rule.whole.DutchFlatmates;
import io.github.sudokusat.rule.whole.GlobalEntropy;
import io.github.sudokusat.rule.whole.GlobalModular;
import io.github.sudokusat.rule.whole.Leaps;
import io.github.sudokusat.rule.whole.Nonconsecutive;
import io.github.sudokusat.rule.whole.Taxicab;

/** Reads rules about the whole grid. */
final class WholeRules {

    private WholeRules() {}

    static RuleTable table() {
        RuleTable table = new RuleTable(RuleForm.Group.GRID, "rule ");
        for (Variant variant : Variant.values()) {
            table.addForm(variant.text(), "", "");
        }
        return table.addForm("diagonal-up", "", "")
                .addForm("diagonal-down", "", "")
                .add("nonconsecutive", "", "", words -> Nonconsecutive.of())
                .add("leap", "ROWS,COLUMNS", "2,3", WholeRules::leap)
                .add("anti-taxicab", "DISTANCE", "4", WholeRules::antiTaxicab)
                .add("self-taxicab", "", "", words -> Taxicab.self())
                .add("global-entropy", "", "", words -> GlobalEntropy.of())
                .add("global-modular", "", "", words -> GlobalModular.of())
                .add("dutch-flatmates", "", "", words -> DutchFlatmates.of());
    }

    private static Taxicab antiTaxicab(RuleWords words) {
        return Taxicab.of(words.number("the distance", 1, Math.max(1, 2 * words.side() - 2)));
    }

    private static Leaps leap(RuleWords words) {
        String word = words.word();
        int comma = word.indexOf(',');
        int rows = comma < 0 ? -1 : steps(word.substring(0, comma));
        int columns = steps(word.substring(comma + 1));
        if (rows < 0 || columns < 0 || rows + columns == 0) {
            throw words.wrong("the rows and columns of the leap, such as 1,2");
        }
        words.advance();
        return Leaps.of(rows, columns);
    }

    /** The number from 0 to 999 that a text is; −1 if it is anything else. */
    private static int steps(String text) {
        boolean isNumber = !text.isEmpty() && text.length() <= 3 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        return isNumber ? Integer.parseInt(text) : -1;
    }
}
