package io.github.sudokusat.testing;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Either;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Negation;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.PrimitiveRule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Random primitives of every kind that hold for a given solution. */
public final class RandomPrimitives {

    /** The kinds of primitives. */
    public enum Kind {
        DIFFER,
        CLAUSE,
        PAIR,
        SETS,
        SUM,
        COUNT,
        SEQUENCE,
        SECTION,
        EITHER
    }

    private final Grid solution;
    private final int side;
    private final Random random;

    private RandomPrimitives(Grid solution, Random random) {
        this.solution = solution;
        this.side = solution.layout().side();
        this.random = random;
    }

    /** The layout of a solution with some random rules of one primitive each, all of which hold for the solution. */
    public static Layout layout(Grid solution, int rules, Random random, Kind... kinds) {
        Layout layout = solution.layout();
        for (int i = 0; i < rules; i++) {
            Kind kind = kinds[random.nextInt(kinds.length)];
            layout = layout.with(PrimitiveRule.of("rule " + i + " " + kind, List.of(of(kind, solution, random))));
        }
        return layout;
    }

    /** A random primitive of a kind that holds for a solution. */
    public static Primitive of(Kind kind, Grid solution, Random random) {
        RandomPrimitives source = new RandomPrimitives(solution, random);
        return switch (kind) {
            case DIFFER -> source.differ();
            case CLAUSE -> source.clause();
            case PAIR -> source.pair();
            case SETS -> source.sets();
            case SUM -> source.sum();
            case COUNT -> source.count();
            case SEQUENCE -> source.sequence();
            case SECTION -> source.section();
            case EITHER -> source.either();
        };
    }

    /** Alternatives that are about few cells if that is found soon; one in four is itself a choice. */
    private Either either() {
        Either found = alternatives(random.nextInt(4) == 0);
        for (int i = 0; i < 20 && found.size() > 5; i++) {
            found = alternatives(random.nextInt(4) == 0);
        }
        return found;
    }

    /** Two or three alternatives of one or two primitives, one of which holds for the solution; others may be negated. */
    private Either alternatives(boolean isNested) {
        List<List<Primitive>> alternatives = new ArrayList<>();
        int met = random.nextInt(2);
        for (int i = 0; i < 2 + random.nextInt(2); i++) {
            List<Primitive> alternative = new ArrayList<>();
            for (int j = 0; j < 1 + random.nextInt(2); j++) {
                alternative.add(of(Kind.values()[random.nextInt(Kind.values().length - 1)], solution, random));
            }
            if (isNested && i == 0) {
                alternative.add(alternatives(false));
            }
            boolean isNegated = i != met && random.nextBoolean();
            List<Primitive> negation = isNegated ? Negation.of(side, alternative, (a, b) -> false) : List.of();
            alternatives.add(negation.isEmpty() ? alternative : negation);
        }
        return Either.of(alternatives);
    }

