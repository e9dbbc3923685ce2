package io.github.sudokusat.cluster.single;

import io.github.sudokusat.cluster.LocalSpark;
import org.apache.spark.api.java.JavaSparkContext;

/** The cluster of these tests. */
final class LocalCluster {

    private LocalCluster() {}

    static JavaSparkContext context() {
        return JavaSparkContext.fromSparkContext(LocalSpark.session().sparkContext());
    }
}
