package io.github.sudokusat.answer;

import io.github.sudokusat.count.Estimate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** An estimate as text, with no more digits than its error leaves meaningful. */
public record EstimateText(Estimate estimate) {

    private static final MathContext DIGITS = new MathContext(6);
    private static final MathContext ERROR_DIGITS = new MathContext(2);

    /** Whether there is an estimate: conclusions alone were enough, or a probe reached a solution. */
    public boolean isKnown() {
        return estimate.exact() || estimate.reached() > 0;
    }

    /** The estimate with only the digits that the error leaves meaningful. */
    public String value() {
        if (estimate.exact()) {
            return estimate.value().toString();
        }
        BigDecimal error = roundedError();
        BigDecimal value = estimate.value().setScale(error.scale(), RoundingMode.HALF_EVEN);
        return (error.signum() == 0 || value.signum() == 0 ? estimate.value().round(DIGITS) : value).toString();
    }

    /** The standard error, with two digits. */
    public String error() {
        return roundedError().stripTrailingZeros().toString();
    }

    private BigDecimal roundedError() {
        return estimate.standardError().round(ERROR_DIGITS);
    }

    /** Why there is no estimate, or one of fewer probes than requested; empty if there is nothing to report. */
    public String reason() {
        String reason = Phrases.reason(estimate.stopReason().orElse(null));
        if (isKnown() || estimate.probes() == 0) {
            return reason;
        }
        return (reason.isEmpty() ? "" : reason + "; ") + "none of " + Phrases.count(estimate.probes(), "probe")
                + " reached a solution";
    }
}
