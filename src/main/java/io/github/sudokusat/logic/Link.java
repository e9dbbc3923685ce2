package io.github.sudokusat.logic;

import io.github.sudokusat.grid.Candidate;
import java.util.List;

/**
 * A link of a chain between two nodes, each of them a candidate or a group of candidates of one digit.
 *
 * @param from the node at which the link begins; unmodifiable
 * @param to the node at which it ends; unmodifiable
 * @param strong true if at least one of the two is true, false if at most one is; a link may be both
 */
public record Link(List<Candidate> from, List<Candidate> to, boolean strong) {

    /**
     * Copies the nodes.
     *
     * @param from the first node
     * @param to the second node
     * @param strong which of the two kinds of link is used
     */
    public Link {
        from = List.copyOf(from);
        to = List.copyOf(to);
    }
}
