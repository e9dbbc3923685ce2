package io.github.sudokusat.format;

import io.github.sudokusat.grid.candidates.Puzzle;
import java.util.List;

/**
 * A puzzle that was read from the format of another program.
 *
 * @param puzzle the puzzle, on a layout with its rules
 * @param credits what its setter says of it
 * @param warnings what was left out or taken in one of several ways, a sentence each without its full stop; copied
 * @param suggested what drawings that were left out look like
 */
public record ImportedPuzzle(Puzzle puzzle, Credits credits, List<String> warnings, SuggestedRules suggested) {

    public ImportedPuzzle {
        warnings = List.copyOf(warnings);
    }
}
