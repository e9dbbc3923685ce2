package io.github.sudokusat.format.foreign.penpa;

import io.github.sudokusat.format.ImportedPuzzle;
import io.github.sudokusat.format.foreign.draft.JsonItem;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.Place;
import io.github.sudokusat.format.foreign.draft.PuzzleDraft;
import io.github.sudokusat.format.foreign.draft.Refusal;
import io.github.sudokusat.format.foreign.draft.SourceText;
import io.github.sudokusat.format.foreign.drawing.DrawnPoint;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.text.Inflate;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.JsonValue.Kind;
import io.github.sudokusat.text.Numbers;
import io.github.sudokusat.text.Utf8;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads the text in links to penpa-edit: of the setter's layer the digits of cells, the regions that thick lines divide, and cages with a sum. Everything else
 * is a drawing, whose meaning only the text of the puzzle tells; it is named by penpa-edit's own key. The layer of the player is left alone.
 *
 * <p>The format is that of swaroopg92/penpa-edit, version 3.2.3 (docs/js/general.js, class_p.js, class_square.js), which has no description.
 */
public final class PenpaReader {

    private static final int MOST = JsonItem.MOST_PARTS;

    /** What may be drawn, by the names with which it is refused. */
    public static final Set<String> DRAWN = Set.of(
            "arrows",
            "cage",
            "deletelineE",
            "direction",
            "freeline",
            "freelineE",
            "image",
            "killercages",
            "line",
            "lineE",
            "nobulbthermo",
            "number",
            "numberS",
            "polygon",
            "squareframe",
            "surface",
            "symbol",
            "thermo",
            "wall");

    /** The lines of the setter's layer, and of the cells of the board. */
    private static final int LAYER = 3;

    private static final int CELLS = 5;

    /** So many rows are above the board, and as many below it. */
    private static final int AROUND = 2;

    /** The styles of lines that are thick and black. */
    private static final int THICK = 2;

    private static final int THICKER = 21;

    /** The style of text that is white. */
    private static final int WHITE = 4;

    /** The kinds of text that fill a cell. */
    private static final String LARGE = "1";

    private static final String LARGER = "10";

    /** The kind of text with an arrow, whose direction a line and a digit tell. */
    private static final String WITH_ARROW = "2";

    /** The directions of small arrows, by those of text with an arrow. */
    private static final String DIRECTIONS = "31572486";

    private final List<String> lines;
    private final PenpaHeader header;
    private final Place place;
    private final Set<String> ignore;
    private final PenpaBoard board;
    private final PenpaLayer layer;
    private final PuzzleDraft draft;
    private final PenpaDrawings drawings;
    private final Set<String> drawn = new TreeSet<>();

    private PenpaReader(List<String> lines, Place place, Set<String> ignore) {
        this.lines = lines;
        this.place = place;
        this.ignore = ignore;
        this.header = new PenpaHeader(lines.get(0), place);
        this.board = board();
        this.layer = new PenpaLayer(origin(LAYER), board);
        this.draft = new PuzzleDraft(DigitValues.ofSide(board.side()));
        this.drawings = new PenpaDrawings(board);
    }

    /**
     * Reads a puzzle.
     *
     * @param compressed the compressed text in base64
     * @param most the length up to which it may be, decompressed
     * @param ignore the names of drawings that are left out, each with a warning
     * @return the puzzle
     */
    public static ImportedPuzzle read(SourceText compressed, int most, Set<String> ignore) {
        String text = Utf8.decode(Inflate.inflate(compressed.chars(), most, compressed::error));
        List<String> lines = PenpaText.lines(text, most);
        if (lines.isEmpty()) {
            throw compressed.place(0).error("more", "text of at most " + most + " characters");
        }
        return new PenpaReader(lines, compressed.place(0), ignore).read();
    }

    private Origin origin(int line) {
        if (line >= lines.size()) {
            throw place.error(
                    lines.size() + (lines.size() == 1 ? " line" : " lines"),
                    "a puzzle of penpa-edit, which has more than " + CELLS + " lines");
        }
        return new Origin.Decompressed(lines.get(line), place);
    }

