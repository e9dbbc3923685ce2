package io.github.sudokusat.cli.output;

import io.github.sudokusat.cli.input.InputFiles;
import java.io.IOException;
import java.nio.file.NoSuchFileException;

/** A failure to write a file; the message is what the user sees, and names the file and the reason. */
public final class WriteException extends IOException {

    private static final long serialVersionUID = 1L;

    WriteException(String file, IOException reason) {
        super("cannot write " + file + ": " + reason(reason), reason);
    }

    /** The reason of a failure to write a file, in a few words. */
    public static String reason(IOException e) {
        return e instanceof NoSuchFileException ? "no file can be made there" : InputFiles.reason(e);
    }

    private WriteException(String message, WriteException cause) {
        super(message, cause);
    }

    /** The same failure, which also says what became of what had been written. */
    WriteException with(String further) {
        return new WriteException(getMessage() + further, this);
    }
}
