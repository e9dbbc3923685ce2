package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.logic.step.Explainer;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;

/** A step under construction: first what it does, then, if it does anything, why. */
public final class StepBuilder {

    /** Stands for the house of cells that see each other by rules. */
    public static final int NO_HOUSE = -1;

    private final Position position;
    private final Explainer explainer;
    private final Technique technique;
    private final int size;
    /** The candidates to remove: for each digit a set of cells, as in {@link Position#planes}; made when first needed. */
    private final long[] removed;

    private boolean effective;
    private final List<Candidate> placements = new ArrayList<>(1);
    private final List<Part> parts = new ArrayList<>(3);
    private final List<List<Link>> chains = new ArrayList<>(1);
    private final List<Contradiction> contradictions = new ArrayList<>(1);
    private final List<Explanation> refutations = new ArrayList<>(0);

    public StepBuilder(Position position, Explainer explainer, Technique technique, int size) {
        this.position = position;
        this.explainer = explainer;
        this.technique = technique;
        this.size = size;
        removed = new long[position.planes.length];
    }

    /** Places a digit, from 0. */
    public StepBuilder place(int cell, int digit) {
        placements.add(position.candidate(cell, digit));
        effective = true;
        return this;
    }

    /** Places candidates, numbered {@code cell · side + digit}. */
    public StepBuilder placeAll(int[] candidates) {
        for (int candidate : candidates) {
            place(candidate / position.side, candidate % position.side);
        }
        return this;
    }

    /** Removes a candidate if it is there. */
    public StepBuilder remove(int cell, int digit) {
        if (position.has(cell, digit)) {
            Bits.add(removed, digit * position.words, cell);
            effective = true;
        }
        return this;
    }

    /** Removes those of some digits from a cell that it has. */
    public StepBuilder removeDigits(int cell, long digits) {
        for (long left = digits; left != 0; left &= left - 1) {
            remove(cell, Position.first(left));
        }
        return this;
    }

    /** Removes a digit, from 0, from those of some cells that have it. */
    public StepBuilder removeFrom(long[] cells, int digit) {
        return removeFrom(cells, 0, digit);
    }

    /** Removes a digit from those of some cells that have it; the set of cells begins at an offset. */
    public StepBuilder removeFrom(long[] cells, int offset, int digit) {
        int base = digit * position.words;
        for (int w = 0; w < position.words; w++) {
            long hit = cells[offset + w] & position.planes[base + w];
            removed[base + w] |= hit;
            effective |= hit != 0;
        }
        return this;
    }

    /** Removes candidates, given as sets of cells by digit. */
    public StepBuilder removeAll(long[] planes) {
        for (int w = 0; w < planes.length; w++) {
            long hit = planes[w] & position.planes[w];
            removed[w] |= hit;
            effective |= hit != 0;
        }
        return this;
    }

    /** A step with the same pattern that removes only candidates outside some cells. */
    public StepBuilder without(long[] cells) {
        StepBuilder builder = new StepBuilder(position, explainer, technique, size);
        for (int digit = 0; digit < position.side; digit++) {
            long[] some = new long[position.words];
            System.arraycopy(removed, digit * position.words, some, 0, position.words);
            Bits.andNot(some, 0, cells, 0, position.words);
            builder.removeFrom(some, digit);
        }
        return builder.explainedAs(this);
    }

    /** A step with the same pattern that removes the other candidates of the cells it places, instead of placing. */
    StepBuilder asEliminations() {
        StepBuilder builder = new StepBuilder(position, explainer, technique, size);
        for (Candidate placement : placements) {
            int cell = placement.cell().number(position.side);
            builder.removeDigits(cell, position.digits[cell] & ~(1L << (placement.digit() - 1)));
        }
        return builder.explainedAs(this);
    }

    /** Removes what another builder removes. */
    public void removeAs(StepBuilder other) {
        removeAll(other.removed);
    }

    /** Adds another pattern to this one: what it removes and why. */
    public StepBuilder with(StepBuilder other) {
        removeAs(other);
        return explainedAs(other);
    }

    private StepBuilder explainedAs(StepBuilder other) {
        parts.addAll(other.parts);
        chains.addAll(other.chains);
        contradictions.addAll(other.contradictions);
        refutations.addAll(other.refutations);
        return this;
    }

    /** Whether the step changes anything. */
    public boolean isEffective() {
        return effective;
    }

    public StepBuilder part(Part part) {
        parts.add(part);
        return this;
    }

    /** Adds candidates with their house, if that is not {@link #NO_HOUSE}. */
    public StepBuilder part(Role role, int house, List<Candidate> candidates) {
        List<House> houses = house == NO_HOUSE ? List.of() : List.of(position.geometry.house(house));
        parts.add(new Part(role, houses, candidates));
        return this;
    }

    public StepBuilder part(Role role, List<Candidate> candidates) {
        parts.add(new Part(role, List.of(), candidates));
        return this;
    }

    /** Adds candidates on which a named rule has an effect. */
    public StepBuilder part(Role role, List<Candidate> candidates, String rule) {
        parts.add(new Part(role, List.of(), candidates, rule));
        return this;
    }

    /** Adds a named rule and candidates that it is about, unless they have been added. */
    public StepBuilder rule(String name, List<Candidate> candidates) {
        Part part = new Part(Role.RULE, List.of(), candidates, name);
        if (!parts.contains(part)) {
            parts.add(part);
        }
        return this;
    }

    /** Adds some houses, given by their indexes, and candidates. */
    public StepBuilder part(Role role, List<Integer> houses, List<Candidate> candidates) {
        parts.add(new Part(role, houses.stream().map(position.geometry::house).toList(), candidates));
        return this;
    }

    /** Adds the lines of a mask, each the house {@code first + bit}. */
    public StepBuilder lines(Role role, int first, long lines, List<Candidate> candidates) {
        List<House> houses = new ArrayList<>();
        for (long left = lines; left != 0; left &= left - 1) {
            houses.add(position.geometry.house(first + Position.first(left)));
        }
        parts.add(new Part(role, houses, candidates));
        return this;
    }

    public StepBuilder chain(List<Link> links) {
        chains.add(links);
        return this;
    }

    public StepBuilder contradiction(Contradiction contradiction) {
        contradictions.add(contradiction);
        return this;
    }

    /** Adds why a candidate is false that is excluded in the course of a net. */
    StepBuilder refutation(Explanation why) {
        refutations.add(why);
        return this;
    }

    /** The step. */
    public Step toStep() {
        return new Step(technique, size, position.side, placements, eliminations(), explanation(), explainer)
                .withSymbols(DigitSymbols.numbers(position.geometry.layout));
    }

    private Explanation explanation() {
        return new Explanation(parts, chains, contradictions, refutations);
    }

    private List<Candidate> eliminations() {
        List<Candidate> list = new ArrayList<>();
        int words = position.words;
        for (int cell = 0; cell < position.digits.length; cell++) {
            for (long left = position.digits[cell]; left != 0; left &= left - 1) {
                int digit = Position.first(left);
                if (Bits.has(removed, digit * words, cell)) {
                    list.add(new Candidate(Cell.numbered(cell, position.side), digit + 1));
                }
            }
        }
        return list;
    }
}
