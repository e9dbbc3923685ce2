package io.github.sudokusat.format.foreign.sudokumaker;

import io.github.sudokusat.format.foreign.draft.JsonItem;
import io.github.sudokusat.format.foreign.draft.Origin;
import io.github.sudokusat.format.foreign.draft.OutsideCell;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.text.JsonValue;
import io.github.sudokusat.text.JsonValue.Kind;
import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A constraint of a SudokuMaker puzzle, or one of its clues: an object whose cells, edges and corners are numbers.
 *
 * <p>Cells are numbered row by row from 0. Edges are numbered row by row, in each row first the left edges of its cells, then the lower ones. Corners are
 * numbered row by row, one more in a row than cells; cells around the grid as if it had a further row or column on each side.
 */
final class MakerItem extends JsonItem {

    MakerItem(Origin origin, JsonValue object, int side) {
        super(origin, object, side);
    }

    boolean isTrue(String name) {
        return field(name).filter(value -> value.kind() == Kind.TRUE).isPresent();
    }

    /** The text of a field; empty if there is none. */
    String text(String name) {
        return field(name).map(value -> value.scalar("a text")).orElse("");
    }

    /** The objects that a field lists. */
    List<MakerItem> items(String name) {
        return required(name).elements(MOST_PARTS).stream()
                .map(value -> new MakerItem(origin(), value, side()))
                .toList();
    }

    /** A number, 0 or more, up to a greatest. */
    int number(String name, int most) {
        return number(required(name), most);
    }

    private static int number(JsonValue value, int most) {
        int number = Numbers.parse(value.scalar("a number"));
        if (number == Numbers.NONE || number > most) {
            throw value.wrong("a number from 0 to " + most);
        }
        return number;
    }

    /** The sum of a cage or clue; empty if there is none, or it is an empty text or 0. */
    Optional<Integer> sum(String name) {
        return field(name)
                .filter(value ->
                        value.kind() == Kind.NUMBER || !value.scalar("a sum").isEmpty())
                .map(value -> number(value, Integer.MAX_VALUE))
                .filter(number -> number > 0);
    }

    /** The numbers that a field lists, each up to a greatest. */
    int[] numbers(String name, int most) {
        return required(name).elements(MOST_PARTS).stream()
                .mapToInt(value -> number(value, most))
                .toArray();
    }

    /** The cells that a field lists. */
    List<Cell> cells(String name) {
        return cells(required(name));
    }

    private List<Cell> cells(JsonValue list) {
        List<Cell> cells = new ArrayList<>();
        for (JsonValue value : list.elements(MOST_PARTS)) {
            cells.add(Cell.numbered(number(value, side() * side() - 1), side()));
        }
        if (cells.isEmpty()) {
            throw list.wrong("at least one cell");
        }
        return cells;
    }

    /** The lists of cells that a field lists. */
    List<List<Cell>> lines(String name) {
        return required(name).elements(MOST_PARTS).stream().map(this::cells).toList();
    }

    /** The two cells beside an edge. */
    List<Cell> edge() {
        int side = side();
        JsonValue value = required("edge");
        int edge = number(value, 2 * side * side - 1);
        int row = edge / (2 * side);
        int inRow = edge % (2 * side);
        boolean isLeft = inRow < side;
        int column = isLeft ? inRow - 1 : inRow - side;
        if (column < 0 || (!isLeft && row == side - 1)) {
            throw value.wrong("the number of an edge between two cells");
        }
        return List.of(new Cell(row, column), isLeft ? new Cell(row, inRow) : new Cell(row + 1, column));
    }

    /** The four cells around a corner. */
    List<Cell> corner() {
        int side = side();
        JsonValue value = required("corner");
        int corner = number(value, (side + 1) * (side + 1) - 1);
        int row = corner / (side + 1);
        int column = corner % (side + 1);
        if (row == 0 || row == side || column == 0 || column == side) {
            throw value.wrong("the number of a corner where four cells meet");
        }
        return List.of(
                new Cell(row - 1, column - 1),
                new Cell(row - 1, column),
                new Cell(row, column - 1),
                new Cell(row, column));
    }

    /** The cell of a clue outside the grid. */
    OutsideCell outside() {
        int side = side();
        JsonValue value = required("outerCell");
        int cell = number(value, (side + 2) * (side + 2) - 1);
        OutsideCell outside = new OutsideCell(cell / (side + 2), cell % (side + 2));
        if (!outside.isOutside(side)) {
            throw value.wrong("the number of a cell around the grid");
        }
        return outside;
    }

    /** The row or column that begins next to the cell of a clue. */
    List<Cell> line() {
        List<Cell> line = outside().line(side());
        if (line.isEmpty()) {
            throw required("outerCell").wrong("the number of a cell next to a row or column");
        }
        return line;
    }
}
