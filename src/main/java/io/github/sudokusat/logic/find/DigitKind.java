package io.github.sudokusat.logic.find;

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

    /** Its digits on a grid of a side; the middle digit of an odd number is neither low nor high. */
    long digits(int side) {
        return Digits.where(side, digit -> switch (this) {
            case EVEN -> digit % 2 == 0;
            case ODD -> digit % 2 != 0;
            case LOW -> digit <= side / 2;
            case HIGH -> digit > side - side / 2;
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
    static DigitKind of(Set<Integer> digits, int side) {
        long mask = Digits.of(digits.stream().mapToInt(digit -> digit).toArray());
        return Arrays.stream(values())
                .filter(kind -> kind.digits(side) == mask)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
