package io.github.sudokusat.answer.request;

import io.github.sudokusat.generate.Minimality;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What cannot be removed from a generated puzzle. */
public enum MinimalChoice {
    ORBIT(Minimality.ORBIT),
    CLUE(Minimality.CLUE),
    NONE(null);

    private final @Nullable Minimality minimality;

    MinimalChoice(@Nullable Minimality minimality) {
        this.minimality = minimality;
    }

    /** The promise; empty if givens may be superfluous. */
    Optional<Minimality> minimality() {
        return Optional.ofNullable(minimality);
    }
}
