package io.github.sudokusat.engine.propagate;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The engine that takes over where propagation no longer makes progress. It either keeps the work, or takes turns: after a number of conflicts it
 * gives back what it has not finished, and its next turn has twice that number.
 *
 * <p>The solutions that it found in what it gives back are found again; each of them is to be {@linkplain #hasTold skipped}.
 */
final class Fallback {

    /** The solutions in one turn after which it keeps what it searches, because it makes progress and they must be remembered. */
    private static final int MOST_TOLD = 1000;

    private final Engine engine;
    /** The conflicts of a turn; {@code Long.MAX_VALUE} if it does not give back. */
    private long turn;
    /** How many of them are left. */
    private long left;

    /** The solutions that were found in what it gave back. */
    private final Set<Grid> told = new HashSet<>();

    /** The solutions of what it searches, if that may be given back. */
    private final List<Grid> found = new ArrayList<>();

    private @Nullable Puzzle puzzle;
    private @Nullable Search search;
    private boolean isLimited;
    private Statistics earlier = Statistics.NONE;

    /**
     * Creates a fallback whose first turn begins.
     *
     * @param engine the engine
     * @param turn the conflicts of its first turn, or {@code Long.MAX_VALUE} if it does not take turns
     */
    Fallback(Engine engine, long turn) {
        this.engine = engine;
        this.turn = turn;
        left = turn;
    }

    boolean isSearching() {
        return search != null;
    }

    /** Begins to search a part of the puzzle. */
    void begin(Puzzle part, Limits limits) {
        puzzle = part;
        isLimited = turn != Long.MAX_VALUE;
        long work = Math.max(0, limits.maxWork() - earlier.conflicts());
        Limits own = limits.withMaxSolutions(isLimited ? MOST_TOLD : Long.MAX_VALUE);
        search = engine.start(part, own.withMaxWork(Math.min(work, left)));
    }

    /**
     * Searches for one more solution of the part.
     *
     * @param limits those of the whole search, whose work is what propagation has left
     * @return the outcome; {@link Search.Status#STOPPED} with {@link #isTurnOver} if the part is to be given back
     */
    Search.Status advance(Limits limits) {
        Search.Status status = next();
        if (status == Search.Status.STOPPED && isLimited && reason() == StopReason.SOLUTION_LIMIT) {
            keep(limits);
            status = next();
        }
        return status;
    }

    /** Begins again with the same part, which is not given back any more, and nor are the others. */
    private void keep(Limits limits) {
        Puzzle part = Objects.requireNonNull(puzzle, "puzzle");
        rememberFound();
        close();
        turn = Long.MAX_VALUE;
        left = turn;
        begin(part, limits);
    }

    private void rememberFound() {
        told.addAll(found);
        found.clear();
    }

    /** Passes over what has been told already. */
    private Search.Status next() {
        Search own = own();
        boolean isNew = false;
        Search.Status status = Search.Status.FOUND;
        while (status == Search.Status.FOUND && !isNew) {
            status = own.advance();
            if (status == Search.Status.FOUND) {
                Grid solution = own.solution();
                isNew = !hasTold(solution);
                if (isLimited) {
                    found.add(solution);
                }
            }
        }
        return status;
    }

    /** Whether solutions were found in what was given back, and have not been found again. */
    boolean hasTold() {
        return !told.isEmpty();
    }

    /** Whether a solution was found before in what was given back; it is not asked for again. */
    boolean hasTold(Grid solution) {
        return hasTold() && told.remove(solution);
    }

    /** Why the search has stopped, or null. */
    @Nullable
    StopReason reason() {
        return own().statistics().stopReason().orElse(null);
    }

    /** Whether the search was stopped by the end of the turn, and not by the limits of the whole search. */
    boolean isTurnOver(Limits limits) {
        return isLimited && reason() == StopReason.WORK_LIMIT && statistics().conflicts() < limits.maxWork();
    }

    Grid solution() {
        return own().solution();
    }

    /** Ends the turn, the next of which will be twice as long. */
    void endTurn() {
        rememberFound();
        close();
        turn *= 2;
        left = turn;
    }

    /** The part has been searched to its end: what was found in it will not be found again. */
    void finish() {
        found.clear();
        close();
    }

    void close() {
        if (search != null) {
            Statistics work = search.statistics();
            earlier = earlier.plus(work);
            left = isLimited ? Math.max(1, left - work.conflicts()) : left;
            search.close();
            search = null;
            puzzle = null;
        }
    }

    /** All work so far. */
    Statistics statistics() {
        return search == null ? earlier : earlier.plus(search.statistics());
    }

    private Search own() {
        return Objects.requireNonNull(search, "search");
    }
}
