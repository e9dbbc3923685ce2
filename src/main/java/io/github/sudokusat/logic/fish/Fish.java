package io.github.sudokusat.logic.fish;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Subsets;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * Fish without fins: a digit that n rows have only in n columns can be removed from the rest of these columns; likewise with rows and columns
 * swapped.
 */
public final class Fish implements Finder {

    private final Technique technique;
    private final int size;

    public Fish(Technique technique, int size) {
        this.technique = technique;
        this.size = size;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        if (position.geometry.hasLines()) {
            find(position, 0, position.side, collector);
            find(position, position.side, 0, collector);
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String digit = words.digits(Role.BASE);
        return words.where(Role.BASE) + ", " + digit + " is confined to " + words.houses(Role.COVER)
                + "; each of these " + lines(words, Role.BASE) + " has its " + digit + " in a different one of those "
                + lines(words, Role.COVER) + ", so " + digit + " can be removed from the rest of those "
                + lines(words, Role.COVER);
    }

    /** The kind of the houses in a role: row or column. */
    public static String line(Wording words, Role role) {
        return words.part(role).houses().get(0).kind().text();
    }

    static String lines(Wording words, Role role) {
        return line(words, role) + "s";
    }

    /** Finds fish whose base lines are the houses from one index on, and whose cover lines those from another. */
    private void find(Position position, int base, int cover, StepCollector collector) {
        long[] sets = new long[position.side];
        for (int digit = 0; digit < position.side && !collector.isDone(0); digit++) {
            for (int line = 0; line < sets.length; line++) {
                sets[line] = position.placesOf(base + line, digit);
            }
            int d = digit;
            Subsets.find(sets, size, (chosen, union) -> take(position, d, base, cover, chosen, union, collector));
        }
    }

    private void take(
            Position position, int digit, int base, int cover, long chosen, long union, StepCollector collector) {
        long[] inBase = cells(position, base, chosen);
        long[] inCover = cells(position, cover, union);
        long[] victims = inCover.clone();
        Bits.andNot(victims, 0, inBase, 0, position.words);
        StepBuilder builder = new StepBuilder(position, this, technique, 0).removeFrom(victims, digit);
        if (builder.isEffective()) {
            collector.add(builder.lines(Role.BASE, base, chosen, position.candidates(inBase, 1L << digit))
                    .lines(Role.COVER, cover, union, List.of())
                    .toStep());
        }
    }

    /** The cells of some lines, given as bits from a first house on. */
    public static long[] cells(Position position, int first, long lines) {
        long[] set = new long[position.words];
        for (long left = lines; left != 0; left &= left - 1) {
            int house = first + Position.first(left);
            Bits.or(set, 0, position.geometry.houseSets, house * position.words, position.words);
        }
        return set;
    }
}
