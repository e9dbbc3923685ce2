package io.github.sudokusat.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.text.CsvText;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** parse(format(g)) = g for every format, over random layouts. */
@Tag("long")
class RoundTripPropertyTest {

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWYZabcdefghijk";

    @Property(tries = 250)
    void everyFormatIsReadBackWithItsLayout(@ForAll Random random) {
        Grid grid = TextArbitraries.grid(TextArbitraries.layout(random), random);
        TextOptions options = TextOptions.defaults().withLayout(grid.layout());
        for (GridFormat format : formats(grid.layout().side())) {
            String text = format.format(grid);
            assertThat(GridParser.of(options).parse(text)).as(text).isEqualTo(grid);
            assertThat(GridParser.of(options).parse(text + "\n")).as(text).isEqualTo(grid);
        }
    }

    @Property(tries = 120)
    void everyFormatIsReadBackWithoutALayoutIfTheSideHasBoxes(@ForAll Random random) {
        Grid any = TextArbitraries.grid(TextArbitraries.layout(random), random);
        Layout usual = Layout.ofSide(any.layout().side()).orElse(Layout.classic());
        Grid grid = usual.side() == any.layout().side() ? any.on(usual) : TextArbitraries.grid(usual, random);
        for (GridFormat format : formats(usual.side())) {
            String text = format.format(grid);
            assertThat(GridParser.create().parse(text)).as(text).isEqualTo(grid);
            assertThat(GridParser.create().parse("\uFEFF" + text.replace("\n", "\r\n") + "\r\n"))
                    .as(text)
                    .isEqualTo(grid);
        }
    }

    private static List<GridFormat> formats(int side) {
        List<GridFormat> formats = new ArrayList<>(
                List.of(GridFormat.numbers(), GridFormat.numberRows(), PictureFormat.unicode(), PictureFormat.ascii()));
        if (side <= 35) {
            formats.add(GridFormat.line());
        }
        return formats;
    }

    @Property(tries = 120)
    void otherAlphabetsAreReadBack(@ForAll Random random) {
        Grid grid = TextArbitraries.grid(Layout.boxes(2 + random.nextInt(4), 2 + random.nextInt(4)), random);
        String alphabet = random.nextBoolean() ? LETTERS : "0123456789ABCDEFGHIJKLMNOPQRSTUVWYZ";
        GridParser parser =
                GridParser.of(TextOptions.defaults().withLayout(grid.layout()).withAlphabet(alphabet));
        assertThat(parser.parse(GridFormat.line(alphabet).format(grid))).isEqualTo(grid);
        assertThat(parser.parse(PictureFormat.ascii().withAlphabet(alphabet).format(grid)))
                .isEqualTo(grid);
    }

    @Property(tries = 120)
    void picturesWithDistinguishedGivensAreReadBack(@ForAll Random random) {
        Layout layout = TextArbitraries.layout(random);
        Grid solution = TextArbitraries.grid(layout, random);
        Grid puzzle = TextArbitraries.grid(layout, random);
        GridParser parser = GridParser.of(TextOptions.defaults().withLayout(layout));
        for (PictureFormat format : List.of(
                PictureFormat.unicode(),
                PictureFormat.ascii(),
                PictureFormat.unicode().withColours(),
                PictureFormat.ascii().withColours())) {
            String text = format.format(puzzle, solution);
            assertThat(parser.parse(text)).as(text).isEqualTo(solution);
        }
    }

    @Property(tries = 120)
    void candidatesAreReadBack(@ForAll Random random) {
        Layout layout = TextArbitraries.layout(random);
        PencilMarks marks = TextArbitraries.marks(layout, random);
        GridParser parser = GridParser.of(TextOptions.defaults().withLayout(layout));
        for (MarksFormat format : List.of(MarksFormat.picture(), MarksFormat.unicodePicture())) {
            String picture = format.format(marks);
            assertThat(parser.parseMarks(picture)).as(picture).isEqualTo(marks);
        }
        if (layout.side() > 1 && layout.side() <= 35) {
            assertThat(parser.parseMarks(MarksFormat.line().format(marks))).isEqualTo(marks);
            Grid grid = TextArbitraries.grid(layout, random);
            assertThat(parser.parse(GridFormat.candidateLine().format(grid))).isEqualTo(grid);
        }
    }

