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
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;

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
    private static final Set<Integer> THICK = Set.of(2, 21);

    /** The style of text that is white. */
    private static final int WHITE = 4;

    /** The kinds of text that fill a cell. */
    private static final Set<String> LARGE = Set.of("1", "10");

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
            throw place.error(lines.size() + " lines", "a puzzle of penpa-edit, which has more than " + CELLS);
        }
        return new Origin.Decompressed(lines.get(line), place);
    }

    private PenpaBoard board() {
        int rows = header.height() + 2 * AROUND;
        int columns = header.width() + 2 * AROUND;
        PenpaBoard whole = new PenpaBoard(rows, columns, 0, 0, Math.max(rows, columns));
        Set<Cell> cells = cells(whole);
        int top = cells.stream().mapToInt(Cell::row).min().orElse(0);
        int left = cells.stream().mapToInt(Cell::column).min().orElse(0);
        int height = cells.stream().mapToInt(Cell::row).max().orElse(-1) - top + 1;
        int width = cells.stream().mapToInt(Cell::column).max().orElse(-1) - left + 1;
        if (height != width || cells.size() != width * width || width == 0 || width > Digits.MAX_SIDE) {
            throw place.error(
                    cells.size() + " cells in " + height + " rows and " + width + " columns",
                    "a square of at most " + Digits.MAX_SIDE + " rows");
        }
        return new PenpaBoard(rows, columns, top, left, width);
    }

    /** The cells of the board; each is told by its distance from the one before. */
    private Set<Cell> cells(PenpaBoard whole) {
        Origin text = origin(CELLS);
        Set<Cell> cells = new HashSet<>();
        long number = 0;
        for (JsonValue step : JsonValue.parse(text.text(), text.failure()).elements(MOST)) {
            Long distance = Numbers.whole(step.scalar("a number"));
            number += distance == null ? whole.points() : Math.max(-MOST, Math.min(MOST, distance));
            if (number < 0 || number >= whole.points() || !whole.isMiddle((int) number)) {
                throw step.wrong("a step to a cell of the board");
            }
            whole.cell((int) number).ifPresent(cells::add);
        }
        return cells;
    }

    private ImportedPuzzle read() {
        readNumbers();
        readCages();
        readBorders();
        readLines("line");
        readLines("freeline");
        readLines("freelineE");
        readPaths();
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
        layer.table("number").forEach((key, value) -> {
            int point = layer.point(key, value);
            JsonValue content = PenpaLayer.part(value, 0);
            int style = PenpaLayer.number(PenpaLayer.part(value, 1));
            String kind = PenpaLayer.text(PenpaLayer.part(value, 2));
            String text = PenpaLayer.text(content);
            Optional<Cell> cell = board.isMiddle(point) ? board.cell(point) : Optional.empty();
            int digit = Numbers.parse(text);
            if (cell.isPresent() && LARGE.contains(kind) && style != WHITE && digit >= 1 && digit <= draft.side()) {
                draft.restrict(place, cell.get(), Digits.of(digit));
                note("number", drawings.addCircle(point, style));
            } else if (!text.isEmpty() || content.kind() == Kind.ARRAY) {
                drawings.addText(point, withoutArrow(text, point, kind), style);
                drawn.add("number");
            }
        });
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
        layer.table("numberS").forEach((key, value) -> {
            String text = PenpaLayer.text(PenpaLayer.part(value, 0));
            if (!text.isEmpty()) {
                corners.put(layer.point(key, value), text);
            }
        });
        Set<Cell> caged = new HashSet<>();
        for (JsonValue cage : layer.items("killercages")) {
            List<Integer> points = layer.points(cage);
            List<Cell> cells = points.stream()
                    .flatMap(point -> board.cell(point).stream())
                    .distinct()
                    .toList();
            List<Integer> sums = corners.keySet().stream()
                    .filter(point -> board.cell(point).filter(cells::contains).isPresent())
                    .toList();
            int sum = sums.size() == 1 && cells.size() == points.size()
                    ? Numbers.parse(corners.getOrDefault(sums.get(0), ""))
                    : Numbers.NONE;
            if (sum > 0) {
                draft.add(place, place.make("cage", () -> Killer.of(sum, cells)));
                draft.warn("the cage at " + cells.get(0) + " is taken as a killer cage");
                corners.remove(sums.get(0));
            } else if (!points.isEmpty()) {
                drawn.add("killercages");
                drawings.addOthers(1);
            }
            caged.addAll(cells);
        }
        corners.forEach((point, text) -> {
            drawings.addText(point, text, 1);
            drawn.add("numberS");
        });
        for (PenpaPiece piece : layer.pieces("cage")) {
            boolean isKnown = Stream.of(piece.from(), piece.to())
                    .allMatch(point -> board.cell(point).filter(caged::contains).isPresent());
            note("cage", !isKnown);
        }
    }

    /** Reads the thick lines between cells as regions, if they divide the grid into such. */
    private void readBorders() {
        int side = board.side();
        PenpaBorders borders = new PenpaBorders(side);
        List<PenpaPiece> others = new ArrayList<>();
        for (PenpaPiece piece : layer.pieces("lineE")) {
            DrawnPoint from = board.place(piece.from());
            DrawnPoint to = board.place(piece.to());
            boolean isThick =
                    THICK.contains(piece.style()) && board.isVertex(piece.from()) && board.isVertex(piece.to());
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
        for (PenpaPiece piece : layer.pieces("deletelineE")) {
            DrawnPoint from = board.place(piece.from());
            DrawnPoint to = board.place(piece.to());
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

    private void readLines(String name) {
        List<PenpaPiece> visible = layer.pieces(name);
        drawings.addPieces(visible);
        note(name, !visible.isEmpty());
    }

    private void readPaths() {
        readPaths("thermo", drawings::addThermometer);
        readPaths("nobulbthermo", drawings::addGreyLine);
        readPaths("squareframe", drawings::addGreyLine);
        readPaths("direction", points -> drawings.addArrow(points, false));
        readPaths("arrows", points -> drawings.addArrow(points, true));
    }

    private void readPaths(String name, Consumer<List<Integer>> action) {
        for (JsonValue path : layer.items(name)) {
            List<Integer> points = path.kind() == Kind.NULL ? List.of() : layer.points(path);
            if (!points.isEmpty()) {
                action.accept(points);
                drawn.add(name);
            }
        }
    }

    private void readSymbols() {
        layer.table("symbol").forEach((key, value) -> {
            int point = layer.point(key, value);
            drawings.addSymbol(
                    point, PenpaLayer.text(PenpaLayer.part(value, 1)), PenpaLayer.number(PenpaLayer.part(value, 0)));
            drawn.add("symbol");
        });
    }

    private void refuseDrawings() {
        List<String> refused =
                drawn.stream().filter(name -> !ignore.contains(name)).toList();
        if (!refused.isEmpty()) {
            throw Refusal.cosmetics(place, refused);
        }
        drawn.forEach(name -> draft.warn(Refusal.leftOut(name)));
        if (!drawn.isEmpty()) {
            draft.suggest(
                    drawings.drawings().suggest(board.side(), header.credits().rules()));
        }
    }
}
