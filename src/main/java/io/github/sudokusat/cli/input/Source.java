package io.github.sudokusat.cli.input;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A source of puzzles that is still to be opened.
 *
 * @param label the name of the source in messages
 * @param name the name in records, as in {@link Inputs.Item}
 * @param opener opens it
 */
record Source(String label, @Nullable String name, Opener opener) {

    /** Opens a source. */
    interface Opener {

        /** Opens the source, which may wait for a writer. */
        OpenSource open() throws IOException;
    }
}
