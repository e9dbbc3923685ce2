package io.github.sudokusat.cluster.task;

import java.util.Objects;
import java.util.regex.Pattern;

/** What is said when Spark has given up a job. */
public final class FailureText {

    /** In what Spark says when a task or its executor, which ends with the code 52, has run out of memory. */
    private static final Pattern NO_MEMORY = Pattern.compile("OutOfMemoryError|\\b(code|status):? 52\\b");

    private FailureText() {}

    /** The first line of the innermost cause: the others are stack traces of executors. */
    public static String of(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        String line = Objects.requireNonNullElse(cause.getMessage(), cause.toString())
                .lines()
                .findFirst()
                .orElse("");
        return NO_MEMORY.matcher(line).find()
                ? line + " (out of memory; --executor-memory gives executors more)"
                : line;
    }
}
