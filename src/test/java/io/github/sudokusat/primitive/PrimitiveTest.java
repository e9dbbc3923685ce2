package io.github.sudokusat.primitive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.RandomPrimitives;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("long")
class PrimitiveTest {

    private static final Grid SOLUTION =
            BruteForce.solutions(Grid.empty(Layout.boxes(2, 2)), 1).get(0);

    /** What each kind means, written as plainly as possible. */
    private static boolean holds(Primitive primitive, int[] digits) {
        if (primitive instanceof Differ) {
            return areDifferent(digits);
        } else if (primitive instanceof DigitClause clause) {
            boolean met = false;
            for (int i = 0; i < digits.length; i++) {
                met |= Digits.contains(clause.digits(i), digits[i]);
            }
            return met;
        } else if (primitive instanceof PairRelation pair) {
            return Digits.contains(pair.seconds(digits[0]), digits[1]);
        } else if (primitive instanceof DigitSets sets) {
            boolean met = false;
            for (int i = 0; i < sets.setCount(); i++) {
                met |= sets.set(i) == Digits.of(digits);
            }
            return met && areDifferent(digits);
        } else if (primitive instanceof LinearSum sum) {
            int total = 0;
            for (int i = 0; i < digits.length; i++) {
                total += sum.coefficient(i) * digits[i];
            }
            return total == sum.total();
        } else if (primitive instanceof DigitCount count) {
            long counted = Arrays.stream(digits)
                    .filter(digit -> Digits.contains(count.digits(), digit))
                    .count();
            return Arrays.stream(count.counts()).anyMatch(n -> n == counted);
        } else if (primitive instanceof Sequence sequence) {
            int state = 0;
            for (int digit : digits) {
                state = state < 0 ? state : sequence.automaton().next(state, digit);
            }
            return state >= 0 && sequence.automaton().isAccepting(state);
        }
        return primitive instanceof Either either
                ? either.alternatives().stream().anyMatch(alternative -> hold(alternative, either.cells(), digits))
                : areDifferent(digits) && holdsInACase((Section) primitive, digits);
    }

    /** Whether all primitives hold for the digits of some cells. */
    private static boolean hold(List<Primitive> primitives, int[] cells, int[] digits) {
        Map<Integer, Integer> digitOf = new HashMap<>();
        for (int i = 0; i < cells.length; i++) {
            digitOf.put(cells[i], digits[i]);
        }
        return primitives.stream()
                .allMatch(primitive -> holds(
                        primitive,
                        Arrays.stream(primitive.cells())
                                .map(cell -> digitOf.getOrDefault(cell, 1))
                                .toArray()));
    }

