package io.github.sudokusat.cluster.single;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.sudokusat.cluster.LocalSpark;
import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.CountedGrid;
import io.github.sudokusat.testing.PuzzleMaker;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files have the solutions that the engines find, each once. */
class ClusterEnumeratorTest {

    @TempDir
    private Path directory;

    private static ClusterEnumerator enumerator() {
        return ClusterEnumerator.on(LocalCluster.context()).withCubes(5);
    }

    private static List<Row> rows(Path path) {
        return LocalSpark.session().read().parquet(path.toString()).collectAsList();
    }

    private void assertAllSolutions(Puzzle puzzle, String about) {
        Path path = directory.resolve("all");
        ClusterEnumeration written = enumerator().write(puzzle, path.toString(), true, Limits.none());
        List<String> expected = SudokuSolver.create()
                .solutions(puzzle)
                .map(GridFormat.line()::format)
                .collect(Collectors.toList());
        List<Row> rows = rows(path);
        List<String> solutions = new ArrayList<>();
        rows.forEach(row -> solutions.add(row.getAs("solution")));
        assertThat(solutions).as(about).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(expected);
        assertThat(rows)
                .allMatch(row -> row.getAs("puzzle").equals(GridFormat.line().format(puzzle.grid())));
        assertThat(written.solutions()).as(about).isEqualTo(expected.size());
        assertThat(path.resolve("_SUCCESS")).exists();
    }

    @Test
    void randomPuzzles() {
        Layout[] layouts = {
            Layout.classic(), Layout.boxes(2, 3), Layout.classic().with(Variant.DIAGONALS), Layout.boxes(2, 4)
        };
        for (int seed = 1; seed <= 6; seed++) {
            Layout layout = layouts[seed % layouts.length];
            Grid grid = new PuzzleMaker(seed).puzzle(layout, layout.side() == 9 ? 0.66 : 0.55);
            assertAllSolutions(Puzzle.of(grid), "seed " + seed + ": " + grid);
        }
    }

    @Test
    void puzzleWithCandidatesOfItsOwn() {
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(Layout.boxes(2, 2)));
        marks.remove(0, 1);
        marks.remove(6, 3);
        assertAllSolutions(Puzzle.of(marks), "pencil marks");
    }

    @Test
    void noSolution() {
        assertAllSolutions(Puzzle.of(Grid.empty(Layout.classic()).with(0, 1).with(1, 1)), "conflict");
        Grid proper = new PuzzleMaker(1).minimalPuzzle(Layout.classic());
        int digit = SudokuSolver.create().solve(proper).orElseThrow().digit(0);
        assertAllSolutions(Puzzle.of(proper.with(0, digit % 9 + 1)), "wrong digit");
    }

    @Test
    void wideGridsAreWrittenAsNumbers() {
        Layout layout = Layout.boxes(6, 6);
        Grid puzzle = new PuzzleMaker(3).puzzle(layout, 0.2);
        Path path = directory.resolve("wide");
        enumerator()
                .write(Puzzle.of(puzzle), path.toString(), false, Limits.none().withMaxSolutions(3));
        assertThat(rows(path)).isNotEmpty();
        GridParser parser = GridParser.of(TextOptions.defaults().withLayout(layout));
        for (Row row : rows(path)) {
            Grid solution = parser.parse(row.<String>getAs("solution"));
            assertThat(solution.isSolved() && solution.keeps(puzzle)).isTrue();
        }
    }

    @Test
    void limitOnSolutions() {
        Puzzle puzzle = Puzzle.of(Grid.empty(Layout.classic()));
        Path path = directory.resolve("some");
        for (int limit : new int[] {0, 1, 20_000}) {
            Limits limits = Limits.none().withMaxSolutions(limit);
            assertThat(enumerator().write(puzzle, path.toString(), true, limits).solutions())
                    .isEqualTo(limit);
            assertThat(rows(path).stream().distinct()).hasSize(limit);
        }
    }

    @Test
    void manySolutions() {
        CountedGrid line = CountedGrid.reference().stream()
                .filter(counted -> counted.count().bitLength() > 17)
                .findFirst()
                .orElseThrow();
        Path path = directory.resolve("many");
        List<String> reports = new ArrayList<>();
        Limits limits = Limits.none().withProgress((what, done, total) -> reports.add(what + " " + done + " " + total));
        ClusterEnumeration written = enumerator().write(Puzzle.of(line.grid()), path.toString(), false, limits);
        assertThat(written.solutions()).isEqualTo(line.count().longValueExact());
        assertThat(LocalSpark.session()
                        .read()
                        .parquet(path.toString())
                        .distinct()
                        .count())
                .isEqualTo(written.solutions());
    }

    @Test
    void timeLimitLeavesNoOutput() {
        Path path = directory.resolve("stopped");
        ClusterEnumeration stopped = enumerator()
                .write(
                        Puzzle.of(Grid.empty(Layout.classic())),
                        path.toString(),
                        false,
                        Limits.none().withTimeout(System::nanoTime, 1_500_000_000L));
        assertThat(stopped.stopReason()).contains(StopReason.TIME_LIMIT);
        assertThat(stopped.solutions()).isZero();
        assertThat(path).doesNotExist();
    }

    @Test
    void existingDirectoryIsRefused() throws Exception {
        Path path = Files.createDirectory(directory.resolve("old"));
        Files.writeString(path.resolve("data"), "kept");
        assertThatIllegalStateException()
                .isThrownBy(() -> enumerator()
                        .write(Puzzle.of(Grid.empty(Layout.boxes(2, 2))), path.toString(), false, Limits.none()));
        assertThat(path.resolve("data")).hasContent("kept");
    }
}
