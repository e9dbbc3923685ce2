package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.SeededRandom;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** On positions steered towards a rare pattern, conclusions hold in every solution, and isomorphic positions have isomorphic steps. */
@Tag("long")
class PatternSoundnessTest {

    private static final int SIDE = 9;
    private static final int POSITIONS = 60;

    private static final LogicSolver SOLVER = LogicSolver.of(Layout.classic());

    static Stream<Arguments> patterns() {
        return Stream.of(
                of(Technique.JUNIOR_EXOCET, SteeredPositions::exocet),
                of(Technique.SK_LOOP, SteeredPositions::ring),
                of(Technique.MULTI_SECTOR_LOCKED_SET, SteeredPositions::multiSector));
    }

    private static Arguments of(Technique technique, LongFunction<CandidateGrid> maker) {
        return Arguments.of(technique, maker);
    }

    private static List<Step> steps(CandidateGrid position, Technique technique) {
        return SOLVER.all(position, List.of(technique)).orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void noSolutionContradictsAConclusion(Technique technique, LongFunction<CandidateGrid> maker) {
        Engine engine = CdclEngine.of(Sat4jSolver.instance());
        int found = 0;
        for (long seed = 1; seed <= POSITIONS; seed++) {
            CandidateGrid position = maker.apply(seed);
            Set<String> checked = new HashSet<>();
            for (Step step : steps(position, technique)) {
                step.eliminations()
                        .forEach(gone -> SoundnessTest.assertImpossible(engine, position, gone, step, checked));
                assertThat(step.placements()).isEmpty();
                RoleTableTest.assertAsTheTableSays(step);
                found++;
            }
        }
        assertThat(found).as("steps checked").isGreaterThan(POSITIONS / 3);
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void isomorphicPositionsHaveIsomorphicSteps(Technique technique, LongFunction<CandidateGrid> maker) {
        Symmetries symmetries = Symmetries.of(Layout.classic());
        SeededRandom random = new SeededRandom(1);
        for (long seed = 1; seed <= POSITIONS / 3; seed++) {
            CandidateGrid position = maker.apply(seed);
            Symmetry symmetry = symmetries.random(random);
            Set<String> expected = new TreeSet<>();
            steps(position, technique).forEach(step -> expected.add(moved(step, symmetry)));
            Set<String> found = new TreeSet<>();
            steps(moved(position, symmetry), technique)
                    .forEach(step -> found.add(new TreeSet<>(Positions.conclusion(step)).toString()));
            assertThat(found).as("seed %d under %s", seed, symmetry).isEqualTo(expected);
        }
    }

    private static String moved(Step step, Symmetry symmetry) {
        Set<String> moved = new TreeSet<>();
        for (Candidate gone : step.eliminations()) {
            int cell = symmetry.cell(gone.cell().number(SIDE));
            moved.add(Cell.of(cell, SIDE) + "<>" + symmetry.digit(gone.digit()));
        }
        return moved.toString();
    }

    private static CandidateGrid moved(CandidateGrid position, Symmetry symmetry) {
        CandidateGrid moved = CandidateGrid.full(CandidateLayout.of(Layout.classic()));
        for (int cell = 0; cell < SIDE * SIDE; cell++) {
            int to = symmetry.cell(cell);
            for (int digit = 1; digit <= SIDE; digit++) {
                if (!position.isCandidate(cell, digit)) {
                    moved.remove(to, symmetry.digit(digit));
                }
            }
            if (position.digit(cell) != 0) {
                moved.place(to, symmetry.digit(position.digit(cell)));
            }
        }
        return moved;
    }
}
