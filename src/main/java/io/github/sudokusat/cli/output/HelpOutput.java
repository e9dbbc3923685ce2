package io.github.sudokusat.cli.output;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The stream to which the option parser prints help; remembers a failure that the {@link PrintWriter} hides. */
public final class HelpOutput extends FilterOutputStream {

    private final PrintWriter writer = new PrintWriter(this, false, StandardCharsets.UTF_8);
    /** The failure of the first write that failed. */
    private @Nullable IOException failure;

    public HelpOutput(OutputStream out) {
        super(out);
    }

    public PrintWriter writer() {
        return writer;
    }

    /** Flushes what was printed and returns the failure, if any. */
    public Optional<IOException> flushed() {
        writer.flush();
        return Optional.ofNullable(failure);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            failure = failure == null ? e : failure;
        }
    }

    @Override
    public void write(int value) {
        write(new byte[] {(byte) value}, 0, 1);
    }
}
