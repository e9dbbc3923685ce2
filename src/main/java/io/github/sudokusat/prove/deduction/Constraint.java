package io.github.sudokusat.prove.deduction;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.StatedRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A requirement on a solution, that a cell has a digit, that a house has a place for a digit, or that a named rule is obeyed, with the candidates
 * that a position leaves for it.
 */
public sealed interface Constraint {

    /**
     * The candidates that the constraint is about: one of them must hold, or, for a rule, one in each of its cells.
     *
     * @return the candidates that the position leaves, by cell and digit; none if it is contradictory; unmodifiable
     */
    List<Candidate> places();

    /**
     * All candidates that the constraint is about, regardless of the position.
     *
     * @param side the side of the grid
     * @return {@code side} candidates, in a cell by digit, in a house in the order of its cells; for a rule as many for each of its cells
     */
    List<Candidate> all(int side);

    /**
     * A cell has a digit.
     *
     * @param cell the cell
     * @param places its candidates
     */
    record CellHasDigit(Cell cell, List<Candidate> places) implements Constraint {

        public CellHasDigit {
            Objects.requireNonNull(cell, "cell");
            places = List.copyOf(places);
        }

        @Override
        public List<Candidate> all(int side) {
            return candidates(cell, side);
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

        public HouseHasPlace {
            Objects.requireNonNull(house, "house");
            places = List.copyOf(places);
        }

        @Override
        public List<Candidate> all(int side) {
            List<Candidate> all = new ArrayList<>();
            for (int cell : house.cells()) {
                all.add(new Candidate(Cell.numbered(cell, side), digit));
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

    /**
     * The cells of a named rule have digits that obey it.
     *
     * @param rule the rule with those of its primitives that are meant
     * @param isPart whether these are only a part of the rule, as for a rule about the whole grid
     * @param cells the cells of the primitives, ascending
     * @param places the candidates of those cells that are open
     */
    record RuleIsObeyed(StatedRule rule, boolean isPart, List<Cell> cells, List<Candidate> places)
            implements Constraint {

        public RuleIsObeyed {
            Objects.requireNonNull(rule, "rule");
            cells = List.copyOf(cells);
            places = List.copyOf(places);
        }

        @Override
        public List<Candidate> all(int side) {
            List<Candidate> all = new ArrayList<>();
            cells.forEach(cell -> all.addAll(candidates(cell, side)));
            return all;
        }

        /**
         * The constraint in short form.
         *
         * @return the name of the rule, for instance {@code killer cage 15 at r1c1}; of a part also its cells, as in
         * {@code nonconsecutive (r1c1, r1c2)}
         */
        @Override
        public String toString() {
            List<String> names = new ArrayList<>();
            cells.forEach(cell -> names.add(cell.toString()));
            return rule.name() + (isPart ? " (" + String.join(", ", names) + ")" : "");
        }
    }

    private static List<Candidate> candidates(Cell cell, int side) {
        List<Candidate> all = new ArrayList<>();
        for (int digit = 1; digit <= side; digit++) {
            all.add(new Candidate(cell, digit));
        }
        return all;
    }
}
