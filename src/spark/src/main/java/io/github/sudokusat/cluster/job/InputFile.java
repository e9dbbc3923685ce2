package io.github.sudokusat.cluster.job;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * A file with puzzles.
 *
 * @param path where it is
 * @param source its name in messages
 * @param name its name in records; null if they have none
 * @param length its length in bytes
 * @param isCompressed whether its name says that it can only be read from its start
 */
record InputFile(String path, String source, @Nullable String name, long length, boolean isCompressed)
        implements Serializable {

    /** The same file, which records do not name. */
    InputFile withoutName() {
        return new InputFile(path, source, null, length, isCompressed);
    }

    /** The file as a whole. */
    TextSplit whole() {
        return new TextSplit(this, 0, length, null, 1);
    }
}
