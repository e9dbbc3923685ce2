package io.github.sudokusat.rule;

import io.github.sudokusat.grid.DigitValues;

/**
 * What some digits can sum to, as far as they are known.
 *
 * @param least the least sum
 * @param greatest the greatest sum; the same if all digits are known
 */
public record SumRange(int least, int greatest) {

    /**
     * The range of a sum, for the checks of rules.
     *
     * @param digits values of digits, {@link DigitValues#BLANK} for a blank, which can hold any digit
     * @param values the values of all digits
     * @return the range
     */
    public static SumRange of(int[] digits, DigitValues values) {
        int least = 0;
        int greatest = 0;
        for (int digit : digits) {
            least += digit == DigitValues.BLANK ? values.least() : digit;
            greatest += digit == DigitValues.BLANK ? values.greatest() : digit;
        }
        return new SumRange(least, greatest);
    }

    /**
     * Whether a sum is out of range.
     *
     * @param sum the sum
     * @return true if no digits for the blanks can make it
     */
    public boolean excludes(int sum) {
        return sum < least || sum > greatest;
    }

    /**
     * Whether the range has no number in common with another.
     *
     * @param other the other range
     * @return true if the sums can't be equal
     */
    public boolean excludes(SumRange other) {
        return least > other.greatest || greatest < other.least;
    }

    /**
     * This range where it is too far from another, in words.
     *
     * @param other a range or, with equal bounds, a number that this range excludes
     * @return for instance {@code 17}, {@code 17 or more} or {@code 17 or less}
     */
    public String awayFrom(SumRange other) {
        boolean isAbove = least > other.greatest;
        return (isAbove ? least : greatest) + (least == greatest ? "" : isAbove ? " or more" : " or less");
    }

    /**
     * This range where it is too far from a number, in words.
     *
     * @param sum a number that this range excludes
     * @return for instance {@code 17}, {@code 17 or more} or {@code 17 or less}
     */
    public String awayFrom(int sum) {
        return awayFrom(new SumRange(sum, sum));
    }
}
