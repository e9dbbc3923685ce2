package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A requirement on a solution, that a cell has a digit or a house has a place for a digit, with the candidates that a position leaves for it. */
public sealed interface Constraint {

    /**
     * The candidates of which one must hold.
     *
     * @return the candidates that the position leaves, by cell and digit; none if it is contradictory; unmodifiable
     */
    List<Candidate> places();

    /**
     * All candidates of which one must hold, regardless of the position.
     *
     * @param side the side of the grid
     * @return {@code side} candidates; in a cell by digit, in a house in the order of its cells
     */
    List<Candidate> all(int side);

    /**
     * A cell has a digit.
     *
     * @param cell the cell
     * @param places its candidates
     */
    record CellHasDigit(Cell cell, List<Candidate> places) implements Constraint {

        /**
         * Copies the list.
         *
         * @param cell the cell
         * @param places its candidates
         */
        public CellHasDigit {
            Objects.requireNonNull(cell, "cell");
            places = List.copyOf(places);
        }

        @Override
        public List<Candidate> all(int side) {
            List<Candidate> all = new ArrayList<>();
            for (int digit = 1; digit <= side; digit++) {
                all.add(new Candidate(cell, digit));
            }
            return all;
        }

        /**
         * The constraint in short form.
         *
         * @return for instance {@code a digit in r5c5}
         */
        @Override
        public String toString() {
            return "a digit in " + cell;
        }
    }

    /**
     * A house has a place for a digit.
     *
     * @param house the house
     * @param digit the digit, from 1
     * @param places the digit's candidates in the house
     */
    record HouseHasPlace(House house, int digit, List<Candidate> places) implements Constraint {

        /**
         * Copies the list.
         *
         * @param house the house
         * @param digit the digit
         * @param places the digit's candidates in the house
         */
        public HouseHasPlace {
            Objects.requireNonNull(house, "house");
            places = List.copyOf(places);
        }

        @Override
        public List<Candidate> all(int side) {
            List<Candidate> all = new ArrayList<>();
            for (int cell : house.cells()) {
                all.add(new Candidate(Cell.of(cell, side), digit));
            }
            return all;
        }

        /**
         * The constraint in short form.
         *
         * @return for instance {@code 7 in box 5}
         */
        @Override
        public String toString() {
            return digit + " " + house.where();
        }
    }
}
