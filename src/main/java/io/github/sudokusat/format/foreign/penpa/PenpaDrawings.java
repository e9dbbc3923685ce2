package io.github.sudokusat.format.foreign.penpa;

import io.github.sudokusat.format.foreign.drawing.Drawings;
import io.github.sudokusat.format.foreign.drawing.DrawnColour;
import io.github.sudokusat.format.foreign.drawing.DrawnPoint;
import io.github.sudokusat.format.foreign.drawing.DrawnShape;
import io.github.sudokusat.format.foreign.drawing.DrawnStroke;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Collects the drawings on a board, with the sizes and colours that penpa-edit gives them (swaroopg92/penpa-edit, docs/js/class_square.js and style.js, version
 * 3.2.3).
 */
final class PenpaDrawings {

    private static final DrawnColour WHITE = DrawnColour.of("white");
    private static final DrawnColour BLACK = DrawnColour.of("black");
    private static final DrawnColour GREY = DrawnColour.of("#ccc");
    private static final DrawnColour RED = DrawnColour.of("#f00");

    private static final double BULB = 0.8;
    private static final double SMALL = 0.4;

    /** How far down each direction goes: left, and then clockwise; it goes as far to the right as the second one after it goes down. */
    private static final double[] ROWS = {0, -1, -1, -1, 0, 1, 1, 1};

    private final PenpaBoard board;
    private final List<DrawnShape> shapes = new ArrayList<>();
    private final List<DrawnStroke> lines = new ArrayList<>();
    private final List<DrawnStroke> arrows = new ArrayList<>();
    private int others;

    PenpaDrawings(PenpaBoard board) {
        this.board = board;
    }

    Drawings drawings() {
        return new Drawings(shapes, lines, arrows, others);
    }

    /** Adds drawings that look like no rule. */
    void addOthers(int number) {
        others += number;
    }

    /** Adds a line through some points from a grey circle. */
    void addThermometer(List<Integer> points) {
        circle(board.place(points.get(0)), BULB, GREY, DrawnColour.NONE);
        addLine(points, GREY);
    }

    void addGreyLine(List<Integer> points) {
        addLine(points, GREY);
    }

    private void addLine(List<Integer> points, DrawnColour colour) {
        if (points.size() > 1) {
            lines.add(stroke(points, colour));
        } else {
            others++;
        }
    }

    /** Adds an arrow through some points, perhaps from a circle. */
    void addArrow(List<Integer> points, boolean hasCircle) {
        if (hasCircle) {
            circle(board.place(points.get(0)), BULB, WHITE, GREY);
        }
        if (points.size() > 1) {
            arrows.add(stroke(points, GREY));
        } else {
            others++;
        }
    }

    private DrawnStroke stroke(List<Integer> points, DrawnColour colour) {
        List<DrawnPoint> places = new ArrayList<>();
        for (int point : points) {
            DrawnPoint place = board.place(point);
            int last = places.size() - 1;
            if (last > 0 && isStraight(places.get(last - 1), places.get(last), place)) {
                places.remove(last);
            }
            places.add(place);
        }
        return new DrawnStroke(places, colour);
    }

    private static boolean isStraight(DrawnPoint one, DrawnPoint next, DrawnPoint last) {
        double rows = next.row() - one.row();
        double columns = next.column() - one.column();
        double moreRows = last.row() - next.row();
        double moreColumns = last.column() - next.column();
        return rows * moreColumns == columns * moreRows && rows * moreRows + columns * moreColumns > 0;
    }

    private void circle(DrawnPoint place, double size, DrawnColour fill, DrawnColour border) {
        DrawnShape circle = new DrawnShape(place, size, size, true, fill, border, "", true);
        if (!shapes.contains(circle)) {
            shapes.add(circle);
        }
    }

    /** Adds a text; numbers of some styles are in a circle. */
    void addText(int point, String text, int style) {
        DrawnColour fill = style == 6 ? WHITE : style == 7 ? BLACK : style == 11 ? RED : DrawnColour.NONE;
        DrawnColour border = style == 6 ? BLACK : DrawnColour.NONE;
        shapes.add(new DrawnShape(
                board.place(point), SMALL, SMALL, fill.isSeen() || style == 5, fill, border, text, false));
    }

