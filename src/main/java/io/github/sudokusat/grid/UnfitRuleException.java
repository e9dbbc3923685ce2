package io.github.sudokusat.grid;

/** Thrown for a rule that a layout cannot have, whichever cells the rule is about. */
public final class UnfitRuleException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** What the layout lacks. */
    private final LayoutNeed need;

    /**
     * Creates an exception.
     *
     * @param rule the name of the rule
     * @param need what the layout lacks
     * @param rest the end of the message; empty or, for instance, {@code , but there are only 2}
     */
    public UnfitRuleException(String rule, LayoutNeed need, String rest) {
        super(rule + " " + need.words() + rest);
        this.need = need;
    }

    /**
     * The error that a layout has doublers, and a rule does not say what it means for them.
     *
     * @param rule the name of the rule
     * @return the error
     */
    public static UnfitRuleException withDoublers(String rule) {
        return new UnfitRuleException(rule, LayoutNeed.NO_DOUBLERS, ", because it is not defined for them");
    }

    /**
     * What the layout lacks.
     *
     * @return the need
     */
    public LayoutNeed need() {
        return need;
    }
}