    @Property(tries = 100)
    void candidateGridsAreReadBackWithoutALayout(@ForAll Random random) {
        int[] sides = {1, 4, 6, 8, 9, 10, 16};
        Layout layout = Layout.ofSide(sides[random.nextInt(sides.length)]).orElseThrow();
        PencilMarks marks = TextArbitraries.marks(layout, random);
        String picture = MarksFormat.picture().format(marks);
        assertThat(GridParser.create().parseMarks(picture)).as(picture).isEqualTo(marks);
    }

    @Property(tries = 100)
    void linesOfCandidatesAreReadBackWithoutALayoutIfEveryCellHasOne(@ForAll Random random) {
        int[] sides = {4, 6, 8, 9, 10, 12, 16, 25, 35};
        Layout layout = Layout.ofSide(sides[random.nextInt(sides.length)]).orElseThrow();
        PencilMarks some = TextArbitraries.marks(layout, random);
        PencilMarks.Builder marks = PencilMarks.builder(layout);
        for (int cell = 0; cell < layout.cellCount(); cell++) {
            marks.add(cell, 1 + random.nextInt(layout.side()));
            for (int digit = 1; digit <= layout.side(); digit++) {
                if (some.has(cell, digit)) {
                    marks.add(cell, digit);
                }
            }
        }
        String line = MarksFormat.line().format(marks.build());
        assertThat(GridParser.create().parseMarks(line)).as(line).isEqualTo(marks.build());
    }

    @Property(tries = 100)
    void streamsOfManyPuzzlesAreReadBack(@ForAll Random random) throws IOException {
        int[] sides = {4, 6, 9, 12, 25};
        Layout layout = Layout.ofSide(sides[random.nextInt(sides.length)]).orElseThrow();
        List<GridFormat> formats = formats(layout.side());
        int kind = random.nextInt(formats.size());
        String between = List.of("\n", "\n\n", "\n# and\n", "\r\n\r\n").get(random.nextInt(4));
        List<Grid> grids = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int i = 2 + random.nextInt(20); i > 0; i--) {
            Grid grid = TextArbitraries.grid(layout, random);
            grids.add(grid);
            text.append(formats.get(kind).format(grid)).append(between);
        }
        PuzzleReader reader = PuzzleReader.of(new StringReader(text.toString()));
        for (Grid grid : grids) {
            assertThat(reader.next().orElseThrow().grid()).as(text.toString()).isEqualTo(grid);
        }
        assertThat(reader.next()).isEmpty();
    }

    @Property(tries = 100)
    void csvRecordsAreReadBack(@ForAll Random random, @ForAll String id, @ForAll String comment) throws IOException {
        Grid grid = TextArbitraries.grid(Layout.classic(), random);
        String line = GridFormat.line().format(grid);
        StringBuilder text = new StringBuilder();
        CsvText.append(text, List.of("id", "puzzle", "solution", "note"));
        text.append('\n');
        CsvText.append(text, List.of(id, line, "", comment));
        PuzzleRecord record =
                PuzzleReader.of(new StringReader(text.toString())).next().orElseThrow();
        assertThat(record.grid()).isEqualTo(grid);
        assertThat(record.id().orElse("")).isEqualTo(id.replace('\n', ' ').replace('\r', ' '));
        assertThat(record.comments()).containsExactly(comment.replace('\n', ' ').replace('\r', ' '));
        assertThat(record.line()).isEqualTo(2);
    }

    @Property(tries = 2)
    void theLargestSidesAreReadBack(@ForAll Random random) {
        for (Layout layout : List.of(Layout.boxes(12, 12), Layout.boxes(16, 16))) {
            Grid grid = TextArbitraries.grid(layout, random);
            for (GridFormat format : formats(layout.side())) {
                assertThat(GridParser.create().parse(format.format(grid))).isEqualTo(grid);
            }
        }
    }
}
