package io.github.sudokusat.cluster;

import org.apache.spark.sql.SparkSession;

/** Spark in this JVM, on two threads, started once for all tests of the JVM. */
public final class LocalSpark {

    private static final SparkSession SESSION = SparkSession.builder()
            .master("local[2]")
            .appName("sudoku-sat")
            .config("spark.sql.extensions", SudokuExtensions.class.getName())
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.ui.enabled", "false")
            .config("spark.sql.shuffle.partitions", "2")
            .config("spark.sql.warehouse.dir", "target/spark-warehouse")
            .getOrCreate();

    private LocalSpark() {}

    /** The session, which has the functions; never stopped by a test. */
    public static SparkSession session() {
        return SESSION;
    }
}
