package io.github.sudokusat.logic.unique;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * BUG+1: every open cell has two candidates, except one, which has three, and every digit has two open places or none in every house but for one
 * digit of that cell, which has three in each of its houses. Without that candidate the solution could not be unique, so it is true.
 *
 * <p>Without it, every solution could be turned into another one by swapping the two candidates of every cell. Only for layouts of rows, columns
 * and boxes without other rules.
 */
public final class BugPlusOne implements Finder {

    @Override
    public void find(Position position, StepCollector collector) {
        if (!position.geometry.layout.isPlain()) {
            return;
        }
        int odd = oddCell(position);
        if (odd < 0) {
            return;
        }
        for (long left = position.digits[odd]; left != 0; left &= left - 1) {
            int digit = Position.first(left);
            if (isGraveWithout(position, odd, digit)) {
                collector.addPlacement(new StepBuilder(position, this, Technique.BUG_PLUS_ONE, 0)
                        .place(odd, digit)
                        .part(Role.BASE, List.of(position.candidate(odd, digit))));
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        return UniquenessWording.ASSUMPTION + words.candidates(Role.BASE)
                + " must be true: without it every unsolved cell would have exactly two candidates, and every digit exactly two places in"
                + " each house where it is not yet placed, so swapping the two candidates in every cell would turn one solution"
                + " into another";
    }

    /** The only open cell with three candidates, if all others have two; otherwise −1. */
    private static int oddCell(Position position) {
        int odd = -1;
        for (int cell = 0; cell < position.digits.length; cell++) {
            int count = position.count(cell);
            if (count == 3 && odd < 0) {
                odd = cell;
            } else if (count != 0 && count != 2) {
                return -1;
            }
        }
        return odd;
    }

    private static boolean isGraveWithout(Position position, int odd, int digit) {
        for (int house = 0; house < position.geometry.houseCount; house++) {
            for (int d = 0; d < position.side; d++) {
                int places = Long.bitCount(position.placesOf(house, d));
                int extra = d == digit && position.geometry.holds(house, odd) ? 1 : 0;
                if (places != 0 && places - extra != 2) {
                    return false;
                }
            }
        }
        return true;
    }
}
