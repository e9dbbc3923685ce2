package io.github.sudokusat.testing.rules;

import static io.github.sudokusat.testing.rules.Plain.away;
import static io.github.sudokusat.testing.rules.Plain.differ;
import static io.github.sudokusat.testing.rules.Plain.inner;
import static io.github.sudokusat.testing.rules.Plain.steps;
import static io.github.sudokusat.testing.rules.Plain.sum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.IntBinaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random rules about lines. */
final class RandomLines {

    /** Conditions with their meaning. */
    private static final Map<String, BiPredicate<Integer, Integer>> CONDITIONS = Map.of(
            "a+b%2==1", (a, b) -> a + b % 2 == 1,
            "(a+b)%2==1", (a, b) -> (a + b) % 2 == 1,
            "abs(a-b)>1", (a, b) -> a > b + 1 || b > a + 1,
            "a*b<=12", (a, b) -> a * b <= 12,
            "a<b || b==1", (a, b) -> a < b || b == 1,
            "a%b==0", (a, b) -> b != 0 && a % b == 0,
            "!(a==2) && b!=3", (a, b) -> a != 2 && b != 3,
            "a/(b-1)>=1", (a, b) -> b > 1 && a >= b - 1);

    private static final List<String> REGEXES = List.of(
            ".*12.*", "[1-4]*", "([1-3][^2])*.?", "[^1]+", "1?[2-9]{1,3}", ".{2}(3|4|12)*[^4]{0,2}", "(1|2)*(34?)*.*");

    private RandomLines() {}

    static void addTo(Map<String, RuleMaker> makers) {
        makers.put("between", source -> ends(source, "between", digits -> inner(digits, isBetweenEnds(digits))));
        makers.put(
                "double-arrow",
                source -> line(
                        source,
                        "double-arrow",
                        3,
                        digits -> digits[0] + digits[digits.length - 1] == sum(digits, 1, digits.length - 1)));
        makers.put(
                "entropic",
                source -> line(
                        source, "entropic", 2, digits -> Plain.windows(digits, 3, d -> Plain.third(d, source.values))));
        makers.put("lockout", RandomLines::lockout);
        makers.put("modular", RandomLines::modular);
        makers.put("nabner", source -> set(source, "nabner", digits -> steps(digits, (a, b) -> b - a - 2)));
        makers.put("pair", RandomLines::pair);
        makers.put("palindrome", RandomLines::palindrome);
        makers.put("regex", RandomLines::regex);
        makers.put("automaton", RandomLines::automaton);
        makers.put("region-sum", RandomLines::regionSum);
        makers.put("renban", source -> set(source, "renban", digits -> steps(digits, (a, b) -> b == a + 1 ? 0 : -1)));
        makers.put("slow-thermo", source -> thermometer(source, "slow-thermo", (a, b) -> b - a));
        makers.put("sum-line", RandomLines::sumLine);
        makers.put("thermo", source -> thermometer(source, "thermo", (a, b) -> b - a - 1));
        makers.put("whispers", RandomLines::whispers);
        makers.put("zipper", source -> line(source, "zipper", 3, RandomLines::isZipped));
        makers.put("arrow", RandomLines::arrow);
    }

    private static RandomRule line(RuleSource source, String words, int least, Predicate<int[]> meaning) {
        return source.rule(words, source.line(least, least + 3), meaning);
    }

    private static RandomRule ends(RuleSource source, String words, Predicate<int[]> meaning) {
        return line(source, words, 2, meaning);
    }

    private static java.util.function.IntPredicate isBetweenEnds(int[] digits) {
        return digit -> Plain.isBetween(digit, digits[0], digits[digits.length - 1]);
    }

    private static RandomRule lockout(RuleSource source) {
        boolean isUsual = source.side > 4 && source.random.nextBoolean();
        int least = isUsual ? 4 : source.between(1, source.side - 1);
        return ends(source, isUsual ? "lockout" : "lockout " + least, digits -> {
            int last = digits[digits.length - 1];
            return away(digits[0], last) >= least && inner(digits, digit -> Plain.isOutside(digit, digits[0], last));
        });
    }

    private static RandomRule modular(RuleSource source) {
        int modulus = source.between(2, 5);
        return line(source, "modular " + modulus, 2, digits -> Plain.windows(digits, modulus, d -> d % modulus));
    }

    /** A rule about the digits of the line's cells in ascending order, each cell once; they differ, too. */
    private static RandomRule set(RuleSource source, String word, Predicate<int[]> meaning) {
        int[] cells = source.line(2, 4);
        return source.whole(word + " " + source.text(cells), all -> {
            int[] digits = Plain.sorted(Plain.at(all, Plain.once(cells)));
            return differ(digits) && meaning.test(digits);
        });
    }

    private static RandomRule pair(RuleSource source) {
        String text = source.one(CONDITIONS.keySet().stream().sorted().toList());
        BiPredicate<Integer, Integer> condition = CONDITIONS.getOrDefault(text, (a, b) -> false);
        boolean isForAll = source.random.nextBoolean();
        int[] cells = isForAll ? source.cells(source.between(2, 4)) : source.line(2, 4);
        return source.rule(
                "pair " + text + (isForAll ? " all" : " chain"),
                cells,
                digits -> IntStream.range(1, digits.length)
                        .allMatch(j -> IntStream.range(isForAll ? 0 : j - 1, j)
                                .allMatch(i -> condition.test(digits[i], digits[j]))));
    }

