package io.github.sudokusat.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class TimeLimitsTest {

    @Test
    void theDurationIsTheTimeOfEachComputation() {
        assertThat(TimeLimits.of(Duration.ofSeconds(3)).remainingNanos()).isEqualTo(3_000_000_000L);
        assertThat(TimeLimits.of(Duration.ZERO).started().poll()).isEqualTo(StopReason.TIME_LIMIT);
        assertThat(TimeLimits.of(Duration.ofHours(1)).started().poll()).isNull();
    }

    @Test
    void theLongestDurationNeverEnds() {
        Limits limits = TimeLimits.of(Duration.ofSeconds(Long.MAX_VALUE)).started();
        assertThat(limits.poll()).isNull();
        assertThat(limits.remainingNanos())
                .isGreaterThan(Duration.ofDays(365L * 200).toNanos());
    }

    @Test
    void otherLimitsAreKept() {
        Cancellation cancellation = new Cancellation();
        Limits limits = TimeLimits.add(
                Limits.none().withMaxSolutions(7).withMaxWork(8).withCancellation(cancellation), Duration.ofMillis(5));
        assertThat(limits.maxSolutions()).isEqualTo(7);
        assertThat(limits.maxWork()).isEqualTo(8);
        assertThat(limits.cancellation()).containsSame(cancellation);
        assertThat(limits.remainingNanos()).isEqualTo(5_000_000L);
    }

    @Test
    void negativeDurationsAreRefused() {
        assertThatThrownBy(() -> TimeLimits.of(Duration.ofMillis(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("timeout must be 0 or more, but is PT-0.001S");
    }
}
