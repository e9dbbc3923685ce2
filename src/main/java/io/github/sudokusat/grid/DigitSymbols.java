package io.github.sudokusat.grid;

/** How the digits of a grid are written: as characters of an alphabet, or as decimal numbers. Immutable. */
public final class DigitSymbols {

    private static final DigitSymbols NUMBERS = new DigitSymbols("");

    /** The characters for 1, 2, 3 …; empty for numbers. */
    private final String characters;

    private DigitSymbols(String characters) {
        this.characters = characters;
    }

    /**
     * Decimal numbers.
     *
     * @return the symbols for any side
     */
    public static DigitSymbols numbers() {
        return NUMBERS;
    }

    /**
     * The characters of an alphabet if it has enough of them, otherwise decimal numbers.
     *
     * @param alphabet the characters for 1, 2, 3 …
     * @param side the side of the grid
     * @return the symbols
     */
    public static DigitSymbols of(String alphabet, int side) {
        return side <= alphabet.length() ? new DigitSymbols(alphabet) : NUMBERS;
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
     * @return the characters for 1, 2, 3 …; empty for numbers
     */
    public String characters() {
        return characters;
    }

    /**
     * Writes a digit.
     *
     * @param digit the digit, from 1 to the side
     * @return its character or number
     * @throws IndexOutOfBoundsException if the alphabet has no character for it
     */
    public String text(int digit) {
        return characters.isEmpty() ? Integer.toString(digit) : characters.substring(digit - 1, digit);
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
