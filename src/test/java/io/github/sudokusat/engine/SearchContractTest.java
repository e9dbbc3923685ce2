package io.github.sudokusat.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Clock;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Searches;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The part of {@link EngineContractTest} that is about states and limits. */
public abstract class SearchContractTest {

    /** A puzzle with one solution that needs search, whatever is propagated. By Arto Inkala, known as AI Escargot. */
    private static final String HARD =
            "100007090030020008009600500005300900010080002600004000300000010040000007007000300";

    private Engine engine;

    /** Creates a new engine. */
    protected abstract Engine engine();

    /** The number of random puzzles of each kind; fewer for an engine that takes long to start. */
    protected int cases() {
        return 10;
    }

    /** Whether a limit on work has an effect; it has none on external programs. */
    protected boolean limitsConflicts() {
        return true;
    }

    /** The number of solutions of an empty grid that are requested; fewer for an engine that takes long for each. */
    protected int many() {
        return 20_000;
    }

    @BeforeEach
    void makeEngine() {
        engine = engine();
    }

    /** The engine under test: one for all searches of a test, which is how users use it. */
    protected final Engine shared() {
        return engine;
    }

    private Search start(Grid puzzle, Limits limits) {
        return engine.start(Puzzle.of(puzzle), limits);
    }

    private static final Grid SEVERAL = makeSeveral();

    /** A puzzle with several solutions. */
    private static Grid several() {
        return SEVERAL;
    }

    private static Grid makeSeveral() {
        for (long seed = 1; ; seed++) {
            Grid puzzle = RandomPuzzles.of(Layout.classic(), seed, 20);
            if (RandomPuzzles.solutions(puzzle).size() >= 8) {
                return puzzle;
            }
        }
    }

