package io.github.sudokusat.prove.givens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.prove.mus.Effort;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SatStatistics;
import io.github.sudokusat.sat.SessionOptions;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GivenSessionTest {

    private static final Puzzle PUZZLE =
            Puzzle.of(Grid.empty(Layout.boxes(2, 2)).with(0, 1));

    /** A solver with a single session, which fails at a clause. */
    private static final class FailingSolver implements SatSolver, SatSession {

        private final int lastClause;
        private int clauses;
        private int opened;
        private int closed;

        FailingSolver(int lastClause) {
            this.lastClause = lastClause;
        }

        @Override
        public String name() {
            return "failing";
        }

        @Override
        public Set<Capability> capabilities() {
            return Set.of();
        }

        @Override
        public SatSession open(int variables, SessionOptions options) {
            opened++;
            return this;
        }

        @Override
        public int newVariable() {
            throw new AssertionError();
        }

        @Override
        public int variables() {
            return 64;
        }

        @Override
        public void add(int[] literals, int length) {
            if (++clauses == lastClause) {
                throw new IllegalStateException("clause " + clauses);
            }
        }

        @Override
        public SatResult solve(Limits limits, int... assumptions) {
            throw new AssertionError();
        }

        @Override
        public SatStatistics statistics() {
            throw new AssertionError();
        }

        @Override
        public void close() {
            closed++;
        }
    }

    @Test
    void aSessionThatCannotBeFilledIsClosed() {
        FailingSolver counting = new FailingSolver(-1);
        GivenSession complete =
                GivenSession.open(counting, PUZZLE, new Effort(Limits.none().watch()));
        assertThat(complete).isNotNull();
        assertThat(counting.closed).isZero();
        // The last clauses exclude candidates; the others are those of the layout.
        for (int last = 1; last <= counting.clauses; last += last == 1 ? counting.clauses - 1 : 1) {
            FailingSolver solver = new FailingSolver(last);
            assertThatThrownBy(() -> GivenSession.open(
                            solver, PUZZLE, new Effort(Limits.none().watch())))
                    .hasMessage("clause " + solver.lastClause);
            assertThat(solver.opened).isEqualTo(1);
            assertThat(solver.closed).as("clause %d", last).isEqualTo(1);
        }
    }
}
