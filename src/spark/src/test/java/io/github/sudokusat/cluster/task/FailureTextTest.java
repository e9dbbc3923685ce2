package io.github.sudokusat.cluster.task;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Failures of jobs in one line. */
class FailureTextTest {

    private static final String ADVICE = " (out of memory; --executor-memory gives executors more)";

    @Test
    void theInnermostCauseIsToldWithoutItsTrace() {
        Exception failure = new IllegalStateException(
                "Job aborted.", new IllegalArgumentException("Task 5 failed 4 times\nDriver stacktrace:\n\tat A.b"));
        assertThat(FailureText.of(failure)).isEqualTo("Task 5 failed 4 times");
        assertThat(FailureText.of(new IllegalStateException(""))).isEmpty();
        assertThat(FailureText.of(new InterruptedException())).isEqualTo("java.lang.InterruptedException");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Task 5 failed 4 times: ExecutorLostFailure (executor 3 exited) Reason: Command exited with code 52",
                "The executor with id 3 exited with exit code 52(OOM).",
                "Container from a bad node. Exit status: 52. Diagnostics",
                "Lost task 5.3 (executor 1): java.lang.OutOfMemoryError: Java heap space"
            })
    void memoryThatIsTooShortIsToldAsSuch(String message) {
        assertThat(FailureText.of(new IllegalStateException(message))).isEqualTo(message + ADVICE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Command exited with code 152", "Command exited with code 521", "the code is 1", "Task 52 failed"
            })
    void otherFailuresHaveNoAdvice(String message) {
        assertThat(FailureText.of(new IllegalStateException(message))).isEqualTo(message);
    }
}
