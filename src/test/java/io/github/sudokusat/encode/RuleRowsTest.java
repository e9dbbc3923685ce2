package io.github.sudokusat.encode;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.StatedRule;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.Differ;
import io.github.sudokusat.primitive.DigitClause;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.DigitSets;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.PairRelation;
import io.github.sudokusat.primitive.Primitive;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.Seeds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The rows of named rules, read by their definition and satisfied by trying all values of the variables that the rules add. */
class RuleRowsTest {

    /** A row by its definition. */
    private static final class Row {

        private final int[] coefficients;
        private final int[] variables;
        private final boolean isExact;
        private final int bound;

        Row(ProgramRow row) {
            coefficients = new int[row.length()];
            variables = new int[row.length()];
            isExact = row.isExact();
            bound = row.bound();
            Arrays.setAll(coefficients, row::coefficient);
            Arrays.setAll(variables, row::variable);
        }

        /** Whether values from 0 to 1, or 2 for one that is not known, leave the row possible. */
        boolean isPossible(byte[] values) {
            int least = 0;
            int greatest = 0;
            for (int i = 0; i < variables.length; i++) {
                byte value = values[variables[i]];
                least += value == 2 ? Math.min(0, coefficients[i]) : value * coefficients[i];
                greatest += value == 2 ? Math.max(0, coefficients[i]) : value * coefficients[i];
            }
            return greatest >= bound && (!isExact || least <= bound);
        }
    }

    /** The rows of the named rules of a program, checked for what the walk promises. */
    private static List<Row> rows(SudokuProgram program) {
        List<Row> rows = new ArrayList<>();
        int[] last = {-1, 0, program.variables().count()};
        program.walk(new Sink() {
            @Override
            public void rule(StatedRule rule, int index, int number, ProgramRow row) {
                assertThat(rule)
                        .isEqualTo(program.puzzle().layout().statedRules().get(index));
                assertThat(number).isEqualTo(index == last[0] ? last[1] + 1 : 1);
                assertThat(index).isGreaterThanOrEqualTo(last[0]);
                last[0] = index;
                last[1] = number;
                Set<Integer> own = new HashSet<>();
                for (int i = 0; i < row.length(); i++) {
                    assertThat(own.add(row.variable(i))).isTrue();
                    assertThat(row.coefficient(i)).isNotZero();
                    assertThat(row.variable(i)).isBetween(1, last[2] + 1);
                    last[2] = Math.max(last[2], row.variable(i));
                }
                rows.add(new Row(row));
            }
        });
        assertThat(program.countVariables(Limits.none())).isEqualTo(last[2]);
        return rows;
    }

    /** A sink for the rows of rules alone. */
    private abstract static class Sink implements ProgramSink {

        @Override
        public void cell(int cell, int[] variables, int length) {}

        @Override
        public void house(House house, int digit, int[] variables, int length) {}

        @Override
        public void differ(MustDiffer rule, int pair, int digit, int first, int second) {
            throw new AssertionError("a row for a pair of a named rule");
        }

        @Override
        public void given(int cell, int digit, int variable) {}
    }

    /** With how many values of the added variables the candidates of a grid satisfy the rows; no more than 2 are counted. */
    private static int points(SudokuProgram program, List<Row> rows, Grid grid) {
        byte[] values = new byte[program.countVariables(Limits.none()) + 1];
        Arrays.fill(values, program.variables().count() + 1, values.length, (byte) 2);
        int side = grid.layout().side();
        for (int cell = 0; cell < side * side; cell++) {
            int variable = program.variables().variable(cell, grid.digit(cell));
            if (variable == 0) {
                return 0;
            }
            values[variable] = 1;
        }
        return complete(rows, values, program.variables().count() + 1);
    }

    private static int complete(List<Row> rows, byte[] values, int next) {
        if (!rows.stream().allMatch(row -> row.isPossible(values))) {
            return 0;
        }
        if (next == values.length) {
            return 1;
        }
        int points = 0;
        for (byte value = 0; value < 2 && points < 2; value++) {
            values[next] = value;
            points += complete(rows, values, next + 1);
        }
        values[next] = 2;
        return points;
    }

