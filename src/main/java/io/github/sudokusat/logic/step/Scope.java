package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import java.util.List;

/**
 * The constraints that an argument may use, besides that two candidates exclude each other.
 *
 * @param cells cells that need a digit; unmodifiable
 * @param places digits that need a place in a house; unmodifiable
 * @param rules the names of rules that must be obeyed; unmodifiable
 */
public record Scope(List<Cell> cells, List<Place> places, List<String> rules) {

    /**
     * A digit that needs a place in a house.
     *
     * @param house the house
     * @param digit the digit, from 1
     */
    public record Place(House house, int digit) {}

    public Scope {
        cells = List.copyOf(cells);
        places = List.copyOf(places);
        rules = List.copyOf(rules);
    }
}
