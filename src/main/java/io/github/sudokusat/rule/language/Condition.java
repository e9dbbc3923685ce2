package io.github.sudokusat.rule.language;

/**
 * A condition on two digits <i>a</i> and <i>b</i>, such as {@code a+b%2==1}.
 *
 * <p>It is made of {@code a}, {@code b}, whole numbers, {@code + - * / %}, {@code abs(…)}, the comparisons {@code == != < <= > >=}, {@code &&},
 * {@code ||}, {@code !} and parentheses. Operators bind as in Java and C: {@code * / %} before {@code + -} before comparisons before {@code &&}
 * before {@code ||}; so the example means {@code a+(b%2)==1}. Quotients are rounded towards zero, and a remainder has the sign of the dividend. A
 * condition does not hold if it divides by zero or comes to a number beyond ±10<sup>9</sup>, unless that part has been decided already:
 * {@code b==1||a%(b-1)==0} holds for <i>b</i> = 1. Blanks mean nothing.
 */
public final class Condition {

    private final String text;
    private final Formula formula;

    private Condition(String text, Formula formula) {
        this.text = text;
        this.formula = formula;
    }

    /**
     * Parses a condition.
     *
     * @param text the condition
     * @return the condition
     * @throws SyntaxException if the text has another form, is longer than 1,000 characters, or its parentheses and signs are nested more than 50
     * deep
     */
    public static Condition parse(String text) {
        Formula formula = ConditionParser.parse(text);
        return new Condition(TextCursor.compact(text), formula);
    }

    /**
     * The text of the condition.
     *
     * @return the text without blanks
     */
    public String text() {
        return text;
    }

    /**
     * Whether two digits fulfil the condition.
     *
     * @param a one digit
     * @param b the other
     * @return true if they do
     */
    public boolean holds(int a, int b) {
        return formula.value(a, b) == Formula.TRUE;
    }
}
