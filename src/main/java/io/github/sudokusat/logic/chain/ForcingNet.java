package io.github.sudokusat.logic.chain;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.find.BrokenRule;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Net;
import io.github.sudokusat.logic.pattern.NetProof;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Wanted;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Forcing nets: a candidate from which singles and named rules lead to a contradiction is false; and what they lead to from all candidates of a cell,
 * or from all places of a digit in a house, holds.
 *
 * <p>The size of a step is the number of rounds that it takes, in each of which everything is concluded that the round before allows; so neither what
 * is found nor its size depends on the order of conclusions. A contradiction after singles alone is what Berthier calls a braid
 * (<i>Pattern-Based Constraint Satisfaction</i>, 2012, chapter 12), and Sukaku Explainer a dynamic forcing chain.
 *
 * <p><b>Bound.</b> Sides up to {@value #LARGEST_SIDE}, since what follows from each candidate is kept. <b>Cost.</b> Everything that follows, once for
 * each candidate.
 */
public final class ForcingNet implements Finder {

    static final int LARGEST_SIDE = 16;

    /** So many cases are told in full if there are more. */
    private static final int MOST_BRANCHES = 3;

    @Override
    public void find(Position position, StepCollector collector) {
        if (position.side <= LARGEST_SIDE) {
            new Search(position, collector).run();
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        return words.why.contradictions().isEmpty() ? everyCase(words) : words.refuted();
    }

    /** The premises, each followed by what it leads to. */
    private static String everyCase(Wording words) {
        StringBuilder text = new StringBuilder(words.oneOf(
                words.candidatesOf(Role.PREMISE), words.part(Role.PREMISE).houses()));
        List<Part> parts = words.why.parts();
        List<Candidate> more = new ArrayList<>();
        Step step = words.step;
        int told = 0;
        int branches = words.why.parts(Role.PREMISE).size();
        // An even number.
        int most = Wording.MOST_CONCLUSIONS / Math.min(branches, MOST_BRANCHES) / 2 * 2;
        for (int i = 0; i < parts.size(); ) {
            Candidate premise = parts.get(i++).candidates().get(0);
            int from = i;
            while (i < parts.size() && parts.get(i).role() != Role.PREMISE) {
                i++;
            }
            if (told == MOST_BRANCHES && branches > MOST_BRANCHES) {
                more.add(premise);
            } else {
                told++;
                text.append(branch(words, premise, parts.subList(from, i), most));
            }
        }
        if (!more.isEmpty()) {
            text.append("; and so it is if ")
                    .append(Notation.either(
                            more.stream().map(step.symbols()::text).toList()));
        }
        return text.append("; so in every case ").append(words.step.notation()).toString();
    }

    /** What a premise leads to, with the conclusion at the end. */
    private static String branch(Wording words, Candidate premise, List<Part> conclusions, int most) {
        Step step = words.step;
        if (step.placements().contains(premise)) {
            return "; " + step.symbols().text(premise) + " is what is to be shown";
        }
        String text = "; if " + step.symbols().text(premise) + ", then ";
        String followed = conclusions.isEmpty() ? "" : words.following(conclusions, most);
        boolean isEnd = !conclusions.isEmpty() && isConclusion(step, conclusions.get(conclusions.size() - 1));
        String end = step.placements().isEmpty()
                ? words.isNot(step.eliminations())
                : words.notation.candidates(step.placements());
        return isEnd ? text + followed : text + followed + (followed.isEmpty() ? "" : ", so ") + end;
    }

    private static boolean isConclusion(Step step, Part last) {
        return last.role() == Role.EXCLUDED
                ? last.candidates().equals(step.eliminations())
                : last.candidates().equals(step.placements());
    }

    /** The search in one position. */
    private final class Search {

        private final Position position;
        private final StepCollector collector;
        private final boolean isExplained;
        /** What follows from each candidate, by its number {@code cell · side + digit}; null if it leads to a contradiction or is none. */
        private final @Nullable Net[] nets;
        /** The candidates from which something follows that holds, alone or with others; no other net is worth making. */
        private final long[] useful;
        /** The premises that all lead to something in the end, be it a contradiction; no others do after fewer rounds. */
        private final List<Premises> leading = new ArrayList<>();
        /** By cell the candidates that are known to be false, so that each is explained once. */
        private final long[] gone;
        /** The steps of one size. */
        private final List<Step> found = new ArrayList<>();

        Search(Position position, StepCollector collector) {
            this.position = position;
            this.collector = collector;
            isExplained = collector.wanted() != Wanted.CHANGES;
            nets = new @Nullable Net[position.digits.length * position.side];
            useful = new long[(nets.length + Long.SIZE - 1) / Long.SIZE];
            gone = new long[position.digits.length];
        }

        void run() {
            boolean goesOn = findUse();
            for (int size = 0; goesOn && !collector.isDone(size); size++) {
                goesOn = size == 0 ? assumeAll() : advanceAll();
                int rounds = size;
                leading.forEach(premises -> conclude(premises, rounds));
                if (collector.isStopped()) {
                    return;
                }
                // Of steps of one size those first that take the fewest conclusions.
                found.sort(Comparator.comparingInt(
                        step -> step.explanation().parts().size()));
                found.forEach(collector::add);
                found.clear();
            }
        }

        /** Finds the candidates that are of use, by what follows from them in the end; false if none are. */
        private boolean findUse() {
            for (int candidate = 0; candidate < nets.length; candidate++) {
                if (collector.isStoppedNow()) {
                    return false;
                }
                if (position.has(candidate / position.side, candidate % position.side)
                        && position.isRefuted(candidate)) {
                    Bits.add(useful, 0, candidate);
                }
            }
            Premises.forEach(position, premises -> {
                if (premises.size() > 1 && leadToSomething(premises)) {
                    leading.add(premises);
                    for (int premise : premises.candidates) {
                        Bits.add(useful, 0, premise);
                    }
                }
            });
            return !Bits.isEmpty(useful);
        }

        /** Whether all premises remove some candidate, those that are refuted any but themselves. */
        private boolean leadToSomething(Premises premises) {
            long[] removed = position.digits.clone();
            for (int premise : premises.candidates) {
                if (!position.isTrue(premise) && !keepLost(premise, removed)) {
                    return false;
                }
            }
            // The one that is true leads furthest, and need not be followed if the others have nothing in common.
            for (int premise : premises.candidates) {
                if (position.isTrue(premise) && !keepLost(premise, removed)) {
                    return false;
                }
            }
            return true;
        }

        /** Keeps of some candidates those that a premise removes, if it is not refuted; returns whether there are any. */
        private boolean keepLost(int premise, long[] candidates) {
            CandidateGrid end = position.consequences().end(premise);
            if (end.isContradictory()) {
                candidates[premise / position.side] &= ~(1L << premise % position.side);
                return true;
            }
            return keepLost(end::candidateBits, candidates);
        }

        private boolean assumeAll() {
            int words = useful.length;
            for (int candidate = Bits.next(useful, 0, words, 0);
                    candidate >= 0;
                    candidate = Bits.next(useful, 0, words, candidate + 1)) {
                if (collector.isStoppedNow()) {
                    return false;
                }
                Net net = Net.of(position, true, candidate);
                nets[candidate] = net;
                checkSound(net, candidate);
            }
            return true;
        }

        /** Takes every net one round further; false if none of them went on. */
        private boolean advanceAll() {
            boolean goesOn = false;
            for (int candidate = 0; candidate < nets.length; candidate++) {
                Net net = nets[candidate];
                if (net == null) {
                    continue;
                }
                if (collector.isStoppedNow()) {
                    return false;
                }
                if (net.advance()) {
                    goesOn = true;
                    checkSound(net, candidate);
                }
            }
            return goesOn;
        }

        private void checkSound(Net net, int candidate) {
            if (!net.isContradictory()) {
                return;
            }
            nets[candidate] = null;
            int cell = candidate / position.side;
            int digit = candidate % position.side;
            if ((gone[cell] >>> digit & 1) != 0) {
                return;
            }
            gone[cell] |= 1L << digit;
            found.add(
                    isExplained
                            ? refutation(candidate)
                            : builder(net.round()).remove(cell, digit).toStep());
        }

        private Step refutation(int candidate) {
            Net net = Net.explained(position, true, candidate);
            net.run();
            NetProof proof = NetProof.ofContradiction(net);
            return BrokenRule.step(proof, ForcingNet.this, Technique.FORCING_NET, net.round(), position);
        }

        private StepBuilder builder(int rounds) {
            return new StepBuilder(position, ForcingNet.this, Technique.FORCING_NET, rounds);
        }

        /** Looks at what all premises lead to, if none leads to a contradiction; such ones are steps by themselves. */
        private void conclude(Premises premises, int rounds) {
            if (collector.isDone(rounds) || collector.isStoppedNow()) {
                return;
            }
            long[] removed = new long[position.digits.length];
            for (int cell = 0; cell < removed.length; cell++) {
                removed[cell] = position.digits[cell] & ~gone[cell];
            }
            for (int premise : premises.candidates) {
                Net net = nets[premise];
                if (net == null || !keepLost(net::left, removed)) {
                    return;
                }
            }
            for (int cell = 0; cell < removed.length; cell++) {
                long left = removed[cell] == 0 ? 0 : left(premises, cell);
                if (left != 0 && !collector.isDone(rounds)) {
                    take(premises, rounds, cell, left);
                }
            }
        }

        /** Keeps of some candidates those that are lost where others are left; returns whether there are any. */
        private static boolean keepLost(IntToLongFunction left, long[] candidates) {
            long kept = 0;
            for (int cell = 0; cell < candidates.length; cell++) {
                candidates[cell] &= ~left.applyAsLong(cell);
                kept |= candidates[cell];
            }
            return kept != 0;
        }

        /** The digits that a cell has left after some premise. */
        private long left(Premises premises, int cell) {
            long left = 0;
            for (int premise : premises.candidates) {
                Net net = nets[premise];
                left |= net == null ? 0 : net.left(cell);
            }
            return left;
        }

        /** Adds the steps of a cell in which all premises together leave some candidates. */
        private void take(Premises premises, int rounds, int cell, long left) {
            long removed = position.digits[cell] & ~left & ~gone[cell];
            gone[cell] |= removed;
            if (Long.bitCount(left) == 1) {
                int digit = Position.first(left);
                StepBuilder builder = builder(rounds).place(cell, digit);
                collector.addPlacement(explained(builder, premises, rounds, cell, digit));
            }
            for (; removed != 0; removed &= removed - 1) {
                int digit = Position.first(removed);
                StepBuilder builder = builder(rounds).remove(cell, digit);
                found.add(explained(builder, premises, rounds, cell, digit).toStep());
            }
        }

        private StepBuilder explained(StepBuilder builder, Premises premises, int rounds, int cell, int digit) {
            if (!isExplained) {
                return builder;
            }
            for (int premise : premises.candidates) {
                premises.addTo(builder, position, premise);
                Net net = Net.explained(position, true, premise);
                while (net.round() < rounds && net.advance()) {
                    // As far as the search has come.
                }
                NetProof.of(net, cell, digit).addTo(builder);
            }
            return builder;
        }
    }
}
