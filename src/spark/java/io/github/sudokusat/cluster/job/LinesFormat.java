package io.github.sudokusat.cluster.job;

import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.execution.datasources.text.TextFileFormat;
import org.apache.spark.sql.types.StructType;
import scala.collection.immutable.Map;

/** Spark's text files with another ending of their names, because lines of CSV and JSON are written as they are. */
public final class LinesFormat extends TextFileFormat {

    /** The option for the ending, without the dot. */
    static final String ENDING = "ending";

    private static final long serialVersionUID = 1;

    /** Creates the format; Spark does so by its name. */
    public LinesFormat() {}

    @Override
    public OutputWriterFactory prepareWrite(
            SparkSession session, Job job, Map<String, String> options, StructType schema) {
        return new Named(super.prepareWrite(session, job, options, schema), options.apply(ENDING));
    }

    /** Makes the usual files under other names. */
    private static final class Named extends OutputWriterFactory {

        private static final long serialVersionUID = 1;

        private final OutputWriterFactory usual;
        private final String ending;

        Named(OutputWriterFactory usual, String ending) {
            this.usual = usual;
            this.ending = ending;
        }

        @Override
        public String getFileExtension(TaskAttemptContext context) {
            return usual.getFileExtension(context).replaceFirst("^\\.txt", "." + ending);
        }

        @Override
        public OutputWriter newInstance(String path, StructType schema, TaskAttemptContext context) {
            return usual.newInstance(path, schema, context);
        }
    }
}
