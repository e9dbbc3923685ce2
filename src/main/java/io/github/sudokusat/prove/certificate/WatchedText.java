package io.github.sudokusat.prove.certificate;

import io.github.sudokusat.run.Watch;
import java.io.IOException;
import java.nio.CharBuffer;

/**
 * A text that ends when a watch stops the work, even among comments and empty lines.
 *
 * @param in the text
 * @param watch polled at each read
 */
record WatchedText(Readable in, Watch watch) implements Readable {

    @Override
    public int read(CharBuffer target) throws IOException {
        return watch.isStopped() ? -1 : in.read(target);
    }
}
