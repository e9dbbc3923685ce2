package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.format.RuleWords;
import io.github.sudokusat.format.svg.SvgRules;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Shape;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How each rule is drawn. */
class RuleShapesTest {

    /** Rules about the whole grid, candidates and bare primitives have no picture. */
    private static final Set<String> WITHOUT_PICTURE =
            Set.of("only-index", "only-marked", "primitives", "rule", "either", "not", "if");

    private static final Layout LAYOUT = Layout.classic();

    private static NamedRule read(String line) {
        return RuleText.read(new RuleWords(line, 1, 0, LAYOUT)).orElseThrow();
    }

    /** A shape in short: its kind, its style, its label. */
    private static String brief(Shape shape) {
        if (shape instanceof Shape.Cage cage) {
            return "cage " + cage.label();
        } else if (shape instanceof Shape.Line line) {
            return line.style() + " " + line.label();
        } else if (shape instanceof Shape.Arrow arrow) {
            return "arrow " + arrow.circle() + " to "
                    + arrow.line().get(arrow.line().size() - 1);
        } else if (shape instanceof Shape.Mark mark) {
            return mark.style() + " " + mark.label();
        } else if (shape instanceof Shape.Corner corner) {
            return "corner " + corner.digits();
        } else if (shape instanceof Shape.Note note) {
            return "note " + note.cell() + " " + note.digits();
        } else if (shape instanceof Shape.Outside clue) {
            return clue.style() + " " + clue.row() + "," + clue.column() + " " + clue.down() + "," + clue.right() + " "
                    + clue.label();
        }
        Shape.Shade shade = (Shape.Shade) shape;
        return shade.style() + " " + shade.cells();
    }

