package io.github.sudokusat.cli.output;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The whole lines of a file that a failure cut off. */
final class WholeLines {

    private static final int BUFFER = 1 << 16;

    private WholeLines() {}

    /** Removes what follows the last line end of a file, and returns the number of its lines. */
    static long cut(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.allocate(BUFFER);
            long lines = 0;
            long end = 0;
            long start = 0;
            while (channel.read(buffer) >= 0) {
                for (int i = 0; i < buffer.position(); i++) {
                    if (buffer.get(i) == '\n') {
                        lines++;
                        end = start + i + 1;
                    }
                }
                start += buffer.position();
                buffer.clear();
            }
            channel.truncate(end);
            return lines;
        }
    }
}
