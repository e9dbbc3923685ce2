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
 * @param refutations for each candidate that is excluded because it was refuted, in the order of these parts, why it is false: it is the premise,
 *     which leads to a contradiction and may need refutations in its turn; unmodifiable
 */
public record Explanation(
        List<Part> parts, List<List<Link>> chains, List<Contradiction> contradictions, List<Explanation> refutations) {

    public Explanation {
        parts = List.copyOf(parts);
        chains = List.copyOf(chains);
        contradictions = List.copyOf(contradictions);
        refutations = List.copyOf(refutations);
    }

    /**
     * An explanation without candidates that are refuted in their turn.
     *
     * @param parts the parts of the pattern; copied
     * @param chains the chains; copied
     * @param contradictions the contradiction, if there is one; copied
     */
    public Explanation(List<Part> parts, List<List<Link>> chains, List<Contradiction> contradictions) {
        this(parts, chains, contradictions, List.of());
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
