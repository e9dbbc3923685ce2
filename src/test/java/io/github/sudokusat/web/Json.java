package io.github.sudokusat.web;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads JSON as RFC 8259 defines it, and fails for anything else; keys may not repeat. */
final class Json {

    private final String text;
    private int index;

    private Json(String text) {
        this.text = text;
    }

    /** The value of a text: a map, a list, a string, a {@link BigDecimal} or a Boolean. */
    static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.blanks();
        if (json.index != text.length()) {
            throw json.error("the end");
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(String text) {
        return (Map<String, Object>) parse(text);
    }

    @SuppressWarnings("unchecked")
    static List<String> strings(@Nullable Object list) {
        return (List<String>) Objects.requireNonNull(list);
    }

    @SuppressWarnings("unchecked")
    static List<Map<String, Object>> objects(@Nullable Object list) {
        return (List<Map<String, Object>>) Objects.requireNonNull(list);
    }

    /** The numbers of a list. */
    static int[] numbers(@Nullable Object list) {
        return ((List<?>) Objects.requireNonNull(list))
                .stream()
                        .mapToInt(number -> ((BigDecimal) number).intValueExact())
                        .toArray();
    }

    private IllegalArgumentException error(String expected) {
        return new IllegalArgumentException("expected " + expected + " at " + index + " of " + text);
    }

    private void blanks() {
        while (index < text.length() && " \t\r\n".indexOf(text.charAt(index)) >= 0) {
            index++;
        }
    }

    private Object value() {
        blanks();
        if (index == text.length()) {
            throw error("a value");
        }
        char c = text.charAt(index);
        if (c == '{') {
            return object();
        }
        if (c == '[') {
            return array();
        }
        if (c == '"') {
            return string();
        }
        for (Boolean value : List.of(true, false)) {
            if (text.startsWith(value.toString(), index)) {
                index += value.toString().length();
                return value;
            }
        }
        return number();
    }

    private Object number() {
        java.util.regex.Matcher matcher = java.util.regex.Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?")
                .matcher(text)
                .region(index, text.length());
        if (!matcher.lookingAt()) {
            throw error("a number");
        }
        index = matcher.end();
        return new BigDecimal(matcher.group());
    }

    private Map<String, Object> object() {
        Map<String, Object> map = new LinkedHashMap<>();
        expect('{');
        for (boolean isFirst = true; !isAt('}'); isFirst = false) {
            if (!isFirst) {
                expect(',');
            }
            blanks();
            String key = string();
            expect(':');
            if (map.put(key, value()) != null) {
                throw error("another key than " + key);
            }
        }
        expect('}');
        return map;
    }

    private List<Object> array() {
        List<Object> list = new ArrayList<>();
        expect('[');
        for (boolean isFirst = true; !isAt(']'); isFirst = false) {
            if (!isFirst) {
                expect(',');
            }
            list.add(value());
        }
        expect(']');
        return list;
    }

    private boolean isAt(char c) {
        blanks();
        return index < text.length() && text.charAt(index) == c;
    }

    private void expect(char c) {
        if (!isAt(c)) {
            throw error("'" + c + "'");
        }
        index++;
    }

    private String string() {
        expect('"');
        StringBuilder value = new StringBuilder();
        while (true) {
            char c = index < text.length() ? text.charAt(index++) : ' ';
            if (c == '"') {
                return value.toString();
            }
            if (index == text.length() || c < ' ') {
                throw error("a character of a string");
            }
            if (c != '\\') {
                value.append(c);
                continue;
            }
            char escaped = text.charAt(index++);
            int known = "\"\\/bfnrt".indexOf(escaped);
            if (escaped == 'u') {
                value.append((char) Integer.parseInt(text.substring(index, index + 4), 16));
                index += 4;
            } else if (known >= 0) {
                value.append("\"\\/\b\f\n\r\t".charAt(known));
            } else {
                throw error("an escape");
            }
        }
    }
}
