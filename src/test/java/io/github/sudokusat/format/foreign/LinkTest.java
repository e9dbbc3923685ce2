package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.text.LzString;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Links with puzzles in them. */
class LinkTest {

    private static final Layout LAYOUT = Layout.boxes(2, 2)
            .with(Killer.of(5, List.of(new Cell(0, 0), new Cell(1, 1))))
            .with(Variant.ANTI_KNIGHT);

    private static final Puzzle PUZZLE = Puzzle.of(Grid.empty(LAYOUT).with(new Cell(3, 3), 2));

    private static final String COMPRESSED = compressedWithAllSigns();

    /** The puzzle with a title for which its compressed form has a plus, a slash and an equals sign. */
    private static String compressedWithAllSigns() {
        String json = FPuzzlesWriter.of(PUZZLE).json().substring(1);
        for (int title = 0; true; title++) {
            String compressed = LzString.compress("{\"title\":\"" + title + "\"," + json);
            if (compressed.contains("+") && compressed.contains("/") && compressed.contains("=")) {
                return compressed;
            }
        }
    }

    private static Puzzle read(String link) {
        assertThat(Imports.isForeign(link)).as(link).isTrue();
        return Imports.read(link, 1, Set.of()).puzzle();
    }

    /** The digits of a grid, each with up to five zeros after it in one character. */
    private static String packed(String digits) {
        StringBuilder packed = new StringBuilder();
        Matcher runs = Pattern.compile("(.)(0{0,5})").matcher(digits);
        String codes = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
        while (runs.find()) {
            packed.append(codes.charAt(
                    Integer.parseInt(runs.group(1)) + 10 * runs.group(2).length()));
        }
        return packed.toString();
    }

    @Test
    void readsPackedGivensWithTheirRules() {
        long seed = Seeds.seed();
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            int filled = random.nextInt(10);
            StringBuilder digits = new StringBuilder();
            for (int cell = 0; cell < 81; cell++) {
                digits.append(random.nextInt(10) < filled ? random.nextInt(10) : 0);
            }
            int[] expected = digits.chars().map(digit -> digit - '0').toArray();
            String link = "https://sudokupad.app/scf" + packed(digits.toString());
            Layout both = Layout.classic().with(Variant.WINDOKU).with(Variant.DIAGONALS);
            String what = "seed " + seed + ": " + link;
            assertThat(read(link)).as(what).isEqualTo(Puzzle.of(Grid.of(Layout.classic(), expected)));
            for (String rules : List.of("wx", "*xw", "*wxtA**b*aC", "*tAw*aC*xw")) {
                assertThat(read(link + rules)).as(what + rules).isEqualTo(Puzzle.of(Grid.of(both, expected)));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "https://sudokupad.app/scf!, 26, '!'",
        "https://sudokupad.app/scfooooooooooooox, 39, x",
        "https://sudokupad.app/scf1*q, 28, q",
    })
    void reportsTheCharacterOfPackedGivens(String link, int column, String found) {
        assertThatThrownBy(() -> read(link))
                .isInstanceOf(GridFormatException.class)
                .hasMessageStartingWith("line 1, column " + column + ": expected ")
                .hasMessageEndingWith("but found \"" + found + "\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "https://f-puzzles.com/?load=",
                "https://www.f-puzzles.com/?load=",
                "http://f-puzzles.com/?load=",
                "f-puzzles.com/?load=",
                "https://f-puzzles.com/?a=b&load=",
                "https://sudokupad.app/fpuz",
                "https://sudokupad.app/fpuzzles",
                "https://beta.sudokupad.app/fpuzzles",
                "https://sudokupad.app/?puzzleid=fpuzzles",
                "https://app.crackingthecryptic.com/sudoku/fpuzzles",
                "https://app.crackingthecryptic.com/fpuz",
                "fpuzzles",
                "fpuz"
            })
    void readsLinksWithAnFPuzzlesFile(String start) {
        assertThat(read(start + COMPRESSED)).isEqualTo(PUZZLE);
        assertThat(read(start + COMPRESSED + " \n")).isEqualTo(PUZZLE);
        assertThat(read(start + COMPRESSED.replace("=", ""))).isEqualTo(PUZZLE);
    }

    @Test
    void undoesWhatMessengersAndBrowsersDoToPlusSlashAndEqualsSigns() {
        String link = "https://f-puzzles.com/?load=";
        String escaped = COMPRESSED.replace("+", "%2B").replace("/", "%2f").replace("=", "%3D");
        assertThat(read(link + escaped)).isEqualTo(PUZZLE);
        assertThat(read(link + COMPRESSED.replace('+', ' '))).isEqualTo(PUZZLE);
        assertThat(read("https://sudokupad.app/fpuz" + escaped + "?setting-nogrid=1"))
                .isEqualTo(PUZZLE);
        assertThat(read(link + COMPRESSED + "&x=y#z")).isEqualTo(PUZZLE);
    }

    @Test
    void readsConstraintStringsInLinks() {
        String constraints = ".Shape~4x4.Cage~5~R1C1~R2C2.AntiKnight.~R4C4_2";
        String link = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
        assertThat(read(link + constraints)).isEqualTo(PUZZLE);
        assertThat(read(link + constraints.replace("~", "%7E").replace(".", "+%2E") + "&mode=x"))
                .isEqualTo(PUZZLE);
    }

