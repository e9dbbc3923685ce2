package io.github.sudokusat.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AfterContainer;

/** Two properties of the same seed are tried with the same numbers. */
class SeededPropertiesTest {

    private static final List<Long> FIRST = new ArrayList<>();
    private static final List<Long> SECOND = new ArrayList<>();

    @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
    void numbers(@ForAll long number) {
        FIRST.add(number);
    }

    @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
    void numbersAgain(@ForAll long number) {
        SECOND.add(number);
    }

    @AfterContainer
    static void bothAreTheSame() {
        assertThat(FIRST).hasSize(20).isEqualTo(SECOND);
    }
}
