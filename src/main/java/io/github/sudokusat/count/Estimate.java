package io.github.sudokusat.count;

import io.github.sudokusat.run.StopReason;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;

/**
 * An estimate of a number of solutions. It is never a bound: the true number lies within two standard errors in about 95 of 100 cases if many probes
 * reached a solution and none carries most of the weight. If few did, the estimate can be far too low; on constrained puzzles the error is optimistic.
 * If a limit ended the work before two {@link #probes()} were made, the
 * value and its error say nothing.
 *
 * @param value the estimate, 0 or more; rounded to 34 digits
 * @param standardError the standard error of the estimate, 0 or more; 0 if {@code exact}, and meaningless if no probe reached a solution
 * @param probes the number of probes, 0 or more
 * @param reached the number of probes that ended at a solution
 * @param exact whether propagation alone gave the number, so that it is not an estimate
 * @param stopReason the limit that was reached before all probes were made; empty if all were made
 */
public record Estimate(
        BigDecimal value,
        BigDecimal standardError,
        long probes,
        long reached,
        boolean exact,
        Optional<StopReason> stopReason) {

    public Estimate {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(standardError, "standardError");
        Objects.requireNonNull(stopReason, "stopReason");
    }
}
