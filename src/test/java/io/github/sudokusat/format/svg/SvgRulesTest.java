package io.github.sudokusat.format.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.grid.Shape.ClueStyle;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.rule.whole.Marks;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Pictures of rules: all shapes as files that have been looked at, and what must hold of any. */
class SvgRulesTest {

    private static final int CELL = 60;

    private static List<Cell> cells(String names) {
        return DrawnRule.cells(names);
    }

    private static String golden(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(SvgRulesTest.class.getResourceAsStream("/golden/svg/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static List<Element> elements(Element root, String name) {
        NodeList list = root.getElementsByTagName(name);
        List<Element> found = new ArrayList<>();
        for (int i = 0; i < list.getLength(); i++) {
            found.add((Element) list.item(i));
        }
        return found;
    }

    /** The parts of a picture of rules as one element. */
    private static Element parse(SvgRules rules) {
        return Drawing.parse("<svg>" + rules.below() + rules.above() + "</svg>");
    }

    @ParameterizedTest
    @ValueSource(strings = {"clues", "lines", "marks"})
    void everyShapeIsDrawnAsItWas(String name) throws IOException {
        Layout layout = switch (name) {
            case "clues" -> Gallery.clues();
            case "lines" -> Gallery.lines();
            default -> Gallery.marks();
        };
        assertThat(SvgPicture.create().format(Grid.empty(layout)) + "\n").isEqualTo(golden(name + ".svg"));
    }

    @Test
    void eachRuleIsAGroupWithATitle() {
        Layout layout = Layout.classic()
                .with(List.of(Killer.of(15, cells("r1c1 r1c2")), Thermometer.slow(cells("r5c5 r6c6 r7c7"))));
        List<Element> titles = elements(parse(SvgRules.of(layout)), "title");
        assertThat(titles)
                .extracting(Element::getTextContent)
                .containsExactlyInAnyOrder("killer cage 15: r1c1, r1c2", "slow thermometer: r5c5, r6c6, r7c7");
        assertThat(titles)
                .allSatisfy(title -> assertThat(((Element) title.getParentNode()).getAttribute("class"))
                        .isEqualTo("rule"));
        assertThat(SvgRules.of(layout).below())
                .contains("rule-slow-thermometer")
                .doesNotContain("rule-cage");
        assertThat(SvgRules.of(layout).above()).contains("rule-cage").doesNotContain("thermometer");
    }

    @Test
    void aRuleAboutTheWholeGridHasNoCellsInItsTitle() {
        assertThat(DrawnRule.of("ghosts at night").label()).isEqualTo("ghosts at night");
        NamedRule named = new DrawnRule("ghosts at night", cells("r1c1"), List.of());
        assertThat(named.label()).isEqualTo("ghosts at night: r1c1");
    }

    @Test
    void namesAndLabelsAreEscaped() {
        Layout layout = Layout.classic()
                .with(DrawnRule.of(
                        "<b>&\"",
                        new Shape.Cage(cells("r1c1"), "<&>"),
                        new Shape.Outside(ClueStyle.PLAIN, -1, 0, 0, 0, "</g>")));
        Element root = parse(SvgRules.of(layout));
        assertThat(elements(root, "title")).extracting(Element::getTextContent).containsExactly("<b>&\"");
        assertThat(elements(root, "text")).extracting(Element::getTextContent).containsExactly("<&>", "</g>");
    }

    @Test
    void withoutShapesNothingIsAdded() {
        SvgRules rules = SvgRules.of(Layout.classic().with(DrawnRule.of("unseen")));
        assertThat(rules.below() + rules.above()).isEmpty();
        assertThat(rules.margin()).isZero();
        assertThat(SvgPicture.create().format(Grid.empty(Layout.classic().with(DrawnRule.of("unseen")))))
                .isEqualTo(SvgPicture.create().format(Grid.empty(Layout.classic())));
    }

    @Test
    void cluesOutsideMakeRoomOnAllSides() {
        Layout layout =
                Layout.boxes(2, 3).with(DrawnRule.of("clue", new Shape.Outside(ClueStyle.PLAIN, 6, 2, 0, 0, "12")));
        Element root = Drawing.parse(SvgPicture.create().format(Grid.empty(layout)));
        assertThat(root.getAttribute("viewBox")).isEqualTo("-48 -48 456 456");
        assertThat(elements(root, "text")).singleElement().satisfies(text -> {
            assertThat(Double.parseDouble(text.getAttribute("x"))).isEqualTo(2.5 * CELL);
            assertThat(Double.parseDouble(text.getAttribute("y"))).isBetween(6.0 * CELL, 6.0 * CELL + 48);
        });
    }

    /** Numbers of one or two digits in twos and threes at the same place do not touch each other. */
    @Test
    void cluesAtTheSamePlaceStandBesideEachOther() {
        Layout layout = Layout.classic()
                .with(List.of(
                        DrawnRule.of("a", new Shape.Outside(ClueStyle.PLAIN, -1, 3, 1, 1, "22")),
                        DrawnRule.of("b", new Shape.Outside(ClueStyle.PLAIN, -1, 3, 1, -1, "11")),
                        DrawnRule.of("c", new Shape.Outside(ClueStyle.PLAIN, -1, 3, 0, 0, "33"))));
        List<Element> texts = new ArrayList<>(elements(parse(SvgRules.of(layout)), "text"));
        texts.sort((one, other) -> Double.compare(x(one), x(other)));
        assertThat(texts).extracting(Element::getTextContent).containsExactly("11", "33", "22");
        for (int i = 1; i < texts.size(); i++) {
            double size = Double.parseDouble(texts.get(i).getAttribute("font-size"));
            assertThat(x(texts.get(i)) - x(texts.get(i - 1))).isGreaterThan(2 * 0.56 * size);
        }
    }

    @Test
    void equalCluesOfTwoRulesAreBothDrawn() {
        Shape clue = new Shape.Outside(ClueStyle.PLAIN, 4, -1, 0, 0, "10");
        Layout layout = Layout.classic().with(List.of(DrawnRule.of("a", clue), DrawnRule.of("b", clue)));
        assertThat(elements(parse(SvgRules.of(layout)), "text"))
                .extracting(text -> text.getAttribute("y"))
                .doesNotHaveDuplicates()
                .hasSize(2);
    }

    private static double x(Element element) {
        return Double.parseDouble(element.getAttribute("x"));
    }

    /** A cage has an edge in a cell exactly where its neighbour on that side is not in the cage. */
    @Test
    void cagesAreOutlined() {
        Random random = new Random(14);
        for (int round = 0; round < 50; round++) {
            int side = 4 + random.nextInt(3);
            Set<Cell> inside = new HashSet<>();
            for (int i = 0; i < 6; i++) {
                inside.add(Cell.numbered(random.nextInt(side * side), side));
            }
            Layout layout = Layout.boxes(1, side)
                    .with(DrawnRule.of("cage", new Shape.Cage(List.copyOf(inside), Integer.toString(round))));
            Drawing drawing = Drawing.of("<svg>" + SvgRules.of(layout).above() + "</svg>");
            List<Drawing.Line> lines = drawing.lines("", "1.2");
            for (Cell cell : inside) {
                double x = (cell.column() + 0.5) * CELL;
                double y = (cell.row() + 0.5) * CELL;
                for (int[] step : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
                    int row = cell.row() + step[0];
                    int column = cell.column() + step[1];
                    boolean isOpen = row >= 0 && column >= 0 && inside.contains(new Cell(row, column));
                    double edgeX = x + step[1] * (CELL / 2.0 - 4.5);
                    double edgeY = y + step[0] * (CELL / 2.0 - 4.5);
                    assertThat(lines.stream().anyMatch(line -> line.covers(edgeX, edgeY)))
                            .as("%s of %s, round %d", cell, inside, round)
                            .isEqualTo(!isOpen);
                }
            }
            Cell first = inside.stream()
                    .min((a, b) -> Integer.compare(a.number(side), b.number(side)))
                    .orElseThrow();
            assertThat(drawing.texts()).singleElement().satisfies(text -> {
                assertThat((int) (text.x() / CELL)).isEqualTo(first.column());
                assertThat((int) (text.y() / CELL)).isEqualTo(first.row());
            });
            assertThat(SvgRules.of(layout).labelledCells()).containsExactly(first);
        }
    }

    /** Each of several cages on the same cells has its sum in a cell of its own, as long as there is one. */
    @Test
    void sumsOfCagesOnTheSameCellsStandBesideEachOther() {
        Layout layout = Layout.classic()
                .with(Killer.of(15, cells("r1c1 r1c2 r2c1")))
                .with(Killer.of(14, cells("r2c1 r1c1 r1c2")))
                .with(Killer.of(13, cells("r1c2 r1c1 r2c1")));
        SvgRules rules = SvgRules.of(layout);
        assertThat(rules.labelledCells()).containsExactlyElementsOf(cells("r1c1 r1c2 r2c1"));
        List<String> places = elements(parse(rules), "text").stream()
                .map(label -> label.getAttribute("x") + " " + label.getAttribute("y"))
                .toList();
        assertThat(places).hasSize(3).doesNotHaveDuplicates();
    }

    @Test
    void pencilMarksGiveWayToTheSumOfACage() throws IOException {
        Layout layout = Layout.classic().with(Killer.of(15, cells("r1c1 r1c2")));
        Grid empty = Grid.empty(layout);
        StringBuilder svg = new StringBuilder();
        SvgPicture.create().write(empty, empty, PencilMarks.of(empty), svg);
        List<Drawing.Text> texts = Drawing.of(svg.toString()).texts();
        double bottomOfSum = 1.5 + 16;
        assertThat(texts.stream().filter(text -> text.text().equals("1") && text.x() < CELL && text.y() < CELL))
                .singleElement()
                .satisfies(mark -> assertThat(mark.y() - 0.72 * mark.size()).isGreaterThan(bottomOfSum - 3));
        assertThat(texts.stream().filter(text -> text.text().equals("1") && text.x() > CELL && text.y() < CELL))
                .allSatisfy(mark -> assertThat(mark.y() - 0.72 * mark.size()).isLessThan(bottomOfSum - 3));
    }

    @Test
    void theCandidatesOfACellStandSmallInIt() {
        Layout layout = Layout.classic()
                .with(Marks.of(new int[] {6, 2, 4}, cells("r2c3").get(0)));
        List<Drawing.Text> texts =
                Drawing.of(SvgPicture.create().format(Grid.empty(layout))).texts();
        assertThat(texts).singleElement().satisfies(text -> {
            assertThat(text.text()).isEqualTo("246");
            assertThat(text.size()).isLessThan(CELL / 3.0);
            assertThat(text.x()).isBetween(2.5 * CELL, 3.0 * CELL);
            assertThat(text.y()).isBetween(1.0 * CELL, 1.5 * CELL);
        });
        assertThat(SvgRules.of(layout).labelledCells()).containsExactlyElementsOf(cells("r2c3"));
    }

    @Test
    void linesEndAtTheRimOfTheirCircles() {
        Layout layout =
                Layout.classic().with(DrawnRule.of("arrow", new Shape.Arrow(cells("r5c5"), cells("r4c4 r3c4"))));
        Element root = parse(SvgRules.of(layout));
        Element circle = elements(root, "circle").get(0);
        double radius = Double.parseDouble(circle.getAttribute("r"));
        String[] start =
                elements(root, "path").get(0).getAttribute("d").substring(1).split("[ L]", -1);
        double dx = Double.parseDouble(start[0]) - 4.5 * CELL;
        double dy = Double.parseDouble(start[1]) - 4.5 * CELL;
        assertThat(Math.hypot(dx, dy)).isCloseTo(radius, within(0.2));
        assertThat(dx).isNegative();
        assertThat(dy).isNegative();
    }

    @Test
    void shapesNeedCells() {
        assertThatThrownBy(() -> new Shape.Cage(List.of(), ""))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a shape needs at least one cell");
        assertThatThrownBy(() -> new Shape.Arrow(cells("r1c1"), List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void linesOfAWidthDifferWithoutColour() {
        Set<String> looks = new HashSet<>();
        for (Shape.LineStyle style : Shape.LineStyle.values()) {
            LineLook look = LineLook.of(style);
            assertThat(looks.add(look.width() + look.core() + look.ends()))
                    .as("%s", style)
                    .isTrue();
        }
    }
}
