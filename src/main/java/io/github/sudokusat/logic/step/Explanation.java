package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.candidates.Contradiction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Why a step holds, as data: the parts of the pattern and the links of its chains. {@link Role} has a table of what each technique puts here.
 *
 * @param parts the parts of the pattern, in the order that the table gives; unmodifiable
 * @param chains the chains, each a list of links in order; unmodifiable
 * @param contradictions the contradiction that an assumption led to, if that proves the step; unmodifiable; at most one
 */
public record Explanation(List<Part> parts, List<List<Link>> chains, List<Contradiction> contradictions) {

    public Explanation {
        parts = List.copyOf(parts);
        chains = List.copyOf(chains);
        contradictions = List.copyOf(contradictions);
    }

    /**
     * The parts in one role.
     *
     * @param role the role
     * @return the parts in order; empty if no part has the role
     */
    public List<Part> parts(Role role) {
        List<Part> found = new ArrayList<>();
        for (Part part : parts) {
            if (part.role() == role) {
                found.add(part);
            }
        }
        return Collections.unmodifiableList(found);
    }
}
