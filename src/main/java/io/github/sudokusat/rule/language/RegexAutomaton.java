package io.github.sudokusat.rule.language;

import io.github.sudokusat.grid.DigitValues;
import io.github.sudokusat.primitive.Automaton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes a regular expression deterministic, by the subset construction, and merges states that no sequence of some length tells apart.
 *
 * <p>States begin in two classes, those that accept and the others; each round splits classes by where the digits lead. After <i>n</i> rounds, states
 * of a class accept the same sequences of up to <i>n</i> digits. So as many rounds as there are cells suffice: a run through the merged automaton
 * stays, after <i>i</i> of <i>n</i> digits, in a state that agrees with the true one on sequences of up to <i>n − i</i> digits.
 */
final class RegexAutomaton {

    /** The most states before merging. */
    static final int MAX_STATES = 10_000;

    private final Regex regex;
    private final int side;
    private final List<BitSet> found = new ArrayList<>();
    private final Map<BitSet, Integer> numbers = new HashMap<>();
    /** The next state at index {@code state · side + digit − 1}. State 0 has no way to a match. */
    private int[] next;

    private RegexAutomaton(Regex regex, DigitValues values) {
        this.regex = regex;
        this.side = values.count();
        this.next = new int[2 * side];
        number(new BitSet());
        number(regex.start());
        determinize(regex.readers(values));
    }

    static Automaton of(Regex regex, DigitValues values, int length) {
        RegexAutomaton automaton = new RegexAutomaton(regex, values);
        return automaton.merged(automaton.classes(length));
    }

    private int number(BitSet state) {
        Integer known = numbers.putIfAbsent(state, found.size());
        if (known != null) {
            return known;
        }
        if (found.size() == MAX_STATES) {
            throw new IllegalArgumentException(
                    "regex /" + regex.text() + "/ needs more than " + MAX_STATES + " states");
        }
        found.add(state);
        return found.size() - 1;
    }

    private void determinize(List<BitSet> readers) {
        for (int state = 0; state < found.size(); state++) {
            next = Arrays.copyOf(next, Math.max(next.length, (state + 1) * side));
            BitSet following = regex.following(found.get(state));
            for (int digit = 0; digit < side; digit++) {
                BitSet after = (BitSet) following.clone();
                after.and(readers.get(digit));
                next[state * side + digit] = number(after);
            }
        }
    }

    /** The class of each state; classes are numbered by their first states. */
    private int[] classes(int length) {
        int states = found.size();
        int[] classes = new int[states];
        int count = 1;
        for (int state = 0; state < states; state++) {
            classes[state] = regex.mayEnd(found.get(state)) ? 1 : 0;
            count = Math.max(count, classes[state] + 1);
        }
        int before = 0;
        for (int round = 0; round < length && count > before; round++) {
            before = count;
            int[] finer = classes.clone();
            for (int digit = 0; digit < side; digit++) {
                count = split(finer, classes, digit);
            }
            classes = finer;
        }
        return classes;
    }

    /** Splits classes by the classes to which a digit leads; returns their number. */
    private int split(int[] finer, int[] classes, int digit) {
        Map<Long, Integer> numbersOfPairs = new HashMap<>();
        for (int state = 0; state < finer.length; state++) {
            long pair = (long) finer[state] << Integer.SIZE | classes[next[state * side + digit]];
            int fresh = numbersOfPairs.size();
            Integer known = numbersOfPairs.putIfAbsent(pair, fresh);
            finer[state] = known == null ? fresh : known;
        }
        return numbersOfPairs.size();
    }

    private Automaton merged(int[] classes) {
        int[] representative = new int[found.size()];
        for (int state = found.size() - 1; state >= 0; state--) {
            representative[classes[state]] = state;
        }
        return Automaton.of(
                side,
                classes[1],
                (group, digit) -> {
                    int after = classes[next[representative[group] * side + digit - 1]];
                    return after == classes[0] ? null : after;
                },
                group -> regex.mayEnd(found.get(representative[group])));
    }
}
