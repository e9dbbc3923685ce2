package io.github.sudokusat.format.svg;

import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Shape.ClueStyle;
import io.github.sudokusat.grid.Shape.Outside;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Draws clues outside the grid; several at the same place stand side by side along the edge, and if there are several kinds, each has a sign. Lengths
 * are tenths of a unit.
 */
final class CluePainter {

    /** The room for clues on each side of the grid. */
    static final int MARGIN = 480;

    private static final int SIZE = 240;
    private static final int SMALL = 150;
    /** How far a label gives way to its arrow; only away from the grid if it has neighbours. */
    private static final int RETREAT = 60;

    private static final int ARROW = 100;

    private final int rows;
    private final int columns;
    /** The clues by their row and column, those that point to the left or up first, so that their arrows do not cross. */
    private final TreeMap<Long, List<Outside>> clues = new TreeMap<>();

    /** How often each clue has been drawn, because clues of different rules can be equal. */
    private final Map<Outside, Integer> drawn = new HashMap<>();

    /** The kinds of clues without an arrow. */
    private final EnumSet<ClueStyle> styles = EnumSet.noneOf(ClueStyle.class);

    CluePainter(Layout layout) {
        this.rows = layout.rows();
        this.columns = layout.columns();
    }

    /** Notes that a clue will be drawn. */
    void add(Outside clue) {
        List<Outside> others = clues.computeIfAbsent(place(clue), place -> new ArrayList<>());
        others.add(clue);
        if (clue.down() == 0 && clue.right() == 0) {
            styles.add(clue.style());
        }
        others.sort(Comparator.comparingInt(isBeside(clue) ? Outside::down : Outside::right));
    }

    boolean isEmpty() {
        return clues.isEmpty();
    }

    private static long place(Outside clue) {
        return ((long) clue.row() << Integer.SIZE) + clue.column();
    }

    /** Whether a clue is at the left or at the right of the grid. */
    private boolean isBeside(Outside clue) {
        return clue.column() < 0 || clue.column() >= columns;
    }

    /** Draws a clue that has been noted; to be called once for each. */
    void draw(Outside clue, SvgOut out) {
        List<Outside> others = clues.getOrDefault(place(clue), List.of());
        int count = others.size();
        int index = others.indexOf(clue) + drawn.merge(clue, 1, Integer::sum) - 1;
        int along = (2 * index - count + 1) * GridLines.CELL / (2 * count);
        boolean isBeside = isBeside(clue);
        Point centre = new Point(coordinate(clue.column(), columns), coordinate(clue.row(), rows))
                .plus(isBeside ? 0 : along, isBeside ? along : 0);
        boolean hasArrow = clue.down() != 0 || clue.right() != 0;
        int retreat = hasArrow ? -RETREAT : 0;
        boolean isAlone = count == 1;
        out.begin("class", "rule-outside", "fill", "#000");
        int size = count > 1 || clue.label().length() > 2 ? SMALL : SIZE;
        out.text(
                centre.plus(
                        isAlone || isBeside ? clue.right() * retreat : 0,
                        isAlone || !isBeside ? clue.down() * retreat : 0),
                size,
                clue.label(),
                "font-size",
                PathData.decimal(size));
        if (hasArrow) {
            arrow(centre, clue, out);
        } else if (styles.size() > 1) {
            sign(clue.style(), centre, clue.label().length() * size * 28 / 100 + 20, size * 60 / 100, out);
        }
        out.end();
    }

    /** The centre of a row or column, or of the margin next to the grid. */
    private static int coordinate(int line, int count) {
        if (line < 0) {
            return -MARGIN / 2;
        }
        return line >= count
                ? count * GridLines.CELL + MARGIN / 2
                : Point.at(line, 0).x();
    }

    /** Draws what tells the kinds of clues apart, around a label of some width and height, of which half are given. */
    private static void sign(ClueStyle style, Point centre, int width, int height, SvgOut out) {
        Point left = centre.plus(-width, height);
        PathData path = new PathData();
        switch (style) {
            case PLAIN -> {}
            case SANDWICH -> {
                path.polyline(List.of(left, left.plus(2 * width, 0)));
                path.polyline(List.of(left.plus(0, -2 * height), left.plus(2 * width, -2 * height)));
            }
            case X_SUM ->
                path.polyline(List.of(left.plus(0, -40), left, left.plus(2 * width, 0), left.plus(2 * width, -40)));
            case SKYSCRAPER, HIDDEN_SKYSCRAPER ->
                path.polyline(List.of(
                        left.plus(0, 50),
                        left.plus(width * 2 / 3, 50),
                        left.plus(width * 2 / 3, 25),
                        left.plus(width * 4 / 3, 25),
                        left.plus(width * 4 / 3, 0),
                        left.plus(2 * width, 0)));
            case NUMBERED_ROOM -> path.rectangle(left.x(), left.y() - 2 * height, 2 * width, 2 * height);
        }
        String dashes = style == ClueStyle.HIDDEN_SKYSCRAPER ? "2 2" : "none";
        out.path(path, "fill", "none", "stroke", "#000", "stroke-width", "1.2", "stroke-dasharray", dashes);
    }

    private static void arrow(Point centre, Outside clue, SvgOut out) {
        Point from = centre.plus(clue.right() * ARROW, clue.down() * ARROW);
        Point tip = from.plus(clue.right() * ARROW, clue.down() * ARROW);
        PathData path = new PathData();
        path.polyline(List.of(from, tip));
        LinePainter.addHead(tip, from, path);
        out.path(path, "fill", "none", "stroke", "#000", "stroke-width", "1.5");
    }
}
