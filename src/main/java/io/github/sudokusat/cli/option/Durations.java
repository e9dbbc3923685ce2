package io.github.sudokusat.cli.option;

import io.github.sudokusat.text.Numbers;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads durations such as {@code 10s}, {@code 500ms}, {@code 2m}, {@code 1h}; a number alone is seconds. */
public final class Durations implements ITypeConverter<Duration> {

    @Override
    public Duration convert(String text) {
        int unit = 0;
        while (unit < text.length() && text.charAt(unit) >= '0' && text.charAt(unit) <= '9') {
            unit++;
        }
        Long amount = unit > 12 ? null : Numbers.whole(text.substring(0, unit));
        if (amount == null) {
            throw malformed(text);
        }
        return switch (text.substring(unit)) {
            case "ms" -> Duration.ofMillis(amount);
            case "", "s" -> Duration.ofSeconds(amount);
            case "m", "min" -> Duration.ofMinutes(amount);
            case "h" -> Duration.ofHours(amount);
            default -> throw malformed(text);
        };
    }

    private static TypeConversionException malformed(String text) {
        return new TypeConversionException(
                CommonOptions.MUST_BE + "a duration such as 10s, 500ms, 2m or 1h, but is \"" + text + "\"");
    }
}
