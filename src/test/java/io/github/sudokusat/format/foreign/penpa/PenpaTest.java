package io.github.sudokusat.format.foreign.penpa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.Messages;
import io.github.sudokusat.format.SuggestedRules;
import io.github.sudokusat.format.foreign.Imports;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.Layouts;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Links to penpa-edit. */
class PenpaTest {

    private static final int[] CLASSIC = Layout.classic().regionOfCells();

    private static Cell cell(int row, int column) {
        return new Cell(row - 1, column - 1);
    }

    private static PenpaLink classic() {
        return new PenpaLink(9, 1, 1).borders(CLASSIC);
    }

    private static ImportedPuzzle read(PenpaLink link) {
        assertThat(Imports.isForeign(link.toString())).isTrue();
        return Imports.read(link.toString(), 1, Set.of());
    }

    private static void assertRefused(String link, String expected, String found) {
        assertThatExceptionOfType(GridFormatException.class)
                .isThrownBy(() -> Imports.read(link, 1, Set.of()))
                .satisfies(error -> {
                    assertThat(error.expected()).isEqualTo(expected);
                    assertThat(error.found()).isEqualTo(found);
                    Messages.requireShortLine(String.valueOf(error.getMessage()));
                });
    }

    private static void assertDrawn(PenpaLink link, String names) {
        assertRefused(
                link.toString(),
                "constraints that are known or ignored by name",
                "cosmetics without meaning: " + names);
    }

    /** Puzzles of others that have drawings are those that their setters mean, with the rules that the drawings look like. */
    @ParameterizedTest
    @CsvFileSource(resources = "/penpa-links.csv", delimiter = '|', maxCharsPerColumn = 10_000)
    void publishedPuzzlesHaveTheirSolutions(String link, @Nullable String drawn, String solution) {
        if (drawn != null) {
            assertRefused(
                    link,
                    "constraints that are known or ignored by name",
                    "cosmetics without meaning: " + drawn.replace(",", ", "));
        }
        ImportedPuzzle imported = Imports.read(link, 1, drawn == null ? Set.of() : Set.of(drawn.split(",")));
        SuggestedRules suggested = imported.suggested();
        assertThat(suggested.others()).isZero();
        Grid grid = imported.puzzle().grid();
        Grid puzzle = grid.on(LayoutText.addRules(grid.layout(), suggested.rules()));
        assertThat(SudokuSolver.create().isProper(puzzle)).isTrue();
        assertThat(SudokuSolver.create().solve(puzzle).orElseThrow()).hasToString(solution);
        if (drawn != null) {
            assertThat(SudokuSolver.create().isProper(grid)).isFalse();
        }
    }

    @Provide
    Arbitrary<Layout> layouts() {
        return Layouts.any(4, 6, 9)
                .filter(layout -> layout.regionOfCells().length == layout.side() * layout.side())
                .filter(layout -> Arrays.stream(layout.regionOfCells()).noneMatch(region -> region < 0));
    }

    /** A grid anywhere on a board, with the digits and borders that are drawn, and digits of the player that are not read. */
    @Property(tries = 300)
    void readsDigitsAndRegions(@ForAll("layouts") Layout layout, @ForAll Random random) {
        int side = layout.side();
        PenpaLink link = new PenpaLink(side, random.nextInt(4), random.nextInt(4))
                .kind(random.nextBoolean() ? "sudoku" : "square")
                .borders(layout.regionOfCells());
        int[] givens = new int[side * side];
        for (int i = random.nextInt(side); i > 0; i--) {
            int cell = random.nextInt(givens.length);
            givens[cell] = 1 + random.nextInt(side);
            link.number(
                    link.middle(Cell.numbered(cell, side)),
                    String.valueOf(givens[cell]),
                    1,
                    random.nextBoolean() ? "1" : "10");
        }
        link.player("{\"number\":{\"" + link.point(0, 0, 0) + "\":[\"1\",2,\"1\"]}}");
        if (isConnected(layout)) {
            ImportedPuzzle read = read(link);
            assertThat(read.warnings()).isEmpty();
            assertThat(read.puzzle().grid().digits()).isEqualTo(givens);
            assertThat(sorted(read.puzzle().layout().regionOfCells())).isEqualTo(sorted(layout.regionOfCells()));
        }
    }

