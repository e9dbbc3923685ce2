package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A search by several methods in turn, each of which begins anew.
 *
 * <p>The turns find the two solutions that a check for uniqueness needs. A caller that requests more wants them all, so a last search then leaves out the
 * known ones and goes on to the end. A caller that begins by counting more than two has the last search alone.
 */
final class TurnSearch extends StatefulSearch {

    /** The methods of a search. */
    interface Turns {

        /**
         * Begins a turn, which is over when its search stops, unless it stopped at a limit of the whole search.
         *
         * @param number the number of turns before it
         * @param limits how far all turns may still go; the turn may have less work
         * @return the search, whose statistics count the work by conflicts
         */
        Search begin(int number, Limits limits);

        /**
         * Begins the search for all solutions.
         *
         * @param limits how far it may go
         * @return the search
         */
        Search beginLast(Limits limits);
    }

    /** The number of solutions that a check asks for. */
    private static final int BY_TURNS = 2;

    private final Turns turns;
    /** The solutions found by the turns and not yet found again by the last search. */
    private final List<Grid> known = new ArrayList<>();
    /** What searches now; null before the first solution is requested, and between two turns. */
    private @Nullable Search current;

    private int begun;
    private boolean isLast;
    private Statistics earlier = Statistics.NONE;

    TurnSearch(Turns turns, Limits limits) {
        super(limits);
        this.turns = turns;
    }

    @Override
    protected void prepareCount(long max) {
        if (max > BY_TURNS) {
            beginLast();
        }
    }

    @Override
    protected Status step() {
        if (known.size() == BY_TURNS && !isLast) {
            beginLast();
        }
        while (!watch().isStopped()) {
            Search search = current();
            Status status = search.advance();
            if (status == Status.EXHAUSTED || (status == Status.FOUND && isNew(search.solution()))) {
                return status;
            }
            if (status == Status.STOPPED) {
                goOnOrStop(search.statistics());
            }
        }
        return Status.STOPPED;
    }

    private Search current() {
        Search search = current;
        if (search == null) {
            search = turns.begin(begun++, limitsLeft());
            current = search;
        }
        return search;
    }

    private boolean isNew(Grid solution) {
        if (isLast) {
            return !known.remove(solution);
        }
        return !known.contains(solution) && known.add(solution);
    }

    /** Ends a turn, unless it was ended by the limits of the whole search, which count conflicts until the last search, and its own unit from then on. */
    private void goOnOrStop(Statistics work) {
        Optional<StopReason> reason = work.stopReason();
        boolean isTurnOver = reason.isEmpty()
                || (!isLast && reason.get() == StopReason.WORK_LIMIT && work.conflicts() < conflictsLeft());
        if (isTurnOver) {
            endTurn();
        } else {
            watch().stop(reason.get());
        }
    }

    private void endTurn() {
        if (current != null) {
            earlier = earlier.plus(current.statistics());
            current.close();
            current = null;
        }
    }

    private void beginLast() {
        endTurn();
        isLast = true;
        current = turns.beginLast(limitsLeft());
    }

    private Limits limitsLeft() {
        return watch().limits().withMaxSolutions(Long.MAX_VALUE).withMaxWork(conflictsLeft());
    }

    private long conflictsLeft() {
        return Math.max(0, watch().limits().maxWork() - earlier.conflicts());
    }

    @Override
    protected Grid build() {
        return Objects.requireNonNull(current, "a solution has been found").solution();
    }

    @Override
    protected Statistics describe(long found, Optional<StopReason> stop) {
        Statistics work = current == null ? earlier : earlier.plus(current.statistics());
        return new Statistics(found, work.nodes(), work.conflicts(), work.propagations(), stop);
    }

    @Override
    protected void release() {
        endTurn();
    }
}
