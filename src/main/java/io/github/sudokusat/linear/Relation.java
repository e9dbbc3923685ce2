package io.github.sudokusat.linear;

/** How the sum of a row is compared with its bound. */
public enum Relation {
    /** The sum is the bound. */
    EQUAL("="),
    /** The sum is the bound or less. */
    AT_MOST("<="),
    /** The sum is the bound or more. */
    AT_LEAST(">=");

    private final String text;

    Relation(String text) {
        this.text = text;
    }

    /**
     * The relation as both formats write it.
     *
     * @return one or two characters
     */
    public String text() {
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
