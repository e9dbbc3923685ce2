package io.github.sudokusat.format.svg;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Shape.Shade;
import io.github.sudokusat.text.ConstantName;
import java.util.List;

/** Draws the signs in cells. Lengths are tenths of a unit. */
final class SignPainter {

    private static final String SHADE = "#dedede";
    private static final String LINE = "#8c8c8c";
    private static final int SIGN = 230;
    private static final int INSET = 40;
    private static final int BAR = 60;

    private SignPainter() {}

    static void shade(Shade shade, int side, SvgOut out) {
        String name = ConstantName.of(shade.style());
        out.begin("class", "rule-shade rule-" + name, "fill", SHADE, "stroke", "none");
        switch (shade.style()) {
            case ODD -> shade.cells().forEach(cell -> out.circle(Point.of(cell), SIGN));
            case EVEN ->
                shade.cells().forEach(cell -> out.rectangle(Point.of(cell).plus(-SIGN, -SIGN), 2 * SIGN, 2 * SIGN, 0));
            case COUNTING ->
                shade.cells()
                        .forEach(cell -> out.circle(
                                Point.of(cell),
                                SIGN,
                                "fill",
                                "none",
                                "stroke",
                                LINE,
                                "stroke-width",
                                "2",
                                "stroke-dasharray",
                                "4 3"));
            case REGION -> {
                out.path(areas(shade.cells(), 0, 0, GridLines.CELL, GridLines.CELL));
                PathData outline = new PathData();
                Outline.of(side, shade.cells()).addTo(outline, INSET);
                out.path(outline, "fill", "none", "stroke", "#666", "stroke-width", "1.5", "stroke-linecap", "square");
            }
            case CLONE -> out.path(areas(shade.cells(), INSET, INSET, GridLines.CELL - INSET, GridLines.CELL - INSET));
            case INDEX_ROW -> out.path(bars(shade.cells(), true, false), "fill", LINE);
            case INDEX_COLUMN -> out.path(bars(shade.cells(), false, true), "fill", LINE);
            case INDEX_BOX -> out.path(bars(shade.cells(), true, true), "fill", LINE);
            case MINIMUM -> extrema(shade.cells(), true, out);
            case MAXIMUM -> extrema(shade.cells(), false, out);
        }
        out.end();
    }

    /** The part of each cell between two corners. */
    private static PathData areas(List<Cell> cells, int left, int top, int right, int bottom) {
        PathData path = new PathData();
        for (Cell cell : cells) {
            path.rectangle(
                    cell.column() * GridLines.CELL + left,
                    cell.row() * GridLines.CELL + top,
                    right - left,
                    bottom - top);
        }
        return path;
    }

    private static PathData bars(List<Cell> cells, boolean areLeft, boolean areAtTop) {
        PathData path = new PathData();
        int end = GridLines.CELL - INSET;
        for (Cell cell : cells) {
            int x = cell.column() * GridLines.CELL;
            int y = cell.row() * GridLines.CELL;
            if (areLeft) {
                path.rectangle(x + INSET, y + INSET, BAR, end - INSET);
            }
            if (areAtTop) {
                path.rectangle(x + INSET, y + INSET, end - INSET, BAR);
            }
        }
        return path;
    }

    /** Shaded cells with an arrowhead at each edge, whose tip is on the side of the smaller digit. */
    private static void extrema(List<Cell> cells, boolean areMinima, SvgOut out) {
        out.path(areas(cells, INSET, INSET, GridLines.CELL - INSET, GridLines.CELL - INSET));
        PathData heads = new PathData();
        int edge = GridLines.CELL / 2;
        for (Cell cell : cells) {
            Point centre = Point.of(cell);
            for (int i = 0; i < 4; i++) {
                Point outside = centre.plus(i == 0 ? edge : i == 1 ? -edge : 0, i == 2 ? edge : i == 3 ? -edge : 0);
                int tip = areMinima ? 130 : 60;
                int back = 190 - tip;
                heads.polyline(List.of(
                        outside.towards(centre, back, 60),
                        outside.towards(centre, tip, 0),
                        outside.towards(centre, back, -60)));
            }
        }
        out.path(heads, "fill", "none", "stroke", LINE, "stroke-width", "2");
    }
}
