package io.github.sudokusat.rule.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalLong;
import java.util.Random;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConditionTest {

    private static void requireMeaning(String text, BiPredicate<Integer, Integer> meaning) {
        Condition condition = Condition.parse(text);
        for (int a = 1; a <= 9; a++) {
            for (int b = 1; b <= 9; b++) {
                assertThat(condition.holds(a, b))
                        .as("%s for %d and %d", text, a, b)
                        .isEqualTo(meaning.test(a, b));
            }
        }
    }

    @Test
    void operators_bind_as_in_java() {
        requireMeaning("a+b%2==1", (a, b) -> a + b % 2 == 1);
        requireMeaning("(a + b) % 2 == 1", (a, b) -> (a + b) % 2 == 1);
        requireMeaning("a-b-1>0", (a, b) -> a - b - 1 > 0);
        requireMeaning("a*10/b*2!=b%4", (a, b) -> a * 10 / b * 2 != b % 4);
        requireMeaning("a<3||b<3&&a==b", (a, b) -> a < 3 || (b < 3 && a.equals(b)));
        requireMeaning("!(a<3)&&!!(b>=4)", (a, b) -> a >= 3 && b >= 4);
        requireMeaning("abs(a-b)<=2", (a, b) -> Math.abs(a - b) <= 2);
        requireMeaning("-a+--b*-1==-7", (a, b) -> -a - b == -7);
        requireMeaning("(a-b)/2==-1", (a, b) -> (a - b) / 2 == -1);
        requireMeaning("(a-b)%3==-2", (a, b) -> (a - b) % 3 == -2);
        requireMeaning("(a>4)==(b>4)", (a, b) -> a > 4 == b > 4);
        requireMeaning("(a>4)!=(b>4)", (a, b) -> a > 4 != b > 4);
    }

    @Test
    void what_has_no_value_does_not_hold() {
        requireMeaning("a/(b-1)==2", (a, b) -> b != 1 && a / (b - 1) == 2);
        requireMeaning("a%(b-1)==0", (a, b) -> b != 1 && a % (b - 1) == 0);
        requireMeaning("!(a/(b-1)==2)", (a, b) -> b != 1 && a / (b - 1) != 2);
        requireMeaning("abs(a/(b-1))>0-1", (a, b) -> b != 1);
        requireMeaning("b==1||a%(b-1)==0", (a, b) -> b == 1 || a % (b - 1) == 0);
        requireMeaning("b>1&&a%(b-1)==0||b==1", (a, b) -> b == 1 || a % (b - 1) == 0);
        requireMeaning("a*999999*1000<1||a*999999*1000>=1", (a, b) -> a == 1);
    }

    @Test
    void random_conditions_mean_what_their_trees_mean() {
        for (int seed = 0; seed < 2000; seed++) {
            Tree tree = truth(new Random(seed), 4);
            Condition condition = Condition.parse(tree.text());
            for (int a = 1; a <= 5; a++) {
                for (int b = 1; b <= 5; b++) {
                    assertThat(condition.holds(a, b))
                            .as("seed %d: %s for %d and %d", seed, tree.text(), a, b)
                            .isEqualTo(tree.value(a, b).equals(OptionalLong.of(1)));
                }
            }
        }
    }

    /** A condition or number with its parentheses; empty if it has no value. */
    private interface Tree {

        String text();

        OptionalLong value(long a, long b);
    }

    private record Leaf(String text, long value) implements Tree {

        @Override
        public OptionalLong value(long a, long b) {
            return OptionalLong.of(text.equals("a") ? a : text.equals("b") ? b : value);
        }
    }

    private record Node(Tree left, String sign, Tree right) implements Tree {

        @Override
        public String text() {
            return "(" + left.text() + sign + right.text() + ")";
        }

        @Override
        public OptionalLong value(long a, long b) {
            OptionalLong one = left.value(a, b);
            if (one.isEmpty()
                    || (sign.equals("&&") && one.getAsLong() == 0)
                    || (sign.equals("||") && one.getAsLong() == 1)) {
                return one;
            }
            OptionalLong other = right.value(a, b);
            if (other.isEmpty() || (other.getAsLong() == 0 && (sign.equals("/") || sign.equals("%")))) {
                return OptionalLong.empty();
            }
            long x = one.getAsLong();
            long y = other.getAsLong();
            long value = switch (sign) {
                case "+" -> x + y;
                case "-" -> x - y;
                case "*" -> x * y;
                case "/" -> x / y;
                case "%" -> x % y;
                case "<" -> x < y ? 1 : 0;
                case "<=" -> x <= y ? 1 : 0;
                case "==" -> x == y ? 1 : 0;
                case "!=" -> x != y ? 1 : 0;
                default -> y;
            };
            return OptionalLong.of(value);
        }
    }

    private static Tree number(Random random, int depth) {
        if (depth == 0 || random.nextInt(4) == 0) {
            int value = random.nextInt(4);
            return new Leaf(random.nextInt(3) == 0 ? "a" : random.nextBoolean() ? "b" : "" + value, value);
        }
        String sign = String.valueOf("+-*/%".charAt(random.nextInt(5)));
        return new Node(number(random, depth - 1), sign, number(random, depth - 1));
    }

    private static Tree truth(Random random, int depth) {
        if (depth < 2 || random.nextInt(3) == 0) {
            String sign = new String[] {"<", "<=", "==", "!="}[random.nextInt(4)];
            return new Node(number(random, depth), sign, number(random, depth));
        }
        String sign = new String[] {"&&", "||", "==", "!="}[random.nextInt(4)];
        return new Node(truth(random, depth - 1), sign, truth(random, depth - 1));
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1, 'a, b, a number, \"(\", \"-\", \"!\" or abs'",
        "'a', 1, 'a condition such as a<b, not a number'",
        "'a<b<3', 4, 'an operator or the end of the condition'",
        "'(a<b)+1==2', 1, 'a number, not a condition'",
        "'a&&b<1', 1, 'a condition such as a<b, not a number'",
        "'a<b&&3', 6, 'a condition such as a<b, not a number'",
        "'a=b', 2, 'an operator or the end of the condition'",
        "'a<c', 3, 'a, b, a number, \"(\", \"-\", \"!\" or abs'",
        "'abs a<3', 5, '\"(\" after abs'",
        "'(a<3', 5, 'an operator or \")\"'",
        "'a<1000000', 3, 'a number from 0 to 999999'",
        "'a<3)', 4, 'an operator or the end of the condition'",
        "'!a', 2, 'a condition such as a<b, not a number'",
        "'-(a<b)==1', 2, 'a number, not a condition'",
        "'(a<b)==3', 8, 'a condition such as a<b, not a number'",
        "'ab<3', 2, 'an operator or the end of the condition'",
        "'a<1 2', 5, 'an operator or the end of the condition'"
    })
    void mistakes_are_named(String text, int column, String expected) {
        assertThatThrownBy(() -> Condition.parse(text))
                .isInstanceOf(SyntaxException.class)
                .hasMessage("expected " + expected + " at column " + column + " of " + text);
    }

    @Test
    void size_is_bounded() {
        assertThatThrownBy(() -> Condition.parse("(".repeat(60))).hasMessageContaining("nested at most 50 deep");
        assertThatThrownBy(() -> Condition.parse("!".repeat(60))).hasMessageContaining("nested at most 50 deep");
        assertThat(Condition.parse("a" + "+a".repeat(490) + ">0").holds(9, 9)).isTrue();
    }
}
