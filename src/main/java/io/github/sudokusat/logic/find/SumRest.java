package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.primitive.LinearSum;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What is left of a sum when several of its cells have one digit. */
final class SumRest {

    /** A single digit one subtracts oneself. */
    private static final int FEWEST = 2;

    private SumRest() {}

    /**
     * The rest.
     *
     * @param sum the sum
     * @param has the digits that all cells have
     * @param kept a cell that stays in the sum whatever it has, or &minus;1
     * @param side the side of the grid
     * @return the sum of the other cells; the same one if fewer than two are left or taken away, or cells are subtracted
     */
    static LinearSum of(LinearSum sum, long[] has, int kept, int side) {
        IntPredicate isLeft = i -> sum.cell(i) == kept || Long.bitCount(has[sum.cell(i)]) != 1;
        int[] left = IntStream.range(0, sum.size()).filter(isLeft).toArray();
        boolean isAdded = IntStream.range(0, sum.size()).allMatch(i -> sum.coefficient(i) > 0);
        if (!isAdded || left.length < FEWEST || sum.size() - left.length < FEWEST) {
            return sum;
        }
        int taken = IntStream.range(0, sum.size())
                .filter(isLeft.negate())
                .map(i -> sum.coefficient(i) * (Position.first(has[sum.cell(i)]) + 1))
                .sum();
        return LinearSum.of(
                side,
                IntStream.of(left).map(sum::cell).toArray(),
                IntStream.of(left).map(sum::coefficient).toArray(),
                sum.total() - taken);
    }
}
