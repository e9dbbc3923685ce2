package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.output.Streams;
import io.github.sudokusat.cli.output.TerminalStyle;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Colours, box-drawing characters, and the separators between the answers of several puzzles. */
class PicturesTest {

    private static final String ESCAPE = "\u001b[";

    @TempDir
    Path directory;

    private static String onTerminal(TerminalStyle style, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream err = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
        Streams streams = new Streams(InputStream.nullInputStream(), out, err, false, true, false, style);
        SudokuCommand.execute(streams, arguments);
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void coloursFollowTheTerminalAndTheOption() {
        TerminalStyle noColour = new TerminalStyle(false, true);
        for (String command : new String[] {"solve", "check", "hint"}) {
            assertThat(runOnTerminal(command, EASY).out()).contains(ESCAPE, "─");
            assertThat(runOnTerminal(command, "--color", "never", EASY).out()).doesNotContain(ESCAPE);
            assertThat(run(command, "--format", "picture", EASY).out()).doesNotContain(ESCAPE, "─");
            assertThat(run(command, "--format", "picture", "--color", "always", EASY)
                            .out())
                    .contains(ESCAPE);
            assertThat(onTerminal(noColour, command, EASY)).contains("─").doesNotContain(ESCAPE);
            assertThat(onTerminal(noColour, command, "--color", "always", EASY)).contains("─", ESCAPE);
            assertThat(onTerminal(new TerminalStyle(true, false), command, EASY))
                    .contains("-----", ESCAPE)
                    .matches("[\\x00-\\x7f]*");
        }
        run("solve", "--color", "red", EASY).isRefused("--color must be auto, always or never, but is \"red\"");
    }

    @Test
    void witnessesAreHighlightedWhereTheyDiffer() {
        String coloured = runOnTerminal("check", "--engine", "backtrack", TWO).out();
        assertThat(coloured.split("\u001b\\[7m", -1)).as("four cells, twice").hasSize(1 + 2 * 4);
        String plain = run("check", "--engine", "backtrack", "--format", "picture", TWO)
                .out();
        assertThat(plain).contains("|(1)[2]|(3)[4]|", "|(3)[2]|(1)[4]|", "|[2][1]|[4][3]|");
    }

    @Test
    void titlesAndEmptyLinesSeparateTheAnswersOfSeveralPuzzles() throws Exception {
        String blocks =
                "Grid 01\n" + EASY.replaceAll("(.{9})", "$1\n") + "Grid 02\n" + HARD.replaceAll("(.{9})", "$1\n");
        String one = run("solve", "--format", "picture", EASY).out();
        String two = run("solve", "--format", "picture", HARD).out();
        assertThat(runOn(blocks, "solve", "--format", "picture").out())
                .isEqualTo("Grid 01:\n" + one + "\nGrid 02:\n" + two);
        Path file = Files.writeString(directory.resolve("two.txt"), EASY + "\n" + HARD + "\n");
        assertThat(run("solve", "--format", "picture", file.toString()).out())
                .isEqualTo("line 1:\n" + one + "\nline 2:\n" + two);
        String steps = run("explain", EASY).out();
        assertThat(run("explain", EASY, EASY).out())
                .isEqualTo("argument 1, line 1:\n" + steps + "\nargument 2, line 1:\n" + steps);
        assertThat(run("solve", EASY, HARD).out()).as("a line each").hasLineCount(2);
    }

    @Test
    void aHintMarksOnlyTheCagesThatItIsAbout() {
        String cages = "killer 3 r1c1 r1c2; killer 6 r4c3 r4c4; thermo r3c3 r4c3";
        String[] hint = {"hint", "--techniques", "combinations", "--box", "2x2", "--rules", cages, "................"};
        String picture = run(CommandLineTest.with(hint, "--format", "picture")).out();
        assertThat(picture)
                .contains("killer cage 3 at r1c1", "# | a a | . . |", "# a: killer 3 r1c1 r1c2\n")
                .doesNotContain("killer 6", "thermo");
        String vague = run(CommandLineTest.with(hint, "--format", "picture", "--strength", "vague"))
                .out();
        assertThat(vague).as("all rules").contains("killer 3", "killer 6", "thermo");
    }

    @Test
    void chainsAreWrittenOutBelowTheirPicture() {
        String skyscraper =
                ":0000::+9+4...+2.81.....8.9+4.1.79+452..+564.+9+81.+479.+8..+52+1....54.+9..12.7+9+4.59.+84....7.+4+9.6.+3.:"
                        + "313 614 515 223 323 624 525 345 365 665 679 687 787:::";
        String picture = run("hint", "--techniques", "aic", "--format", "picture", skyscraper)
                .out();
        assertThat(picture).containsPattern("\n\\(\\d.*r\\dc\\d.* => r\\d.*<>\\d.*\n= strong link   - weak link\n");
    }

    @Test
    void aPuzzleThatLooksHexadecimalIsRemarkedOn() {
        String puzzle = "0F..".repeat(2) + ".".repeat(248);
        String warning =
                "sudoku-sat: argument 1: line 1: both 0 and another character are read as blanks; if the digits are 0 to F,"
                        + " use --alphabet 0123456789ABCDEF\n";
        assertThat(run("check", "--timeout", "0s", puzzle).err()).startsWith(warning);
        assertThat(run("check", "--timeout", "0s", "--alphabet", "0123456789ABCDEF", puzzle)
                        .err())
                .doesNotContain("--alphabet");
        assertThat(run("check", "--timeout", "0s", puzzle.replace('0', '.')).err())
                .doesNotContain("--alphabet");
        assertThat(run("check", "--timeout", "0s", "--rules", "digits 0-15", puzzle)
                        .err())
                .as("0 is a digit already")
                .doesNotContain("--alphabet");
        for (String shape : List.of("16x16", "16x16~0-15")) {
            assertThat(run("check", "--timeout", "0s", ".Shape~" + shape + ".~R1C10_5")
                            .err())
                    .as("neither the points nor the 0 are cells")
                    .doesNotContain("--alphabet");
        }
        String[] many = Stream.generate(() -> puzzle).limit(50).toArray(String[]::new);
        String[] options = {"show", "--format", "line", "-j", "4"};
        assertThat(run(Stream.concat(Stream.of(options), Stream.of(many)).toArray(String[]::new))
                        .err())
                .as("the first one alone, whichever thread reads it first")
                .isEqualTo(warning);
    }

    @Test
    void stepsWriteDigitsAsTheGridDoesAndDataAsNumbers() {
        String hex = "0123456789ABCDEF";
        String file = "src/test/resources/golden/sixteen-hex.txt";
        String text =
                "Hidden Single: r4c3 is the only cell in box 1 that can be E, because r2c11=E, r3c7=E and r12c1=E: r4c3=E";
        run("hint", "--alphabet", hex, file).is(0, text + "\n", "");
        assertThat(run("hint", "--alphabet", hex, "--format", "json", file).out())
                .contains("\"placements\":[\"r4c3=15\"]", "\"text\":\"" + text + "\"");
        assertThat(run("hint", "--alphabet", hex, "--format", "numbers", file).out())
                .isEqualTo(text.replace("be E", "be 15").replace("=E", "=15") + "\n");
        assertThat(run("explain", "--alphabet", hex, "--to", "9", "--format", "csv", file)
                        .out())
                .contains("because r2c11=E, r3c7=E and r12c1=E: r4c3=E");
        assertThat(run("explain", "--alphabet", hex, "--smallest", "--to", "1", file)
                        .out())
                .containsPattern("^[0-9A-F] is the only candidate left in |can be [0-9A-F], because ")
                .doesNotContainPattern("=\\d\\d");
        String position = run("hint", "--alphabet", hex, "--apply", file).out().strip();
        assertThat(run("hint", "--box", "4x4", "--alphabet", hex, position).out())
                .contains("box");
    }
}
