package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import java.util.List;

/**
 * A link of a chain between two nodes, each of them a candidate or a group of candidates of one digit.
 *
 * @param from the node at which the link begins; unmodifiable
 * @param to the node at which it ends; unmodifiable
 * @param strong true if the link is used as a strong one (at least one of the two nodes is true), false if as a weak one (at most one is)
 * @param houses the house in which the two nodes are all places of their digit, if the link is strong and between cells; otherwise empty;
 * unmodifiable
 */
public record Link(List<Candidate> from, List<Candidate> to, boolean strong, List<House> houses) {

    public Link {
        from = List.copyOf(from);
        to = List.copyOf(to);
        houses = List.copyOf(houses);
    }
}
