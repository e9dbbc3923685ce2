package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that no step contradicts a solution. */
@Tag("long")
class SoundnessTest {

    private static List<Layout> layouts() {
        List<Layout> layouts = new ArrayList<>(List.of(
                Layout.boxes(2, 2),
                Layout.boxes(2, 3),
                Layout.boxes(3, 2).with(Variant.DIAGONALS),
                Layout.boxes(2, 3).with(Variant.DISJOINT_GROUPS),
                Layouts.jigsaw(new BoxShape(2, 3), 10, new Random(2)),
                Layout.classic(),
                Layouts.jigsaw(new BoxShape(3, 3), 10, new Random(3))));
        for (Variant variant : Variant.values()) {
            layouts.add(Layout.classic().with(variant));
        }
        return layouts;
    }

    @Test
    void noStepOnTheWayThroughAProperPuzzleContradictsItsSolution() {
        for (Layout layout : layouts()) {
            for (long seed = 1; seed <= 2; seed++) {
                PuzzleMaker maker = new PuzzleMaker(seed);
                Grid solution = maker.solution(layout);
                Grid puzzle = maker.minimal(solution);
                LogicSolver solver = LogicSolver.of(layout).withUniqueness(true);
                LogicPath path = solver.solve(solver.start(puzzle));
                path.steps().forEach(step -> assertAgrees(step, solution, puzzle));
                assertThat(path.end()).as("%s %s", layout, puzzle).isIn(LogicPath.End.SOLVED, LogicPath.End.STUCK);
                if (path.isSolved()) {
                    assertThat(path.position().toGrid()).isEqualTo(solution);
                }
            }
        }
    }

    @Test
    void noStepOfferedOnTheWayContradictsTheSolution() {
        for (Layout layout : layouts()) {
            PuzzleMaker maker = new PuzzleMaker(101);
            Grid solution = maker.solution(layout);
            Grid puzzle = maker.minimal(solution);
            LogicSolver solver = LogicSolver.of(layout).withUniqueness(true).withGivens(puzzle);
            LogicSolver everything = solver.withProfile(Profile.exhaustive());
            CandidateGrid position = solver.start(puzzle);
            List<Step> round = solver.nextRound(position).orElseThrow();
            for (int i = 0; !round.isEmpty(); i++) {
                if (i % 9 == 0) {
                    LogicSolver offering = i % 27 == 0 ? everything : solver;
                    offering.all(position).orElseThrow().forEach(step -> assertAgrees(step, solution, puzzle));
                }
                round.forEach(step -> {
                    assertAgrees(step, solution, puzzle);
                    LogicSolver.apply(step, position);
                });
                round = solver.nextRound(position).orElseThrow();
            }
        }
    }

    /** If uniqueness is not assumed, a step must agree with every solution, not only with one. */
    @Test
    void conclusionsFromPencilMarksFollowFromThem() {
        for (Layout layout : layouts()) {
            Engine engine = layout.side() < 9 ? BacktrackEngine.create() : CdclEngine.of(Sat4jSolver.instance());
            boolean isSmallOrClassic = layout.side() < 9 || layout.equals(Layout.classic());
            LogicSolver solver =
                    LogicSolver.of(layout).withProfile(isSmallOrClassic ? Profile.exhaustive() : Profile.full());
            for (long seed = 1; seed <= (layout.side() < 9 ? 5 : 1); seed++) {
                CandidateGrid position = Positions.random(layout, seed);
                Set<String> checked = new HashSet<>();
                for (Step step : solver.all(position).orElseThrow()) {
                    step.eliminations().forEach(gone -> assertImpossible(engine, position, gone, step, checked));
                    for (Candidate placement : step.placements()) {
                        for (int d = 1; d <= layout.side(); d++) {
                            int cell = placement.cell().number(layout.side());
                            if (d != placement.digit() && position.isCandidate(cell, d)) {
                                Candidate other = new Candidate(placement.cell(), d);
                                assertImpossible(engine, position, other, step, checked);
                            }
                        }
                    }
                }
            }
        }
    }

    static void assertImpossible(
            Engine engine, CandidateGrid position, Candidate candidate, Step step, Set<String> checked) {
        CandidateGrid copy = position.copy();
        if (checked.add(candidate.toString())
                && copy.place(candidate.cell().number(position.layout().side()), candidate.digit())) {
            try (Search search = engine.start(Puzzle.of(copy), Limits.none())) {
                assertThat(search.advance())
                        .as("%s in %s", step.text(), Positions.print(position))
                        .isEqualTo(Search.Status.EXHAUSTED);
            }
        }
    }

    static void assertAgrees(Step step, Grid solution, Grid puzzle) {
        for (Candidate placement : step.placements()) {
            assertThat(solution.digit(placement.cell()))
                    .as("%s of %s", step.text(), puzzle)
                    .isEqualTo(placement.digit());
        }
        for (Candidate elimination : step.eliminations()) {
            assertThat(solution.digit(elimination.cell()))
                    .as("%s of %s", step.text(), puzzle)
                    .isNotEqualTo(elimination.digit());
        }
        assertThat(step.placements().size() + step.eliminations().size())
                .as(step.text())
                .isPositive();
    }
}
