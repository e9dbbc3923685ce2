package io.github.sudokusat.testing.rules;

import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.testing.RandomPrimitives;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random rules about marks on cells and between them, and bare primitives. */
final class RandomMarks {

    /** A kind of mark. */
    private enum Mark {
        DIFFERENCE("difference", 1),
        RATIO("ratio", 2),
        SUM("pair-sum", 0);

        final String word;
        final int usual;

        Mark(String word, int usual) {
            this.word = word;
            this.usual = usual;
        }

        /** The number that the mark says of two digits; 0 if it says nothing of them. */
        int number(int one, int other) {
            int less = Math.min(one, other);
            int greater = Math.max(one, other);
            return switch (this) {
                case DIFFERENCE -> greater - less;
                case RATIO -> less > 0 && greater % less == 0 ? greater / less : 0;
                case SUM -> one + other;
            };
        }

        /** Whether the mark says a number of two digits; of two zeros, every ratio. */
        boolean says(int number, int one, int other) {
            return this == RATIO ? Math.max(one, other) == number * Math.min(one, other) : number(one, other) == number;
        }

        Set<List<Integer>> marked(RuleSource source) {
            return this == SUM ? source.sums : source.dots;
        }
    }

    private RandomMarks() {}

    static void addTo(Map<String, RuleMaker> makers) {
        for (Mark mark : Mark.values()) {
            makers.put(mark.word, source -> mark(source, mark));
        }
        makers.put("clone", RandomMarks::clones);
        makers.put("even", source -> parity(source, 0));
        makers.put("given", RandomMarks::given);
        makers.put("greater", source -> source.rule("greater", source.cells(2), digits -> digits[0] > digits[1]));
        makers.put("maximum", source -> extremum(source, "maximum", -1, source.maxima));
        makers.put("minimum", source -> extremum(source, "minimum", 1, source.minima));
        makers.put("odd", source -> parity(source, 1));
        makers.put("only-marked", RandomMarks::onlyMarked);
        makers.put("primitives", RandomMarks::primitives);
    }

    private static RandomRule mark(RuleSource source, Mark mark) {
        List<Integer> pair;
        int number;
        do {
            pair = source.random.nextInt(3) > 0
                    ? source.one(source.neighbours())
                    : Arrays.stream(source.cells(2)).sorted().boxed().toList();
            number = mark.number(source.digit(pair.get(0)), source.digit(pair.get(1)));
        } while (number == 0);
        boolean isDrawn = mark == Mark.SUM && source.random.nextInt(4) == 0;
        return mark(source, mark, isDrawn ? 0 : number, pair);
    }

    /** A mark of a number, or, of 0, one that is only drawn. */
    private static RandomRule mark(RuleSource source, Mark mark, int number, List<Integer> pair) {
        boolean isSwapped = source.random.nextBoolean();
        int[] cells = {pair.get(isSwapped ? 1 : 0), pair.get(isSwapped ? 0 : 1)};
        mark.marked(source).add(pair);
        boolean isSilent = number == mark.usual && (number == 0 || source.random.nextBoolean());
        return source.rule(
                isSilent ? mark.word : mark.word + " " + number,
                cells,
                digits -> number == 0 || mark.says(number, digits[0], digits[1]));
    }

    /** A negative rule with all the marks that the solution then needs. */
    private static RandomRule onlyMarked(RuleSource source) {
        Mark mark = source.one(List.of(Mark.values()));
        int number = mark == Mark.SUM
                ? source.between(3, 2 * source.side - 1)
                : source.random.nextInt(3) > 0 ? mark.usual : source.between(mark.usual + 1, 3);
        boolean isSilent = number == mark.usual && source.random.nextBoolean();
        List<RandomRule> rules = new ArrayList<>();
        for (List<Integer> pair : source.neighbours()) {
            boolean isThere = mark.says(number, source.digit(pair.get(0)), source.digit(pair.get(1)));
            if (isThere && !mark.marked(source).contains(pair)) {
                rules.add(mark(source, mark, number, pair));
            }
        }
        Set<List<Integer>> marked = mark.marked(source);
        List<List<Integer>> neighbours = source.neighbours();
        rules.add(source.whole(
                "only-marked " + mark.word + (isSilent ? "" : " " + number),
                all -> neighbours.stream()
                        .allMatch(pair ->
                                marked.contains(pair) || !mark.says(number, all[pair.get(0)], all[pair.get(1)]))));
        return new RandomRule(
                rules.stream().flatMap(rule -> rule.lines().stream()).toList(),
                source.solution.layout(),
                all -> rules.stream().allMatch(rule -> rule.meaning().test(all)));
    }

