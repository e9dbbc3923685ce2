package io.github.sudokusat.grid.candidates;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.House;
import java.util.List;

/** Why a candidate grid has no solution. */
public sealed interface Contradiction {

    /**
     * The contradiction in words, with digits as their numbers from 1. Where digits begin with 0, {@link #text(DigitSymbols)} with
     * {@link DigitSymbols#numbers(io.github.sudokusat.grid.Layout)} writes what they are worth.
     *
     * @return one line without a full stop
     */
    default String text() {
        return text(DigitSymbols.numbers());
    }

    /**
     * The contradiction in words.
     *
     * @param symbols how digits are written
     * @return one line without a full stop
     */
    String text(DigitSymbols symbols);

    /**
     * A cell without any candidate left, or one in which a digit was to be placed that had been removed from it.
     *
     * @param cell the cell
     */
    record NoCandidate(Cell cell) implements Contradiction {

        @Override
        public String text(DigitSymbols symbols) {
            return cell + " has no candidates left";
        }
    }

    /**
     * A house in which a digit has no place left.
     *
     * @param house the house
     * @param digit the digit, 1 or more
     */
    record NoPlace(House house, int digit) implements Contradiction {

        @Override
        public String text(DigitSymbols symbols) {
            return "no place for " + symbols.text(digit) + " " + house.where();
        }
    }

    /**
     * A digit that was placed more than once in a house, or in two cells that must differ by a rule.
     *
     * @param conflict the digit, the cells and the house or rule
     */
    record Repeated(Conflict conflict) implements Contradiction {

        @Override
        public String text(DigitSymbols symbols) {
            return conflict.brief(symbols);
        }
    }

    /**
     * A rule that the candidates left cannot obey.
     *
     * @param rule the rule's name
     * @param cells the cells that it is about, or those of one of its parts
     */
    record Broken(String rule, List<Cell> cells) implements Contradiction {

        public Broken {
            cells = List.copyOf(cells);
        }

        /**
         * Whether the rule holds throughout the grid, and its name does not say which two cells break it.
         *
         * @return whether the cells must be named
         */
        public boolean isPairOfWholeGrid() {
            return cells.size() == 2 && !rule.contains(" at ");
        }

        @Override
        public String text(DigitSymbols symbols) {
            return isPairOfWholeGrid()
                    ? cells.get(0) + " and " + cells.get(1) + " break " + rule
                    : rule + " cannot be obeyed";
        }
    }
}
