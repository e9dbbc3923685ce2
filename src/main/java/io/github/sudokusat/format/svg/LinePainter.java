package io.github.sudokusat.format.svg;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Shape;
import java.util.List;

/** Draws lines and arrows. Lengths are tenths of a unit. */
final class LinePainter {

    /** The radius of a bulb, and of circles and diamonds at the ends of lines. */
    private static final int BULB = 220;

    private static final int CIRCLE = 230;
    private static final int DIAMOND = 260;

    /** The width of the outlines of circles and diamonds, and of arrows. */
    private static final String OUTLINE = "2.5";

    private static final String CORE = "3";

    private static final String GREY = "#8c8c8c";

    private LinePainter() {}

    static void line(Shape.Line line, SvgOut out) {
        LineLook look = LineLook.of(line.style());
        List<Point> points = line.cells().stream().map(Point::of).toList();
        out.begin(
                "class",
                "rule-line rule-" + look.name(),
                "fill",
                "none",
                "stroke",
                look.colour(),
                "stroke-linecap",
                "round",
                "stroke-linejoin",
                "round");
        Point first = points.get(0);
        Point last = points.get(points.size() - 1);
        if (look.ends() == LineLook.Ends.BULB) {
            out.circle(first, BULB, "class", "rule-bulb", "stroke", "none", "fill", look.colour());
        }
        PathData path = new PathData();
        path.polyline(withoutEnds(points, look.ends()));
        out.path(path, "stroke-width", PathData.decimal(look.width()));
        if (!look.core().isEmpty()) {
            out.path(
                    path,
                    "class",
                    "rule-core",
                    "stroke",
                    "#fff",
                    "stroke-width",
                    CORE,
                    "stroke-dasharray",
                    look.core());
        }
        if (look.ends() == LineLook.Ends.CIRCLES) {
            out.circle(first, CIRCLE, "stroke-width", OUTLINE);
            out.circle(last, CIRCLE, "stroke-width", OUTLINE);
        } else if (look.ends() == LineLook.Ends.DIAMONDS) {
            out.path(diamonds(first, last), "stroke-width", OUTLINE);
        }
        out.end();
    }

    /** The points of a line that ends at the rims of the circles or diamonds at its ends. */
    private static List<Point> withoutEnds(List<Point> points, LineLook.Ends ends) {
        int radius = ends == LineLook.Ends.CIRCLES ? CIRCLE : ends == LineLook.Ends.DIAMONDS ? DIAMOND : 0;
        int last = points.size() - 1;
        if (radius == 0 || last == 0) {
            return points;
        }
        Point[] shortened = points.toArray(new Point[0]);
        // A diamond is reached earlier along a diagonal.
        shortened[0] = rim(points.get(0), points.get(1), radius, ends);
        shortened[last] = rim(points.get(last), points.get(last - 1), radius, ends);
        return List.of(shortened);
    }

    private static Point rim(Point centre, Point next, int radius, LineLook.Ends ends) {
        boolean isDiagonal = centre.x() != next.x() && centre.y() != next.y();
        return centre.towards(next, isDiagonal && ends == LineLook.Ends.DIAMONDS ? radius * 71 / 100 : radius, 0);
    }

    private static PathData diamonds(Point... centres) {
        PathData path = new PathData();
        for (Point centre : centres) {
            path.polygon(List.of(
                    centre.plus(0, -DIAMOND),
                    centre.plus(DIAMOND, 0),
                    centre.plus(0, DIAMOND),
                    centre.plus(-DIAMOND, 0)));
        }
        return path;
    }

    static void arrow(Shape.Arrow arrow, SvgOut out) {
        out.begin(
                "class",
                "rule-arrow",
                "fill",
                "none",
                "stroke",
                GREY,
                "stroke-width",
                OUTLINE,
                "stroke-linecap",
                "round",
                "stroke-linejoin",
                "round");
        circle(arrow.circle(), out);
        List<Point> line = arrow.line().stream().map(Point::of).toList();
        Point start = nearest(arrow.circle(), line.get(0));
        Point[] shaft = new Point[line.size() + 1];
        shaft[0] = start.towards(line.get(0), CIRCLE, 0);
        for (int i = 0; i < line.size(); i++) {
            shaft[i + 1] = line.get(i);
        }
        PathData path = new PathData();
        path.polyline(List.of(shaft));
        addHead(shaft[line.size()], shaft[line.size() - 1], path);
        out.path(path);
        out.end();
    }

    /** Adds the head of an arrow. */
    static void addHead(Point tip, Point from, PathData path) {
        path.polyline(List.of(tip.towards(from, 110, 80), tip, tip.towards(from, 110, -80)));
    }

    /** One circle stretched over neighbouring cells; a circle in each cell if they are not in a row or column. */
    private static void circle(List<Cell> cells, SvgOut out) {
        Point first = Point.of(cells.get(0));
        Point least = first;
        Point most = first;
        for (Cell cell : cells) {
            Point point = Point.of(cell);
            least = new Point(Math.min(least.x(), point.x()), Math.min(least.y(), point.y()));
            most = new Point(Math.max(most.x(), point.x()), Math.max(most.y(), point.y()));
        }
        int width = most.x() - least.x();
        int height = most.y() - least.y();
        boolean isPill = (width == 0 || height == 0) && width + height == (cells.size() - 1) * GridLines.CELL;
        if (isPill && cells.size() > 1) {
            out.rectangle(least.plus(-CIRCLE, -CIRCLE), width + 2 * CIRCLE, height + 2 * CIRCLE, CIRCLE);
        } else {
            cells.forEach(cell -> out.circle(Point.of(cell), CIRCLE));
        }
    }

    private static Point nearest(List<Cell> cells, Point point) {
        Point nearest = Point.of(cells.get(0));
        for (Cell cell : cells) {
            Point other = Point.of(cell);
            nearest = other.squaredDistance(point) < nearest.squaredDistance(point) ? other : nearest;
        }
        return nearest;
    }
}
