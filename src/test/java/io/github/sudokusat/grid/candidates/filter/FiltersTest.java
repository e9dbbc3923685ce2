package io.github.sudokusat.grid.candidates.filter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPrimitives.Kind;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares single filters with the trial of all fillings of the primitive's cells. */
class FiltersTest {

    private static final List<Layout> LAYOUTS = List.of(
            Layout.boxes(2, 2),
            Layout.boxes(2, 3),
            Layout.classic(),
            Layout.classic().with(Variant.DIAGONALS));

    /** The digits that all fillings within some masks leave to each cell of a primitive. */
    private static final class Fillings {

        private final Primitive primitive;
        private final Layout layout;
        private final boolean mustDiffer;
        private final long[] masks;
        final long[] kept;
        private final int[] digits;

        Fillings(Primitive primitive, Layout layout, boolean mustDiffer, long[] masks) {
            this.primitive = primitive;
            this.layout = layout;
            this.mustDiffer = mustDiffer;
            this.masks = masks;
            kept = new long[primitive.size()];
            digits = new int[primitive.size()];
            fill(0);
        }

        private void fill(int index) {
            if (index == digits.length) {
                if (primitive.isPossible(digits)) {
                    for (int i = 0; i < digits.length; i++) {
                        kept[i] |= Digits.of(digits[i]);
                    }
                }
                return;
            }
            for (int digit = 1; digit <= primitive.side(); digit++) {
                digits[index] = digit;
                if (Digits.contains(masks[primitive.cell(index)], digit) && fits(index)) {
                    fill(index + 1);
                }
            }
        }

        private boolean fits(int index) {
            for (int other = 0; other < index; other++) {
                int a = primitive.cell(other);
                int b = primitive.cell(index);
                if (a == b
                        ? digits[other] != digits[index]
                        : mustDiffer && layout.mustDiffer(a, b) && digits[other] == digits[index]) {
                    return false;
                }
            }
            return true;
        }
    }

    /** A primitive of a kind for a random solution, with random digits of all cells. */
    private static final class Case {

        final Layout layout;
        final Primitive primitive;
        final long[] masks;
        final Filters filters;

        Case(Kind kind, long seed) {
            Random random = new Random(seed);
            Layout base = LAYOUTS.get(random.nextInt(LAYOUTS.size()));
            Grid solution = new PuzzleMaker(seed).findSolution(base).orElseThrow();
            Primitive made = RandomPrimitives.of(kind, solution, random);
            // With fewer cells than digits, the other cells never lose their last digit to these.
            while (made.size() > 6 || (made.size() >= base.side() && (kind == Kind.SETS || kind == Kind.SUM))) {
                made = RandomPrimitives.of(kind, solution, random);
            }
            primitive = made;
            layout = base.with(PrimitiveRule.of("made", List.of(primitive)));
            masks = new long[layout.cellCount()];
            Arrays.fill(masks, Digits.all(layout.side()));
            for (int cell : primitive.cells()) {
                // Without the solution's digit in some cells, many are contradictory.
                long sure = random.nextInt(20) == 0 ? 0 : Digits.of(solution.digit(cell));
                long some = random.nextLong();
                masks[cell] = (some & random.nextLong() & Digits.all(layout.side())) | sure;
                masks[cell] |= masks[cell] == 0 ? 1 : 0;
            }
            filters = Filters.of(layout);
        }

        /** Calls all filters until nothing changes; returns false if one of them finds a contradiction. */
        boolean narrow(long[] narrowed) {
            long[] before;
            do {
                before = narrowed.clone();
                for (int i = 0; i < filters.size(); i++) {
                    if (!filters.get(i).narrow(narrowed)) {
                        return false;
                    }
                }
            } while (!Arrays.equals(before, narrowed));
            return true;
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingOfAFillingIsRemoved(Kind kind) {
        for (long seed = 1; seed <= 300; seed++) {
            Case one = new Case(kind, seed);
            Fillings expected = new Fillings(one.primitive, one.layout, true, one.masks);
            long[] narrowed = one.masks.clone();
            boolean isOpen = one.narrow(narrowed);
            if (expected.kept[0] != 0) {
                assertThat(isOpen).as("seed %s", seed).isTrue();
            }
            for (int i = 0; isOpen && i < expected.kept.length; i++) {
                assertThat(expected.kept[i] & ~narrowed[one.primitive.cell(i)])
                        .as("seed %s, cell %s", seed, i)
                        .isZero();
            }
        }
    }

    /** Clauses, counts and sequences are filtered by themselves, pairs with what else keeps their cells different. */
    @ParameterizedTest
    @EnumSource(names = {"CLAUSE", "PAIR", "COUNT", "SEQUENCE"})
    void allThatThePrimitiveForbidsIsRemoved(Kind kind) {
        for (long seed = 1; seed <= 500; seed++) {
            Case one = new Case(kind, seed);
            if (Arrays.stream(one.primitive.cells()).distinct().count() == one.primitive.size()) {
                assertExact(one, kind == Kind.PAIR, seed);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"SETS", "SUM"})
    void allThatFewCellsForbidIsRemoved(Kind kind) {
        for (long seed = 1; seed <= 1500; seed++) {
            Case one = new Case(kind, seed);
            if (one.primitive.size() <= 3) {
                assertExact(one, true, seed);
            }
        }
    }

    private static void assertExact(Case one, boolean mustDiffer, long seed) {
        Fillings expected = new Fillings(one.primitive, one.layout, mustDiffer, one.masks);
        long[] narrowed = one.masks.clone();
        assertThat(one.narrow(narrowed)).as("seed %s", seed).isEqualTo(expected.kept[0] != 0);
        if (expected.kept[0] != 0) {
            long[] left = Arrays.stream(one.primitive.cells())
                    .mapToLong(cell -> narrowed[cell])
                    .toArray();
            assertThat(left).as("seed %s", seed).isEqualTo(expected.kept);
        }
    }
}
