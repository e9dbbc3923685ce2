package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.testing.Layouts;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The consequences of constraints, found by trying their candidates one after the other: the oracle for deductions. It represents candidates as
 * numbers {@code cell · side + digit − 1} and constraints as lists of these, and shares nothing with the main code.
 */
final class NaiveExplanations {

    private final Layout layout;
    private final int side;
    private final boolean[][] exclude;

    NaiveExplanations(Layout layout) {
        this.layout = layout;
        side = layout.side();
        int count = side * side * side;
        boolean[][] differ = Layouts.differ(layout);
        exclude = new boolean[count][count];
        for (int a = 0; a < count; a++) {
            for (int b = 0; b < count; b++) {
                boolean isSameCell = a / side == b / side && a != b;
                exclude[a][b] = isSameCell || (a % side == b % side && differ[a / side][b / side]);
            }
        }
    }

    int number(Candidate candidate) {
        return candidate.cell().number(side) * side + candidate.digit() - 1;
    }

    Candidate candidate(int number) {
        return new Candidate(Cell.numbered(number / side, side), number % side + 1);
    }

    boolean excludes(int a, int b) {
        return exclude[a][b];
    }

    /** All constraints, of cells and houses, with all their candidates. */
    List<List<Integer>> constraints() {
        List<List<Integer>> all = new ArrayList<>();
        for (int cell = 0; cell < side * side; cell++) {
            List<Integer> digits = new ArrayList<>();
            for (int digit = 0; digit < side; digit++) {
                digits.add(cell * side + digit);
            }
            all.add(digits);
        }
        for (House house : layout.houses()) {
            for (int digit = 0; digit < side; digit++) {
                List<Integer> places = new ArrayList<>();
                for (int cell : house.cells()) {
                    places.add(cell * side + digit);
                }
                all.add(places);
            }
        }
        return all;
    }

    /** Constraints reduced to the candidates that are allowed. */
    static List<List<Integer>> within(List<List<Integer>> constraints, Predicate<Integer> isAllowed) {
        List<List<Integer>> narrowed = new ArrayList<>();
        for (List<Integer> constraint : constraints) {
            narrowed.add(constraint.stream().filter(isAllowed).toList());
        }
        return narrowed;
    }

    /** Whether constraints imply that a candidate is placed, or that it is removed. */
    boolean imply(List<List<Integer>> constraints, int candidate, boolean isPlaced) {
        return isPlaced
                ? !canMeet(within(constraints, place -> place != candidate))
                : !canMeet(beside(candidate, constraints));
    }

    private List<List<Integer>> beside(int chosen, List<List<Integer>> constraints) {
        List<List<Integer>> unmet =
                constraints.stream().filter(places -> !places.contains(chosen)).toList();
        return within(unmet, place -> !exclude[chosen][place]);
    }

    /** Tries the candidates of a constraint with the fewest of them. */
    private boolean canMeet(List<List<Integer>> constraints) {
        List<Integer> fewest = null;
        for (List<Integer> places : constraints) {
            fewest = fewest == null || places.size() < fewest.size() ? places : fewest;
        }
        if (fewest == null) {
            return true;
        }
        for (int place : fewest) {
            if (canMeet(beside(place, constraints))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether any of some conclusions (candidates that are removed, and −1 − candidate for those that are placed) follows from a given number of the
     * constraints.
     */
    boolean isAnyImplied(List<List<Integer>> constraints, int count, Set<Integer> conclusions) {
        return isAnyImplied(constraints, 0, count, new ArrayList<>(), conclusions);
    }

    private boolean isAnyImplied(
            List<List<Integer>> all, int from, int count, List<List<Integer>> some, Set<Integer> conclusions) {
        if (count == 0) {
            for (int conclusion : conclusions) {
                if (imply(some, conclusion < 0 ? -1 - conclusion : conclusion, conclusion < 0)) {
                    return true;
                }
            }
            return false;
        }
        for (int i = from; i <= all.size() - count; i++) {
            some.add(all.get(i));
            boolean is = isAnyImplied(all, i + 1, count - 1, some, conclusions);
            some.remove(some.size() - 1);
            if (is) {
                return true;
            }
        }
        return false;
    }

    /** The constraints that no placed digit of a position meets, with the candidates that it leaves; equal ones occur once. */
    List<List<Integer>> open(CandidateGrid position) {
        Set<List<Integer>> seen = new LinkedHashSet<>();
        for (List<Integer> constraint :
                within(constraints(), place -> position.isCandidate(place / side, place % side + 1))) {
            if (constraint.stream().noneMatch(place -> position.digit(place / side) == place % side + 1)) {
                seen.add(constraint);
            }
        }
        return new ArrayList<>(seen);
    }

    /** The numbers of a deduction's conclusions, as for {@link #isAnyImplied}. */
    Set<Integer> conclusions(Deduction deduction) {
        Set<Integer> all = new TreeSet<>();
        deduction.placements().forEach(candidate -> all.add(-1 - number(candidate)));
        deduction.eliminations().forEach(candidate -> all.add(number(candidate)));
        return all;
    }

    /** Whether all conclusions of a deduction follow from constraints whose candidates are all possible except those that the facts exclude. */
    boolean implyAll(
            List<List<Integer>> constraints, List<Integer> digits, List<Integer> removed, Set<Integer> conclusions) {
        List<List<Integer>> narrowed = within(
                constraints,
                place -> !removed.contains(place) && digits.stream().noneMatch(digit -> exclude[digit][place]));
        return conclusions.stream()
                .allMatch(conclusion -> imply(narrowed, conclusion < 0 ? -1 - conclusion : conclusion, conclusion < 0));
    }
}
