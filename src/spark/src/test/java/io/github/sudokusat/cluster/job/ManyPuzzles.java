package io.github.sudokusat.cluster.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** 100,000 mixed puzzles with bad lines, and commands on them. */
public final class ManyPuzzles {

    /** The number of lines. */
    public static final int COUNT = 100_000;

    /** The commands and their options. */
    public static final List<List<String>> COMMANDS = List.of(
            List.of("check"),
            List.of("solve", "--format", "csv"),
            List.of("canonical", "--unique", "--format", "json"));

    private static final long SEED = 15;

    private ManyPuzzles() {}

    /** Writes the lines into a new file of a directory. */
    public static Path write(Path directory) throws IOException {
        return Files.writeString(
                directory.resolve("many.txt"), String.join("\n", MixedPuzzles.random(SEED, COUNT)) + "\n");
    }
}
