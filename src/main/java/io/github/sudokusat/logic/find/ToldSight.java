package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What cells lose to digits that are assumed or concluded and that they see in no row, column, box or region, which a sentence must say. */
final class ToldSight {

    private static final Set<House.Kind> PLAIN =
            EnumSet.of(House.Kind.ROW, House.Kind.COLUMN, House.Kind.BOX, House.Kind.REGION);

    private final Position position;
    private final Geometry geometry;
    /** The digits, as sets, by cell. */
    private final Map<Integer, Long> placed = new LinkedHashMap<>();

    ToldSight(Position position) {
        this.position = position;
        geometry = position.geometry;
    }

    /** Adds a digit, as a set. */
    void place(int cell, long digit) {
        placed.put(cell, digit);
    }

    /**
     * What makes two cells differ.
     *
     * @return the name of a rule or house; empty if they are in a row, column, box or region together, or need not differ
     */
    String between(int one, int other) {
        String name = geometry.ruleBetween(one, other);
        for (int house = 0; house < geometry.houseCount; house++) {
            if (geometry.holds(house, one) && geometry.holds(house, other)) {
                House shared = geometry.house(house);
                if (PLAIN.contains(shared.kind())) {
                    return "";
                }
                name = shared.toString();
            }
        }
        return name;
    }

    /** What a cell loses of some digits, each with what makes the cells differ; empty if one sees it. */
    List<Part> lost(int cell, long digits) {
        List<Part> parts = new ArrayList<>();
        for (long left = digits & position.digits[cell]; left != 0; left &= left - 1) {
            String name = because(cell, left & -left);
            if (!name.isEmpty()) {
                parts.add(new Part(Role.EXCLUDED, List.of(), position.candidates(cell, left & -left), name));
            }
        }
        return parts;
    }

    private String because(int cell, long digit) {
        String name = "";
        for (Map.Entry<Integer, Long> one : placed.entrySet()) {
            if (one.getKey() != cell && one.getValue() == digit && geometry.sees(cell, one.getKey())) {
                name = between(cell, one.getKey());
                if (name.isEmpty()) {
                    return "";
                }
            }
        }
        return name;
    }
}
