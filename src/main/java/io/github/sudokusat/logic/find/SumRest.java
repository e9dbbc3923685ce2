package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.primitive.LinearSum;
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
        int[] left = IntStream.range(0, sum.size())
                .filter(i -> sum.cell(i) == kept || Long.bitCount(has[sum.cell(i)]) != 1)
                .toArray();
        boolean isAdded = IntStream.range(0, sum.size()).allMatch(i -> sum.coefficient(i) > 0);
        if (!isAdded || left.length < FEWEST || sum.size() - left.length < FEWEST) {
            return sum;
        }
        int all = 0;
        for (int i = 0; i < sum.size(); i++) {
            all += IntStream.of(left).boxed().toList().contains(i)
                    ? 0
                    : sum.coefficient(i) * (Position.first(has[sum.cell(i)]) + 1);
        }
        return LinearSum.of(
                side,
                IntStream.of(left).map(sum::cell).toArray(),
                IntStream.of(left).map(sum::coefficient).toArray(),
                sum.total() - all);
    }

    /** Whether a sum has a cell. */
    static boolean has(LinearSum sum, int cell) {
        return IntStream.of(sum.cells()).anyMatch(one -> one == cell);
    }
}
