package io.github.sudokusat.cluster.job;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.GzipCodec;
import org.apache.hadoop.mapreduce.RecordWriter;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.hadoop.util.ReflectionUtils;

/** Text files whose names have an ending of the caller's. Spark's tables would write the same lines, but take seconds to get ready. */
public final class LineOutput extends FileOutputFormat<NullWritable, Text> {

    /** The setting for the ending, without the dot. */
    static final String ENDING = "io.github.sudokusat.ending";

    /** Creates the format; Hadoop does so by its name. */
    public LineOutput() {}

    @Override
    public RecordWriter<NullWritable, Text> getRecordWriter(TaskAttemptContext context) throws IOException {
        Configuration configuration = context.getConfiguration();
        CompressionCodec codec = getCompressOutput(context)
                ? ReflectionUtils.newInstance(getOutputCompressorClass(context, GzipCodec.class), configuration)
                : null;
        String ending = "." + configuration.get(ENDING) + (codec == null ? "" : codec.getDefaultExtension());
        Path file = getDefaultWorkFile(context, ending);
        OutputStream raw = file.getFileSystem(configuration).create(file, false);
        return new Writer(codec == null ? raw : codec.createOutputStream(raw));
    }

    /** Writes each text as a line. */
    private static final class Writer extends RecordWriter<NullWritable, Text> {

        private final OutputStream out;

        Writer(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(NullWritable nothing, Text line) throws IOException {
            out.write(line.getBytes(), 0, line.getLength());
            out.write('\n');
        }

        @Override
        public void close(TaskAttemptContext context) throws IOException {
            out.close();
        }
    }
}
