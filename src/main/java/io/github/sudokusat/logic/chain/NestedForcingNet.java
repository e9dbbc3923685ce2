package io.github.sudokusat.logic.chain;

import io.github.sudokusat.logic.find.BrokenRule;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.ClassicNet;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Wanted;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Nested forcing nets: a candidate is false if what follows from it, together with the candidates that nets within this net refute, is a
 * contradiction.
 *
 * <p>The size of a step is the number of rounds that the nets within the net take at most, rounded up to one of a few numbers. The candidates that are
 * refuted with a size do not depend on any order; the proof of each names only the refutations that it needs. Sukaku Explainer calls these dynamic
 * forcing chains with nested chains; Berthier, trial and error of depth two.
 *
 * <p>In positions of more than {@value #MOST_CANDIDATES} candidates, or on larger sides, nets of any number of rounds are taken, and {@link
 * WideNestedNets} finds them.
 *
 * <p><b>Bound.</b> Sides up to {@value #LARGEST_WIDE_SIDE}. <b>Cost.</b> For each candidate several nets from each of the candidates that are left
 * after it: on 9 × 9 some milliseconds, and seconds where nothing is found.
 */
public final class NestedForcingNet implements Finder {

    private static final int LARGEST_SIDE = 9;

    /** The largest side for nets of any number of rounds. */
    private static final int LARGEST_WIDE_SIDE = 16;

    /** The cost grows with the square of the number of candidates; where the hardest known puzzles need these nets, they have some 250. */
    private static final int MOST_CANDIDATES = 300;

    /** The numbers of rounds for nets within a net that are tried one after the other; the place, from 0, is the size of a step. */
    private static final int[] ROUNDS = {1, 2, 4, 8, Integer.MAX_VALUE};

    /** Of so many steps the one with the shortest proof is taken, if only one is wanted. */
    private static final int CHOICES = 6;

    @Override
    public void find(Position position, StepCollector collector) {
        if (position.side <= LARGEST_SIDE && candidates(position) <= MOST_CANDIDATES) {
            new Search(position, collector).run();
        } else if (position.side <= LARGEST_WIDE_SIDE) {
            boolean isExplained = collector.wanted() != Wanted.CHANGES;
            new WideNestedNets(position, collector)
                    .run((candidate, refuted) -> isExplained
                            ? explainWide(position, candidate, refuted)
                            : removal(position, candidate, ROUNDS.length - 1));
        }
    }

    /** A refutation by nets of any number of rounds, told with those candidates alone that its proof needs, if they suffice. */
    private Step explainWide(Position position, int candidate, List<Integer> refuted) {
        int depth = ROUNDS.length - 1;
        Net all = explained(position, candidate, ROUNDS[depth], refuted);
        NetProof proof = NetProof.ofContradiction(all);
        List<Integer> needed = proof.refuted();
        if (needed.size() < refuted.size()) {
            // A rule with more candidates left may be looked at less closely.
            Net fewer = explained(position, candidate, ROUNDS[depth], needed);
            proof = fewer.isContradictory() ? NetProof.ofContradiction(fewer) : proof;
        }
        return step(position, proof, depth);
    }

    private static Net explained(Position position, int candidate, int rounds, List<Integer> refuted) {
        return replay(Net.explained(position, true, candidate), rounds, refuted);
    }

    private static int candidates(Position position) {
        int count = 0;
        for (int cell = 0; cell < position.digits.length; cell++) {
            count += position.count(cell);
        }
        return count;
    }

    /** The search in one position. */
    private final class Search {

        private final Position position;
        private final StepCollector collector;
        /** By cell the candidates that are known to be false. */
        private final long[] gone;
        /** Those that are known not to be refuted by nets of the present depth. */
        private final Survivors survivors;
        /** The steps of one size. */
        private final List<Step> found = new ArrayList<>();
        /** Tells which nets within a net are worth making; null if the layout is another. */
        private final @Nullable ClassicNet quick;
        /** Whether a net of more rounds might refute more. */
        private boolean isCut;

        Search(Position position, StepCollector collector) {
            this.position = position;
            this.collector = collector;
            gone = new long[position.digits.length];
            survivors = new Survivors(position);
            quick = ClassicNet.fits(position.geometry) ? new ClassicNet(position.geometry) : null;
        }

        void run() {
            isCut = true;
            for (int i = 0; isCut && i < ROUNDS.length && !collector.isDone(i); i++) {
                isCut = false;
                survivors.clear();
                for (int size = 2; size <= position.side; size++) {
                    assumeCellsOf(size, i);
                }
                found.sort(Comparator.comparingInt(
                        step -> step.explanation().parts().size()));
                found.forEach(collector::add);
                found.clear();
            }
        }

        /** Assumes the candidates of the cells that have a number of them. */
        private void assumeCellsOf(int size, int depth) {
            for (int cell = 0; cell < position.digits.length; cell++) {
                boolean isTurn = position.count(cell) == size && collector.isOfUse(cell);
                long left = isTurn ? position.digits[cell] & ~gone[cell] : 0;
                for (; left != 0; left &= left - 1) {
                    if (collector.isStopped() || (collector.wanted() == Wanted.FIRST && found.size() == CHOICES)) {
                        return;
                    }
                    assume(cell, Position.first(left), depth);
                }
            }
        }

        private void assume(int cell, int digit, int depth) {
            int candidate = cell * position.side + digit;
            if (survivors.has(candidate)) {
                return;
            }
            int rounds = ROUNDS[depth];
            Net net = Net.of(position, true, candidate);
            List<Integer> refuted = new ArrayList<>();
            // What a net refutes by itself is a step of another technique.
            if (net.run() || refutes(net, rounds, refuted)) {
                gone[cell] |= 1L << digit;
            } else {
                survivors.add(net::left);
            }
            if (net.isContradictory() && !refuted.isEmpty()) {
                found.add(
                        collector.wanted() == Wanted.CHANGES
                                ? removal(position, candidate, depth)
                                : explain(candidate, depth, needed(candidate, rounds, refuted)));
            }
        }

        /** Refutes candidates of a net until it is contradictory, or none is left to refute; lists them in order. */
        private boolean refutes(Net net, int rounds, List<Integer> refuted) {
            int cells = position.digits.length;
            int cell = 0;
            begin(net);
            for (int quiet = 0; quiet < cells; quiet++) {
                long digits = net.left(cell);
                for (long left = (digits & digits - 1) == 0 ? 0 : digits; left != 0; left &= left - 1) {
                    int candidate = cell * position.side + Position.first(left);
                    if (collector.isStoppedNow()) {
                        return false;
                    }
                    if (!net.isLeft(candidate) || !isRefuted(net, candidate, rounds)) {
                        continue;
                    }
                    quiet = -1;
                    refuted.add(candidate);
                    if (net.run()) {
                        return true;
                    }
                    begin(net);
                }
                cell = cell + 1 == cells ? 0 : cell + 1;
            }
            return false;
        }

        /** Refutations that suffice for a contradiction, none of which can be left out. */
        private List<Integer> needed(int candidate, int rounds, List<Integer> refuted) {
            List<Integer> needed = NetProof.ofContradiction(explained(position, candidate, rounds, refuted))
                    .refuted();
            needed = isEnough(candidate, rounds, needed) ? needed : refuted;
            for (int i = needed.size() - 1; i >= 0 && !collector.isStoppedNow(); i--) {
                List<Integer> fewer = new ArrayList<>(needed);
                fewer.remove(i);
                if (isEnough(candidate, rounds, fewer)) {
                    needed = fewer;
                }
            }
            return needed;
        }

        private Step explain(int candidate, int depth, List<Integer> refuted) {
            Net net = explained(position, candidate, ROUNDS[depth], refuted);
            return step(position, NetProof.ofContradiction(net), depth);
        }

        private boolean isEnough(int candidate, int rounds, List<Integer> refuted) {
            return replay(Net.of(position, true, candidate), rounds, refuted).isContradictory();
        }

        private void begin(Net net) {
            if (quick != null) {
                quick.begin(net);
            }
        }

        /** Refutes a candidate of a net if a net within it can. */
        private boolean isRefuted(Net net, int candidate, int rounds) {
            if (quick != null && !quick.isRefuted(candidate, rounds)) {
                isCut = isCut || quick.isOpen();
                return false;
            }
            Net within = net.within(candidate);
            boolean isRefuted = within.run(rounds);
            isCut |= within.isOpen();
            if (isRefuted) {
                net.refute(within);
            }
            return isRefuted;
        }
    }

    /** Draws the conclusions of a net and refutes candidates in order, those that are still there and can be refuted without others. */
    private static Net replay(Net net, int rounds, List<Integer> refuted) {
        net.run();
        for (int inner : refuted) {
            if (net.isContradictory()) {
                return net;
            }
            Net within = net.isLeft(inner) ? net.within(inner) : null;
            if (within != null && within.run(rounds)) {
                net.refute(within);
                net.run();
            }
        }
        return net;
    }

    /** The step without saying why. */
    private Step removal(Position position, int candidate, int depth) {
        return new StepBuilder(position, this, Technique.NESTED_FORCING_NET, depth)
                .remove(candidate / position.side, candidate % position.side)
                .toStep();
    }

    private Step step(Position position, NetProof proof, int depth) {
        return BrokenRule.step(proof, this, Technique.NESTED_FORCING_NET, depth, position);
    }

    @Override
    public String reason(Step step) {
        return new Wording(step).refuted();
    }
}
