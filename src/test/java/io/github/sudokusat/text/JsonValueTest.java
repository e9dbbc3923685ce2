package io.github.sudokusat.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.text.JsonValue.Kind;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonValueTest {

    private static final JsonFields.Failure FAILURE =
            (from, to, expected) -> new IllegalStateException(from + "-" + to + ": " + expected);

    private static JsonValue parse(String text) {
        return JsonValue.parse(text, FAILURE);
    }

    private static JsonValue field(JsonValue object, int most, String key) {
        return Objects.requireNonNull(object.fields(most).get(key), key);
    }

    @Test
    void readsNestedValues() {
        JsonValue root = parse(" {\"a\": [1, {\"b\": \"x\\u0041\"}, null, true, false], \"c\": -2.5e3}\n");
        assertThat(root.kind()).isEqualTo(Kind.OBJECT);
        assertThat(root.index()).isEqualTo(1);
        assertThat(root.fields(2)).containsOnlyKeys("a", "c");
        List<JsonValue> elements = field(root, 2, "a").elements(5);
        assertThat(elements.stream().map(JsonValue::kind))
                .containsExactly(Kind.NUMBER, Kind.OBJECT, Kind.NULL, Kind.TRUE, Kind.FALSE);
        assertThat(elements.get(0).scalar("a number")).isEqualTo("1");
        assertThat(field(elements.get(1), 1, "b").scalar("a text")).isEqualTo("xA");
        assertThat(field(root, 2, "c").scalar("a number")).isEqualTo("-2.5e3");
        assertThat(parse("[]").elements(0)).isEmpty();
        assertThat(parse("{}").fields(0)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            [1,2    | 4-4: a comma or ']'
            [1,]    | 3-3: a value
            {"a":1} x | 8-8: nothing after the JSON value
            x       | 0-0: a value
            """)
    void refusesMalformedTextAtItsPlace(String text, String message) {
        assertThatThrownBy(() -> parse(text)).hasMessage(message);
    }

    @Test
    void saysWhatIsNotExpected() {
        JsonValue root = parse("{\"a\": [1, 22], \"b\": \"x\"}");
        assertThatThrownBy(() -> root.elements(9)).hasMessage("0-0: an array");
        assertThatThrownBy(() -> field(root, 2, "b").fields(9)).hasMessage("20-23: an object");
        assertThatThrownBy(() -> field(root, 2, "a").scalar("a number")).hasMessage("6-6: a number");
        assertThatThrownBy(() -> field(root, 2, "a").elements(1)).hasMessage("10-10: at most 1 values");
        assertThatThrownBy(() -> root.fields(1)).hasMessage("20-20: at most 1 values");
        assertThatThrownBy(() -> parse("{\"a\":1,\"a\":2}").fields(9))
                .hasMessage("8-9: a key that does not occur earlier");
    }

    @Test
    void refusesDeepNestingWithoutRecursionToIt() {
        assertThatThrownBy(() -> parse("[".repeat(1_000_000)))
                .hasMessage("100-100: values nested to at most 100 levels");
        assertThat(parse("[".repeat(100) + "]".repeat(100)).kind()).isEqualTo(Kind.ARRAY);
    }
}
