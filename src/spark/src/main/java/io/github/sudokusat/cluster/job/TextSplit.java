package io.github.sudokusat.cluster.job;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a text file that begin in a range of bytes, or the whole file.
 *
 * @param file the file
 * @param start the first byte of the range
 * @param end the byte after the range
 * @param form the form of the file; null if the file is read as a whole
 * @param firstLine the number of the first of the lines
 */
record TextSplit(
        InputFile file, long start, long end, @Nullable SentForm form, int firstLine) implements Serializable {

    /** This range with what is known of its text. */
    TextSplit with(SentForm found, int line) {
        return new TextSplit(file, start, end, found, line);
    }
}
