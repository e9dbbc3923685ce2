package io.github.sudokusat.rule.language;

import java.util.function.LongBinaryOperator;

/** A number or a truth value that depends on two digits. */
@FunctionalInterface
interface Formula {

    long FALSE = 0;

    long TRUE = 1;

    /** What a formula without a value has: one that divides by zero or becomes too large. */
    long UNDEFINED = Long.MIN_VALUE;

    /** The largest number. */
    long LARGEST = 1_000_000_000;

    /** The value for two digits. */
    long value(long a, long b);

    static long truth(boolean value) {
        return value ? TRUE : FALSE;
    }

    /** Numbers or truth values joined by an operator that needs both. */
    static Formula of(Formula left, LongBinaryOperator operator, Formula right) {
        return (a, b) -> {
            long one = left.value(a, b);
            long other = right.value(a, b);
            if (one == UNDEFINED || other == UNDEFINED) {
                return UNDEFINED;
            }
            long value = operator.applyAsLong(one, other);
            return Math.abs(value) <= LARGEST ? value : UNDEFINED;
        };
    }

    /** Truth values of which the second counts only if the first is of a certain value. */
    static Formula unlessDecided(Formula left, long undecided, Formula right) {
        return (a, b) -> {
            long one = left.value(a, b);
            return one == undecided ? right.value(a, b) : one;
        };
    }
}
