package io.github.sudokusat.logic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Watch;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.SharedPuzzles;
import io.github.sudokusat.testing.rules.RandomRules;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that a search along a path, which remembers, finds what one finds that looks at each position anew. */
@Tag("long")
class PathSearchTest {

    /** Needs nested nets with many candidates, and with fewer. */
    private static final String SPARSE = """
            box 3x3
            rule anti-knight
            rule nonconsecutive
            .................1..1.7..........................................6...........2...
            """;

    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    private static Watch watch() {
        return Limits.none().watch();
    }

    private static List<Grid> puzzles() throws IOException {
        int seed = Seeds.seed();
        List<Grid> puzzles = new ArrayList<>(SharedPuzzles.of(seed));
        puzzles.add(GridParser.create().parse(HARD));
        puzzles.add(
                PuzzleReader.of(new StringReader(SPARSE)).next().orElseThrow().grid());
        for (int i = seed; i < seed + 12; i++) {
            Layout base = i % 2 == 0 ? Layout.boxes(2, 3) : Layout.classic();
            puzzles.add(RandomRules.combination(base, i, 4).orElseThrow().puzzle(i, base.side() == 6 ? 0.75 : 0.6));
        }
        return puzzles;
    }

    @Test
    void roundsAreThoseOfEachPositionAlone() throws IOException {
        Set<Technique> seen = EnumSet.noneOf(Technique.class);
        for (Grid puzzle : puzzles()) {
            LogicSolver solver = LogicSolver.of(puzzle.layout());
            CandidateGrid position = solver.start(puzzle);
            PathSearch path = knowing(puzzle, solver).path(watch());
            Optional<Round> next = path.nextRound(position);
            while (next.isPresent()) {
                Round round = next.get();
                seen.add(round.technique());
                List<Step> steps = solver.nextRound(position).orElseThrow();
                String what = "seed " + Seeds.seed() + ": " + puzzle.layout() + " " + puzzle + ", " + round;
                assertThat(steps).as(what).hasSize(round.steps()).allSatisfy(step -> {
                    assertThat(step.technique()).isEqualTo(round.technique());
                    assertThat(step.size()).isEqualTo(round.size());
                });
                assertThat(round.placements())
                        .as(what)
                        .containsExactlyInAnyOrderElementsOf(together(steps, Step::placements));
                assertThat(round.eliminations())
                        .as(what)
                        .containsExactlyInAnyOrderElementsOf(together(steps, Step::eliminations));
                round.apply(position);
                next = path.nextRound(position);
            }
            assertThat(solver.nextRound(position).orElseThrow())
                    .as("%s", puzzle)
                    .isEmpty();
        }
        assertThat(seen).contains(Technique.RULE_INTERACTION, Technique.FORCING_NET, Technique.NESTED_FORCING_NET);
    }

    /** A solver that knows a solution of a puzzle, if there is one. */
    private static LogicSolver knowing(Grid puzzle, LogicSolver solver) {
        return SudokuSolver.create()
                .solve(puzzle)
                .findSolution()
                .map(solver::withSolution)
                .orElse(solver);
    }

    private static List<Candidate> together(List<Step> steps, Function<Step, List<Candidate>> change) {
        return steps.stream().flatMap(step -> change.apply(step).stream()).toList();
    }

    @Test
    void aWholePathHasTheStepsOfEachPositionAloneWordForWord() throws IOException {
        for (Grid puzzle : puzzles()) {
            LogicSolver solver = LogicSolver.of(puzzle.layout());
            CandidateGrid position = solver.start(puzzle);
            for (Step step : knowing(puzzle, solver).solve(position).steps()) {
                assertThat(solver.next(position).findFirst().map(Step::text))
                        .as("seed %d: %s %s", Seeds.seed(), puzzle.layout(), puzzle)
                        .contains(step.text());
                LogicSolver.apply(step, position);
            }
        }
    }

    /** Fish of two lines are none here, of three are: what one finder has not found is not what another would not. */
    @Test
    void findersOfOneTechniqueAreNotConfused() {
        LogicSolver solver = LogicSolver.of(Layout.classic())
                .withProfile(Profile.exhaustive().only(List.of(Technique.SIAMESE_FISH)));
        CandidateGrid position = solver.start(GridParser.create()
                .parse("354.6..98216.894..89754..61948...6..135926874672854913561.98.4.4236751897894..5.6"));
        position.remove(60, 2);
        assertThat(solver.path(watch()).nextRound(position))
                .hasValueSatisfying(round -> assertThat(round.technique()).isEqualTo(Technique.SIAMESE_FISH));
    }

    @Test
    void aRoundLeadsToAContradictionIfItsStepsDo() {
        LogicSolver solver = LogicSolver.of(Layout.boxes(2, 2));
        CandidateGrid position = solver.start(Grid.empty(Layout.boxes(2, 2)));
        position.retain(0, 1);
        position.retain(1, 1);
        PathSearch path = solver.path(watch());
        Round round = path.nextRound(position).orElseThrow();
        assertThat(round.placements()).hasSize(2);
        assertThat(round.apply(position)).isFalse();
        assertThat(path.nextRound(position)).isEmpty();
    }

    @Test
    void aStoppedWatchEndsTheSearch() {
        Cancellation cancellation = new Cancellation();
        Watch watch = Limits.none().withCancellation(cancellation).watch();
        LogicSolver solver = LogicSolver.of(Layout.classic());
        CandidateGrid position = solver.start(GridParser.create().parse(HARD));
        PathSearch path = solver.path(watch);
        assertThat(path.nextRound(position)).isPresent();
        cancellation.cancel();
        assertThat(path.nextRound(position)).isEmpty();
        assertThat(watch.reason()).isPresent();
    }

    @Test
    void theSolutionOfAnotherPuzzleIsNotUsed() {
        Grid puzzle = GridParser.create().parse(HARD);
        LogicSolver solver = LogicSolver.of(Layout.classic());
        LogicSolver misled = solver.withSolution(new PuzzleMaker(1).solution(Layout.classic()));
        assertThat(misled.solve(misled.start(puzzle)).steps().stream()
                        .map(Step::text)
                        .toList())
                .isEqualTo(solver.solve(solver.start(puzzle)).steps().stream()
                        .map(Step::text)
                        .toList());
    }

    @Test
    void whatIsNoSolutionIsRejected() {
        LogicSolver solver = LogicSolver.of(Layout.classic());
        assertThatThrownBy(() -> solver.withSolution(GridParser.create().parse(HARD)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("solution must have a digit in each cell and obey all rules, but is 8");
        assertThatThrownBy(() -> solver.withSolution(new PuzzleMaker(1).solution(Layout.boxes(2, 3))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("solution must be on the layout 3x3, but is on 2x3");
    }

    @Test
    void anotherLayoutIsRejected() {
        LogicSolver solver = LogicSolver.of(Layout.classic());
        CandidateGrid other = LogicSolver.of(Layout.boxes(2, 3)).start(Grid.empty(Layout.boxes(2, 3)));
        assertThatThrownBy(() -> solver.path(watch()).nextRound(other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("position must be on the layout 3x3, but is on 2x3");
    }
}
