package io.github.sudokusat.cluster.single;

import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.PropagationOutcome;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Splits a cube into smaller ones that have no solution in common, by the digits of a cell or by the places of a digit in a house.
 *
 * <p>The cube with the most open candidates is split first. Each part is propagated, and dropped if that gives a contradiction. Of several ways to
 * split, one is taken that leaves the fewest candidates in its parts in proportion to their number. Not thread-safe.
 */
final class Splitter {

    private final Puzzle puzzle;
    private final int lookahead;
    private final Watch watch;
    private final PriorityQueue<Part> open = new PriorityQueue<>((a, b) -> Integer.compare(b.candidates, a.candidates));
    private final List<Cube> done = new ArrayList<>();

    /** A cube and what propagation leaves of it. */
    private static final class Part {

        final Cube cube;
        final CandidateGrid grid;
        final int candidates;

        Part(Cube cube, CandidateGrid grid) {
            this.cube = cube;
            this.grid = grid;
            candidates = grid.candidateCount();
        }
    }

    /**
     * Creates a splitter.
     *
     * @param puzzle the puzzle to which the cubes belong
     * @param lookahead how many ways to split are tried, 1 or more
     * @param watch stops the work
     */
    Splitter(Puzzle puzzle, int lookahead, Watch watch) {
        this.puzzle = puzzle;
        this.lookahead = lookahead;
        this.watch = watch;
    }

    /**
     * Splits a cube.
     *
     * @param cube the cube
     * @param wanted how many parts are enough, 1 or more
     * @return the parts: none if the cube has no solution; few if little is open in it; if the watch has stopped, perhaps fewer than wanted
     */
    List<Cube> split(Cube cube, int wanted) {
        open.clear();
        done.clear();
        CandidateGrid root = cube.of(puzzle).toCandidates(CandidateLayout.of(puzzle.layout()), watch);
        if (watch.isStopped()) {
            return List.of(cube);
        }
        add(cube, root);
        while (!open.isEmpty() && open.size() + done.size() < wanted && !watch.isStopped()) {
            Part part = open.remove();
            List<Part> parts = best(part);
            if (watch.isStopped()) {
                open.add(part);
            } else {
                parts.forEach(this::put);
            }
        }
        List<Cube> cubes = new ArrayList<>(done);
        open.forEach(part -> cubes.add(part.cube));
        return cubes;
    }

    /** Propagates a cube that is to be kept, unless that gives a contradiction. */
    private void add(Cube cube, CandidateGrid grid) {
        PropagationOutcome outcome = grid.isContradictory()
                ? PropagationOutcome.CONTRADICTION
                : Propagation.run(grid, Propagation.Depth.LOCKED);
        if (outcome == PropagationOutcome.DONE) {
            put(new Part(cube, grid));
        }
    }

    private void put(Part part) {
        if (part.grid.placedCount() == puzzle.layout().cellCount()) {
            done.add(part.cube);
        } else {
            open.add(part);
        }
    }

    /** The parts of the best way to split: at most one way is without any doubt, when it has no part or a single one. */
    private List<Part> best(Part part) {
        List<Part> best = List.of();
        double least = Double.POSITIVE_INFINITY;
        for (int[] way : new Choices(part.grid).fewest(lookahead)) {
            List<Part> parts = parts(part, way);
            double score = score(part, parts);
            if (score < least) {
                least = score;
                best = parts;
            }
            if (parts.size() <= 1 || watch.isStopped()) {
                return parts;
            }
        }
        return best;
    }

    /** The parts that propagation does not refute; {@code way} holds cells and digits in turn. */
    private List<Part> parts(Part part, int... way) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < way.length && !watch.isStopped(); i += 2) {
            CandidateGrid grid = part.grid.copy();
            if (grid.place(way[i], way[i + 1])
                    && Propagation.run(grid, Propagation.Depth.LOCKED) == PropagationOutcome.DONE) {
                parts.add(new Part(part.cube.with(way[i], way[i + 1]), grid));
            }
        }
        return parts;
    }

    /** The size of the search below, if every split takes away as many candidates as this one: less is better. */
    private static double score(Part part, List<Part> parts) {
        double taken = 0;
        for (Part child : parts) {
            taken += part.candidates - child.candidates;
        }
        return parts.size() * Math.log(parts.size()) / Math.max(1, taken);
    }
}
