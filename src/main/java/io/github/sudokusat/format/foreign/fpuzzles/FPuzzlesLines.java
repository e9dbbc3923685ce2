package io.github.sudokusat.format.foreign.fpuzzles;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.rule.line.Arrow;
import io.github.sudokusat.rule.line.Between;
import io.github.sudokusat.rule.line.DoubleArrow;
import io.github.sudokusat.rule.line.Entropic;
import io.github.sudokusat.rule.line.Lockout;
import io.github.sudokusat.rule.line.Modular;
import io.github.sudokusat.rule.line.Nabner;
import io.github.sudokusat.rule.line.Palindrome;
import io.github.sudokusat.rule.line.RegionSum;
import io.github.sudokusat.rule.line.Renban;
import io.github.sudokusat.rule.line.Thermometer;
import io.github.sudokusat.rule.line.Whispers;
import io.github.sudokusat.rule.line.Zipper;
import java.util.ArrayList;
import java.util.List;

/** The keys of f-puzzles files that are about lines. */
public final class FPuzzlesLines {

    /** The usual modulus of a modular line. */
    static final int MODULUS = 3;

    private FPuzzlesLines() {}

    static void addTo(FPuzzlesKeys keys) {
        keys.lines("thermometer", Thermometer::of);
        keys.lines("slowthermometer", Thermometer::slow);
        keys.lines("palindrome", Palindrome::of);
        keys.lines("betweenline", Between::of);
        keys.lines("renban", Renban::of);
        keys.lines("whispers", FPuzzlesLines::whispers);
        keys.lines("regionsumline", RegionSum::of);
        keys.lines("entropicline", Entropic::of);
        keys.lines(
                "modularline",
                (item, cells) -> Modular.of(item.positive("a modulus").orElse(MODULUS), cells));
        keys.lines("nabner", Nabner::of);
        keys.lines("doublearrow", DoubleArrow::of);
        keys.lines("zipperline", Zipper::of);
        keys.lines(
                "lockout",
                (item, cells) -> Lockout.of(item.positive("a difference").orElse(Lockout.DEFAULT_DIFFERENCE), cells));
        keys.many("arrow", FPuzzlesLines::arrows);
    }

    private static Rule whispers(FPuzzlesItem item, List<Cell> cells) {
        return Whispers.of(item.positive("a difference").orElse(usualWhisper(item.side())), cells);
    }

    /** The difference of German whispers: half the side, rounded up. */
    static int usualWhisper(int side) {
        return (side + 1) / 2;
    }

    /** An arrow for each line, which begins in the circle. */
    private static List<Arrow> arrows(FPuzzlesItem item) {
        List<Cell> circle = item.cells("cells");
        List<Arrow> arrows = new ArrayList<>();
        for (List<Cell> line : item.lines()) {
            arrows.add(Arrow.of(circle, line.subList(1, line.size())));
        }
        return arrows;
    }
}
