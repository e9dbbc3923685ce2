package io.github.sudokusat.engine.propagate;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Contradiction;
import java.util.Arrays;

/**
 * How often cells have been part of a contradiction, so that a search tries the cells of its difficult rules first.
 *
 * <p>The next cell is one with the fewest candidates in proportion to its weight, as in <i>dom/wdeg</i> of constraint solvers, but with weights of
 * cells instead of constraints. On the sample puzzles with named rules this took a third of the nodes of the fewest candidates alone; restarts, and
 * choices among the places of a digit, did not pay.
 */
final class CellWeights {

    /** A house in which a digit has no place says less about each of its cells than a cell without candidates says about itself. */
    private static final double IN_HOUSE = 0.2;

    private final double[] weights;

    CellWeights(int cells) {
        weights = new double[cells];
        Arrays.fill(weights, 1);
    }

    /** Makes the cells of a grid's contradiction heavier. */
    void learn(CandidateGrid grid) {
        grid.contradiction()
                .ifPresent(contradiction -> learn(contradiction, grid.layout().side()));
    }

    private void learn(Contradiction contradiction, int side) {
        if (contradiction instanceof Contradiction.Broken broken) {
            for (Cell cell : broken.cells()) {
                weights[cell.number(side)]++;
            }
        } else if (contradiction instanceof Contradiction.NoCandidate empty) {
            weights[empty.cell().number(side)]++;
        } else if (contradiction instanceof Contradiction.NoPlace none) {
            House house = none.house();
            for (int i = 0; i < house.size(); i++) {
                weights[house.cell(i)] += IN_HOUSE;
            }
        }
    }

    /** The first of the open cells with the fewest candidates in proportion to the weight; −1 if no cell is open. */
    int choose(CandidateGrid grid) {
        int best = -1;
        double least = Double.MAX_VALUE;
        for (int cell = 0; cell < weights.length; cell++) {
            if (grid.digit(cell) == 0) {
                double score = grid.candidateCount(cell) / weights[cell];
                if (score < least) {
                    best = cell;
                    least = score;
                }
            }
        }
        return best;
    }

    /** The first of the open cells with the fewest candidates; −1 if no cell is open. */
    static int smallest(CandidateGrid grid) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < grid.layout().cellCount() && fewest > 2; cell++) {
            if (grid.digit(cell) == 0 && grid.candidateCount(cell) < fewest) {
                best = cell;
                fewest = grid.candidateCount(cell);
            }
        }
        return best;
    }
}
