package io.github.sudokusat.logic.step;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.House;
import java.util.List;

/**
 * A part of a pattern: houses and candidates in one role.
 *
 * @param role what the houses and candidates do in the pattern
 * @param houses the houses; may be empty; unmodifiable
 * @param candidates the candidates, by cell and digit unless the role says otherwise; may be empty; unmodifiable
 * @param rule the name of the rule that the part rests on; empty if it needs none
 * @param sum what the digits of the houses, or of the rule's cells, add up to, or what else the role says, if that matters; else 0
 */
public record Part(Role role, List<House> houses, List<Candidate> candidates, String rule, int sum) {

    /**
     * A part without a named rule.
     *
     * @param role the role
     * @param houses the houses; copied
     * @param candidates the candidates; copied
     */
    public Part(Role role, List<House> houses, List<Candidate> candidates) {
        this(role, houses, candidates, "", 0);
    }

    /**
     * A part without a sum.
     *
     * @param role the role
     * @param houses the houses; copied
     * @param candidates the candidates; copied
     * @param rule the name of the rule
     */
    public Part(Role role, List<House> houses, List<Candidate> candidates, String rule) {
        this(role, houses, candidates, rule, 0);
    }

    public Part {
        houses = List.copyOf(houses);
        candidates = List.copyOf(candidates);
    }
}