    /** Regions as the first cell of each. */
    private static List<Integer> sorted(int... regions) {
        return Arrays.stream(regions)
                .map(region -> Arrays.stream(regions).boxed().toList().indexOf(region))
                .boxed()
                .toList();
    }

    /** Whether each region is in one piece, as thick lines cannot tell otherwise. */
    private static boolean isConnected(Layout layout) {
        int side = layout.side();
        int[] regions = layout.regionOfCells();
        int pieces = 0;
        boolean[] isSeen = new boolean[regions.length];
        for (int cell = 0; cell < regions.length; cell++) {
            pieces += visit(cell, regions[cell], side, regions, isSeen) ? 1 : 0;
        }
        return pieces == side;
    }

    private static boolean visit(int cell, int region, int side, int[] regions, boolean[] isSeen) {
        if (isSeen[cell] || regions[cell] != region) {
            return false;
        }
        isSeen[cell] = true;
        for (int next : new int[] {cell - side, cell + side, cell - 1, cell + 1}) {
            boolean isNeighbour = next >= 0
                    && next < regions.length
                    && Math.abs(next % side - cell % side) + Math.abs(next / side - cell / side) == 1;
            if (isNeighbour) {
                visit(next, region, side, regions, isSeen);
            }
        }
        return true;
    }

    @Test
    void cagesWithASumAreKillerCages() {
        List<Cell> cells = List.of(cell(1, 1), cell(1, 2), cell(2, 2));
        PenpaLink link = classic().list("killercages").list("killercages", cells);
        for (int corner = 0; corner < 4; corner++) {
            link.piece("cage", link.point(0, 0, PenpaLink.CORNER) + corner, link.point(0, 1, PenpaLink.CORNER), 10);
        }
        link.put("numberS", link.point(0, 0, PenpaLink.CORNER), "[\" 15\",1]");
        ImportedPuzzle read = read(link);
        assertThat(read.puzzle().layout()).isEqualTo(Layout.classic().with(Killer.of(15, cells)));
        assertThat(read.warnings()).containsExactly("the cage at r1c1 is taken as a killer cage");

        link.put("numberS", link.point(1, 1, PenpaLink.CORNER) + 3, "[\"7\",1]");
        assertDrawn(link, "killercages, numberS");
        assertDrawn(classic().list("killercages", cells), "killercages");
        assertRefused(
                link(classic().list("killercages", cells), 99),
                "a rule that makes sense (no 3 different digits sum to 99 (killer cage 99 at r1c1): the least sum is 6, the greatest 24)",
                "\"killer cage 99 at r1c1\"");
        PenpaLink free = classic();
        assertDrawn(
                free.piece("cage", free.point(0, 0, PenpaLink.CORNER), free.point(0, 0, PenpaLink.CORNER) + 1, 10),
                "cage");
    }

    private static String link(PenpaLink link, int sum) {
        return link.put("numberS", link.point(0, 0, PenpaLink.CORNER), "[\"" + sum + "\",1]")
                .toString();
    }

    @Test
    void readsTheSettersWords() {
        String title = "Puzzle, zOo = \"null\" zZ";
        String rules = "Normal Sudoku, & more:\nx=y – “ünï” 数独 🧩";
        ImportedPuzzle read = read(classic().words(title, "Zz, z", rules));
        assertThat(read.credits()).isEqualTo(new Credits(title, "Zz, z", rules));
    }

    @Test
    void boardsWithoutBoxesHaveTheUsualOnesIfTheyAreSudokus() {
        assertThat(read(new PenpaLink(6)).puzzle().layout()).isEqualTo(Layout.boxes(2, 3));
        assertThat(read(new PenpaLink(9)).warnings())
                .containsExactly("the usual boxes are taken, because the thick lines do not make regions of 9 cells");
        assertThat(read(new PenpaLink(5)).warnings())
                .containsExactly(
                        "rows and columns alone are taken, because the thick lines do not make regions of 5 cells");
        assertThat(read(new PenpaLink(9).kind("square").words("A Sudoku", "", ""))
                        .puzzle()
                        .layout())
                .isEqualTo(Layout.classic());
        assertRefused(
                new PenpaLink(9).kind("square").toString(),
                "thick borders of regions of 9 cells",
                "a board without these and without the word Sudoku");
    }

