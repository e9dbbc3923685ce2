package io.github.sudokusat.logic;

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

    @Override
    public String toString() {
        return text;
    }
}
