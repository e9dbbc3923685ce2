package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.Primitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** What follows from constraints, rules among them, by trying all grids with gaps that exclude nothing twice. */
final class RuleOracle {

    private final Layout layout;
    private final int side;

    RuleOracle(Layout layout) {
        this.layout = layout;
        this.side = layout.side();
    }

    /** All constraints: of cells, of houses, and of rules that demand more than that pairs differ. */
    List<Constraint> constraints() {
        List<Constraint> all = new ArrayList<>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            all.add(new Constraint.CellHasDigit(Cell.numbered(cell, side), List.of()));
        }
        for (House house : layout.houses()) {
            for (int digit = 1; digit <= side; digit++) {
                all.add(new Constraint.HouseHasPlace(house, digit, List.of()));
            }
        }
        for (StatedRule stated : layout.statedRules()) {
            Primitive only = stated.primitives().get(0);
            if (!(only instanceof Differ) || only.size() == side) {
                Set<Integer> numbers = new TreeSet<>();
                for (int cell : only.cells()) {
                    numbers.add(cell);
                }
                List<Cell> cells =
                        numbers.stream().map(cell -> Cell.numbered(cell, side)).toList();
                all.add(new Constraint.RuleIsObeyed(stated, false, cells, List.of()));
            }
        }
        return all;
    }

    /** Whether two candidates cannot both hold. */
    boolean excludes(Candidate one, Candidate other) {
        int first = one.cell().number(side);
        int second = other.cell().number(side);
        return first == second
                ? one.digit() != other.digit()
                : one.digit() == other.digit() && layout.mustDiffer(first, second);
    }

    /** Whether constraints over the allowed candidates imply that a candidate is placed, or removed. */
    boolean imply(
            List<Constraint> constraints, Predicate<Candidate> isAllowed, Candidate conclusion, boolean isPlaced) {
        boolean[] mustFill = mustFill(constraints);
        List<Set<Integer>> digits =
                digits(constraints, place -> isAllowed.test(place) && !(isPlaced && place.equals(conclusion)));
        int own = conclusion.cell().number(side);
        if (!isPlaced) {
            mustFill[own] = true;
            digits.set(own, Set.of(conclusion.digit()));
        }
        return !canMeet(0, new int[layout.cellCount()], mustFill, digits, constraints);
    }

    /** Whether constraints can be met together with the allowed candidates. */
    boolean canMeet(List<Constraint> constraints, Predicate<Candidate> isAllowed) {
        return canMeet(
                0, new int[layout.cellCount()], mustFill(constraints), digits(constraints, isAllowed), constraints);
    }

    /** The cells that constraints but those of houses are about. */
    private boolean[] mustFill(List<Constraint> constraints) {
        boolean[] mustFill = new boolean[layout.cellCount()];
        for (Constraint constraint : constraints) {
            for (Candidate place : constraint.all(side)) {
                mustFill[place.cell().number(side)] |= !(constraint instanceof Constraint.HouseHasPlace);
            }
        }
        return mustFill;
    }

    /** The allowed digits of each cell that constraints are about. */
    private List<Set<Integer>> digits(List<Constraint> constraints, Predicate<Candidate> isAllowed) {
        List<Set<Integer>> digits = new ArrayList<>();
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            digits.add(new TreeSet<>());
        }
        for (Constraint constraint : constraints) {
            for (Candidate place : constraint.all(side)) {
                if (isAllowed.test(place)) {
                    digits.get(place.cell().number(side)).add(place.digit());
                }
            }
        }
        return digits;
    }

    private boolean canMeet(
            int cell, int[] grid, boolean[] mustFill, List<Set<Integer>> digits, List<Constraint> constraints) {
        if (cell == grid.length) {
            return constraints.stream().allMatch(constraint -> isMet(constraint, grid));
        }
        for (int digit : digits.get(cell)) {
            if (fits(cell, digit, grid)) {
                grid[cell] = digit;
                if (canMeet(cell + 1, grid, mustFill, digits, constraints)) {
                    return true;
                }
            }
        }
        grid[cell] = 0;
        return !mustFill[cell] && canMeet(cell + 1, grid, mustFill, digits, constraints);
    }

    private boolean fits(int cell, int digit, int[] grid) {
        for (int other = 0; other < cell; other++) {
            if (grid[other] == digit && layout.mustDiffer(cell, other)) {
                return false;
            }
        }
        return true;
    }

    private boolean isMet(Constraint constraint, int[] grid) {
        if (!(constraint instanceof Constraint.RuleIsObeyed rule)) {
            return constraint.all(side).stream()
                    .anyMatch(place -> grid[place.cell().number(side)] == place.digit());
        }
        for (Primitive primitive : rule.rule().primitives()) {
            int[] there = primitive.cells();
            for (int i = 0; i < there.length; i++) {
                there[i] = grid[there[i]];
            }
            if (!primitive.isPossible(there)) {
                return false;
            }
        }
        return true;
    }
}
