package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Names what keeps a digit from being in two cells, where no row, column, box or region shows it. */
final class RulesApart {

    private static final Set<House.Kind> PLAIN =
            EnumSet.of(House.Kind.ROW, House.Kind.COLUMN, House.Kind.BOX, House.Kind.REGION);

    private final Layout layout;
    private final Set<String> names = new LinkedHashSet<>();

    private RulesApart(Layout layout) {
        this.layout = layout;
    }

    /**
     * The other houses and the rules by which candidates of different constraints exclude each other.
     *
     * @return their names, each once; none if all such exclusions are in plain sight
     */
    static List<String> of(Layout layout, List<Constraint> constraints) {
        RulesApart apart = new RulesApart(layout);
        for (int i = 1; i < constraints.size(); i++) {
            for (Constraint before : constraints.subList(0, i)) {
                apart.addBetween(before, constraints.get(i));
            }
        }
        return new ArrayList<>(apart.names);
    }

    private void addBetween(Constraint one, Constraint other) {
        for (Candidate first : one.places()) {
            for (Candidate second : other.places()) {
                if (first.digit() == second.digit()) {
                    add(first.cell().number(layout.side()), second.cell().number(layout.side()));
                }
            }
        }
    }

    /** Adds what keeps two cells different, if anything does that is not in plain sight. */
    private void add(int cell, int other) {
        String name = "";
        for (House house : layout.houses()) {
            if (house.holds(cell) && house.holds(other)) {
                if (PLAIN.contains(house.kind())) {
                    return;
                }
                name = name.isEmpty() ? house.toString() : name;
            }
        }
        for (MustDiffer rule : layout.mustDifferRules()) {
            if (name.isEmpty() && rule.contains(cell, other)) {
                name = rule.name();
            }
        }
        if (!name.isEmpty()) {
            names.add(name);
        }
    }
}
