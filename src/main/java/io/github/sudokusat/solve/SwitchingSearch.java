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
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A search that one engine begins and another continues.
 *
 * <p>The first engine finds the two solutions that a check for uniqueness needs. A caller that requests more wants them all, so the second engine
 * then starts from scratch and leaves out the known ones. A caller that begins by counting more than two never needs the first engine.
 */
final class SwitchingSearch extends StatefulSearch {

    /** The number of solutions that a check asks for. */
    private static final int BEFORE_SWITCH = 2;

    private final Function<Limits, Search> first;
    private final Function<Limits, Search> second;
    private final List<Grid> known = new ArrayList<>();
    /** The search by one of the engines; null before the first solution is requested. */
    private @Nullable Search current;

    private boolean isSwitched;
    private @Nullable Statistics earlier;

    /** Creates a search whose parts are each started under the limits that remain for them. */
    SwitchingSearch(Function<Limits, Search> first, Function<Limits, Search> second, Limits limits) {
        super(limits);
        this.first = first;
        this.second = second;
    }

    @Override
    protected void prepareCount(long max) {
        if (max > BEFORE_SWITCH) {
            switchOver();
        }
    }

    @Override
    protected Status step() {
        if (!isSwitched) {
            if (known.size() < BEFORE_SWITCH) {
                Search search = current == null ? start(first, watch().limits().maxWork()) : current;
                Status status = advance(search);
                if (status == Status.FOUND) {
                    known.add(search.solution());
                }
                return status;
            }
            switchOver();
        }
        Search search = current();
        Status status = advance(search);
        while (status == Status.FOUND && !known.isEmpty() && known.remove(search.solution())) {
            status = advance(search);
        }
        return status;
    }

    private Search current() {
        return Objects.requireNonNull(current, "a solution has been requested");
    }

    private Search start(Function<Limits, Search> engine, long maxWork) {
        Search search = engine.apply(watch().limits().withMaxWork(maxWork).withMaxSolutions(Long.MAX_VALUE));
        current = search;
        return search;
    }

    private Status advance(Search search) {
        Status status = search.advance();
        search.statistics().stopReason().ifPresent(watch()::stop);
        return status;
    }

    private void switchOver() {
        isSwitched = true;
        long left = watch().limits().maxWork();
        if (current != null) {
            Statistics work = current.statistics();
            earlier = work;
            current.close();
            left = Math.max(0, left - work.conflicts());
        }
        start(second, left);
    }

    /** The solution found last; known ones have already been left out. */
    @Override
    protected Grid build() {
        return current().solution();
    }

    @Override
    protected Statistics describe(long found, Optional<StopReason> stop) {
        Statistics work = current == null ? Statistics.NONE : current.statistics();
        Statistics before = earlier;
        return before == null
                ? new Statistics(found, work.nodes(), work.conflicts(), work.propagations(), stop)
                : new Statistics(
                        found,
                        before.nodes() + work.nodes(),
                        before.conflicts() + work.conflicts(),
                        before.propagations() + work.propagations(),
                        stop);
    }

    @Override
    protected void release() {
        if (current != null) {
            current.close();
        }
    }
}
