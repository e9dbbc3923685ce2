package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.svg.SvgPicture;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.Layouts;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games as text: what is written can be read back. */
class TextAnswersTest {

    @Provide
    static Arbitrary<Layout> layouts() {
        return Layouts.any(4, 6, 9, 12, 16, 25);
    }

    @Property(tries = 150)
    void whatIsWrittenAsJsonIsReadBack(@ForAll("layouts") Layout layout, @ForAll long seed) {
        Random random = new Random(seed);
        Grid grid = Grid.empty(layout);
        for (int i = 0; i < layout.side(); i++) {
            grid = grid.with(Layouts.cell(layout, random), 1 + random.nextInt(layout.side()));
        }
        Map<String, Object> written = Asked.ask("write", grid, "format=json");
        Map<String, Object> read = Asked.ask("read", "text=" + written.get("text"));

        Map<String, Object> puzzle = Json.objects(read.get("puzzles")).get(0);
        assertThat(puzzle)
                .containsEntry("layout", Asked.layout(layout).substring("layout=".length()))
                .containsEntry("givens", Asked.line(grid))
                .containsEntry("entries", Asked.line(grid))
                .containsEntry("marks", "");
        assertThat(Json.strings(puzzle.get("conflicts"))).hasSameSizeAs(grid.conflicts());
    }

    @ParameterizedTest
    @ValueSource(strings = {"line", "numbers", "rows", "picture", "ascii", "csv", "json", "library"})
    void everyFormatOfDigitsIsReadBack(String format) {
        Map<String, Object> written = Asked.ask("write", "givens=" + Asked.EASY, "format=" + format);
        Map<String, Object> read = Asked.ask("read", "text=" + written.get("text"));

        assertThat(read).containsEntry("result", "read");
        assertThat(Json.objects(read.get("puzzles")).get(0)).containsEntry("givens", Asked.EASY);
    }

    private static final String RULES =
            "layout=box 3x3; rule anti-knight; killer 15 r1c1 r1c2 r2c1; sandwich 8 r1c4-r9c4";

    private static final String GIVENS = "givens=" + ".".repeat(40) + "5" + ".".repeat(40);

    @ParameterizedTest
    @ValueSource(strings = {"rules", "fpuzzles", "fpuzzles-link", "sudokupad-link", "json"})
    void everyFormatOfRulesIsReadBack(String format) {
        Map<String, Object> written = Asked.ask("write", RULES, GIVENS, "format=" + format);
        Map<String, Object> read = Asked.ask("read", "text=" + written.get("text"));

        Map<String, Object> puzzle = Json.objects(read.get("puzzles")).get(0);
        assertThat("layout=" + puzzle.get("layout")).isEqualTo(RULES);
        assertThat("givens=" + puzzle.get("givens")).isEqualTo(GIVENS);
        assertThat(puzzle).containsEntry("marks", "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fpuzzles", "fpuzzles-link", "sudokupad-link", "json"})
    void whatTheSetterSaysGoesWithThePuzzle(String format) {
        String[] said = {"title=A *star*", "author=Söder", "words=One\nTwo \"three\"", "solution=1234341221434321"};
        Map<String, Object> written = Asked.ask(
                "write",
                "layout=box 2x2",
                "givens=1234............",
                "format=" + format,
                said[0],
                said[1],
                said[2],
                said[3]);
        String text = String.valueOf(written.get("text"));
        Map<String, Object> read = Asked.ask("read", "text=" + text);
        assertThat(Json.objects(read.get("puzzles")).get(0))
                .containsEntry("title", "A *star*")
                .containsEntry("author", "Söder")
                .containsEntry("rules", "One\nTwo \"three\"");
        if (format.equals("fpuzzles")) {
            assertThat(text).endsWith(",\"solution\":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1]}");
        }
    }