    private static RandomRule palindrome(RuleSource source) {
        int[] cells = source.line(2, 5);
        // Scattered cells with equal digits where the line itself does not read the same backwards.
        for (int i = 0; i < cells.length / 2; i++) {
            for (int other : source.allCells()) {
                if (source.digit(other) == source.digit(cells[i]) && other != cells[i]) {
                    cells[cells.length - 1 - i] = other;
                }
            }
        }
        return source.rule(
                "palindrome",
                cells,
                digits -> IntStream.range(0, digits.length).allMatch(i -> digits[i] == digits[digits.length - 1 - i]));
    }

    /** An automaton that reads no greater digit right after the one that it is about. */
    private static RandomRule automaton(RuleSource source) {
        int last = source.anyDigit();
        int[] cells = source.line(1, 6);
        RandomRule rule = source.rule(
                "automaton " + PackedAutomata.noGreaterAfter(source.side, source.values.digit(last)),
                cells,
                digits -> IntStream.range(1, digits.length).allMatch(i -> digits[i - 1] != last || digits[i] <= last));
        return new RandomRule(List.of(rule.lines().get(0) + " : after " + last), rule.layout(), rule.meaning());
    }

    private static RandomRule regex(RuleSource source) {
        int[] cells = source.line(1, 5);
        String own = Arrays.stream(source.digits(cells))
                .mapToObj(digit -> switch (source.random.nextInt(4)) {
                    case 0 -> "(" + source.anyDigit() + "|" + digit + ")";
                    case 1 -> digit + "+";
                    case 2 -> "[" + source.between(source.values.least(), digit) + "-" + digit + "]";
                    default -> ".?";
                })
                .collect(Collectors.joining());
        String regex = source.random.nextBoolean() ? own : source.one(REGEXES);
        return source.rule(
                "regex /" + regex + "/",
                cells,
                digits -> Arrays.stream(digits)
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining())
                        .matches(regex));
    }

    /** The parts of the line, each as long as the line stays in a region, have the same sum. */
    private static RandomRule regionSum(RuleSource source) {
        int[] regions = source.solution.layout().regionOfCells();
        int[] cells = source.line(2, 5);
        boolean canCross = source.hasSeveralRegions();
        while (canCross
                && Arrays.stream(cells).map(cell -> regions[cell]).distinct().count() == 1) {
            cells = source.line(2, 5);
        }
        int[] line = cells;
        return source.rule("region-sum", line, digits -> {
            List<Integer> sums = new ArrayList<>();
            for (int i = 0, from = 0; i < line.length; i++) {
                if (i == line.length - 1 || regions[line[i]] != regions[line[i + 1]]) {
                    sums.add(sum(digits, from, i + 1));
                    from = i + 1;
                }
            }
            return sums.stream().distinct().count() == 1;
        });
    }

    private static RandomRule sumLine(RuleSource source) {
        int[] cells = source.line(1, 6);
        int[] digits = source.digits(cells);
        int[] sums = IntStream.rangeClosed(1, Math.max(1, sum(digits)))
                .filter(sum -> Plain.isCut(digits, sum))
                .toArray();
        int sum = sums.length == 0 ? 1 : sums[source.random.nextInt(sums.length)];
        return source.rule("sum-line " + sum, cells, any -> Plain.isCut(any, sum));
    }

    private static RandomRule thermometer(RuleSource source, String word, IntBinaryOperator step) {
        int[] cells = Arrays.stream(source.cells(source.between(2, 4)))
                .boxed()
                .sorted(Comparator.comparing(source::digit))
                .mapToInt(Integer::intValue)
                .toArray();
        return source.rule(word, cells, digits -> steps(digits, step));
    }

    private static RandomRule whispers(RuleSource source) {
        boolean isUsual = source.random.nextBoolean();
        int least = isUsual ? (source.side + 1) / 2 : source.between(1, source.side / 2);
        return line(
                source,
                isUsual ? "whispers" : "whispers " + least,
                2,
                digits -> steps(digits, (a, b) -> away(a, b) - least));
    }

    private static boolean isZipped(int[] digits) {
        int last = digits.length - 1;
        int[] sums = IntStream.rangeClosed(0, last)
                .map(i -> 2 * i == last ? digits[i] : digits[i] + digits[last - i])
                .toArray();
        return Plain.once(sums).length == 1;
    }

    private static RandomRule arrow(RuleSource source) {
        int circle = source.random.nextInt(3) > 0 ? 1 : source.random.nextInt(8) > 0 || source.side < 9 ? 2 : 3;
        int arrow = circle == 1 ? source.between(1, 4) : circle == 2 ? source.between(2, 9) : source.between(16, 30);
        int[] cells = source.cells(circle + arrow);
        int[] head = Arrays.copyOf(cells, circle);
        int[] tail = Arrays.copyOfRange(cells, circle, cells.length);
        return source.whole(
                "arrow " + source.text(head) + " = " + source.text(tail),
                all -> Plain.decimal(Plain.at(all, head)) == sum(Plain.at(all, tail)));
    }
}
