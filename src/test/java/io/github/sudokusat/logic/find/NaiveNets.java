package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The consequences of every candidate by singles, one single after the other. */
final class NaiveNets {

    private final NaiveGrid grid;
    private final Set<String> all = new TreeSet<>();

    NaiveNets(NaiveGrid grid) {
        this.grid = grid;
    }

    /**
     * The candidates that nets remove: those that lead to a contradiction, and those that none of a cell's candidates, or of a digit's places,
     * leaves.
     */
    Set<String> removed() {
        for (int cell : grid.open) {
            List<Optional<CandidateGrid>> results = new ArrayList<>();
            for (int digit : grid.digits.get(cell)) {
                Optional<CandidateGrid> result = follow(cell, digit);
                if (result.isEmpty()) {
                    all.add(grid.name(cell) + "<>" + digit);
                }
                results.add(result);
            }
            addCommon(results);
        }
        for (House house : grid.houses) {
            for (int digit = 1; digit <= grid.side; digit++) {
                List<Optional<CandidateGrid>> results = new ArrayList<>();
                for (int cell : grid.places(house, digit)) {
                    results.add(follow(cell, digit));
                }
                addCommon(results);
            }
        }
        return all;
    }

    private void addCommon(List<Optional<CandidateGrid>> results) {
        if (results.size() < 2 || results.stream().anyMatch(Optional::isEmpty)) {
            return;
        }
        for (int cell : grid.open) {
            for (int digit : grid.digits.get(cell)) {
                if (results.stream().noneMatch(result -> result.orElseThrow().isCandidate(cell, digit))) {
                    all.add(grid.name(cell) + "<>" + digit);
                }
            }
        }
    }

    private Optional<CandidateGrid> follow(int start, int startDigit) {
        CandidateGrid copy = grid.grid.copy();
        if (!copy.place(start, startDigit)) {
            return Optional.empty();
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            NaiveGrid now = new NaiveGrid(copy);
            for (int cell : now.open) {
                for (int digit : now.digits.get(cell)) {
                    boolean single = now.digits.get(cell).size() == 1
                            || now.houses.stream()
                                    .anyMatch(house -> now.places(house, digit).equals(List.of(cell)));
                    if (single && copy.digit(cell) == 0) {
                        changed = true;
                        if (!copy.place(cell, digit)) {
                            return Optional.empty();
                        }
                    }
                }
            }
        }
        return Optional.of(copy);
    }
}
