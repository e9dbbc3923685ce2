package io.github.sudokusat.rule.foreign;

import io.github.sudokusat.rule.whole.DutchFlatmates;
import io.github.sudokusat.rule.whole.GlobalEntropy;
import io.github.sudokusat.rule.whole.GlobalModular;
import io.github.sudokusat.rule.whole.Indexing;
import io.github.sudokusat.rule.whole.Nonconsecutive;
import io.github.sudokusat.rule.whole.Taxicab;

/** The types of the Interactive Sudoku Solver that are about the whole grid. */
final class IssWhole {

    private IssWhole() {}

    static void addTo(IssRules types) {
        types.one("AntiConsecutive", args -> Nonconsecutive.of());
        types.one("AntiTaxicab", args -> Taxicab.self());
        types.one("GlobalEntropy", args -> GlobalEntropy.of());
        types.one("GlobalMod", args -> GlobalModular.of());
        types.one("DutchFlatmates", args -> DutchFlatmates.of());
        types.one("Indexing", IssWhole::indexing);
    }

    private static Indexing indexing(IssArgs args) {
        return switch (args.text(0)) {
            case "C" -> Indexing.of(Indexing.Kind.COLUMN, args.cells(1));
            case "R" -> Indexing.of(Indexing.Kind.ROW, args.cells(1));
            default -> throw args.error(0, "C or R");
        };
    }
}
