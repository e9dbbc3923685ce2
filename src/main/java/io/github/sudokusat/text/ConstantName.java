package io.github.sudokusat.text;

import java.util.Locale;

/** The name of an enum's constant for people and files. */
public final class ConstantName {

    private ConstantName() {}

    /**
     * The name in lower case, with words joined by hyphens.
     *
     * @param constant a constant
     * @return a name such as {@code half-turn} for {@code HALF_TURN}
     */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
