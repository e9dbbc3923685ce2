package io.github.sudokusat.logic.pattern;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.grid.candidates.filter.Filter;
import io.github.sudokusat.logic.pattern.Net.Conclusion;
import io.github.sudokusat.logic.step.Explainer;
import io.github.sudokusat.logic.step.Explanation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The conclusions of an {@linkplain Net#explained explained} net on which its result rests: a contradiction, or the truth or loss of a candidate.
 *
 * <p>They are found going back from the result. What a rule excludes needs no more lost candidates than it takes for the rule to exclude it; of
 * several sets of these that would do, one is taken from which none can be left out.
 */
public final class NetProof {

    private final Net net;
    private final Position position;
    private final int side;
    /** The digits of each cell where the net begins. */
    private final long[] origin;

    private final int[] cause;
    /** The digits of all cells on which each conclusion by a rule rests; null for other conclusions. */
    private final long[] @Nullable [] rested;
    /** What is needed of each conclusion: the digit that is placed, or some of those that are excluded. */
    private final long[] needed;
    /** The lost candidates that are needed, but that the net did not remove itself. */
    private final TreeSet<Integer> before = new TreeSet<>();

    /** A conclusion, and, if it is by a rule, what it rests on. */
    public static final class Shown {

        private final Part part;
        private final @Nullable Filter filter;
        private final long[] masks;

        private Shown(Part part, @Nullable Filter filter, long[] masks) {
            this.part = part;
            this.filter = filter;
            this.masks = masks;
        }

        /** The conclusion. */
        public Part part() {
            return part;
        }

        /** Another conclusion by the same filter from the same digits; a new object. */
        public Shown with(Part other) {
            return new Shown(other, filter, masks);
        }

        /** The filter that excludes it; null if it is a single, or a refuted candidate. */
        public @Nullable Filter filter() {
            return filter;
        }

        /** The digits of all cells: where the net begins, but for singles that are told and what else it takes for the filter to exclude that; a new array, empty without a filter. */
        public long[] masks() {
            return masks.clone();
        }
    }

    /** The filter that cannot be obeyed, and why. */
    public static final class Breach {

        private static final int NOTHING = -1;

        private final Filter filter;
        private final long[] masks;
        private final int assumed;
        private final Set<Integer> told;

        private Breach(Filter filter, long[] masks, int assumed, Set<Integer> told) {
            this.filter = filter;
            this.masks = masks;
            this.assumed = assumed;
            this.told = told;
        }

        /** The breach where nothing is assumed: the digits of all cells do not let the filter be obeyed. */
        public static Breach of(Filter filter, long[] masks) {
            return new Breach(filter, masks, NOTHING, Set.of());
        }

        /** The filter. */
        public Filter filter() {
            return filter;
        }

        /** The digits of all cells: where the net begins, but for singles that are told and what else it takes for the filter not to be obeyed; a new array. */
        public long[] masks() {
            return masks.clone();
        }

        /** The same breach where cells have no other digits than some, and it is told of others which digits they have; a new object. */
        public Breach within(long[] known, Set<Integer> others) {
            long[] within = masks.clone();
            for (int cell = 0; cell < within.length; cell++) {
                within[cell] &= known[cell];
            }
            return new Breach(filter, within, assumed, Set.copyOf(others));
        }

        /** The cells that are told to have their last digits, besides those that are placed; not to be changed. */
        public Set<Integer> told() {
            return told;
        }

        /** The cell of the candidate that the net assumes; &minus;1 if nothing is. */
        public int assumed() {
            return assumed;
        }
    }

    private @Nullable Breach breach;

    private NetProof(Net net) {
        this.net = net;
        position = net.position;
        side = position.side;
        origin = position.masks();
        cause = Objects.requireNonNull(net.cause, "the net must be explained");
        needed = new long[net.conclusions.size()];
        rested = new long[needed.length][];
    }

    /**
     * The proof of a contradiction.
     *
     * @param net an explained net that has one
     */
    public static NetProof ofContradiction(Net net) {
        NetProof proof = new NetProof(net);
        Contradiction contradiction = net.contradiction();
        if (contradiction instanceof Contradiction.NoCandidate empty) {
            proof.needLoss(empty.cell().number(proof.side), -1L);
        } else if (contradiction instanceof Contradiction.NoPlace nowhere) {
            proof.needLossInHouse(proof.houseIndex(nowhere.house()), nowhere.digit() - 1, -1);
        } else if (net.broken() >= 0) {
            long[] masks = proof.needForRule(net.broken(), -1, 0, net.masks);
            proof.breach = new Breach(
                    net.position.geometry.filters.get(net.broken()),
                    masks,
                    net.assumedCell(),
                    Set.of(net.assumedCell()));
        }
        // A digit twice: two of the candidates that are assumed see each other, and no conclusion is needed.
        return proof.complete();
    }

    /**
     * The proof of a candidate's being true or false.
     *
     * @param net an explained net that has decided it
     * @param cell the cell of the candidate
     * @param digit its digit, from 0
     */
    public static NetProof of(Net net, int cell, int digit) {
        NetProof proof = new NetProof(net);
        for (int i = 0; i < proof.needed.length; i++) {
            Conclusion conclusion = net.conclusions.get(i);
            if (conclusion.isPlacement() && conclusion.cell() == cell && conclusion.digits() == 1L << digit) {
                proof.needed[i] = conclusion.digits();
                return proof.complete();
            }
        }
        // If it is the last one of its cell, but not yet placed, the others must be lost.
        proof.needLoss(cell, net.left(cell) == 1L << digit ? ~(1L << digit) : 1L << digit);
        return proof.complete();
    }

    /** The refuted candidates that the proof needs, numbered {@code cell · side + digit}, in order. */
    public List<Integer> refuted() {
        List<Integer> refuted = new ArrayList<>();
        for (int i = 0; i < needed.length; i++) {
            Conclusion conclusion = net.conclusions.get(i);
            if (needed[i] != 0 && conclusion.kind() == Net.Kind.REFUTED) {
                refuted.add(conclusion.cell() * side + Position.first(conclusion.digits()));
            }
        }
        return refuted;
    }

    /** Why the candidate is false that the net assumes, and what had to be lost before; of a proof of a contradiction. */
    Net.Refutation refutation() {
        List<Part> parts = new ArrayList<>();
        parts.add(premise());
        parts.addAll(parts());
        Explanation why = new Explanation(parts, List.of(), List.of(net.contradiction()), refutations());
        return new Net.Refutation(List.copyOf(before), why);
    }

    /** The filter that cannot be obeyed in the end; null if the contradiction is another one. */
    public @Nullable Breach breach() {
        return breach;
    }

    /** The step that removes the candidate that the net assumes; of a proof of a contradiction. */
    public StepBuilder toBuilder(Explainer explainer, Technique technique, int size) {
        StepBuilder builder = new StepBuilder(position, explainer, technique, size)
                .remove(net.assumed() / side, net.assumed() % side)
                .part(premise())
                .contradiction(net.contradiction());
        addTo(builder);
        return builder;
    }

    private Part premise() {
        int assumed = net.assumed();
        return new Part(Role.PREMISE, List.of(), List.of(position.candidate(assumed / side, assumed % side)));
    }

    /** Adds the conclusions, but for what is assumed, to a builder, each as a part of its own, in order, and why candidates are refuted. */
    public void addTo(StepBuilder builder) {
        parts().forEach(builder::part);
        refutations().forEach(builder::refutation);
    }

    /** The conclusions, but for what is assumed, in order. */
    public List<Part> parts() {
        return shown().stream().map(Shown::part).toList();
    }

    /** The same with what they rest on. */
    public List<Shown> shown() {
        List<Shown> shown = new ArrayList<>();
        for (int i = 0; i < needed.length; i++) {
            Conclusion conclusion = net.conclusions.get(i);
            if (needed[i] != 0 && conclusion.kind() != Net.Kind.ASSUMED) {
                long[] masks = rested[i];
                Filter filter = masks == null ? null : filterOf(i);
                shown.add(new Shown(part(conclusion, needed[i]), filter, masks == null ? new long[0] : masks));
            }
        }
        return shown;
    }

    private Filter filterOf(int index) {
        return position.geometry.filters.get(net.conclusions.get(index).source());
    }

    private List<Explanation> refutations() {
        List<Explanation> refutations = new ArrayList<>();
        for (int i = 0; i < needed.length; i++) {
            Conclusion conclusion = net.conclusions.get(i);
            if (needed[i] != 0 && conclusion.kind() == Net.Kind.REFUTED) {
                refutations.add(net.refutations.get(conclusion.source()).why());
            }
        }
        return refutations;
    }

    private Part part(Conclusion conclusion, long digits) {
        List<Candidate> candidates = position.candidates(conclusion.cell(), digits);
        List<House> houses = conclusion.kind() == Net.Kind.HIDDEN_SINGLE
                ? List.of(position.geometry.house(conclusion.source()))
                : List.of();
        String rule = conclusion.kind() == Net.Kind.RULE
                ? position.geometry.filters.label(position.geometry.filters.get(conclusion.source()))
                : "";
        return new Part(conclusion.isPlacement() ? Role.CONSEQUENCE : Role.EXCLUDED, houses, candidates, rule);
    }

    /** Needs what leads to all that is needed. */
    private NetProof complete() {
        for (int i = needed.length - 1; i >= 0; i--) {
            if (needed[i] != 0) {
                needCauses(i);
            }
        }
        for (int i = 0; i < needed.length; i++) {
            long[] masks = rested[i];
            long[] placed = masks == null ? null : withPlaced(masks, i);
            // With them the rule may be broken at once.
            rested[i] = placed != null && filterOf(i).narrow(placed.clone()) ? placed : masks;
        }
        Breach broken = breach;
        if (broken != null) {
            breach = new Breach(broken.filter, withPlaced(broken.masks, needed.length), broken.assumed, broken.told);
        }
        return this;
    }

    /** The digits of all cells without those that they lose to needed singles before a conclusion, which are told whatever it rests on. */
    private long[] withPlaced(long[] masks, int before) {
        long[] without = masks.clone();
        for (int candidate = 0; candidate < cause.length; candidate++) {
            int index = cause[candidate];
            if (index >= 0
                    && index < before
                    && needed[index] != 0
                    && net.conclusions.get(index).isPlacement()) {
                without[candidate / side] &= ~(1L << candidate % side);
            }
        }
        return without;
    }

    private void needCauses(int index) {
        Conclusion conclusion = net.conclusions.get(index);
        long digits = needed[index];
        switch (conclusion.kind()) {
            case ASSUMED -> {
                // It has none.
            }
            case NAKED_SINGLE -> needLoss(conclusion.cell(), ~digits);
            case HIDDEN_SINGLE -> needLossInHouse(conclusion.source(), Position.first(digits), conclusion.cell());
            case RULE ->
                rested[index] =
                        needForRule(conclusion.source(), conclusion.cell(), digits, masksBefore(conclusion.round()));
            case REFUTED -> {
                for (int candidate : net.refutations.get(conclusion.source()).needed()) {
                    needLoss(candidate / side, 1L << candidate % side);
                }
            }
        }
    }

    /** Needs what removed candidates of a cell. */
    private void needLoss(int cell, long digits) {
        for (long left = origin[cell] & digits; left != 0; left &= left - 1) {
            int candidate = cell * side + Position.first(left);
            if (cause[candidate] < 0) {
                before.add(candidate);
            } else {
                needed[cause[candidate]] |=
                        net.conclusions.get(cause[candidate]).isPlacement()
                                ? net.conclusions.get(cause[candidate]).digits()
                                : left & -left;
            }
        }
    }

    /** Needs what removed all places of a digit in a house but one. */
    private void needLossInHouse(int house, int digit, int exceptCell) {
        for (int p = 0; p < side; p++) {
            int cell = position.geometry.cell(house, p);
            if (cell != exceptCell) {
                needLoss(cell, 1L << digit);
            }
        }
    }

    /** The digits of all cells when a round began. */
    private long[] masksBefore(int round) {
        long[] masks = net.masks.clone();
        for (int candidate = 0; candidate < cause.length; candidate++) {
            if (cause[candidate] >= 0 && net.conclusions.get(cause[candidate]).round() >= round) {
                masks[candidate / side] |= 1L << candidate % side;
            }
        }
        return masks;
    }

    /**
     * Needs the lost candidates without which a filter would not exclude digits from a cell, or, for cell −1, could be obeyed; returns the digits of
     * the cells without these.
     */
    private long[] needForRule(int index, int target, long digits, long[] masks) {
        Filter filter = position.geometry.filters.get(index);
        int[] cells = filter.cells();
        long[] relaxed = origin.clone();
        for (int cell : cells) {
            relaxed[cell] = masks[cell];
        }
        if (!holds(filter, relaxed, target, digits)) {
            // Another cell loses its last digit by what the filter excludes.
            relaxed = masks.clone();
            cells = IntStream.range(0, masks.length).toArray();
        }
        for (int cell : byLastLoss(cells, masks)) {
            long lost = origin[cell] & ~masks[cell] & ~byAssumption(cell);
            relaxed[cell] |= lost;
            if (lost != 0 && !holds(filter, relaxed, target, digits)) {
                relaxed[cell] = masks[cell];
                relaxEach(filter, relaxed, target, digits, cell, lost);
            }
        }
        for (int cell : cells) {
            needLoss(cell, ~relaxed[cell]);
        }
        return relaxed;
    }

    /** Cells in the order in which they lost digits, the last ones first, so that what remains is seen early. */
    private int[] byLastLoss(int[] cells, long[] masks) {
        int[] last = new int[origin.length];
        for (int cell : cells) {
            last[cell] = -1;
            for (long left = origin[cell] & ~masks[cell]; left != 0; left &= left - 1) {
                last[cell] = Math.max(last[cell], cause[cell * side + Position.first(left)]);
            }
        }
        return IntStream.of(cells)
                .boxed()
                .sorted(Comparator.comparingInt(cell -> -last[cell]))
                .mapToInt(cell -> cell)
                .toArray();
    }

    /** The digits that a cell has lost to what is assumed, which costs nothing to say. */
    private long byAssumption(int cell) {
        long digits = 0;
        for (long left = origin[cell]; left != 0; left &= left - 1) {
            int index = cause[cell * side + Position.first(left)];
            digits |= index >= 0 && net.conclusions.get(index).kind() == Net.Kind.ASSUMED ? left & -left : 0;
        }
        return digits;
    }

    private static void relaxEach(Filter filter, long[] relaxed, int target, long digits, int cell, long lost) {
        for (long left = lost; left != 0; left &= left - 1) {
            relaxed[cell] |= left & -left;
            if (!holds(filter, relaxed, target, digits)) {
                relaxed[cell] &= ~(left & -left);
            }
        }
    }

    private static boolean holds(Filter filter, long[] masks, int target, long digits) {
        long[] narrowed = masks.clone();
        return !filter.narrow(narrowed) || (target >= 0 && (narrowed[target] & digits) == 0);
    }

    private int houseIndex(House house) {
        return position.geometry.layout.houses().indexOf(house);
    }
}
