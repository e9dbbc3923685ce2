package io.github.sudokusat.engine.propagate;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Contradiction;
import io.github.sudokusat.grid.candidates.filter.Filters;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Rank;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How often cells have been part of a contradiction, or their choice has led to one, the more so the later it was, so that a search tries the cells of
 * its difficult rules first. Cells of many rules are taken for difficult before the search.
 *
 * <p>The next cell is one with the fewest candidates in proportion to its weight, as in <i>dom/wdeg</i> of constraint solvers, but with weights of
 * cells instead of constraints. If it has more than two candidates, a digit with two places in a house comes before it if the heavier of them has fewer
 * choices in proportion to its weight. Before all of them comes the cell of the choice that led to the last contradiction, as long as it is open, so
 * that a search returns to where its trouble began (Lecoutre, Saïs, Tabary and Vidal, <i>Reasoning from last conflict(s) in constraint
 * programming</i>, Artificial Intelligence 173, 2009, pages 1592 to 1614).
 *
 * <p>Without named rules the weights only decide between cells with equally many candidates, after that of the last contradiction: with the weights
 * first, some anti-knight puzzles took three times as long.
 *
 * <p>On the sample puzzles with named rules the weights took a third of the nodes of the fewest candidates alone; the decay and the places of digits
 * together took half of the rest, and the cells of choices half of that on the 40 hardest. Restarts did not pay.
 */
final class CellWeights {

    /** A house in which a digit has no place says less about each of its cells than a cell without candidates says about itself. */
    private static final double IN_HOUSE = 0.7;

    /** The contradictions that each primitive of a rule is taken to have had in each of its cells before the search. */
    private static final int BEFORE = 10;

    /** What a contradiction adds, compared with the next one. */
    private static final double DECAY = 0.999;

    /** Where what is added begins again at 1. */
    private static final double LARGE = 1e50;

    private final double[] weights;
    private final List<Beginning> beginnings;
    private double added = 1;
    /** The cell whose choice led to the last contradiction; −1 before the first one. */
    private int lastFailed = -1;

    /** The cells of an edge of which one begins a line with the digit of a rank. */
    private static final class Beginning {

        private final int digit;
        private final int[] cells;

        Beginning(int digit, int[] cells) {
            this.digit = digit;
            this.cells = cells;
        }
    }

    CellWeights(Layout layout) {
        weights = new double[layout.cellCount()];
        Arrays.fill(weights, 1);
        addRules(layout);
        beginnings = beginnings(layout);
    }

    private void addRules(Layout layout) {
        for (StatedRule stated : layout.statedRules()) {
            for (Primitive primitive : stated.primitives()) {
                for (int cell : primitive.cells()) {
                    weights[cell] += BEFORE;
                }
            }
        }
    }

    private static List<Beginning> beginnings(Layout layout) {
        List<Beginning> beginnings = new ArrayList<>();
        for (Rank rank : Filters.ranks(layout)) {
            for (int edge = 0; edge < rank.edgeCount(); edge++) {
                int[][] lines = rank.lines(edge);
                int[] cells = new int[lines.length];
                for (int i = 0; i < cells.length; i++) {
                    cells[i] = lines[i][0];
                }
                beginnings.add(new Beginning(rank.digit(), cells));
            }
        }
        return beginnings;
    }

    /** A choice of the line that begins with the digit of a rank, on the edge with the fewest such lines; null if all are known. */
    private @Nullable OpenChoice betweenLines(CandidateGrid grid) {
        int fewest = Integer.MAX_VALUE;
        int best = -1;
        int digit = 0;
        for (Beginning beginning : beginnings) {
            int count = 0;
            int heaviest = -1;
            for (int cell : beginning.cells) {
                if (grid.isCandidate(cell, beginning.digit)) {
                    count++;
                    heaviest = heaviest < 0 || weights[cell] > weights[heaviest] ? cell : heaviest;
                }
            }
            if (count > 1 && count < fewest) {
                fewest = count;
                best = heaviest;
                digit = beginning.digit;
            }
        }
        return best < 0 ? null : OpenChoice.ofCandidate(grid, best, digit);
    }

