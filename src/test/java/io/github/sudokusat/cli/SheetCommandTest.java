package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.gzip;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.svg.Drawing;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The output of {@code sheet}; how its pictures are drawn is tested with {@code SvgPicture}. */
@Tag("long")
class SheetCommandTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden/sheet");
    private static final String FIFTY = "src/test/resources/golden/euler50.txt";
    private static final String FOUR = "2.4.........4.12";

    @TempDir
    Path directory;

    private static Element html(String... arguments) {
        List<String> all = new ArrayList<>(List.of(arguments));
        all.add(0, "sheet");
        Cli.Result result = run(all.toArray(new String[0]));
        assertThat(result.err()).isEmpty();
        assertThat(result.code()).isZero();
        return Drawing.parse(result.out());
    }

    private static List<Element> elements(Element parent, String name) {
        NodeList nodes = parent.getElementsByTagName(name);
        List<Element> found = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            found.add((Element) nodes.item(i));
        }
        return found;
    }

    private static List<String> captions(Element html) {
        return elements(html, "figcaption").stream()
                .map(Element::getTextContent)
                .toList();
    }

    /** The digits of a picture in line format, bold ones only or all. */
    private static String digits(Element svg, boolean onlyBold) {
        StringBuilder line = new StringBuilder(EMPTY_9);
        for (Element text : elements(svg, "text")) {
            boolean isBold =
                    ((Element) text.getParentNode()).getAttribute("font-weight").equals("bold");
            if (isBold || !onlyBold) {
                int column = (int) (Double.parseDouble(text.getAttribute("x")) / 60);
                int row = (int) (Double.parseDouble(text.getAttribute("y")) / 60);
                line.setCharAt(row * 9 + column, text.getTextContent().charAt(0));
            }
        }
        return line.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "classic.svg | sheet --format svg " + EASY,
                "four-marks.svg | sheet --format svg --marks --title four " + FOUR,
                "jigsaw.svg | sheet --format svg --regions cnf-examples/jigsaw.regions cnf-examples/jigsaw.txt",
                "windoku-x.svg | sheet --format svg --box 4x4 --rule windoku --rule diagonals cnf-examples/16x16.txt",
                "two.html | sheet --paper letter " + FOUR + " cnf-examples/x.txt --unchecked --rule diagonals",
                "solved.html | sheet --title a<b " + FOUR
            })
    void thePicturesAreTheseByteForByte(String file, String arguments) throws IOException {
        run(arguments.split(" ", -1)).is(0, Files.readString(GOLDEN.resolve(file)), "");
    }

    @Test
    void aSheetHasThePuzzlesTheirLevelsAndTheirSolutions() {
        Element html = html(FIFTY);
        assertThat(html.getTagName()).isEqualTo("html");
        List<String> levels = run("rate", FIFTY)
                .out()
                .lines()
                .map(line -> line.replaceFirst(" .*", ""))
                .toList();
        List<String> expected = new ArrayList<>();
        for (int i = 1; i <= 50; i++) {
            expected.add("%d · %s · Grid %02d".formatted(i, levels.get(i - 1), i));
        }
        for (int i = 1; i <= 50; i++) {
            expected.add(Integer.toString(i));
        }
        assertThat(captions(html)).isEqualTo(expected);
        List<Element> pictures = elements(html, "svg");
        List<String> puzzles =
                run("show", "--format", "line", FIFTY).out().lines().toList();
        List<String> solutions = run("solve", FIFTY).out().lines().toList();
        for (int i = 0; i < 50; i++) {
            assertThat(digits(pictures.get(i), false)).isEqualTo(puzzles.get(i));
            assertThat(digits(pictures.get(50 + i), false)).isEqualTo(solutions.get(i));
            assertThat(digits(pictures.get(50 + i), true)).isEqualTo(puzzles.get(i));
        }
        assertThat(pictures.get(0).getAttribute("aria-label"))
                .isEqualTo("Puzzle 1, " + levels.get(0) + ", 9×9, 30 digits");
    }

    @ParameterizedTest
    @CsvSource({"1, 50", "2, 25", "4, 13", "6, 9"})
    void aPageHasThatManyPuzzles(String perPage, int pages) {
        Element html = html("--per-page", perPage, "--no-levels", FIFTY);
        List<Element> sections = elements(html, "section");
        // Twelve solutions on a page.
        assertThat(sections).hasSize(pages + 5);
        assertThat(sections.get(0).getTextContent()).contains("page 1 of " + (pages + 5));
        assertThat(elements(sections.get(0), "figure")).hasSize(Integer.parseInt(perPage));
        assertThat(elements(sections.get(pages), "figure")).hasSize(12);
        assertThat(elements(html("--per-page", perPage, "--no-solutions", "--no-levels", FIFTY), "section"))
                .hasSize(pages);
        assertThat(captions(html).get(0)).isEqualTo("1 · Grid 01");
    }

    @Test
    void theNumberOnAPageDependsOnThePuzzles() {
        assertThat(run("sheet", EASY).out()).contains("repeat(1, 170mm)");
        assertThat(run("sheet", EASY, HARD).out()).contains("repeat(1, 114mm)");
        assertThat(run("sheet", EASY, HARD, EASY).out()).contains("repeat(2, 89mm)");
        assertThat(run("sheet", "--paper", "LETTER", EASY).out()).contains("size: letter;");
    }

    @Test
    void anyNumberOfThreadsMakesTheSameSheet() {
        String sheet = run("sheet", "-j", "1", FIFTY).out();
        run("sheet", "-j", "4", FIFTY).is(0, sheet, "");
        byte[] zipped = gzip(run("show", "--format", "json", FIFTY).out());
        assertThat(runOn(zipped, "sheet")).isEqualTo(new Cli.Result(0, sheet, ""));
    }

    @Test
    void rulesAndDigitsAreStated() {
        assertThat(captions(html("--no-levels", "--rule", "anti-king", "--rule", "diagonals", "--unchecked", EMPTY_9)))
                .containsExactly("1Each digit once on each diagonal. No equal digits that touch at a corner.");
        assertThat(captions(html("--no-solutions", "cnf-examples/16x16.txt")))
                .containsExactly("1 · easyDigits 1–9 and A–G.");
        assertThat(captions(html("--no-solutions", "--alphabet", "abdX", "b.X.........X.ab")))
                .containsExactly("1 · easyDigits a–b, d and X.");
    }

    @Test
    void theSettersWordsStandUnderThePuzzle() throws IOException {
        Path puzzle = Files.writeString(
                directory.resolve("puzzle.json"),
                "{\"puzzle\":\"" + FOUR + "\",\"ruleset\":\"Usual <rules>.\\nHave fun.\"}\n");
        assertThat(captions(html(puzzle.toString())).get(0)).endsWith("Usual <rules>.\nHave fun.");
    }

    @Test
    void pencilMarksOfThePuzzleAreDrawn() throws IOException {
        String marks = "src/test/resources/golden/candidates-plain.txt";
        int inText = Files.readString(Path.of(marks)).replaceAll("[^1-9]", "").length();
        assertThat(elements(html("--unchecked", marks), "text")).hasSize(inText);
        // They are those that the digits leave.
        String digits = "src/test/resources/golden/line.txt";
        assertThat(elements(html("--unchecked", "--marks", digits), "text")).hasSize(inText);
        assertThat(elements(html("--unchecked", digits), "text")).hasSizeLessThan(40);
    }

    @Test
    void foundDigitsAreNotBold() {
        Element svg = elements(
                        html(
                                "--format",
                                "svg",
                                ":0000:x:+53+4678912.......................................................................8::::"),
                        "text")
                .get(0);
        assertThat(((Element) svg.getParentNode()).getAttribute("font-weight")).isEqualTo("bold");
        assertThat(svg.getTextContent()).isEqualTo("3");
    }

    @Test
    void textsAreEscaped() {
        String script = "<script>alert(1)</script>&\u0007";
        Cli.Result result = runOn(
                "id,puzzle\n\"<b>&amp;\"," + EASY + "\n" + "x".repeat(500) + "," + HARD + "\n",
                "sheet",
                "--title",
                script);
        assertThat(result.err()).isEmpty();
        assertThat(result.out()).doesNotContain("<script>", "<b>&amp;\"");
        Element html = Drawing.parse(result.out());
        assertThat(elements(html, "title").get(0).getTextContent()).isEqualTo(script.replace('\u0007', '\ufffd'));
        assertThat(captions(html)).startsWith("1 · easy · <b>&amp;", "2 · extreme · " + "x".repeat(79) + "…");
    }

    @Test
    void anEmptyTitleLeavesNoHeading() {
        Element html = html("--title", "", EASY);
        assertThat(elements(html, "title").get(0).getTextContent()).isEqualTo("Sudoku");
        assertThat(elements(html, "h1")).isEmpty();
        assertThat(elements(html, "h2").get(0).getTextContent()).isEqualTo("Solutions");
    }

    @Test
    void aPuzzleThatLooksHexadecimalIsReportedOnce() {
        String puzzle = "0.F" + ".".repeat(253);
        String warning = run("solve", "--first", puzzle).err();
        assertThat(warning).contains("use --alphabet 0123456789ABCDEF");
        assertThat(run("sheet", "--unchecked", puzzle, puzzle).err()).isEqualTo(warning);
    }

    @Test
    void aSheetIsAFileOfItsOwn() {
        String sheet = run("sheet", FIFTY).out().replace("http://www.w3.org/2000/svg", "");
        boolean namesAnother = sheet.matches("(?s).*(href|src=|url\\(|://|@import).*");
        assertThat(namesAnother).isFalse();
    }

    @Test
    void aNameOfAnotherFormatIsRefused() {
        for (String name : List.of("sheet.pdf", "sheet.PNG")) {
            run("sheet", EASY, "-o", name)
                    .isRefused("-o must name an HTML or SVG file, but is \"" + name
                            + "\"; a browser prints a sheet in HTML as PDF");
        }
        String stated = directory.resolve("a.pdf").toString();
        run("sheet", EASY, "--format", "html", "-o", stated).is(0, "", "");
    }

    @Test
    void theNameOfTheFileChoosesTheFormat() throws IOException {
        Path svg = directory.resolve("a.SVG");
        run("sheet", EASY, "-o", svg.toString()).is(0, "", "");
        assertThat(svg).content().startsWith("<svg").endsWith("</svg>\n");
        Path zipped = directory.resolve("a.svg.gz");
        run("sheet", EASY, "-o", zipped.toString()).is(0, "", "");
        byte[] text = new GZIPInputStream(new ByteArrayInputStream(Files.readAllBytes(zipped))).readAllBytes();
        assertThat(new String(text, StandardCharsets.UTF_8)).isEqualTo(Files.readString(svg));
        run("sheet", "--format", "html", EASY, "-o", svg.toString()).is(0, "", "");
        assertThat(svg).content().startsWith("<!DOCTYPE html>").endsWith("</html>\n");
    }

    @Test
    void aPuzzleThatIsNotProperSpoilsTheSheet() throws IOException {
        Path file = Files.writeString(directory.resolve("sheet.html"), "old");
        String to = file.toString();
        run("sheet", "-o", to, TWO)
                .is(
                        4,
                        "",
                        "sudoku-sat: argument 1: line 1: there are several solutions; --unchecked prints such puzzles\n");
        run("sheet", "-o", to, NONE)
                .is(3, "", "sudoku-sat: argument 1: line 1: there is no solution; --unchecked prints such puzzles\n");
        run("sheet", "-o", to, CLASH)
                .is(
                        3,
                        "",
                        "sudoku-sat: argument 1: line 1: there is no solution (1 appears more than once in row 1: r1c1, r1c4); --unchecked prints such puzzles\n");
        Cli.Result many = runOn(FOUR + "\n" + TWO + "\n" + NONE + "\n", "sheet", "-o", to);
        assertThat(many.code()).isEqualTo(4);
        assertThat(many.err().lines())
                .hasSize(2)
                .allMatch(line -> line.matches("sudoku-sat: standard input: line [23]: there .*"));
        assertThat(runOn(TWO + "\n12x\n" + NONE + "\n", "sheet", "-o", to).code())
                .isEqualTo(2);
        assertThat(file).hasContent("old");
        assertThat(directory.toFile().list()).containsExactly("sheet.html");
        run("sheet", "--unchecked", "-o", to, TWO, NONE, CLASH, EMPTY_9).is(0, "", "");
        Element html = Drawing.parse(Files.readString(file));
        assertThat(captions(html)).hasSize(4);
        assertThat(captions(html).get(3)).isEqualTo("4");
    }

    @Test
    void manyBadPuzzlesAreFewMessages() {
        Cli.Result result = runOn((TWO + "\n").repeat(40), "sheet");
        assertThat(result.code()).isEqualTo(4);
        assertThat(result.out()).isEmpty();
        assertThat(result.err().lines())
                .hasSize(11)
                .last()
                .isEqualTo("sudoku-sat: and 30 more puzzles cannot be printed");
    }

    @Test
    void badUsageIsOneMessage() throws IOException {
        run("sheet", "--per-page", "3", EASY).isRefused("--per-page must be 1, 2, 4 or 6, but is 3");
        run("sheet", "--paper", "a5", EASY).isRefused("--paper must be a4 or letter, but is \"a5\"");
        run("sheet", "--format", "pdf", EASY).isRefused("--format must be html or svg, but is \"pdf\"");
        run("sheet", "nowhere.txt").isRefused("nowhere.txt: there is no such file");
        run("sheet", "--format", "svg", EASY, HARD).isRefused("expected only one puzzle, but found a second");
        run("sheet", "--format", "svg", "--per-page", "2", EASY).isRefused("--per-page applies only to --format html");
        run("sheet", "--format", "svg", "--no-levels", EASY).isRefused("--no-levels applies only to --format html");
        run("sheet", EASY, "-o", "nowhere/a.html").isRefused("cannot write nowhere/a.html");
        runOn("", "sheet").isRefused("standard input: expected at least one puzzle, but found none");
        runOn("", "sheet", "--format", "svg").isRefused("expected one puzzle, but found none");
        String huge = ". ".repeat(49 * 49);
        run("sheet", huge).isRefused("a sheet shows grids up to side 36, but this grid has side 49");
        run("sheet", "--format", "svg", huge).isRefused("a sheet shows grids up to side 36, but this grid has side 49");
        Path empty = Files.createFile(directory.resolve("empty.txt"));
        run("sheet", empty.toString()).isRefused("empty.txt: expected at least one puzzle, but found none");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void binaryInputIsRefused(long seed) throws IOException {
        Random random = new Random(seed);
        byte[] bytes = new byte[4000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) random.nextInt(256);
        }
        Path file = Files.write(directory.resolve("junk.bin"), bytes);
        Cli.Result result = run("sheet", file.toString());
        assertThat(result.code()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err().lines()).hasSizeBetween(1, 11).allMatch(line -> line.startsWith("sudoku-sat: "));
    }

    @Test
    void aTimeLimitLeavesNothing() throws IOException {
        run("sheet", "--timeout", "0s", HARD)
                .is(
                        5,
                        "",
                        "sudoku-sat: argument 1: line 1: time limit reached before it was known whether there is exactly one solution\n");
    }

    @Test
    void aSheetToATerminalIsTheSame() {
        assertThat(Cli.runOnTerminal("sheet", EASY)).isEqualTo(run("sheet", EASY));
    }
}
