package io.github.sudokusat.engine.cdcl;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.sat.process.ExternalSolver;
import io.github.sudokusat.sat.process.ExternalSolverException;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Givens;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Searches;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The ways in which a SAT engine can give wrong answers although its formula is right. */
@Tag("long")
class SoundnessTest {

    private static Engine engine(Givens givens) {
        return CdclEngine.of(Sat4jSolver.instance(), givens.options().withPropagation(Propagation.Depth.NONE));
    }

    /** Uses different puzzles with a common solution: found and excluded in one, it must be found in the next, however the earlier search ended. */
    @ParameterizedTest
    @EnumSource
    void aSolutionExcludedInOnePuzzleIsFoundInTheNext(Givens givens) {
        Engine engine = engine(givens);
        for (long seed = 1; seed <= 5; seed++) {
            PuzzleMaker maker = new PuzzleMaker(seed);
            Grid solution = maker.solution(Layout.classic());
            for (int round = 0; round < 12; round++) {
                Grid puzzle = maker.minimal(solution);
                assertThat(BruteForce.count(puzzle, 2)).isOne();
                Limits limits = round % 4 == 3 ? Limits.none().withMaxSolutions(1) : Limits.none();
                try (Search search = engine.start(Puzzle.of(puzzle), limits)) {
                    assertThat(search.advance()).as("%s", puzzle).isEqualTo(Search.Status.FOUND);
                    assertThat(search.solution()).isEqualTo(solution);
                    if (round % 4 != 2) {
                        assertThat(search.advance()).isNotEqualTo(Search.Status.FOUND);
                    }
                }
            }
        }
    }

    /** Uses givens that do not clash, but whose unit clauses reveal, while the clauses are loaded, that there is no solution. */
    @ParameterizedTest
    @EnumSource
    void aContradictionInTheClausesDoesNotAffectTheNextPuzzle(Givens givens) {
        Engine engine = engine(givens);
        Grid solvable = new PuzzleMaker(1).puzzle(Layout.classic(), 0.5);
        Grid noDigitLeft = Grid.empty(Layout.classic());
        for (int cell = 1; cell < 9; cell++) {
            noDigitLeft = noDigitLeft.with(cell, cell);
        }
        noDigitLeft = noDigitLeft.with(9, 9);
        Grid clash = solvable.with(0, 5).with(1, 5);
        // In reduced form only the empty clause is left of this one.
        Grid solved = new PuzzleMaker(1).solution(Layout.classic());
        Grid complete = solved.with(40, solved.digit(41));
        assertThat(noDigitLeft.conflicts()).isEmpty();
        for (int round = 0; round < 5; round++) {
            for (Grid bad : new Grid[] {noDigitLeft, clash, complete}) {
                try (Search search = engine.start(Puzzle.of(bad), Limits.none())) {
                    assertThat(search.advance()).isEqualTo(Search.Status.EXHAUSTED);
                    assertThat(search.advance()).isEqualTo(Search.Status.EXHAUSTED);
                }
            }
            try (Search search = engine.start(Puzzle.of(solvable), Limits.none())) {
                assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
                assertThatGrid(search.solution()).solves(solvable);
            }
        }
    }

    /** Uses a layout without any solution: the kept session may remember that permanently, but for this layout only. */
    @ParameterizedTest
    @EnumSource
    void aLayoutWithoutASolutionDoesNotAffectOthers(Givens givens) {
        Engine engine = engine(givens);
        Layout none = Layout.boxes(2, 2).with(Variant.ANTI_KNIGHT).with(Variant.ANTI_KING);
        assertThat(BruteForce.count(Grid.empty(none), 1)).isZero();
        for (int round = 0; round < 3; round++) {
            assertThat(Searches.allSolutions(engine, Grid.empty(none))).isEmpty();
            assertThat(Searches.allSolutions(engine, Grid.empty(none).with(3, 3)))
                    .isEmpty();
            assertThat(Searches.allSolutions(engine, Grid.empty(Layout.boxes(2, 2))))
                    .hasSize(288);
        }
    }

    /** The limit of one search must neither stop the next search nor accumulate over many. */
    @ParameterizedTest
    @EnumSource
    void aWorkLimitDoesNotAffectTheNextPuzzle(Givens givens) {
        Engine engine = engine(givens);
        Random random = new Random(1);
        int stopped = 0;
        for (long seed = 1; seed <= 40; seed++) {
            Grid puzzle = new PuzzleMaker(seed % 10).minimalPuzzle(Layout.classic());
            try (Search search = engine.start(Puzzle.of(puzzle), Limits.none().withMaxWork(random.nextInt(4)))) {
                long found = search.count(2);
                Optional<StopReason> reason = search.statistics().stopReason();
                assertThat(reason.isPresent() ? StopReason.WORK_LIMIT : null).isEqualTo(reason.orElse(null));
                assertThat(reason.isPresent() || found == 1).isTrue();
                stopped += reason.isPresent() ? 1 : 0;
            }
            long conflicts;
            try (Search search = engine.start(Puzzle.of(puzzle), Limits.none())) {
                assertThat(search.count(2)).as("%s", puzzle).isOne();
                assertThat(search.statistics().stopReason()).isEmpty();
                conflicts = search.statistics().conflicts();
            }
            // What has been learned in the meantime may make it easier, but a fresh limit several times as high is
            // enough.
            try (Search search = engine.start(Puzzle.of(puzzle), Limits.none().withMaxWork(10 * conflicts + 100))) {
                assertThat(search.count(2)).as("%s", puzzle).isOne();
            }
        }
        assertThat(stopped).as("searches that reached the limit").isPositive();
    }

