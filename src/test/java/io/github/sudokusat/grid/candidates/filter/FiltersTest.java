package io.github.sudokusat.grid.candidates.filter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPrimitives.Kind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Compares single filters with the trial of all fillings of the primitive's cells. */
@Tag("long")
class FiltersTest {

    private static final List<Layout> LAYOUTS = List.of(
            Layout.boxes(2, 2),
            Layout.boxes(2, 3),
            Layout.classic(),
            Layout.classic().with(Variant.DIAGONALS));

    /** The digits that all fillings within some masks leave to each cell of a primitive. */
    private static final class Fillings {

        private final List<? extends Primitive> primitives;
        private final Primitive primitive;
        private final Layout layout;
        private final boolean mustDiffer;
        private final long[] masks;
        final long[] kept;
        private final int[] digits;

        Fillings(List<? extends Primitive> primitives, Layout layout, boolean mustDiffer, long[] masks) {
            this.primitives = primitives;
            this.primitive = primitives.get(0);
            this.layout = layout;
            this.mustDiffer = mustDiffer;
            this.masks = masks;
            kept = new long[primitive.size()];
            digits = new int[primitive.size()];
            fill(0);
        }

        private void fill(int index) {
            if (index == digits.length) {
                if (primitives.stream().allMatch(one -> one.isPossible(digits))) {
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
            return FiltersTest.narrow(filters, narrowed);
        }
    }

    private static boolean narrow(Filters filters, long[] masks) {
        long[] before;
        do {
            before = masks.clone();
            for (int i = 0; i < filters.size(); i++) {
                if (!filters.get(i).narrow(masks)) {
                    return false;
                }
            }
        } while (!Arrays.equals(before, masks));
        return true;
    }

    /** What is said to be counted wrongly leaves no filling, and the cells are those that can hold the digits, or must. */
    @ParameterizedTest
    @EnumSource(names = {"CLAUSE", "COUNT"})
    void aMiscountLeavesNoFilling(Kind kind) {
        int found = 0;
        for (long seed = 1; seed <= 2500; seed++) {
            Case one = new Case(kind, seed);
            for (int i = 0; i < one.filters.size(); i++) {
                Filter filter = one.filters.get(i);
                Filter.Miscount wrong = filter.miscount(one.masks);
                if (wrong != null) {
                    found++;
                    assertThat(filter.narrow(one.masks.clone()))
                            .as("seed %d", seed)
                            .isFalse();
                    boolean isTooFew = wrong.cells().size() < wrong.number();
                    long others = ~wrong.digits();
                    assertThat(wrong.cells())
                            .as("seed %d", seed)
                            .hasSizeBetween(isTooFew ? 0 : wrong.number() + 1, isTooFew ? wrong.number() - 1 : 6)
                            .containsExactlyElementsOf(Arrays.stream(filter.cells())
                                    .filter(cell -> isTooFew
                                            ? (one.masks[cell] & wrong.digits()) != 0
                                            : (one.masks[cell] & others) == 0)
                                    .boxed()
                                    .toList());
                }
            }
        }
        assertThat(found).isGreaterThan(5);
    }

    /** Exactly three cells with a 1 and two with a 2. */
    private static Filter tally(Layout layout, int... cells) {
        Filters filters = Filters.of(layout.with(PrimitiveRule.of(
                "tally",
                List.of(DigitCount.of(9, cells, Digits.of(1), 1, 3), DigitCount.of(9, cells, Digits.of(2), 2)))));
        return IntStream.range(0, filters.size())
                .mapToObj(filters::get)
                .filter(Filter::isTally)
                .findFirst()
                .orElseThrow();
    }

    /** Counts of the same cells are taken together; cells that see each other hold a digit once. */
    @Test
    void countsOfTheSameCellsAreMiscountedToo() {
        Layout layout = Layout.classic();
        int[] cells = {0, 10, 20, 30, 40};
        Filter tally = tally(layout, cells);
        long[] masks = new long[layout.cellCount()];
        Arrays.fill(masks, Digits.all(9));
        assertThat(tally.miscount(masks)).isNull();
        for (int cell : new int[] {0, 10, 20}) {
            masks[cell] = Digits.of(1, 3);
        }
        masks[30] = Digits.of(3, 4);
        masks[40] = Digits.of(2);
        assertThat(tally.miscount(masks)).isEqualTo(new Filter.Miscount(Digits.of(2), List.of(40), 2));
        masks[40] = Digits.of(3);
        masks[0] = Digits.of(2, 4);
        masks[1] = Digits.of(2, 4);
        Filter inRow = tally(layout, 0, 1, 2, 40);
        assertThat(inRow.miscount(masks)).isEqualTo(new Filter.Miscount(Digits.of(2), List.of(0, 1, 2), 2, 1));
        masks[40] = Digits.of(2);
        for (int cell : new int[] {0, 10, 20, 30}) {
            masks[cell] = Digits.of(1);
        }
        assertThat(tally.miscount(masks)).isEqualTo(new Filter.Miscount(Digits.of(1), List.of(0, 10, 20, 30), 3));
    }

    @ParameterizedTest
    @EnumSource
    void nothingOfAFillingIsRemoved(Kind kind) {
        for (long seed = 1; seed <= 300; seed++) {
            Case one = new Case(kind, seed);
            Fillings expected = new Fillings(List.of(one.primitive), one.layout, true, one.masks);
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

    /** A filter that says so is not called again for what it has removed itself. */
    @ParameterizedTest
    @EnumSource
    void anIdempotentFilterRemovesNothingMoreAtOnce(Kind kind) {
        for (long seed = 1; seed <= 300; seed++) {
            Case one = new Case(kind, seed);
            for (int i = 0; i < one.filters.size(); i++) {
                Filter filter = one.filters.get(i);
                long[] once = one.masks.clone();
                if (filter.isIdempotent() && filter.narrow(once)) {
                    long[] twice = once.clone();
                    assertThat(filter.narrow(twice)).as("seed %d", seed).isTrue();
                    assertThat(twice).as("seed %d", seed).isEqualTo(once);
                }
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

    /** Counts of one rule in the same cells also work together. */
    @Test
    void nothingOfAFillingIsRemovedByCountsTogether() {
        int removed = 0;
        for (long seed = 1; seed <= 400; seed++) {
            Random random = new Random(seed);
            Grid solution = new PuzzleMaker(seed).solution(LAYOUTS.get(random.nextInt(LAYOUTS.size())));
            int side = solution.layout().side();
            int[] cells = random.ints(0, side * side).distinct().limit(6).toArray();
            List<DigitCount> counts = new ArrayList<>();
            int width = 1 + random.nextInt(2);
            for (int digit = 1; digit + width - 1 <= side - random.nextInt(2); digit += width) {
                long digits = Digits.of(digit) | Digits.of(digit + width - 1);
                int count = (int) Arrays.stream(cells)
                        .filter(cell -> Digits.contains(digits, solution.digit(cell)))
                        .count();
                counts.add(DigitCount.of(side, cells, digits, count, random.nextInt(7), random.nextInt(7)));
            }
            Layout layout = solution.layout().with(PrimitiveRule.of("counts", counts));
            long[] masks = new long[side * side];
            Arrays.fill(masks, Digits.all(side));
            for (int cell : cells) {
                masks[cell] = (random.nextLong() & Digits.all(side)) | Digits.of(solution.digit(cell));
            }
            Fillings expected = new Fillings(counts, layout, true, masks);
            long[] narrowed = masks.clone();
            assertThat(narrow(Filters.of(layout), narrowed)).as("seed %s", seed).isTrue();
            for (int i = 0; i < cells.length; i++) {
                assertThat(expected.kept[i] & ~narrowed[cells[i]])
                        .as("seed %s, cell %s", seed, i)
                        .isZero();
                removed += narrowed[cells[i]] == masks[cells[i]] ? 0 : 1;
            }
        }
        assertThat(removed).isGreaterThan(500);
    }

    private static void assertExact(Case one, boolean mustDiffer, long seed) {
        Fillings expected = new Fillings(List.of(one.primitive), one.layout, mustDiffer, one.masks);
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
