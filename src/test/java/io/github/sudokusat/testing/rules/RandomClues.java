package io.github.sudokusat.testing.rules;

import static io.github.sudokusat.testing.rules.Plain.differ;
import static io.github.sudokusat.testing.rules.Plain.indexOf;
import static io.github.sudokusat.testing.rules.Plain.sum;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Random clues outside the grid. */
final class RandomClues {

    private RandomClues() {}

    static void addTo(Map<String, RuleMaker> makers) {
        makers.put("full-rank", source -> fullRank(source, "full-rank", 1));
        makers.put("hidden-skyscraper", RandomClues::hidden);
        makers.put("little-killer", RandomClues::littleKiller);
        makers.put("lunchbox", RandomClues::lunchbox);
        makers.put("numbered-room", RandomClues::numberedRoom);
        makers.put("sandwich", RandomClues::sandwich);
        makers.put("skyscraper", RandomClues::skyscraper);
        makers.put("tied-rank", source -> fullRank(source, "tied-rank", 4));
        makers.put("x-sum", RandomClues::xSum);
    }

    /** All rows and columns in both directions. */
    private static List<int[]> lines(int side) {
        List<int[]> lines = new ArrayList<>();
        for (int start = 0; start < side; start++) {
            int from = start;
            lines.add(IntStream.range(0, side).map(i -> from * side + i).toArray());
            lines.add(IntStream.range(0, side).map(i -> i * side + from).toArray());
            lines.add(IntStream.range(0, side)
                    .map(i -> from * side + side - 1 - i)
                    .toArray());
            lines.add(IntStream.range(0, side)
                    .map(i -> (side - 1 - i) * side + from)
                    .toArray());
        }
        return lines;
    }

    /** A rank that so many lines may have. */
    private static RandomRule fullRank(RuleSource source, String word, int most) {
        List<int[]> lines = lines(source.side);
        int[] own = source.one(lines);
        int rank = 1 + less(source.digits(), lines, own);
        return source.whole(
                word + " " + rank + " " + source.text(own),
                all -> less(all, lines, own) == rank - 1
                        && lines.stream()
                                        .filter(line -> Arrays.equals(Plain.at(all, line), Plain.at(all, own)))
                                        .count()
                                <= most);
    }

    private static int less(int[] all, List<int[]> lines, int... own) {
        return (int) lines.stream()
                .filter(line -> Arrays.compare(Plain.at(all, line), Plain.at(all, own)) < 0)
                .count();
    }

    private static RandomRule hidden(RuleSource source) {
        int[] line = Plain.once(source.clueLine());
        int height = Math.max(source.values.least(), Plain.firstHidden(source.digits(line)));
        return source.rule("hidden-skyscraper " + height, line, digits -> Plain.firstHidden(digits) == height);
    }

    private static RandomRule skyscraper(RuleSource source) {
        int[] line = Plain.once(source.clueLine());
        int seen = Math.max(1, Plain.seen(source.digits(line)));
        return source.rule("skyscraper " + seen, line, digits -> Plain.seen(digits) == seen);
    }

    /** From a cell to the edge in one of the four diagonal directions. */
    private static RandomRule littleKiller(RuleSource source) {
        int start = source.cells(1)[0];
        int down = source.random.nextBoolean() ? 1 : -1;
        int right = source.random.nextBoolean() ? 1 : -1;
        int[] line = IntStream.range(0, source.side)
                .filter(i -> isInside(start / source.side + i * down, source.rows)
                        && isInside(start % source.side + i * right, source.columns))
                .map(i -> start + i * (down * source.side + right))
                .toArray();
        int sum = sum(source.digits(line));
        String direction = (down > 0 ? "down-" : "up-") + (right > 0 ? "right" : "left");
        boolean isNamed = line.length == 1 || source.random.nextBoolean();
        return source.whole(
                "little-killer " + sum + " " + (isNamed ? source.text(start) + " " + direction : source.text(line)),
                all -> sum(Plain.at(all, line)) == sum);
    }

    private static boolean isInside(int index, int side) {
        return index >= 0 && index < side;
    }

    private static int filling(int[] digits, int one, int other) {
        int from = Math.min(indexOf(digits, one), indexOf(digits, other));
        int to = Math.max(indexOf(digits, one), indexOf(digits, other));
        return sum(digits, from + 1, to);
    }

    private static RandomRule lunchbox(RuleSource source) {
        int[] line = Plain.once(source.line(2, 5));
        int sum = lunch(source.digits(line));
        return source.rule("lunchbox " + sum, line, digits -> differ(digits) && lunch(digits) == sum);
    }

    private static int lunch(int... digits) {
        return filling(digits, Plain.least(digits), Plain.greatest(digits));
    }

    private static RandomRule sandwich(RuleSource source) {
        int[] line = Plain.once(source.clueLine());
        int least = source.values.least();
        int greatest = source.values.greatest();
        int[] own = source.digits(line);
        int sum = hasCrusts(own, least, greatest) ? filling(own, least, greatest) : 0;
        return source.rule(
                "sandwich " + sum,
                line,
                digits -> differ(digits)
                        && hasCrusts(digits, least, greatest)
                        && filling(digits, least, greatest) == sum);
    }

    private static boolean hasCrusts(int[] digits, int least, int greatest) {
        return indexOf(digits, least) >= 0 && indexOf(digits, greatest) >= 0;
    }

    private static RandomRule numberedRoom(RuleSource source) {
        int[] line = Plain.once(source.clueLine());
        int room = Math.max(0, source.digit(line[0]) - 1);
        int digit = source.digit(line[Math.min(room, line.length - 1)]);
        return source.rule(
                "numbered-room " + digit,
                line,
                digits -> differ(digits)
                        && digits[0] > 0
                        && digits[0] <= digits.length
                        && digits[digits[0] - 1] == digit);
    }

    private static RandomRule xSum(RuleSource source) {
        int[] line = Plain.once(source.clueLine());
        int[] own = source.digits(line);
        int sum = Math.max(1, sum(own, 0, Math.min(own[0], own.length)));
        return source.rule(
                "x-sum " + sum,
                line,
                digits -> differ(digits)
                        && digits[0] > 0
                        && digits[0] <= digits.length
                        && sum(digits, 0, digits[0]) == sum);
    }
}
