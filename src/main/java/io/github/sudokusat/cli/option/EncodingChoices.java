package io.github.sudokusat.cli.option;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options for the formula to be exported. */
public final class EncodingChoices {

    @Mixin
    private ClauseChoices clauses = new ClauseChoices();

    @Option(
            names = "--clues",
            paramLabel = "HANDLING",
            description = "How givens enter the formula: {values}. Default: units (reduced for pencil marks).")
    private @Nullable ClueHandling clues;

    /** Whether an option was given that makes sense only for clauses. */
    public boolean asksForClauses() {
        return clauses.isGiven();
    }

    /** Whether a handling of the givens was requested by name. */
    public boolean asksFor(ClueHandling handling) {
        return clues == handling;
    }

    public EncodingOptions options() {
        return clauses.options(Objects.requireNonNullElse(clues, ClueHandling.UNITS));
    }
}
