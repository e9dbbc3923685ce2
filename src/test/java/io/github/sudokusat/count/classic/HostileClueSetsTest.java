package io.github.sudokusat.count.classic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.batch.Batch;
import io.github.sudokusat.count.contraction.CountPlan;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.CountedGrid;
import io.github.sudokusat.testing.Seeds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The most expensive clue sets that a hill climber found: their cost, and their counts in both orientations, which share no table. */
class HostileClueSetsTest {

    /** The products of the most expensive clue set found so far: about 20 s on two cores. */
    private static final long DEAREST = 238_400_000_000L;

    static List<CountedGrid> sets() {
        return CountedGrid.hostile();
    }

    private static Plan plan(CountedGrid set, boolean transposed) {
        return ClueSets.plan(ClueSets.propagated(set.grid()), transposed);
    }

    private static long work(CountedGrid set) {
        return Math.min(plan(set, false).work(), plan(set, true).work());
    }

    @Test
    void thereAreTwentyOfFewGivens() {
        assertThat(sets()).doesNotHaveDuplicates();
        assertThat(sets().stream().filter(set -> set.grid().filledCount() <= 10))
                .hasSize(20);
    }

    @Test
    void theMostExpensiveClueSetHasNotBecomeMoreExpensive() {
        assertThat(work(sets().get(0))).isLessThanOrEqualTo(DEAREST);
    }

    @Test
    @Tag("slow")
    void noClueSetHasBecomeMoreExpensiveThanTheFirst() {
        assertThat(sets()).allMatch(set -> work(set) <= DEAREST);
    }

    /** The most expensive set and five others; each slow run draws other ones. */
    static List<CountedGrid> drawn() {
        List<CountedGrid> others = new ArrayList<>(sets().subList(1, sets().size()));
        Collections.shuffle(others, new Random(Seeds.seed()));
        List<CountedGrid> drawn = new ArrayList<>(others.subList(0, 5));
        drawn.add(0, sets().get(0));
        return drawn;
    }

    /** Counts each set in 20 to 60 s on two threads. */
    @ParameterizedTest
    @MethodSource("drawn")
    @Tag("slow")
    void bothOrientationsGiveTheCount(CountedGrid set) {
        for (boolean transposed : new boolean[] {false, true}) {
            Plan plan = plan(set, transposed);
            CountPlan.Result result =
                    new ClassicContraction(plan).count(Batch.onAllProcessors().taskRunner(), Limits.none());
            assertThat(result.value())
                    .as("seed %d, transposed %s, %d products", Seeds.seed(), transposed, plan.work())
                    .isEqualTo(set.count());
            assertThat(result.stop()).isNull();
        }
    }
}
