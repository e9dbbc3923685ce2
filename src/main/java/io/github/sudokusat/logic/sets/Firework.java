package io.github.sudokusat.logic.sets;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Geometry;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;

/**
 * Firework: a row and a column cross in a box. A digit that the row has, outside the box, only in one cell, and the column, outside the box, only in one
 * cell, is in one of these two, the wings, or else both lines have it in the box, which they can only where they cross. If three digits have the same
 * wings, they fill the wings and the crossing cell, and all others can be removed from these.
 *
 * <p>Definition: shye, <i>Fireworks</i>, New Sudoku Players' Forum (2022). Fireworks of four digits, in two crossing cells, are not searched for: there
 * were none in 2,355 positions of 331 puzzles in which nothing before a sashimi swordfish applied.
 */
public final class Firework implements Finder {

    private static final int DIGITS = 3;

    @Override
    public void find(Position position, StepCollector collector) {
        Geometry geometry = position.geometry;
        for (int box = geometry.lineCount(); box < geometry.houseCount && geometry.hasLines(); box++) {
            long[][] confined = new long[geometry.lineCount()][];
            for (int line = 0; line < confined.length; line++) {
                confined[line] = confined(position, box, line);
            }
            for (long left = position.openPositions(box); left != 0 && !collector.isDone(0); left &= left - 1) {
                find(position, geometry.cell(box, Position.first(left)), box, confined, collector);
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String box = Notation.houses(words.part(Role.HINGE).houses());
        List<Candidate> all = new ArrayList<>(words.candidatesOf(Role.HINGE));
        all.addAll(words.candidatesOf(Role.PINCER));
        String digits = words.notation.digits(all);
        return "outside " + box + ", " + digits + " are confined " + wing(words, 0) + " and " + wing(words, 1)
                + "; each that is in neither is in " + box + " in both lines, so in " + words.cells(Role.HINGE)
                + ", where they cross; so these three cells hold " + digits + " and nothing else";
    }

    private static String wing(Wording words, int index) {
        Part part = words.why.parts(Role.PINCER).get(index);
        return Notation.where(part.houses()) + " to " + words.notation.cellsOf(part.candidates());
    }

    /** For each position of a line outside a box the digits that the line has, outside the box, at most there; nothing for other positions. */
    private static long[] confined(Position position, int box, int line) {
        long[] confined = new long[position.side];
        long outside = 0;
        for (int place = 0; place < position.side; place++) {
            outside |= position.geometry.holds(box, position.geometry.cell(line, place)) ? 0 : 1L << place;
        }
        // Lines that do not cross the box are of no use.
        outside &= Long.bitCount(outside) == position.side ? 0 : position.openPositions(line);
        for (int digit = 0; digit < position.side && outside != 0; digit++) {
            long places = position.placesOf(line, digit);
            for (long left = places == 0 ? 0 : outside; left != 0; left &= left - 1) {
                long place = left & -left;
                confined[Position.first(place)] |= (places & outside & ~place) == 0 ? 1L << digit : 0;
            }
        }
        return confined;
    }

    private void find(Position position, int cell, int box, long[][] confined, StepCollector collector) {
        int side = position.side;
        int row = cell / side;
        int column = side + cell % side;
        for (int inRow = 0; inRow < side; inRow++) {
            for (int inColumn = 0; inColumn < side && Long.bitCount(confined[row][inRow]) >= DIGITS; inColumn++) {
                long digits = confined[row][inRow] & confined[column][inColumn];
                if (Long.bitCount(digits) == DIGITS) {
                    int one = position.geometry.cell(row, inRow);
                    int other = position.geometry.cell(column, inColumn);
                    take(position, box, new int[] {cell, one, other}, digits, collector);
                }
            }
        }
    }

    private void take(Position position, int box, int[] cells, long digits, StepCollector collector) {
        StepBuilder builder = new StepBuilder(position, this, Technique.FIREWORK, 0);
        boolean canHold = true;
        for (int cell : cells) {
            builder.removeDigits(cell, ~digits & position.digits[cell]);
            canHold &= (position.digits[cell] & digits) != 0;
        }
        if (canHold && builder.isEffective()) {
            builder.part(Role.HINGE, box, position.candidates(position.geometry.set(cells[0]), digits));
            int[] lines = {cells[0] / position.side, position.side + cells[0] % position.side};
            for (int i = 0; i < lines.length; i++) {
                builder.part(Role.PINCER, lines[i], position.candidates(position.geometry.set(cells[i + 1]), digits));
            }
            collector.add(builder.toStep());
        }
    }
}