    /** A setter's other program would take them for parts of the puzzle. */
    @Test
    void thePlayersDigitsAndMarksStayHere() {
        String marks = "marks=12" + ",".repeat(80);
        String written =
                Asked.text(Asked.ask("write", RULES, "entries=.3" + ".".repeat(79), marks, "format=fpuzzles"), "text");
        assertThat(written).doesNotContain("value\":3", "givenPencilMarks");
        written = Asked.text(Asked.ask("write", "entries=.3" + ".".repeat(79), marks, "format=fpuzzles"), "text");
        assertThat(written).contains("value\":3").doesNotContain("givenPencilMarks");
        written = Asked.text(Asked.ask("write", RULES, marks, "format=rules"), "text");
        assertThat(Json.objects(Asked.ask("read", "text=" + written).get("puzzles"))
                        .get(0)
                        .get("marks"))
                .asString()
                .startsWith("12,");
    }

    @Test
    void aRuleThatFPuzzlesLacksIsNamed() {
        String layout = "layout=box 3x3; killer 3 r1c1 r1c2; rellik 8 r1c1-r1c4; full-rank 9 r1c2-r9c2";
        for (String format : List.of("fpuzzles", "fpuzzles-link", "sudokupad-link")) {
            String where = format.startsWith("sudokupad") ? "links to SudokuPad hold f-puzzles files: " : "";
            assertThat(Asked.ask("write", layout, "format=" + format))
                    .containsEntry(
                            "message",
                            where + "f-puzzles has no form of full rank 9 down from r1c2, rellik cage 8 at r1c1")
                    .containsEntry("key", "format");
        }
    }

    @Test
    void aLibraryLineTellsGivensFromDigitsAndKeepsMarks() {
        String entries = "entries=534" + ".".repeat(78);
        Map<String, Object> filled = Asked.ask("fill", "givens=" + Asked.EASY, entries);
        String marks = Asked.text(filled, "marks").replaceFirst("2478", "278");
        String[] game = {"givens=" + Asked.EASY, entries, "marks=" + marks};
        assertThat(filled).doesNotContainEntry("marks", marks);
        Map<String, Object> written = Asked.ask("write", game[0], game[1], game[2], "format=library");
        Map<String, Object> read = Asked.ask("read", "text=" + written.get("text"));

        Map<String, Object> puzzle = Json.objects(read.get("puzzles")).get(0);
        assertThat(puzzle)
                .containsEntry("givens", Asked.EASY)
                .containsEntry("entries", "534" + Asked.EASY.substring(3))
                .containsEntry("marks", marks);
        assertThat(Asked.ask("hint", game[0], "entries=" + puzzle.get("entries"), "marks=" + puzzle.get("marks")))
                .isEqualTo(Asked.ask("hint", game[0], game[1], game[2]));
    }

    @Test
    void pencilMarksAreReadBack() {
        Map<String, Object> filled = Asked.ask("fill", "givens=" + Asked.EASY);
        assertThat(Asked.text(filled, "marks")).startsWith(",,124,26,,2468,");
        for (String format : List.of("marks", "candidates")) {
            Map<String, Object> written =
                    Asked.ask("write", "givens=" + Asked.EASY, "marks=" + filled.get("marks"), "format=" + format);
            Map<String, Object> read = Asked.ask("read", "text=" + written.get("text"));
            Map<String, Object> puzzle = Json.objects(read.get("puzzles")).get(0);
            assertThat(Asked.text(puzzle, "marks")).as(format).startsWith(",,124,26,,2468,");
        }
    }

    @Test
    void fillLeavesWhatPeersDoNotExclude() {
        String marks = Asked.text(Asked.ask("fill", "layout=box 2x2", "givens=1..............."), "marks");

        assertThat(marks).isEqualTo(",234,234,234,234,234,1234,1234,234,1234,1234,1234,234,1234,1234,1234");
    }

