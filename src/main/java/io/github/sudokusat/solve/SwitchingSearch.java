package io.github.sudokusat.solve;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.StatefulSearch;
import io.github.sudokusat.engine.Statistics;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A search that one engine begins and another continues.
 *
 * <p>The first engine finds the two solutions that a check for uniqueness needs. A caller that requests more wants them all, so the second engine
 * then starts from scratch and leaves out the known ones.
 */
final class SwitchingSearch extends StatefulSearch {

    /** The number of solutions that a check asks for. */
    private static final int BEFORE_SWITCH = 2;

    private final Function<Limits, Search> second;
    private final List<Grid> known = new ArrayList<>();
    private Search current;
    private boolean isSwitched;
    private @Nullable Statistics earlier;

    /** Creates a search whose parts are each started under the limits that remain for them. */
    SwitchingSearch(Function<Limits, Search> first, Function<Limits, Search> second, Limits limits) {
        super(limits);
        this.second = second;
        current = first.apply(watch().limits().withMaxSolutions(Long.MAX_VALUE));
    }

    @Override
    protected Status step() {
        if (!isSwitched) {
            if (known.size() < BEFORE_SWITCH) {
                Status status = advance(current);
                if (status == Status.FOUND) {
                    known.add(current.solution());
                }
                return status;
            }
            switchOver();
        }
        Status status = advance(current);
        while (status == Status.FOUND && !known.isEmpty() && known.remove(current.solution())) {
            status = advance(current);
        }
        return status;
    }

    private Status advance(Search search) {
        Status status = search.advance();
        search.statistics().stopReason().ifPresent(watch()::stop);
        return status;
    }

    private void switchOver() {
        isSwitched = true;
        Statistics work = current.statistics();
        earlier = work;
        current.close();
        Limits limits = watch().limits();
        long left = Math.max(0, limits.maxWork() - work.conflicts());
        current = second.apply(limits.withMaxWork(left).withMaxSolutions(Long.MAX_VALUE));
    }

    /** The solution found last; known ones have already been left out. */
    @Override
    protected Grid build() {
        return current.solution();
    }

    @Override
    protected Statistics describe(long found, @Nullable StopReason stop) {
        Statistics work = current.statistics();
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
        current.close();
    }
}
