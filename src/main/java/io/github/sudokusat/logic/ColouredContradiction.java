package io.github.sudokusat.logic;

import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.grid.candidates.Outcome;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.run.Limits;
import java.util.ArrayList;
import java.util.List;

/**
 * Coloured contradiction: a strongly linked component, one of whose colours leads by singles to a contradiction, takes its other colour.
 *
 * <p>Whether singles come to a contradiction does not depend on their order, so neither does what is found.
 */
final class ColouredContradiction implements Finder {

    @Override
    public void find(Position position, Findings findings) {
        for (ColourGraph.Component component : ColourGraph.components(position, true)) {
            for (int colour = 0; colour < 2 && !findings.isDone(0); colour++) {
                int[] assumed = component.colour(colour == 0);
                if (fails(position, assumed)) {
                    findings.add(explain(position, assumed, component.colour(colour != 0)));
                }
            }
        }
    }

    private static boolean fails(Position position, int[] assumed) {
        CandidateGrid grid = position.grid.copy();
        return !placeAll(position, grid, assumed)
                || Propagation.run(grid, Propagation.Depth.SINGLES) == Outcome.CONTRADICTION;
    }

    private static boolean placeAll(Position position, CandidateGrid grid, int[] candidates) {
        for (int candidate : candidates) {
            if (!grid.place(candidate / position.side, candidate % position.side + 1)) {
                return false;
            }
        }
        return true;
    }

    private static Step explain(Position position, int[] assumed, int[] other) {
        CandidateGrid grid = position.grid.copy();
        List<Candidate> consequences = new ArrayList<>();
        if (placeAll(position, grid, assumed)) {
            followSingles(position, grid, consequences);
        }
        Contradiction contradiction = grid.contradiction()
                .orElseThrow(() -> new IllegalStateException("singles found no contradiction a second time"));
        Draft draft = new Draft(position, Technique.COLOURED_CONTRADICTION, 0);
        for (int candidate : assumed) {
            draft.remove(candidate / position.side, candidate % position.side);
        }
        return draft.part(Role.COLOUR_A, Colouring.candidates(position, assumed))
                .part(Role.COLOUR_B, Colouring.candidates(position, other))
                .part(Role.CONSEQUENCE, consequences)
                .contradiction(contradiction)
                .toStep();
    }

    /** Places singles one by one until there is a contradiction or none is left. */
    private static void followSingles(Position position, CandidateGrid grid, List<Candidate> placed) {
        List<Finder> singles = List.of(new NakedSingle(), new HiddenSingle());
        boolean found = true;
        while (found) {
            Findings findings = new Findings(Scope.FIRST, Limits.none().watch());
            Position now = new Position(position.geometry, grid);
            for (Finder finder : singles) {
                finder.find(now, findings);
            }
            found = !findings.isEmpty();
            for (Step step : findings.steps()) {
                Candidate single = step.placements().get(0);
                placed.add(single);
                found = grid.place(single.cell().number(position.side), single.digit());
            }
        }
    }
}