    static Grid hard() {
        int[] digits = new int[81];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = HARD.charAt(cell) - '0';
        }
        return Grid.of(Layout.classic(), digits);
    }

    /** The solutions all differ; a time that grows faster than their number would show here as minutes. */
    @Test
    void anEmptyGridHasManySolutions() {
        Set<String> seen = new HashSet<>();
        try (Search search = start(Grid.empty(Layout.classic()), Limits.none())) {
            while (seen.size() < many()) {
                assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
                Grid solution = search.solution();
                assertThat(solution.isSolved()).isTrue();
                assertThat(seen.add(solution.toString()))
                        .as("%s is new", solution)
                        .isTrue();
            }
        }
    }

    @Test
    void anExhaustedSearchStaysExhausted() {
        Grid puzzle = several();
        try (Search search = start(puzzle, Limits.none())) {
            int solutions = Searches.rest(search, puzzle).size();
            for (int i = 0; i < 3; i++) {
                assertThat(search.advance()).isEqualTo(Search.Status.EXHAUSTED);
                assertThat(search.count(5)).isZero();
            }
            assertThat(search.statistics().solutions()).isEqualTo(solutions);
            assertThat(search.statistics().stopReason()).isEmpty();
        }
    }

    @Test
    void aStoppedSearchStaysStopped() {
        Cancellation cancellation = new Cancellation();
        try (Search search = start(several(), Limits.none().withCancellation(cancellation))) {
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            cancellation.cancel();
            for (int i = 0; i < 3; i++) {
                assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
                assertThat(search.count(5)).isZero();
            }
            assertThat(search.statistics().stopReason()).contains(StopReason.CANCELLED);
            assertThat(search.statistics().solutions()).isOne();
        }
    }

    @Test
    void aSolutionIsAvailableOnlyAfterFound() {
        Grid puzzle = several();
        try (Search search = start(puzzle, Limits.none().withMaxSolutions(2))) {
            assertThatThrownBy(search::solution).isInstanceOf(IllegalStateException.class);
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            assertThat(search.solution()).isEqualTo(search.solution());
            assertThat(search.count(1)).isOne();
            Grid second = search.solution();
            assertThat(second.keeps(puzzle) && second.isSolved()).isTrue();
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThatThrownBy(search::solution).isInstanceOf(IllegalStateException.class);
        }
        try (Search search = start(puzzle, Limits.none())) {
            search.count(Long.MAX_VALUE);
            assertThatThrownBy(search::solution).isInstanceOf(IllegalStateException.class);
        }
    }

    /** A solution that was built does not change when the search continues. */
    @Test
    void solutionsAreNotOverwritten() {
        Grid puzzle = several();
        try (Search search = start(puzzle, Limits.none())) {
            search.advance();
            Grid first = search.solution();
            String before = first.toString();
            search.advance();
            assertThat(first).isNotEqualTo(search.solution()).hasToString(before);
        }
    }

    @Test
    void countFindsAsManyAsRequestedIfThereAreThatMany() {
        Grid puzzle = several();
        int all = RandomPuzzles.solutions(puzzle).size();
        try (Search search = start(puzzle, Limits.none())) {
            assertThat(search.count(0)).isZero();
            assertThat(search.statistics().solutions()).isZero();
            assertThat(search.count(3)).isEqualTo(3);
            assertThat(search.statistics().solutions()).isEqualTo(3);
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            assertThat(search.count(all)).isEqualTo(all - 4);
            assertThat(search.statistics().stopReason()).as("exhausted").isEmpty();
            assertThatThrownBy(() -> search.count(-1))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("max must be 0 or more, but is -1");
        }
        try (Search search = start(puzzle, Limits.none())) {
            assertThat(search.count(Long.MAX_VALUE)).isEqualTo(all);
        }
    }

    @Test
    void theLimitOnSolutionsStopsTheSearch() {
        Grid puzzle = several();
        int all = RandomPuzzles.solutions(puzzle).size();
        for (int max : new int[] {0, 1, 2, all, all + 1}) {
            try (Search search = start(puzzle, Limits.none().withMaxSolutions(max))) {
                assertThat(Searches.rest(search, puzzle)).hasSize(Math.min(max, all));
                boolean stopped = max <= all;
                assertThat(search.advance()).isEqualTo(stopped ? Search.Status.STOPPED : Search.Status.EXHAUSTED);
                assertThat(search.statistics().stopReason())
                        .isEqualTo(stopped ? Optional.of(StopReason.SOLUTION_LIMIT) : Optional.empty());
            }
        }
    }

    @Test
    void aSmallLimitOnWorkStopsTheSearchAndALargeOneDoesNot() {
        Grid puzzle = hard();
        if (!limitsConflicts()) {
            try (Search search = start(puzzle, Limits.none().withMaxWork(0))) {
                assertThat(search.count(2))
                        .as("a limit that it cannot keep does not stop it")
                        .isOne();
            }
            return;
        }
        long work;
        try (Search search = start(puzzle, Limits.none())) {
            assertThat(search.count(2)).isOne();
            work = Math.max(search.statistics().conflicts(), search.statistics().nodes());
        }
        try (Search search = start(puzzle, Limits.none().withMaxWork(0))) {
            assertThat(search.count(2)).isZero();
            assertThat(search.statistics().stopReason()).contains(StopReason.WORK_LIMIT);
        }
        try (Search search = start(puzzle, Limits.none().withMaxWork(work + 1))) {
            assertThat(search.count(2)).isOne();
            assertThat(search.statistics().stopReason()).isEmpty();
        }
    }

    /** Whatever the limit, the solutions before it are right, and more work never gives fewer solutions. */
    @Test
    void aLimitNeverLosesSolutionsAlreadyFound() {
        Grid puzzle = several();
        Set<Grid> all = new HashSet<>(RandomPuzzles.solutions(puzzle));
        int before = 0;
        for (long max = 1; before < all.size() && max < 1 << 24; max += 1 + max / 4) {
            try (Search search = start(puzzle, Limits.none().withMaxWork(max))) {
                Set<Grid> found = Searches.rest(search, puzzle);
                assertThat(all).containsAll(found);
                assertThat(search.statistics().solutions()).isEqualTo(found.size());
                assertThat(found.size()).isGreaterThanOrEqualTo(before);
                before = found.size();
            }
        }
        assertThat(before).isEqualTo(all.size());
        for (int stopAt = 1; stopAt < all.size(); stopAt++) {
            Cancellation cancellation = new Cancellation();
            try (Search search = start(puzzle, Limits.none().withCancellation(cancellation))) {
                assertThat(search.count(stopAt)).isEqualTo(stopAt);
                cancellation.cancel();
                assertThat(search.solution())
                        .as("the last one can still be built")
                        .isIn(all);
                assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
                assertThat(search.statistics().solutions()).isEqualTo(stopAt);
            }
        }
    }

    @Test
    void withoutTimeThereIsNoAnswer() {
        try (Search search = start(hard(), Limits.none().withTimeout(System::nanoTime, 0))) {
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().stopReason()).contains(StopReason.TIME_LIMIT);
        }
    }

    /** Uses a clock that advances when the search reads it, so the time is over after some reads, whatever the machine does. */
    @Test
    void theTimeRunsFromTheStartOfTheSearch() {
        AtomicLong now = new AtomicLong();
        Clock clock = now::get;
        try (Search search = start(several(), Limits.none().withTimeout(clock, 10))) {
            assertThat(search.count(2)).isEqualTo(2);
            now.set(10);
            assertThat(search.count(2)).isZero();
            assertThat(search.statistics().stopReason()).contains(StopReason.TIME_LIMIT);
            assertThat(search.statistics().solutions()).isEqualTo(2);
        }
        now.set(5);
        try (Search search = start(several(), Limits.none().withTimeout(clock, 10))) {
            now.set(14);
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
        }
    }

    @Test
    void aSearchCancelledBeforeItsStartFindsNothing() {
        Cancellation cancellation = new Cancellation();
        cancellation.cancel();
        for (Grid puzzle : new Grid[] {hard(), several()}) {
            try (Search search = start(puzzle, Limits.none().withCancellation(cancellation))) {
                assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
                assertThat(search.statistics().stopReason()).contains(StopReason.CANCELLED);
            }
        }
    }

    @Test
    void anInterruptStopsTheSearchAndTheFlagStaysSet() {
        try (Search search = start(hard(), Limits.none())) {
            Thread.currentThread().interrupt();
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(Thread.interrupted()).isTrue();
            assertThat(search.statistics().stopReason()).contains(StopReason.INTERRUPTED);
            assertThat(search.advance()).as("final").isEqualTo(Search.Status.STOPPED);
        }
    }

    @Test
    void closingTwiceIsAllowedAndContinuingIsNot() {
        Grid puzzle = several();
        for (int solutions = 0; solutions < 3; solutions++) {
            Search search = start(puzzle, Limits.none());
            assertThat(search.count(solutions)).isEqualTo(solutions);
            search.close();
            search.close();
            assertThatThrownBy(search::advance).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> search.count(1)).isInstanceOf(IllegalStateException.class);
            assertThat(search.statistics().solutions()).isEqualTo(solutions);
        }
    }
}
