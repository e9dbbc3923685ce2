package io.github.sudokusat.cluster.single;

import io.github.sudokusat.count.DividedCount;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StoppedException;
import java.math.BigInteger;

/** Counts parts of a divided count, whose plan it makes again. */
final class PartWork implements PieceJob.Work<int[], PartialCount> {

    private static final long serialVersionUID = 1L;

    private final SharedPuzzle puzzle;
    private final int parts;
    private final long products;

    /**
     * Creates the work.
     *
     * @param puzzle the puzzle
     * @param plan the driver's plan, which that of each executor must equal
     */
    PartWork(SharedPuzzle puzzle, DividedCount plan) {
        this.puzzle = puzzle;
        parts = plan.parts();
        products = plan.work();
    }

    @Override
    public PartialCount run(int[] piece, Limits limits) {
        try {
            DividedCount count = PreparedCounts.prepared(puzzle, limits);
            if (count.parts() != parts || count.work() != products) {
                throw new IllegalStateException("the plan has " + count.parts() + " parts and " + count.work()
                        + " products here, but " + parts + " and " + products
                        + " on the driver: do all machines have the same version?");
            }
            PartialCount sum = PartialCount.ZERO;
            for (int part : piece) {
                sum = sum.plus(PartialCount.of(count.count(part, limits)));
                if (sum.stop() != null) {
                    break;
                }
            }
            return sum;
        } catch (StoppedException e) {
            return new PartialCount(BigInteger.ZERO, e.reason());
        }
    }
}
