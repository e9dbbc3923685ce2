package io.github.sudokusat.cluster;

import io.github.sudokusat.text.Listing;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The version of Spark. It is looked at before any other class of Spark, because other versions lack some. */
final class SparkVersion {

    /** The versions on which the tests pass. */
    private static final List<String> SUPPORTED = List.of("4.0", "4.1", "4.2");

    private SparkVersion() {}

    /** What is wrong with the version of Spark that is running; empty if it is supported. */
    static Optional<String> refusal() {
        return refusal(org.apache.spark.package$.MODULE$.SPARK_VERSION());
    }

    /** What is wrong with a version, such as 3.5.1; empty if it is supported. */
    static Optional<String> refusal(String found) {
        boolean isSupported = SUPPORTED.stream().anyMatch(version -> found.matches(Pattern.quote(version) + "\\b.*"));
        return isSupported
                ? Optional.empty()
                : Optional.of("expected Spark " + Listing.or(SUPPORTED) + ", but found Spark " + found);
    }
}
