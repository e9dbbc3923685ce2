package io.github.sudokusat.logic.find;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.primitive.Digits;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;

/** Digits of a kind of which rules may have as many as of the opposite one. */
enum DigitKind {
    EVEN,
    ODD,
    LOW,
    HIGH;

    /** Its digits among all of some values; the middle one of an odd number is neither low nor high. */
    long digits(DigitValues values) {
        int half = values.count() / 2;
        return values.where(value -> switch (this) {
            case EVEN -> value % 2 == 0;
            case ODD -> value % 2 != 0;
            case LOW -> value < values.least() + half;
            case HIGH -> value > values.greatest() - half;
        });
    }

    DigitKind opposite() {
        return switch (this) {
            case EVEN -> ODD;
            case ODD -> EVEN;
            case LOW -> HIGH;
            case HIGH -> LOW;
        };
    }

    /** The kind that has just some digits. */
    static DigitKind of(Set<Integer> digits, DigitValues values) {
        long mask = Digits.of(digits.stream().mapToInt(digit -> digit).toArray());
        return Arrays.stream(values())
                .filter(kind -> kind.digits(values) == mask)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
