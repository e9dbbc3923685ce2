package io.github.sudokusat.testing;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/**
 * A classic clue set and the number of its solutions, known from elsewhere or confirmed in two ways.
 *
 * @param grid the clue set
 * @param count the number of its solutions
 */
public record CountedGrid(Grid grid, BigInteger count) {

    /**
     * The reference counts: 154 sets of all sizes, each confirmed by two independent ways.
     *
     * @return in the order of the file
     */
    public static List<CountedGrid> reference() {
        return read("/counts.csv");
    }

    /**
     * The most expensive clue sets that hill climbers found, each counted in both orientations: 20 of 5 to 10 givens, then some of 17 and 18.
     *
     * @return the clue sets, the most expensive first
     */
    public static List<CountedGrid> hostile() {
        return read("/hostile.csv");
    }

    /** The lines of a resource that hold a grid and its count. */
    private static List<CountedGrid> read(String resource) {
        try (InputStream in = Objects.requireNonNull(CountedGrid.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.indexOf(',') == 81)
                    .map(line -> new CountedGrid(
                            GridParser.create().parse(line.substring(0, 81)), new BigInteger(line.substring(82))))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
