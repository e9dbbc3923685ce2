package io.github.sudokusat.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.cdcl.CdclOptions;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.BruteForce;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches within candidates find exactly the solutions of the grid that use no other candidate. */
@Tag("long")
class CandidateSearchTest {

    static List<Engine> engines() {
        CdclOptions options = CdclOptions.defaults();
        return List.of(
                BacktrackEngine.create(),
                IlpEngine.ofSat4j(),
                IlpEngine.ofOjAlgo(),
                CdclEngine.of(Sat4jSolver.instance()),
                CdclEngine.of(Sat4jSolver.instance(), options.withPropagation(Propagation.Depth.NONE)),
                CdclEngine.of(Sat4jSolver.instance(), options.withAssumedGivens(true)));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void findsTheSolutionsWithinTheCandidates(Engine engine) {
        for (long seed = 1; seed <= 8; seed++) {
            Random random = new Random(seed);
            Layout layout =
                    seed % 2 == 0 ? Layout.boxes(2, 2) : Layout.boxes(2, 2).with(Variant.DIAGONALS);
            boolean[] removed = new boolean[64];
            CandidateGrid candidates = CandidateGrid.full(CandidateLayout.of(layout));
            for (int i = 0; i < random.nextInt(20); i++) {
                int candidate = random.nextInt(64);
                removed[candidate] = true;
                if (!candidates.remove(candidate / 4, candidate % 4 + 1)) {
                    break;
                }
            }
            Set<Grid> expected = new HashSet<>();
            for (Grid solution : BruteForce.solutions(Grid.empty(layout), 1000)) {
                boolean allowed = true;
                for (int cell = 0; cell < 16; cell++) {
                    allowed &= !removed[cell * 4 + solution.digit(cell) - 1];
                }
                if (allowed) {
                    expected.add(solution);
                }
            }
            List<Grid> found = new ArrayList<>();
            int before = candidates.candidateCount();
            try (Search search = engine.start(Puzzle.of(candidates), Limits.none())) {
                while (search.advance() == Search.Status.FOUND) {
                    found.add(search.solution());
                }
            }
            Grid given = Grid.empty(layout).with(random.nextInt(16), 1 + random.nextInt(4));
            List<Grid> keeping = new ArrayList<>();
            try (Search search = engine.start(Puzzle.of(given, candidates), Limits.none())) {
                while (search.advance() == Search.Status.FOUND) {
                    keeping.add(search.solution());
                }
            }
            assertThat(found).as("seed %d", seed).doesNotHaveDuplicates().hasSameElementsAs(expected);
            expected.removeIf(solution -> !solution.keeps(given));
            assertThat(keeping)
                    .as("seed %d with a given", seed)
                    .doesNotHaveDuplicates()
                    .hasSameElementsAs(expected);
            assertThat(candidates.candidateCount())
                    .as("the caller's grid is not changed")
                    .isEqualTo(before);
        }
    }
}
