package io.github.sudokusat.logic.chain;

import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.ChainSearch;
import io.github.sudokusat.logic.pattern.LinkGraph;
import io.github.sudokusat.logic.pattern.StepCollector;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the chain that a person would show if only one is wanted: of those about as short as the shortest, the one that removes most.
 *
 * <p>That is one of at most {@value #MORE_LINKS} links more than the shortest, or a continuous loop of at most twice its links: a loop is easier to
 * follow than its length suggests, since it reads the same from every link. Through almost locked sets no chain is taken that has more links than the
 * shortest, because each of them may be a whole set. A chain that proves its start counts for what the start excludes. Of those that remove equally
 * many the shortest wins, and a loop wins over an open chain of its length.
 *
 * <p><b>Cost.</b> One breadth-first search from every node, up to twice the links of the shortest chain known by then.
 */
final class ChainChoice {

    private static final int MORE_LINKS = 2;
    private static final int LOOP_FACTOR = 2;

    /** A chain of alternate links that begins and ends with a strong one. */
    static final class Chain {

        /** Its nodes. */
        final int[] path;
        /** Whether its ends see each other, which closes it. */
        final boolean isLoop;

        private final int removed;

        private Chain(int[] path, boolean isLoop, int removed) {
            this.path = path;
            this.isLoop = isLoop;
            this.removed = removed;
        }
    }

    private final LinkGraph graph;
    private final boolean hasSets;
    private final boolean takesClosed;
    private final boolean takesOpen;
    private final StepCollector collector;
    private final ChainSearch search;
    /** By number of links, the chain that removes most of those that are not loops. */
    private final @Nullable Chain[] chains = new @Nullable Chain[AlternatingChain.MAX_LINKS + 1];

    private final @Nullable Chain[] loops = new @Nullable Chain[AlternatingChain.MAX_LINKS + 1];
    /** The links of the shortest chain so far. */
    private int shortest = AlternatingChain.MAX_LINKS;

    /**
     * Prepares a choice.
     *
     * @param hasSets whether links go through almost locked sets
     * @param takesClosed whether chains may return to their start, or to a node that it sees
     * @param takesOpen whether they may end elsewhere
     */
    ChainChoice(LinkGraph graph, boolean hasSets, boolean takesClosed, boolean takesOpen, StepCollector collector) {
        this.graph = graph;
        this.hasSets = hasSets;
        this.takesClosed = takesClosed;
        this.takesOpen = takesOpen;
        this.collector = collector;
        search = new ChainSearch(graph);
    }

    /** The chain, or null if there is none or the search was stopped. */
    @Nullable
    Chain best() {
        for (int start = 0; start < graph.nodes; start++) {
            if (collector.isStoppedNow()) {
                return null;
            }
            search(start);
        }
        Chain best = null;
        for (int links = AlternatingChain.LEAST_LINKS; links <= longest(true); links += 2) {
            best = better(best, loops[links]);
            best = better(best, links <= longest(false) ? chains[links] : null);
        }
        return best;
    }

    private static @Nullable Chain better(@Nullable Chain one, @Nullable Chain other) {
        return one == null || (other != null && other.removed > one.removed) ? other : one;
    }

    private int longest(boolean isLoop) {
        int links = isLoop ? LOOP_FACTOR * shortest : shortest + MORE_LINKS;
        return Math.min(hasSets ? shortest : links, AlternatingChain.MAX_LINKS);
    }

    private void search(int start) {
        search.start(start, false);
        for (int links = 1; links <= Math.max(longest(true), longest(false)); links += 2) {
            long[] becomeTrue = search.advance();
            for (int end = Bits.next(becomeTrue, 0, graph.words, start);
                    end >= 0 && links >= AlternatingChain.LEAST_LINKS;
                    end = Bits.next(becomeTrue, 0, graph.words, end + 1)) {
                conclude(start, end, links);
            }
            if (Bits.isEmpty(becomeTrue) || Bits.isEmpty(search.advance())) {
                return;
            }
        }
    }

    private void conclude(int start, int end, int links) {
        if (takesClosed && end != start && links <= longest(true) && Bits.has(graph.weak, start * graph.words, end)) {
            int[] path = search.path(end, links);
            keep(new Chain(path, true, removedByLoop(path)), loops);
        }
        if ((end == start ? takesClosed : takesOpen) && links <= longest(false)) {
            int removed = removedBetween(start, end);
            if (isMore(removed, chains[links])) {
                keep(new Chain(search.path(end, links), false, removed), chains);
            }
        }
    }

    /** How many candidates see both ends; one at most if the ends overlap, since what they say together is hard to see. */
    private int removedBetween(int start, int end) {
        int removed = graph.countCommonVictims(start, end);
        return start != end && graph.overlap(start, end) ? Math.min(removed, 1) : removed;
    }

    private static boolean isMore(int removed, @Nullable Chain known) {
        return removed > (known == null ? 0 : known.removed);
    }

    private void keep(Chain chain, @Nullable Chain[] byLinks) {
        int links = chain.path.length - 1;
        if (isMore(chain.removed, byLinks[links])) {
            byLinks[links] = chain;
            shortest = Math.min(shortest, links);
        }
    }

    /** How many candidates see both nodes of a weak link of a loop. */
    private int removedByLoop(int[] path) {
        long[] victims = new long[graph.words];
        for (int i = 1; i < path.length; i += 2) {
            long[] both = AlternatingChain.commonVictims(graph, path[i], path[(i + 1) % path.length]);
            Bits.or(victims, 0, both, 0, graph.words);
        }
        return graph.countSingles(victims);
    }
}
