package io.github.sudokusat.testing;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puzzles of a named set, from the directory that the system property {@code puzzles.dir} names.
 *
 * <p>If the file is missing, the puzzles are generated from a seed, and tables mark the name of the set accordingly: proper puzzles with half of the
 * cells blank for {@code easy}, and minimal puzzles, which are a good deal easier than the originals, for all other sets.
 */
public final class PuzzleSet {

    private PuzzleSet() {}

    /** Puzzles spread evenly over a set; the same ones each time. */
    public static Grid[] load(String name, int size) {
        Path file = file(name);
        return Files.isRegularFile(file) ? read(file, size) : make(name, size);
    }

    /** The lines of the puzzles that {@link #load} selects. */
    public static String[] lines(String name, int size) {
        Grid[] puzzles = load(name, size);
        String[] lines = new String[size];
        for (int i = 0; i < size; i++) {
            lines[i] = puzzles[i].toString();
        }
        return lines;
    }

    /** Whether a set has to be generated because its file is missing. */
    public static boolean isMade(String name) {
        return !Files.isRegularFile(file(name));
    }

    private static Path file(String name) {
        return Path.of(System.getProperty("puzzles.dir", "../shared/data"), name + ".txt");
    }

    private static Grid[] read(Path file, int size) {
        List<String> lines = new ArrayList<>();
        try (Stream<String> all = Files.lines(file, StandardCharsets.UTF_8)) {
            all.filter(line -> !line.isBlank() && line.charAt(0) != '#').forEach(lines::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        GridParser parser = GridParser.create();
        Grid[] puzzles = new Grid[size];
        for (int i = 0; i < size; i++) {
            puzzles[i] = parser.parse(lines.get((int) ((long) i * lines.size() / size)));
        }
        return puzzles;
    }

    private static Grid[] make(String name, int size) {
        PuzzleMaker maker = new PuzzleMaker(1);
        Grid[] puzzles = new Grid[size];
        for (int i = 0; i < size; i++) {
            puzzles[i] = name.equals("easy") ? makeEasy(maker) : maker.minimalPuzzle(Layout.classic());
        }
        return puzzles;
    }

    private static Grid makeEasy(PuzzleMaker maker) {
        Grid puzzle;
        do {
            puzzle = maker.puzzle(Layout.classic(), 0.5);
        } while (!PuzzleMaker.isProper(puzzle));
        return puzzle;
    }
}
