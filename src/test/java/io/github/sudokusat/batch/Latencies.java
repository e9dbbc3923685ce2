package io.github.sudokusat.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The times that calls took to return after they were stopped. */
final class Latencies {

    /** The limit that every public computation promises, in milliseconds. */
    private static final double LIMIT = 100;

    /** One call, and one more for each further group of this size, may exceed the limit on the clock if its thread was kept off the processor. */
    private static final int EXCUSED = 16;

    private final String what;
    private final List<StoppedCall> calls = new ArrayList<>();

    Latencies(String what) {
        this.what = what;
    }

    void add(StoppedCall call) {
        calls.add(call);
    }

    /** Prints the worst call and asserts the limit. */
    void check() {
        StoppedCall worst = calls.get(0);
        double worstOfProcessor = 0;
        double total = 0;
        int late = 0;
        for (StoppedCall call : calls) {
            worst = call.millis() > worst.millis() ? call : worst;
            worstOfProcessor = Math.max(worstOfProcessor, call.processorMillis());
            total += call.millis();
            late += isInTime(call) ? 0 : 1;
        }
        System.out.printf(
                Locale.ROOT,
                "%s: %d calls stopped, mean %.1f ms, most processor time %.1f ms, %d late without stalls; worst: %s%n",
                what,
                calls.size(),
                total / calls.size(),
                worstOfProcessor,
                late,
                worst);
        assertThat(calls).allSatisfy(call -> {
            call.assertStoppedForItsReason();
            assertThat(isInTime(call) || isExcused(call))
                    .as("%s: %s", what, call)
                    .isTrue();
        });
        assertThat(late).as("calls of %s that were kept waiting", what).isLessThanOrEqualTo(1 + calls.size() / EXCUSED);
    }

    private static boolean isInTime(StoppedCall call) {
        return call.millisWithoutStalls() <= LIMIT;
    }

    /** Processor time alone proves nothing: during a stall it may continue for one thread of the program, or be counted for none. */
    private static boolean isExcused(StoppedCall call) {
        return call.wasKeptWaiting() && call.processorMillis() <= LIMIT;
    }
}
