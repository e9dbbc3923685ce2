package io.github.sudokusat.cluster.sql;

import io.github.sudokusat.answer.CountedPuzzle;
import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.engine.bits.BitSolver;
import io.github.sudokusat.solve.SudokuSolver;
import java.math.BigInteger;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.unsafe.types.UTF8String;
import org.jspecify.annotations.Nullable;

/** {@code sudoku_count}: the number of solutions, up to a limit. */
final class CountFunction extends PuzzleFunction {

    static final String NAME = "sudoku_count";

    private static final long serialVersionUID = 1;

    private static final int PRECISION = 38;
    private static final BigInteger GREATEST = BigInteger.TEN.pow(PRECISION).subtract(BigInteger.ONE);

    /** What the search alone counts of a line; more are left to the counter, which may know a shorter way. */
    private static final long FEW = 1000;

    private final long limit;

    /**
     * Creates the function.
     *
     * @param limit the number at which counting ends
     */
    CountFunction(boolean isStrict, Settings settings, long limit) {
        super(NAME, DataTypes.createDecimalType(PRECISION, 0), isStrict, settings);
        this.limit = limit;
    }

    @Override
    @Nullable
    Object answerLine(UTF8String line) {
        BitSolver solver = ClassicLine.start(line);
        long found = solver.advance(Math.min(limit, FEW), Long.MAX_VALUE);
        return found == FEW && found < limit ? null : decimal(BigInteger.valueOf(found));
    }

    /** The number; null if a limit on time ended the count, because then it is not known. */
    @Override
    @Nullable
    Object answer(PuzzleInContext puzzle) {
        SudokuSolver solver = solver();
        CountResult result =
                solver.withLimits(solver.limits().withMaxSolutions(limit)).count(puzzle.puzzle());
        if (new CountedPuzzle(result).outcome().isLimited()) {
            endIfKilled();
            return null;
        }
        return decimal(result.value());
    }

    private static Decimal decimal(BigInteger number) {
        if (number.compareTo(GREATEST) > 0) {
            throw new ArithmeticException("the number of solutions has more than " + PRECISION + " digits");
        }
        return Decimal.apply(new scala.math.BigDecimal(new java.math.BigDecimal(number)), PRECISION, 0);
    }
}
