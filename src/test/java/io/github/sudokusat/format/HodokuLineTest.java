package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Seeds;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Reads and writes lines of libraries of technique cases. */
class HodokuLineTest {

    private static final String CELLS = Golden.PUZZLE;
    private static final CandidateLayout CLASSIC = CandidateLayout.of(Layout.classic());

    private static TechniqueCase parse(String line) throws IOException {
        return PuzzleReader.of(new StringReader(line))
                .next()
                .orElseThrow()
                .techniqueCase()
                .orElseThrow();
    }

    private static Candidate candidate(int digit, int row, int column) {
        return new Candidate(new Cell(row - 1, column - 1), digit);
    }

    private static List<PuzzleRecord> records(String text, TextOptions options) throws IOException {
        PuzzleReader reader = PuzzleReader.of(new StringReader(text), options);
        List<PuzzleRecord> records = new ArrayList<>();
        for (Optional<PuzzleRecord> next = reader.next(); next.isPresent(); next = reader.next()) {
            records.add(next.get());
        }
        return records;
    }

    @Test
    void readsEveryField() throws IOException {
        TechniqueCase read = parse(
                ":0603-2:38:" + CELLS.replaceFirst("7", "+7") + ":118 213\t 999 :436 257:129:8 inferences: or so");
        Grid puzzle = GridParser.create().parse(CELLS);
        assertThat(read.technique()).isEqualTo("0603");
        assertThat(read.variant()).isEqualTo("2");
        assertThat(read.isNegative()).isFalse();
        assertThat(read.digits()).isEqualTo("38");
        assertThat(read.placed()).isEqualTo(puzzle);
        assertThat(read.givens()).isEqualTo(puzzle.with(CELLS.indexOf('7'), 0));
        assertThat(read.deleted()).containsExactly(candidate(1, 1, 8), candidate(2, 1, 3), candidate(9, 9, 9));
        assertThat(read.eliminations()).containsExactly(candidate(4, 3, 6), candidate(2, 5, 7));
        assertThat(read.placements()).containsExactly(candidate(1, 2, 9));
        assertThat(read.extra()).isEqualTo("8 inferences: or so");
    }

    @Test
    void fieldsAfterTheDeletedCandidatesMayBeMissing() throws IOException {
        String line = ":03111-x:4:" + CELLS + ":118:436:129:6";
        for (int fields = 7; fields > 3; fields--) {
            TechniqueCase read = parse(fields > 4 ? line : line + ":");
            assertThat(read.isNegative()).isTrue();
            assertThat(read.extra()).isEqualTo(fields > 6 ? "6" : "");
            assertThat(read.placements()).hasSize(fields > 5 ? 1 : 0);
            assertThat(read.eliminations()).hasSize(fields > 4 ? 1 : 0);
            assertThat(read.deleted()).hasSize(1);
            line = line.substring(0, line.lastIndexOf(':'));
        }
        assertThat(parse(":0300::" + CELLS + "::").line()).isEqualTo(":0300::" + CELLS + "::::");
    }

    @Test
    void thePositionIsThePlacedDigitsWithoutTheDeletedCandidates() throws IOException {
        TechniqueCase read = parse(":0300:4:+5" + CELLS.substring(1) + ":113 213 511 211:::");
        CandidateGrid expected =
                CandidateGrid.of(CLASSIC, GridParser.create().parse(CELLS).with(0, 5));
        expected.remove(2, 1);
        expected.remove(2, 2);
        CandidateGrid position = read.position(CLASSIC);
        for (int cell = 0; cell < 81; cell++) {
            assertThat(position.digit(cell)).isEqualTo(expected.digit(cell));
            assertThat(position.candidateBits(cell)).as("cell %s", cell).isEqualTo(expected.candidateBits(cell));
        }
        // A cell with one candidate left is not placed.
        assertThat(position.candidateCount(2)).isEqualTo(1);
        assertThat(position.digit(2)).isZero();
    }

