package io.github.sudokusat.format.foreign.penpa;

import io.github.sudokusat.grid.Cell;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.Deflater;

/** Makes links as penpa-edit 3.2.3 does (swaroopg92/penpa-edit, docs/js/class_p.js): points are counted by rows, columns and kinds, and words are shortened one after the other. */
final class PenpaLink {

    static final int VERTEX = 1;
    static final int BELOW = 2;
    static final int RIGHT = 3;
    static final int CORNER = 4;

    private static final List<String> SHORT = List.of(
            "z=zZ",
            "\"qa\"=z9",
            "\"pu_q\"=zQ",
            "\"pu_a\"=zA",
            "\"grid\"=zG",
            "\"edit_mode\"=zM",
            "\"surface\"=zS",
            "\"line\"=zL",
            "\"lineE\"=zE",
            "\"wall\"=zW",
            "\"cage\"=zC",
            "\"number\"=zN",
            "\"symbol\"=zY",
            "\"special\"=zP",
            "\"board\"=zB",
            "\"command_redo\"=zR",
            "\"command_undo\"=zU",
            "\"command_replay\"=z8",
            "\"numberS\"=z1",
            "\"freeline\"=zF",
            "\"freelineE\"=z2",
            "\"thermo\"=zT",
            "\"arrows\"=z3",
            "\"direction\"=zD",
            "\"squareframe\"=z0",
            "\"polygon\"=z5",
            "\"deletelineE\"=z4",
            "\"killercages\"=z6",
            "\"nobulbthermo\"=z7",
            "\"__a\"=z_",
            "null=zO");

    private final int side;
    private final int top;
    private final int left;
    private final Map<String, Map<String, String>> tables = new TreeMap<>();
    private final Map<String, List<String>> lists = new TreeMap<>();
    private String kind = "sudoku";
    private String title = "";
    private String author = "";
    private String rules = "";
    private String image = "";
    private String player = "";
    private String cells;

    PenpaLink(int side) {
        this(side, 0, 0);
    }

    /** A board with rows above the grid and columns beside it; one row more is below, and one column more to the right. */
    PenpaLink(int side, int above, int before) {
        this.side = side;
        this.top = above;
        this.left = before;
        List<Integer> steps = new ArrayList<>();
        int last = 0;
        for (int cell = 0; cell < side * side; cell++) {
            int point = point(cell / side, cell % side, 0);
            steps.add(point - last);
            last = point;
        }
        cells = steps.toString();
    }

    private int rows() {
        return side + top + 1;
    }

    private int columns() {
        return side + left + 1;
    }

    /** The number of a point of a cell of the grid, which may be outside it. */
    int point(int row, int column, int pointKind) {
        int area = (rows() + 4) * (columns() + 4);
        int cell = (row + top + 2) * (columns() + 4) + column + left + 2;
        return pointKind < CORNER ? pointKind * area + cell : CORNER * area + CORNER * cell;
    }

    int middle(Cell cell) {
        return point(cell.row(), cell.column(), 0);
    }

    PenpaLink kind(String name) {
        kind = name;
        return this;
    }

    PenpaLink cells(String json) {
        cells = json;
        return this;
    }

    PenpaLink words(String newTitle, String newAuthor, String newRules) {
        title = newTitle;
        author = newAuthor;
        rules = newRules;
        return this;
    }

    PenpaLink image(String json) {
        image = deflate(json, 9);
        return this;
    }

    PenpaLink player(String json) {
        player = json;
        return this;
    }

    PenpaLink put(String table, Object key, String json) {
        tables.computeIfAbsent(table, name -> new TreeMap<>()).put(String.valueOf(key), json);
        return this;
    }

    PenpaLink list(String list, int... points) {
        lists.computeIfAbsent(list, name -> new ArrayList<>())
                .add(IntStream.of(points).boxed().toList().toString());
        return this;
    }

    PenpaLink list(String list, List<Cell> line) {
        return list(list, line.stream().mapToInt(this::middle).toArray());
    }

    PenpaLink number(int point, String text, int style, String size) {
        return put("number", point, "[\"" + text + "\"," + style + ",\"" + size + "\"]");
    }

    PenpaLink given(Cell cell, int digit) {
        return number(middle(cell), String.valueOf(digit), 1, "1");
    }

    PenpaLink symbol(int point, String name, int style) {
        return put("symbol", point, "[" + style + ",\"" + name + "\",2]");
    }

    PenpaLink piece(String table, int from, int to, int style) {
        return put(table, from + "," + to, String.valueOf(style));
    }

    /** Thick lines between cells of different regions, and around the grid. */
    PenpaLink borders(int... regionOf) {
        for (int cell = 0; cell < regionOf.length; cell++) {
            int row = cell / side;
            int column = cell % side;
            int corner = point(row, column, VERTEX);
            if (row + 1 == side || regionOf[cell] != regionOf[cell + side]) {
                piece("lineE", point(row, column - 1, VERTEX), corner, 2);
            }
            if (column + 1 == side || regionOf[cell] != regionOf[cell + 1]) {
                piece("lineE", point(row - 1, column, VERTEX), corner, 2);
            }
        }
        return this;
    }

    private String layer() {
        List<String> fields = new ArrayList<>();
        tables.forEach((name, table) -> fields.add("\"" + name + "\":"
                + table.entrySet().stream()
                        .map(entry -> "\"" + entry.getKey() + "\":" + entry.getValue())
                        .collect(Collectors.joining(",", "{", "}"))));
        lists.forEach((name, list) -> fields.add("\"" + name + "\":" + list));
        fields.add("\"command_undo\":{\"__a\":[null]}");
        return "{" + String.join(",", fields) + "}";
    }

    private static String escaped(String words) {
        return words.replace("\n", "%2D")
                .replace(",", "%2C")
                .replace("&", "%2E")
                .replace("=", "%2F");
    }

    /** The text before it is compressed. */
    String text() {
        String text = String.join(
                "\n",
                kind + "," + columns() + "," + rows() + ",38,0,1,1,380,380,84,84,0,0,0,0,Title: "
                        + title.replace(",", "%2C") + ",Author: " + author.replace(",", "%2C") + ",," + escaped(rules)
                        + ",OFF,false," + image,
                "[" + top + ",1," + left + ",1]",
                "[\"1\",\"2\",\"1\"]~\"number\"~[\"1\",1]",
                layer(),
                player,
                cells,
                "[]");
        for (String pair : SHORT) {
            int equals = pair.indexOf('=');
            text = text.replace(pair.substring(0, equals), pair.substring(equals + 1));
        }
        return text;
    }

    @Override
    public String toString() {
        return link(text(), 6);
    }

    static String link(String text, int level) {
        return "https://swaroopg92.github.io/penpa-edit/#m=solve&p=" + deflate(text, level) + "&a=x";
    }

    static String deflate(String text, int level) {
        Deflater deflater = new Deflater(level, true);
        deflater.setInput(text.getBytes(StandardCharsets.UTF_8));
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] part = new byte[4096];
        while (!deflater.finished()) {
            out.write(part, 0, deflater.deflate(part));
        }
        deflater.end();
        return Base64.getEncoder().encodeToString(out.toByteArray());
    }
}
