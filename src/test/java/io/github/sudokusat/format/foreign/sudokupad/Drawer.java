package io.github.sudokusat.format.foreign.sudokupad;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.text.LzString;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Draws rules as SudokuPad draws those of f-puzzles files: the places, sizes and colours are those of SudokuPad/sudokutools, src/fpuzzlesdecoder.js at
 * the commit of November 2025.
 */
final class Drawer {

    private static final double BULB = 0.85;

    private final int side;
    private final Map<String, List<String>> parts = new TreeMap<>();
    private final String words;

    Drawer(int side, String words) {
        this.side = side;
        this.words = words;
    }

    /** Any drawing. */
    Drawer add(String layer, String json) {
        parts.computeIfAbsent(layer, key -> new ArrayList<>()).add(json);
        return this;
    }

    private Drawer shape(
            String layer,
            double row,
            double column,
            double size,
            boolean isRound,
            String fill,
            String border,
            String text) {
        return shape(layer, row, column, size, size, isRound, fill, border, text);
    }

    Drawer shape(
            String layer,
            double row,
            double column,
            double width,
            double height,
            boolean isRound,
            String fill,
            String border,
            String text) {
        return add(
                layer,
                String.format(
                        Locale.ROOT,
                        "{\"center\":[%s,%s],\"width\":%s,\"height\":%s,\"rounded\":%s,\"backgroundColor\":\"%s\",\"borderColor\":\"%s\",\"text\":\"%s\"}",
                        row,
                        column,
                        width,
                        height,
                        isRound,
                        fill,
                        border,
                        text));
    }

    Drawer line(String layer, String colour, double... coordinates) {
        List<String> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add("[" + coordinates[i] + "," + coordinates[i + 1] + "]");
        }
        return add(
                layer,
                "{\"color\":\"" + colour + "\",\"thickness\":5,\"wayPoints\":[" + String.join(",", points) + "]}");
    }

    private static double[] middles(List<Cell> cells) {
        return cells.stream()
                .flatMapToDouble(cell -> java.util.stream.DoubleStream.of(cell.row() + 0.5, cell.column() + 0.5))
                .toArray();
    }

    Drawer dot(Cell one, Cell other, boolean isDark, String text) {
        return shape(
                "overlays",
                between(one.row(), other.row()),
                between(one.column(), other.column()),
                0.3,
                true,
                isDark ? "#000000" : "#FFFFFF",
                "#000000",
                text);
    }

    Drawer letter(Cell one, Cell other, String letter) {
        return shape(
                "overlays",
                between(one.row(), other.row()),
                between(one.column(), other.column()),
                0.25,
                false,
                "#FFFFFF",
                "#FFFFFF",
                letter);
    }

    private static double between(int one, int other) {
        return (one + other) / 2.0 + 0.5;
    }

    Drawer thermometer(List<Cell> cells) {
        shape("underlays", cells.get(0).row() + 0.5, cells.get(0).column() + 0.5, BULB, true, "#CFCFCF", "#CFCFCF", "");
        return line("lines", "#CFCFCF", middles(cells));
    }

    /** The first point is on the border of the circle. */
    Drawer arrow(List<Cell> circle, List<Cell> line) {
        List<Cell> way = new ArrayList<>(List.of(circle.get(circle.size() - 1)));
        way.addAll(line);
        double[] points = middles(way);
        double down = points[2] - points[0];
        double right = points[3] - points[1];
        double far = Math.hypot(down, right);
        points[0] += Math.rint(10 * 0.3 * Math.signum(down) / far) / 10;
        points[1] += Math.rint(10 * 0.3 * Math.signum(right) / far) / 10;
        line("arrows", "#a1a1a1", points);
        Cell last = circle.get(circle.size() - 1);
        int rows = last.row() - circle.get(0).row();
        int columns = last.column() - circle.get(0).column();
        return shape(
                "overlays",
                circle.get(0).row() + rows / 2.0 + 0.5,
                circle.get(0).column() + columns / 2.0 + 0.5,
                0.75 + columns,
                0.75 + rows,
                true,
                "#ffffff",
                "#a1a1a1",
                "");
    }

    Drawer littleKiller(int sum, int row, int column, int rows, int columns) {
        double down = row + 0.5;
        double right = column + 0.5;
        line("arrows", "#000000", down + 0.3 * rows, right + 0.3 * columns, down + 0.48 * rows, right + 0.48 * columns);
        return shape("overlays", down, right, 0.25, false, "#FFFFFF", "#FFFFFF", String.valueOf(sum));
    }

    Drawer clue(int number, int row, int column) {
        return shape("overlays", row + 0.5, column + 0.5, 0.25, false, "#FFFFFF", "#FFFFFF", String.valueOf(number));
    }

    Drawer quadruple(Cell first, String digits) {
        return shape("overlays", first.row() + 1, first.column() + 1, 0.7, true, "#FFFFFF", "#000000", digits);
    }

    Drawer parity(Cell cell, boolean isOdd) {
        return shape("underlays", cell.row() + 0.5, cell.column() + 0.5, 0.7, isOdd, "#CFCFCF", "#CFCFCF", "");
    }

    Drawer between(List<Cell> cells) {
        Cell first = cells.get(0);
        Cell last = cells.get(cells.size() - 1);
        for (Cell end : List.of(first, last)) {
            shape("overlays", end.row() + 0.5, end.column() + 0.5, 0.8, true, "#FFFFFF", "#CFCFCF", "");
        }
        double[] points = middles(cells);
        shorten(points, 0, 2);
        shorten(points, points.length - 2, points.length - 4);
        return line("lines", "#CFCFCF", points);
    }

    private static void shorten(double[] points, int end, int next) {
        double down = points[next] - points[end];
        double right = points[next + 1] - points[end + 1];
        double far = Math.hypot(down, right);
        points[end] += Math.rint(10 * 0.4 * Math.signum(down) / far) / 10;
        points[end + 1] += Math.rint(10 * 0.4 * Math.signum(right) / far) / 10;
    }

    Drawer diagonals() {
        line("lines", "#34BBE6", 0, side, side, 0);
        return line("lines", "#34BBE6", 0, 0, side, side);
    }

    /** The puzzle's JSON. */
    String json() {
        String row = "[" + String.join(",", java.util.Collections.nCopies(side, "{}")) + "]";
        String layers = parts.entrySet().stream()
                .map(part -> ",\"" + part.getKey() + "\":[" + String.join(",", part.getValue()) + "]")
                .collect(Collectors.joining());
        return "{\"cells\":[" + String.join(",", java.util.Collections.nCopies(side, row))
                + "],\"metadata\":{\"rules\":\"" + words + "\"}" + layers + "}";
    }

    /** The link. */
    String link() {
        return "https://sudokupad.app/scl" + LzString.compress(json());
    }
}