    @Test
    void clashingDigitsAndEmptyCellsMakeAContradictoryPosition() throws IOException {
        TechniqueCase clash = parse(":0300:4:+55" + CELLS.substring(2) + ":113:::");
        assertThat(clash.position(CLASSIC).isContradictory()).isTrue();
        assertThat(clash.placed().conflicts()).isNotEmpty();
        assertThat(parse(":0300:4:" + CELLS + ":213 313:::").position(CLASSIC).isContradictory())
                .isTrue();
    }

    @Test
    void aPlusBeforeABlankHasNoMeaning() throws IOException {
        assertThat(parse(":0300:4:+" + CELLS + ":::")).isEqualTo(parse(":0300:4:" + CELLS + ":::"));
    }

    @Test
    void theMarksAreTheCandidatesThatTheLineLeaves() throws IOException {
        PuzzleRecord record = PuzzleReader.of(new StringReader(":0300:4:" + CELLS + ":113 213 511 795:::"))
                .next()
                .orElseThrow();
        PencilMarks marks = record.marks().orElseThrow();
        assertThat(record.grid()).isEqualTo(GridParser.create().parse(CELLS));
        assertThat(marks.has(2, 1) || marks.has(2, 2)).isFalse();
        assertThat(marks.has(2, 4)).isTrue();
        assertThat(marks.has(0, 6)).isTrue();
        assertThat(marks.count(0)).isEqualTo(8);
        assertThat(marks.count(1)).isEqualTo(1);
        assertThat(marks.count(76))
                .as("a deletion of a placed digit says nothing")
                .isEqualTo(1);
        assertThat(record.text()).startsWith(":0300:4:").endsWith(":::");
        assertThat(record.comments()).isEmpty();
    }

    @Test
    void otherLinesMayComeBetweenThem() throws IOException {
        String text = "# a library\n\n:0300:4:" + CELLS + "::\n" + CELLS + "\n:03:4:" + CELLS + "\n:0301:4:" + CELLS
                + "::::\n";
        for (TextOptions options : List.of(
                TextOptions.defaults(),
                TextOptions.defaults().withLayout(Layout.classic()),
                TextOptions.defaults().withAnyBlank(),
                TextOptions.defaults().withAlphabet("ABCDEFGHI"))) {
            List<PuzzleRecord> records = records(text, options);
            assertThat(records).hasSize(4);
            assertThat(records.get(0).techniqueCase().orElseThrow().technique()).isEqualTo("0300");
            assertThat(records.get(2).error()).isPresent();
            assertThat(records.get(3).techniqueCase().orElseThrow().technique()).isEqualTo("0301");
        }
        assertThat(records(text, TextOptions.defaults()).get(1).techniqueCase()).isEmpty();
        assertThat(records("a title gone wrong\n:0300:4:" + CELLS, TextOptions.defaults()))
                .hasSize(2);
    }

    @Test
    void aCsvFieldMayHoldALibraryLine() throws IOException {
        List<PuzzleRecord> records =
                records("id,puzzle\n7,:0300:4:" + CELLS + ":::\n8,:0300:4:" + CELLS + ":10:\n", TextOptions.defaults());
        assertThat(records.get(0).techniqueCase()).isPresent();
        assertThat(records.get(0).id()).hasValue("7");
        assertThat(records.get(1).error().orElseThrow().column()).isEqualTo(93);
    }

    @Test
    void picturesWithBordersOfColonsAreStillPictures() {
        String picture = ":--:--:\n:12:34:\n:..:..:\n:--:--:\n:..:..:\n:..:..:\n:--:--:\n";
        assertThat(GridParser.create().parse(picture).digit(3)).isEqualTo(4);
        assertThat(GridParser.create().parse(picture.substring(8)).digit(3)).isEqualTo(4);
        String eight = ":1234:5678:\n" + ":....:....:\n".repeat(7);
        assertThat(GridParser.create().parse(eight).digit(7)).isEqualTo(8);
        TextOptions colons = TextOptions.defaults().withBlanks(":");
        assertThat(GridParser.of(colons).parse(CELLS.replace('.', ':')))
                .isEqualTo(GridParser.create().parse(CELLS));
        TextOptions any = TextOptions.defaults().withAnyBlank();
        assertThat(GridParser.of(any).parse("::" + CELLS.substring(2)).digit(1)).isZero();
    }

