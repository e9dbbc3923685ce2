package io.github.sudokusat.format.foreign.draft;

import io.github.sudokusat.format.GridFormatException;
import java.util.function.Supplier;

/**
 * A place in a text.
 *
 * @param line the line, from 1
 * @param column the column, from 1
 */
public record Place(int line, int column) {

    /** The error that something else was expected here. */
    public GridFormatException error(String found, String expected) {
        return new GridFormatException(line, column, found, expected);
    }

    /** What a task makes; if its arguments do not fit together, the error that names the thing and says why. */
    public <T> T make(String what, Supplier<T> task) {
        try {
            return task.get();
        } catch (GridFormatException alreadyPlaced) {
            throw alreadyPlaced;
        } catch (IllegalArgumentException senseless) {
            throw error("\"" + what + "\"", "a rule that makes sense (" + senseless.getMessage() + ")");
        }
    }
}
