package io.github.sudokusat.grid.candidates;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.Watch;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A grid and, if more is known than its digits, the candidates that are left: the input of solvers, counters and encoders.
 *
 * <p>Its solutions are the solutions of the grid that take the digit of every cell from the candidates. Without candidates, any digit may be placed
 * in a blank cell, and the layout alone decides; with candidates, for instance from pencil marks or from a position in which some have been ruled
 * out, there may be fewer solutions. A puzzle may have conflicts or be contradictory, in which case it has no solution.
 *
 * <p>Immutable and safe for use by several threads. A puzzle that consists of a grid alone costs nothing; one with candidates holds a copy of them.
 */
public final class Puzzle {

    private final Grid grid;
    /** The candidates, in which the grid's digits are placed unless that is contradictory; never modified. */
    private final @Nullable CandidateGrid candidates;

    private Puzzle(Grid grid, @Nullable CandidateGrid candidates) {
        this.grid = grid;
        this.candidates = candidates;
    }

    /**
     * Creates the puzzle of a grid's digits.
     *
     * @param grid the grid, on any layout; it may have conflicts
     * @return the puzzle, without candidates of its own
     */
    public static Puzzle of(Grid grid) {
        return new Puzzle(Objects.requireNonNull(grid, "grid"), null);
    }

    /**
     * Creates the puzzle of candidates; its grid has the digits that are placed among them.
     *
     * @param candidates the candidates; copied; may be contradictory
     * @return the puzzle
     */
    public static Puzzle of(CandidateGrid candidates) {
        return new Puzzle(candidates.toGrid(), candidates.copy());
    }

    /**
     * Creates the puzzle of a grid whose solutions are restricted to candidates.
     *
     * @param grid the grid; a digit that is not a candidate of its cell makes the puzzle contradictory
     * @param candidates the candidates, among which the grid's digits need not be placed; copied; may be contradictory
     * @return the puzzle
     * @throws IllegalArgumentException if the layouts differ
     */
    public static Puzzle of(Grid grid, CandidateGrid candidates) {
        if (!grid.layout().equals(candidates.layout())) {
            throw new IllegalArgumentException(
                    "the candidates' layout must be " + grid.layout() + ", but is " + candidates.layout());
        }
        CandidateGrid placed = candidates.copy();
        if (!placed.isContradictory()) {
            placed.placeEvery(grid, null);
        }
        return new Puzzle(grid, placed);
    }

    /**
     * The layout.
     *
     * @return the layout of the grid
     */
    public Layout layout() {
        return grid.layout();
    }

    /**
     * The digits that every solution keeps.
     *
     * @return the grid
     */
    public Grid grid() {
        return grid;
    }

    /**
     * Whether the puzzle has candidates of its own, so that it consists of more than its grid.
     *
     * @return false if it was created from a grid alone
     */
    public boolean hasCandidates() {
        return candidates != null;
    }

    /**
     * The candidates to reason on: those of the puzzle, or those that the grid's digits leave if it has none.
     *
     * @return a new grid; contradictory if the puzzle is, or if the digits clash
     * @throws IllegalArgumentException if the layout is not {@linkplain CandidateLayout#supports supported}
     */
    public CandidateGrid toCandidates() {
        return candidates == null ? CandidateGrid.of(CandidateLayout.of(layout()), grid) : candidates.copy();
    }

    /**
     * The candidates to reason on, for callers that keep the tables of a layout.
     *
     * @param tables the tables of the puzzle's layout
     * @return a new grid; contradictory if the puzzle is, or if the digits clash
     * @throws IllegalArgumentException if the puzzle's layout differs from that of the tables
     */
    public CandidateGrid toCandidates(CandidateLayout tables) {
        requireLayout(tables);
        return candidates == null ? CandidateGrid.of(tables, grid) : candidates.copy();
    }

    /**
     * The candidates to reason on, for callers that also share a watch among the phases of a computation: on large grids the work takes up to a few
     * tenths of a second.
     *
     * @param tables the tables of the puzzle's layout
     * @param watch polled every few milliseconds; ends the work when it is stopped
     * @return a new grid; contradictory if the puzzle is, or if the digits clash; of no use once the watch is stopped
     * @throws IllegalArgumentException if the puzzle's layout differs from that of the tables
     */
    public CandidateGrid toCandidates(CandidateLayout tables, Watch watch) {
        requireLayout(tables);
        if (candidates != null) {
            return candidates.copy();
        }
        CandidateGrid left = CandidateGrid.full(tables);
        left.placeAll(grid, watch);
        return left;
    }

    private void requireLayout(CandidateLayout tables) {
        if (!tables.layout().equals(layout())) {
            throw new IllegalArgumentException(
                    "the tables must be those of " + layout() + ", but are those of " + tables.layout());
        }
    }

    /**
     * Whether another object is the same puzzle.
     *
     * @param object an object
     * @return true if it is a puzzle with the same grid and either the same candidates or, like this one, none
     */
    @Override
    public boolean equals(Object object) {
        return object instanceof Puzzle other
                && grid.equals(other.grid)
                && Objects.equals(candidates, other.candidates);
    }

    @Override
    public int hashCode() {
        return grid.hashCode();
    }

    /**
     * The puzzle for messages and debugging.
     *
     * @return the grid's text, followed by the number of candidates if it has any of its own
     */
    @Override
    public String toString() {
        return candidates == null ? grid.toString() : grid + " within " + candidates.candidateCount() + " candidates";
    }
}