    private static Layout square(int side) {
        return Layout.boxes(1, side);
    }

    private static SudokuProgram program(Primitive primitive) {
        Layout layout = square(primitive.side()).with(PrimitiveRule.of("own", List.of(primitive)));
        return SudokuProgram.of(Grid.empty(layout));
    }

    /**
     * All fillings of the cells of a primitive without clashes in a house, which have rows already, against its own check. There is one feasible point
     * for each, unless the cases of a section overlap, so that the clauses leave variables open, too.
     */
    private static void assertMeaning(Primitive primitive, SudokuProgram program) {
        List<Row> rows = rows(program);
        boolean isDetermined = SudokuEncoder.of(program.puzzle().layout(), EncodingOptions.defaults())
                .encode(Puzzle.of(program.puzzle()))
                .determinesAuxiliaryVariables();
        int side = primitive.side();
        int[] cells = Arrays.stream(primitive.cells()).distinct().toArray();
        long fillings = Math.round(Math.pow(side, cells.length));
        int[] digits = new int[side * side];
        for (int cell = 0; cell < digits.length; cell++) {
            for (int digit = side; digit >= 1; digit--) {
                digits[cell] = program.variables().variable(cell, digit) == 0 ? digits[cell] : digit;
            }
        }
        for (long filling = 0; filling < fillings; filling++) {
            long rest = filling;
            boolean isOpen = true;
            for (int cell : cells) {
                digits[cell] = (int) (rest % side) + 1;
                isOpen &= program.variables().variable(cell, digits[cell]) != 0;
                rest /= side;
            }
            isOpen &= !clash(program.puzzle().layout(), cells, digits);
            if (isOpen) {
                int[] own = Arrays.stream(primitive.cells())
                        .map(cell -> digits[cell])
                        .toArray();
                Grid grid = Grid.of(program.puzzle().layout(), digits);
                int points = points(program, rows, grid);
                String what = primitive + " " + Arrays.toString(primitive.cells()) + ": " + Arrays.toString(own);
                assertThat(points > 0).as(what).isEqualTo(primitive.isPossible(own));
                assertThat(points == 2 && isDetermined).as(what).isFalse();
            }
        }
    }

    private static boolean clash(Layout layout, int[] cells, int[] digits) {
        boolean clash = false;
        for (int one : cells) {
            for (int other : cells) {
                clash |= one != other && digits[one] == digits[other] && layout.shareHouse(one, other);
            }
        }
        return clash;
    }

    /** On side 4 every filling of the cells is tried; half of the programs are reduced by random givens. */
    @ParameterizedTest
    @EnumSource(RandomPrimitives.Kind.class)
    void theRowsMeanWhatThePrimitiveMeans(RandomPrimitives.Kind kind) {
        long seed = Seeds.seed();
        for (int i = 0; i < 40; i++) {
            Random random = new Random(seed + i);
            Layout layout = square(4);
            Grid solution = new PuzzleMaker(seed + i).solution(layout);
            Primitive primitive = RandomPrimitives.of(kind, solution, random);
            if (Arrays.stream(primitive.cells()).distinct().count() > 6) {
                continue;
            }
            Layout ruled = layout.with(PrimitiveRule.of("seed " + seed + " + " + i, List.of(primitive)));
            Grid givens = Grid.of(
                    ruled, new PuzzleMaker(seed + i).blank(solution, 0.8).digits());
            assertMeaning(
                    primitive,
                    i % 2 == 0 ? SudokuProgram.of(Grid.empty(ruled)) : SudokuProgram.reduced(Puzzle.of(givens)));
        }
    }

