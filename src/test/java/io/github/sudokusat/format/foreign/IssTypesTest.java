package io.github.sudokusat.format.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each type of the Interactive Sudoku Solver means the rules of our own text. */
class IssTypesTest {

    private static Layout read(String constraints) {
        return Imports.read(constraints, 1, Set.of()).puzzle().layout();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            .Cage~~R1C1~R1C2                | killer r1c1 r1c2
            .Cage~0~R1C1~R1C2               | killer r1c1 r1c2
            .Sum~5~R1C1~R1C1                | sum 5 r1c1 r1c1
            .RellikCage~5~R1C1~R1C2         | rellik 5 r1c1 r1c2
            .EqualityCage~R1C1~R1C2         | equality-cage r1c1 r1c2
            .Lunchbox~5~R1C1~R1C2~R1C3      | lunchbox 5 r1c1 r1c2 r1c3
            .AllDifferent~R1C1~R5C2         | different r1c1 r5c2
            .ContainAtLeast~1_1~R1C1~R5C2   | contains 1,1 r1c1 r5c2
            .ContainExact~1_2~R1C1~R5C2     | contains-exactly 1,2 r1c1 r5c2
            .LookAndSay~1205~R1C1~R5C2      | look-and-say 1205 r1c1 r5c2
            .CountingCircles~R1C1~R5C2      | counting-circles r1c1 r5c2
            .Quad~R1C1~3~3                  | quadruple 3,3 r1c1 r1c2 r2c1 r2c2
            .EqualSum~R1C1~R1C2~-~R5C5      | equal-sum r1c1 r1c2 = r5c5
            .SameValues~2~R1C1~R1C2~R5C5~R5C6 | same-set r1c1 r1c2 = r5c5 r5c6
            .Thermo~R1C1~R1C2               | thermo r1c1 r1c2
            .Whisper~4~R1C1~R1C2            | whispers 4 r1c1 r1c2
            .Whisper~R1C1~R1C2              | whispers 5 r1c1 r1c2
            .Renban~R1C1~R1C2               | renban r1c1 r1c2
            .Modular~3~R1C1~R1C2~R1C3       | modular 3 r1c1 r1c2 r1c3
            .Entropic~R1C1~R1C2~R1C3        | entropic r1c1 r1c2 r1c3
            .RegionSumLine~R1C3~R1C4        | region-sum r1c3 r1c4
            .Between~R1C3~R1C4~R1C5         | between r1c3 r1c4 r1c5
            .Lockout~3~R1C3~R1C4~R1C5       | lockout 3 r1c3 r1c4 r1c5
            .Palindrome~R1C3~R1C4~R2C5      | palindrome r1c3 r1c4 r2c5
            .Zipper~R1C3~R1C4~R2C5          | zipper r1c3 r1c4 r2c5
            .SumLine~9~R1C3~R1C4~R2C5       | sum-line 9 r1c3 r1c4 r2c5
            .Regex~KDEyKSpbXjNdND8~R1C3~R1C4 | regex /(12)*[^3]4?/ r1c3 r1c4
            .Regex~KDEyKSo~R1C3~R1C4~~R2C3~R2C4 | regex /(12)*/ r1c3 r1c4 ; regex /(12)*/ r2c3 r2c4
            .Regex~1%2B2~R1C3~R1C4          | regex /1+2/ r1c3 r1c4
            .NFA~Rhf_QAA_qAAA~R1C1~R1C2~R2C2 | automaton Rhf_QAA_qAAA r1c1 r1c2 r2c2 : automaton at r1c1
            .NFA~Rhf_QAA_qAAA~_no%20two~R1C1~R1C2~~R3C3~R3C4 | automaton Rhf_QAA_qAAA r1c1 r1c2 : no two at r1c1 ; automaton Rhf_QAA_qAAA r3c3 r3c4 : no two at r3c3
            .Arrow~R1C3~R1C4~R2C5           | arrow r1c3 = r1c4 r2c5
            .DoubleArrow~R1C3~R1C4~R2C5     | double-arrow r1c3 r1c4 r2c5
            .PillArrow~2~R2C1~R1C1~R3C3~R4C1 | arrow r1c1 r2c1 = r3c3 r4c1
            .WhiteDot~R1C1~R1C2~R2C2~R5C5   | difference 1 r1c1 r1c2 ; difference 1 r1c2 r2c2
            .BlackDot~R1C1~R1C2             | ratio 2 r1c1 r1c2
            .X~R1C1~R1C2.V~R2C1~R2C2        | pair-sum 10 r1c1 r1c2 ; pair-sum 5 r2c1 r2c2
            .GreaterThan~R1C2~R1C1~R1C3     | greater r1c2 r1c1 ; greater r1c2 r1c3
            .StrictKropki                   | only-marked difference 1 ; only-marked ratio 2
            .StrictXV                       | only-marked pair-sum 5 ; only-marked pair-sum 10
            .LittleKiller~30~R1C1           | little-killer 30 r1c1 down-right
            .LittleKiller~7~R2C9            | little-killer 7 r2c9 up-left
            .LittleKiller~30~R1C9           | little-killer 30 r1c9 down-left
            .LittleKiller~7~R9C3            | little-killer 7 r9c3 up-right
            .Sandwich~0~C3                  | sandwich 0 top3
            .XSum~R2~8~17                   | x-sum 8 left2 ; x-sum 17 right2
            .Skyscraper~C5~~4               | skyscraper 4 bottom5
            .HiddenSkyscraper~C5~4~         | hidden-skyscraper 4 top5
            .NumberedRoom~R1~4              | numbered-room 4 left1
            .FullRank~R1~4                  | full-rank 4 left1
            .Skyscraper~C5~0~4              | skyscraper 4 bottom5
            .Modular~1~R1C1~R1C2.AntiTaxicab | rule self-taxicab
            .Lockout~R1C3~R1C4~R1C5         | lockout 4 r1c3 r1c4 r1c5
            .PillArrow~R2C1~R1C1~R3C3~R4C1  | arrow r1c1 r2c1 = r3c3 r4c1
            .And.Thermo~R1C1~R1C2.And.Renban~R2C1~R2C2.End.End.AntiTaxicab | thermo r1c1 r1c2 ; renban r2c1 r2c2 ; rule self-taxicab
            .Or.~R1C2_1.~R1C1_1.End         | `either given r1c2 = 1 | given r1c1 = 1`
            .Or.Renban~R2C1~R2C2.And.Thermo~R1C1~R1C2.~R3C1_1_2.End.End | `either renban r2c1 r2c2 | thermo r1c1 r1c2 & given r3c1 = 1 2`
            .Or.Or.Thermo~R1C1~R1C2.Thermo~R1C2~R1C1.End.Cage~9~R2C1~R2C2.End | `either ( either thermo r1c1 r1c2 | thermo r1c2 r1c1 ) | killer 9 r2c1 r2c2`
            .Or.XSum~R2~8~17.Whisper~R1C1~R1C2.End | `either x-sum 8 left2 & x-sum 17 right2 | whispers 5 r1c1 r1c2`
            .Or.Lunchbox~8~R1C1~R1C2~R1C3.End | lunchbox 8 r1c1 r1c2 r1c3
            .Or.~R1C1_1_2_3_4_5_6_7_8_9.Cage~9~R2C1~R2C2.End.AntiTaxicab | rule self-taxicab
            .Replicate~IAC.Thermo~R1C1~R2C1~R2C2.End | thermo r1c4 r2c4 r2c5 ; thermo r2c5 r3c5 r3c6
            .Replicate~B~R2C2.Quad~R1C1~4.End | quadruple 4 r1c1 r1c2 r2c1 r2c2
            .Replicate~D.Replicate~BI.Arrow~R1C1~R1C2~R1C3.End.End | arrow r1c1 = r1c2 r1c3 ; arrow r2c1 = r2c2 r2c3 ; arrow r1c2 = r1c3 r1c4 ; arrow r2c2 = r2c3 r2c4
            .AntiConsecutive                | rule nonconsecutive
            .AntiTaxicab                    | rule self-taxicab
            .GlobalEntropy                  | rule global-entropy
            .GlobalMod                      | rule global-modular
            .DutchFlatmates                 | rule dutch-flatmates
            .FullRank~R1~4.FullRankTies~any | tied-rank 4 left1
            .FullRankTies~any.And.FullRank~C1~~4.End | tied-rank 4 bottom1
            .Indexing~C~R1C1~R5C1           | index column r1c1 r5c1
            .Indexing~R~R1C1~R5C1           | index row r1c1 r5c1
            .~R1C1_1_9                      | given r1c1 = 1 9
            """)
    void eachTypeMeansOurRules(String constraints, String rules) {
        Set<String> expected = new TreeSet<>();
        for (String rule : rules.split(" ; ", -1)) {
            expected.add(RuleText.read(new RuleWords(rule, 1, 0, Layout.classic()))
                    .flatMap(NamedRule::text)
                    .orElse(rule));
        }
        Set<String> texts = new TreeSet<>();
        read(constraints)
                .addedRules()
                .forEach(rule -> texts.add(((NamedRule) rule).text().orElseThrow()));
        assertThat(texts).isEqualTo(expected);
    }

    @Test
    void housesAndOptionsChangeTheLayoutAlone() {
        assertThat(
                        read(
                                ".Windoku.DisjointSets.RegionSize~9.SearchPriority~2~R1C1.RegionSameValues.FullRankTies~only-unclued"))
                .isEqualTo(Layout.classic().with(Variant.WINDOKU).with(Variant.DISJOINT_GROUPS));
    }

    /** The table of "less than" on 4×4: bits 1, 2, 3, 6, 7, 11 from the lowest, six a character: 14, 35, no more. */
    @Test
    void readsTablesOfPairs() {
        List<Primitive> chain = primitives(".Shape~4x4.Pair~Oj~_up~R1C1~R1C2~R1C3~~R2C1~R2C2");
        assertThat(chain).hasSize(3);
        assertThat(primitives(".Shape~4x4.PairX~Oj~~R1C1~R1C2~R1C3")).hasSize(3);
        for (Primitive primitive : chain) {
            for (int a = 1; a <= 4; a++) {
                for (int b = 1; b <= 4; b++) {
                    assertThat(((PairRelation) primitive).isPossible(a, b)).isEqualTo(a < b);
                }
            }
        }
        // The last two characters of the alphabet change places in old texts.
        assertThat(primitives(".Shape~4x4.Binary~-A~R1C1~R1C2")).isEqualTo(primitives(".Shape~4x4.Pair~_A~R1C1~R1C2"));
        assertThatThrownBy(() -> read(".Pair~(~R1C1~R1C2")).hasMessageContaining("a table of pairs in base64");
        assertThatThrownBy(() -> read(".Pair~A")).hasMessageContaining("expected cells");
    }

    private static List<Primitive> primitives(String constraints) {
        return read(constraints).statedRules().stream()
                .flatMap(stated -> stated.primitives().stream())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            .WhiteDot~R1C1~R3C3             | cells of which two or more are adjacent
            .Quad~R9C1~1                    | the upper left cell of four
            .LittleKiller~5~R5C5            | a cell at the edge of the grid in which a diagonal of two or more begins
            .LittleKiller~5~R9C1            | a cell at the edge of the grid in which a diagonal of two or more begins
            .SameValues~2~R1C1~R1C2~R1C3    | a divisor of the number of cells, 3
            .Sandwich~5~Q1                  | a row or column such as R1 or C9
            .Indexing~Q~R1C1                | C or R
            .FullRankTies~all               | none, only-unclued or any
            .Shape~6x8.FullRankTies~none    | a grid with as many rows and columns as digits
            .Regex~(~R1C1                   | a pattern in base64
            .Regex~KDEyKSo                  | cells
            .EqualSum~R1C1~-                | a cell from R1C1 to R9C9
            .PillArrow~4~R1C1               | the size of the pill from 2 to 3
            .SumLine~5~LOOP                 | a cell from R1C1 to R9C9
            """)
    void refusesWhatMakesNoSense(String constraints, String expected) {
        assertThatThrownBy(() -> read(constraints)).hasMessageContaining("expected " + expected + ", but found");
    }
}
