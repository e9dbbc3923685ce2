package io.github.sudokusat.encode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.prove.givens.ConflictFinder;
import io.github.sudokusat.prove.givens.ConflictResult;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.Capability;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SatSolver;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.CountingSink;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Rules with very many clauses: the work on one ends soon after a limit, and there is an end to its size. */
class LargeRuleTest {

    /** The sum of cells with different coefficients. */
    private static Grid sum(int cells, int coefficient) {
        int[] numbers = new int[cells];
        int[] coefficients = new int[cells];
        for (int i = 0; i < cells; i++) {
            numbers[i] = i * 17 % 81;
            coefficients[i] = coefficient - 11 * i;
        }
        int total = 5 * IntStream.of(coefficients).sum();
        LinearSum sum = LinearSum.of(9, numbers, coefficients, total);
        return Grid.empty(Layout.classic().with(PrimitiveRule.of("large", List.of(sum))));
    }

    private static SudokuCnf formula(Grid puzzle) {
        return SudokuEncoder.of(puzzle.layout(), EncodingOptions.defaults()).encode(Puzzle.of(puzzle));
    }

    @Test
    void aRuleWithTooManyClausesIsALimit() {
        Grid puzzle = sum(81, 1000);
        SudokuCnf formula = formula(puzzle);
        assertThat(formula.measure(Limits.none())).contains(StopReason.SIZE_LIMIT);
        assertThatIllegalStateException().isThrownBy(formula::clauses).withMessage("a rule is too large for clauses");
        assertThat(ConflictFinder.of(Sat4jSolver.instance()).find(puzzle))
                .isEqualTo(new ConflictResult.Stopped(StopReason.SIZE_LIMIT));
        try (Search search = CdclEngine.of(Sat4jSolver.instance()).start(Puzzle.of(puzzle), Limits.none())) {
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().stopReason()).contains(StopReason.SIZE_LIMIT);
        }
    }

    /** SAT4J as if its memory ended after a number of clauses. */
    private record SmallSolver(long mostClauses) implements SatSolver {

        @Override
        public String name() {
            return "small";
        }

        @Override
        public Set<Capability> capabilities() {
            return Sat4jSolver.instance().capabilities();
        }

        @Override
        public SatSession open(int variables, SessionOptions options) {
            return Sat4jSolver.instance().open(variables, options);
        }
    }

    @Test
    void aFormulaThatDoesNotFitIntoMemoryIsALimit() {
        Puzzle puzzle = Puzzle.of(Grid.empty(Layout.classic()));
        long clauses = formula(puzzle.grid()).clauses();
        try (Search search = CdclEngine.of(new SmallSolver(clauses)).start(puzzle, Limits.none())) {
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
        }
        try (Search search = CdclEngine.of(new SmallSolver(clauses - 1)).start(puzzle, Limits.none())) {
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().stopReason()).contains(StopReason.SIZE_LIMIT);
        }
    }

    @Test
    void theClausesOfOneRuleEndSoonAfterALimit() {
        SudokuCnf formula = formula(sum(11, 240));
        CountingSink all = new CountingSink();
        assertThat(formula.writeTo(all, Limits.none())).isEmpty();
        AtomicLong polls = new AtomicLong();
        Limits limits = Limits.none().withTimeout(polls::incrementAndGet, 20);
        CountingSink some = new CountingSink();
        assertThat(formula.writeTo(some, limits)).contains(StopReason.TIME_LIMIT);
        assertThat(some.clauses()).as("of " + all.clauses()).isBetween(12_000L, all.clauses() / 4);
    }
}
