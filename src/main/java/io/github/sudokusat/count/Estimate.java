package io.github.sudokusat.count;

import io.github.sudokusat.run.StopReason;
import java.math.BigDecimal;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An estimate of a number of solutions. It is never a bound: the true number lies within two standard errors in about 95 of 100 cases, provided
 * that many probes reached a solution; with few that did it can be far too low.
 *
 * @param value the estimate, 0 or more; rounded to 34 digits
 * @param standardError the standard error of the estimate, 0 or more; 0 where {@code exact}, and meaningless where no probe reached a solution
 * @param probes the number of probes, 0 or more
 * @param reached the probes that ended at a solution
 * @param exact whether conclusions alone gave the number, so that it is no estimate
 * @param stop which limit struck before all probes were made, or null
 */
public record Estimate(
        BigDecimal value,
        BigDecimal standardError,
        long probes,
        long reached,
        boolean exact,
        @Nullable StopReason stop) {

    /**
     * Checks the components.
     *
     * @param value the estimate
     * @param standardError the standard error
     * @param probes the number of probes
     * @param reached the probes that ended at a solution
     * @param exact whether it is no estimate
     * @param stop which limit struck, or null
     */
    public Estimate {
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(standardError, "standardError");
    }

    /**
     * Which limit struck before all probes were made.
     *
     * @return the reason; empty if all were made
     */
    public Optional<StopReason> stopReason() {
        return Optional.ofNullable(stop);
    }
}