    /** Adds the circle of a given digit, if its style has one; returns whether it has. */
    boolean addCircle(int point, int style) {
        boolean hasCircle = style == 6 || style == 7 || style == 11;
        if (hasCircle) {
            circle(board.place(point), BULB, style == 6 ? WHITE : style == 7 ? BLACK : RED, BLACK);
        }
        return hasCircle;
    }

    /** Adds a symbol by its name and number; the number is 0 if there are several. */
    void addSymbol(int point, String name, int number) {
        DrawnPoint place = board.place(point);
        boolean isCircle = name.startsWith("circle_");
        if (isCircle || name.startsWith("square_")) {
            double size = size(name);
            shapes.add(new DrawnShape(place, size, size, isCircle, fill(number), border(number), "", true));
        } else if (name.equals("sudokumore") && number > 0 && number < 6) {
            addPill(place, number);
        } else if (name.startsWith("arrow_") && number > 0 && number <= 8) {
            addShortArrow(point, number);
        } else {
            others++;
        }
    }

    /** The size of a circle or square, which letters after its name tell; a large circle is a little larger. */
    private static double size(String name) {
        String size = name.substring(name.indexOf('_') + 1);
        return size.equals("SS")
                ? 0.26
                : size.equals("S") ? 0.44 : size.equals("M") ? 0.7 : size.equals("L") ? BULB : 1;
    }

    private static DrawnColour fill(int style) {
        return switch (style) {
            case 2 -> BLACK;
            case 3, 5, 9 -> GREY;
            case 4 -> DrawnColour.NONE;
            case 0, 1, 6, 7, 8, 10 -> WHITE;
            default -> RED;
        };
    }

    private static DrawnColour border(int style) {
        return style == 3 || style == 7 ? DrawnColour.NONE : BLACK;
    }

    /** A circle of two or three cells to the right or downwards, or of one. */
    private void addPill(DrawnPoint from, int number) {
        int more = number == 5 ? 0 : (number + 1) / 2;
        boolean isDown = number % 2 == 0;
        double rows = isDown ? more : 0;
        double columns = isDown ? 0 : more;
        shapes.add(
                0,
                new DrawnShape(
                        from.plus(rows / 2, columns / 2), BULB + columns, BULB + rows, true, WHITE, GREY, "", true));
    }

    /** A small arrow: 1 to the left, and then clockwise. */
    void addShortArrow(int point, int direction) {
        DrawnPoint from = board.place(point);
        DrawnPoint to = from.plus(ROWS[direction - 1] / 4, ROWS[(direction + 1) % ROWS.length] / 4);
        arrows.add(new DrawnStroke(List.of(from, to), BLACK));
    }

    /** Adds pieces of lines, joined where two meet. */
    void addPieces(List<int[]> pieces) {
        Map<Integer, List<Integer>> neighbours = new LinkedHashMap<>();
        for (int[] piece : pieces) {
            if (piece[0] == piece[1]) {
                others++;
                continue;
            }
            for (int end = 0; end < 2; end++) {
                List<Integer> next = neighbours.getOrDefault(piece[end], new ArrayList<>());
                next.add(piece[1 - end]);
                neighbours.put(piece[end], next);
            }
        }
        List<Integer> ends = new ArrayList<>();
        for (Map.Entry<Integer, List<Integer>> entry : neighbours.entrySet()) {
            if (entry.getValue().size() != 2) {
                ends.add(entry.getKey());
            }
        }
        List<Integer> starts = new ArrayList<>(ends);
        starts.addAll(neighbours.keySet());
        for (int start : starts) {
            while (!neighbours.getOrDefault(start, List.of()).isEmpty()) {
                addLine(walk(start, ends, neighbours), DrawnColour.NONE);
            }
        }
    }

    private static List<Integer> walk(int start, List<Integer> ends, Map<Integer, List<Integer>> neighbours) {
        List<Integer> line = new ArrayList<>(List.of(start));
        int point = start;
        List<Integer> next = neighbours.getOrDefault(point, List.of());
        while (!next.isEmpty()) {
            int other = next.remove(0);
            List<Integer> back = neighbours.getOrDefault(other, List.of());
            back.remove((Integer) point);
            line.add(other);
            point = other;
            next = ends.contains(point) ? List.of() : back;
        }
        return line;
    }
}
