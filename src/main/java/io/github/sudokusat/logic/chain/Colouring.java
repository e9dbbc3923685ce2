package io.github.sudokusat.logic.chain;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Colouring: strong links connect candidates in two colours, one of which is true and the other false.
 *
 * <p><em>Trap</em>: an uncoloured candidate that sees both colours is false. <em>Wrap</em>: a colour is false, and the other one true, if two of its
 * candidates see each other, or if all places of a digit in a house see it, or, in 3D Medusa, all candidates of a cell. <em>Simple colouring</em>
 * looks at one digit at a time, <em>3D Medusa</em> at all of them; components have three candidates or more.
 */
public final class Colouring implements Finder {

    private static final String ONE_OF_TWO = "one of two colours that strong links connect is all true: ";
    private static final int LEAST = 3;
    /** So many pairs of candidates are named that removed ones see. */
    private static final int MOST_SEEN = 3;

    private final Technique technique;
    private final boolean acrossDigits;
    private final boolean wrap;

    public Colouring(Technique technique, boolean acrossDigits, boolean wrap) {
        this.technique = technique;
        this.acrossDigits = acrossDigits;
        this.wrap = wrap;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        for (ColourGraph.Component component : position.colours(acrossDigits)) {
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
        return wrap ? decided() + "; but " + clash(words) + ", so B is true" : trap(words);
    }

    /** The two sides of a component, one of which is false, by what becomes of them. */
    static String decided() {
        return ONE_OF_TWO + "A (the removed candidates) or B (the placed ones)";
    }

    /** What colour A cannot have. */
    private static String clash(Wording words) {
        Part clash = words.part(Role.BASE);
        if (words.part(Role.COLOUR_A).candidates().containsAll(clash.candidates())) {
            return words.notation.allCandidates(clash.candidates()) + " are in A and see each other";
        }
        return clash.houses().isEmpty()
                ? "every candidate of " + words.notation.cellsOf(clash.candidates()) + " sees A"
                : (clash.candidates().size() == 1 ? "the only place for " : "every place for ")
                        + words.notation.digits(clash.candidates()) + " "
                        + Notation.where(clash.houses()) + " (" + words.notation.cellsOf(clash.candidates())
                        + ") sees A";
    }

    private static String trap(Wording words) {
        Map<List<Candidate>, List<Candidate>> seeing = new LinkedHashMap<>();
        List<Part> pairs = words.why.parts(Role.PINCER);
        for (int i = 0; i < pairs.size(); i++) {
            seeing.computeIfAbsent(pairs.get(i).candidates(), pair -> new ArrayList<>())
                    .add(words.step.eliminations().get(i));
        }
        List<String> texts = new ArrayList<>();
        seeing.forEach((pair, removed) -> {
            if (texts.size() < MOST_SEEN) {
                texts.add(words.notation.allCandidates(removed) + (removed.size() == 1 ? " sees " : " see ")
                        + words.notation.node(pair.subList(0, 1)) + " in A and "
                        + words.notation.node(pair.subList(1, 2)) + " in B");
            }
        });
        List<List<Candidate>> named = new ArrayList<>(seeing.keySet());
        return ONE_OF_TWO + "A (" + colour(words, Role.COLOUR_A, 0, named) + ") or B ("
                + colour(words, Role.COLOUR_B, 1, named) + "), so a candidate that sees both can be removed; "
                + String.join(", ", texts)
                + (seeing.size() > MOST_SEEN ? ", and so on" : "");
    }

    /** A colour; if it is large, those of its candidates that are named as seen, which are one of each pair, and how many more there are. */
    private static String colour(Wording words, Role role, int index, List<List<Candidate>> pairs) {
        int size = words.candidatesOf(role).size();
        if (size <= Wording.MOST_CANDIDATES) {
            return words.some(role);
        }
        List<Candidate> seen = pairs.stream()
                .limit(MOST_SEEN)
                .map(pair -> pair.get(index))
                .distinct()
                .toList();
        return words.notation.candidates(seen) + " and " + (size - seen.size()) + " more";
    }

    private void findTrap(Position position, ColourGraph.Component component, StepCollector collector) {
        long[] victims = seen(position, component.colour(true));
        Bits.and(victims, 0, seen(position, component.colour(false)), 0, victims.length);
        Bits.andNot(victims, 0, planes(position, component.colour(true)), 0, victims.length);
        Bits.andNot(victims, 0, planes(position, component.colour(false)), 0, victims.length);
        StepBuilder builder = new StepBuilder(position, this, technique, 0).removeAll(victims);
        if (builder.isEffective()) {
            builder.part(Role.COLOUR_A, candidates(position, component.colour(true)))
                    .part(Role.COLOUR_B, candidates(position, component.colour(false)));
            addPairs(position, component, victims, builder);
            collector.add(builder.toStep());
        }
    }

    /** Names for each candidate that sees both colours one of either that it sees. */
    private void addPairs(Position position, ColourGraph.Component component, long[] victims, StepBuilder builder) {
        for (int candidate = 0; candidate < position.digits.length * position.side; candidate++) {
            int cell = candidate / position.side;
            int digit = candidate % position.side;
            if (position.has(cell, digit) && Bits.has(victims, digit * position.words, cell)) {
                int[] pair = {
                    firstSeen(position, candidate, component.colour(true)),
                    firstSeen(position, candidate, component.colour(false))
                };
                builder.part(Role.PINCER, candidates(position, pair));
            }
        }
    }

    /** The first of some candidates, in the order of a colour, that a candidate sees; it sees one. */
    private static int firstSeen(Position position, int candidate, int[] among) {
        for (int other : among) {
            if (see(position, candidate, other)) {
                return other;
            }
        }
        throw new IllegalStateException("a candidate sees no candidate of a colour");
    }

    /** Whether two candidates see each other: both in a cell, or of one digit in cells that do. */
    private static boolean see(Position position, int one, int other) {
        int cell = one / position.side;
        int otherCell = other / position.side;
        return one != other
                && (cell == otherCell
                        || (one % position.side == other % position.side && position.geometry.sees(cell, otherCell)));
    }

    private void findWrap(Position position, ColourGraph.Component component, boolean first, StepCollector collector) {
        int[] falseColour = component.colour(first);
        long[] own = planes(position, falseColour);
        long[] seen = seen(position, falseColour);
        StepBuilder builder =
                new StepBuilder(position, this, technique, 0).removeAll(own).placeAll(component.colour(!first));
        if (addClash(position, falseColour, builder) || addLost(position, seen, builder)) {
            collector.add(builder.part(Role.COLOUR_A, candidates(position, falseColour))
                    .part(Role.COLOUR_B, candidates(position, component.colour(!first)))
                    .toStep());
        }
    }

    /** Finds two candidates of a colour that see each other. */
    private static boolean addClash(Position position, int[] colour, StepBuilder builder) {
        for (int i = 1; i < colour.length; i++) {
            for (int j = 0; j < i; j++) {
                if (see(position, colour[j], colour[i])) {
                    builder.part(Role.BASE, candidates(position, new int[] {colour[j], colour[i]}));
                    return true;
                }
            }
        }
        return false;
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
                if (places != 0 && isLost(position, house, digit, seen)) {
                    long[] cells = position.geometry.cellSet(house, places);
                    builder.part(Role.BASE, house, position.candidates(cells, 1L << digit));
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isLost(Position position, int house, int digit, long[] seen) {
        for (long left = position.placesOf(house, digit); left != 0; left &= left - 1) {
            if (!Bits.has(seen, digit * position.words, position.geometry.cell(house, Position.first(left)))) {
                return false;
            }
        }
        return true;
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
