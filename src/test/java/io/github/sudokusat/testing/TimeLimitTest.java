package io.github.sudokusat.testing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TimeLimitTest {

    private String before = "";

    @BeforeEach
    void noteThread() {
        before = Thread.currentThread().getName();
    }

    /** JUnit gives a method a thread of its own only if it has a limit and is to end even if it ignores interruption. */
    @Test
    void everyMethodHasALimitThatItCannotIgnore() {
        assertThat(before).startsWith("junit-timeout-thread");
        assertThat(Thread.currentThread().getName()).startsWith("junit-timeout-thread");
    }
}
