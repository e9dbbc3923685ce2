package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EMPTY_9;
import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The names that PySAT has for encodings. */
class PySatNamesTest {

    @ParameterizedTest
    @CsvSource({"pairwise, pairwise", "seqcounter, sequential", "SeqCounter, sequential", "bitwise, binary"})
    void encodingsHaveTheNamesOfPySatToo(String name, String ours) {
        assertThat(run("export", "--at-most-one", name, EMPTY_9))
                .isEqualTo(run("export", "--at-most-one", ours, EMPTY_9));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ladder", "sortnetwrk", "cardnetwrk", "totalizer", "mtotalizer", "kmtotalizer", "native"})
    void encodingsThatOnlyPySatHasAreRefused(String name) {
        run("export", "--at-most-one", name, EMPTY_9).isRefused("--at-most-one must be pairwise, sequential,", name);
    }
}
