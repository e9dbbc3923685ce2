package io.github.sudokusat.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How long calls took to return once they were stopped. */
final class Latencies {

    /** Milliseconds, the promise of every public computation. */
    private static final double LIMIT = 100;

    /** One, and one more in so many, may take longer on the clock if its thread was kept off the processor. */
    private static final int EXCUSED = 16;

    private final String what;
    private final List<StoppedCall> calls = new ArrayList<>();

    Latencies(String what) {
        this.what = what;
    }

    void add(StoppedCall call) {
        calls.add(call);
    }

    /** Prints the worst and asserts the limit. */
    void check() {
        double worst = 0;
        double worstOfProcessor = 0;
        double worstWithoutPauses = 0;
        double total = 0;
        int excused = 0;
        for (StoppedCall call : calls) {
            worst = Math.max(worst, call.millis());
            worstOfProcessor = Math.max(worstOfProcessor, call.processorMillis());
            worstWithoutPauses = Math.max(worstWithoutPauses, call.millisWithoutPauses());
            total += call.millis();
            excused += isInTime(call) ? 0 : 1;
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %d calls stopped, mean %.1f ms, worst %.1f ms (%.1f ms without collector's pauses, %.1f ms of processor time)%n",
                what,
                calls.size(),
                total / calls.size(),
                worst,
                worstWithoutPauses,
                worstOfProcessor);
        assertThat(calls).allSatisfy(call -> {
            call.assertStoppedForItsReason();
            assertThat(call.processorMillis()).as("%s: %s", what, call).isLessThanOrEqualTo(LIMIT);
            assertThat(isInTime(call) || call.wasKeptWaiting())
                    .as("%s: %s", what, call)
                    .isTrue();
        });
        assertThat(excused)
                .as("calls of %s that were kept waiting", what)
                .isLessThanOrEqualTo(1 + calls.size() / EXCUSED);
    }

    private static boolean isInTime(StoppedCall call) {
        return call.millisWithoutPauses() <= LIMIT;
    }
}
