package io.github.sudokusat.logic.step;

import java.util.Optional;

/** How much a hint gives away. */
public enum HintDetail {
    /** The technique, and the houses in which to look for its pattern. */
    VAGUE("vague"),
    /** The technique and the cells of its pattern. */
    CONCRETE("concrete"),
    /** The whole step: the pattern, why it holds, and what follows. */
    FULL("full");

    private final String text;

    HintDetail(String text) {
        this.text = text;
    }

    /**
     * The strength's name.
     *
     * @return a lower-case English word
     */
    public String text() {
        return text;
    }

    /**
     * The strength with a name.
     *
     * @param text the name
     * @return the strength; empty if there is none
     */
    public static Optional<HintDetail> named(String text) {
        for (HintDetail strength : values()) {
            if (strength.text.equals(text)) {
                return Optional.of(strength);
            }
        }
        return Optional.empty();
    }

    @Override
    public String toString() {
        return text;
    }
}