    /** Different cells in random order. */
    private int[] cells(int count) {
        Set<Integer> chosen = new LinkedHashSet<>();
        int[] all = solution.layout().cells();
        while (chosen.size() < Math.min(count, all.length)) {
            chosen.add(all[random.nextInt(all.length)]);
        }
        return chosen.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Cells whose digits differ in the solution. */
    private int[] differentCells(int count) {
        List<Integer> chosen = new ArrayList<>();
        long used = 0;
        for (int cell : cells(side * side)) {
            if (chosen.size() < count && !Digits.contains(used, solution.digit(cell))) {
                used |= Digits.of(solution.digit(cell));
                chosen.add(cell);
            }
        }
        return chosen.stream().mapToInt(Integer::intValue).toArray();
    }

    private int between(int least, int greatest) {
        return least + random.nextInt(greatest - least + 1);
    }

    private long set(int... cells) {
        long set = 0;
        for (int cell : cells) {
            set |= Digits.of(solution.digit(cell));
        }
        return set;
    }

    private long randomSet() {
        return random.nextLong() & Digits.all(side);
    }

    /** A set that has about a quarter of the digits. */
    private long smallSet() {
        long half = randomSet();
        return half & random.nextLong();
    }

    /** A set that has about three quarters of the digits. */
    private long largeSet() {
        return Digits.all(side) & ~smallSet();
    }

    private Primitive differ() {
        return Differ.of(side, differentCells(between(2, Math.min(side, 5))));
    }

    private Primitive clause() {
        int[] cells = cells(between(1, 4));
        long[] sets = new long[cells.length];
        for (int i = 0; i < sets.length; i++) {
            sets[i] = smallSet();
        }
        int met = random.nextInt(cells.length);
        sets[met] |= set(cells[met]);
        return DigitClause.of(side, cells, sets);
    }

    private Primitive pair() {
        int[] cells = cells(2);
        int a = solution.digit(cells[0]);
        int b = solution.digit(cells[1]);
        long seed = random.nextLong();
        return PairRelation.of(
                side,
                cells[0],
                cells[1],
                (x, y) -> (x == a && y == b) || new Random(seed + x * 64L + y).nextInt(3) == 0);
    }

    private Primitive sets() {
        int[] cells = differentCells(between(1, Math.min(side, 5)));
        long own = set(cells);
        long[] sums = Digits.setsOfSum(Digits.all(side), cells.length, Digits.sum(own));
        return DigitSets.of(side, cells, random.nextBoolean() ? sums : new long[] {own, sums[0]});
    }

    private Primitive sum() {
        int[] cells = cells(between(1, 7));
        int[] coefficients = new int[cells.length];
        int total = 0;
        boolean isPlain = random.nextBoolean();
        for (int i = 0; i < cells.length; i++) {
            coefficients[i] = isPlain ? 1 : between(-2, 3);
            total += coefficients[i] * solution.digit(cells[i]);
        }
        return LinearSum.of(side, cells, coefficients, total);
    }

    private Primitive count() {
        int[] cells = cells(between(1, 8));
        long digits = randomSet();
        int count = 0;
        for (int cell : cells) {
            count += Digits.contains(digits, solution.digit(cell)) ? 1 : 0;
        }
        return random.nextBoolean()
                ? DigitCount.of(side, cells, digits, count, random.nextInt(9))
                : DigitCount.atLeast(side, cells, digits, count);
    }

    /** A random automaton of a few states in which the state that the solution reaches is made accepting. */
    private Primitive sequence() {
        int[] cells = cells(between(1, 6));
        if (cells.length > 2 && random.nextInt(4) == 0) {
            cells[cells.length - 1] = cells[0];
        }
        int states = between(1, 5);
        int[] next = new int[states * side];
        for (int i = 0; i < next.length; i++) {
            next[i] = random.nextInt(3) == 0 ? Automaton.NONE : random.nextInt(states);
        }
        int state = 0;
        for (int cell : cells) {
            int index = state * side + solution.digit(cell) - 1;
            next[index] = Math.max(0, next[index]);
            state = next[index];
        }
        boolean[] accepting = new boolean[states];
        for (int i = 0; i < states; i++) {
            accepting[i] = i == state || random.nextInt(4) == 0;
        }
        return Sequence.of(cells, Automaton.of(side, accepting, next));
    }

    /** A section of cells that differ in the solution, with the solution's case among some random ones. */
    private Primitive section() {
        int[] cells = differentCells(between(2, Math.min(side, 6)));
        List<Section.Case> cases = new ArrayList<>();
        List<Long> sets = new ArrayList<>();
        int met = random.nextInt(3);
        for (int i = 0; i < 3; i++) {
            long selected = random.nextInt(1 << cells.length);
            long[] digits = new long[cells.length];
            long own = 0;
            for (int j = 0; j < cells.length; j++) {
                digits[j] = largeSet() | (i == met ? set(cells[j]) : 0);
                own |= (selected >>> j & 1) != 0 ? set(cells[j]) : 0;
            }
            cases.add(Section.Case.of(selected, digits));
            if (i == met) {
                sets.add(own);
            }
            for (long more : Digits.setsOfSum(Digits.all(side), Long.bitCount(selected), Digits.sum(own))) {
                sets.add(more);
            }
        }
        return Section.of(
                side, cells, cases, sets.stream().mapToLong(Long::longValue).toArray());
    }
}
