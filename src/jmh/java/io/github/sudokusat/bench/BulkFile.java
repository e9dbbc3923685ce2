package io.github.sudokusat.bench;

import io.github.sudokusat.testing.PuzzleSet;
import io.github.sudokusat.testing.Variants;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;

/**
 * Writes a large file of puzzles, one a line: random symmetric variants of the puzzles of a set, in turn, the same ones each time.
 *
 * <pre>{@code
 * mvn -f src/jmh compile exec:exec -Drun="bulk-file easy 5000000 1 src/jmh/target/easy.txt.gz"
 * }</pre>
 */
public final class BulkFile {

    private static final int CELLS = 81;

    /** The number of puzzles of a set that are varied. */
    private static final int PUZZLES = 1000;

    private BulkFile() {}

    /**
     * Writes a file.
     *
     * @param args the set as {@link PuzzleSet} knows it, the number of lines, the seed, and the file, which is gzipped if its name ends with {@code
     *     .gz}
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 4) {
            throw new IllegalArgumentException("expected the set, the number of lines, the seed and the file");
        }
        write(args[0], Integer.parseInt(args[1]), Long.parseLong(args[2]), Path.of(args[3]));
    }

    static void write(String set, int lines, long seed, Path file) throws IOException {
        byte[] puzzles = String.join("", PuzzleSet.lines(set, PUZZLES)).getBytes(StandardCharsets.US_ASCII);
        Variants variants = new Variants(seed);
        byte[] line = new byte[CELLS + 1];
        line[CELLS] = '\n';
        try (OutputStream out = open(file)) {
            for (int i = 0; i < lines; i++) {
                variants.write(puzzles, i % PUZZLES * CELLS, line, 0);
                out.write(line);
            }
        }
    }

    /** A file to write, which is gzipped if its name says so. */
    static OutputStream open(Path file) throws IOException {
        OutputStream raw = Files.newOutputStream(file);
        OutputStream out = file.toString().endsWith(".gz") ? new GZIPOutputStream(raw, 1 << 16) : raw;
        return new BufferedOutputStream(out, 1 << 16);
    }
}
