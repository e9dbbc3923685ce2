package io.github.sudokusat.logic.find;

import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.Rectangle;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;
import java.util.Set;

/**
 * Unique rectangles of types 1 to 4: four open cells in two rows, two columns and two boxes that may take two digits. If they held only these two,
 * the digits could be swapped, and the puzzle would have two solutions.
 *
 * <ul>
 *   <li>Type 1: three corners have only the two digits; these can be removed from the fourth.
 *   <li>Type 2: two corners in line have only the two digits, the other two, the roof, the same further digit; one roof cell takes it, so it can be
 *       removed from every cell that sees both.
 *   <li>Type 3: one of the roof's further digits is taken there. If the roof and n other cells of a house have, without the two digits, n + 1
 *       digits, these can be removed from the rest of the house.
 *   <li>Type 4: one of the two digits has no other place in a house of the roof; then the other one can be removed from both roof cells.
 * </ul>
 *
 * <p>Corners of the floor have both digits, other corners at least one. Placed cells are none of the four, and so no givens. Only for layouts of
 * rows, columns and boxes without other rules.
 */
final class UniqueRectangle implements Finder {

    static final int MAX_EXTRA_CELLS = 4;

    private final Technique technique;

    /** The technique names the type. */
    UniqueRectangle(Technique technique) {
        this.technique = technique;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        if (!position.geometry.layout.isPlain()) {
            return;
        }
        // The floor's first cell fixes the two digits.
        for (int first = 0; first < position.digits.length; first++) {
            if (position.count(first) == 2 && !collector.isDone(0)) {
                Rectangle.forEach(position.geometry, first, rectangle -> find(position, rectangle, collector));
            }
        }
    }

    @Override
    public String reason(Step step) {
        UniquenessWording words = new UniquenessWording(step);
        String roof = words.cells(Role.ROOF);
        String deadly = words.deadly();
        return switch (technique) {
            case UNIQUE_RECTANGLE_1 -> deadly + ", so both digits can be removed from " + roof;
            case UNIQUE_RECTANGLE_2 -> oneFurtherDigit(words);
            case UNIQUE_RECTANGLE_3 -> {
                Set<Integer> all = words.further();
                all.addAll(Wording.digitSet(words.candidatesOf(Role.SET)));
                yield deadly + ", so " + roof + " act as one cell that holds " + words.notation.oneOf(words.further())
                        + " and form a naked "
                        + setOf(1 + Wording.cellCount(words.candidatesOf(Role.SET))) + " with "
                        + words.cells(Role.SET) + " " + words.where(Role.SET) + "; " + words.notation.allOf(all)
                        + " can be removed from every other cell that sees the whole set";
            }
            default ->
                deadly + "; " + words.where(Role.BASE) + ", " + words.digits(Role.BASE) + " is confined to " + roof
                        + "; one of these is therefore " + words.digits(Role.BASE) + " and the other cannot be "
                        + words.loose() + ", so " + words.loose() + " can be removed from both";
        };
    }

    /** What players call a set of some cells. */
    private static String setOf(int cells) {
        return switch (cells) {
            case 2 -> "pair";
            case 3 -> "triple";
            case 4 -> "quad";
            default -> "subset";
        };
    }

    /** The sentence of rectangles whose roof has one further digit. */
    static String oneFurtherDigit(UniquenessWording words) {
        String digit = words.notation.allOf(words.further());
        String roof = words.cells(Role.ROOF);
        int cells = Wording.cellCount(words.candidatesOf(Role.ROOF));
        return words.deadly() + ", and the only extra candidate in " + roof + " is " + digit + ", so one of " + roof
                + " must be "
                + digit + ", and " + digit + " can be removed from every cell that sees " + Wording.all(cells)
                + " of these";
    }

    private void find(Position position, Rectangle rectangle, StepCollector collector) {
        int first = rectangle.one();
        int inRow = rectangle.inRow();
        int inColumn = rectangle.inColumn();
        int opposite = rectangle.opposite();
        long pair = position.digits[first];
        if (!hasAny(position, inRow, pair)
                || !hasAny(position, inColumn, pair)
                || !hasAny(position, opposite, pair)
                || collector.isDone(0)) {
            return;
        }
        if (technique == Technique.UNIQUE_RECTANGLE_1) {
            if (position.digits[inRow] == pair && position.digits[inColumn] == pair) {
                findOne(position, new int[] {first, inRow, inColumn}, opposite, pair, collector);
            }
        } else if (position.digits[inRow] == pair && first < inRow) {
            findRoof(position, new int[] {first, inRow}, inColumn, opposite, pair, collector);
        } else if (position.digits[inColumn] == pair && first < inColumn) {
            findRoof(position, new int[] {first, inColumn}, inRow, opposite, pair, collector);
        }
    }