    /**
     * Makes the cells of a grid's contradiction heavier.
     *
     * @param chosen the cell of the last choice on the way to the grid; −1 if there was none
     * @param placed whether that choice placed a digit; then its cell becomes heavier too
     */
    void learn(CandidateGrid grid, int chosen, boolean placed) {
        lastFailed = chosen;
        if (placed) {
            weights[chosen] += added;
        }
        grid.contradiction()
                .ifPresent(contradiction -> learn(contradiction, grid.layout().side()));
        added /= DECAY;
        if (added > LARGE) {
            added /= LARGE;
            Arrays.setAll(weights, cell -> Math.max(weights[cell], 1) / LARGE);
        }
    }

    private void learn(Contradiction contradiction, int side) {
        if (contradiction instanceof Contradiction.Broken broken) {
            for (Cell cell : broken.cells()) {
                weights[cell.number(side)] += added;
            }
        } else if (contradiction instanceof Contradiction.NoCandidate empty) {
            weights[empty.cell().number(side)] += added;
        } else if (contradiction instanceof Contradiction.NoPlace none) {
            House house = none.house();
            for (int i = 0; i < house.size(); i++) {
                weights[house.cell(i)] += IN_HOUSE * added;
            }
        }
    }

    /** The next choice in a grid; null if no cell is open. */
    @Nullable
    OpenChoice choose(CandidateGrid grid) {
        OpenChoice line = beginnings.isEmpty() ? null : betweenLines(grid);
        if (line != null) {
            return line;
        }
        if (isLastFailedOpen(grid)) {
            return OpenChoice.ofCandidate(grid, lastFailed, grid.nextCandidate(lastFailed, 1));
        }
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
        if (best < 0) {
            return null;
        }
        OpenChoice places = grid.candidateCount(best) > 2 ? betweenPlaces(grid, least) : null;
        return places == null ? OpenChoice.ofCandidate(grid, best, grid.nextCandidate(best, 1)) : places;
    }

    /** A choice between the digits of the cell of the last contradiction, or else of the heaviest of those with the fewest candidates; null if no cell is open. */
    @Nullable
    OpenChoice chooseDigits(CandidateGrid grid) {
        if (isLastFailedOpen(grid)) {
            return OpenChoice.ofDigits(grid, lastFailed);
        }
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int cell = 0; cell < weights.length; cell++) {
            if (grid.digit(cell) == 0) {
                int count = grid.candidateCount(cell);
                if (count < fewest || (count == fewest && weights[cell] > weights[best])) {
                    best = cell;
                    fewest = count;
                }
            }
        }
        return best < 0 ? null : OpenChoice.ofDigits(grid, best);
    }

    private boolean isLastFailedOpen(CandidateGrid grid) {
        return lastFailed >= 0 && grid.digit(lastFailed) == 0;
    }

    /** A choice between the two places of a digit in a house whose score is below a limit; null if there is none. */
    private @Nullable OpenChoice betweenPlaces(CandidateGrid grid, double limit) {
        List<House> houses = grid.layout().houses();
        double least = limit;
        int best = -1;
        int bestDigit = 0;
        for (int house = 0; house < houses.size(); house++) {
            for (int digit = 1; digit <= grid.layout().side(); digit++) {
                if (grid.placeCount(house, digit) == 2) {
                    int cell = heavierPlace(grid, house, digit);
                    double score = 2 / weights[cell];
                    if (score < least) {
                        best = cell;
                        bestDigit = digit;
                        least = score;
                    }
                }
            }
        }
        return best < 0 ? null : OpenChoice.ofCandidate(grid, best, bestDigit);
    }

    private int heavierPlace(CandidateGrid grid, int house, int digit) {
        House cells = grid.layout().houses().get(house);
        int first = grid.nextPlace(house, digit, 0);
        int one = cells.cell(first);
        int other = cells.cell(grid.nextPlace(house, digit, first + 1));
        return weights[one] >= weights[other] ? one : other;
    }
}
