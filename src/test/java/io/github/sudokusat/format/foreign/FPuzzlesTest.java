package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.Credits;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of f-puzzles, read and written. */
class FPuzzlesTest {

    private static final String GRID_4 = grid(4);

    private static String grid(int side) {
        String row = "[" + "{},".repeat(side - 1) + "{}]";
        return "\"grid\":[" + (row + ",").repeat(side - 1) + row + "]";
    }

    private static ImportedPuzzle read(String json) {
        assertThat(Imports.isForeign(json)).isTrue();
        return Imports.read(json, 1, Set.of());
    }

    private static ImportedPuzzle readWith(int side, String constraints) {
        return read("{\"size\":" + side + "," + grid(side) + "," + constraints.replace('\'', '"') + "}");
    }

    private static Set<String> texts(Layout layout) {
        Set<String> texts = new TreeSet<>();
        layout.addedRules().forEach(rule -> texts.add(((NamedRule) rule).text().orElseThrow()));
        return texts;
    }

    /** Each constraint means the rules of our own text, and is written so that it reads back. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'killercage':[{'cells':['R1C1','R1C2'],'value':'15'}]          | killer 15 r1c1 r1c2
            'killercage':[{'cells':['R1C1','R1C2'],'value':15}]            | killer 15 r1c1 r1c2
            'killercage':[{'cells':['R1C1','R1C2'],'value':'0'}]           | killer r1c1 r1c2
            'killercage':[{'cells':['R1C1','R1C2'],'value':''}]            | killer r1c1 r1c2
            'killercage':[{'cells':['R1C1','R1C2']}]                       | killer r1c1 r1c2
            'arrow':[{'cells':['R1C1'],'lines':[['R1C1','R1C2','R1C3'],['R1C1','R2C1']]}] | arrow r1c1 = r1c2 r1c3 ; arrow r1c1 = r2c1
            'arrow':[{'cells':['R1C2','R1C1'],'lines':[['R1C1','R2C1','R3C1']]}] | arrow r1c2 r1c1 = r2c1 r3c1
            'thermometer':[{'lines':[['R1C1','R1C2'],['R1C1','R2C1']]}]    | thermo r1c1 r1c2 ; thermo r1c1 r2c1
            'slowthermometer':[{'lines':[['R1C1','R1C2']]}]                | slow-thermo r1c1 r1c2
            'palindrome':[{'lines':[['R1C1','R1C2','R2C3']]}]              | palindrome r1c1 r1c2 r2c3
            'betweenline':[{'lines':[['R1C1','R1C2','R2C3']]}]             | between r1c1 r1c2 r2c3
            'renban':[{'lines':[['R1C1','R1C2']]}]                         | renban r1c1 r1c2
            'whispers':[{'lines':[['R1C1','R1C2']]}]                       | whispers 5 r1c1 r1c2
            'whispers':[{'lines':[['R1C1','R1C2']],'value':'4'}]           | whispers 4 r1c1 r1c2
            'regionsumline':[{'lines':[['R1C3','R1C4']]}]                  | region-sum r1c3 r1c4
            'entropicline':[{'lines':[['R1C3','R1C4','R2C5']]}]            | entropic r1c3 r1c4 r2c5
            'modularline':[{'lines':[['R1C3','R1C4','R2C5']]}]             | modular 3 r1c3 r1c4 r2c5
            'nabner':[{'lines':[['R1C3','R1C4','R2C5']]}]                  | nabner r1c3 r1c4 r2c5
            'doublearrow':[{'lines':[['R1C3','R1C4','R2C5']]}]             | double-arrow r1c3 r1c4 r2c5
            'zipperline':[{'lines':[['R1C3','R1C4','R2C5']]}]              | zipper r1c3 r1c4 r2c5
            'lockout':[{'lines':[['R1C3','R1C4','R2C5']]}]                 | lockout 4 r1c3 r1c4 r2c5
            'littlekillersum':[{'cell':'R0C4','direction':'DL','value':'17'}] | little-killer 17 r1c3 down-left
            'littlekillersum':[{'cell':'R10C1','direction':'UR','value':'17'}] | little-killer 17 r9c2 up-right
            'littlekillersum':[{'cell':'R0C4','direction':'DL','value':'0'},{'cell':'R0C4','direction':'DL'}] | ``
            'sandwichsum':[{'cell':'R0C6','value':'16'},{'cell':'R1C0','value':'0'},{'cell':'R2C0'}] | sandwich 16 top6 ; sandwich 0 left1
            'xsum':[{'cell':'R10C6','value':'16'}]                         | x-sum 16 bottom6
            'skyscraper':[{'cell':'R3C10','value':'4'}]                    | skyscraper 4 right3
            'difference':[{'cells':['R1C7','R1C6']},{'cells':['R2C1','R2C2'],'value':'2'}] | difference 1 r1c6 r1c7 ; difference 2 r2c1 r2c2
            'ratio':[{'cells':['R1C7','R1C6'],'value':''},{'cells':['R2C1','R2C2'],'value':'3'}] | ratio 2 r1c6 r1c7 ; ratio 3 r2c1 r2c2
            'xv':[{'cells':['R1C7','R1C6'],'value':'X'},{'cells':['R2C1','R2C2'],'value':'v'},{'cells':['R3C1','R3C2']}] | pair-sum 10 r1c6 r1c7 ; pair-sum 5 r2c1 r2c2 ; pair-sum r3c1 r3c2
            'odd':[{'cell':'R6C6'}],'even':[{'cell':'R6C7'}]               | odd r6c6 ; even r6c7
            'minimum':[{'cell':'R6C6'}],'maximum':[{'cell':'R6C8'}]        | minimum r6c6 ; maximum r6c8
            'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[3,4,4]}] | quadruple 3,4,4 r1c1 r1c2 r2c1 r2c2
            'quadruple':[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[]}] | ``
            'clone':[{'cells':['R1C1','R1C2'],'cloneCells':['R5C5','R5C6']}] | clone r1c1 r1c2 = r5c5 r5c6
            'extraregion':[{'cells':['R1C1','R2C2']}]                      | different r1c1 r2c2
            'rowindexer':[{'cells':['R1C1','R2C1']}]                       | index row r1c1 r2c1
            'columnindexer':[{'cells':['R1C1','R2C1']}]                    | index column r1c1 r2c1
            'boxindexer':[{'cells':['R1C1','R2C1']}]                       | index box r1c1 r2c1
            'nonconsecutive':true                                          | only-marked difference 1
            'nonconsecutive':false,'negative':[]                           | ``
            'negative':['ratio']                                           | only-marked ratio 2
            'ratio':[{'cells':['R1C1','R1C2'],'value':'3'}],'negative':['ratio'] | ratio 3 r1c1 r1c2 ; only-marked ratio 3
            'negative':['xv']                                              | only-marked pair-sum 5 ; only-marked pair-sum 10
            """)
    void eachConstraintMeansOurRules(String constraints, String rules) {
        Set<String> expected = new TreeSet<>();
        for (String rule : rules.split(" ; ", -1)) {
            if (!rule.isEmpty()) {
                expected.add(RuleText.read(new RuleWords(rule, 1, 0, Layout.classic()))
                        .orElseThrow()
                        .text()
                        .orElseThrow());
            }
        }
        Puzzle puzzle = readWith(9, constraints).puzzle();
        assertThat(texts(puzzle.layout())).isEqualTo(expected);
        String written = FPuzzlesWriter.of(puzzle).json();
        Puzzle again = read(written).puzzle();
        assertThat(again).isEqualTo(puzzle);
        assertThat(FPuzzlesWriter.of(again).json()).isEqualTo(written);
        for (String link : List.of(
                FPuzzlesWriter.of(puzzle).link(), FPuzzlesWriter.of(puzzle).sudokuPadLink())) {
            assertThat(Imports.read(link, 1, Set.of()).puzzle()).isEqualTo(puzzle);
        }
    }

    @Test
    void readsVariantsAndDiagonals() {
        Layout layout = readWith(
                        9, "'diagonal+':true,'diagonal-':true,'antiknight':true,'antiking':true,'disjointgroups':true")
                .puzzle()
                .layout();
        assertThat(layout)
                .isEqualTo(Layout.classic()
                        .with(Variant.DIAGONALS)
                        .with(Variant.ANTI_KNIGHT)
                        .with(Variant.ANTI_KING)
                        .with(Variant.DISJOINT_GROUPS));
        assertThat(read(FPuzzlesWriter.of(Puzzle.of(Grid.empty(layout))).json())
                        .puzzle()
                        .layout())
                .isEqualTo(layout);
        Layout one = readWith(4, "'diagonal-':true").puzzle().layout();
        assertThat(one).isEqualTo(Layout.boxes(2, 2).with(House.of("diagonal-down", 0, 5, 10, 15)));
        assertThat(read(FPuzzlesWriter.of(Puzzle.of(Grid.empty(one))).json())
                        .puzzle()
                        .layout())
                .isEqualTo(one);
    }

    @Test
    void readsGivensMarksAndRegions() {
        String row = "[{'value':1,'given':true},{'value':2},{'givenPencilMarks':[2,3]},{'givenPencilMarks':null}]";
        String others = ",[{},{},{},{}]".repeat(3);
        Puzzle puzzle =
                read(("{'grid':[" + row + others + "]}").replace('\'', '"')).puzzle();
        assertThat(puzzle.grid().digits()).startsWith(1, 0, 0, 0);
        assertThat(texts(puzzle.layout())).containsExactly("given r1c3 = 2 3");
        assertThat(read(FPuzzlesWriter.of(puzzle).json()).puzzle()).isEqualTo(puzzle);
    }

    @Test
    void readsJigsawsAndCellsWithoutRegion() {
        int[] regions = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
        StringBuilder json = new StringBuilder("{\"grid\":[");
        StringBuilder partly = new StringBuilder("{\"grid\":[");
        for (int cell = 0; cell < 16; cell++) {
            String start = cell % 4 == 0 ? cell == 0 ? "[" : "],[" : ",";
            json.append(start).append("{\"region\":").append(regions[cell]).append('}');
            partly.append(start)
                    .append("{\"region\":")
                    .append(regions[cell] == 0 ? "0" : "null")
                    .append('}');
        }
        Layout jigsaw = read(json + "]]}").puzzle().layout();
        assertThat(jigsaw).isEqualTo(Layout.regions(regions));
        assertThat(read(FPuzzlesWriter.of(Puzzle.of(Grid.empty(jigsaw))).json())
                        .puzzle()
                        .layout())
                .isEqualTo(jigsaw);
        Layout one = read(partly + "]]}").puzzle().layout();
        assertThat(one).isEqualTo(Layout.boxes(1, 4).with(House.of("region 1", 0, 1, 2, 4)));
    }

    @Test
    void warnsOfRegionsThatAreTooSmall() {
        String row = "[{\"region\":7},{\"region\":null},{\"region\":null},{\"region\":null}]";
        String none = row.replace("7", "null");
        ImportedPuzzle imported = read("{\"grid\":[" + row + ("," + none).repeat(3) + "]}");
        assertThat(imported.puzzle().layout()).isEqualTo(Layout.boxes(1, 4));
        assertThat(imported.warnings()).containsExactly("region 8 is left out because it has 1 cells, not 4");
    }

    @Test
    void refusesDrawingsThatMayBeRulesUnlessTheyAreIgnored() {
        String json = "{" + GRID_4
                + ",\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],\"circle\":[{\"cells\":[\"R1C1\"]}],\"text\":[]}";
        assertThatThrownBy(() -> read(json))
                .hasMessage("line 1, column 1: expected constraints that are known or ignored by name, "
                        + "but found cosmetics without meaning: line, circle");
        assertThatThrownBy(() -> Imports.read(json, 1, Set.of("line"))).hasMessageEndingWith("meaning: circle");
        ImportedPuzzle rest = Imports.read(json, 1, Set.of("line", "circle"));
        assertThat(rest.puzzle().layout()).isEqualTo(Layout.boxes(2, 2));
        assertThat(rest.warnings()).containsExactly("line is left out", "circle is left out");
    }

    @Test
    void refusesUnknownConstraintsUnlessTheyAreEmptyOrIgnored() {
        String json = "{" + GRID_4 + ",\"foo\":[{}],\"bar\":true,\"empty\":[],\"off\":false,\"nothing\":null}";
        assertThatThrownBy(() -> read(json)).hasMessageEndingWith("but found the unknown constraints foo, bar");
        assertThat(Imports.read(json, 1, Set.of("foo", "bar")).warnings())
                .containsExactly("foo is left out", "bar is left out");
    }

    @Test
    void letsTitlesNotesAndDrawingsOfConstraintsPass() {
        ImportedPuzzle imported = readWith(
                4,
                "'title':'T','author':'A','ruleset':'R','solution':[1],'highlightConflicts':true,'disabledlogic':['x'],"
                        + "'line':[{'lines':[],'fromConstraint':'Renban'}],'rectangle':[{'isNewConstraint':true}],'cage':[{'cells':[],'value':'author: me'}]");
        assertThat(imported.puzzle()).isEqualTo(Puzzle.of(Grid.empty(Layout.boxes(2, 2))));
        assertThat(imported.warnings()).isEmpty();
        assertThat(imported.credits()).isEqualTo(new Credits("T", "A", "R"));
    }

    @Test
    void whatASetterSaysIsText() {
        assertThat(readWith(4, "'title':' A\\tB\\n','author':7,'ruleset':'One\\r\\nTwo\\u0000\\rThree'")
                        .credits())
                .isEqualTo(new Credits("A B", "", "One\nTwo \nThree"));
        assertThat(readWith(4, "'title':null,'ruleset':['x']").credits()).isEqualTo(Credits.NONE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'killercage':[{'cells':[],'value':'15'}]             | 99 | "[" | at least one cell
            'killercage':[{'value':'15'}]                        | 90 | "{" | an object with "cells"
            'killercage':[{'cells':['R1C5']}]                    | 100 | ""R1C5"" | a cell from R1C1 to R4C4
            'killercage':[{'cells':['R1C1'],'value':'A'}]        | 116 | ""A"" | a sum
            'killercage':'x'                                     | 89 | ""x"" | an array
            'sandwichsum':[{'cell':'R1C1','value':'3'}]          | 99 | ""R1C1"" | a cell outside the grid, such as R0C1 or R1C5
            'sandwichsum':[{'cell':'R0C5','value':'3'}]          | 91 | a corner | a cell next to a row or column
            'difference':[{'cells':['R1C1','R1C2','R1C3']}]      | 90 | 3 cells | a mark between two cells
            'xv':[{'cells':['R1C1','R1C2'],'value':'Z'}]         | 115 | ""Z"" | X or V
            'littlekillersum':[{'cell':'R0C1','direction':'UP','value':'3'}] | 95 | "UP" | one of the directions UL, UR, DL and DR
            'littlekillersum':[{'cell':'R0C0','direction':'DL','value':'3'}] | 95 | a diagonal outside the grid | one that crosses the grid
            'antiknight':1                                       | 89 | "1" | true or false
            'negative':['foo']                                   | 88 | the unknown constraint negative foo | constraints that are known or ignored by name
            """)
    void reportsThePlace(String constraints, int column, String found, String expected) {
        assertThatThrownBy(() -> readWith(4, constraints))
                .isInstanceOf(GridFormatException.class)
                .hasMessage("line 1, column " + column + ": expected " + expected + ", but found " + found);
    }

    @Test
    void countsLines() {
        assertThatThrownBy(() -> Imports.read("{\n \"grid\": 5\n}", 3, Set.of()))
                .hasMessage("line 4, column 10: expected an array, but found \"5\"");
    }

    @Test
    void refusesWhatIsTooLongOrTooDeep() {
        String deep = "{\"grid\":" + "[".repeat(1_000_000);
        assertThatThrownBy(() -> read(deep)).hasMessageContaining("values nested to at most 100 levels");
        String rows = "{\"grid\":[" + "[],".repeat(1_000_000) + "[]]}";
        assertThatThrownBy(() -> read(rows)).hasMessageContaining("at most 64 values");
        String huge = "{\"grid\":\"" + "x".repeat(Imports.LONGEST_TEXT) + "\"}";
        assertThatThrownBy(() -> read(huge)).hasMessageContaining("a puzzle of at most 4000000 characters");
    }

    @Test
    void namesTheRulesThatCannotBeWritten() {
        Layout layout = Layout.classic();
        for (String rule : List.of("regex /1*/ r1c1 r1c2", "pair-sum 7 r1c1 r1c2", "killer 3 r1c1 r1c2")) {
            layout = layout.with(
                    RuleText.read(new RuleWords(rule, 1, 0, Layout.classic())).orElseThrow());
        }
        Puzzle puzzle = Puzzle.of(Grid.empty(layout));
        assertThatThrownBy(() -> FPuzzlesWriter.of(puzzle).json())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("f-puzzles has no form of ")
                .hasMessageContaining("regex")
                .hasMessageContaining("pair-sum 7")
                .hasMessageNotContaining("killer");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "only-marked pair-sum 5",
                "only-marked ratio 3",
                "only-marked difference 2",
                "modular 4 r1c1-r1c4"
            })
    void writesNothingThatWouldMeanSomethingElse(String rule) {
        Layout layout = Layout.classic()
                .with(RuleText.read(new RuleWords(rule, 1, 0, Layout.classic())).orElseThrow());
        Puzzle puzzle = Puzzle.of(Grid.empty(layout));
        assertThatThrownBy(() -> FPuzzlesWriter.of(puzzle).json()).hasMessageStartingWith("f-puzzles has no form of ");
    }

    @Test
    void writesNoCellWithoutDigits() {
        Layout layout = Layout.classic();
        for (String rule : List.of("given r1c1 = 1 2", "given r1c1 = 3 4")) {
            layout = layout.with(
                    RuleText.read(new RuleWords(rule, 1, 0, Layout.classic())).orElseThrow());
        }
        Puzzle twice = Puzzle.of(Grid.empty(layout));
        assertThatThrownBy(() -> FPuzzlesWriter.of(twice).json())
                .hasMessageStartingWith("f-puzzles has no form of r1c1 is ");
        Layout one = Layout.classic()
                .with(RuleText.read(new RuleWords("given r1c1 = 1 2", 1, 0, Layout.classic()))
                        .orElseThrow());
        Puzzle withDigit = Puzzle.of(Grid.empty(one).with(Cell.parse("r1c1"), 3));
        assertThatThrownBy(() -> FPuzzlesWriter.of(withDigit).json())
                .hasMessageStartingWith("f-puzzles has no form of r1c1 is ");
        CandidateGrid none = CandidateGrid.full(CandidateLayout.of(Layout.classic()));
        none.retain(1);
        Puzzle withoutAny = Puzzle.of(Grid.empty(Layout.classic()), none);
        assertThatThrownBy(() -> FPuzzlesWriter.of(withoutAny).json())
                .hasMessage("f-puzzles has no form of a cell without candidates, r1c2");
    }

    @Test
    void writesWindowsAsExtraRegions() {
        Puzzle puzzle =
                Puzzle.of(Grid.empty(Layout.classic().with(Variant.WINDOKU)).with(Cell.parse("r1c1"), 7));
        Puzzle again = read(FPuzzlesWriter.of(puzzle).json()).puzzle();
        assertThat(again.grid().digit(0)).isEqualTo(7);
        assertThat(again.layout().addedRules()).hasSize(4);
    }
}
