package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.ColourGraph;
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
 * Colouring: strong links connect candidates in two colours, one of which is true and the other false.
 *
 * <p><em>Trap</em>: an uncoloured candidate that sees both colours is false. <em>Wrap</em>: a colour is false, and the other one true, if two of its
 * candidates see each other, or if all places of a digit in a house see it, or, in 3D Medusa, all candidates of a cell. <em>Simple colouring</em>
 * looks at one digit at a time, <em>3D Medusa</em> at all of them; components have three candidates or more.
 */
final class Colouring implements Finder {

    private static final int LEAST = 3;

    private final Technique technique;
    private final boolean acrossDigits;
    private final boolean wrap;

    Colouring(Technique technique, boolean acrossDigits, boolean wrap) {
        this.technique = technique;
        this.acrossDigits = acrossDigits;
        this.wrap = wrap;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        for (ColourGraph.Component component : ColourGraph.components(position, acrossDigits)) {
            if (component.size() >= LEAST && !collector.isDone(0)) {
                if (wrap) {
                    findWrap(position, component, true, collector);
                    findWrap(position, component, false, collector);
                } else {
                    findTrap(position, component, collector);
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        if (!wrap) {
            return colours(words) + "; any other candidate that sees both colours can be removed";
        }
        Part clash = words.part(Role.BASE);
        String conclusion = "; so A is false and B is true";
        if (words.part(Role.COLOUR_A).candidates().containsAll(clash.candidates())) {
            return colours(words) + "; but " + words.notation.candidates(clash.candidates()) + " are in A"
                    + (clash.candidates().size() == 2
                            ? " and see each other"
                            : ", and each of them sees another of them")
                    + conclusion;
        }
        String lost = clash.houses().isEmpty()
                ? "no candidates in " + words.notation.cellsOf(clash.candidates())
                : "no place for " + words.notation.digits(clash.candidates()) + " " + Notation.where(clash.houses());
        return colours(words) + "; but A would leave " + lost + conclusion;
    }

    /** The two sides of a component. */
    static String colours(Wording words) {
        return "strong links connect colour A (" + words.some(Role.COLOUR_A) + ") with colour B ("
                + words.some(Role.COLOUR_B) + "), so either all of A or all of B is true";
    }

    private void findTrap(Position position, ColourGraph.Component component, StepCollector collector) {
        long[] victims = seen(position, component.colour(true));
        Bits.and(victims, 0, seen(position, component.colour(false)), 0, victims.length);
        Bits.andNot(victims, 0, planes(position, component.colour(true)), 0, victims.length);
        Bits.andNot(victims, 0, planes(position, component.colour(false)), 0, victims.length);
        StepBuilder builder = new StepBuilder(position, this, technique, 0).removeAll(victims);
        if (builder.isEffective()) {
            collector.add(builder.part(Role.COLOUR_A, candidates(position, component.colour(true)))
                    .part(Role.COLOUR_B, candidates(position, component.colour(false)))
                    .toStep());
        }
    }

    private void findWrap(Position position, ColourGraph.Component component, boolean first, StepCollector collector) {
        int[] falseColour = component.colour(first);
        long[] own = planes(position, falseColour);
        long[] seen = seen(position, falseColour);
        StepBuilder builder =
                new StepBuilder(position, this, technique, 0).removeAll(own).placeAll(component.colour(!first));
        if (addClash(position, own, seen, builder) || addLost(position, seen, builder)) {
            collector.add(builder.part(Role.COLOUR_A, candidates(position, falseColour))
                    .part(Role.COLOUR_B, candidates(position, component.colour(!first)))
                    .toStep());
        }
    }

    /** Finds a candidate of a colour that sees another of the same colour, and notes all that do. */
    private static boolean addClash(Position position, long[] own, long[] seen, StepBuilder builder) {
        long[] clash = own.clone();
        Bits.and(clash, 0, seen, 0, clash.length);
        if (Bits.isEmpty(clash)) {
            return false;
        }
        List<Candidate> candidates = new ArrayList<>();
        for (int cell = 0; cell < position.digits.length; cell++) {
            for (int digit = 0; digit < position.side; digit++) {
                if (Bits.has(clash, digit * position.words, cell)) {
                    candidates.add(position.candidate(cell, digit));
                }
            }
        }
        builder.part(Role.BASE, candidates);
        return true;
    }

    /** Finds a cell all of whose candidates, or a house all of whose places of a digit, see the colour. */
    private boolean addLost(Position position, long[] seen, StepBuilder builder) {
        for (int cell = 0; acrossDigits && cell < position.digits.length; cell++) {
            if (position.digits[cell] != 0 && isLost(position, cell, seen)) {
                builder.part(Role.BASE, position.candidates(position.geometry.set(cell), -1L));
                return true;
            }
        }
        for (int house = 0; house < position.geometry.houseCount; house++) {
            for (int digit = 0; digit < position.side; digit++) {
                long places = position.placesOf(house, digit);
                long[] cells = position.geometry.cellSet(house, places);
                if (places != 0 && Bits.isSubset(cells, 0, seen, digit * position.words, position.words)) {
                    builder.part(Role.BASE, house, position.candidates(cells, 1L << digit));
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isLost(Position position, int cell, long[] seen) {
        for (long left = position.digits[cell]; left != 0; left &= left - 1) {
            if (!Bits.has(seen, Position.first(left) * position.words, cell)) {
                return false;
            }
        }
        return true;
    }

    /** All candidates that see one of the given ones, as sets of cells by digit. */
    private long[] seen(Position position, int[] candidates) {
        long[] seen = new long[position.planes.length];
        for (int candidate : candidates) {
            int cell = candidate / position.side;
            int digit = candidate % position.side;
            Bits.or(seen, digit * position.words, position.geometry.peers, cell * position.words, position.words);
            for (int other = 0; acrossDigits && other < position.side; other++) {
                if (other != digit) {
                    Bits.add(seen, other * position.words, cell);
                }
            }
        }
        return seen;
    }

    private static long[] planes(Position position, int[] candidates) {
        long[] planes = new long[position.planes.length];
        for (int candidate : candidates) {
            Bits.add(planes, candidate % position.side * position.words, candidate / position.side);
        }
        return planes;
    }

    /** Candidates for people, from their numbers. */
    static List<Candidate> candidates(Position position, int[] candidates) {
        List<Candidate> list = new ArrayList<>(candidates.length);
        for (int candidate : candidates) {
            list.add(position.candidate(candidate / position.side, candidate % position.side));
        }
        return list;
    }
}
