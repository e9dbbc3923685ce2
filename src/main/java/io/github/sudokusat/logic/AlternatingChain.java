package io.github.sudokusat.logic;

import io.github.sudokusat.grid.Candidate;
import java.util.List;

/**
 * Chains of alternately strong and weak links, shortest first: X-cycles, XY-chains, AIC without and with groups.
 *
 * <p>A chain that begins and ends with a strong link shows that one of its ends is true. So what sees both ends is false (<em>discontinuous</em>,
 * the removed candidate closing it to a loop); if the ends are one and the same node, it is true. If the ends see each other, the loop is
 * <em>continuous</em>: from either node of a weak link a chain leads round to the other, so the links are strong as well, and whatever else
 * sees both nodes is false.
 *
 * <p>The steps of the smallest size do not depend on how the search goes: they come from all pairs of ends that so many links join. What a
 * continuous loop removes is removed by such pairs too, each weak link's nodes being the ends of a chain as long; so loops are only told as such
 * where single steps are wanted.
 *
 * <p><b>Bound.</b> {@value #MAX_LINKS} links. <b>Cost.</b> One search by breadth from every node.
 */
final class AlternatingChain implements Finder {

    static final int MAX_LINKS = 31;
    private static final int LEAST_LINKS = 3;

    private final Technique technique;
    private final LinkGraph.Kind kind;

    AlternatingChain(Technique technique, LinkGraph.Kind kind) {
        this.technique = technique;
        this.kind = kind;
    }

    @Override
    public void find(Position position, Findings findings) {
        LinkGraph graph = new LinkGraph(position, kind);
        Implications implications = new Implications(graph);
        for (int node = 0; node < graph.nodes && !findings.isDone(LEAST_LINKS); node++) {
            find(graph, implications, node, findings);
        }
    }

    private void find(LinkGraph graph, Implications implications, int start, Findings findings) {
        implications.start(start, false);
        for (int links = 1; links <= MAX_LINKS && !findings.isDone(links); links += 2) {
            long[] becomeTrue = implications.advance();
            if (Bits.isEmpty(becomeTrue)) {
                return;
            }
            if (links >= LEAST_LINKS) {
                // A chain can be read from either end, so ends before the start have had their turn.
                for (int end = Bits.next(becomeTrue, 0, graph.words, start);
                        end >= 0;
                        end = Bits.next(becomeTrue, 0, graph.words, end + 1)) {
                    conclude(graph, implications, start, end, links, findings);
                }
            }
            if (Bits.isEmpty(implications.advance())) {
                return;
            }
        }
    }

    private void conclude(
            LinkGraph graph, Implications implications, int start, int end, int links, Findings findings) {
        if (findings.scope() != Scope.SMALLEST && end != start && Bits.has(graph.weak, start * graph.words, end)) {
            closeLoop(graph, implications.path(end, links), findings);
        }
        if (findings.isDone(links) || (end != start && !graph.haveCommonVictim(start, end))) {
            return;
        }
        Draft draft = new Draft(graph.position, technique, links);
        if (end == start && start < graph.singles) {
            draft.place(graph.cellOf(start), graph.digitOf(start));
        } else {
            removeBetween(graph, start, end, draft);
        }
        if (draft.isEffective()) {
            findings.add(draft.chain(graph.links(implications.path(end, links), true))
                    .toStep());
        }
    }

    private static void removeBetween(LinkGraph graph, int a, int b, Draft draft) {
        long[] victims = new long[graph.words];
        Bits.or(victims, 0, graph.weak, a * graph.words, graph.words);
        Bits.and(victims, 0, graph.weak, b * graph.words, graph.words);
        graph.remove(victims, draft);
    }

    /** Adds the step of a continuous loop, whose last link is the weak one from the end of the path to its start. */
    private void closeLoop(LinkGraph graph, int[] path, Findings findings) {
        Draft draft = new Draft(graph.position, technique, path.length - 1);
        for (int i = 1; i < path.length; i += 2) {
            removeBetween(graph, path[i], path[(i + 1) % path.length], draft);
        }
        if (draft.isEffective()) {
            List<Link> links = graph.links(path, true);
            List<Candidate> last = links.get(links.size() - 1).to();
            links.add(new Link(last, links.get(0).from(), false, List.of()));
            findings.add(draft.chain(links).toStep());
        }
    }
}