    /** Calls a check for all ways to fill some cells. */
    private static void forFillings(int count, Consumer<int[]> check) {
        int[] digits = new int[count];
        for (int i = 0; i < Math.pow(4, count); i++) {
            for (int j = 0, rest = i; j < count; j++, rest /= 4) {
                digits[j] = 1 + rest % 4;
            }
            check.accept(digits);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aNegationHoldsWhereThePrimitivesDoNot(RandomPrimitives.Kind kind) {
        for (int seed = 0; seed < 100; seed++) {
            Random random = new Random(seed);
            List<Primitive> primitives = List.of(
                    RandomPrimitives.of(kind, SOLUTION, random),
                    RandomPrimitives.of(RandomPrimitives.Kind.PAIR, SOLUTION, random));
            int[] cells = Either.of(List.of(primitives)).cells();
            if (cells.length <= 6) {
                List<Primitive> negation = Negation.of(4, primitives, (a, b) -> false);
                List<Primitive> any = Either.anyOf(4, List.of(primitives, negation, List.of(primitives.get(1))));
                String name = kind + ", seed " + seed;
                forFillings(cells.length, digits -> {
                    assertThat(hold(negation, cells, digits)).as(name).isNotEqualTo(hold(primitives, cells, digits));
                    assertThat(hold(any, cells, digits)).as(name).isTrue();
                });
            }
        }
    }

    @Test
    void alternativesAreSaidAsSimplyAsPossible() {
        Primitive one = DigitClause.of(9, 3, 0b11);
        Primitive other = DigitClause.of(9, 3, 0b100);
        Primitive third = DigitClause.of(9, 5, 0b1);
        Primitive never = DigitClause.of(9, 3, 0);
        assertThat(Either.anyOf(9, List.of(List.of(one), List.of(other), List.of(never))))
                .containsExactly(DigitClause.of(9, 3, 0b111));
        assertThat(Either.anyOf(9, List.of(List.of(one, third), List.of(other))))
                .containsExactly(
                        DigitClause.of(9, 3, 0b111), DigitClause.of(9, new int[] {5, 3}, new long[] {0b1, 0b100}));
        assertThat(Either.anyOf(9, List.of(List.of(one), List.of()))).isEmpty();
        assertThat(Either.anyOf(9, List.of(List.of(never, one), List.of(third))))
                .containsExactly(third);
        assertThat(Either.anyOf(9, List.of())).allMatch(impossible -> !impossible.isPossible(0));
        assertThat(Either.anyOf(
                        9,
                        List.of(
                                List.of(PairRelation.of(9, 1, 2, (a, b) -> a == 2 * b)),
                                List.of(PairRelation.of(9, 2, 1, (a, b) -> a == 2 * b)))))
                .containsExactly(PairRelation.of(9, 1, 2, (a, b) -> a == 2 * b || b == 2 * a));
        assertThat(Either.anyOf(
                        9,
                        List.of(
                                List.of(DigitSets.of(9, new int[] {1, 2}, 0b11)),
                                List.of(DigitSets.of(9, new int[] {2, 1}, 0b101)))))
                .containsExactly(DigitSets.of(9, new int[] {1, 2}, 0b11, 0b101));
    }

    /** Cells that all alternatives keep different, and no others, are different. */
    @Test
    void whatAllAlternativesKeepDifferentIsDifferent() {
        List<Primitive> any = Either.anyOf(
                9,
                List.of(
                        List.of(DigitSets.of(9, new int[] {1, 2, 3}, 0b111)),
                        List.of(Differ.of(9, 3, 2, 5), LinearSum.of(9, 7, 1, 5))));
        assertThat(any).hasSize(2).contains(Differ.of(9, 2, 3));
    }

    private static boolean holdsInACase(Section section, int[] digits) {
        Set<Long> sets = new HashSet<>();
        for (int i = 0; i < section.setCount(); i++) {
            sets.add(section.set(i));
        }
        for (Section.Case one : section.cases()) {
            boolean fits = true;
            long selected = 0;
            for (int i = 0; i < digits.length; i++) {
                fits &= Digits.contains(one.digits(i), digits[i]);
                selected |= (one.selected() >>> i & 1) != 0 ? Digits.of(digits[i]) : 0;
            }
            if (fits && sets.contains(selected)) {
                return true;
            }
        }
        return false;
    }

    private static boolean areDifferent(int[] digits) {
        return Arrays.stream(digits).distinct().count() == digits.length;
    }

    @ParameterizedTest
    @EnumSource
    void completeDigitsAreJudgedByTheMeaningAndOthersAreRejectedOnlyIfNothingCompletesThem(RandomPrimitives.Kind kind) {
        for (int seed = 0; seed < 150; seed++) {
            Primitive primitive = RandomPrimitives.of(kind, SOLUTION, new Random(seed));
            if (primitive.size() <= 5) {
                new Filling(primitive, kind + ", seed " + seed).fill(0);
            }
        }
    }

    /** Goes through all ways to fill the cells, blanks included. */
    private static final class Filling {

        private final Primitive primitive;
        private final int[] digits;
        private final String name;

        Filling(Primitive primitive, String name) {
            this.primitive = primitive;
            this.digits = new int[primitive.size()];
            this.name = name;
        }

        /** Returns whether the digits from an index on can be chosen so that the constraint holds. */
        boolean fill(int index) {
            if (index == digits.length) {
                boolean holds = holds(primitive, digits);
                requirePossible(holds, !holds);
                return holds;
            }
            boolean canHold = false;
            for (int digit = 1; digit <= primitive.side(); digit++) {
                digits[index] = digit;
                canHold |= fill(index + 1);
            }
            Arrays.fill(digits, index, digits.length, 0);
            requirePossible(canHold, false);
            return canHold;
        }

        private void requirePossible(boolean must, boolean mustNot) {
            boolean is = primitive.isPossible(digits);
            if (is ? mustNot : must) {
                fail("%s: %s is judged %s", name, Arrays.toString(digits), is);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void primitivesMadeAlikeAreEqual(RandomPrimitives.Kind kind) {
        Set<Primitive> made = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            Primitive primitive = RandomPrimitives.of(kind, SOLUTION, new Random(seed));
            Primitive again = RandomPrimitives.of(kind, SOLUTION, new Random(seed));
            assertThat(again).isEqualTo(primitive).hasSameHashCodeAs(primitive);
            made.add(primitive);
        }
        assertThat(made).hasSizeGreaterThan(10);
    }

    @Test
    void aCellThatIsListedTwiceCountsTwiceInASum() {
        LinearSum sum = LinearSum.of(9, new int[] {3, 5, 3, 7}, new int[] {1, 2, 1, 0}, 11);
        assertThat(sum.cells()).containsExactly(3, 5);
        assertThat(List.of(sum.coefficient(0), sum.coefficient(1))).containsExactly(2, 2);
    }

    @Test
    void anAutomatonIsFoundFromItsFirstState() {
        Automaton sums = Automaton.of(4, 0, (sum, digit) -> sum + digit > 5 ? null : sum + digit, sum -> sum == 5);
        assertThat(sums.states()).isEqualTo(6);
        assertThat(Sequence.of(new int[] {0, 1, 2}, sums).isPossible(1, 3, 1)).isTrue();
        assertThat(Sequence.of(new int[] {0, 1, 2}, sums).isPossible(1, 0, 2)).isTrue();
        assertThat(Sequence.of(new int[] {0, 1, 2}, sums).isPossible(4, 0, 1)).isFalse();
    }

    @Test
    void wrongArgumentsAreNamed() {
        refused(() -> Differ.of(9, 1, 2, 1), "no cell may be listed twice, but they are [1, 2, 1]");
        refused(() -> Differ.of(9, 81), "cell must be from 0 to 80, but is 81");
        refused(() -> Differ.of(9), "there must be at least one cell");
        refused(() -> Differ.of(65, 1), "side must be from 1 to 64, but is 65");
        refused(() -> PairRelation.of(9, 1, 1, (a, b) -> true), "two cells that are compared must be different ones");
        refused(
                () -> DigitSets.of(4, new int[] {1, 2}, Digits.of(1)),
                "each set must have 2 of the digits 1 to 4, but one is 1");
        refused(
                () -> DigitSets.of(4, new int[] {1}, Digits.of(5)),
                "each set must have 1 of the digits 1 to 4, but one is 10000");
        refused(
                () -> DigitClause.of(4, new int[] {1, 2}, new long[] {1}),
                "each of the 2 cells needs a set of digits, but there are 1");
        refused(
                () -> LinearSum.of(4, new int[] {1, 2}, new int[] {1}, 3),
                "each of the 2 cells needs a coefficient, but there are 1");
        refused(
                () -> LinearSum.of(4, new int[] {1}, new int[] {1001}, 3),
                "a coefficient must be from -1000 to 1000, but is 1001");
        refused(
                () -> Section.of(4, new int[] {1, 2}, List.of(Section.Case.of(4, 15, 15))),
                "each case must be one for 2 cells");
        refused(
                () -> Automaton.of(4, new boolean[2], new int[4]),
                "an automaton with 2 states needs 8 entries, but has 4");
        Automaton large = Automaton.of(1, new boolean[100_000], new int[100_000]);
        refused(
                () -> Sequence.of(new int[21], large),
                "an automaton that reads 21 cells may have at most 95238 states, but has 100000");
        assertThat(Sequence.of(new int[20], large).size()).isEqualTo(20);
        refused(() -> Automaton.of(4, new boolean[1], new int[] {0, 0, 1, 0}), "a state must be from 0 to 0, but is 1");
        refused(
                () -> Automaton.of(4, 0, (state, digit) -> state + 1, state -> true),
                "an automaton may have at most 100000 states");
    }

    private static void refused(ThrowingCallable call, String message) {
        assertThatThrownBy(call).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
    }

    @Test
    void pairsAreThoseOfThePrimitivesThatKeepCellsDifferent() {
        assertThat(Differ.of(4, 3, 8, 5).differentPairs()).containsExactly(3, 8, 3, 5, 8, 5);
        assertThat(Differ.of(4, 3).differentPairs()).isEmpty();
        assertThat(LinearSum.of(4, 5, 3, 8).differentPairs()).isEmpty();
    }
}