    @Test
    void thickLinesThatMakeNoRegionsAreDrawings() {
        PenpaLink half = classic();
        half.piece("lineE", half.point(0, 0, PenpaLink.VERTEX), half.point(1, 0, PenpaLink.VERTEX), 2);
        assertDrawn(half, "lineE");
        int[] uneven = CLASSIC.clone();
        uneven[0] = uneven[3];
        assertDrawn(new PenpaLink(9).borders(uneven), "lineE");
        PenpaLink beside = classic();
        beside.piece("lineE", beside.point(-1, -2, PenpaLink.VERTEX), beside.point(-1, -1, PenpaLink.VERTEX), 2);
        assertDrawn(beside, "lineE");
    }

    @Test
    void refusesOtherBoards() {
        String squares = "a puzzle of penpa-edit on a board of squares";
        for (String kind : List.of("hex", "tri", "pyramid", "kakuro", "iso", "penrose_P3", "")) {
            String quoted = kind.isEmpty() ? "the end of the text" : "\"" + kind + "\"";
            assertRefused(classic().kind(kind).toString(), squares, "a board of the kind " + quoted);
        }
        assertRefused(PenpaLink.link("9,9,38,0,0,0,0\n[]\n[]\n", 6), squares, "a board of the kind \"9\"");
        assertRefused(PenpaLink.link("square,9,101\n", 6), "a board of 1 to 100 rows and columns", "the size \"101\"");
        assertRefused(
                PenpaLink.link("square,9,9\n", 6), "a puzzle of penpa-edit, which has more than 5 lines", "2 lines");
        assertRefused(PenpaLink.link("square,9,9", 6), "a puzzle of penpa-edit, which has more than 5 lines", "1 line");
        assertRefused(
                classic().cells("[45,1,1]").toString(),
                "a square board of at most 64 rows",
                "3 cells that are no such board");
        assertRefused(
                classic().cells("[]").toString(),
                "a square board of at most 64 rows",
                "0 cells that are no such board");
        assertRefused(
                classic().cells("[1,-2]").toString(),
                "a step to a cell of the board",
                "\"-2\" (character 4 of the decompressed text)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://swaroopg92.github.io/penpa-edit/",
                "https://swaroopg92.github.io/penpa-edit/#m=edit&p=",
                "http://opt-pan.github.io/penpa-edit/?m=edit&q=x",
                "m=solve&p=&a=x"
            })
    void refusesLinksWithoutAPuzzle(String link) {
        assertThatExceptionOfType(GridFormatException.class)
                .isThrownBy(() -> Imports.read(link, 1, Set.of()))
                .satisfies(
                        error -> assertThat(error.expected()).isEqualTo("a link with the whole puzzle, #m=edit&p=…"));
    }

    @ParameterizedTest
    @CsvSource({
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p=",
        "https://swaroopg92.github.io/penpa-edit/?m=solve&p=",
        "swaroopg92.github.io/penpa-edit/#m=edit&l=solvedup&p=",
        "opt-pan.github.io/penpa-edit/?p=",
        "https://example.org/tools/penpa-edit/#m=solve&p=",
        "m=edit&p=",
        "m=solve&p="
    })
    void readsLinksOfAllKinds(String start) {
        String packed = PenpaLink.deflate(classic().given(cell(9, 9), 9).text(), 9);
        for (String text : List.of(packed, packed.replace("+", "%2B").replace("=", ""), packed + "&a=N4Ig")) {
            assertThat(Imports.isForeign(start + text)).isTrue();
            assertThat(Imports.read(" " + start + text, 1, Set.of())
                            .puzzle()
                            .grid()
                            .digits())
                    .endsWith(9);
        }
    }

