package io.github.sudokusat.logic.chain;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.ColourGraph.Component;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Wanted;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Multi-Colours: two coloured components of one digit, a colour of one of which sees a colour of the other.
 *
 * <p>Two colours that see each other are not both true, so one of their opposites is, and candidates that see both opposites can be removed. A colour
 * that sees both colours of the other component is false, and its opposite true. If all steps are wanted, there is also one for what both colours of
 * a component prove together.
 *
 * <p><b>Cost.</b> One look at every two components of a digit.
 */
public final class MultiColours implements Finder {

    @Override
    public void find(Position position, StepCollector collector) {
        List<List<Component>> byDigit = new ArrayList<>();
        for (int digit = 0; digit < position.side; digit++) {
            byDigit.add(new ArrayList<>());
        }
        for (Component component : position.colours(false)) {
            byDigit.get(digit(position, component)).add(component);
        }
        for (List<Component> components : byDigit) {
            for (Component one : components) {
                for (Component other : components) {
                    if (one != other && !collector.isDone(0)) {
                        find(position, one, other, collector);
                    }
                }
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        List<Part> seeing = words.why.parts(Role.COLOUR_A);
        List<Part> opposite = words.why.parts(Role.COLOUR_B);
        List<Part> colours = List.of(seeing.get(0), opposite.get(0), seeing.get(1), opposite.get(1));
        StringBuilder text = new StringBuilder("strong links connect colour A (")
                .append(words.notation.candidates(colours.get(0).candidates()));
        List<String> joints = List.of(") with colour B (", "), and colour C (", ") with colour D (");
        for (int i = 1; i < colours.size(); i++) {
            text.append(joints.get(i - 1))
                    .append(words.notation.candidates(colours.get(i).candidates()));
        }
        if (step.eliminations().equals(seeing.get(0).candidates())) {
            return text + "); A sees both C and D, one of which is true, so A is false and B is true";
        }
        text.append("); A and C see each other, so B or D is true");
        if (seeing.size() > 2) {
            boolean isOther = seeing.get(3).candidates().equals(opposite.get(1).candidates());
            text.append(
                    isOther
                            ? "; B and D see each other too, so A or C is true"
                            : "; B and C see each other too, so A or D is true");
            return text + "; any candidate that sees both B and D, or both A and " + (isOther ? "C" : "D")
                    + ", can be removed";
        }
        return text + ", and any candidate that sees both can be removed";
    }

    private static int digit(Position position, Component component) {
        return component.colour(true)[0] % position.side;
    }

    private void find(Position position, Component one, Component other, StepCollector collector) {
        StepBuilder first = find(position, one, true, other, collector);
        StepBuilder second = find(position, one, false, other, collector);
        if (collector.wanted() == Wanted.ALL && first != null && second != null) {
            collector.add(first.with(second).toStep());
        }
    }

    /** Looks from one colour of a component; gives the builder of the step if it removes what sees two colours. */
    private @Nullable StepBuilder find(
            Position position, Component one, boolean colour, Component other, StepCollector collector) {
        int digit = digit(position, one);
        long[] cells = cells(position, one.colour(colour));
        long[] seen = seenByAny(position, cells);
        boolean first = Bits.intersect(seen, 0, cells(position, other.colour(true)), 0, position.words);
        boolean second = Bits.intersect(seen, 0, cells(position, other.colour(false)), 0, position.words);
        StepBuilder builder = new StepBuilder(position, this, Technique.MULTI_COLOURS, 0);
        if (first && second) {
            builder.removeFrom(cells, digit).placeAll(one.colour(!colour));
            add(position, builder, one, colour, other, true, collector);
        } else if (first || second) {
            long[] victims = seenByAny(position, cells(position, one.colour(!colour)));
            Bits.and(victims, 0, seenByAny(position, cells(position, other.colour(second))), 0, position.words);
            add(position, builder.removeFrom(victims, digit), one, colour, other, first, collector);
            return builder.isEffective() ? builder : null;
        }
        return null;
    }

    /** Adds a step: first the colours that see each other, then their opposites, each component's by turns. */
    private static void add(
            Position position,
            StepBuilder builder,
            Component one,
            boolean colour,
            Component other,
            boolean otherColour,
            StepCollector collector) {
        if (builder.isEffective()) {
            collector.add(builder.part(Role.COLOUR_A, Colouring.candidates(position, one.colour(colour)))
                    .part(Role.COLOUR_A, Colouring.candidates(position, other.colour(otherColour)))
                    .part(Role.COLOUR_B, Colouring.candidates(position, one.colour(!colour)))
                    .part(Role.COLOUR_B, Colouring.candidates(position, other.colour(!otherColour)))
                    .toStep());
        }
    }

    private static long[] cells(Position position, int[] candidates) {
        long[] cells = new long[position.words];
        for (int candidate : candidates) {
            Bits.add(cells, 0, candidate / position.side);
        }
        return cells;
    }

    private static long[] seenByAny(Position position, long[] cells) {
        long[] seen = new long[position.words];
        for (int cell = Bits.next(cells, 0, position.words, 0);
                cell >= 0;
                cell = Bits.next(cells, 0, position.words, cell + 1)) {
            Bits.or(seen, 0, position.geometry.peers, cell * position.words, position.words);
        }
        return seen;
    }
}
