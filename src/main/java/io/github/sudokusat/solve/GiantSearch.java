package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.engine.anneal.AnnealingSearch;
import io.github.sudokusat.engine.anneal.CoverProblem;
import io.github.sudokusat.engine.pattern.PatternSearch;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A search of a grid that is too large for one method alone.
 *
 * <p>For the two solutions that a check for uniqueness needs, patterns are tried first; then annealing, which finds solutions, and SAT, which also proves
 * that there are none, take turns, each of which begins anew and may take four times as long as the one before. So at most about three times
 * the work is done that the better of the two needs. A caller that requests more solutions wants them all; the last turn is SAT's, without an end.
 */
final class GiantSearch extends StatefulSearch {

    /** The number of solutions that a check asks for. */
    private static final int BY_TURNS = 2;

    /** How often the length of a turn doubles from round to round. */
    private static final int DOUBLINGS = 2;

    /** Longer turns than after so many would take years. */
    private static final int MOST_DOUBLINGS = 30;

    /** The steps of annealing in its first turn, which take about as long as the conflicts of SAT. */
    private static final long FIRST_STEPS = 10_000_000;

    private static final long FIRST_CONFLICTS = 1_000;

    private final Puzzle puzzle;
    private final Engine sat;
    /** The solutions found before the last turn, or in it not again. */
    private final List<Grid> known = new ArrayList<>();
    /** What there is to cover; null before the first round, and if annealing does not apply, so that SAT has the only turn. */
    private @Nullable CoverProblem problem;

    /** What searches now; null before the first solution is requested. */
    private @Nullable Search current;

    private int turns;
    private boolean isLast;
    private Statistics earlier = Statistics.NONE;

    /**
     * Creates a search.
     *
     * @param puzzle a puzzle without named rules
     * @param sat finds all solutions
     * @param limits how far the search may go
     */
    GiantSearch(Puzzle puzzle, Engine sat, Limits limits) {
        super(limits);
        this.puzzle = puzzle;
        this.sat = sat;
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
        if (conflictsLeft() == 0) {
            watch().stop(StopReason.WORK_LIMIT);
        }
        while (!watch().isStopped()) {
            Search search = current == null ? nextTurn() : current;
            Status status = search.advance();
            if (status == Status.EXHAUSTED || (status == Status.FOUND && isNew(search))) {
                return status;
            }
            if (status == Status.STOPPED) {
                goOnOrStop(search.statistics());
            }
        }
        return Status.STOPPED;
    }

    private boolean isNew(Search search) {
        if (isLast) {
            return known.isEmpty() || !known.remove(search.solution());
        }
        Grid solution = search.solution();
        return !known.contains(solution) && known.add(solution);
    }

    /** Ends a turn, unless it was ended by the limits of the whole search. */
    private void goOnOrStop(Statistics work) {
        Optional<StopReason> reason = work.stopReason();
        boolean isTurnOver =
                reason.isEmpty() || (reason.get() == StopReason.WORK_LIMIT && work.conflicts() < conflictsLeft());
        if (isTurnOver) {
            endTurn();
        } else {
            watch().stop(reason.get());
        }
    }

    private void endTurn() {
        if (current != null) {
            earlier = plus(current.statistics());
            current.close();
            current = null;
        }
    }

    private void beginLast() {
        endTurn();
        isLast = true;
        current = sat.start(puzzle, limits(Long.MAX_VALUE));
    }

    private Search nextTurn() {
        Search next = start(turns++);
        current = next;
        return next;
    }

    /** Patterns have the first turn; then annealing has those with an odd number, and SAT the others. */
    private Search start(int turn) {
        if (turn == 0) {
            return PatternSearch.fits(puzzle) ? new PatternSearch(puzzle, limits(Long.MAX_VALUE)) : nextTurn();
        }
        if (turn == 1 && CoverProblem.fits(puzzle.layout())) {
            problem = CoverProblem.of(puzzle, watch()).orElse(null);
        }
        int round = (turn - 1) / 2;
        long factor = 1L << Math.min(round * DOUBLINGS, MOST_DOUBLINGS);
        if (problem == null) {
            return sat.start(puzzle, limits(Long.MAX_VALUE));
        }
        return turn % 2 == 1
                ? new AnnealingSearch(problem, round, FIRST_STEPS * factor, limits(Long.MAX_VALUE))
                : sat.start(puzzle, limits(FIRST_CONFLICTS * factor));
    }

    private Limits limits(long conflicts) {
        return watch().limits().withMaxSolutions(Long.MAX_VALUE).withMaxWork(Math.min(conflicts, conflictsLeft()));
    }

    private long conflictsLeft() {
        return Math.max(0, watch().limits().maxWork() - earlier.conflicts());
    }

    private Statistics plus(Statistics work) {
        return new Statistics(
                0,
                earlier.nodes() + work.nodes(),
                earlier.conflicts() + work.conflicts(),
                earlier.propagations() + work.propagations(),
                Optional.empty());
    }

    @Override
    protected Grid build() {
        return Objects.requireNonNull(current, "a solution has been found").solution();
    }

    @Override
    protected Statistics describe(long found, Optional<StopReason> stop) {
        Statistics work = current == null ? earlier : plus(current.statistics());
        return new Statistics(found, work.nodes(), work.conflicts(), work.propagations(), stop);
    }

    @Override
    protected void release() {
        endTurn();
    }
}
