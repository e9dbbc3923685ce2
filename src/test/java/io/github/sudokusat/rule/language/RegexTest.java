package io.github.sudokusat.rule.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.primitive.Automaton;
import java.util.Arrays;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegexTest {

    private static final int SIDE = 4;
    private static final DigitValues VALUES = new DigitValues(1, SIDE);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1",
                "(1[2-9])*",
                ".?([^47]|471)*",
                "1|23|",
                "(1|2){2,3}4?",
                "(12?){2}",
                "(.1){2,}",
                "[^1-3][1-3A-C]+",
                "(1*)*",
                "((1|2)*3){0}4",
                "(|1){3}2",
                "(1?){2,}",
                "[7-9].",
                "5|1.{2}"
            })
    void it_matches_as_java_does(String text) {
        requireSameLanguage(text);
    }

    @Test
    void random_expressions_match_as_java_does() {
        for (int seed = 0; seed < 300; seed++) {
            requireSameLanguage(random(new Random(seed), 3));
        }
    }

    /** Compares expression and automaton with java.util.regex over all sequences of up to five digits. */
    private static void requireSameLanguage(String text) {
        Pattern oracle = Pattern.compile(text);
        Regex regex = Regex.parse(text);
        for (int length = 0, count = 1; length <= 5; length++, count *= SIDE) {
            Automaton automaton = regex.automaton(VALUES, length);
            for (int number = 0; number < count; number++) {
                int[] digits = digits(number, length);
                String word = Regex.write(digits);
                boolean matches = oracle.matcher(word).matches();
                assertThat(regex.canMatch(VALUES, digits))
                        .as("%s with %s", text, word)
                        .isEqualTo(matches);
                assertThat(accepts(automaton, digits))
                        .as("%s with %s", text, word)
                        .isEqualTo(matches);
            }
        }
    }

    private static int[] digits(int number, int length) {
        int[] digits = new int[length];
        int rest = number;
        for (int i = 0; i < length; i++) {
            digits[i] = 1 + rest % SIDE;
            rest /= SIDE;
        }
        return digits;
    }

    private static boolean accepts(Automaton automaton, int[] digits) {
        int state = 0;
        for (int digit : digits) {
            state = state == Automaton.NONE ? state : automaton.next(state, digit);
        }
        return state != Automaton.NONE && automaton.isAccepting(state);
    }

    private static String random(Random random, int depth) {
        int kind = random.nextInt(depth == 0 ? 3 : 8);
        return switch (kind) {
            case 0 -> Integer.toString(1 + random.nextInt(SIDE + 1));
            case 1 -> ".";
            case 2 ->
                "[" + (random.nextBoolean() ? "^" : "") + (1 + random.nextInt(3)) + "-" + (3 + random.nextInt(3)) + "]";
            case 3, 4 -> random(random, depth - 1) + random(random, depth - 1);
            case 5 ->
                "(" + random(random, depth - 1) + "|" + (random.nextInt(5) == 0 ? "" : random(random, depth - 1)) + ")";
            case 6 -> "(" + random(random, depth - 1) + ")" + "*+?".charAt(random.nextInt(3));
            default ->
                "(" + random(random, depth - 1) + "){" + random.nextInt(3)
                        + (random.nextBoolean() ? "" : random.nextBoolean() ? "," : ",3") + "}";
        };
    }

    @Test
    void an_unknown_digit_matches_if_any_does() {
        Regex regex = Regex.parse("1[23]|[6-9]4");
        assertThat(regex.canMatch(VALUES, 1, DigitValues.BLANK)).isTrue();
        assertThat(regex.canMatch(VALUES, DigitValues.BLANK, 3)).isTrue();
        assertThat(regex.canMatch(VALUES, DigitValues.BLANK, 4))
                .as("6 to 9 are beyond the side")
                .isFalse();
        assertThat(regex.canMatch(new DigitValues(1, 9), DigitValues.BLANK, 4)).isTrue();
        assertThat(regex.canMatch(VALUES, DigitValues.BLANK, DigitValues.BLANK, DigitValues.BLANK))
                .isFalse();
    }

    @Test
    void digits_above_9_are_letters() {
        Regex regex = Regex.parse(" [A-c] g ");
        assertThat(regex.text()).isEqualTo("[A-C]G");
        assertThat(regex.canMatch(new DigitValues(1, 16), 11, 16)).isTrue();
        assertThat(regex.canMatch(new DigitValues(1, 16), 13, 16)).isFalse();
        assertThat(Regex.write(1, DigitValues.BLANK, 10, 35)).isEqualTo("1.AZ");
    }

    @ParameterizedTest
    @CsvSource({"'.*1.*', 2", "'(1|2|3|4)*', 1", "'(12)*', 2", "'.*12.*', 3", "'.{5}', 6", "'2|3', 2", "'5', 1"})
    void equal_states_are_merged(String text, int states) {
        assertThat(Regex.parse(text).automaton(VALUES, 9).states()).isEqualTo(states);
    }

    @ParameterizedTest
    @CsvSource({
        "'(1', 3, 'a digit, \".\", \"[\", \"(\", \"|\" or \")\"'",
        "'1)', 2, 'a digit, \".\", \"[\", \"(\" or \"|\"'",
        "'1**', 3, 'a digit, \".\", \"[\", \"(\" or \"|\"'",
        "'*', 1, 'a digit, \".\", \"[\", \"(\" or \"|\"'",
        "'1$', 2, 'a digit, \".\", \"[\", \"(\" or \"|\"'",
        "'1!', 2, 'a digit, \".\", \"[\", \"(\" or \"|\"'",
        "'[]', 2, 'a digit (0 to 9, A for 10, …)'",
        "'[1', 3, 'a digit (0 to 9, A for 10, …)'",
        "'[1-]', 4, 'a digit (0 to 9, A for 10, …)'",
        "'[3-1]', 2, 'a range from a lower to a higher digit'",
        "'1{', 3, 'a number of times from 0 to 1000'",
        "'1{2,1}', 5, 'a number of times that is 2 or more'",
        "'1{1001}', 3, 'a number of times from 0 to 1000'",
        "'1{2', 4, '\"}\"'",
        "'(1{100}){100}', 9, 'no more than 1000 digits after repetitions are written out'",
        "'((){1000}){1000}', 11, 'no more than 1000 digits after repetitions are written out'"
    })
    void mistakes_are_named(String text, int column, String expected) {
        assertThatThrownBy(() -> Regex.parse(text))
                .isInstanceOfSatisfying(SyntaxException.class, wrong -> {
                    assertThat(wrong.index() + 1).isEqualTo(column);
                    assertThat(wrong.expected()).isEqualTo(expected);
                })
                .hasMessage("expected " + expected + " at column " + column + " of " + text);
    }

    @Test
    void size_is_bounded() {
        assertThatThrownBy(() -> Regex.parse("(".repeat(51)))
                .hasMessageContaining("nested at most 50 deep at column 52");
        assertThatThrownBy(() -> Regex.parse("1".repeat(1001)))
                .hasMessageContaining("expected the end of the text after 1000 characters");
        int[] blanks = new int[992];
        Arrays.fill(blanks, DigitValues.BLANK);
        assertThat(Regex.parse("(.{31}){32}").canMatch(VALUES, blanks)).isTrue();
        Regex exponential = Regex.parse(".*1.{30}");
        assertThatThrownBy(() -> exponential.automaton(VALUES, 81))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("regex /.*1.{30}/ needs more than 10000 states");
    }
}