    /** A kept session has had thousands of conflicts; a limit of some hundreds applies to the current search only. */
    @Test
    void conflictsOfEarlierSearchesDoNotCount() {
        Engine engine = engine(Givens.ASSUMED);
        Grid many = new PuzzleMaker(2).puzzle(Layout.classic(), 0.75);
        try (Search search = engine.start(Puzzle.of(many), Limits.none().withMaxWork(2000))) {
            search.count(Long.MAX_VALUE);
            assertThat(search.statistics().conflicts()).isGreaterThanOrEqualTo(2000);
        }
        long conflicts = 0;
        for (long seed = 1; seed <= 10; seed++) {
            Grid puzzle = new PuzzleMaker(seed).minimalPuzzle(Layout.classic());
            try (Search search = engine.start(Puzzle.of(puzzle), Limits.none().withMaxWork(500))) {
                assertThat(search.count(2)).isOne();
                assertThat(search.statistics().stopReason()).isEmpty();
                conflicts += search.statistics().conflicts();
                assertThat(search.statistics().conflicts()).isLessThan(500);
            }
        }
        assertThat(conflicts).as("puzzles that need some").isPositive();
    }

    /** The limit applies to a whole search, not to each of its solver calls. */
    @ParameterizedTest
    @EnumSource
    void theWorkLimitAppliesToAllSolutionsTogether(Givens givens) {
        Grid puzzle = new PuzzleMaker(2).puzzle(Layout.classic(), 0.72);
        try (Search search =
                engine(givens).start(Puzzle.of(puzzle), Limits.none().withMaxWork(50))) {
            search.count(5000);
            if (search.statistics().stopReason().isPresent()) {
                assertThat(search.statistics().conflicts()).isBetween(50L, 51L);
            } else {
                assertThat(search.statistics().conflicts()).isLessThanOrEqualTo(50);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aStoppedSearchDoesNotAffectTheNext(Givens givens) {
        Engine engine = engine(givens);
        for (int after = 0; after < 4; after++) {
            Grid puzzle = Grid.empty(Layout.boxes(2, 2)).with(after, after + 1);
            Cancellation cancellation = new Cancellation();
            try (Search search = engine.start(Puzzle.of(puzzle), Limits.none().withCancellation(cancellation))) {
                assertThat(search.count(after)).isEqualTo(after);
                cancellation.cancel();
                assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            }
            assertThat(Searches.allSolutions(engine, puzzle)).hasSize(72);
        }
    }

    /** Runs more searches than a kept session serves. */
    @Test
    void keptSessionsAreReplacedWithoutAnyEffect() {
        Engine engine = engine(Givens.ASSUMED);
        Grid empty = Grid.empty(Layout.boxes(2, 2));
        for (int i = 0; i < 2500; i++) {
            Grid puzzle = empty.with(i % 16, 1 + i % 4).with((i * 7 + 3) % 16, 1 + i / 16 % 4);
            try (Search search = engine.start(Puzzle.of(puzzle), Limits.none())) {
                assertThat(search.count(3)).as("%d: %s", i, puzzle).isEqualTo(BruteForce.count(puzzle, 3));
            }
        }
    }

    /** Uses programs that report something by their exit code and nothing, or the opposite, by their output. */
    @ParameterizedTest
    @CsvSource({"exit 10", "exit 20", "echo s SATISFIABLE; exit 20", "echo s UNSATISFIABLE; exit 10", "exit 1"})
    void anExitCodeOfAProgramIsNoAnswer(String script) {
        Engine engine = CdclEngine.of(ExternalSolver.of("sh -c '" + script + "' {cnf}"));
        Grid puzzle = Grid.empty(Layout.boxes(2, 2));
        try (Search search = engine.start(Puzzle.of(puzzle), Limits.none())) {
            assertThatThrownBy(search::advance).isInstanceOf(ExternalSolverException.class);
            assertThat(search.statistics().solutions()).isZero();
        }
    }

    @Test
    void aProgramWithoutAnAnswerLeavesThePuzzleUndecided() {
        Engine engine = CdclEngine.of(ExternalSolver.of("sh -c 'echo s UNKNOWN' {cnf}"));
        try (Search search = engine.start(Puzzle.of(Grid.empty(Layout.boxes(2, 2))), Limits.none())) {
            assertThat(search.advance()).isEqualTo(Search.Status.STOPPED);
            assertThat(search.statistics().stopReason()).contains(StopReason.NO_ANSWER);
        }
    }
}
