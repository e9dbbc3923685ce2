package io.github.sudokusat.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.classic.Dataset;
import org.apache.spark.sql.execution.HiveResult;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Runs the statements of a file and prints their results as {@code spark-sql -S -f FILE} does, whose program is not on Maven Central: a stand-in for
 * the shell around the queries, which Spark reads, plans and runs as ever.
 */
public final class SqlScript {

    private SqlScript() {}

    /**
     * Runs a file until a statement fails.
     *
     * @param arguments {@code -S -f FILE}
     */
    public static void main(String[] arguments) throws IOException {
        String script = Files.readString(Path.of(arguments[arguments.length - 1]));
        SparkSession session = SparkSession.builder().getOrCreate();
        int code = 0;
        try {
            for (String statement : script.split(";\\n", -1)) {
                if (!statement.isBlank()) {
                    run(session, statement);
                }
            }
        } catch (RuntimeException e) {
            System.err.println(e.getMessage());
            code = 1;
        }
        session.stop();
        System.exit(code);
    }

    private static void run(SparkSession session, String statement) {
        Dataset<Row> result = (Dataset<Row>) session.sql(statement);
        CollectionConverters.asJava(
                        HiveResult.hiveResultString(result.queryExecution().executedPlan()))
                .forEach(System.out::println);
    }
}
