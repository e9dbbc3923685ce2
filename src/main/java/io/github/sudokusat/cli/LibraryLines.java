package io.github.sudokusat.cli;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.text.LibraryCase;
import io.github.sudokusat.logic.Step;
import java.util.Optional;
import java.util.TreeSet;

/** Steps as library lines of technique cases: {@code --format library}. */
final class LibraryLines {

    private LibraryLines() {}

    /**
     * The case of a step.
     *
     * @param step the step
     * @param position where it was found, of side 9 or less
     * @param givens the digits that the puzzle gives
     * @return the case; empty if libraries have no code for the step
     */
    static Optional<LibraryCase> of(Step step, CandidateGrid position, Grid givens) {
        return step.libraryCode()
                .map(code ->
                        LibraryCase.of(code, digits(step), givens, position, step.eliminations(), step.placements()));
    }

    /** Appends the line of a step, or a comment if libraries have no code for it. */
    static void append(Step step, CandidateGrid position, Grid givens, StringBuilder out) {
        out.append(of(step, position, givens).map(LibraryCase::line).orElse("# " + step.text()))
                .append('\n');
    }

    /** The digits that a step places or removes, one after the other. */
    private static String digits(Step step) {
        TreeSet<Integer> digits = new TreeSet<>();
        for (Candidate candidate : step.placements()) {
            digits.add(candidate.digit());
        }
        for (Candidate candidate : step.eliminations()) {
            digits.add(candidate.digit());
        }
        StringBuilder text = new StringBuilder();
        digits.forEach(text::append);
        return text.toString();
    }
}
