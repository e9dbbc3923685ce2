package io.github.sudokusat.cli.option;

import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the translation of the constraints into clauses, regardless of the givens. */
public final class ClauseChoices {

    @Option(
            names = "--encoding",
            paramLabel = "ENCODING",
            description = "The constraints that become clauses: {values}. Default: complete.")
    private @Nullable Encoding encoding;

    @Option(
            names = "--at-most-one",
            paramLabel = "METHOD",
            description =
                    "How 'at most one' constraints become clauses: {values}. Default: pairwise. PySAT's seqcounter and bitwise are sequential and binary.")
    private @Nullable AtMostOneMethod atMostOne;

    @Option(names = "--keep-repeats", description = "Keep clauses that repeat those of another constraint.")
    private boolean keepRepeats;

    boolean isGiven() {
        return encoding != null || atMostOne != null || keepRepeats;
    }

    public EncodingOptions options(ClueHandling clues) {
        EncodingOptions defaults = EncodingOptions.defaults();
        return new EncodingOptions(
                Objects.requireNonNullElse(encoding, defaults.encoding()),
                Objects.requireNonNullElse(atMostOne, defaults.atMostOne()),
                clues,
                keepRepeats);
    }
}
