package io.github.sudokusat.cluster.one;

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

    /** The first line of the innermost cause: the others are stack traces of executors. */
    static String message(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String text = String.valueOf(cause.getMessage());
        int end = text.indexOf('\n');
        return "the Spark job failed: " + (end < 0 ? text : text.substring(0, end));
    }
}
