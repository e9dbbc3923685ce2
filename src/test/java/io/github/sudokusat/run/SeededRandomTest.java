package io.github.sudokusat.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The generator gives the same sequence as {@link Random}, on which every test relies whose results depend on a seed. */
class SeededRandomTest {

    private static final int DRAWS = 200;
    /** Bounds for which draws are repeated most often or never, and bounds handled by a shift. */
    private static final int[] EDGES = {
        1, 2, 3, 9, 81, 1 << 16, 1 << 30, (1 << 30) + 1, (1 << 30) + 2, Integer.MAX_VALUE
    };

    @Property
    void repeatsTheSequenceOfTheJvm(@ForAll long seed, @ForAll @IntRange(min = 1) int bound) {
        SeededRandom own = new SeededRandom(seed);
        Random jvm = new Random(seed);
        for (int i = 0; i < DRAWS; i++) {
            // The kinds of draws alternate, so that none hides what another has left in the state.
            assertThat(own.nextInt()).isEqualTo(jvm.nextInt());
            assertThat(own.nextInt(bound)).isEqualTo(jvm.nextInt(bound));
            assertThat(own.nextBoolean()).isEqualTo(jvm.nextBoolean());
            assertThat(own.nextLong()).isEqualTo(jvm.nextLong());
            assertThat(own.nextDouble()).isEqualTo(jvm.nextDouble());
        }
    }

    @Property
    void repeatsTheSequenceAtEveryKindOfBound(@ForAll long seed) {
        for (int bound : EDGES) {
            SeededRandom own = new SeededRandom(seed);
            Random jvm = new Random(seed);
            for (int i = 0; i < 100; i++) {
                assertThat(own.nextInt(bound)).as("bound %s", bound).isEqualTo(jvm.nextInt(bound));
            }
        }
    }

    @Test
    void agreesOverMillionsOfDraws() {
        SeededRandom own = new SeededRandom(-1);
        Random jvm = new Random(-1);
        for (int i = 0; i < 5_000_000; i++) {
            if (own.nextInt() != jvm.nextInt()) {
                assertThat(i).as("draw that differs").isNegative();
            }
        }
    }

    @Test
    void refusesABoundBelowOne() {
        SeededRandom random = new SeededRandom(1);
        assertThatThrownBy(() -> random.nextInt(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bound must be 1 or more, but is 0");
    }
}
