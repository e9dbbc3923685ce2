package io.github.sudokusat.linear;

/** The relation between the sum of a row and its bound. */
public enum Relation {
    /** The sum equals the bound. */
    EQUAL("="),
    /** The sum is at most the bound. */
    AT_MOST("<="),
    /** The sum is at least the bound. */
    AT_LEAST(">=");

    private final String text;

    Relation(String text) {
        this.text = text;
    }

    /**
     * The symbol of the relation in both formats.
     *
     * @return one or two characters
     */
    public String text() {
        return text;
    }

    @Override
    public String toString() {
        return text;
    }

    boolean holds(long sum, long bound) {
        return switch (this) {
            case EQUAL -> sum == bound;
            case AT_MOST -> sum <= bound;
            case AT_LEAST -> sum >= bound;
        };
    }
}