    @Test
    void anyLayoutWithDigitsOfOneCharacterIsAccepted() throws IOException {
        Layout layout = Layout.boxes(2, 3).with(Variant.DIAGONALS);
        TextOptions options = TextOptions.defaults().withLayout(layout);
        TechniqueCase read = records(":0300:1:1+2" + ".".repeat(34) + ":616:", options)
                .get(0)
                .techniqueCase()
                .orElseThrow();
        assertThat(read.placed().layout()).isEqualTo(layout);
        assertThat(read.deleted()).containsExactly(candidate(6, 1, 6));
        assertThat(read.position(CandidateLayout.of(layout)).isCandidate(35, 1)).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            :0300:4|8|the cells of a grid, with + before a digit that is not given|the end of the line
            :0300:4:|9|the cells of a grid, with + before a digit that is not given|the end of the line
            :0300:4::113:|9|the cells of a grid, with + before a digit that is not given|":"
            :300:4:CELLS|2|the code of a technique such as 0300 or 0300-1|"300"
            ::4:CELLS|2|the code of a technique such as 0300 or 0300-1|":"
            :0300-:4:CELLS|2|the code of a technique such as 0300 or 0300-1|"0300-"
            :0300-x-1:4:CELLS|2|the code of a technique such as 0300 or 0300-1|"0300-x-1"
            :0300:4:.CELLS|9|81 cells (or another number that makes a grid)|82 cells
            :0300:4:%CELLS|9|a digit from 1 to 9 or a blank|"%"
            :0300:4:A...............|9|a digit from 1 to 4 or a blank|"A"
            :0300:4:CELLS+|91|a digit from 1 to 9 after +|the end of the line
            :0300:4:+.CELLS|9|81 cells (or another number that makes a grid)|82 cells
            :0300:4:+..+1.............+|28|a digit from 1 to 4 after +|the end of the line
            :0300:4:++1...............|10|a digit from 1 to 4 or a blank|"+"
            :0300:4:CELLS:11:436|91|a digit, its row and its column, such as 412 for 4 in r1c2|"11"
            :0300:4:CELLS:111:43r|95|a digit, its row and its column, such as 412 for 4 in r1c2|"43r"
            :0300:4:CELLS:111::101|96|a digit, its row and its column, such as 412 for 4 in r1c2|"101"
            :0300:4:CELLS:111::11 1|96|a digit, its row and its column, such as 412 for 4 in r1c2|"11"
            :0300:4:CELLS|90|":" and the deleted candidates, if any, with ":" after them|the end of the line
            :0300:4:CELLS:|91|":" after the deleted candidates|the end of the line
            :0300:4:CELLS:118 213|98|":" after the deleted candidates|the end of the line
            :0300:4:CELLS:118 21|95|a digit, its row and its column, such as 412 for 4 in r1c2|"21"
            :0300:4:................:511|26|a digit, its row and its column, such as 412 for 4 in r1c2|"511"
            """)
    void namesThePlaceOfAMistakeInALine(String line, int column, String expected, String found) {
        assertThatThrownBy(() -> GridParser.create().parse(line.replace("CELLS", CELLS)))
                .isInstanceOf(GridFormatException.class)
                .hasMessage("line 1, column " + column + ": expected " + expected + ", but found " + found);
    }

    @Test
    void gridsAboveSideNineHaveNoLibraryLines() {
        assertThatThrownBy(() -> GridParser.create().parse(":0300:1:" + ".".repeat(256)))
                .isInstanceOf(GridFormatException.class)
                .hasMessage("line 1, column 9: expected at most 81 cells, since rows and columns have one digit each,"
                        + " but found 256 cells");
    }

    @Test
    void randomPositionsAreReadBack() throws IOException {
        long firstSeed = Seeds.seed();
        for (int i = 0; i < 200; i++) {
            long seed = firstSeed + i;
            Random random = new Random(seed);
            Grid givens = new PuzzleMaker(seed).puzzle(Layout.classic(), 0.6);
            CandidateGrid position = CandidateGrid.of(CLASSIC, givens);
            List<Candidate> found = new ArrayList<>();
            for (int cell = random.nextInt(9); cell < 81; cell += 1 + random.nextInt(9)) {
                int digit = position.nextCandidate(cell, 1);
                if (position.candidateCount(cell) == 1) {
                    position.place(cell, digit);
                } else if (random.nextBoolean()) {
                    position.remove(cell, digit);
                } else {
                    found.add(new Candidate(Cell.numbered(cell, 9), digit));
                }
                if (position.isContradictory()) {
                    break;
                }
            }
            if (position.isContradictory()) {
                continue;
            }
            TechniqueCase made = TechniqueCase.of("0300", "4", givens, position, found, List.of());
            TechniqueCase read = parse(made.line());
            assertThat(read).as("seed %s: %s", seed, made.line()).isEqualTo(made);
            CandidateGrid again = read.position(CLASSIC);
            for (int cell = 0; cell < 81; cell++) {
                assertThat(again.candidateBits(cell)).as("seed %s", seed).isEqualTo(position.candidateBits(cell));
                assertThat(again.digit(cell)).as("seed %s", seed).isEqualTo(position.digit(cell));
            }
        }
    }

    /** Whatever rules a position has, its line is the same position to a reader that knows only rows, columns and boxes. */
    @ParameterizedTest
    @EnumSource(Variant.class)
    void positionsUnderFurtherRulesAreComplete(Variant variant) throws IOException {
        Layout layout = Layout.classic().with(variant);
        CandidateLayout tables = CandidateLayout.of(layout);
        int further = 0;
        for (long seed = 1; seed <= 20; seed++) {
            Grid givens = new PuzzleMaker(seed).puzzle(layout, 0.7);
            CandidateGrid position = CandidateGrid.of(tables, givens);
            TechniqueCase made = TechniqueCase.of("0300", "4", givens, position, List.of(), List.of());
            TechniqueCase read = parse(made.line());
            assertThat(read.position(CLASSIC))
                    .as("seed %s: %s", seed, made.line())
                    .satisfies(again -> same(again, position));
            assertThat(read.position(tables))
                    .as("seed %s: %s", seed, made.line())
                    .satisfies(again -> same(again, position));
            further += made.deleted().size();
        }
        assertThat(further).isPositive();
    }

    private static void same(CandidateGrid actual, CandidateGrid expected) {
        for (int cell = 0; cell < 81; cell++) {
            assertThat(actual.digit(cell)).as("cell %s", cell).isEqualTo(expected.digit(cell));
            assertThat(actual.candidateBits(cell)).as("cell %s", cell).isEqualTo(expected.candidateBits(cell));
        }
    }

    @Test
    void malformedCasesAreRefused() {
        Grid empty = Grid.empty(Layout.classic());
        List<Candidate> none = List.of();
        assertThatThrownBy(() -> new TechniqueCase("300", "", "", empty, empty, none, none, none, ""))
                .hasMessage("technique must be four or five digits, but is \"300\"");
        assertThatThrownBy(() -> new TechniqueCase("0300", "-", "", empty, empty, none, none, none, ""))
                .hasMessage("variant must be letters and digits, but is \"-\"");
        assertThatThrownBy(() -> new TechniqueCase("0300", "", ":", empty, empty, none, none, none, ""))
                .hasMessage("digits must not have \":\"");
        assertThatThrownBy(() -> new TechniqueCase("0300", "", "", empty, empty, none, none, none, "\n"))
                .hasMessage("extra must not have U+000A");
        assertThatThrownBy(() -> new TechniqueCase("0300", "", "", empty.with(1, 3), empty, none, none, none, ""))
                .hasMessage("placed must have the given r1c2=3, but has 0 there");
        assertThatThrownBy(() ->
                        new TechniqueCase("0300", "", "", empty, empty, none, List.of(candidate(10, 1, 1)), none, ""))
                .hasMessage("eliminations must lie within side 9, but has r1c1=10");
        Grid large = Grid.empty(Layout.boxes(4, 4));
        assertThatThrownBy(() -> new TechniqueCase("0300", "", "", large, large, none, none, none, ""))
                .hasMessage("side must be at most 9, but is 16");
    }
}
