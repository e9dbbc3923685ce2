package io.github.sudokusat.format.svg;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape;
import io.github.sudokusat.grid.Shape.ClueStyle;
import io.github.sudokusat.grid.Shape.LineStyle;
import io.github.sudokusat.grid.Shape.MarkStyle;
import io.github.sudokusat.grid.Shape.ShadeStyle;
import java.util.ArrayList;
import java.util.List;

/** Layouts with every shape. */
final class Gallery {

    private Gallery() {}

    /** A line of each style. */
    static Layout lines() {
        List<DrawnRule> rules = new ArrayList<>();
        LineStyle[] styles = LineStyle.values();
        for (int i = 0; i < styles.length; i++) {
            int column = i % 8 + 1;
            int row = i / 8 * 4 + 1;
            String cells = "r" + row + "c" + column + " r" + (row + 1) + "c" + (column + 1) + " r" + (row + 2) + "c"
                    + (column + 1);
            rules.add(DrawnRule.of(
                    "line " + styles[i], new Shape.Line(styles[i], DrawnRule.cells(cells), i == 14 ? "12" : "")));
        }
        rules.add(DrawnRule.of("arrow", new Shape.Arrow(DrawnRule.cells("r9c1"), DrawnRule.cells("r8c2 r9c3"))));
        rules.add(
                DrawnRule.of("pill", new Shape.Arrow(DrawnRule.cells("r9c5 r9c6"), DrawnRule.cells("r8c6 r8c7 r9c8"))));
        return Layout.classic().with(rules);
    }

    /** Cages, marks, clues and signs. */
    static Layout marks() {
        List<DrawnRule> rules = new ArrayList<>();
        ShadeStyle[] styles = ShadeStyle.values();
        for (int i = 0; i < styles.length; i++) {
            int row = i < 5 ? 1 : 3;
            int column = i % 5 * 2 + 1;
            String cells = "r" + row + "c" + column + " r" + (row + 1) + "c" + column;
            rules.add(DrawnRule.of("sign " + styles[i], new Shape.Shade(styles[i], DrawnRule.cells(cells))));
        }
        rules.add(DrawnRule.of("cage", new Shape.Cage(DrawnRule.cells("r6c2 r6c1 r7c1 r7c2 r8c2"), "27")));
        rules.add(DrawnRule.of("other cage", new Shape.Cage(DrawnRule.cells("r6c3 r6c4 r7c4"), "")));
        rules.add(mark(MarkStyle.WHITE, "r5c1 r5c2", ""));
        rules.add(mark(MarkStyle.WHITE, "r5c3 r5c2", "3"));
        rules.add(mark(MarkStyle.BLACK, "r5c3 r5c4", ""));
        rules.add(mark(MarkStyle.BLACK, "r5c4 r5c5", "3"));
        rules.add(mark(MarkStyle.LETTER, "r5c5 r5c6", "X"));
        rules.add(mark(MarkStyle.LETTER, "r5c7 r5c6", "12"));
        rules.add(mark(MarkStyle.GREATER, "r5c7 r5c8", ""));
        rules.add(mark(MarkStyle.GREATER, "r6c8 r5c8", ""));
        rules.add(mark(MarkStyle.WHITE, "r9c1 r9c4", ""));
        rules.add(DrawnRule.of(
                "quadruple", new Shape.Corner(DrawnRule.cells("r7c6 r7c7 r8c6 r8c7"), List.of("1", "4", "6", "7"))));
        rules.add(DrawnRule.of(
                "other quadruple", new Shape.Corner(DrawnRule.cells("r7c8 r7c9 r8c8 r8c9"), List.of("4", "6"))));
        rules.add(clue(-1, 0, 0, 0, "16"));
        rules.add(clue(-1, 2, 0, 0, "27"));
        rules.add(clue(-1, 2, 1, 0, "9"));
        rules.add(clue(-1, 5, 1, -1, "22"));
        rules.add(clue(-1, 5, 1, 1, "7"));
        rules.add(clue(4, -1, 0, 0, "5"));
        rules.add(clue(6, -1, -1, 1, "30"));
        rules.add(clue(9, 9, -1, -1, "41"));
        rules.add(clue(2, 9, 0, 0, "123"));
        rules.add(clue(9, 3, 0, 0, "0"));
        return Layout.classic().with(rules);
    }

    private static DrawnRule mark(MarkStyle style, String cells, String label) {
        return DrawnRule.of(
                "mark " + style + " " + cells,
                new Shape.Mark(
                        style,
                        DrawnRule.cells(cells).get(0),
                        DrawnRule.cells(cells).get(1),
                        label));
    }

    /** A clue of each kind above the grid and at its left. */
    static Layout clues() {
        List<DrawnRule> rules = new ArrayList<>();
        ClueStyle[] styles = ClueStyle.values();
        for (int line = 0; line < styles.length; line++) {
            ClueStyle style = styles[line];
            rules.add(
                    DrawnRule.of("top " + style, new Shape.Outside(style, -1, line, 0, 0, Integer.toString(7 + line))));
            rules.add(DrawnRule.of("left " + style, new Shape.Outside(style, line, -1, 0, 0, "2")));
        }
        return Layout.boxes(2, 3).with(rules);
    }

    private static DrawnRule clue(int row, int column, int down, int right, String label) {
        return DrawnRule.of("clue " + label, new Shape.Outside(ClueStyle.PLAIN, row, column, down, right, label));
    }
}
