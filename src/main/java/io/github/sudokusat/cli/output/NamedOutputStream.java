package io.github.sudokusat.cli.output;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** A stream to a file whose failures name the file. */
public final class NamedOutputStream extends FilterOutputStream {

    private final String name;

    /**
     * Creates the stream.
     *
     * @param name the file as messages name it
     */
    public NamedOutputStream(String name, OutputStream out) {
        super(out);
        this.name = name;
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            throw new WriteException(name, e);
        }
    }
}
