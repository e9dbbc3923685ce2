package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Variant;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class GoldenTest {

    static final List<String> SINGLES = Golden.SINGLES;
    static final List<String> CANDIDATES = Golden.CANDIDATES;
    static final List<String> STREAMS = Golden.STREAMS;

    private static List<PuzzleRecord> records(String text, TextOptions options) throws IOException {
        PuzzleReader reader = PuzzleReader.of(new StringReader(text), options);
        List<PuzzleRecord> records = new ArrayList<>();
        for (Optional<PuzzleRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
            records.add(next.get());
        }
        return records;
    }

    private static List<PuzzleRecord> records(String name) throws IOException {
        return records(Golden.text(name), TextOptions.defaults());
    }

    @ParameterizedTest
    @FieldSource("SINGLES")
    void everySinglePuzzleFormatGivesTheSameGrid(String name) throws IOException {
        Grid puzzle = GridParser.create().parse(Golden.PUZZLE);
        assertThat(GridParser.create().parse(Golden.text(name))).isEqualTo(puzzle);
        TextOptions classic = TextOptions.defaults().withLayout(Layout.classic());
        assertThat(GridParser.of(classic).parse(Golden.text(name))).isEqualTo(puzzle);
        List<PuzzleRecord> records = records(name);
        assertThat(records).hasSize(1);
        assertThat(records.get(0).grid()).isEqualTo(puzzle);
        assertThat(records.get(0).marks()).isEmpty();
        // The text of a record is itself the text of a puzzle.
        assertThat(GridParser.create().parse(records.get(0).text())).isEqualTo(puzzle);
    }

    @ParameterizedTest
    @FieldSource("CANDIDATES")
    void everyCandidateFormatGivesTheCandidatesThatTheGivensLeave(String name) throws IOException {
        PencilMarks marks = GridParser.create().parseMarks(Golden.text(name));
        Grid puzzle = GridParser.create().parse(Golden.PUZZLE);
        for (int cell = 0; cell < 81; cell++) {
            assertThat(candidates(marks, cell)).as("cell %s", cell).isEqualTo(expected(puzzle, cell));
        }
        assertThat(records(name).get(0).marks()).hasValue(marks);
        assertThat(GridParser.create().parse(Golden.text(name))).isEqualTo(marks.grid());
    }

    private static Set<Integer> candidates(PencilMarks marks, int cell) {
        Set<Integer> digits = new TreeSet<>();
        for (int digit = 1; digit <= 9; digit++) {
            if (marks.has(cell, digit)) {
                digits.add(digit);
            }
        }
        assertThat(marks.count(cell)).isEqualTo(digits.size());
        return digits;
    }

    private static Set<Integer> expected(Grid puzzle, int cell) {
        if (puzzle.digit(cell) != 0) {
            return Set.of(puzzle.digit(cell));
        }
        Set<Integer> digits = new TreeSet<>(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9));
        for (House house : puzzle.layout().houses()) {
            if (house.holds(cell)) {
                for (int other : house.cells()) {
                    digits.remove(puzzle.digit(other));
                }
            }
        }
        return digits;
    }

    @ParameterizedTest
    @FieldSource("STREAMS")
    void everyStreamGivesItsPuzzlesInOrder(String name) throws IOException {
        List<PuzzleRecord> fifty = records("euler50.txt");
        List<PuzzleRecord> records = records(name);
        assertThat(records).hasSize(name.equals("bulk-text.txt") ? 6 : 4);
        assertThat(records.get(0).grid()).isEqualTo(GridParser.create().parse(Golden.PUZZLE));
        for (int i = 0; i < records.size(); i++) {
            assertThat(records.get(i).grid()).isEqualTo(fifty.get(i).grid());
        }
    }

    @Test
    void readsFiftyBlocksWithTheirTitles() throws IOException {
        List<PuzzleRecord> fifty = records("euler50.txt");
        assertThat(fifty).hasSize(50);
        assertThat(fifty.get(49).id()).hasValue("Grid 50");
        assertThat(fifty.get(49).line()).isEqualTo(492);
        assertThat(new HashSet<>(fifty.stream().map(PuzzleRecord::grid).toList()))
                .hasSize(50);
        assertThat(fifty.stream().map(record -> record.grid().filledCount()).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        IntStream.rangeClosed(22, 36).boxed().toList());
    }

    @Test
    void keepsTheTextThatAccompaniesAPuzzle() throws IOException {
        assertThat(records("bulk-text.txt").stream().map(PuzzleRecord::comments))
                .containsExactly(
                        List.of("# the first"),
                        List.of("2"),
                        List.of(",three;3"),
                        List.of(":four"),
                        List.of(";5.6 rated"),
                        List.of("#six"));
        assertThat(records("bulk.sdm").stream().map(PuzzleRecord::line)).containsExactly(2, 3, 4, 6);
        PuzzleRecord kaggle = records("kaggle.csv").get(0);
        assertThat(kaggle.solution()).hasValue(Golden.SOLUTION);
        assertThat(kaggle.text()).isEqualTo(Golden.PUZZLE.replace('.', '0'));
        assertThat(kaggle.id()).isEmpty();
        PuzzleRecord rated = records("rated.csv").get(3);
        assertThat(rated.id()).hasValue("4");
        assertThat(rated.line()).isEqualTo(5);
        assertThat(rated.comments()).containsExactly("24", "1.5");
        assertThat(records("quoted.csv").get(0).comments()).containsExactly("the \"1\"; of them");
        assertThat(records("headers.sdk").get(0).comments()).hasSize(7).startsWith("#AA helper");
        assertThat(records("euler.txt").get(1).id()).hasValue("Grid 02");
    }

    @Test
    void readsANamedColumn() throws IOException {
        TextOptions solutions = TextOptions.defaults().withCsvColumn(" SOLUTIONS ");
        assertThat(records(Golden.text("kaggle.csv"), solutions).get(0).grid())
                .isEqualTo(GridParser.create().parse(Golden.SOLUTION));
        assertThat(records(
                                "id\tgrid\n1\t" + Golden.PUZZLE,
                                TextOptions.defaults().withCsvColumn("grid"))
                        .get(0)
                        .grid())
                .isEqualTo(GridParser.create().parse(Golden.PUZZLE));
    }

    @Test
    void readsASingleColumn() throws IOException {
        Grid grid = GridParser.create().parse(Golden.PUZZLE);
        for (String header : List.of("puzzle", "# x\n\n Quizzes ", "\"question\"", "\uFEFFPUZZLES")) {
            for (String record : List.of(Golden.PUZZLE, "\"" + Golden.PUZZLE + "\"")) {
                String text = header + "\n" + record + "\n\n" + record + "\n";
                assertThat(records(text, TextOptions.defaults()).stream().map(PuzzleRecord::grid))
                        .as(text)
                        .containsExactly(grid, grid);
                assertThat(GridParser.create().parse(header + "\n" + record))
                        .as(text)
                        .isEqualTo(grid);
            }
        }
        assertThat(records("puzzle\n1...............\n...............2\n", TextOptions.defaults()))
                .hasSize(2)
                .allMatch(record -> record.grid().layout().side() == 4);
    }

    @Test
    void readsTheNameOfAColumnAsATitleAboveRows() throws IOException {
        PuzzleRecord titled = records("Puzzle\n" + Golden.text("rows.txt"), TextOptions.defaults())
                .get(0);
        assertThat(titled.id()).hasValue("Puzzle");
        assertThat(titled.grid()).isEqualTo(GridParser.create().parse(Golden.text("rows.txt")));
        PuzzleRecord sixteen = records("puzzle\n" + Golden.text("sixteen.txt"), TextOptions.defaults())
                .get(0);
        assertThat(sixteen.grid()).isEqualTo(GridParser.create().parse(Golden.text("sixteen.txt")));
    }

    @Test
    void readsOtherSides() {
        assertThat(GridParser.create().parse(Golden.text("four.txt")))
                .isEqualTo(GridParser.create().parse("1..4..1..1..4..1"));
        Grid sixteen = GridParser.create().parse(Golden.text("sixteen-line.txt"));
        assertThat(sixteen.layout()).isEqualTo(Layout.boxes(4, 4));
        assertThat(sixteen.digits()).startsWith(1, 2, 3, 4, 5, 0, 7, 0, 9, 10, 11, 12, 0, 14, 0, 0);
        for (String name : List.of("sixteen.txt", "sixteen-numbers.txt", "sixteen-plain-numbers.txt")) {
            assertThat(GridParser.create().parse(Golden.text(name))).as(name).isEqualTo(sixteen);
        }
        TextOptions hex = TextOptions.defaults().withAlphabet("0123456789ABCDEF");
        assertThat(GridParser.of(hex).parse(Golden.text("sixteen-hex.txt"))).isEqualTo(sixteen);
    }

    @Test
    void readsSixteenLinesOfSixteenAsOneGridOnlyIfTheyNeedSixteenDigits() throws IOException {
        assertThat(records("sixteen.txt")).hasSize(1);
        assertThat(records("sixteen-plain-numbers.txt")).hasSize(1);
        String small = "1234341221434321\n".repeat(16);
        assertThat(records(small, TextOptions.defaults())).hasSize(16);
    }

    @Test
    void readsRegionsAndLayouts() {
        Layout jigsaw = LayoutText.parseRegions(Golden.text("regions.txt"));
        assertThat(jigsaw.boxShape()).isEmpty();
        assertThat(jigsaw.regionOfCells()).startsWith(0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 2);
        assertThat(LayoutText.parseRegions(Golden.text("regions-names.txt"))).isEqualTo(jigsaw);
        Layout layout = LayoutText.parse(Golden.text("layout.txt").lines().toList());
        assertThat(layout)
                .isEqualTo(Layout.classic()
                        .with(Variant.DIAGONALS)
                        .with(Variant.ANTI_KNIGHT)
                        .with(MustDiffer.of("two pairs", 0, 40, 10, 79)));
    }
}
