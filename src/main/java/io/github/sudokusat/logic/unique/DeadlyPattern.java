package io.github.sudokusat.logic.unique;

import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Open cells that cannot hold only some digits, because the puzzle would have two solutions: the floor, which has no other candidates, and the roof, which
 * has. What follows is numbered as the types of unique rectangles are.
 */
public final class DeadlyPattern {

    public static final int MAX_EXTRA_CELLS = 4;

    private final Position position;
    private final long digits;
    private final List<Integer> lines;
    private final Supplier<StepBuilder> builders;
    private final StepCollector collector;
    private final int[] floor;
    private final int[] roof;
    private final long further;

    /** The builders are of the pattern's technique and size; the lines, which may be none, are named with the floor. */
    DeadlyPattern(
            Position position,
            int[] cells,
            long digits,
            List<Integer> lines,
            Supplier<StepBuilder> builders,
            StepCollector collector) {
        this.position = position;
        this.digits = digits;
        this.lines = lines;
        this.builders = builders;
        this.collector = collector;
        floor = IntStream.of(cells).filter(cell -> !isRoof(cell)).toArray();
        roof = IntStream.of(cells).filter(this::isRoof).toArray();
        further = position.digitsOf(position.geometry.set(roof)) & ~digits;
    }

    private boolean isRoof(int cell) {
        return (position.digits[cell] & ~digits) != 0;
    }

    /** Type 1: a single cell of the roof loses the digits. */
    void emptyRoof() {
        if (roof.length == 1) {
            add(builders.get().removeDigits(roof[0], digits));
        }
    }

    /** Type 2: one of the roof takes its only further digit, so what sees all of it does not. */
    void oneFurtherDigit() {
        if (roof.length > 1 && Long.bitCount(further) == 1) {
            long[] seen = position.geometry.seenByAll(position.geometry.set(roof));
            add(builders.get().removeFrom(seen, Position.first(further)));
        }
    }

    /** Type 3: two cells of the roof act in a house as one that has the further digits, and form a naked set with others. */
    void nakedSets() {
        for (int house = 0; house < position.geometry.houseCount; house++) {
            if (isRoofIn(house)) {
                long free = position.openPositions(house);
                for (long left = free; left != 0; left &= left - 1) {
                    int cell = position.geometry.cell(house, Position.first(left));
                    free &= cell == roof[0] || cell == roof[1] ? ~(left & -left) : -1L;
                }
                chooseOthers(house, further, free, 0);
            }
        }
    }

    /** Type 4, for two digits: if one of them has no other place in a house of a roof of two cells, both lose the other one. */
    void confinedDigit() {
        for (int house = 0; house < position.geometry.houseCount; house++) {
            for (long left = isRoofIn(house) ? digits : 0; left != 0; left &= left - 1) {
                int locked = Position.first(left);
                boolean both = position.has(roof[0], locked) && position.has(roof[1], locked);
                if (both && Long.bitCount(position.placesOf(house, locked)) == 2) {
                    long loose = digits & ~(1L << locked);
                    add(builders.get()
                            .removeDigits(roof[0], loose)
                            .removeDigits(roof[1], loose)
                            .part(
                                    Role.BASE,
                                    house,
                                    List.of(position.candidate(roof[0], locked), position.candidate(roof[1], locked))));
                }
            }
        }
    }

    private boolean isRoofIn(int house) {
        return roof.length == 2 && position.geometry.holds(house, roof[0]) && position.geometry.holds(house, roof[1]);
    }

    /** Extends the cells that form a naked set with the roof's further digits. */
    private void chooseOthers(int house, long some, long left, long chosen) {
        int count = Long.bitCount(chosen);
        if (count > 0 && Long.bitCount(some) == count + 1) {
            takeSet(house, some, chosen);
        }
        for (long rest = left; rest != 0 && count < MAX_EXTRA_CELLS; rest &= rest - 1) {
            long bit = rest & -rest;
            long more = some | position.digits[position.geometry.cell(house, Position.first(rest))];
            if (Long.bitCount(more) <= MAX_EXTRA_CELLS + 1) {
                chooseOthers(house, more, rest & ~bit, chosen | bit);
            }
        }
    }

    private void takeSet(int house, long some, long chosen) {
        long[] others = position.geometry.cellSet(house, chosen);
        long[] together = position.geometry.set(roof);
        Bits.or(together, 0, others, 0, position.words);
        StepBuilder builder = builders.get();
        for (long left = some; left != 0; left &= left - 1) {
            builder.removeFrom(position.geometry.seenByAll(together), Position.first(left));
        }
        add(builder.part(Role.SET, house, position.candidates(others, -1L)));
    }

    private void add(StepBuilder builder) {
        if (builder.isEffective()) {
            collector.add(builder.part(Role.FLOOR, lines, position.candidates(position.geometry.set(floor), -1L))
                    .part(Role.ROOF, position.candidates(position.geometry.set(roof), -1L))
                    .toStep());
        }
    }
}
