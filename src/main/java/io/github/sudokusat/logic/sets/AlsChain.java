package io.github.sudokusat.logic.sets;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.AlmostLockedSets;
import io.github.sudokusat.logic.pattern.AlmostLockedSets.Als;
import io.github.sudokusat.logic.pattern.AlsGraph;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * ALS-XY-Chain: four almost locked sets or more, each with a restricted common digit towards the next; two consecutive ones of these digits differ.
 *
 * <p>If the first set lacks a digit, it holds all its others and so takes the first common digit from the second set, which therefore holds all its
 * others, and so on to the last. So a digit of both end sets, other than the first common digit of the first and the last one of the last, is in one
 * of them, and can be removed from every cell that sees all its places in both.
 *
 * <p>The search is breadth-first; the size of a step is the number of sets. <b>Bound.</b> {@value #MAX_SETS} sets; the almost locked sets are the
 * small ones, up to the largest size with which there are no more than {@value #MOST}. <b>Cost.</b> Proportional to the third power of their number.
 */
public final class AlsChain implements Finder {

    public static final int MAX_SETS = 12;
    private static final int LEAST_SETS = 4;
    private static final int MOST = 500;

    @Override
    public void find(Position position, StepCollector collector) {
        AlsGraph graph = new AlsGraph(position, AlmostLockedSets.smallest(position, 1, MOST, collector), collector);
        for (int start = 0; start < graph.sets.size() && !collector.isDone(LEAST_SETS); start++) {
            Als set = graph.sets.get(start);
            for (long left = set.digits; left != 0 && !collector.isStoppedNow(); left &= left - 1) {
                new Search(position, graph, start, Position.first(left), collector).run();
            }
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        List<Part> sets = words.why.parts(Role.SET);
        List<Part> commons = words.why.parts(Role.RESTRICTED_COMMON);
        List<String> joints = new ArrayList<>();
        StringBuilder chain = new StringBuilder();
        for (int i = 1; i < sets.size(); i++) {
            String common = words.notation.digits(commons.get(i - 1).candidates());
            String pair = Wording.letter(i - 1) + " and " + Wording.letter(i);
            joints.add(i == 1 ? pair + " cannot both hold " + common : "can " + pair + " both hold " + common);
            chain.append(i == 1 ? "it" : "so " + Wording.letter(i - 1))
                    .append(" holds ")
                    .append(common)
                    .append(", ");
        }
        Set<Integer> victims = Wording.digitSet(step.eliminations());
        String last = Wording.letter(sets.size() - 1);
        return words.namedSets(sets) + String.join(", nor ", joints) + "; if A lacks "
                + words.notation.oneOf(victims) + ", " + chain + "so " + last + " holds "
                + words.notation.allOf(victims) + "; so " + words.removedBySight("A and " + last);
    }

    /** The search from one set over one common digit. */
    private final class Search {

        private final Position position;
        private final AlsGraph graph;
        private final int start;
        private final int firstCommon;
        private final StepCollector collector;
        /** For each digit the sets that a chain reaches over it as the last common digit. */
        private final long[] reached;
        /** By number of sets, the sets that are reached with that number and not before, for each digit. */
        private final List<long[]> layers = new ArrayList<>();

        Search(Position position, AlsGraph graph, int start, int firstCommon, StepCollector collector) {
            this.position = position;
            this.graph = graph;
            this.start = start;
            this.firstCommon = firstCommon;
            this.collector = collector;
            reached = new long[position.side * graph.words];
        }

        void run() {
            long[] layer = new long[reached.length];
            graph.addPartners(start, firstCommon, layer, firstCommon * graph.words);
            layers.add(layer);
            for (int sets = 2; sets <= MAX_SETS && !Bits.isEmpty(layer) && !collector.isDone(sets); sets++) {
                Bits.or(reached, 0, layer, 0, layer.length);
                if (sets >= LEAST_SETS) {
                    conclude(layer, sets);
                }
                layer = next(layer);
                layers.add(layer);
            }
        }

        private long[] next(long[] layer) {
            long[] next = new long[layer.length];
            int words = graph.words;
            for (int last = 0; last < position.side; last++) {
                for (int set = Bits.next(layer, last * words, words, 0);
                        set >= 0;
                        set = Bits.next(layer, last * words, words, set + 1)) {
                    for (long left = graph.sets.get(set).digits & ~(1L << last); left != 0; left &= left - 1) {
                        int digit = Position.first(left);
                        graph.addPartners(set, digit, next, digit * words);
                    }
                }
            }
            Bits.andNot(next, 0, reached, 0, next.length);
            return next;
        }

        private void conclude(long[] layer, int sets) {
            int words = graph.words;
            Als first = graph.sets.get(start);
            for (int last = 0; last < position.side; last++) {
                // A chain can be read from either end.
                for (int end = Bits.next(layer, last * words, words, start + 1);
                        end >= 0;
                        end = Bits.next(layer, last * words, words, end + 1)) {
                    Als other = graph.sets.get(end);
                    long common = first.digits & other.digits & ~(1L << firstCommon) & ~(1L << last);
                    if ((AlmostLockedSets.digitsWithVictim(position, first, other) & common) != 0) {
                        take(end, last, sets, common);
                    }
                }
            }
        }

        private void take(int end, int last, int size, long common) {
            int[] chain = new int[size];
            int[] commons = new int[size];
            chain[0] = start;
            chain[size - 1] = end;
            commons[size - 1] = last;
            commons[1] = firstCommon;
            for (int i = size - 1; i > 1; i--) {
                goBack(chain, commons, i);
            }
            StepBuilder builder = new StepBuilder(position, AlsChain.this, Technique.ALS_XY_CHAIN, size);
            AlmostLockedSets.removeSeenByBoth(position, graph.sets.get(start), graph.sets.get(end), common, builder);
            for (int i = 0; i < size; i++) {
                Als set = graph.sets.get(chain[i]);
                if (i > 0) {
                    Als before = graph.sets.get(chain[i - 1]);
                    builder.part(Role.RESTRICTED_COMMON, AlsXz.commons(position, before, set, 1L << commons[i]));
                }
                builder.part(Role.SET, set.house, set.candidates(position));
            }
            collector.add(builder.toStep());
        }

        /** Finds the set before one in a chain and the common digit by which it was reached. */
        private void goBack(int[] chain, int[] commons, int at) {
            long[] before = layers.get(at - 2);
            for (int digit = 0; digit < position.side; digit++) {
                int set = digit == commons[at]
                        ? -1
                        : graph.firstPartner(chain[at], commons[at], before, digit * graph.words);
                if (set >= 0) {
                    chain[at - 1] = set;
                    commons[at - 1] = digit;
                    return;
                }
            }
            throw new IllegalStateException("a chain of almost locked sets has no beginning");
        }
    }
}
