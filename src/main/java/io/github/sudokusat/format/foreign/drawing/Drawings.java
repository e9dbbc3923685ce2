package io.github.sudokusat.format.foreign.drawing;

import io.github.sudokusat.format.SuggestedRules;
import java.util.List;

/**
 * The drawings of a puzzle.
 *
 * @param shapes circles, rectangles and texts, those below the digits first
 * @param lines lines without a head
 * @param arrows lines with one
 * @param others how many drawings are none of these
 */
public record Drawings(List<DrawnShape> shapes, List<DrawnStroke> lines, List<DrawnStroke> arrows, int others) {

    public Drawings {
        shapes = List.copyOf(shapes);
        lines = List.copyOf(lines);
        arrows = List.copyOf(arrows);
    }

    /**
     * The rules that the drawings look like.
     *
     * @param side the side of the grid
     * @param words the rules in the setter's words; empty for none
     * @return the rules, and how many drawings look like none
     */
    public SuggestedRules suggest(int side, String words) {
        return DrawnRules.of(this, side, words);
    }
}
