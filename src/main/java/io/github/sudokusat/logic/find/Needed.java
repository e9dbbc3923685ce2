package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.step.Part;
import java.util.Arrays;
import java.util.List;

/** A deduction as far as it matters, and the bounds that show it. */
final class Needed {

    final Deduction deduction;
    /** The digits that matter of those that the cell loses. */
    final long lost;
    /** The digits that each cell must lack. */
    final long[] lacking;

    final List<Part> bounds;

    Needed(Deduction deduction, long lost, long[] lacking, List<Part> bounds) {
        this.deduction = deduction;
        this.lost = lost;
        this.lacking = lacking;
        this.bounds = bounds;
    }

    /** The same without bounds. */
    Needed withoutBounds() {
        return new Needed(deduction, lost, lacking, List.of());
    }

    /** The same with other grounds, and without bounds. */
    Needed withLacking(long[] digits) {
        return new Needed(deduction, lost, digits, List.of());
    }

    /** Whether it rests on other cells. */
    boolean hasGrounds() {
        return Arrays.stream(lacking).anyMatch(digits -> digits != 0);
    }

    /** Whether one call of a filter has removed the digits of both. */
    boolean isOfOneCallWith(Needed other) {
        return deduction.filter() == other.deduction.filter() && deduction.before() == other.deduction.before();
    }

    /** Whether the same shows both. */
    boolean hasTheGroundsOf(Needed other) {
        return Arrays.equals(lacking, other.lacking) && bounds.equals(other.bounds);
    }

    /** Whether it is about a relation of two cells. */
    boolean isOfPair() {
        return deduction.filter().cells().length == 2 && deduction.filter().linearSum() == null;
    }
}
