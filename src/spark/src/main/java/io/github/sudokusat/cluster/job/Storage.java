package io.github.sudokusat.cluster.job;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.hadoop.io.compress.GzipCodec;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * Opens files on the executors, on any file system that Hadoop knows.
 *
 * <p>A failure to read is unchecked, so that it fails the task, which Spark then repeats. Readers of texts take a checked one for a fault of the
 * text.
 */
final class Storage implements Serializable {

    private static final long serialVersionUID = 1;

    private final Broadcast<SerializableConfiguration> configuration;

    private Storage(Broadcast<SerializableConfiguration> configuration) {
        this.configuration = configuration;
    }

    static Storage of(JavaSparkContext context) {
        return new Storage(context.broadcast(new SerializableConfiguration(context.hadoopConfiguration())));
    }

    /** The compression that the name of a file says and that the command line does not undo by itself. */
    private @Nullable CompressionCodec codec(Path path) {
        CompressionCodec codec = new CompressionCodecFactory(configuration()).getCodec(path);
        return codec instanceof GzipCodec ? null : codec;
    }

    private Configuration configuration() {
        return configuration.value().value();
    }

    /** The content of a file, with gzip still to be undone. */
    InputStream open(InputFile file) {
        Path path = new Path(file.path());
        InputStream raw = new Unchecked(raw(path));
        CompressionCodec codec = codec(path);
        try {
            return codec == null ? raw : codec.createInputStream(raw);
        } catch (IOException e) {
            throw new UncheckedIOException(file.path() + ": " + e.getMessage(), e);
        }
    }

    /** The lines that begin in a range of a file. */
    InputStream open(TextSplit split) {
        try {
            return new Unchecked(LineRange.of(raw(new Path(split.file().path())), split.start(), split.end()));
        } catch (IOException e) {
            throw new UncheckedIOException(split.file().path() + ": " + e.getMessage(), e);
        }
    }

    private FSDataInputStream raw(Path path) {
        try {
            return path.getFileSystem(configuration()).open(path);
        } catch (IOException e) {
            throw new UncheckedIOException(path + ": " + e.getMessage(), e);
        }
    }

    /** Makes failures unchecked. */
    private static final class Unchecked extends FilterInputStream {

        Unchecked(InputStream in) {
            super(in);
        }

        @Override
        public int read() {
            try {
                return in.read();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            try {
                return in.read(bytes, from, length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