    /** Cells that are less than all their neighbours, or greater if the sign is negative, but for marked ones. */
    private static RandomRule extremum(RuleSource source, String word, int sign, Set<Integer> marked) {
        int[] fitting = Arrays.stream(source.allCells())
                .sorted()
                .filter(cell -> isExtremum(source, source.solution.digits(), cell, sign, marked))
                .toArray();
        int cell = fitting[source.random.nextInt(fitting.length)];
        marked.add(cell);
        return source.whole(word + " " + source.text(cell), all -> isExtremum(source, all, cell, sign, marked));
    }

    private static boolean isExtremum(RuleSource source, int[] all, int cell, int sign, Set<Integer> marked) {
        return source.neighbours().stream()
                .filter(pair -> pair.contains(cell))
                .map(pair -> pair.get(0) + pair.get(1) - cell)
                .allMatch(other -> marked.contains(other) || sign * all[cell] < sign * all[other]);
    }

    private static RandomRule parity(RuleSource source, int remainder) {
        int[] fitting = Arrays.stream(source.allCells())
                .filter(cell -> source.digit(cell) % 2 == remainder)
                .limit(source.between(1, 4))
                .toArray();
        return source.rule(
                remainder == 0 ? "even" : "odd",
                fitting,
                digits -> Arrays.stream(digits).allMatch(digit -> digit % 2 == remainder));
    }

    private static RandomRule given(RuleSource source) {
        int cell = source.cells(1)[0];
        Set<Integer> allowed = IntStream.rangeClosed(source.values.least(), source.values.greatest())
                .filter(digit -> digit == source.digit(cell) || source.random.nextInt(3) == 0)
                .boxed()
                .collect(Collectors.toSet());
        String digits = allowed.stream().sorted().map(String::valueOf).collect(Collectors.joining(" "));
        return source.whole("given " + source.text(cell) + " = " + digits, all -> allowed.contains(all[cell]));
    }

    private static RandomRule clones(RuleSource source) {
        int[] one = source.cells(source.between(1, 3));
        int[] order = source.allCells();
        int[] other = Arrays.stream(one)
                .map(cell -> Arrays.stream(order)
                        .filter(copy -> copy != cell && source.digit(copy) == source.digit(cell))
                        .findFirst()
                        // A digit that is there once has no clone; the rule does not hold, and another one is sought.
                        .orElse(order[0] == cell ? order[1] : order[0]))
                .toArray();
        return source.whole(
                "clone " + source.text(one) + " = " + source.text(other),
                all -> Arrays.equals(Plain.at(all, one), Plain.at(all, other)));
    }

    /** Bare primitives, whose meaning is their own. */
    private static RandomRule primitives(RuleSource source) {
        List<Primitive> primitives = new ArrayList<>();
        for (int i = source.between(1, 2); i > 0; i--) {
            RandomPrimitives.Kind kind = source.one(List.of(RandomPrimitives.Kind.values()));
            primitives.add(RandomPrimitives.of(kind, source.solution, source.random));
        }
        PrimitiveRule rule = PrimitiveRule.of("own " + source.random.nextInt(1000), primitives);
        return source.whole(
                RuleText.write(new StatedRule(rule, primitives)).orElseThrow(),
                all -> primitives.stream()
                        .allMatch(one -> one.isPossible(Arrays.stream(Plain.at(all, one.cells()))
                                .map(source.values::digit)
                                .toArray())));
    }
}
