package io.github.sudokusat.format.foreign.iss;

import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.grid.Rule;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The types of the Interactive Sudoku Solver, gathered by their names. */
public final class IssRules {

    /** Reads the constraints of one type. */
    @FunctionalInterface
    interface Type {

        /** Adds what a constraint means to a puzzle. */
        void read(IssArgs args, PuzzleDraft draft);
    }

    private final Map<String, Type> types;

    IssRules(Map<String, Type> types) {
        this.types = types;
    }

    static void addTo(Map<String, Type> types) {
        IssGrid.addTo(types);
        IssRanks.addTo(types);
        IssRules rules = new IssRules(types);
        IssCages.addTo(rules);
        IssLines.addTo(rules);
        IssPairs.addTo(rules);
        IssRelations.addTo(rules);
        IssOutside.addTo(rules);
        IssRanks.addTo(rules);
        IssGrid.addTo(rules);
        IssPrimitives.addTo(rules);
    }

    /** Adds a type of which each constraint is one rule. */
    void one(String name, Function<IssArgs, Rule> rule) {
        types.put(name, (args, draft) -> draft.add(args.place(), rule.apply(args)));
    }

    /** Adds a type of which each constraint is any number of rules. */
    void many(String name, Function<IssArgs, ? extends List<? extends Rule>> rules) {
        types.put(name, (args, draft) -> rules.apply(args).forEach(rule -> draft.add(args.place(), rule)));
    }
}
