package io.github.sudokusat.grid;

import io.github.sudokusat.primitive.Digits;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * What the digits of a layout are worth.
 *
 * <p>Everywhere in the library, the digits of a grid of side <i>n</i> are numbered from 1 to <i>n</i>. Digit 1 is worth the least value, digit 2 one more,
 * and so on. On most layouts the least value is 1, so that each digit is worth its number; with 0, the digits of a 9×9 grid are written, and count, as 0
 * to 8. Rules and people speak of values; primitives, candidates and formulas of numbers.
 *
 * <p>With doublers, a layout has twice as many digits as its rows have cells: the second half are the doubled ones of the first. On a 9×9 grid, digit 14
 * is a doubled 5: it is written as 14, or E, it is the same as digit 5 where rules are about digits, and it is {@linkplain #worth worth} 10.
 *
 * @param least the least value, 0 or 1
 * @param greatest the greatest value
 * @param doublers whether the second half of the digits are the doubled ones of the first
 */
public record DigitValues(int least, int greatest, boolean doublers) {

    /** What stands for a blank among values. */
    public static final int BLANK = -1;

    /**
     * Checks the values.
     *
     * @param least the least value
     * @param greatest the greatest value
     * @param doublers whether the second half of the digits are the doubled ones of the first
     * @throws IllegalArgumentException if the least value is neither 0 nor 1, or there is no value
     */
    public DigitValues {
        if (least < 0 || least > 1 || greatest < least) {
            throw new IllegalArgumentException("digits must begin with 0 or 1, but are " + least + " to " + greatest);
        }
        if (doublers && (least != 1 || greatest % 2 != 0)) {
            throw new IllegalArgumentException(
                    "doublers need digits from 1 and as many doubled ones, but they are " + least + " to " + greatest);
        }
    }

    /**
     * Values without doublers.
     *
     * @param least the least value, 0 or 1
     * @param greatest the greatest value
     * @throws IllegalArgumentException if the least value is neither 0 nor 1, or there is no value
     */
    public DigitValues(int least, int greatest) {
        this(least, greatest, false);
    }

    /**
     * The values of digits that may be doubled.
     *
     * @param side the number of digits without the doubled ones
     * @return the values from 1 to twice the side, with doublers
     * @throws IllegalArgumentException if the side is less than 1
     */
    public static DigitValues doubled(int side) {
        return new DigitValues(1, 2 * side, true);
    }

    /**
     * The values of digits that are worth their numbers.
     *
     * @param side the number of digits
     * @return the values from 1
     * @throws IllegalArgumentException if the side is less than 1
     */
    public static DigitValues ofSide(int side) {
        return new DigitValues(1, side);
    }

    /**
     * Reads values as {@link #toString} writes them.
     *
     * @param text for instance {@code 0-8}
     * @return the values; empty if the text has another form, such as with zeros before a number, or there are none
     */
    public static Optional<DigitValues> parse(String text) {
        int dash = text.indexOf('-');
        int least = dash < 0 ? -1 : Cell.number(text, 0, dash);
        int greatest = Cell.number(text, dash + 1, text.length());
        boolean canBe = (least == 0 || least == 1) && greatest >= least;
        return canBe && text.equals(least + "-" + greatest)
                ? Optional.of(new DigitValues(least, greatest))
                : Optional.empty();
    }

    /**
     * The number of digits.
     *
     * @return the side of the grid
     */
    public int count() {
        return greatest - least + 1;
    }

    /**
     * The value of a digit.
     *
     * @param digit the digit's number, from 1; 0 for a blank
     * @return its value; {@link #BLANK} for a blank
     */
    public int of(int digit) {
        return digit == 0 ? BLANK : digit + shift();
    }

    /**
     * What a digit counts in a sum or a comparison.
     *
     * @param digit the digit's number, from 1
     * @return its value; for a doubled digit, twice that of the digit that it doubles
     */
    public int worth(int digit) {
        return doublers && digit > plainCount() ? 2 * (digit - plainCount()) : of(digit);
    }

    /**
     * The digit that fills rows, columns and boxes.
     *
     * @param digit the digit's number, from 1
     * @return for a doubled digit, the number of the digit that it doubles; else the same number
     */
    public int plain(int digit) {
        return doublers && digit > plainCount() ? digit - plainCount() : digit;
    }

    /**
     * The digits that are the same but for being doubled.
     *
     * @param digit a digit's number, from 1
     * @return the digit and, with doublers, the other one with the same {@link #plain} number, as a set of {@link Digits}
     */
    public long alike(int digit) {
        int plain = plain(digit);
        return Digits.of(plain) | (doublers ? Digits.of(plain + plainCount()) : 0);
    }

    /**
     * The number of digits without doubled ones.
     *
     * @return {@link #count}, or half of it with doublers
     */
    public int plainCount() {
        return doublers ? count() / 2 : count();
    }

    /**
     * The values of digits.
     *
     * @param digits their numbers, 0 for a blank
     * @return a new array with their values
     */
    public int[] of(int[] digits) {
        int[] values = new int[digits.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = of(digits[i]);
        }
        return values;
    }

    /**
     * The digit that has a value.
     *
     * @param value the value
     * @return its number; 0 for {@link #BLANK}
     */
    public int digit(int value) {
        return value == BLANK ? 0 : value - shift();
    }

    /**
     * Whether a digit has a value.
     *
     * @param value the value
     * @return true if one has
     */
    public boolean include(int value) {
        return least <= value && value <= greatest;
    }

    /**
     * The digits whose values fulfil a condition.
     *
     * @param condition the condition, for a value
     * @return the digits as a set of {@link Digits}
     */
    public long where(IntPredicate condition) {
        return Digits.where(count(), digit -> condition.test(of(digit)));
    }

    /**
     * What is added to the number of a digit to get its value.
     *
     * @return 0 or −1
     */
    public int shift() {
        return least - 1;
    }

    /**
     * The sum of values of digits whose numbers have a sum.
     *
     * @param numbers the sum of the numbers
     * @param count how many digits these are
     * @return the sum of their values
     */
    public int sum(int numbers, int count) {
        return numbers + count * shift();
    }

    /**
     * The sum of the numbers of digits whose values have a sum.
     *
     * @param sum the sum of the values
     * @param count how many digits these are
     * @return the sum of their numbers
     */
    public int numbers(int sum, int count) {
        return sum - count * shift();
    }

    // Written out, since what a record generates loads fifty classes of the JDK with its first use, and every layout
    // that is written compares its values.
    @Override
    public boolean equals(Object object) {
        return object instanceof DigitValues other
                && least == other.least
                && greatest == other.greatest
                && doublers == other.doublers;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * least + greatest) + Boolean.hashCode(doublers);
    }

    /**
     * The values in a message.
     *
     * @return for instance {@code from 0 to 8}
     */
    public String words() {
        return "from " + least + " to " + greatest;
    }

    /**
     * What to know where digits are written by their numbers.
     *
     * @return for instance {@code below, digits are numbered from 1 to 9 and worth one less}; empty if they are worth their numbers
     */
    public Optional<String> numbering() {
        if (doublers) {
            return Optional.of("below, digits " + (plainCount() + 1) + " to " + count() + " are doubled digits 1 to "
                    + plainCount());
        }
        return shift() == 0
                ? Optional.empty()
                : Optional.of("below, digits are numbered from 1 to " + count() + " and worth one less");
    }

    /**
     * The values as in the text of a layout.
     *
     * @return for instance {@code 0-8}; {@code 1-9 doubled} with doublers, which are a rule there
     */
    @Override
    public String toString() {
        return least + "-" + (doublers ? plainCount() + " doubled" : greatest);
    }
}
