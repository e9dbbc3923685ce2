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
    private final Map<Integer, Long> placed = new LinkedHashMap<>();

    ToldSight(Position position) {
        this.position = position;
        geometry = position.geometry;
    }

    /** Adds a digit, as a set. */
    void place(int cell, long digit) {
        placed.put(cell, digit);
    }

    /** The digits, as sets, by cell. */
    Map<Integer, Long> placed() {
        return placed;
    }

    /** What a cell loses because it sees another, with what makes the two differ; as it was told if they are in a row, column, box or region together. */
    Part by(Part lost, int cell, int other) {
        House house = null;
        for (int h = 0; h < geometry.layout.houseCount(cell); h++) {
            House one = geometry.house(geometry.layout.houseOf(cell, h));
            if (one.holds(other)) {
                if (PLAIN.contains(one.kind())) {
                    return lost;
                }
                house = one;
            }
        }
        if (house != null) {
            return new Part(lost.role(), List.of(house), lost.candidates());
        }
        String rule = geometry.ruleBetween(cell, other);
        return rule.isEmpty() ? lost : new Part(lost.role(), List.of(), lost.candidates(), rule);
    }

    /** What a cell loses of some digits, each with what makes the cells differ; none that one sees. */
    List<Part> lost(int cell, long digits) {
        List<Part> parts = new ArrayList<>();
        for (long left = digits & position.digits[cell]; left != 0; left &= left - 1) {
            Part plain = new Part(Role.EXCLUDED, List.of(), position.candidates(cell, left & -left));
            Part told = because(plain, cell, left & -left);
            if (!told.equals(plain)) {
                parts.add(told);
            }
        }
        return parts;
    }

    private Part because(Part plain, int cell, long digit) {
        Part told = plain;
        for (Map.Entry<Integer, Long> one : placed.entrySet()) {
            if (one.getKey() != cell && one.getValue() == digit && geometry.sees(cell, one.getKey())) {
                told = by(plain, cell, one.getKey());
                if (told.equals(plain)) {
                    return plain;
                }
            }
        }
        return told;
    }
}
