package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.format.foreign.draft.OutsideCell;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.text.JsonObject;
import java.util.List;
import java.util.function.Consumer;

/**
 * A constraint in the form of f-puzzles.
 *
 * @param key the key of the list to which it belongs
 * @param writer writes its fields
 */
public record FPuzzlesEntry(String key, Consumer<JsonObject> writer) {

    public static FPuzzlesEntry ofCells(String key, List<Cell> cells) {
        return new FPuzzlesEntry(key, json -> json.put("cells", names(cells)));
    }

    /** Cells with a value; it is left out if it is empty. */
    public static FPuzzlesEntry ofCells(String key, List<Cell> cells, String value) {
        return new FPuzzlesEntry(key, json -> {
            json.put("cells", names(cells));
            if (!value.isEmpty()) {
                json.put("value", value);
            }
        });
    }

    static FPuzzlesEntry ofCell(String key, Cell cell) {
        return new FPuzzlesEntry(key, json -> json.put("cell", name(cell)));
    }

    static FPuzzlesEntry ofLine(String key, List<Cell> cells) {
        return new FPuzzlesEntry(key, json -> json.putLists("lines", List.of(names(cells))));
    }

    /** A clue outside the grid. */
    static FPuzzlesEntry ofClue(String key, OutsideCell cell, int value) {
        return new FPuzzlesEntry(key, json -> json.put("cell", cell.toString()).put("value", Integer.toString(value)));
    }

    static List<String> names(List<Cell> cells) {
        return cells.stream().map(FPuzzlesEntry::name).toList();
    }

    private static String name(Cell cell) {
        return new OutsideCell(cell.row() + 1, cell.column() + 1).toString();
    }
}
