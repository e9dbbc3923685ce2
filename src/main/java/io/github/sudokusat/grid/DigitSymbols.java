package io.github.sudokusat.grid;

/** How the digits of a grid are written: as characters of an alphabet, or as decimal numbers. Immutable. */
public final class DigitSymbols {

    private static final DigitSymbols NUMBERS = new DigitSymbols("", 0, Integer.MAX_VALUE);

    /** The characters for the digits, the least first; empty for numbers. */
    private final String characters;
    /** What is added to a digit's number to write it as a number. */
    private final int shift;
    /** The last digit that is not doubled. */
    private final int lastPlain;

    private DigitSymbols(String characters, int shift, int lastPlain) {
        this.characters = characters;
        this.shift = shift;
        this.lastPlain = lastPlain;
    }

    private static DigitSymbols of(String characters, DigitValues values) {
        return new DigitSymbols(
                characters, values.shift(), values.doublers() ? values.plainCount() : Integer.MAX_VALUE);
    }

    /**
     * Decimal numbers from 1.
     *
     * @return the symbols for any side
     */
    public static DigitSymbols numbers() {
        return NUMBERS;
    }

    /**
     * Decimal numbers, which are the values of the digits.
     *
     * @param layout the layout of the grid
     * @return the symbols
     */
    public static DigitSymbols numbers(Layout layout) {
        return of("", layout.values()).inNumbers();
    }

    /**
     * The characters of an alphabet if it has enough of them, otherwise decimal numbers.
     *
     * @param alphabet the characters for the digits, the least first
     * @param layout the layout of the grid; if its digits begin with 0, {@link #withZero} is used
     * @return the symbols
     */
    public static DigitSymbols of(String alphabet, Layout layout) {
        String characters = alphabet(alphabet, layout);
        return layout.side() <= characters.length() ? of(characters, layout.values()) : numbers(layout);
    }

    /**
     * An alphabet as it is used for a layout.
     *
     * @param alphabet the characters for the digits, the least first
     * @param layout the layout of the grid
     * @return the alphabet; {@link #withZero} if the digits of the layout begin with 0
     */
    public static String alphabet(String alphabet, Layout layout) {
        return layout.values().least() == 0 ? withZero(alphabet) : alphabet;
    }

    /**
     * An alphabet as it is used for digits from 0. It names the digits in their order: in {@code ABCD}, A is 0. Only one that begins with {@code 1}, as the
     * usual one does, has no character for 0 and gets one.
     *
     * @param alphabet the characters for the digits, the least first
     * @return the alphabet, with {@code 0} before it if it begins with {@code 1} and lacks that character
     */
    public static String withZero(String alphabet) {
        return alphabet.startsWith("1") && alphabet.indexOf('0') < 0 ? "0" + alphabet : alphabet;
    }

    /**
     * The same digits as numbers.
     *
     * @return symbols that write the values of the digits as decimal numbers
     */
    public DigitSymbols inNumbers() {
        return shift == 0 && lastPlain == Integer.MAX_VALUE ? NUMBERS : new DigitSymbols("", shift, lastPlain);
    }

    /**
     * What a digit is worth.
     *
     * @param digit the digit's number, from 1
     * @return its value
     */
    public int value(int digit) {
        return digit + shift;
    }

    /**
     * Whether a digit is {@linkplain DigitValues#doublers doubled}, so that it is worth more than its number says.
     *
     * @param digit the digit's number, from 1
     * @return true if it is
     */
    public boolean isDoubled(int digit) {
        return digit > lastPlain;
    }

    /**
     * Whether each digit is one character, so that several can be written next to each other.
     *
     * @return false for numbers
     */
    public boolean areCharacters() {
        return !characters.isEmpty();
    }

    /**
     * The alphabet.
     *
     * @return the characters for the digits, the least first; empty for numbers
     */
    public String characters() {
        return characters;
    }

    /**
     * Writes a digit.
     *
     * @param digit the digit's number, from 1 to the side
     * @return its character or number
     * @throws IndexOutOfBoundsException if the alphabet has no character for it
     */
    public String text(int digit) {
        return characters.isEmpty() ? Integer.toString(digit + shift) : characters.substring(digit - 1, digit);
    }

    /**
     * Writes a candidate.
     *
     * @param candidate the candidate
     * @return for instance {@code r1c5=9}
     */
    public String text(Candidate candidate) {
        return candidate.cell() + "=" + text(candidate.digit());
    }

    /**
     * Writes that a candidate is removed or false.
     *
     * @param candidate the candidate
     * @return for instance {@code r1c5<>9}
     */
    public String not(Candidate candidate) {
        return candidate.cell() + "<>" + text(candidate.digit());
    }
}
