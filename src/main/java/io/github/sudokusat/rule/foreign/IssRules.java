package io.github.sudokusat.rule.foreign;

import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import java.util.Map;

/** The types of the Interactive Sudoku Solver that are named rules. */
final class IssRules {

    private IssRules() {}

    static void addTo(Map<String, IssType> types) {
        types.put("Cage", (args, draft) -> draft.add(args.place(), Killer.of(args.sumIfAny(0), args.cells(1))));
        types.put("Thermo", (args, draft) -> draft.add(args.place(), Thermometer.of(args.cells(0))));
    }
}
