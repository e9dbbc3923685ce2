package io.github.sudokusat.logic.step;

import java.util.Optional;

/** How much a hint gives away. */
public enum HintDetail {
    /** The technique, and the houses in which to look for its pattern. */
    VAGUE("vague"),
    /** Also the digits that it is about. */
    CONCRETE("concrete"),
    /** The whole step: the pattern, the reason and the conclusion. */
    FULL("full");

    private final String text;

    HintDetail(String text) {
        this.text = text;
    }

    /**
     * The name of this detail.
     *
     * @return a lower-case English word
     */
    public String text() {
        return text;
    }

    /**
     * The detail with a name.
     *
     * @param text the name
     * @return the detail; empty if none has the name
     */
    public static Optional<HintDetail> named(String text) {
        for (HintDetail detail : values()) {
            if (detail.text.equals(text)) {
                return Optional.of(detail);
            }
        }
        return Optional.empty();
    }

    @Override
    public String toString() {
        return text;
    }
}
