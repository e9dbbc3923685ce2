package io.github.sudokusat.logic.chain;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.logic.find.Finder;
import io.github.sudokusat.logic.find.Wording;
import io.github.sudokusat.logic.pattern.AlmostLockedSets.Als;
import io.github.sudokusat.logic.pattern.Bits;
import io.github.sudokusat.logic.pattern.ChainSearch;
import io.github.sudokusat.logic.pattern.LinkGraph;
import io.github.sudokusat.logic.pattern.Position;
import io.github.sudokusat.logic.pattern.StepBuilder;
import io.github.sudokusat.logic.pattern.StepCollector;
import io.github.sudokusat.logic.pattern.Wanted;
import io.github.sudokusat.logic.step.Link;
import io.github.sudokusat.logic.step.Notation;
import io.github.sudokusat.logic.step.Role;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Chains of alternately strong and weak links, shortest first: X-cycles and X-chains, XY-chains, AIC without and with groups, and with almost locked sets.
 *
 * <p>A chain that begins and ends with a strong link shows that one of its ends is true. So a candidate that sees both ends is false (the loop is
 * <em>discontinuous</em>: the removed candidate closes it); if both ends are the same node, it is true. If the ends see each other, the loop is
 * <em>continuous</em>: from either node of a weak link a chain leads round to the other, so the weak links are strong as well, and any other
 * candidate that sees both nodes is false.
 *
 * <p>The steps of the smallest size do not depend on how the search goes: they come from all pairs of ends that this number of links joins. What a
 * continuous loop removes is removed by such pairs too, since the nodes of each weak link are the ends of an equally long chain; so loops are
 * reported as such only if one step is wanted, which {@link ChainChoice} chooses, or all are: then up to {@value #MAX_LOOPS} for every two ends, each
 * with and without what it removes in its own cells.
 *
 * <p><b>Bound.</b> {@value #MAX_LINKS} links, and that of {@link LinkGraph}. <b>Cost.</b> One breadth-first search from every node.
 */
public final class AlternatingChain implements Finder {

    public static final int MAX_LINKS = 31;
    static final int LEAST_LINKS = 3;
    /** The number of shortest loops through a weak link that are reported if all steps are wanted. */
    private static final int MAX_LOOPS = 20;

    private final Technique technique;
    private final LinkGraph.Kind kind;
    /** Whether chains that return to their start, or to a node that it sees, are of this technique, and whether others are. */
    private final boolean takesClosed;

    private final boolean takesOpen;

    public AlternatingChain(Technique technique, LinkGraph.Kind kind) {
        this.technique = technique;
        this.kind = kind;
        takesClosed = technique != Technique.X_CHAIN;
        takesOpen = technique != Technique.X_CYCLE;
    }

    @Override
    public void find(Position position, StepCollector collector) {
        LinkGraph graph = position.links(kind, collector);
        if (collector.wanted() == Wanted.FIRST) {
            ChainChoice.Chain best = new ChainChoice(graph, kind.sets, takesClosed, takesOpen, collector).best();
            if (best != null && best.isLoop) {
                closeLoop(graph, best.path, collector);
            } else if (best != null) {
                conclude(graph, best.path, collector);
            }
            return;
        }
        ChainSearch implications = new ChainSearch(graph);
        for (int node = 0; node < graph.nodes && !collector.isDone(LEAST_LINKS) && !collector.isStoppedNow(); node++) {
            find(graph, implications, node, collector);
        }
    }

    @Override
    public String reason(Step step) {
        Wording words = new Wording(step);
        String chain =
                words.byRules() + chain(words, step.explanation().chains().get(0));
        Set<String> sets = new LinkedHashSet<>();
        words.why.parts(Role.SET).forEach(part -> sets.add(words.set(part)));
        if (sets.isEmpty()) {
            return chain;
        }
        return Notation.list(sets)
                + (sets.size() == 1
                        ? " is an almost locked set: if it lacks one of its digits, it holds all the others; "
                        : " are almost locked sets: if one of them lacks one of its digits, it holds all the others; ")
                + chain;
    }

    private static String chain(Wording words, List<Link> links) {
        List<Candidate> first = links.get(0).from();
        Link end = links.get(links.size() - 1);
        String text = "if " + words.isNot(first) + ", then " + words.inTurn(links) + "; ";
        if (!end.strong()) {
            return text
                    + "this is a continuous loop, in which exactly one end of every link is true, so any other candidate that "
                    + words.excludedBy("both ends of a link") + " can be removed"
                    + (words.why.parts(Role.SET).isEmpty()
                            ? ""
                            : ", and any other digit of a set from every cell that sees every candidate for it in the set");
        }
        if (first.equals(end.to())) {
            return text + "so " + words.notation.node(first) + " follows from its own negation and must be true"
                    + (first.size() == 1 ? "" : ", and any candidate that sees all of it can be removed");
        }
        return text + "so " + words.notation.node(first) + " or " + words.notation.node(end.to())
                + " is true, and any candidate that " + words.excludedBy("both") + " can be removed";
    }

    private void find(LinkGraph graph, ChainSearch implications, int start, StepCollector collector) {
        implications.start(start, false);
        for (int links = 1; links <= MAX_LINKS && !collector.isDone(links); links += 2) {
            long[] becomeTrue = implications.advance();
            if (Bits.isEmpty(becomeTrue)) {
                return;
            }
            if (links >= LEAST_LINKS) {
                // A chain can be read from either end, so ends before the start have had their turn.
                for (int end = Bits.next(becomeTrue, 0, graph.words, start);
                        end >= 0;
                        end = Bits.next(becomeTrue, 0, graph.words, end + 1)) {
                    conclude(graph, implications, start, end, links, collector);
                }
            }
            if (Bits.isEmpty(implications.advance())) {
                return;
            }
        }
    }

    private void conclude(
            LinkGraph graph, ChainSearch implications, int start, int end, int links, StepCollector collector) {
        if (takesClosed
                && collector.wanted() == Wanted.ALL
                && end != start
                && Bits.has(graph.weak, start * graph.words, end)) {
            implications.paths(end, links, MAX_LOOPS, path -> closeLoop(graph, path, collector));
        }
        if ((end == start ? takesClosed : takesOpen)
                && !collector.isDone(links)
                && (end == start || graph.haveCommonVictim(start, end))) {
            conclude(graph, implications.path(end, links), collector);
        }
    }

    /** Adds the step of a chain whose ends, one of which is true, are the same or may both be true. */
    private void conclude(LinkGraph graph, int[] path, StepCollector collector) {
        int start = path[0];
        int end = path[path.length - 1];
        StepBuilder builder = new StepBuilder(graph.position, this, technique, path.length - 1);
        boolean isPlacement = end == start && start < graph.singles;
        if (isPlacement) {
            builder.place(graph.cellOf(start), graph.digitOf(start));
        } else {
            removeBetween(graph, start, end, builder);
        }
        if (builder.isEffective() && (addSets(graph, path, builder) || collector.wanted() != Wanted.ALL)) {
            long[] victims = isPlacement ? new long[graph.words] : commonVictims(graph, start, end);
            graph.nameRules(path, true, victims, new int[] {start, end}, builder);
            builder.chain(graph.links(path, true));
            if (isPlacement) {
                collector.addPlacement(builder);
            } else {
                collector.add(builder.toStep());
            }
        }
    }

    /**
     * Names the almost locked sets that a chain goes through.
     *
     * @return whether there is one, or none is wanted: if all chains are wanted, those without belong to another technique
     */
    private boolean addSets(LinkGraph graph, int[] path, StepBuilder builder) {
        boolean any = !kind.sets;
        for (int i = 1; i < path.length; i += 2) {
            Als set = kind.sets ? graph.setBetween(path[i - 1], path[i]) : null;
            if (set != null) {
                builder.part(Role.SET, set.house, set.candidates(graph.position));
                any = true;
            }
        }
        return any;
    }

    private static void removeBetween(LinkGraph graph, int a, int b, StepBuilder builder) {
        graph.remove(commonVictims(graph, a, b), builder);
    }

    static long[] commonVictims(LinkGraph graph, int a, int b) {
        long[] victims = new long[graph.words];
        Bits.or(victims, 0, graph.weak, a * graph.words, graph.words);
        Bits.and(victims, 0, graph.weak, b * graph.words, graph.words);
        return victims;
    }

    /** Adds the step of a continuous loop, whose last link is the weak one from the end of the path to its start. */
    private void closeLoop(LinkGraph graph, int[] path, StepCollector collector) {
        StepBuilder builder = new StepBuilder(graph.position, this, technique, path.length - 1);
        removeByLoop(graph, path, new long[graph.position.words], builder);
        if (!builder.isEffective() || !(addSets(graph, path, builder) || collector.wanted() != Wanted.ALL)) {
            return;
        }
        nameRulesOfLoop(graph, path, builder);
        List<Link> links = graph.links(path, true);
        List<Candidate> last = links.get(links.size() - 1).to();
        links.add(new Link(last, links.get(0).from(), false, List.of()));
        collector.add(builder.chain(links).toStep());
        if (collector.wanted() == Wanted.ALL) {
            // Some players do not look among the loop's own cells for what sees two others.
            StepBuilder around = new StepBuilder(graph.position, this, technique, path.length - 1);
            removeByLoop(graph, path, graph.cellsOf(path), around);
            if (around.isEffective()) {
                addSets(graph, path, around);
                nameRulesOfLoop(graph, path, around);
                collector.add(around.chain(links).toStep());
            }
        }
    }

    private static void nameRulesOfLoop(LinkGraph graph, int[] path, StepBuilder builder) {
        for (int i = 1; i < path.length; i += 2) {
            int[] weakLink = {path[i], path[(i + 1) % path.length]};
            graph.nameRules(weakLink, false, commonVictims(graph, weakLink[0], weakLink[1]), weakLink, builder);
        }
    }

    /** Removes what sees both nodes of a weak link; links between two cells remove nothing from the cells to be spared. */
    private void removeByLoop(LinkGraph graph, int[] path, long[] spared, StepBuilder builder) {
        for (int i = 1; i < path.length; i += 2) {
            int node = path[i];
            int next = path[(i + 1) % path.length];
            StepBuilder both = new StepBuilder(graph.position, this, technique, 0);
            removeBetween(graph, node, next, both);
            boolean isInCell = graph.digitOf(node) != graph.digitOf(next);
            builder.removeAs(isInCell ? both : both.without(spared));
            removeOthers(graph, path[i - 1], node, builder);
        }
    }

    /** Of the two nodes of an almost locked set in a loop exactly one is true, so the set holds all its other digits. */
    private void removeOthers(LinkGraph graph, int a, int b, StepBuilder builder) {
        Als set = kind.sets ? graph.setBetween(a, b) : null;
        if (set == null) {
            return;
        }
        long used = 1L << graph.digitOf(a) | 1L << graph.digitOf(b);
        for (long left = set.digits & ~used; left != 0; left &= left - 1) {
            int digit = Position.first(left);
            builder.removeFrom(set.seen, digit * graph.position.words, digit);
        }
    }
}
