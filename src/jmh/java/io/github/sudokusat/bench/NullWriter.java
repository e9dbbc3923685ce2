package io.github.sudokusat.bench;

import java.io.Writer;

/** A writer that counts characters and discards them. */
final class NullWriter extends Writer {

    private long characters;

    @Override
    public void write(char[] buffer, int offset, int length) {
        characters += length;
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}

    long characters() {
        return characters;
    }
}