    @Test
    void primitivesThatCannotHoldGiveRowsThatCannotHold() {
        for (Primitive never : List.of(
                DigitClause.of(4, 3, 0),
                DigitCount.of(4, new int[] {0, 5}, 0b11),
                DigitSets.of(4, new int[] {0, 5}),
                PairRelation.of(4, 0, 5, (a, b) -> false),
                LinearSum.of(4, new int[] {0, 5}, new int[] {1, -1}, 4),
                LinearSum.of(4, new int[] {0, 0}, new int[] {1, -1}, 1),
                Sequence.of(new int[] {0, 5}, Automaton.of(4, new boolean[] {false}, new int[4])),
                Section.of(4, new int[] {0, 5}, List.of(), 0))) {
            assertMeaning(never, program(never));
        }
    }

    /** Cells, coefficients and digits at the edges of what is allowed. */
    @Test
    void extremePrimitivesKeepTheirMeaning() {
        for (Primitive extreme : List.of(
                LinearSum.of(4, new int[] {0, 0}, new int[] {1, -1}, 0),
                LinearSum.of(4, new int[] {0, 5}, new int[] {-1000, 1000}, -3000),
                DigitClause.of(4, new int[] {5, 5, 0}, new long[] {0b1, 0b11, 0b1000}),
                DigitCount.of(4, new int[] {0, 5, 10}, 0b11, 0, 2),
                DigitCount.of(4, new int[] {0, 5, 10}, 0b1111, 0, 1, 2, 3),
                DigitCount.atLeast(4, new int[] {0, 5, 10}, 0b101, 2),
                Differ.of(4, 0, 5, 10, 15),
                Differ.of(4, 0, 5, 10, 15, 3),
                Section.of(4, new int[] {0, 5}, List.of(Section.Case.of(0, 0b1, 0b1111)), 0, 0b11))) {
            assertMeaning(extreme, program(extreme));
        }
    }

    /** The sizes that the documentation of the rows implies. */
    @Test
    void theNumbersOfRowsAndVariablesAreThoseOfTheFormulation() {
        assertSize(DigitSets.of(9, new int[] {0, 20}, 0b101, 0b110, 0b1001), 3, 1 + 9);
        assertSize(LinearSum.of(9, 15, 0, 20), 0, 1);
        assertSize(DigitCount.of(9, new int[] {0, 20, 40}, 0b1, 1, 3), 2, 2);
        assertSize(DigitCount.of(9, new int[] {0, 20, 40}, 0b1, 1, 2), 0, 2);
        assertSize(Differ.of(9, 0, 20), 0, 9);
        assertSize(Differ.of(9, 0, 5), 0, 0);
        assertSize(DigitClause.of(9, 3, 0b11), 0, 1);
        assertSize(PairRelation.of(9, 0, 20, (a, b) -> a < b), 0, 9 + 9);
        // An ascending pair: 8 first digits, each with a node of its own, and 36 ways on.
        Automaton ascending = Automaton.of(9, 0, (last, digit) -> digit > last ? digit : null, last -> true);
        assertSize(Sequence.of(new int[] {0, 20}, ascending), 8 + 36, 1 + 9 + 8 + 9);
    }

    private static void assertSize(Primitive primitive, int variables, int rows) {
        SudokuProgram program = program(primitive);
        assertThat(program.countVariables(Limits.none())).as("%s", primitive).isEqualTo(729 + variables);
        assertThat(rows(program)).as("%s", primitive).hasSize(rows);
    }

    @Test
    void cancellingEndsTheRowsOfARule() {
        Cancellation stop = new Cancellation();
        int[] cells = new int[81];
        Arrays.setAll(cells, i -> i);
        Automaton wide = Automaton.of(9, 0, (sum, digit) -> (sum + digit) % 40, sum -> sum == 5);
        SudokuProgram program = program(Sequence.of(cells, wide));
        long all = program.countRows(Limits.none());
        long[] taken = new long[1];
        program.walk(
                new Sink() {
                    @Override
                    public void rule(StatedRule rule, int index, int number, ProgramRow row) {
                        taken[0]++;
                        stop.cancel();
                    }
                },
                Limits.none().withCancellation(stop));
        assertThat(taken[0]).isBetween(1L, all / 2);
    }
}
