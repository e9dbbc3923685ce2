package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Candidate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The cells of a junior exocet: two base cells where a line and a box cross, two targets in the other boxes of the band, and three lines that cross
 * it, one through the third cell beside the base and one through each target.
 *
 * <p>A digit of the base is ruled out in the rest of the base's line and box. Below each target, in the third line of the band, lies a companion
 * without any of the base's digits. If the crossing lines have, apart from the targets, room for each of these digits in two lines only, a digit that
 * is true in the base is in a target, too. Definition: D. P. Bird, <i>JExocet Compendium</i>, New Sudoku Players' Forum (2013).
 */
public final class Exocet {

    private static final int BOX = 3;
    private static final int SIDE = BOX * BOX;
    private static final int LEAST_DIGITS = 3;
    private static final int MOST_DIGITS = 4;
    /** More lines than two would have room for a digit of the base in each crossing line. */
    private static final int MOST_COVERS = 2;

    /** The two cells of the base. */
    public final int[] base;
    /** The line of the base. */
    private final int line;
    /** The two targets. */
    public final int[] targets;
    /** The crossing lines: the one beside the base, then those of the targets. */
    public final int[] crossing;
    /** The digits of the base. */
    public final long digits;

    private final Position position;
    private final long[] masks;
    /** For each digit and crossing line the positions in it outside base, band and targets. */
    private final long[][] places = new long[SIDE][BOX];

    private Exocet(Position position, long[] masks, int[] base, int line, int[] targets, int[] crossing) {
        this.position = position;
        this.masks = masks;
        this.base = base;
        this.line = line;
        this.targets = targets;
        this.crossing = crossing;
        digits = position.digits[base[0]] | position.digits[base[1]];
        for (int k = 0; k < BOX; k++) {
            for (int p = 0; p < SIDE; p++) {
                if (p / BOX != line % SIDE / BOX) {
                    for (long left = masks[position.geometry.cell(crossing[k], p)]; left != 0; left &= left - 1) {
                        places[Position.first(left)][k] |= 1L << p;
                    }
                }
            }
        }
    }

    /** Calls back with every junior exocet of a position; there is none unless boxes are 3×3. */
    public static void forEach(Position position, StepCollector collector, Consumer<Exocet> taker) {
        if (!position.geometry.hasSquareBoxes(BOX)) {
            return;
        }
        long[] masks = position.masks();
        for (int line = 0; line < 2 * SIDE; line++) {
            for (int beside = 0; beside < SIDE && !collector.isDone(1); beside++) {
                forBase(position, masks, line, beside, taker);
            }
        }
    }

    /** Tries all targets for the base that is beside a cell of a line. */
    private static void forBase(Position position, long[] masks, int line, int beside, Consumer<Exocet> taker) {
        Geometry geometry = position.geometry;
        int corner = beside / BOX * BOX;
        int[] base = {
            geometry.cell(line, beside == corner ? corner + 1 : corner),
            geometry.cell(line, beside == corner + 2 ? corner + 1 : corner + 2)
        };
        long digits = position.digits[base[0]] | position.digits[base[1]];
        int count = Long.bitCount(digits);
        if (position.digits[base[0]] == 0
                || position.digits[base[1]] == 0
                || count < LEAST_DIGITS
                || count > MOST_DIGITS) {
            return;
        }
        int cross = geometry.isLine(line) && line < SIDE ? SIDE : 0;
        int first = corner == 0 ? BOX : 0;
        int second = corner == 2 * BOX ? BOX : 2 * BOX;
        List<int[]> others = targets(position, masks, line, second, digits);
        for (int[] one : targets(position, masks, line, first, digits)) {
            for (int[] other : others) {
                int[] crossing = {cross + beside, cross + one[1], cross + other[1]};
                Exocet exocet = new Exocet(position, masks, base, line, new int[] {one[0], other[0]}, crossing);
                if (exocet.isComplete()) {
                    taker.accept(exocet);
                }
            }
        }
    }

