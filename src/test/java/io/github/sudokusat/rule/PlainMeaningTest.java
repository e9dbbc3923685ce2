package io.github.sudokusat.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.NamedRule;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rules about lines and marks accept exactly the digits that they are meant to, said once more here, because both halves of a rule may rest on the
 * same formula.
 */
class PlainMeaningTest {

    private static final int SIDE = 6;

    private static Arguments meaning(String line, Predicate<int[]> meaning) {
        return Arguments.of(line, meaning);
    }

    static Stream<Arguments> meanings() {
        return Stream.of(
                meaning("whispers 2 r1c1 r2c2 r3c3 r4c4", d -> near(d).allMatch(i -> away(d, i, i + 1) >= 2)),
                meaning("whispers r1c1 r2c2 r3c3", d -> near(d).allMatch(i -> away(d, i, i + 1) > 2)),
                meaning("palindrome r1c1 r2c2 r3c3 r4c4", d -> d[0] == d[3] && d[1] == d[2]),
                meaning("palindrome r1c1 r2c2 r3c3", d -> d[0] == d[2]),
                meaning("renban r1c1 r2c2 r3c3 r4c4", d -> sorted(d).matches("1234|2345|3456")),
                meaning("renban r1c1 r2c2", d -> away(d, 0, 1) == 1),
                meaning("nabner r1c1 r2c2 r3c3", d -> sorted(d).matches("135|136|146|246")),
                meaning("between r1c1 r2c2 r3c3 r4c4", d -> isIn(d[1], d[0], d[3]) && isIn(d[2], d[0], d[3])),
                meaning("lockout 2 r1c1 r2c2 r3c3 r4c4", d -> away(d, 0, 3) >= 2 && isOut(d, 1, 3) && isOut(d, 2, 3)),
                meaning("lockout r1c1 r2c2 r3c3", d -> away(d, 0, 2) >= 4 && isOut(d, 1, 2)),
                meaning("entropic r1c1 r2c2 r3c3 r4c4", d -> threes(d, x -> (x + 1) / 2)),
                meaning("modular 3 r1c1 r2c2 r3c3 r4c4", d -> threes(d, x -> x % 3)),
                meaning("modular 4 r1c1 r2c2 r3c3", d -> different(d[0] % 4, d[1] % 4, d[2] % 4)),
                meaning("modular 6 r1c1 r2c2 r3c3", d -> different(d)),
                meaning("pair a<b chain r1c1 r2c2 r3c3", d -> d[0] < d[1] && d[1] < d[2]),
                meaning(
                        "pair a+b>4 all r1c1 r2c2 r3c3",
                        d -> Arrays.stream(d).sum() - Arrays.stream(d).max().orElse(0) > 4),
                meaning("automaton Rhf_QAA_qAAA r1c1 r2c2 r3c3 r4c4 : no 2 after 1", d -> !text(d).contains("12")),
                meaning("regex /[12]*6?[45]+/ r1c1 r2c2 r3c3 r4c4", d -> text(d).matches("[12]*6?[45]+")),
                meaning("difference r1c1 r2c2", d -> away(d, 0, 1) == 1),
                meaning("difference 3 r1c1 r2c2", d -> d[0] == d[1] + 3 || d[1] == d[0] + 3),
                meaning("ratio r1c1 r2c2", d -> d[0] == 2 * d[1] || d[1] == 2 * d[0]),
                meaning("ratio 3 r1c1 r2c2", d -> d[0] == 3 * d[1] || d[1] == 3 * d[0]),
                meaning("pair-sum 5 r1c1 r2c2", d -> d[0] == 5 - d[1]),
                meaning("pair-sum r1c1 r2c2", d -> true),
                meaning("greater r2c2 r1c1", d -> d[1] < d[0]),
                meaning(
                        "clone r1c1 r2c2 = r3c3 r4c4",
                        d -> text(d).substring(0, 2).equals(text(d).substring(2))),
                meaning("odd r1c1 r2c2", d -> text(d).matches("[135]*")),
                meaning("even r1c1 r2c2", d -> text(d).matches("[246]*")),
                meaning("given r1c1 = 2 3 6", d -> text(d).matches("[236]")));
    }

    private static IntStream near(int[] digits) {
        return IntStream.range(0, digits.length - 1);
    }

    private static int away(int[] digits, int i, int j) {
        return Math.max(digits[i], digits[j]) - Math.min(digits[i], digits[j]);
    }

    private static boolean isIn(int digit, int end, int other) {
        return (end < digit && digit < other) || (other < digit && digit < end);
    }

    private static boolean isOut(int[] digits, int i, int last) {
        return !isIn(digits[i], digits[0], digits[last]) && digits[i] != digits[0] && digits[i] != digits[last];
    }

    private static boolean threes(int[] digits, IntUnaryOperator group) {
        int[] groups = Arrays.stream(digits).map(group).toArray();
        return IntStream.range(0, digits.length - 2).allMatch(i -> different(groups[i], groups[i + 1], groups[i + 2]));
    }

    private static boolean different(int... numbers) {
        return Arrays.stream(numbers).distinct().count() == numbers.length;
    }

    private static String sorted(int[] digits) {
        return text(Arrays.stream(digits).sorted().toArray());
    }

    private static String text(int[] digits) {
        StringBuilder text = new StringBuilder();
        Arrays.stream(digits).forEach(text::append);
        return text.toString();
    }

    @ParameterizedTest
    @MethodSource("meanings")
    void exactly_what_is_meant_is_accepted(String line, Predicate<int[]> meaning) {
        NamedRule rule = RuleContract.read(SIDE, line);
        Layout layout = RuleContract.base(SIDE).with(rule);
        int[] digits = new int[rule.cells().size()];
        for (int number = 0; number < Math.pow(SIDE, digits.length); number++) {
            Grid grid = Grid.empty(layout);
            int rest = number;
            for (int i = 0; i < digits.length; i++) {
                digits[i] = 1 + rest % SIDE;
                rest /= SIDE;
                grid = grid.with(rule.cells().get(i), digits[i]);
            }
            List<String> found = RuleContract.breaches(rule, grid);
            assertThat(found.isEmpty())
                    .as("%s with %s: %s", line, text(digits), found)
                    .isEqualTo(meaning.test(digits));
        }
    }
}
