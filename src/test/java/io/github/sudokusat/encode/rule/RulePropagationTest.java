package io.github.sudokusat.encode.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.testing.Propagator;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPrimitives.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What unit propagation finds in the clauses of primitives, compared with all ways to fill their cells. */
class RulePropagationTest {

    private static final Layout LAYOUT = Layout.boxes(2, 3);

    /** The clauses of a primitive with some candidates ruled out, and what unit propagation makes of it. */
    private static final class Case {

        final Written written;
        final Propagator propagator;
        final boolean isConsistent;
        /** The candidates before propagation. */
        final long[] left;

        Case(Primitive primitive, Grid solution, Random random) {
            Layout layout = LAYOUT.with(PrimitiveRule.of("own", List.of(primitive)));
            written = new Written(primitive, layout, RuleClausesTest.candidates(solution, random), false);
            propagator = written.propagator();
            left = written.candidates.clone();
            boolean isOpen = propagator.propagate();
            for (int cell : written.cells) {
                for (int digit = 1; digit <= 6; digit++) {
                    boolean isRemoved = Digits.contains(left[cell], digit)
                            && Digits.count(left[cell]) > 1
                            && random.nextInt(3) == 0;
                    if (isRemoved) {
                        left[cell] &= ~Digits.of(digit);
                        isOpen = isOpen && propagator.assume(-(cell * 6 + digit));
                    }
                }
            }
            isConsistent = isOpen;
        }

        /** Whether unit propagation leaves a candidate. */
        boolean isLeft(int cell, int digit) {
            return isConsistent && propagator.value(cell * 6 + digit) >= 0;
        }

        /** For each cell of the primitive the candidates with which the others can be completed. */
        long[] supported(boolean mustDiffer) {
            long[] supported = new long[written.cells.length];
            fill(new int[supported.length], 0, mustDiffer, supported);
            return supported;
        }

        private void fill(int[] digits, int n, boolean mustDiffer, long[] supported) {
            if (n == digits.length) {
                if (written.holds(digits) && (!mustDiffer || written.differ(digits))) {
                    for (int i = 0; i < n; i++) {
                        supported[i] |= Digits.of(digits[i]);
                    }
                }
                return;
            }
            for (int digit = 1; digit <= 6; digit++) {
                if (Digits.contains(left[written.cells[n]], digit)) {
                    digits[n] = digit;
                    fill(digits, n + 1, mustDiffer, supported);
                }
            }
        }

        /** Checks that no candidate is removed that is in a solution, and that the others are removed, if that is promised. */
        void check(boolean isComplete, String what) {
            long[] sound = supported(true);
            long[] promised = supported(false);
            for (int i = 0; i < sound.length; i++) {
                for (int digit = 1; digit <= 6; digit++) {
                    int cell = written.cells[i];
                    if (Digits.contains(sound[i], digit)) {
                        assertThat(isLeft(cell, digit))
                                .as("%s: %d in %d is in a solution", what, digit, cell)
                                .isTrue();
                    } else if (isComplete && !Digits.contains(promised[i], digit)) {
                        assertThat(isLeft(cell, digit))
                                .as("%s: %d in %d is not", what, digit, cell)
                                .isFalse();
                    }
                }
            }
        }
    }

    private static Case of(Kind kind, long seed, IntPredicate isWanted) {
        Grid solution = new PuzzleMaker(seed).solution(LAYOUT);
        Random random = new Random(seed);
        Primitive primitive = RandomPrimitives.of(kind, solution, random);
        while (!isWanted.test(primitive.size())
                || Arrays.stream(primitive.cells()).distinct().count() < primitive.size()) {
            primitive = RandomPrimitives.of(kind, solution, random);
        }
        return new Case(primitive, solution, random);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void removesNothingThatIsInASolution(Kind kind) {
        for (long seed = 1; seed <= 60; seed++) {
            of(kind, seed, size -> size <= 6).check(false, "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Kind.class,
            names = {"PAIR", "SEQUENCE", "COUNT"})
    void removesEveryCandidateThatNoOthersComplete(Kind kind) {
        for (long seed = 1; seed <= 150; seed++) {
            of(kind, seed, size -> size <= 5).check(true, "seed " + seed);
        }
    }

    @Test
    void removesEveryCandidateThatNoOthersCompleteToASumOfSingleCells() {
        for (long seed = 1; seed <= 100; seed++) {
            Grid solution = new PuzzleMaker(seed).solution(LAYOUT);
            Random random = new Random(seed);
            int[] cells = random.ints(0, 36).distinct().limit(4).toArray();
            int[] factors = {1, 2, -1, random.nextInt(20) + 3};
            int total = 0;
            for (int i = 0; i < 4; i++) {
                total += factors[i] * solution.digit(cells[i]);
            }
            new Case(LinearSum.of(6, cells, factors, total), solution, random).check(true, "seed " + seed);
        }
    }

    /** A clause finds its last candidate, and of a single cell it removes the others at once. */
    @Test
    void findsTheLastCandidateOfAClause() {
        int found = 0;
        for (long seed = 1; seed <= 300; seed++) {
            Case one = of(Kind.CLAUSE, seed, size -> true);
            one.check(one.written.cells.length == 1, "seed " + seed);
            for (List<Integer> clause : one.written.clauses) {
                long open = clause.stream()
                        .filter(literal -> one.propagator.value(literal) >= 0)
                        .count();
                if (one.isConsistent && open == 1) {
                    found++;
                    assertThat(clause).anyMatch(literal -> one.propagator.value(literal) > 0);
                }
            }
        }
        assertThat(found).isPositive();
    }

    /** No digit is left that is in none of the possible sets, and a digit of all of them with one place is there. */
    @Test
    void decidesTheDigitsAboutWhichThePossibleSetsAgree() {
        int[] decided = new int[1];
        for (long seed = 1; seed <= 200; seed++) {
            Case one = of(Kind.SETS, seed, size -> size != 2);
            of(Kind.SETS, seed, size -> size == 2).check(true, "two cells, seed " + seed);
            if (one.isConsistent) {
                checkSets(one, (DigitSets) one.written.primitive, decided);
            }
        }
        assertThat(decided[0]).isGreaterThan(20);
    }

    private static void checkSets(Case one, DigitSets sets, int[] decided) {
        long some = 0;
        long all = -1;
        for (int i = 0; i < sets.setCount(); i++) {
            long set = sets.set(i);
            boolean isPossible = true;
            for (int digit = 1; digit <= 6; digit++) {
                long places = places(one, digit, 0);
                boolean isCertain = places(one, digit, 1) != 0;
                isPossible &= Digits.contains(set, digit) ? places != 0 : !isCertain;
            }
            some |= isPossible ? set : 0;
            all &= isPossible ? set : -1;
        }
        for (int digit = 1; digit <= 6; digit++) {
            long places = places(one, digit, 0);
            if (!Digits.contains(some, digit)) {
                assertThat(places).as("places of %d", digit).isZero();
            } else if (Digits.contains(all, digit) && Long.bitCount(places) == 1) {
                decided[0]++;
                assertThat(places(one, digit, 1)).as("places of %d", digit).isEqualTo(places);
            }
        }
    }

    /** The indices of the cells in which a digit has at least a value: 0 for possible, 1 for certain. */
    private static long places(Case one, int digit, int least) {
        long places = 0;
        for (int i = 0; i < one.written.cells.length; i++) {
            places |= one.propagator.value(one.written.cells[i] * 6 + digit) >= least ? 1L << i : 0;
        }
        return places;
    }
}
