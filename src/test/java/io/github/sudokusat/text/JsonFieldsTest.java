package io.github.sudokusat.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonFieldsTest {

    private static JsonFields parse(String text) {
        return JsonFields.parse(text, (index, to, expected) -> new IllegalArgumentException(index + ": " + expected));
    }

    private static void refuses(String text, int index, String expected) {
        assertThatThrownBy(() -> parse(text)).as(text).hasMessage(index + ": " + expected);
    }

    @Test
    void readsStringsNumbersAndArrays() {
        JsonFields json = parse(
                " {\"a\" : \"x\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041é𝟏\", \"n\":-1.50E+3,\"none\":null, \"l\":[ \"p\",\"\" ], \"e\":[]}\t");
        assertThat(json.scalar("a")).isEqualTo("x\"\\/\b\f\n\r\tAé𝟏");
        assertThat(json.scalar("n")).isEqualTo("-1.50E+3");
        assertThat(json.scalar("none")).isNull();
        assertThat(json.scalar("missing")).isNull();
        assertThat(json.strings("l")).extracting(JsonFields.JsonString::value).containsExactly("p", "");
        assertThat(json.strings("e")).isEmpty();
        assertThat(json.strings("missing")).isNull();
        assertThat(parse("{}").index("a")).isEqualTo(-1);
    }

    @Test
    void findsTheCharactersOfAStringBehindEscapes() {
        String text = "{\"a\":\"1\\u0032\\n4\"}";
        JsonFields.JsonString string = Objects.requireNonNull(parse(text).string("a"));
        assertThat(string.value()).isEqualTo("12\n4");
        assertThat(string.indexOf(0)).isEqualTo(text.indexOf('1'));
        assertThat(string.indexOf(1)).isEqualTo(text.indexOf("\\u"));
        assertThat(string.indexOf(2)).isEqualTo(text.indexOf("\\n"));
        assertThat(string.indexOf(3)).isEqualTo(text.indexOf('4'));
        assertThat(string.indexOf(9)).isEqualTo(text.lastIndexOf('"'));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            delimiter = '|',
            value = {
                "[]|0|a JSON object",
                "{|1|a key in quotes",
                "{1:2}|1|a key in quotes",
                "{\"a\"}|4|a colon after the key",
                "{\"a\":}|5|a value",
                "{\"a\":1 \"b\":2}|7|a comma or '}'",
                "{\"a\":1,}|7|a key in quotes",
                "{\"a\":[1,]}|8|a value",
                "{\"a\":[1}|7|a comma or ']'",
                "{\"a\":1|6|a comma or '}'",
                "{\"a\":\"b|7|a closing quote on the same line",
                "{\"a\":\"\\x\"}|7|one of \" \\ / b f n r t u after a backslash",
                "{\"a\":\"\\|7|one of \" \\ / b f n r t u after a backslash",
                "{\"a\":\"\\u00g0\"}|10|four hexadecimal digits after \\u",
                "{\"a\":01}|6|a comma or '}'",
                "{\"a\":-}|6|a digit",
                "{\"a\":1.}|7|a digit",
                "{\"a\":1e}|7|a digit",
                "{\"a\":.5}|5|a value",
                "{\"a\":truth}|5|a value",
                "{\"a\":nul}|5|a value",
                "{\"a\":1} x|8|nothing after the JSON object",
                "{\"a\":1}{}|7|nothing after the JSON object",
                "{\"a\":1,\"a\":2}|8|a key that does not occur earlier"
            })
    void namesThePlaceOfAMistake(String text, int index, String expected) {
        refuses(text, index, expected);
    }

    @Test
    void refusesControlCharactersInStrings() {
        refuses("{\"a\":\"b\tc\"}", 7, "an escape sequence in place of a control character");
    }

    @Test
    void limitsTheDepth() {
        assertThat(parse("{\"a\":" + "[".repeat(99) + "]".repeat(99) + "}").index("a"))
                .isEqualTo(5);
        refuses("{\"a\":" + "[".repeat(100_000), 104, "values nested to at most 100 levels");
    }

    @Test
    void refusesOtherTypes() {
        JsonFields json = parse("{\"a\":1,\"b\":[1],\"c\":{}}");
        assertThatThrownBy(() -> json.string("a")).hasMessage("5: a string");
        assertThatThrownBy(() -> json.strings("a")).hasMessage("5: an array of strings");
        assertThatThrownBy(() -> json.strings("b")).hasMessage("12: a string");
        assertThatThrownBy(() -> json.scalar("c")).hasMessage("19: a string or a number");
    }
}
