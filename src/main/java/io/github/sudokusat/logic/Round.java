package io.github.sudokusat.logic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.util.List;

/**
 * A round: all of the smallest steps of the first technique that changes something, taken together.
 *
 * @param technique the technique
 * @param size the size of each step, in the technique's own measure
 * @param steps how many steps there are, at least 1, no two of which change the same
 * @param placements what they place, in no particular order and perhaps with repetitions
 * @param eliminations what they remove; likewise
 */
public record Round(
        Technique technique, int size, int steps, List<Candidate> placements, List<Candidate> eliminations) {

    public Round {
        placements = List.copyOf(placements);
        eliminations = List.copyOf(eliminations);
    }

    static Round of(List<Step> steps) {
        return new Round(
                steps.get(0).technique(),
                steps.get(0).size(),
                steps.size(),
                steps.stream().flatMap(step -> step.placements().stream()).toList(),
                steps.stream().flatMap(step -> step.eliminations().stream()).toList());
    }

    /**
     * Takes the steps.
     *
     * @param position the candidate grid to change
     * @return false if that led to a contradiction
     * @throws IllegalStateException if the position is contradictory already
     */
    public boolean apply(CandidateGrid position) {
        return LogicSolver.apply(placements, eliminations, position);
    }
}
