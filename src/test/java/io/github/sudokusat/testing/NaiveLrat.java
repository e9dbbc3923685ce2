package io.github.sudokusat.testing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A checker of proofs with hints that follows the definition of LRAT without its RAT steps and does nothing to be fast: clauses are sets in a map, and
 * the false literals a set. The oracle of the tests of such proofs, independent of the main code.
 */
public final class NaiveLrat {

    private static final String LITERALS = "((?:(?!-?0+\\s)-?[0-9]{1,10}\\s+)*)0{1,10}";
    private static final String NUMBERS = "((?:(?!0+(?:\\s|$))[0-9]{1,18}\\s+)*)0{1,18}\\s*";
    private static final Pattern ADDITION = Pattern.compile("([0-9]{1,18})\\s+" + LITERALS + "\\s+" + NUMBERS);
    private static final Pattern DELETION = Pattern.compile("([0-9]{1,18})\\s+d\\s+" + NUMBERS);
    private static final long GREATEST = 999_999_999_999L;

    private final int variables;
    private final Map<Long, Set<Integer>> clauses = new HashMap<>();
    private long last;
    private boolean isRefuted;

    private NaiveLrat(int variables, List<int[]> formula) {
        this.variables = variables;
        for (int[] clause : formula) {
            clauses.put(++last, set(clause));
        }
    }

    private static Set<Integer> set(int[] literals) {
        Set<Integer> set = new HashSet<>();
        for (int literal : literals) {
            set.add(literal);
        }
        return set;
    }

    /** The first wrong line, from 1; −1 if all lines are right but none adds the empty clause; 0 for a proof. */
    public static int wrongLine(int variables, List<int[]> formula, String proof) {
        NaiveLrat checker = new NaiveLrat(variables, formula);
        String[] lines = proof.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (!line.isEmpty() && !line.startsWith("c") && !checker.isRight(line)) {
                return i + 1;
            }
        }
        return checker.isRefuted ? 0 : -1;
    }

    /** The text of a binary proof, a line for each step; one that is malformed, which is the last, is a line without a number. */
    public static String text(String binary) {
        StringBuilder text = new StringBuilder();
        int at = 0;
        while (at < binary.length()) {
            boolean isDeletion = binary.charAt(at) == 'd';
            int end = at + 1;
            List<Long> numbers = new ArrayList<>();
            for (int zeros = isDeletion ? 1 : 2; zeros > 0 && end < binary.length(); ) {
                int start = end;
                while (end < binary.length() && binary.charAt(end) > 127) {
                    end++;
                }
                long number = end < binary.length() && end - start < 6
                        ? number(binary.substring(start, ++end))
                        : GREATEST + 1;
                numbers.add(number);
                zeros -= number == 0 && numbers.size() > (isDeletion ? 0 : 1) ? 1 : 0;
            }
            boolean isWhole =
                    numbers.size() > 0 && numbers.get(numbers.size() - 1) == 0 && "ad".indexOf(binary.charAt(at)) >= 0;
            text.append(isDeletion ? "0 d" : "");
            numbers.forEach(number -> text.append(' ').append(number));
            text.append(isWhole ? "\n" : " x\n");
            at = end;
        }
        return text.toString();
    }

    private static long number(String bytes) {
        long value = 0;
        for (int i = bytes.length() - 1; i >= 0; i--) {
            value = 128 * value + bytes.charAt(i) % 128;
        }
        boolean isShortest = bytes.length() == 1 || bytes.charAt(bytes.length() - 1) > 0;
        return value == 1 || !isShortest ? -GREATEST - 1 : value % 2 == 0 ? value / 2 : -(value / 2);
    }

    private boolean isRight(String line) {
        Matcher deletion = DELETION.matcher(line);
        if (deletion.matches()) {
            List<Long> numbers = numbers(deletion.group(2));
            if (Long.parseLong(deletion.group(1)) > GREATEST || tooGreat(numbers, GREATEST)) {
                return false;
            }
            for (long number : numbers) {
                if (clauses.remove(number) == null) {
                    return false;
                }
            }
            return true;
        }
        Matcher addition = ADDITION.matcher(line);
        if (!addition.matches()) {
            return false;
        }
        long number = Long.parseLong(addition.group(1));
        List<Long> literals = numbers(addition.group(2));
        List<Long> hints = numbers(addition.group(3));
        if (number <= last || number > GREATEST || tooGreat(literals, variables) || tooGreat(hints, GREATEST)) {
            return false;
        }
        Set<Integer> clause = set(literals.stream().mapToInt(Math::toIntExact).toArray());
        if (!follows(clause, hints)) {
            return false;
        }
        clauses.put(number, clause);
        last = number;
        isRefuted |= clause.isEmpty();
        return true;
    }

    private static boolean tooGreat(List<Long> numbers, long most) {
        return numbers.stream().anyMatch(number -> Math.abs(number) > most);
    }

    private static List<Long> numbers(String text) {
        List<Long> numbers = new ArrayList<>();
        for (String word : text.strip().split("\\s+", -1)) {
            if (!word.isEmpty()) {
                numbers.add(Long.parseLong(word));
            }
        }
        return numbers;
    }

    private boolean follows(Set<Integer> clause, List<Long> hints) {
        return follows(clause, hints, clauses);
    }

    /** Whether a clause follows from others by hints, by the definition. */
    static boolean follows(Set<Integer> clause, List<Long> hints, Map<Long, Set<Integer>> clauses) {
        if (clause.stream().anyMatch(literal -> clause.contains(-literal))) {
            return true;
        }
        Set<Integer> wrong = new HashSet<>(clause);
        for (long hint : hints) {
            if (!clauses.containsKey(hint)) {
                return false;
            }
            Set<Integer> open = new HashSet<>(clauses.get(hint));
            open.removeAll(wrong);
            if (open.isEmpty()) {
                return true;
            }
            if (open.size() > 1) {
                return false;
            }
            wrong.add(-open.iterator().next());
        }
        return false;
    }
}
