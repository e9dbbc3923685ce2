package io.github.sudokusat.format.foreign.drawing;

import io.github.sudokusat.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A colour.
 *
 * @param red from 0 to 255
 * @param green from 0 to 255
 * @param blue from 0 to 255
 * @param isSeen whether it is not transparent
 */
public record DrawnColour(int red, int green, int blue, boolean isSeen) {

    /** Nothing is seen. */
    public static final DrawnColour NONE = new DrawnColour(255, 255, 255, false);

    private static final int DARK = 90;
    private static final int LIGHT = 225;
    /** So much may the parts of a grey, or of two equal colours, differ. */
    private static final int ALIKE = 24;

    private static final int HEX = 16;

    private static final Map<String, DrawnColour> NAMED = Map.of(
            "white", grey(255),
            "black", grey(0),
            "gray", grey(128),
            "grey", grey(128),
            "silver", grey(192),
            "lightgray", grey(211),
            "lightgrey", grey(211),
            "darkgray", grey(169),
            "darkgrey", grey(169));

    private static DrawnColour grey(int value) {
        return new DrawnColour(value, value, value, true);
    }

    /** Reads a colour of CSS: three to eight hexadecimal digits, {@code rgb(…)} or {@code rgba(…)}, or a name of a grey; none if it is another text. */
    public static DrawnColour of(String css) {
        String text = css.strip().toLowerCase(Locale.ROOT);
        if (text.startsWith("#")) {
            return ofDigits(text.substring(1));
        }
        int open = text.indexOf('(');
        if (text.startsWith("rgb") && open > 0 && text.endsWith(")")) {
            return ofNumbers(parts(text.substring(open + 1, text.length() - 1)));
        }
        return NAMED.getOrDefault(text, NONE);
    }

    private static DrawnColour ofDigits(String digits) {
        int[] values = new int[digits.length()];
        for (int i = 0; i < values.length; i++) {
            values[i] = Character.digit(digits.charAt(i), HEX);
            if (values[i] < 0) {
                return NONE;
            }
        }
        return switch (values.length) {
            case 3, 4 ->
                new DrawnColour(
                        values[0] * (HEX + 1),
                        values[1] * (HEX + 1),
                        values[2] * (HEX + 1),
                        values.length == 3 || values[3] > 0);
            case 6, 8 ->
                new DrawnColour(
                        values[0] * HEX + values[1],
                        values[2] * HEX + values[3],
                        values[4] * HEX + values[5],
                        values.length == 6 || values[6] + values[7] > 0);
            default -> NONE;
        };
    }

    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ',') {
                parts.add(text.substring(start, i).strip());
                start = i + 1;
            }
        }
        return parts;
    }

    private static DrawnColour ofNumbers(List<String> parts) {
        int[] values = new int[3];
        for (int i = 0; i < values.length; i++) {
            values[i] = i < parts.size() ? Numbers.parse(parts.get(i)) : Numbers.NONE;
            if (values[i] < 0 || values[i] > 255) {
                return NONE;
            }
        }
        boolean isSeen = parts.size() == 3 || parts.get(3).chars().anyMatch(c -> c >= '1' && c <= '9');
        return new DrawnColour(values[0], values[1], values[2], isSeen);
    }

    private int brightness() {
        return (red * 299 + green * 587 + blue * 114) / 1000;
    }

    boolean isDark() {
        return isSeen && brightness() <= DARK;
    }

    /** Whether it is nearly white, or lets the paper be seen. */
    boolean isLight() {
        return !isSeen || brightness() >= LIGHT;
    }

    boolean isGrey() {
        return isSeen && Math.max(red, Math.max(green, blue)) - Math.min(red, Math.min(green, blue)) <= ALIKE;
    }

    boolean isLike(DrawnColour other) {
        return isSeen
                && other.isSeen
                && Math.abs(red - other.red) <= ALIKE
                && Math.abs(green - other.green) <= ALIKE
                && Math.abs(blue - other.blue) <= ALIKE;
    }
}
