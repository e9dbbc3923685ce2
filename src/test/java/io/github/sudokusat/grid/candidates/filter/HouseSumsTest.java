package io.github.sudokusat.grid.candidates.filter;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HouseSumsTest {

    private static Killer cage(int sum, int... cells) {
        List<Cell> listed = new ArrayList<>();
        for (int cell : cells) {
            listed.add(Cell.numbered(cell, 9));
        }
        return Killer.of(sum, listed);
    }

    private static List<LinearSum> sums(Layout layout) {
        return HouseSums.of(layout, new Peers(layout)).stream()
                .map(HouseSum::rest)
                .toList();
    }

    @Test
    void innieOfARow() {
        Layout layout = Layout.classic().with(List.of(cage(20, 0, 1, 2), cage(17, 3, 4, 5, 6, 7)));
        assertThat(sums(layout)).contains(LinearSum.of(9, 8, 8));
        assertThat(HouseSums.of(layout, new Peers(layout)).get(0).name()).isEqualTo("the sum r1c9 = 8 of row 1");
    }

    /** Beside cages of single cells alone a sum says what its house does; with another cage it says more. */
    @Test
    void aSearchHasNoSumThatAHouseTells() {
        Layout told = Layout.classic().with(List.of(cage(1, 0), cage(2, 1), cage(3, 2)));
        Layout more = Layout.classic().with(List.of(cage(1, 0), cage(2, 1), cage(17, 2, 3, 4)));
        assertThat(houseSums(Filters.of(told))).isPositive();
        assertThat(houseSums(Filters.forSearch(told))).isZero();
        assertThat(houseSums(Filters.forSearch(more))).isPositive();
    }

    /** A row less a cage of three cells leaves six, which a person may use; less a cage of four, five, which a search uses, too. */
    @Test
    void aSearchHasNoLongSum() {
        Layout six = Layout.classic().with(List.of(cage(6, 0, 1, 2)));
        Layout five = Layout.classic().with(List.of(cage(10, 0, 1, 2, 3)));
        assertThat(houseSums(Filters.of(six))).isPositive();
        assertThat(houseSums(Filters.forSearch(six))).isZero();
        assertThat(houseSums(Filters.forSearch(five))).isPositive();
    }

    private static long houseSums(Filters filters) {
        return IntStream.range(0, filters.size())
                .filter(i -> filters.get(i).houseSum() != null)
                .count();
    }

    @Test
    void namesAreEquations() {
        Layout layout = Layout.classic()
                .with(List.of(cage(20, 0, 1, 2), cage(17, 3, 4, 5, 6), cage(13, 7, 8, 17), cage(9, 9, 18)));
        assertThat(HouseSums.of(layout, new Peers(layout)))
                .extracting(HouseSum::name)
                .contains("the sum r2c9 = 5 of row 1");
        Layout oneLeft = Layout.classic().with(List.of(cage(20, 0, 1, 2), cage(17, 3, 4, 5, 6), cage(13, 7, 16, 17)));
        assertThat(HouseSums.of(oneLeft, new Peers(oneLeft)))
                .extracting(HouseSum::name)
                .contains("the sum r1c8+r1c9 = 8 of row 1");
        Layout both = Layout.classic().with(List.of(cage(20, 0, 1, 2), cage(17, 3, 4, 5), cage(13, 6, 7, 16)));
        assertThat(HouseSums.of(both, new Peers(both)))
                .extracting(HouseSum::name)
                .contains("the sum r1c9+5 = r2c8 of row 1");
    }

    @Test
    void housesWithoutCagesGiveNoSum() {
        assertThat(sums(Layout.boxes(2, 2).with(Killer.of(3, List.of(Cell.numbered(0, 4), Cell.numbered(1, 4))))))
                .allMatch(sum -> IntStream.of(sum.cells()).anyMatch(cell -> cell == 2 || cell == 4));
    }

    @Test
    void outiesCountNegatively() {
        Layout layout = Layout.classic()
                .with(List.of(cage(20, 0, 1, 2), cage(17, 3, 4, 5, 6), cage(13, 7, 8, 17), cage(9, 9, 18)));
        assertThat(sums(layout)).contains(LinearSum.of(9, new int[] {17}, new int[] {-1}, 45 - 50));
    }

    @Test
    void neighbouringHousesAreTakenTogether() {
        List<Rule> cages = new ArrayList<>();
        for (int column = 0; column < 9; column++) {
            cages.add(cage(8 + column % 3, column, column + 9));
        }
        Layout layout = Layout.classic().with(cages.subList(0, 8));
        assertThat(sums(layout)).contains(LinearSum.of(9, 90 - (3 * 8 + 3 * 9 + 2 * 10), 8, 17));
    }

    /** The cage across the border has as many cells inside as outside. */
    @Test
    void aHouseSplitsACage() {
        Layout layout = Layout.classic().with(List.of(cage(20, 0, 1, 9, 10), cage(17, 2, 3, 4, 5), cage(15, 6, 7, 8)));
        assertThat(sums(layout))
                .contains(
                        LinearSum.of(9, 45 - 17 - 15, 0, 1),
                        LinearSum.of(9, new int[] {9, 10}, new int[] {-1, -1}, 45 - 17 - 15 - 20));
    }

    @Test
    void boxesOneAboveTheOtherAreTakenTogether() {
        List<Rule> cages = new ArrayList<>();
        cages.add(cage(25, 18, 19, 27, 28, 29));
        for (int row : new int[] {0, 1, 4, 5}) {
            cages.add(cage(15, 9 * row, 9 * row + 1, 9 * row + 2));
        }
        Layout layout = Layout.classic().with(cages);
        assertThat(HouseSums.of(layout, new Peers(layout)))
                .anyMatch(sum -> sum.name().equals("the sum r3c3 = 5 of boxes 1 and 4")
                        && sum.rest().equals(LinearSum.of(9, 5, 20)));
    }

    @Test
    void everySumHoldsInTheSolutionThatTheCagesAreMadeFrom() {
        int found = 0;
        for (long seed = 1; seed <= 40; seed++) {
            Random random = new Random(seed);
            Layout base = seed % 2 == 0 ? Layout.classic() : Layout.classic().with(Variant.DIAGONALS);
            Grid solution = new PuzzleMaker(seed).solution(base);
            List<Rule> rules = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                // Overlapping runs of cells, some of which hold a digit twice and are then plain sums.
                int step = random.nextBoolean() ? 1 : 9;
                int size = 2 + random.nextInt(3);
                int first = random.nextInt(81 - step * (size - 1));
                int[] cells = new int[size];
                int sum = 0;
                for (int j = 0; j < size; j++) {
                    cells[j] = first + j * step;
                    sum += solution.digit(cells[j]);
                }
                rules.add(PrimitiveRule.of("sum " + i, List.of(LinearSum.of(9, sum, cells))));
            }
            for (LinearSum sum : sums(base.with(rules))) {
                int[] digits = sum.cells();
                for (int j = 0; j < digits.length; j++) {
                    digits[j] = solution.digit(sum.cell(j));
                }
                assertThat(sum.isPossible(digits)).as("seed %s", seed).isTrue();
                assertThat(sum.size()).isLessThanOrEqualTo(8);
                found++;
            }
        }
        assertThat(found).isGreaterThan(100);
    }

    /** A hasty filter removes nothing that a patient one keeps, and as much once all cells but one have a digit. */
    @Test
    void aHastyFilterIsAtMostAsStrongAsAPatientOne() {
        Random random = new Random(11);
        Peers peers = new Peers(Layout.classic());
        int same = 0;
        for (int round = 0; round < 5_000; round++) {
            int[] cells =
                    random.ints(0, 81).distinct().limit(3 + random.nextInt(6)).toArray();
            int[] factors = random.ints(cells.length, -1, 1)
                    .map(factor -> factor == 0 ? 1 : -1)
                    .toArray();
            LinearSum sum = LinearSum.of(9, cells, factors, random.nextInt(20));
            long[] patient = random.longs(81, 1, 1 << 9).toArray();
            for (int i = 1; round % 3 == 0 && i < cells.length; i++) {
                patient[cells[i]] &= -patient[cells[i]];
            }
            long[] hasty = patient.clone();
            boolean isPossible = SumFilter.of("sum", sum, peers).narrow(patient);
            boolean isSound = SumFilter.of("sum", sum, peers, true).narrow(hasty);
            assertThat(isSound || !isPossible).as("round %s", round).isTrue();
            for (int cell = 0; isPossible && cell < hasty.length; cell++) {
                assertThat(patient[cell] & ~hasty[cell]).as("round %s", round).isZero();
            }
            if (round % 3 == 0) {
                assertThat(isSound).as("round %s", round).isEqualTo(isPossible);
                same += isPossible && Arrays.equals(patient, hasty) ? 1 : 0;
            }
        }
        assertThat(same).isPositive();
    }

    /** Rows of four cells among six digits, each cell limited to some digits. */
    private static Layout crowded(Random random, int[] solution) {
        List<Rule> rules = new ArrayList<>();
        for (int cell = 0; cell < 16; cell++) {
            long digits = random.nextInt(8) == 0 ? Digits.all(6) : Digits.of(2, 3, 4, 5);
            int number = cell / 4 * 6 + cell % 4;
            rules.add(PrimitiveRule.of("digits " + cell, List.of(DigitClause.of(6, number, digits))));
            int right = random.nextInt(3) * (cell % 4 == 3 ? 0 : 1);
            if (right > 0) {
                int total = solution[number] + solution[number + 1];
                rules.add(PrimitiveRule.of("sum " + cell, List.of(LinearSum.of(6, total, number, number + 1))));
            }
        }
        return Layout.rectangle(4, 4, 6).with(rules);
    }

    @Test
    void crowdsWithNoDigitToSpareHaveSums() {
        int found = 0;
        for (int seed = 1; seed <= 200; seed++) {
            Random random = new Random(seed);
            int[] solution = new int[36];
            for (int cell = 0; cell < 16; cell++) {
                solution[cell / 4 * 6 + cell % 4] = 2 + (cell / 4 + cell % 4 + seed) % 4;
            }
            Layout layout = crowded(random, solution);
            Peers peers = new Peers(layout);
            for (HouseSum sum : HouseSums.ofCrowds(layout, peers, CrowdFilter.of(layout, peers))) {
                int[] digits = Arrays.stream(sum.rest().cells())
                        .map(cell -> solution[cell])
                        .toArray();
                assertThat(sum.rest().isPossible(digits))
                        .as("%s of seed %s", sum, seed)
                        .isTrue();
                found++;
            }
        }
        assertThat(found).isGreaterThan(500);
    }

    @Test
    void crowdsWithADigitToSpareHaveNone() {
        Layout layout = Layout.rectangle(4, 4, 6).with(PrimitiveRule.of("sum", List.of(LinearSum.of(6, 5, 0, 1))));
        Peers peers = new Peers(layout);
        assertThat(HouseSums.ofCrowds(layout, peers, CrowdFilter.of(layout, peers)))
                .isEmpty();
    }
}