    @Test
    void thePictureIsThatOfTheLibrary() {
        Grid grid = GridParser.create().parse(Asked.EASY);
        assertThat(Asked.ask("write", "givens=" + Asked.EASY, "format=svg"))
                .containsEntry("text", SvgPicture.create().format(grid));
    }

    @Test
    void manyPuzzlesAreCountedAndMistakesSetApart() {
        String line = Asked.EASY + "\n";
        Map<String, Object> read = Asked.ask("read", "text=" + line.repeat(600) + "rubbish\n" + line.repeat(500));

        assertThat(Json.objects(read.get("puzzles"))).hasSize(1000);
        assertThat(read.get("more")).hasToString("100");
        assertThat(Json.objects(read.get("errors"))).hasSize(1);
        assertThat(Json.objects(read.get("errors")).get(0).get("line")).hasToString("601");
    }

    /** A web page pasted by mistake, and blank lines, are refused at once. */
    @Test
    void noiseOfAMegabyteIsRefusedSoon() {
        for (String noise : List.of("\n".repeat(1 << 20), "<p>\n".repeat(1 << 18), "x".repeat(1 << 20))) {
            long start = System.nanoTime();
            assertThat(Asked.ask("read", "text=" + noise))
                    .containsEntry("result", "error")
                    .containsEntry("key", "text");
            assertThat((System.nanoTime() - start) / 1_000_000_000).isLessThan(5);
        }
    }

    @Test
    void aLargePuzzleIsReadAndAVeryLargeOneRefused() {
        String large = Asked.line(Grid.empty(Layout.boxes(5, 5)));
        assertThat(Asked.ask("read", "text=1" + large.substring(1))).containsEntry("result", "read");
        String numbers = "1 ".repeat(1) + ". ".repeat(36 * 36 - 1);
        assertThat(Asked.ask("read", "text=" + numbers))
                .containsEntry("result", "error")
                .containsEntry("found", "side 36");
    }

    private static String sheet(String... fields) {
        return Asked.text(
                Asked.ask(Stream.concat(Stream.of("sheet"), Stream.of(fields)).toArray(String[]::new)), "html");
    }

    /** The player's digits and marks are not the puzzle, unless there is no other. */
    @Test
    void aSheetHasThePuzzleAsItWasGiven() {
        String unplayed = sheet("givens=" + Asked.EASY);
        String entries = Asked.EASY.substring(0, 2) + "4" + Asked.EASY.substring(3);
        assertThat(sheet("givens=" + Asked.EASY, "entries=" + entries)).isEqualTo(unplayed);
        assertThat(sheet("givens=" + Asked.EASY, "marks=" + ",".repeat(3) + "268" + ",".repeat(77)))
                .isEqualTo(unplayed);
        assertThat(sheet("entries=" + Asked.EASY)).isEqualTo(unplayed);
    }

    @Test
    void aSheetHasWhatTheSetterSays() {
        assertThat(sheet("givens=" + Asked.EASY, "title=Hello", "author=R. & S.", "words=Usual rules.\nNo more."))
                .contains("<h1>Hello by R. &amp; S.</h1>", "<p class=\"words\">Usual rules.\nNo more.</p>");
        assertThat(sheet("givens=" + Asked.EASY, "author=R.")).contains("<h1>Sudoku by R.</h1>");
    }

    @Test
    void sheetsHaveSolutionsAndLevels() {
        String html =
                Asked.text(Asked.ask("sheet", "text=" + Asked.EASY + "\n" + Asked.EASY, "title=A <b> & c"), "html");

        assertThat(html)
                .startsWith("<!DOCTYPE html>")
                .contains("<title>A &lt;b&gt; &amp; c</title>", "easy", "Solution of puzzle 2")
                .endsWith("</body>\n</html>\n");
        assertThat(Asked.text(Asked.ask("sheet", "givens=" + Asked.EASY, "solutions=false", "levels=false"), "html"))
                .doesNotContain("Solution", "easy");
    }
}