    /** Lines of text, and how they are drawn. */
    private static final String TABLE = """
            killer 15 r1c1 r1c2                 | cage 15
            killer r1c1 r1c2                    | cage
            sum 23 r1c5-r5c1                    | SUM 23
            equal-sum r1c1 r1c2 = r4c4 r4c5     | cage =; cage =
            same-set r1c1 r1c2 = r4c4 r4c5      | cage ≡; cage ≡
            contains 6,1 r1c1-r1c5              | cage 1,6
            contains-exactly 5,5 r1c1-r5c1      | cage =5,5
            quadruple 7,1,4 r1c1 r1c2 r2c1 r2c2 | corner [1, 4, 7]
            counting-circles r1c1 r5c5          | COUNTING [r1c1, r5c5]
            different r1c1 r5c5                 | REGION [r1c1, r5c5]
            equality-cage r1c1-r1c4             | cage =
            given r1c1 = 6 2 4                  | note r1c1 [2, 4, 6]
            look-and-say 1617 r1c1-r1c4         | cage 1617
            rellik 7 r1c1-r1c4                  | cage ≠7
            arrow r5c1 = r4c2 r3c3 r2c3         | arrow [r5c1] to r2c3
            arrow r5c1 r5c2 = r4c2 r3c3         | arrow [r5c1, r5c2] to r3c3
            double-arrow r1c1-r1c4              | DOUBLE_ARROW
            region-sum r1c1-r1c5                | REGION_SUM
            zipper r1c1-r1c5                    | ZIPPER
            sum-line 10 r1c1-r1c5               | SUM 10
            thermo r1c1-r1c5                    | THERMOMETER
            slow-thermo r1c1-r1c5               | SLOW_THERMOMETER
            whispers r1c1-r1c5                  | WHISPERS
            whispers 5 r1c1-r1c5                | WHISPERS
            whispers 4 r1c1-r1c5                | DUTCH_WHISPERS
            whispers 3 r1c1-r1c5                | WHISPERS 3
            renban r1c1-r1c5                    | RENBAN
            nabner r1c1-r1c5                    | NABNER
            palindrome r1c1-r1c5                | PALINDROME
            between r1c1-r1c5                   | BETWEEN
            lockout r1c1-r1c5                   | LOCKOUT
            lockout 3 r1c1-r1c5                 | LOCKOUT 3
            entropic r1c1-r1c5                  | ENTROPIC
            modular 3 r1c1-r1c5                 | MODULAR
            modular 4 r1c1-r1c5                 | MODULAR 4
            regex /[1-5]*/ r1c1-r1c5            | PLAIN
            automaton Rhf_QAA_qAAA r1c1-r1c5 : a| PLAIN
            pair a<b chain r1c1-r1c5            | PLAIN
            sandwich 8 top1                     | SANDWICH -1,0 0,0 8
            x-sum 27 left4                      | X_SUM 3,-1 0,0 27
            skyscraper 5 bottom3                | SKYSCRAPER 9,2 0,0 5
            hidden-skyscraper 5 right9          | HIDDEN_SKYSCRAPER 8,9 0,0 5
            numbered-room 1 r1c1-r1c9           | NUMBERED_ROOM 0,-1 0,0 1
            full-rank 9 top2                    | PLAIN -1,1 0,0 9
            tied-rank 9 top2                    | PLAIN -1,1 0,0 9
            sandwich 8 r1c1-r1c5                | PLAIN 8
            lunchbox 3 r6c2 r6c3 r6c4           | PLAIN 3
            little-killer 22 r1c5 down-left     | PLAIN -1,5 1,-1 22
            little-killer 22 r9c1 up-right      | PLAIN 9,-1 -1,1 22
            little-killer 22 r3c3 down-right    | SUM 22
            difference 1 r1c1 r1c2              | WHITE
            difference 3 r1c1 r1c2              | WHITE 3
            ratio 2 r1c1 r1c2                   | BLACK
            ratio 3 r1c1 r1c2                   | BLACK 3
            pair-sum 5 r1c1 r1c2                | LETTER V
            pair-sum 10 r1c1 r1c2               | LETTER X
            pair-sum 8 r1c1 r1c2                | LETTER 8
            pair-sum r1c1 r1c2                  | LETTER XV
            greater r1c2 r1c1                   | GREATER
            minimum r5c5                        | MINIMUM [r5c5]
            maximum r5c5                        | MAXIMUM [r5c5]
            clone r1c1 r1c2 = r4c4 r4c5         | CLONE [r1c1, r1c2, r4c4, r4c5]
            index column r1c1-r3c1              | INDEX_COLUMN [r1c1, r2c1, r3c1]
            index row r1c1 r1c2                 | INDEX_ROW [r1c1, r1c2]
            index box r1c1 r1c2                 | INDEX_BOX [r1c1, r1c2]
            odd r1c1 r5c5                       | ODD [r1c1, r5c5]
            even r1c1 r5c5                      | EVEN [r1c1, r5c5]
            """;

    private static List<String[]> table() {
        return TABLE.lines().map(line -> line.split("\\|", -1)).toList();
    }

    @ParameterizedTest
    @MethodSource("table")
    void rulesAreDrawnAsSettersDrawThem(String line, String expected) {
        List<Shape> shapes = read(line).shapes(LAYOUT);
        assertThat(shapes.stream().map(RuleShapesTest::brief).map(String::strip).collect(Collectors.joining("; ")))
                .isEqualTo(expected.strip());
        SvgRules picture = SvgRules.of(LAYOUT.with(read(line)));
        assertThat(picture.below() + picture.above()).contains("<g class=\"rule\">");
    }

    @Test
    void everyOtherRuleIsInTheTable() {
        Set<String> tested = new TreeSet<>(WITHOUT_PICTURE);
        table().forEach(row -> tested.add(row[0].substring(0, row[0].indexOf(' '))));
        assertThat(tested).containsAll(RuleText.keywords());
    }

    @ParameterizedTest
    @ValueSource(strings = {"only-marked difference 1", "rule nonconsecutive"})
    void rulesAboutTheWholeGridHaveNoPicture(String line) {
        assertThat(read(line).shapes(LAYOUT)).isEmpty();
    }
}