    private static boolean hasAny(Position position, int cell, long pair) {
        return (position.digits[cell] & pair) != 0;
    }

    private void findOne(Position position, int[] floor, int corner, long pair, StepCollector collector) {
        if ((position.digits[corner] & ~pair) == 0) {
            return;
        }
        StepBuilder builder = new StepBuilder(position, this, technique, 0);
        builder.removeDigits(corner, pair);
        add(position, builder, floor, new int[] {corner}, collector);
    }

    private void findRoof(Position position, int[] floor, int one, int other, long pair, StepCollector collector) {
        int[] roof = {one, other};
        long extra = (position.digits[one] | position.digits[other]) & ~pair;
        if ((position.digits[one] & ~pair) == 0 || (position.digits[other] & ~pair) == 0) {
            return;
        }
        switch (technique) {
            case UNIQUE_RECTANGLE_2 -> {
                if (Long.bitCount(extra) == 1) {
                    long[] seen = position.geometry.seenByAll(position.geometry.set(roof));
                    StepBuilder builder =
                            new StepBuilder(position, this, technique, 0).removeFrom(seen, Position.first(extra));
                    add(position, builder, floor, roof, collector);
                }
            }
            case UNIQUE_RECTANGLE_3 -> findThree(position, floor, roof, extra, collector);
            default -> findFour(position, floor, roof, pair, collector);
        }
    }

    private void findFour(Position position, int[] floor, int[] roof, long pair, StepCollector collector) {
        for (int house = 0; house < position.geometry.houseCount; house++) {
            if (position.geometry.holds(house, roof[0]) && position.geometry.holds(house, roof[1])) {
                for (long left = pair; left != 0; left &= left - 1) {
                    int locked = Position.first(left);
                    int loose = Position.first(pair & ~(1L << locked));
                    boolean both = position.has(roof[0], locked) && position.has(roof[1], locked);
                    if (both && Long.bitCount(position.placesOf(house, locked)) == 2) {
                        StepBuilder builder = new StepBuilder(position, this, technique, 0)
                                .remove(roof[0], loose)
                                .remove(roof[1], loose)
                                .part(
                                        Role.BASE,
                                        house,
                                        List.of(
                                                position.candidate(roof[0], locked),
                                                position.candidate(roof[1], locked)));
                        add(position, builder, floor, roof, collector);
                    }
                }
            }
        }
    }

    private void findThree(Position position, int[] floor, int[] roof, long extra, StepCollector collector) {
        for (int house = 0; house < position.geometry.houseCount; house++) {
            if (position.geometry.holds(house, roof[0]) && position.geometry.holds(house, roof[1])) {
                long free = position.openPositions(house);
                for (long left = free; left != 0; left &= left - 1) {
                    int cell = position.geometry.cell(house, Position.first(left));
                    if (cell == roof[0] || cell == roof[1]) {
                        free &= ~(left & -left);
                    }
                }
                chooseOthers(position, floor, roof, extra, house, free, 0, collector);
            }
        }
    }

    /** Extends the cells that form a naked set with the roof's further digits. */
    private void chooseOthers(
            Position position,
            int[] floor,
            int[] roof,
            long digits,
            int house,
            long left,
            long chosen,
            StepCollector collector) {
        int count = Long.bitCount(chosen);
        if (count > 0 && Long.bitCount(digits) == count + 1) {
            takeThree(position, floor, roof, digits, house, chosen, collector);
        }
        for (long rest = left; rest != 0 && count < MAX_EXTRA_CELLS; rest &= rest - 1) {
            long bit = rest & -rest;
            long more = digits | position.digits[position.geometry.cell(house, Position.first(rest))];
            if (Long.bitCount(more) <= MAX_EXTRA_CELLS + 1) {
                chooseOthers(position, floor, roof, more, house, rest & ~bit, chosen | bit, collector);
            }
        }
    }

    private void takeThree(
            Position position, int[] floor, int[] roof, long digits, int house, long chosen, StepCollector collector) {
        long[] others = position.geometry.cellSet(house, chosen);
        long[] together = position.geometry.set(roof);
        Bits.or(together, 0, others, 0, position.words);
        StepBuilder builder = new StepBuilder(position, this, technique, 0);
        for (long left = digits; left != 0; left &= left - 1) {
            builder.removeFrom(position.geometry.seenByAll(together), Position.first(left));
        }
        if (builder.isEffective()) {
            builder.part(Role.SET, house, position.candidates(others, -1L));
            add(position, builder, floor, roof, collector);
        }
    }

    private static void add(Position position, StepBuilder builder, int[] floor, int[] roof, StepCollector collector) {
        if (builder.isEffective()) {
            collector.add(builder.part(Role.FLOOR, position.candidates(position.geometry.set(floor), -1L))
                    .part(Role.ROOF, position.candidates(position.geometry.set(roof), -1L))
                    .toStep());
        }
    }
}
