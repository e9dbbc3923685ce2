package io.github.sudokusat.logic.chain;

import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.step.Role;
import java.util.function.Consumer;

/** Candidates at least one of which is true: all candidates of a cell, or all places of a digit in a house. */
final class Premises {

    private static final int NO_HOUSE = -1;

    /** The candidates, numbered {@code cell · side + digit}. */
    final int[] candidates;
    /** The index of the house, or −1 for the candidates of a cell. */
    private final int house;

    private Premises(int[] candidates, int house) {
        this.candidates = candidates;
        this.house = house;
    }

    /** Calls back with the candidates of every cell, placed ones having none, and then with the places of every digit in every house. */
    static void forEach(Position position, Consumer<Premises> taker) {
        int side = position.side;
        for (int cell = 0; cell < position.digits.length; cell++) {
            int[] candidates = new int[position.count(cell)];
            int count = 0;
            for (long left = position.digits[cell]; left != 0; left &= left - 1) {
                candidates[count++] = cell * side + Position.first(left);
            }
            taker.accept(new Premises(candidates, NO_HOUSE));
        }
        for (int house = 0; house < position.geometry.houseCount; house++) {
            for (int digit = 0; digit < side; digit++) {
                long places = position.placesOf(house, digit);
                int[] candidates = new int[Long.bitCount(places)];
                int count = 0;
                for (long left = places; left != 0; left &= left - 1) {
                    candidates[count++] = position.geometry.cell(house, Position.first(left)) * side + digit;
                }
                taker.accept(new Premises(candidates, house));
            }
        }
    }

    int size() {
        return candidates.length;
    }

    /** Adds some of the candidates to a step as a part, with the house if there is one. */
    void addTo(StepBuilder builder, Position position, int... some) {
        if (house == NO_HOUSE) {
            builder.part(Role.PREMISE, Colouring.candidates(position, some));
        } else {
            builder.part(Role.PREMISE, house, Colouring.candidates(position, some));
        }
    }
}
