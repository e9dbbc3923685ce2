package io.github.sudokusat.rule;

/** No digits can fulfil a rule. As an alternative of a {@link CombinedRule} such a rule never holds, and its negation always does. */
public final class ImpossibleRuleException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message why, as a sentence without its full stop; names the rule
     */
    public ImpossibleRuleException(String message) {
        super(message);
    }
}
