package io.github.sudokusat.count.classic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.count.contraction.SharedProgress;
import io.github.sudokusat.count.contraction.SolutionSampler;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Propagation;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.TaskRunner;
import io.github.sudokusat.testing.CountedGrid;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The sums from which terms are drawn are the numbers of solutions that belong to them. */
@Tag("long")
class ClassicSamplerTest {

    private static SolutionSampler sampler(Grid puzzle) {
        CandidateGrid placed = CandidateGrid.of(CandidateLayout.of(Layout.classic()), puzzle);
        Propagation.run(placed, Propagation.Depth.LOCKED);
        SolutionSampler.Result result = ClassicSampler.prepare(placed.toGrid(), TaskRunner.IN_SEQUENCE, Limits.none());
        assertThat(result.stop()).isNull();
        return Objects.requireNonNull(result.sampler());
    }

    /** Every fifth of the reference counts, without those that take long because lanes are not reduced to orbits. */
    @Test
    void totalsAreTheReferenceCounts() {
        List<CountedGrid> reference = CountedGrid.reference();
        for (int i = 0; i < reference.size(); i += 5) {
            CountedGrid counted = reference.get(i);
            if (counted.count().signum() > 0 && counted.grid().filledCount() > 12) {
                assertThat(sampler(counted.grid()).total())
                        .as("%s", counted.grid())
                        .isEqualTo(counted.count());
            }
        }
    }

    @Test
    void theTotalOfTheEmptyGridIsKnown() {
        assertThat(sampler(Grid.empty(Layout.classic())).total()).isEqualTo(new BigInteger("6670903752021072936960"));
    }

    /** The sum of each opening, with its weight, is the number of solutions whose triple of the first stack is in its orbit. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ".742361..63...174212.4.7.363167.42..742.1..63...362417.6712.3.42.364..714.1.7362.",
                ".....6...6..5..7...25..7...3...5.28.74...8.....9.6..1.8.71.53.4........14..873...",
                "....3......8.9...2.2.48.9...1...4....4.9..5...........8671..3..2..6.9.71.91..3..."
            })
    void sumsOfOpeningsAreCountsOfSolutions(String text) {
        Grid puzzle = GridParser.create().parse(text);
        Clues clues = ClueSets.propagated(puzzle);
        Plan plan =
                Objects.requireNonNull(Planner.planForDraws(clues, Limits.none().watch()));
        SharedProgress shared = new SharedProgress(Progress.NONE, "products", plan.work());
        Sweep sweep = Sweep.of(plan, TaskRunner.IN_SEQUENCE, Limits.none(), shared);
        long[] sums = new long[plan.openings().size()];
        for (int task = 0; task < plan.tasks(); task++) {
            long[] ofTask = sweep.run(task, Limits.none().watch(), shared);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += ofTask[i];
            }
        }
        long[] counts = new long[plan.orientation().stack(plan.roles().first()).size()];
        try (Search search = BitsEngine.create().start(Puzzle.of(puzzle), Limits.none())) {
            while (search.advance() == Search.Status.FOUND) {
                counts[plan.orbits().representative(firstTriple(plan, search.solution()))]++;
            }
        }
        for (int i = 0; i < sums.length; i++) {
            Opening opening = plan.openings().get(i);
            assertThat(sums[i] * opening.weight() * plan.orientation().divisor())
                    .as("%s", opening)
                    .isEqualTo(counts[opening.triple()]);
        }
    }

    private static int firstTriple(Plan plan, Grid solution) {
        Orientation orientation = plan.orientation();
        int stack = plan.roles().first();
        int[] classes = new int[Clues.CHUTES];
        for (int band = 0; band < Clues.CHUTES; band++) {
            int code = 0;
            for (int cell = 0; cell < 9; cell++) {
                int row = 3 * band + cell / 3;
                int column = 3 * stack + cell % 3;
                int at = orientation.isTransposed() ? 9 * column + row : 9 * row + column;
                code += Words.codeOf(solution.digit(at) - 1, cell % 3);
            }
            classes[band] = orientation.columns(band, stack).classOf(Words.ofCode(code));
        }
        return orientation.stack(stack).find(classes[0], classes[1], classes[2]);
    }

    @Test
    void preparationCanBeStopped() {
        Limits limits = Limits.none().withTimeout(System::nanoTime, 0);
        SolutionSampler.Result result =
                ClassicSampler.prepare(Grid.empty(Layout.classic()), TaskRunner.IN_SEQUENCE, limits);
        assertThat(result.sampler()).isNull();
        assertThat(result.stop()).isEqualTo(StopReason.TIME_LIMIT);
    }
}
