package io.github.sudokusat.batch;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.PuzzleRecord;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.solve.CheckResult;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fifty puzzles in blocks with titles, as in Project Euler's problem 96, read from a stream and solved for the sum that the problem asks for. */
class FiftyPuzzlesTest {

    /** The sum, which the README next to the file explains. */
    private static final int SUM = 27_346;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void theCornersOfFiftyPuzzlesAddUp(int threads) throws Exception {
        List<Grid> puzzles = new ArrayList<>();
        List<CheckResult> verdicts = new ArrayList<>();
        try (InputStream file = Objects.requireNonNull(getClass().getResourceAsStream("/golden/euler50.txt"));
                Reader in = new InputStreamReader(file, StandardCharsets.UTF_8)) {
            Batch.onThreads(threads).check(SudokuSolver.create(), () -> new Puzzles(in, puzzles), verdicts::add);
        }
        assertThat(verdicts).hasSize(50).allMatch(verdict -> verdict instanceof CheckResult.Proper);
        int sum = 0;
        for (int i = 0; i < 50; i++) {
            Grid solution = ((CheckResult.Proper) verdicts.get(i)).solution();
            assertThatGrid(solution).solves(puzzles.get(i));
            sum += 100 * solution.digit(0) + 10 * solution.digit(1) + solution.digit(2);
        }
        assertThat(sum).isEqualTo(SUM);
    }

    /** The puzzles of a stream, read on demand. */
    private static final class Puzzles implements Iterator<Grid> {

        private final PuzzleReader reader;
        private final List<Grid> read;
        private Optional<PuzzleRecord> next;

        Puzzles(Reader in, List<Grid> read) {
            this.reader = PuzzleReader.of(in);
            this.read = read;
            this.next = readNext(reader);
        }

        private static Optional<PuzzleRecord> readNext(PuzzleReader reader) {
            try {
                return reader.next();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public boolean hasNext() {
            return next.isPresent();
        }

        @Override
        public Grid next() {
            PuzzleRecord current = next.orElseThrow(NoSuchElementException::new);
            read.add(current.grid());
            assertThat(current.id()).contains("Grid " + (read.size() < 10 ? "0" : "") + read.size());
            next = readNext(reader);
            return current.grid();
        }
    }
}
