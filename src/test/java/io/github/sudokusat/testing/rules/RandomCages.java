package io.github.sudokusat.testing.rules;

import static io.github.sudokusat.testing.rules.Plain.count;
import static io.github.sudokusat.testing.rules.Plain.differ;
import static io.github.sudokusat.testing.rules.Plain.sum;

import io.github.sudokusat.grid.DigitValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random rules about groups of cells. */
final class RandomCages {

    private RandomCages() {}

    static void addTo(Map<String, RuleMaker> makers) {
        makers.put("contains", source -> contains(source, "contains", source.cells(source.between(1, 6))));
        makers.put("contains-exactly", RandomCages::containsExactly);
        makers.put("counting-circles", RandomCages::circles);
        makers.put(
                "different",
                source -> source.rule("different", source.cells(source.between(2, source.side)), Plain::differ));
        makers.put("equal-sum", RandomCages::equalSum);
        makers.put("equality-cage", RandomCages::equality);
        makers.put("killer", RandomCages::killer);
        makers.put("look-and-say", RandomCages::lookAndSay);
        makers.put("quadruple", RandomCages::quadruple);
        makers.put("rellik", RandomCages::rellik);
        makers.put("same-set", RandomCages::sameSet);
        makers.put("sum", RandomCages::sums);
    }

    private static RandomRule contains(RuleSource source, String word, int[] cells) {
        int[] named = source.someDigits(4, cells);
        return source.rule(
                word + " " + RuleSource.list(named),
                cells,
                digits -> Arrays.stream(named).allMatch(digit -> count(digits, digit) >= count(named, digit)));
    }

    private static RandomRule containsExactly(RuleSource source) {
        int[] cells = source.cells(source.between(1, 6));
        int[] some = source.someDigits(3, cells);
        int[] named = Arrays.stream(source.digits(cells))
                .filter(digit -> count(some, digit) > 0)
                .toArray();
        return source.rule(
                "contains-exactly " + RuleSource.list(named),
                cells,
                digits -> Arrays.stream(named).allMatch(digit -> count(digits, digit) == count(named, digit)));
    }

    private static RandomRule quadruple(RuleSource source) {
        int corner = source.cell(source.random.nextInt(source.rows - 1), source.random.nextInt(source.columns - 1));
        int below = corner + source.side;
        return contains(source, "quadruple", new int[] {corner, corner + 1, below, below + 1});
    }

    /** For some digits as many cells of each as it says. */
    private static RandomRule circles(RuleSource source) {
        List<Integer> cells = new ArrayList<>();
        int most = source.side > 6 ? 10 : 6;
        int[] order = source.allCells();
        for (int digit : source.random
                .ints(1, source.values.greatest() + 1)
                .distinct()
                .limit(source.values.greatest())
                .toArray()) {
            if (cells.size() + digit <= most) {
                Arrays.stream(order)
                        .filter(cell -> source.digit(cell) == digit)
                        .limit(digit)
                        .forEach(cells::add);
            }
        }
        Collections.shuffle(cells, source.random);
        return source.rule(
                "counting-circles",
                cells.stream().mapToInt(Integer::intValue).toArray(),
                digits -> Arrays.stream(digits).allMatch(digit -> count(digits, digit) == digit));
    }

    private static RandomRule equalSum(RuleSource source) {
        List<int[]> groups = new ArrayList<>();
        for (int i = source.between(2, 3); i > 0; i--) {
            groups.add(source.cells(source.between(1, 3)));
        }
        return grouped(
                source,
                "equal-sum",
                groups,
                all -> groups.stream()
                                .mapToInt(group -> sum(Plain.at(all, group)))
                                .distinct()
                                .count()
                        == 1);
    }

    private static RandomRule sameSet(RuleSource source) {
        int[] first = source.cells(source.between(1, 4));
        List<int[]> groups = new ArrayList<>(List.of(first));
        for (int i = source.between(1, 2); i > 0; i--) {
            int[] order = source.allCells();
            int[] digits = source.digits(first);
            List<Integer> group = new ArrayList<>();
            for (int cell : order) {
                int digit = source.digit(cell);
                long taken =
                        group.stream().filter(one -> source.digit(one) == digit).count();
                if (taken < count(digits, digit)) {
                    group.add(cell);
                }
            }
            groups.add(group.stream().mapToInt(Integer::intValue).toArray());
        }
        return grouped(
                source,
                "same-set",
                groups,
                all -> groups.stream()
                        .allMatch(group -> Arrays.equals(
                                Plain.sorted(Plain.at(all, group)), Plain.sorted(Plain.at(all, groups.get(0))))));
    }

    private static RandomRule grouped(
            RuleSource source, String word, List<int[]> groups, java.util.function.Predicate<int[]> meaning) {
        return source.whole(word + " " + groups.stream().map(source::text).collect(Collectors.joining(" = ")), meaning);
    }

    private static RandomRule equality(RuleSource source) {
        DigitValues values = source.values;
        return source.rule(
                "equality-cage",
                source.cells(2 * source.between(1, 2)),
                digits -> differ(digits)
                        && 2
                                        * Arrays.stream(digits)
                                                .filter(digit -> digit % 2 == 0)
                                                .count()
                                == digits.length
                        && 2
                                        * Arrays.stream(digits)
                                                .filter(digit -> 2 * digit < values.least() + values.greatest())
                                                .count()
                                == digits.length
                        && 2
                                        * Arrays.stream(digits)
                                                .filter(digit -> 2 * digit > values.least() + values.greatest())
                                                .count()
                                == digits.length);
    }

    private static RandomRule killer(RuleSource source) {
        int[] distinct = source.cells(source.between(1, Math.min(source.side, 5)));
        boolean isTwice = source.random.nextInt(6) == 0;
        int[] cells = isTwice ? RuleSource.concat(distinct, distinct[0]) : distinct;
        if (source.random.nextInt(5) == 0) {
            return source.rule("killer", distinct, Plain::differ);
        }
        int total = sum(source.digits(cells));
        if (total == 0) {
            return source.rule("killer", distinct, Plain::differ);
        }
        return source.whole(
                "killer " + total + " " + source.text(cells),
                all -> differ(Plain.at(all, distinct)) && sum(Plain.at(all, cells)) == total);
    }

    private static RandomRule lookAndSay(RuleSource source) {
        int[] cells = source.cells(source.between(1, 6));
        int[] named = source.random
                .ints(source.values.least(), source.values.greatest() + 1)
                .distinct()
                .limit(source.between(1, 3))
                .toArray();
        int[] counts = Arrays.stream(named)
                .map(digit -> count(source.digits(cells), digit))
                .toArray();
        StringBuilder clue = new StringBuilder();
        IntStream.range(0, named.length).forEach(i -> clue.append(counts[i]).append(named[i]));
        return source.rule(
                "look-and-say " + clue,
                cells,
                digits -> IntStream.range(0, named.length).allMatch(i -> count(digits, named[i]) == counts[i]));
    }

    private static RandomRule rellik(RuleSource source) {
        int[] cells = source.cells(source.between(1, Math.min(source.side, 4)));
        int sum = source.between(1, Math.max(2, sum(source.digits(cells))));
        return source.rule("rellik " + sum, cells, digits -> differ(digits) && !Plain.hasPartOf(digits, sum));
    }

    private static RandomRule sums(RuleSource source) {
        int[] cells = source.line(1, 5);
        int total = sum(source.digits(cells));
        return source.rule("sum " + total, cells, digits -> sum(digits) == total);
    }
}
