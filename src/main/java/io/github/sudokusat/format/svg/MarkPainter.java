package io.github.sudokusat.format.svg;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Shape;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Draws what stands on the lines of the grid: cages, labels, and marks between cells. Lengths are tenths of a unit. */
final class MarkPainter {

    private static final int CAGE_INSET = 45;
    private static final int LABEL = 150;

    /** Where a label begins, such that the frame of a selected cell leaves most of it visible. */
    private static final int LABEL_X = 30;

    private static final int LABEL_Y = 25;
    private static final int NOTE = 130;
    private static final int DOT = 75;
    private static final int LABELLED_DOT = 105;
    private static final int CORNER = 150;
    private static final String INK = "#000";
    private static final String PAPER = "#fff";

    /** The order of cells row by row. */
    static final Comparator<Cell> ROW_BY_ROW =
            Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column);

    private MarkPainter() {}

    /** Draws a cage with its label in a cell of it. */
    static void cage(Shape.Cage cage, Cell labelled, int side, SvgOut out) {
        out.begin("class", "rule-cage", "fill", "none", "stroke", INK);
        PathData path = new PathData();
        Outline.of(side, cage.cells()).addTo(path, CAGE_INSET);
        out.path(path, "stroke-width", "1.2", "stroke-dasharray", "4 2.6");
        out.end();
        label(labelled, cage.label(), out);
    }

    /** The first cell, row by row, without the label of another shape; the first of all if each has one. */
    static Cell labelled(List<Cell> cells, Set<Cell> taken) {
        List<Cell> sorted = cells.stream().sorted(ROW_BY_ROW).toList();
        return sorted.stream().filter(cell -> !taken.contains(cell)).findFirst().orElse(sorted.get(0));
    }

    /** A label in the top left corner of a cell, on a ground that hides the lines below it. */
    static void label(Cell cell, String label, SvgOut out) {
        if (label.isEmpty()) {
            return;
        }
        int width = label.length() * LABEL * 58 / 100 + 30;
        Point corner = new Point(cell.column() * GridLines.CELL + LABEL_X, cell.row() * GridLines.CELL + LABEL_Y);
        out.rectangle(corner, width, LABEL + 10, 0, "class", "rule-ground", "fill", PAPER);
        out.text(
                corner.plus(15, (LABEL + 10) / 2),
                LABEL,
                label,
                "class",
                "rule-label",
                "font-size",
                PathData.decimal(LABEL),
                "text-anchor",
                "start");
    }

    static void mark(Shape.Mark mark, SvgOut out) {
        Point first = Point.of(mark.first());
        Point second = Point.of(mark.second());
        Point middle = first.middle(second);
        boolean isNear = first.squaredDistance(second) <= 2L * GridLines.CELL * GridLines.CELL;
        if (!isNear) {
            PathData path = new PathData();
            path.polyline(List.of(first, second));
            out.path(path, "class", "rule-tie", "stroke", "#8c8c8c", "stroke-width", "1.5", "stroke-dasharray", "2 3");
        }
        int radius = mark.label().isEmpty() ? DOT : LABELLED_DOT;
        switch (mark.style()) {
            case WHITE -> dot(middle, radius, "rule-white", PAPER, out);
            case BLACK -> dot(middle, radius, "rule-black", INK, out);
            case LETTER -> out.circle(middle, LABELLED_DOT, "class", "rule-ground", "fill", PAPER);
            case GREATER -> greater(middle, second, out);
        }
        if (!mark.label().isEmpty()) {
            int size = mark.style() == Shape.MarkStyle.LETTER ? 180 : 140;
            boolean isBlack = mark.style() == Shape.MarkStyle.BLACK;
            out.text(
                    middle,
                    mark.label().length() > 1 ? size * 3 / 4 : size,
                    mark.label(),
                    "class",
                    isBlack ? "rule-on-black" : "rule-text",
                    "font-size",
                    PathData.decimal(mark.label().length() > 1 ? size * 3 / 4 : size),
                    "fill",
                    isBlack ? PAPER : INK,
                    "font-weight",
                    "bold");
        }
    }

    private static void dot(Point centre, int radius, String name, String fill, SvgOut out) {
        out.circle(centre, radius, "class", name, "fill", fill, "stroke", INK, "stroke-width", "1.5");
    }

    /** A sign whose tip points to the smaller digit. */
    private static void greater(Point middle, Point smaller, SvgOut out) {
        PathData path = new PathData();
        Point tip = middle.towards(smaller, 50, 0);
        path.polyline(List.of(middle.towards(smaller, -50, 90), tip, middle.towards(smaller, -50, -90)));
        out.circle(middle, LABELLED_DOT, "class", "rule-ground", "fill", PAPER);
        out.path(
                path,
                "class",
                "rule-greater",
                "fill",
                "none",
                "stroke",
                INK,
                "stroke-width",
                "2",
                "stroke-linejoin",
                "miter");
    }

    static void corner(Shape.Corner corner, SvgOut out) {
        long x = 0;
        long y = 0;
        for (Cell cell : corner.cells()) {
            x += Point.of(cell).x();
            y += Point.of(cell).y();
        }
        int size = corner.cells().size();
        Point centre = new Point((int) (x / size), (int) (y / size));
        dot(centre, CORNER, "rule-white rule-quadruple", PAPER, out);
        List<String> digits = corner.digits();
        int firstLine = digits.size() > 2 ? (digits.size() + 1) / 2 : digits.size();
        boolean areTwo = firstLine < digits.size();
        row(centre.plus(0, areTwo ? -60 : 0), digits.subList(0, firstLine), out);
        row(centre.plus(0, 60), digits.subList(firstLine, digits.size()), out);
    }

    /** Digits in the top right corner of a cell, where they leave room for the label of a cage. */
    static void note(Shape.Note note, SvgOut out) {
        boolean areLong = note.digits().stream().anyMatch(digit -> digit.length() > 1);
        String text = String.join(areLong ? " " : "", note.digits());
        int size = Math.min(NOTE, 900 / text.length());
        Point corner =
                Point.of(note.cell()).plus(GridLines.CELL / 2 - LABEL_X, LABEL_Y + LABEL / 2 - GridLines.CELL / 2);
        out.text(
                corner,
                size,
                text,
                "class",
                "rule-text rule-note",
                "font-size",
                PathData.decimal(size),
                "text-anchor",
                "end");
    }

    private static void row(Point centre, List<String> digits, SvgOut out) {
        if (!digits.isEmpty()) {
            out.text(
                    centre,
                    110,
                    String.join(" ", digits),
                    "class",
                    "rule-text",
                    "font-size",
                    "11",
                    "font-weight",
                    "bold");
        }
    }
}