    @Test
    void everythingElseOnTheBoardIsADrawing() {
        for (String table :
                List.of("surface", "symbol", "line", "freeline", "freelineE", "wall", "number", "numberS")) {
            PenpaLink link = classic();
            boolean isLine = table.contains("line") || table.equals("wall");
            int point = link.point(0, 0, 0);
            String json = isLine || table.equals("surface") ? "3" : "[\"x\",1,\"1\"]";
            assertDrawn(link.put(table, isLine ? point + "," + (point + 1) : point, json), table);
        }
        for (String list : List.of("thermo", "nobulbthermo", "arrows", "direction", "squareframe", "polygon")) {
            assertDrawn(classic().list(list, List.of(cell(1, 1), cell(2, 2))), list);
        }
        PenpaLink link = classic();
        assertDrawn(
                link.piece("deletelineE", link.point(0, 0, PenpaLink.VERTEX), link.point(0, 1, PenpaLink.VERTEX), 1),
                "deletelineE");
        assertDrawn(classic().image("{\"url\":\"https://example.org/x.png\"}"), "image");
        assertThat(read(classic().image("{\"url\":null,\"x\":0}")).warnings()).isEmpty();
        assertThat(read(classic().list("thermo")).warnings()).isEmpty();
        for (int style : new int[] {4, 6, 7}) {
            PenpaLink number = classic();
            assertDrawn(number.number(number.middle(cell(1, 1)), "5", style, "1"), "number");
        }
        PenpaLink outside = classic();
        assertDrawn(outside.number(outside.point(-1, 3, 0), "5", 1, "1"), "number");
    }

    private static SuggestedRules suggested(PenpaLink link) {
        return Imports.read(link.toString(), 1, Imports.DRAWINGS).suggested();
    }

    private static void assertRules(PenpaLink link, String... rules) {
        assertThat(new TreeSet<>(suggested(link).rules())).isEqualTo(new TreeSet<>(List.of(rules)));
        assertThat(suggested(link).others()).isZero();
    }

    @Test
    void standardDrawingsLookLikeRules() {
        PenpaLink link = classic();
        assertRules(link.list("thermo", List.of(cell(1, 1), cell(2, 2), cell(2, 3))), "thermo r1c1 r2c2 r2c3");
        assertRules(classic().list("arrows", List.of(cell(3, 3), cell(3, 4), cell(3, 5))), "arrow r3c3 = r3c4 r3c5");
        assertRules(
                classic()
                        .list("arrows", List.of(cell(3, 3), cell(3, 4)))
                        .list("arrows", List.of(cell(3, 3), cell(4, 4))),
                "arrow r3c3 = r3c4",
                "arrow r3c3 = r4c4");
        assertRules(
                classic()
                        .symbol(link.middle(cell(3, 3)), "sudokumore", 1)
                        .list("direction", List.of(cell(3, 4), cell(4, 5), cell(5, 5))),
                "arrow r3c3 r3c4 = r4c5 r5c5");
        assertRules(
                classic()
                        .symbol(link.middle(cell(3, 3)), "sudokumore", 2)
                        .list("direction", List.of(cell(4, 3), cell(5, 3), cell(6, 4))),
                "arrow r3c3 r4c3 = r5c3 r6c4");
        assertRules(classic().symbol(link.point(0, 0, PenpaLink.RIGHT), "circle_SS", 8), "difference 1 r1c1 r1c2");
        assertRules(classic().symbol(link.point(0, 0, PenpaLink.BELOW), "circle_SS", 2), "ratio 2 r1c1 r2c1");
        assertRules(classic().number(link.point(0, 0, PenpaLink.RIGHT), "X", 1, "5"), "pair-sum 10 r1c1 r1c2");
        assertRules(classic().number(link.point(0, 0, PenpaLink.BELOW), "V", 1, "6"), "pair-sum 5 r1c1 r2c1");
        assertRules(classic().number(link.point(0, 0, PenpaLink.BELOW), "3", 6, "5"), "difference 3 r1c1 r2c1");
        assertRules(classic().number(link.point(0, 0, PenpaLink.BELOW), "3", 7, "5"), "ratio 3 r1c1 r2c1");
        assertRules(
                classic().number(link.point(3, 3, PenpaLink.VERTEX), "123", 6, "5"),
                "quadruple 1,2,3 r4c4 r4c5 r5c4 r5c5");
        assertRules(
                classic().symbol(link.middle(cell(1, 1)), "circle_L", 3).symbol(link.middle(cell(9, 9)), "square_L", 3),
                "odd r1c1",
                "even r9c9");
        assertRules(diagonals(), "rule diagonals");
        assertRules(
                classic()
                        .symbol(link.middle(cell(1, 1)), "circle_L", 1)
                        .symbol(link.middle(cell(1, 4)), "circle_M", 6)
                        .piece("line", link.middle(cell(1, 2)), link.middle(cell(1, 1)), 5)
                        .piece("line", link.middle(cell(1, 2)), link.middle(cell(1, 3)), 5)
                        .piece("line", link.middle(cell(1, 4)), link.middle(cell(1, 3)), 5),
                "between r1c1-r1c4");
    }

