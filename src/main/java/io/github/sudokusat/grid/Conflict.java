package io.github.sudokusat.grid;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A violation of a house or rule: usually a digit that appears more than once where it may appear only once.
 *
 * <p>Exactly one of {@link #house()} and {@link #rule()} is present. Immutable; equal conflicts have the same house or rule, digit, cells and
 * text.
 */
public final class Conflict {

    private final @Nullable House house;
    private final @Nullable Rule rule;
    private final int digit;
    private final OptionalInt found;
    private final List<Cell> cells;
    private final String text;

    private Conflict(@Nullable House house, @Nullable Rule rule, int digit, List<Cell> cells, String text) {
        this(house, rule, digit, OptionalInt.empty(), cells, text);
    }

    private Conflict(
            @Nullable House house, @Nullable Rule rule, int digit, OptionalInt found, List<Cell> cells, String text) {
        this.house = house;
        this.rule = rule;
        this.digit = digit;
        this.found = found;
        this.cells = List.copyOf(cells);
        this.text = text;
    }

    /**
     * The conflict of a digit that appears more than once in a house.
     *
     * @param house the house
     * @param digit the digit, 1 or more
     * @param cells the cells that hold the digit, at least two, ascending; copied
     * @param values the values of the digits of the grid, for {@link #toString()}
     * @return the conflict
     */
    public static Conflict of(House house, int digit, List<Cell> cells, DigitValues values) {
        return new Conflict(house, null, digit, cells, repeated(number(digit, values), house, cells));
    }

    /**
     * The conflict of a digit that appears more than once in cells that must differ by a rule.
     *
     * @param rule the rule
     * @param digit the digit, 1 or more
     * @param cells the cells that hold the digit, at least two, ascending; copied
     * @param values the values of the digits of the grid, for {@link #toString()}
     * @return the conflict
     */
    public static Conflict of(Rule rule, int digit, List<Cell> cells, DigitValues values) {
        return new Conflict(null, rule, digit, cells, alike(number(digit, values), rule, cells));
    }

    /**
     * Any other violation of a rule, such as a wrong sum.
     *
     * @param rule the rule
     * @param cells the cells that break it, ascending; copied
     * @param text what is wrong, as a sentence without its full stop
     * @return the conflict, without a digit
     */
    public static Conflict of(Rule rule, List<Cell> cells, String text) {
        return new Conflict(null, Objects.requireNonNull(rule, "rule"), 0, cells, Objects.requireNonNull(text, "text"));
    }

    /**
     * A violation of a rule that asks for a number and found another, such as a wrong sum.
     *
     * @param rule the rule
     * @param cells the cells that break it, ascending; copied
     * @param found the number that the digits make
     * @param text what is wrong, as a sentence without its full stop
     * @return the conflict, without a digit
     */
    public static Conflict of(Rule rule, List<Cell> cells, int found, String text) {
        return new Conflict(
                null,
                Objects.requireNonNull(rule, "rule"),
                0,
                OptionalInt.of(found),
                cells,
                Objects.requireNonNull(text, "text"));
    }

    private static String number(int digit, DigitValues values) {
        if (digit < 1) {
            throw new IllegalArgumentException("digit must be 1 or more, but is " + digit);
        }
        return Integer.toString(values.of(digit));
    }

    private static String repeated(String digit, House house, List<Cell> cells) {
        return digit + " appears more than once " + house.where() + ": " + list(cells, ", ");
    }

    private static String alike(String digit, Rule rule, List<Cell> cells) {
        return digit + " appears in " + differing(rule, cells);
    }

    private static String differing(Rule rule, List<Cell> cells) {
        return list(cells, " and ") + ", which must differ (" + rule.name() + ")";
    }

    private static String list(List<Cell> cells, String beforeLast) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            text.append(i == 0 ? "" : i == cells.size() - 1 ? beforeLast : ", ").append(cells.get(i));
        }
        return text.toString();
    }

    /**
     * The house that is violated.
     *
     * @return the house; empty if a rule is violated
     */
    public Optional<House> house() {
        return Optional.ofNullable(house);
    }

    /**
     * The rule that is violated.
     *
     * @return the rule; empty if a house is violated
     */
    public Optional<Rule> rule() {
        return Optional.ofNullable(rule);
    }

    /**
     * The name of the house or rule that is violated.
     *
     * @return for instance {@code row 1} or {@code anti-knight}
     */
    public String constraint() {
        return rule == null ? String.valueOf(house) : rule.name();
    }

    /**
     * The digit that appears more than once.
     *
     * @return the digit, 1 or more; 0 if the violation is of another kind
     */
    public int digit() {
        return digit;
    }

    /**
     * The number that the digits make, where the rule asks for another.
     *
     * @return for instance 17 for a cage with the sum 15; empty if the violation is of another kind
     */
    public OptionalInt found() {
        return found;
    }

    /**
     * The cells that clash.
     *
     * @return the cells, ascending; unmodifiable
     */
    public List<Cell> cells() {
        return cells;
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Conflict other
                && digit == other.digit
                && found.equals(other.found)
                && cells.equals(other.cells)
                && text.equals(other.text)
                && Objects.equals(house, other.house)
                && Objects.equals(rule, other.rule);
    }

    @Override
    public int hashCode() {
        return Objects.hash(digit, cells, text);
    }

    /**
     * The conflict as a sentence without its full stop, with the digit as it is written elsewhere.
     *
     * @param symbols how digits are written; the text of a rule of its own is left as it is
     * @return for instance {@code A appears more than once in row 1: r1c1, r1c4}, or
     * {@code A appears in r1c3 and r3c4, which must differ (anti-knight)}
     */
    public String text(DigitSymbols symbols) {
        if (digit == 0) {
            return text;
        }
        String symbol = symbols.text(digit);
        return rule == null ? repeated(symbol, Objects.requireNonNull(house), cells) : alike(symbol, rule, cells);
    }

    /**
     * The conflict of a digit as what an assumption would lead to.
     *
     * @param symbols how digits are written
     * @return for instance {@code A twice in row 1: r1c1, r1c4}
     */
    public String brief(DigitSymbols symbols) {
        String symbol = symbols.text(digit);
        return rule == null
                ? symbol + " twice " + Objects.requireNonNull(house).where() + ": " + list(cells, ", ")
                : symbol + " in " + differing(rule, cells);
    }

    /**
     * The conflict as a sentence without its full stop, with the value of the digit.
     *
     * @return for instance {@code 5 appears more than once in row 1: r1c1, r1c4}
     */
    @Override
    public String toString() {
        return text;
    }
}
