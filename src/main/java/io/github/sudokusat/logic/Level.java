package io.github.sudokusat.logic;

import java.util.Optional;

/** The difficulty of a puzzle or a technique, in the usual terms, from easy to hard. */
public enum Level {
    /** Singles. */
    EASY("easy"),
    /** Locked candidates and small sets. */
    MEDIUM("medium"),
    /** Fish, wings, colouring. */
    HARD("hard"),
    /** Chains and almost locked sets. */
    UNFAIR("unfair"),
    /** Anything beyond. */
    EXTREME("extreme");

    private final String text;

    Level(String text) {
        this.text = text;
    }

    /**
     * The level's name.
     *
     * @return a lower-case English word
     */
    public String text() {
        return text;
    }

    /**
     * The next harder level.
     *
     * @return the level; empty for {@link #EXTREME}
     */
    public Optional<Level> harder() {
        for (Level level : values()) {
            if (level.compareTo(this) > 0) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }

    /**
     * The level with a name.
     *
     * @param text a name as returned by {@link #text()}
     * @return the level; empty if none has that name
     */
    public static Optional<Level> named(String text) {
        for (Level level : values()) {
            if (level.text.equals(text)) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }

    @Override
    public String toString() {
        return text;
    }
}
