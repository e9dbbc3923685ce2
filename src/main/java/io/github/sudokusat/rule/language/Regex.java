package io.github.sudokusat.rule.language;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.rule.language.RegexNode.Chain;
import io.github.sudokusat.rule.language.RegexNode.Choice;
import io.github.sudokusat.rule.language.RegexNode.One;
import io.github.sudokusat.rule.language.RegexNode.Repeat;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;

/**
 * A regular expression over digits, which matches a sequence as a whole.
 *
 * <p>It has digits ({@code 0} to {@code 9}, then {@code A}, {@code B} …), {@code .} for any digit, sets such as {@code [1-3A]} and {@code [^47]},
 * groups in parentheses, alternatives separated by {@code |}, which may be empty, and after a part {@code *}, {@code +}, <code>?</code>,
 * <code>{2}</code>, <code>{2,}</code> or <code>{2,4}</code>. Blanks mean nothing. A digit that the grid lacks matches nothing.
 *
 * <p>It is kept as its position automaton: a state for each occurrence of a digit or set, which has been read last, and state 0 before the first.
 */
public final class Regex {

    private final String text;
    /** What each position reads; null at 0. */
    private final List<One> positions = new ArrayList<>();
    /** The positions that may follow each position. */
    private final List<BitSet> follow = new ArrayList<>();
    /** The positions after which a match may end. */
    private final BitSet ends;

    /** What a part adds: the positions that it may begin and end with, and whether it matches the empty sequence. */
    private record Fragment(BitSet first, BitSet last, boolean isEmptyAllowed) {}

    private Regex(String text, RegexNode node) {
        this.text = text;
        newPosition(new One(0, false));
        Fragment whole = build(node);
        follow.get(0).or(whole.first);
        ends = (BitSet) whole.last.clone();
        ends.set(0, whole.isEmptyAllowed);
    }

    /**
     * Parses a regular expression.
     *
     * @param text the expression
     * @return the expression
     * @throws SyntaxException if the text has another form, has more than 1,000 characters, its parentheses are nested more than 50 deep, or more
     *     than 1,000 digits remain after repetitions are written out
     */
    public static Regex parse(String text) {
        RegexNode node = RegexParser.parse(text);
        return new Regex(TextCursor.compact(text).toUpperCase(Locale.ROOT), node);
    }

    /**
     * The text of the expression.
     *
     * @return the text without blanks, in capital letters
     */
    public String text() {
        return text;
    }

    private BitSet newPosition(One one) {
        BitSet position = new BitSet();
        position.set(positions.size());
        positions.add(one);
        follow.add(new BitSet());
        return position;
    }

    private Fragment build(RegexNode node) {
        if (node instanceof One one) {
            BitSet position = newPosition(one);
            return new Fragment(position, position, false);
        }
        if (node instanceof Chain chain) {
            Fragment whole = empty();
            for (RegexNode part : chain.parts()) {
                whole = then(whole, build(part));
            }
            return whole;
        }
        if (node instanceof Choice choice) {
            Fragment whole = new Fragment(new BitSet(), new BitSet(), false);
            for (RegexNode part : choice.parts()) {
                Fragment next = build(part);
                whole = new Fragment(
                        union(whole.first, next.first),
                        union(whole.last, next.last),
                        whole.isEmptyAllowed || next.isEmptyAllowed);
            }
            return whole;
        }
        return build((Repeat) node);
    }

    private Fragment build(Repeat repeat) {
        boolean isUnlimited = repeat.greatest() == Repeat.UNLIMITED;
        Fragment whole = empty();
        for (int i = 0; i < repeat.least(); i++) {
            Fragment once = build(repeat.part());
            whole = then(whole, isUnlimited ? loop(once) : once);
        }
        if (repeat.least() == 0 && isUnlimited) {
            return optional(loop(build(repeat.part())));
        }
        for (int i = repeat.least(); i < repeat.greatest(); i++) {
            whole = then(whole, optional(build(repeat.part())));
        }
        return whole;
    }

    private static Fragment empty() {
        return new Fragment(new BitSet(), new BitSet(), true);
    }

    private static Fragment optional(Fragment fragment) {
        return new Fragment(fragment.first, fragment.last, true);
    }

    private Fragment loop(Fragment fragment) {
        link(fragment.last, fragment.first);
        return fragment;
    }

    private Fragment then(Fragment one, Fragment next) {
        link(one.last, next.first);
        return new Fragment(
                one.isEmptyAllowed ? union(one.first, next.first) : one.first,
                next.isEmptyAllowed ? union(one.last, next.last) : next.last,
                one.isEmptyAllowed && next.isEmptyAllowed);
    }

    private void link(BitSet from, BitSet to) {
        from.stream().forEach(position -> follow.get(position).or(to));
    }

    private static BitSet union(BitSet one, BitSet other) {
        BitSet union = (BitSet) one.clone();
        union.or(other);
        return union;
    }

    /** The state before anything is read. */
    BitSet start() {
        BitSet start = new BitSet();
        start.set(0);
        return start;
    }

    /** The positions that may be read next. */
    BitSet following(BitSet state) {
        BitSet next = new BitSet();
        state.stream().forEach(position -> next.or(follow.get(position)));
        return next;
    }

    /** The positions that read each digit, the digit number 1 first. */
    List<BitSet> readers(DigitValues values) {
        List<BitSet> readers = new ArrayList<>();
        for (int digit = 1; digit <= values.count(); digit++) {
            BitSet positionsOfDigit = new BitSet();
            for (int position = 1; position < positions.size(); position++) {
                positionsOfDigit.set(
                        position, Digits.contains(positions.get(position).matching(values), digit));
            }
            readers.add(positionsOfDigit);
        }
        return readers;
    }

    boolean mayEnd(BitSet state) {
        return state.intersects(ends);
    }

    /**
     * Whether digits match, as far as they are known.
     *
     * @param values the values of all digits of the grid
     * @param digits the values of the digits, {@link DigitValues#BLANK} for one that is not known
     * @return whether they match with some digits for those that are not known
     */
    public boolean canMatch(DigitValues values, int... digits) {
        BitSet state = start();
        for (int digit : digits) {
            BitSet next = following(state);
            for (int position = next.nextSetBit(0); position >= 0; position = next.nextSetBit(position + 1)) {
                long matching = positions.get(position).matching(values);
                boolean isOpen = digit == DigitValues.BLANK;
                next.set(position, isOpen ? matching != 0 : Digits.contains(matching, values.digit(digit)));
            }
            state = next;
        }
        return mayEnd(state);
    }

    /**
     * A deterministic automaton that accepts the same sequences of some length.
     *
     * @param values the values of all digits of the grid
     * @param length the length
     * @return the automaton, without states that no sequence of this length tells apart
     * @throws IllegalArgumentException if it would take more than {@value RegexAutomaton#MAX_STATES} states before equal ones are merged
     */
    public Automaton automaton(DigitValues values, int length) {
        return RegexAutomaton.of(this, values, length);
    }

    /**
     * Digits as they are written in an expression.
     *
     * @param digits their values, {@link DigitValues#BLANK} for one that is not known
     * @return their signs one after another, with a point for one that is not known
     */
    public static String write(int... digits) {
        StringBuilder signs = new StringBuilder();
        for (int digit : digits) {
            signs.append(digit == DigitValues.BLANK ? "." : RegexParser.sign(digit));
        }
        return signs.toString();
    }
}
