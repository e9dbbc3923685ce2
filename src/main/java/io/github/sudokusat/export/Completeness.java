package io.github.sudokusat.export;

import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import java.util.Optional;

/** The completeness of exports without limits, whose signatures have no place for a reason to stop. */
final class Completeness {

    private Completeness() {}

    /** Ensures that an export does not look complete after an interrupt. */
    static void require(Optional<StopReason> stop) {
        stop.ifPresent(reason -> {
            throw new StoppedException("the export is not complete", reason);
        });
    }
}
