package io.github.sudokusat.cluster.single;

import io.github.sudokusat.cluster.task.FailureText;
import org.apache.spark.SimpleFutureAction;

/** What is said when Spark has given up. */
final class SparkFailures {

    private SparkFailures() {}

    /** The message about a job that has ended without all of its results. */
    static String message(SimpleFutureAction<?> action) {
        Throwable failure = action.value().isDefined() && action.value().get().isFailure()
                ? action.value().get().failed().get()
                : null;
        return failure == null ? "the Spark job ended early" : message(failure);
    }

    /** The message about a failed job. */
    static String message(Throwable failure) {
        return "the Spark job failed: " + FailureText.of(failure);
    }
}