    @Test
    void numbersOutsideLookLikeClues() {
        PenpaLink link = classic();
        int above = link.point(-1, 2, 0);
        assertRules(
                classic().number(above, "20", 1, "6").symbol(above, "arrow_Short", 6),
                "little-killer 20 r1c4 down-right");
        assertRules(classic().number(above, "12_6", 1, "2"), "little-killer 12 r1c2 down-left");
        assertRules(classic().number(link.point(9, 2, 0), "20_5", 1, "2"), "little-killer 20 r9c4 up-right");
        assertRules(
                classic().words("", "", "Sandwich sums are outside.").number(above, "20", 1, "1"),
                "sandwich 20 r1c3-r9c3");
        assertThat(suggested(classic().number(above, "20", 1, "1")).others()).isEqualTo(1);
    }

    private static PenpaLink diagonals() {
        PenpaLink link = classic();
        for (int i = -1; i < 8; i++) {
            link.piece("lineE", link.point(i, i, PenpaLink.VERTEX), link.point(i + 1, i + 1, PenpaLink.VERTEX), 12);
            link.piece("lineE", link.point(i + 1, 6 - i, PenpaLink.VERTEX), link.point(i, 7 - i, PenpaLink.VERTEX), 12);
        }
        return link;
    }

    /** Damaged links are read, or refused with one line; nothing else happens. */
    @Property(tries = 1_500)
    void damagedLinksAreReadOrRefused(@ForAll Random random) {
        PenpaLink link = diagonals().given(cell(1, 1), 1).words("z", "z", "x, y");
        link.list("thermo", List.of(cell(1, 1), cell(2, 2))).list("killercages", List.of(cell(4, 4)));
        link.put("numberS", link.point(3, 3, PenpaLink.CORNER), "[5,1]").symbol(link.middle(cell(5, 5)), "circle_L", 3);
        link.number(link.point(-1, 2, 0), "20_6", 1, "2").image("{\"url\":null}");
        boolean isInner = random.nextBoolean();
        StringBuilder text = new StringBuilder(isInner ? link.text() : link.toString());
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = isInner ? random.nextInt(text.length()) : 51 + random.nextInt(text.length() - 51);
            String characters = isInner ? "0123456789,:\"[]{}-z~%\nEnull_" : "Az09+/=-_%&# (\u0000€";
            switch (random.nextInt(3)) {
                case 0 -> text.setCharAt(at, characters.charAt(random.nextInt(characters.length())));
                case 1 -> text.delete(at, Math.min(text.length(), at + random.nextInt(20)));
                default -> text.setLength(isInner || random.nextBoolean() ? text.length() : at);
            }
            if (text.length() < 60) {
                break;
            }
        }
        String damaged = isInner ? PenpaLink.link(text.toString(), random.nextInt(10)) : text.toString();
        try {
            Imports.read(damaged, 1, random.nextBoolean() ? Imports.DRAWINGS : Collections.emptySet());
        } catch (GridFormatException refused) {
            assertThat(refused.getMessage()).startsWith("line 1, column ");
            Messages.requireShortLine(String.valueOf(refused.getMessage()));
        }
    }
}