    /** The cells of a box that can be targets, each with its position in its line. */
    private static List<int[]> targets(Position position, long[] masks, int line, int from, long digits) {
        List<int[]> found = new ArrayList<>();
        for (int p = from; p < from + BOX; p++) {
            for (int i = 1; i < BOX; i++) {
                int target = position.geometry.cell(parallel(line, i), p);
                int companion = position.geometry.cell(parallel(line, BOX - i), p);
                if ((position.digits[target] & digits) != 0 && (masks[companion] & digits) == 0) {
                    found.add(new int[] {target, p});
                }
            }
        }
        return found;
    }

    /** Another line of a line's band, 1 or 2 further on, in turn. */
    private static int parallel(int line, int further) {
        return line / BOX * BOX + (line + further) % BOX;
    }

    private boolean isComplete() {
        for (long left = digits; left != 0; left &= left - 1) {
            if (covers(Position.first(left)).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** At most two lines that hold all places of a digit in the crossing lines; empty if there are none such. */
    public Optional<int[]> covers(int digit) {
        long[] some = places[digit];
        int parallels = crossing[0] < SIDE ? SIDE : 0;
        long all = some[0] | some[1] | some[2];
        if (Long.bitCount(all) <= MOST_COVERS) {
            return Optional.of(houses(parallels, all));
        }
        for (int k = 0; k < BOX; k++) {
            long rest = some[(k + 1) % BOX] | some[(k + 2) % BOX];
            if (Long.bitCount(rest) < MOST_COVERS) {
                int[] houses = houses(parallels, rest);
                return Optional.of(rest == 0 ? new int[] {crossing[k]} : new int[] {houses[0], crossing[k]});
            }
        }
        for (int k = 0; k < BOX; k++) {
            if (some[k] == 0) {
                return Optional.of(new int[] {crossing[(k + 1) % BOX], crossing[(k + 2) % BOX]});
            }
        }
        return Optional.empty();
    }

    private static int[] houses(int first, long lines) {
        int[] houses = new int[Long.bitCount(lines)];
        int count = 0;
        for (long left = lines; left != 0; left &= left - 1) {
            houses[count++] = first + Position.first(left);
        }
        return houses;
    }

    /** The open candidates of a digit in the crossing lines that the covers hold. */
    public List<Candidate> places(int digit) {
        long[] cells = new long[position.words];
        for (int k = 0; k < BOX; k++) {
            Bits.or(cells, 0, position.geometry.cellSet(crossing[k], places[digit][k]), 0, position.words);
        }
        return position.candidates(cells, 1L << digit);
    }

    /** Whether the two crossing lines without a target have a digit in two different lines, as they must if that target alone has it. */
    public boolean leavesRoom(int target, int digit) {
        long beside = places[digit][0];
        long other = places[digit][2 - target];
        return beside != 0 && other != 0 && Long.bitCount(beside | other) > 1;
    }

    /**
     * The two cells in the other target's box of which one has the digit of a target: that digit is in the line of the base, in the line of the
     * target, and so in the third line of the band in the third box, though not in the other target's crossing line.
     */
    public long[] mirror(int target) {
        Geometry geometry = position.geometry;
        int own = lineOf(targets[target]);
        int third = own == parallel(line, 1) ? parallel(line, 2) : parallel(line, 1);
        int skipped = crossing[2 - target] % SIDE;
        long[] cells = new long[position.words];
        for (int p = skipped / BOX * BOX; p < skipped / BOX * BOX + BOX; p++) {
            if (p != skipped) {
                Bits.add(cells, 0, geometry.cell(third, p));
            }
        }
        return cells;
    }

    private int lineOf(int cell) {
        return line < SIDE ? cell / SIDE : SIDE + cell % SIDE;
    }

    /** The line of a mirror. */
    public int mirrorLine(int target) {
        return lineOf(Bits.next(mirror(target), 0, position.words, 0));
    }

    /** The digits of a cell, whether or not it is placed. */
    public long mask(int cell) {
        return masks[cell];
    }
}
