package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.candidates.Contradiction;
import java.util.List;

/**
 * Why a step holds, as data: the parts of the pattern and the links of its chains.
 *
 * @param parts the parts in an order that is always the same for a technique; unmodifiable
 * @param chains chains, each a list of links in order; unmodifiable
 * @param contradictions what an assumption led to, if the step is proved so; unmodifiable, one member or none
 */
public record Explanation(List<Part> parts, List<List<Link>> chains, List<Contradiction> contradictions) {

    /**
     * Copies the lists.
     *
     * @param parts the parts
     * @param chains the chains
     * @param contradictions the contradictions
     */
    public Explanation {
        parts = List.copyOf(parts);
        chains = List.copyOf(chains);
        contradictions = List.copyOf(contradictions);
    }

    /**
     * The parts in one role.
     *
     * @param role the role
     * @return the parts in order; empty if there is none
     */
    public List<Part> parts(Role role) {
        return parts.stream().filter(part -> part.role() == role).toList();
    }
}
