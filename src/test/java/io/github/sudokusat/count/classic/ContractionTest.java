package io.github.sudokusat.count.classic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.CountedGrid;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts by contraction compared with known ones. */
@Tag("long")
class ContractionTest {

    private static final BigInteger TEN = BigInteger.TEN;

    static List<CountedGrid> known() {
        return CountedGrid.reference();
    }

    /** The clue sets with few solutions and those with many automorphisms, which take milliseconds. */
    static List<CountedGrid> cheap() {
        return known().stream()
                .filter(set ->
                        set.count().compareTo(TEN.pow(9)) < 0 || set.count().compareTo(TEN.pow(20)) > 0)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("cheap")
    void quickCountsAreRightInBothOrientations(CountedGrid known) {
        Clues clues = ClueSets.propagated(known.grid());
        assertThat(ClueSets.count(clues, false)).isEqualTo(known.count());
        assertThat(ClueSets.count(clues, true)).isEqualTo(known.count());
    }

    @ParameterizedTest
    @MethodSource("known")
    @Tag("slow")
    void knownCountsAreRightInBothOrientations(CountedGrid known) {
        quickCountsAreRightInBothOrientations(known);
    }
}
