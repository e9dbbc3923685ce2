package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Colouring by painting one candidate after the other until nothing more can be painted. */
final class NaiveColours {

    /** A candidate. */
    private record Spot(int cell, int digit) {}

    private final NaiveGrid grid;
    private final boolean acrossDigits;
    private final List<List<Set<Spot>>> components = new ArrayList<>();

    NaiveColours(NaiveGrid grid, boolean acrossDigits) {
        this.grid = grid;
        this.acrossDigits = acrossDigits;
        Set<Spot> done = new HashSet<>();
        for (Spot spot : spots()) {
            if (!done.contains(spot)) {
                List<Set<Spot>> colours = paint(spot);
                colours.forEach(done::addAll);
                components.add(colours);
            }
        }
    }

    private List<Spot> spots() {
        List<Spot> all = new ArrayList<>();
        for (int cell : grid.open) {
            grid.digits.get(cell).forEach(d -> all.add(new Spot(cell, d)));
        }
        return all;
    }

    private List<Set<Spot>> paint(Spot start) {
        List<Set<Spot>> colours = List.of(new HashSet<>(Set.of(start)), new HashSet<>());
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int colour = 0; colour < 2; colour++) {
                for (Spot from : List.copyOf(colours.get(colour))) {
                    for (Spot to : spots()) {
                        if (areBound(from, to)
                                && !colours.get(0).contains(to)
                                && !colours.get(1).contains(to)) {
                            changed |= colours.get(1 - colour).add(to);
                        }
                    }
                }
            }
        }
        return colours;
    }

    /** Whether exactly one of two candidates is true. */
    private boolean areBound(Spot a, Spot b) {
        if (a.cell == b.cell) {
            return acrossDigits && a.digit != b.digit && grid.digits.get(a.cell).size() == 2;
        }
        return a.digit == b.digit
                && grid.houses.stream().anyMatch(house -> {
                    List<Integer> places = grid.places(house, a.digit);
                    return places.size() == 2 && places.contains(a.cell) && places.contains(b.cell);
                });
    }

    private boolean see(Spot a, Spot b) {
        return a.cell == b.cell ? acrossDigits && a.digit != b.digit : a.digit == b.digit && grid.sees(a.cell, b.cell);
    }

    private boolean seesAny(Spot spot, Set<Spot> colour) {
        return colour.stream().anyMatch(other -> see(spot, other));
    }

    Set<Set<String>> traps() {
        Set<Set<String>> found = new HashSet<>();
        for (List<Set<Spot>> colours : components) {
            Set<String> gone = new TreeSet<>();
            for (Spot spot : spots()) {
                if (!colours.get(0).contains(spot)
                        && !colours.get(1).contains(spot)
                        && seesAny(spot, colours.get(0))
                        && seesAny(spot, colours.get(1))) {
                    gone.add(grid.name(spot.cell) + "<>" + spot.digit);
                }
            }
            if (!gone.isEmpty() && colours.get(0).size() + colours.get(1).size() > 2) {
                found.add(gone);
            }
        }
        return found;
    }

    Set<Set<String>> wraps() {
        Set<Set<String>> found = new HashSet<>();
        for (List<Set<Spot>> colours : components) {
            for (int c = 0; c < 2; c++) {
                if (colours.get(0).size() + colours.get(1).size() > 2 && isImpossible(colours.get(c))) {
                    found.add(wrapped(colours, c));
                }
            }
        }
        return found;
    }

    Set<Set<String>> multi() {
        Set<Set<String>> found = new HashSet<>();
        for (List<Set<Spot>> one : components) {
            for (List<Set<Spot>> other : components) {
                if (one != other && isLinked(one) && isLinked(other)) {
                    Set<String> first = multi(one, other, 0, found);
                    Set<String> second = multi(one, other, 1, found);
                    if (!first.isEmpty() && !second.isEmpty()) {
                        Set<String> both = new TreeSet<>(first);
                        both.addAll(second);
                        found.add(both);
                    }
                }
            }
        }
        return found;
    }

    private static boolean isLinked(List<Set<Spot>> colours) {
        return !colours.get(1).isEmpty();
    }

    /** Adds the conclusions from a colour of one component and another component; returns the conclusion if it removes what sees two colours. */
    private Set<String> multi(List<Set<Spot>> one, List<Set<Spot>> other, int colour, Set<Set<String>> found) {
        List<Integer> seen = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            if (other.get(i).stream().anyMatch(spot -> seesAny(spot, one.get(colour)))) {
                seen.add(i);
            }
        }
        Set<String> gone = new TreeSet<>();
        if (seen.size() == 2) {
            found.add(wrapped(one, colour));
        } else if (seen.size() == 1) {
            for (Spot spot : spots()) {
                if (seesAny(spot, one.get(1 - colour)) && seesAny(spot, other.get(1 - seen.get(0)))) {
                    gone.add(grid.name(spot.cell) + "<>" + spot.digit);
                }
            }
            if (!gone.isEmpty()) {
                found.add(gone);
            }
        }
        return gone;
    }

    /** The conclusions that remove the candidates of one colour and place those of the other. */
    private Set<String> wrapped(List<Set<Spot>> colours, int wrong) {
        Set<String> changes = new TreeSet<>();
        colours.get(wrong).forEach(spot -> changes.add(grid.name(spot.cell) + "<>" + spot.digit));
        colours.get(1 - wrong).forEach(spot -> changes.add(grid.name(spot.cell) + "=" + spot.digit));
        return changes;
    }

    private boolean isImpossible(Set<Spot> colour) {
        if (colour.stream().anyMatch(spot -> seesAny(spot, colour))) {
            return true;
        }
        for (int cell : grid.open) {
            if (acrossDigits && grid.digits.get(cell).stream().allMatch(d -> seesAny(new Spot(cell, d), colour))) {
                return true;
            }
        }
        for (House house : grid.houses) {
            for (int d = 1; d <= grid.side; d++) {
                int digit = d;
                List<Integer> places = grid.places(house, d);
                if (!places.isEmpty() && places.stream().allMatch(cell -> seesAny(new Spot(cell, digit), colour))) {
                    return true;
                }
            }
        }
        return false;
    }

    Set<Set<String>> contradictions() {
        Set<Set<String>> found = new HashSet<>();
        for (List<Set<Spot>> colours : components) {
            for (int c = 0; c < 2; c++) {
                if (isLinked(colours) && failsBySingles(colours.get(c))) {
                    found.add(wrapped(colours, c));
                }
            }
        }
        return found;
    }

    private boolean failsBySingles(Set<Spot> colour) {
        CandidateGrid copy = grid.grid.copy();
        for (Spot spot : colour) {
            if (!copy.place(spot.cell, spot.digit)) {
                return true;
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            NaiveGrid now = new NaiveGrid(copy);
            for (int cell : now.open) {
                for (int d : now.digits.get(cell)) {
                    boolean single = now.digits.get(cell).size() == 1
                            || now.houses.stream()
                                    .anyMatch(house -> now.places(house, d).equals(List.of(cell)));
                    if (single && copy.digit(cell) == 0) {
                        changed = true;
                        if (!copy.place(cell, d)) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }
}
