package io.github.sudokusat.cluster.single;

import io.github.sudokusat.count.CountResult;
import io.github.sudokusat.run.StopReason;
import java.io.Serializable;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * The number of solutions in a piece.
 *
 * @param value the number; a lower bound if the count was stopped
 * @param stop why it was stopped, or null
 */
record PartialCount(BigInteger value, @Nullable StopReason stop) implements Serializable {

    private static final long serialVersionUID = 1L;

    static final PartialCount ZERO = new PartialCount(BigInteger.ZERO, null);

    static PartialCount of(CountResult count) {
        return new PartialCount(count.value(), count instanceof CountResult.AtLeast bound ? bound.reason() : null);
    }

    PartialCount plus(PartialCount other) {
        return new PartialCount(value.add(other.value), stop == null ? other.stop : stop);
    }
}
