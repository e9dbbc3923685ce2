package io.github.sudokusat.engine.propagate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.engine.Search;
import io.github.sudokusat.format.foreign.Imports;
import io.github.sudokusat.run.Limits;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published puzzles that take few nodes because of what is drawn from several constraints together, and many without. */
class HardVariantsTest {

    @ParameterizedTest
    @CsvSource({
        // Over 250,000 nodes without the sums of four little killers.
        "0, 20000, .LittleKiller~49~R1C9.LittleKiller~49~R1C8.LittleKiller~49~R9C2.LittleKiller~49~R9C3"
                + ".LittleKiller~49~R7C9.LittleKiller~49~R1C1.LittleKiller~49~R2C1.LittleKiller~49~R3C1",
        // Over 90,000 nodes when lines were only compared digit by digit.
        "1, 1000, .FullRank~R5~17~.FullRank~R4~1~.FullRank~C2~32~.FullRank~C3~28~.FullRank~C4~23~.FullRank~R1~34~",
        "1, 1000, .FullRank~C1~33~.FullRank~C2~30~.FullRank~C3~26~.FullRank~C4~24~.FullRank~C5~13~.FullRank~R4~1~"
                + ".FullRank~R5~17~.FullRank~R6~~36.FullRank~C6~~35"
    })
    void aHardVariantTakesFewNodes(long count, long nodes, String text) {
        Limits limits = Limits.none().withMaxWork(nodes);
        try (Search search =
                PropagateEngine.create().start(Imports.read(text, 1, Set.of()).puzzle(), limits)) {
            assertThat(search.count(2)).isEqualTo(count);
            assertThat(search.statistics().stopReason()).isEmpty();
        }
    }
}