    /** The cells of the board, each told by its distance from the one before, must be a square. */
    private PenpaBoard board() {
        int rows = header.height() + 2 * AROUND;
        int columns = header.width() + 2 * AROUND;
        Set<Integer> cells = new HashSet<>();
        int top = rows;
        int left = columns;
        int bottom = 0;
        int right = 0;
        int number = 0;
        Origin text = origin(CELLS);
        for (JsonValue step : JsonValue.parse(text.text(), text.failure()).elements(MOST)) {
            String distance = step.scalar("a number");
            boolean isBack = distance.startsWith("-");
            int size = Numbers.parse(isBack ? distance.substring(1) : distance);
            number += isBack ? -size : size;
            if (size < 0 || number < 0 || number >= rows * columns) {
                throw step.wrong("a step to a cell of the board");
            }
            cells.add(number);
            top = Math.min(top, number / columns);
            bottom = Math.max(bottom, number / columns);
            left = Math.min(left, number % columns);
            right = Math.max(right, number % columns);
        }
        int side = Math.max(bottom - top, right - left) + 1;
        if (cells.size() != side * side || side > Digits.MAX_SIDE) {
            throw place.error(
                    cells.size() + " cells that are no such board",
                    "a square board of at most " + Digits.MAX_SIDE + " rows");
        }
        return new PenpaBoard(rows, columns, top, left, side);
    }

    private ImportedPuzzle read() {
        readNumbers();
        readCages();
        readBorders();
        for (String name : List.of("line", "freeline", "freelineE")) {
            List<int[]> pieces = layer.pieces(name);
            drawings.addPieces(pieces);
            note(name, !pieces.isEmpty());
        }
        for (String name : List.of("thermo", "nobulbthermo", "squareframe", "direction", "arrows")) {
            readPaths(name);
        }
        readSymbols();
        for (String name : List.of("surface", "wall", "polygon")) {
            int number = layer.items(name).size();
            drawings.addOthers(number);
            note(name, number > 0);
        }
        note("image", header.hasImage());
        refuseDrawings();
        draft.setCredits(header.credits());
        return draft.finish(place);
    }

    private void note(String name, boolean isDrawn) {
        if (isDrawn) {
            drawn.add(name);
        }
    }

    private void readNumbers() {
        for (Map.Entry<String, JsonValue> entry : layer.table("number").entrySet()) {
            JsonValue value = entry.getValue();
            int point = layer.point(entry.getKey(), value);
            JsonValue content = PenpaLayer.part(value, 0);
            int style = PenpaLayer.number(PenpaLayer.part(value, 1));
            String kind = PenpaLayer.text(PenpaLayer.part(value, 2));
            String text = PenpaLayer.text(content);
            int cell = board.isMiddle(point) ? board.cell(point) : PenpaBoard.NONE;
            int digit = Numbers.parse(text);
            boolean isDigit = (kind.equals(LARGE) || kind.equals(LARGER))
                    && style != WHITE
                    && digit >= 1
                    && digit <= draft.side();
            if (cell != PenpaBoard.NONE && isDigit) {
                draft.restrict(place, Cell.numbered(cell, draft.side()), Digits.of(digit));
                note("number", drawings.addCircle(point, style));
            } else if (!text.isEmpty() || content.kind() == Kind.ARRAY) {
                drawings.addText(point, withoutArrow(text, point, kind), style);
                drawn.add("number");
            }
        }
    }

    /** The text before the direction of an arrow, which is drawn. */
    private String withoutArrow(String text, int point, String kind) {
        int end = text.length() - 2;
        int direction = end < 0 || text.charAt(end) != '_' ? Numbers.NONE : Numbers.parse(text.substring(end + 1));
        if (!kind.equals(WITH_ARROW) || direction < 0 || direction >= DIRECTIONS.length()) {
            return text;
        }
        drawings.addShortArrow(point, DIRECTIONS.charAt(direction) - '0');
        return text.substring(0, end);
    }

    /** Reads cages with one number in the corner of a cell. */
    private void readCages() {
        Map<Integer, String> corners = new LinkedHashMap<>();
        for (Map.Entry<String, JsonValue> entry : layer.table("numberS").entrySet()) {
            String text = PenpaLayer.text(PenpaLayer.part(entry.getValue(), 0));
            if (!text.isEmpty()) {
                corners.put(layer.point(entry.getKey(), entry.getValue()), text);
            }
        }
        Set<Integer> caged = new HashSet<>();
        for (JsonValue cage : layer.items("killercages")) {
            List<Integer> points = layer.points(cage);
            if (!points.isEmpty()) {
                readCage(points, caged, corners);
            }
        }
        for (Map.Entry<Integer, String> corner : corners.entrySet()) {
            drawings.addText(corner.getKey(), corner.getValue(), 1);
            drawn.add("numberS");
        }
        for (int[] piece : layer.pieces("cage")) {
            note("cage", !caged.contains(board.cell(piece[0])) || !caged.contains(board.cell(piece[1])));
        }
    }

