package io.github.sudokusat.cli.input;

import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;

/** A reader whose failures name the text. */
public final class NamedReader extends FilterReader {

    private final String name;

    public NamedReader(String name, Reader in) {
        super(in);
        this.name = name;
    }

    /**
     * The text of a file, or of standard input for {@code -}, unzipped if it is gzip.
     *
     * @throws InputException if it cannot be opened
     */
    public static Reader open(String name, InputStream standardInput) {
        return open(name, standardInput, StandardCharsets.UTF_8);
    }

    /**
     * As {@link #open(String, InputStream)}, but with a character from 0 to 255 for each byte, of which a binary form consists.
     *
     * @throws InputException if it cannot be opened
     */
    public static Reader openBytes(String name, InputStream standardInput) {
        return open(name, standardInput, StandardCharsets.ISO_8859_1);
    }

    private static Reader open(String name, InputStream standardInput, Charset charset) {
        try {
            return new NamedReader(name, InputFiles.openText(name, standardInput, charset));
        } catch (IOException e) {
            throw unreadable(name, e);
        } catch (InvalidPathException e) {
            throw new InputException(name + ": there is no such file");
        }
    }

    public static InputException unreadable(String name, IOException e) {
        return new InputException(InputFiles.nameOf(name) + ": " + InputFiles.reason(e));
    }

    @Override
    public int read(char[] chars, int from, int length) {
        try {
            return super.read(chars, from, length);
        } catch (IOException e) {
            throw unreadable(name, e);
        }
    }
}
