package io.github.sudokusat.rule.language;

import java.util.List;
import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;

/** Parses conditions on two digits by recursive descent. */
final class ConditionParser {

    private static final int GREATEST_NUMBER = 999_999;

    /** The operators on numbers, and whether they compare truth values, too; longer signs first. */
    private static final List<Operator> COMPARISONS = List.of(
            new Operator("==", true, (x, y) -> Formula.truth(x == y)),
            new Operator("!=", true, (x, y) -> Formula.truth(x != y)),
            new Operator("<=", false, (x, y) -> Formula.truth(x <= y)),
            new Operator(">=", false, (x, y) -> Formula.truth(x >= y)),
            new Operator("<", false, (x, y) -> Formula.truth(x < y)),
            new Operator(">", false, (x, y) -> Formula.truth(x > y)));

    private static final List<Operator> SUMS =
            List.of(new Operator("+", false, Long::sum), new Operator("-", false, (x, y) -> x - y));

    private static final List<Operator> PRODUCTS = List.of(
            new Operator("*", false, (x, y) -> x * y),
            new Operator("/", false, (x, y) -> y == 0 ? Formula.UNDEFINED : x / y),
            new Operator("%", false, (x, y) -> y == 0 ? Formula.UNDEFINED : x % y));

    private record Operator(String sign, boolean takesTruths, LongBinaryOperator meaning) {}

    /**
     * A part that has been read.
     *
     * @param isTruth whether it is a truth value, not a number
     * @param formula what it means
     * @param place where it begins
     */
    private record Part(boolean isTruth, Formula formula, int place) {}

    private final TextCursor cursor;

    private ConditionParser(String text) {
        cursor = new TextCursor(text);
    }

    static Formula parse(String text) {
        ConditionParser parser = new ConditionParser(text);
        Part whole = parser.alternatives();
        if (!parser.cursor.isAtEnd()) {
            throw parser.cursor.wrong("an operator or the end of the condition");
        }
        return parser.truth(whole).formula;
    }

    private Part truth(Part part) {
        if (!part.isTruth) {
            throw cursor.wrongAt(part.place, "a condition such as a<b, not a number");
        }
        return part;
    }

    private Part number(Part part) {
        if (part.isTruth) {
            throw cursor.wrongAt(part.place, "a number, not a condition");
        }
        return part;
    }

    private Part alternatives() {
        Part left = conjunction();
        while (cursor.skip("||")) {
            Formula one = truth(left).formula;
            Formula other = truth(conjunction()).formula;
            left = new Part(true, Formula.unlessDecided(one, Formula.FALSE, other), left.place);
        }
        return left;
    }

    private Part conjunction() {
        Part left = comparison();
        while (cursor.skip("&&")) {
            Formula one = truth(left).formula;
            Formula other = truth(comparison()).formula;
            left = new Part(true, Formula.unlessDecided(one, Formula.TRUE, other), left.place);
        }
        return left;
    }

    private Part comparison() {
        Part left = sum();
        Operator operator = skipAny(COMPARISONS);
        if (operator == null) {
            return left;
        }
        Part right = sum();
        boolean areTruths = left.isTruth && operator.takesTruths;
        Formula one = areTruths ? left.formula : number(left).formula;
        Formula other = areTruths ? truth(right).formula : number(right).formula;
        return new Part(true, Formula.of(one, operator.meaning, other), left.place);
    }

    /** Reads the first of some operators that comes next. */
    private @Nullable Operator skipAny(List<Operator> operators) {
        for (Operator operator : operators) {
            if (cursor.skip(operator.sign)) {
                return operator;
            }
        }
        return null;
    }

    private Part sum() {
        Part left = product();
        Operator operator = skipAny(SUMS);
        while (operator != null) {
            left = arithmetic(left, operator, product());
            operator = skipAny(SUMS);
        }
        return left;
    }

    private Part product() {
        Part left = unary();
        Operator operator = skipAny(PRODUCTS);
        while (operator != null) {
            left = arithmetic(left, operator, unary());
            operator = skipAny(PRODUCTS);
        }
        return left;
    }

    private Part arithmetic(Part left, Operator operator, Part right) {
        return new Part(false, Formula.of(number(left).formula, operator.meaning, number(right).formula), left.place);
    }

    private Part unary() {
        int place = cursor.index();
        if (cursor.peek() != '-' && cursor.peek() != '!') {
            return primary();
        }
        boolean isMinus = cursor.next() == '-';
        cursor.enter();
        Part part = unary();
        cursor.leave();
        Formula inner = isMinus ? number(part).formula : truth(part).formula;
        Formula from = (a, b) -> isMinus ? 0 : Formula.TRUE;
        return new Part(!isMinus, Formula.of(from, (x, y) -> x - y, inner), place);
    }

    private Part primary() {
        int place = cursor.index();
        if (cursor.skip("abs")) {
            cursor.require("(", "\"(\" after abs");
            Formula inner = number(inParentheses()).formula;
            return new Part(false, (a, b) -> magnitude(inner.value(a, b)), place);
        }
        if (cursor.skip("(")) {
            Part inner = inParentheses();
            return new Part(inner.isTruth, inner.formula, place);
        }
        if (cursor.skip("a")) {
            return new Part(false, (a, b) -> a, place);
        }
        if (cursor.skip("b")) {
            return new Part(false, (a, b) -> b, place);
        }
        if (!cursor.isAtNumber()) {
            throw cursor.wrong("a, b, a number, \"(\", \"-\", \"!\" or abs");
        }
        int number = cursor.number("a number", GREATEST_NUMBER);
        return new Part(false, (a, b) -> number, place);
    }

    private static long magnitude(long value) {
        return value == Formula.UNDEFINED ? value : Math.abs(value);
    }

    private Part inParentheses() {
        cursor.enter();
        Part inner = alternatives();
        cursor.require(")", "an operator or \")\"");
        cursor.leave();
        return inner;
    }
}
