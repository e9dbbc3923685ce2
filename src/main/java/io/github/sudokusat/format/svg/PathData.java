package io.github.sudokusat.format.svg;

import java.util.List;

/** The commands of an SVG path, collected as text. Coordinates are tenths of a unit. */
final class PathData {

    private static final int TENTHS = 10;

    private final StringBuilder text = new StringBuilder();

    /** Adds a straight line from a point to another one; horizontal and vertical lines have a shorter form. */
    void line(int fromX, int fromY, int toX, int toY) {
        point('M', fromX, fromY);
        if (fromY == toY) {
            text.append('H');
            append(toX, text);
        } else if (fromX == toX) {
            text.append('V');
            append(toY, text);
        } else {
            point('L', toX, toY);
        }
    }

    /** Adds lines from each point to the next one; a dot if there is only one. */
    void polyline(List<Point> points) {
        point('M', points.get(0).x(), points.get(0).y());
        for (Point next : points.subList(Math.min(1, points.size() - 1), points.size())) {
            point('L', next.x(), next.y());
        }
    }

    /** Adds lines around the area between points. */
    void polygon(List<Point> points) {
        polyline(points);
        text.append('z');
    }

    /** Adds a rectangle. */
    void rectangle(int x, int y, int width, int height) {
        point('M', x, y);
        text.append('h');
        append(width, text);
        text.append('v');
        append(height, text);
        text.append('h');
        append(-width, text);
        text.append('z');
    }

    private void point(char command, int x, int y) {
        text.append(command);
        append(x, text);
        text.append(' ');
        append(y, text);
    }

    boolean isEmpty() {
        return text.length() == 0;
    }

    /** The commands, as the value of the attribute {@code d}. */
    @Override
    public String toString() {
        return text.toString();
    }

    /** Appends a number of tenths as a decimal number, with a point in every language of the machine. */
    static void append(int tenths, StringBuilder out) {
        int magnitude = Math.abs(tenths);
        out.append(tenths < 0 ? "-" : "").append(magnitude / TENTHS);
        if (magnitude % TENTHS != 0) {
            out.append('.').append(magnitude % TENTHS);
        }
    }

    /** A number of tenths in whole units, rounded up. */
    static int units(int tenths) {
        return (tenths + TENTHS - 1) / TENTHS;
    }

    /** A number of tenths as a decimal number. */
    static String decimal(int tenths) {
        StringBuilder out = new StringBuilder();
        append(tenths, out);
        return out.toString();
    }
}
