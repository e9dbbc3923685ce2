package io.github.sudokusat.logic.chain;

import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.ChainSearch;
import io.github.sudokusat.logic.pattern.LinkGraph;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Part;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.Arrays;
import java.util.List;

/**
 * Forcing chains: all candidates of a cell, or all places of a digit in a house, lead along links to the same conclusion.
 *
 * <p>Chains run over candidates and groups; each is as short as possible, and the size of a step is the number of all their links. Premises
 * of two candidates, and those one of which leads to its own negation, which need no other chain, are left to {@link AlternatingChain}.
 *
 * <p><b>Bound.</b> {@value #MAX_LINKS} links a chain, and positions with up to {@value #MAX_CANDIDATES} candidates, whose distances take 64 MB: an
 * empty 16 × 16 grid has that many.
 */
public final class ForcingChain implements Finder {

    public static final int MAX_LINKS = 30;
    public static final int MAX_CANDIDATES = 1 << 12;
    private static final int LEAST_PREMISES = 3;

    @Override
    public void find(Position position, StepCollector collector) {
        LinkGraph graph = position.links(LinkGraph.Kind.GROUPS, collector);
        if (graph.singles <= MAX_CANDIDATES && !collector.isStopped()) {
            new Search(graph, collector).run();
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        Part premise = words.part(Role.PREMISE);
        StringBuilder text =
                new StringBuilder(words.byRules()).append(words.oneOf(premise.candidates(), premise.houses()));
        for (List<Link> links : step.explanation().chains()) {
            if (links.isEmpty()) {
                text.append("; ").append(words.notation.node(step.placements())).append(" is what is to be shown");
            } else {
                text.append("; if ").append(words.notation.node(links.get(0).from()));
                text.append(", then ").append(words.inTurn(links));
            }
        }
        return text.append("; so in every case ").append(step.notation()).toString();
    }

    /** The search in one position, over the distances from each candidate to all it implies. */
    private final class Search {

        private static final int FAR = 1000;

        private final Position position;
        private final LinkGraph graph;
        private final StepCollector collector;
        /** Links from candidate x, if true, to single candidate v's being true, at {@code x · singles + v}, or {@link #FAR}. */
        private final short[] toTrue;

        private final short[] toFalse;
        /** The nodes that are true if candidate x is, as a set from {@code x · words} on; and those that are false. */
        private final long[] trueAfter;

        private final long[] falseAfter;

        Search(LinkGraph graph, StepCollector collector) {
            this.graph = graph;
            this.collector = collector;
            position = graph.position;
            toTrue = new short[graph.singles * graph.singles];
            toFalse = new short[graph.singles * graph.singles];
            trueAfter = new long[graph.singles * graph.words];
            falseAfter = new long[graph.singles * graph.words];
        }

        void run() {
            measure();
            Premises.forEach(position, this::conclude);
        }

        private void measure() {
            Arrays.fill(toTrue, (short) FAR);
            Arrays.fill(toFalse, (short) FAR);
            ChainSearch implications = new ChainSearch(graph);
            for (int start = 0; start < graph.singles && !collector.isStoppedNow(); start++) {
                implications.start(start, true);
                toTrue[start * graph.singles + start] = 0;
                Bits.add(trueAfter, start * graph.words, start);
                for (int links = 1; links <= MAX_LINKS; links++) {
                    long[] known = implications.advance();
                    if (Bits.isEmpty(known)) {
                        break;
                    }
                    note(known, links % 2 == 1 ? toFalse : toTrue, start, links);
                    Bits.or(links % 2 == 1 ? falseAfter : trueAfter, start * graph.words, known, 0, graph.words);
                }
            }
        }

        private void note(long[] nodes, short[] distances, int start, int links) {
            for (int node = Bits.next(nodes, 0, graph.words, 0);
                    node >= 0 && node < graph.singles;
                    node = Bits.next(nodes, 0, graph.words, node + 1)) {
                distances[start * graph.singles + node] = (short) links;
            }
        }

        private void conclude(Premises premises) {
            if (premises.size() < LEAST_PREMISES || collector.isStoppedNow()) {
                return;
            }
            int[] starts = new int[premises.size()];
            for (int i = 0; i < starts.length; i++) {
                int candidate = premises.candidates[i];
                starts[i] = graph.node(candidate / position.side, candidate % position.side);
            }
            long[] reached = afterAll(starts);
            for (int node = Bits.next(reached, 0, graph.words, 0);
                    node >= 0 && node < graph.singles;
                    node = Bits.next(reached, 0, graph.words, node + 1)) {
                int size = isAmong(node, starts) ? FAR : sum(toFalse, starts, node);
                if (size < FAR && !collector.isDone(size)) {
                    add(premises, starts, node, false, size);
                }
                size = sum(toTrue, starts, node);
                if (size < FAR && !collector.isDone(size)) {
                    add(premises, starts, node, true, size);
                }
            }
        }

        /** The nodes that are true after each of some candidates, and those that are false. */
        private long[] afterAll(int[] starts) {
            long[] isTrue = new long[graph.words];
            long[] isFalse = new long[graph.words];
            Arrays.fill(isTrue, -1L);
            Arrays.fill(isFalse, -1L);
            for (int start : starts) {
                Bits.and(isTrue, 0, trueAfter, start * graph.words, graph.words);
                Bits.and(isFalse, 0, falseAfter, start * graph.words, graph.words);
            }
            Bits.or(isTrue, 0, isFalse, 0, graph.words);
            return isTrue;
        }

        private static boolean isAmong(int node, int[] starts) {
            for (int start : starts) {
                if (start == node) {
                    return true;
                }
            }
            return false;
        }

        private int sum(short[] distances, int[] starts, int node) {
            int sum = 0;
            for (int start : starts) {
                sum += distances[start * graph.singles + node];
            }
            return sum;
        }

        private void add(Premises premises, int[] starts, int node, boolean isTrue, int size) {
            StepBuilder builder = new StepBuilder(position, ForcingChain.this, Technique.FORCING_CHAIN, size);
            for (int start : starts) {
                int links = (isTrue ? toTrue : toFalse)[start * graph.singles + node];
                builder.chain(graph.links(path(start, node, links), false));
            }
            premises.addTo(builder, position, premises.candidates);
            for (int start : starts) {
                int links = (isTrue ? toTrue : toFalse)[start * graph.singles + node];
                graph.nameRules(path(start, node, links), false, new long[graph.words], new int[0], builder);
            }
            if (isTrue) {
                builder.place(graph.cellOf(node), graph.digitOf(node));
            } else {
                builder.remove(graph.cellOf(node), graph.digitOf(node));
            }
            collector.add(builder.toStep());
        }

        private int[] path(int start, int node, int links) {
            ChainSearch implications = new ChainSearch(graph);
            implications.start(start, true);
            for (int i = 0; i < links; i++) {
                implications.advance();
            }
            return implications.path(node, links);
        }
    }
}