    @Test
    void readsPlainGridsInLinksOfTheInteractiveSolver() {
        String link = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
        Grid grid = Grid.empty(Layout.boxes(2, 2)).with(new Cell(0, 1), 3);
        assertThat(read(link + ".3..............")).isEqualTo(Puzzle.of(grid));
        String candidates = "1234..3." + "12..".repeat(14);
        Puzzle marked = read(link + candidates);
        assertThat(marked.grid()).isEqualTo(grid.on(marked.layout()));
        assertThat(marked.layout().addedRules()).hasSize(14);
        assertThatThrownBy(() -> read(link + "5..............."))
                .hasMessageEndingWith("expected a digit from 1 to 4, but found \"5\"");
    }

    /** SudokuPad's own format, in the short form and as JSON. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{ce:[[,,,],[,,,],[,,,],[,,,{v:2}]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
                        + "ca:[{ce:[[0,0],[1,1]],v:5,sum:5,unique:t},{v:'title: It\\'s a test'}],global:['antiknight']}",
                "{'ce':[[,,,],[,,,],[,,,],[,,,{'v':'2'}]],re:[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
                        + "ca:[{ce:[[0,0],[1,1]],unique:t,v:5}],c2:ABCDEF,x:#F,global:['antiknight']}",
                "{\"cells\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{\"value\":2}]],"
                        + "\"regions\":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]],"
                        + "\"cages\":[{\"cells\":[[0,0],[1,1]],\"sum\":5,\"unique\":true}],\"global\":[\"antiknight\"]}"
            })
    void readsGivensRegionsAndCagesOfSudokuPad(String zipped) {
        for (String start :
                List.of("https://sudokupad.app/scl", "scl", "https://app.crackingthecryptic.com/sudoku/ctc")) {
            assertThat(read(start + LzString.compress(zipped))).isEqualTo(PUZZLE);
        }
    }

    @Test
    void readsWhatTheSetterSaysInSudokuPad() {
        for (String said : List.of(
                "ca:[{v:'title: It\\'s a test'},{v:'author:me'},{v:'rules: One\\nTwo'}]",
                "metadata:{title:'It\\'s a test',author:'me',rules:'One\\nTwo'}")) {
            ImportedPuzzle imported = Imports.read("scl" + LzString.compress("{ce:[[]]," + said + "}"), 1, Set.of());
            assertThat(imported.credits()).isEqualTo(new Credits("It's a test", "me", "One\nTwo"));
        }
    }

    @Test
    void refusesTheDrawingsOfSudokuPadUnlessTheyAreIgnored() {
        String link = "scl" + LzString.compress("{ce:[[]],l:[{wp:[[0,0],[0,0]]}],ca:[{ce:[[0,0]],v:'A'}]}");
        assertThatThrownBy(() -> read(link)).hasMessageEndingWith("but found cosmetics without meaning: cages, lines");
        ImportedPuzzle rest = Imports.read(link, 1, Set.of("lines", "cages"));
        assertThat(rest.warnings()).containsExactly("cages is left out", "lines is left out");
        assertThat(rest.puzzle().layout()).isEqualTo(Layout.boxes(1, 1));
    }

    @Test
    void saysHowCagesWithoutAMarkAreTaken() {
        String cells = "{ce:[[,],[,]],ca:[{ce:[[0,0],[0,1]],v:3},{ce:[[0,0],[1,1]],v:2,unique:f}]}";
        ImportedPuzzle imported = Imports.read("scl" + LzString.compress(cells), 1, Set.of());
        assertThat(imported.warnings()).containsExactly("the cage at r1c1 is taken as a killer cage");
        assertThat(imported.puzzle().layout().addedRules()).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            https://f-puzzles.com/?id=abc123       | 1, column 23 | "?id=abc123" | a compressed puzzle, which begins with N4 (a link with a short name holds no puzzle)
            https://sudokupad.app/0eb4hw3uvm       | 1, column 23 | "0eb4hw3uvm" | a compressed puzzle, which begins with N4 (a link with a short name holds no puzzle)
            https://sudokupad.app/                 | 1, column 23 | the end of the text | a compressed puzzle, which begins with N4 (a link with a short name holds no puzzle)
            https://f-puzzles.com/?load=N4I        | 1, column 32 | the end of the text | more compressed text
            https://f-puzzles.com/?load=N4I(       | 1, column 32 | "(" | a character of base64
            """)
    void reportsLinksWithoutPuzzle(String link, String place, String found, String expected) {
        assertThatThrownBy(() -> read(link))
                .isInstanceOf(GridFormatException.class)
                .hasMessage("line " + place + ": expected " + expected + ", but found " + found);
    }

    @Test
    void reportsMistakesInTheDecompressedText() {
        assertThatThrownBy(() -> read("fpuz" + LzString.compress("{\"grid\":[[{},{}],[{}]]}")))
                .hasMessage(
                        "line 1, column 5: expected a row of 2 cells, but found \"[\" (character 18 of the decompressed text)");
    }

    @Test
    void stopsABomb() {
        String bomb = LzString.compress("{\"grid\":\"" + "x".repeat(10_000_000) + "\"}");
        assertThat(bomb.length()).isLessThan(20_000);
        assertThatThrownBy(() -> read("https://f-puzzles.com/?load=" + bomb))
                .hasMessageContaining("expected compressed text of at most 4000000 characters");
    }
}