    private void readCage(List<Integer> points, Set<Integer> caged, Map<Integer, String> corners) {
        Set<Integer> numbers = new HashSet<>();
        List<Cell> cells = new ArrayList<>();
        for (int point : points) {
            int cell = board.cell(point);
            if (cell != PenpaBoard.NONE && numbers.add(cell)) {
                cells.add(Cell.numbered(cell, board.side()));
            }
        }
        caged.addAll(numbers);
        int corner = -1;
        int sums = 0;
        for (int point : corners.keySet()) {
            if (numbers.contains(board.cell(point))) {
                corner = point;
                sums++;
            }
        }
        int sum = Numbers.parse(corners.getOrDefault(corner, ""));
        if (sums == 1 && sum > 0 && cells.size() == points.size()) {
            draft.add(place, Killer.of(sum, cells));
            draft.warn("the cage at " + cells.get(0) + " is taken as a killer cage");
            corners.remove(corner);
        } else {
            drawn.add("killercages");
            drawings.addOthers(1);
        }
    }

    /** Reads the thick lines between cells as regions, if they divide the grid into such. */
    private void readBorders() {
        int side = board.side();
        PenpaBorders borders = new PenpaBorders(side);
        List<int[]> others = new ArrayList<>();
        for (int[] piece : layer.pieces("lineE")) {
            DrawnPoint from = board.place(piece[0]);
            DrawnPoint to = board.place(piece[1]);
            boolean isThick =
                    (piece[2] == THICK || piece[2] == THICKER) && board.isVertex(piece[0]) && board.isVertex(piece[1]);
            if (!isThick || !PenpaBorders.isSide(from, to, side)) {
                others.add(piece);
            } else if (PenpaBorders.isInner(from, to, side)) {
                borders.add(from, to);
            }
        }
        int[] regions = borders.regions();
        if (regions.length == 0) {
            takeUsualBoxes();
        } else {
            draft.removeBoxes();
            draft.setRegions(regions);
        }
        note("lineE", !others.isEmpty() || (regions.length == 0 && !borders.isEmpty()));
        drawings.addPieces(others);
        for (int[] piece : layer.pieces("deletelineE")) {
            DrawnPoint from = board.place(piece[0]);
            DrawnPoint to = board.place(piece[1]);
            note("deletelineE", PenpaBorders.isSide(from, to, side) && PenpaBorders.isInner(from, to, side));
        }
    }

    /** Takes the usual boxes, if the puzzle is a Sudoku. */
    private void takeUsualBoxes() {
        String regions = "regions of " + board.side() + " cells";
        if (!header.isSudoku()) {
            throw place.error("a board without these and without the word Sudoku", "thick borders of " + regions);
        }
        String boxes = Layout.ofSide(board.side()).isPresent() ? "the usual boxes" : "rows and columns alone";
        draft.warn(boxes + " are taken, because the thick lines do not make " + regions);
    }

    private void readPaths(String name) {
        for (JsonValue path : layer.items(name)) {
            List<Integer> points = path.kind() == Kind.NULL ? List.of() : layer.points(path);
            if (points.isEmpty()) {
                continue;
            }
            drawn.add(name);
            if (name.equals("thermo")) {
                drawings.addThermometer(points);
            } else if (name.equals("arrows") || name.equals("direction")) {
                drawings.addArrow(points, name.equals("arrows"));
            } else {
                drawings.addGreyLine(points);
            }
        }
    }

    private void readSymbols() {
        for (Map.Entry<String, JsonValue> entry : layer.table("symbol").entrySet()) {
            JsonValue symbol = entry.getValue();
            int number = PenpaLayer.number(PenpaLayer.part(symbol, 0));
            String name = PenpaLayer.text(PenpaLayer.part(symbol, 1));
            drawings.addSymbol(layer.point(entry.getKey(), symbol), name, number);
            drawn.add("symbol");
        }
    }

    private void refuseDrawings() {
        List<String> refused = new ArrayList<>(drawn);
        refused.removeAll(ignore);
        if (!refused.isEmpty()) {
            throw Refusal.cosmetics(place, refused);
        }
        for (String name : drawn) {
            draft.warn(Refusal.leftOut(name));
        }
        if (!drawn.isEmpty()) {
            draft.suggest(
                    drawings.drawings().suggest(board.side(), header.credits().rules()));
        }
    }
}
