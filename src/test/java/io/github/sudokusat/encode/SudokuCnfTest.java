package io.github.sudokusat.encode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cnf.ClauseSink;
import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.testing.CountingSink;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("long")
class SudokuCnfTest {

    private static final int[] JIGSAW = {
        0, 0, 0, 1, 1, 1,
        0, 0, 1, 1, 1, 2,
        0, 3, 3, 2, 2, 2,
        3, 3, 3, 3, 2, 2,
        4, 4, 4, 5, 5, 5,
        4, 4, 4, 5, 5, 5
    };

    static List<Layout> layouts() {
        return List.of(
                Layout.boxes(1, 1),
                Layout.boxes(1, 3),
                Layout.boxes(2, 2),
                Layout.boxes(2, 3),
                Layout.boxes(3, 3),
                Layout.boxes(2, 2).with(Variant.DIAGONALS),
                Layout.boxes(2, 2).with(Variant.WINDOKU).with(Variant.ANTI_KING),
                Layout.boxes(3, 3).with(Variant.WINDOKU).with(Variant.DIAGONALS).with(Variant.ANTI_KNIGHT),
                Layout.boxes(2, 3).with(Variant.DISJOINT_GROUPS).with(Variant.ANTI_KNIGHT),
                Layout.regions(JIGSAW).with(Variant.ANTI_KING).with(Variant.ANTI_KNIGHT));
    }

    static List<EncodingOptions> everyOption() {
        List<EncodingOptions> all = new ArrayList<>();
        for (Encoding encoding : Encoding.values()) {
            for (AtMostOneMethod method : AtMostOneMethod.values()) {
                for (ClueHandling clues : ClueHandling.values()) {
                    all.add(new EncodingOptions(encoding, method, clues, false));
                }
            }
        }
        return all;
    }

    @ParameterizedTest
    @CsvSource({
        "MINIMAL, 8829, 7371",
        "NATURAL, 11745, 10287",
        "COMPLETE, 11988, 10530",
    })
    void theEmptyClassicGridHasThePublishedNumberOfClauses(Encoding encoding, long all, long distinct) {
        EncodingOptions options =
                EncodingOptions.defaults().withClues(ClueHandling.UNITS).withEncoding(encoding);
        Grid empty = Grid.empty(Layout.classic());
        SudokuCnf kept =
                SudokuEncoder.of(empty.layout(), options.withRepeats(true)).encode(Puzzle.of(empty));
        assertThat(kept.clauses()).isEqualTo(all);
        assertThat(kept.variables()).isEqualTo(729);
        SudokuCnf formula = SudokuEncoder.of(empty.layout(), options).encode(Puzzle.of(empty));
        assertThat(formula.clauses()).isEqualTo(distinct);
    }

    @Test
    void theCompleteEncodingOf144RowsHasItsNumberOfClausesWithoutMakingThem() {
        Grid empty = Grid.empty(Layout.boxes(12, 12));
        EncodingOptions options = EncodingOptions.defaults().withClues(ClueHandling.UNITS);
        assertThat(SudokuEncoder.of(empty.layout(), options.withRepeats(true))
                        .encode(Puzzle.of(empty))
                        .clauses())
                .isEqualTo(854_074_368L);
        // For each digit, each box repeats the pairs within its 12 rows and 12 columns of 12 cells: 24 · 66 pairs.
        assertThat(SudokuEncoder.of(empty.layout(), options)
                        .encode(Puzzle.of(empty))
                        .clauses())
                .isEqualTo(854_074_368L - 144L * 144 * 24 * 66);
    }

    @ParameterizedTest
    @MethodSource("layouts")
    void theSizeIsKnownInAdvanceAndNoClauseIsRepeated(Layout layout) {
        Random random = new Random(7);
        int trial = 0;
        for (EncodingOptions options : everyOption()) {
            Grid puzzle = someDigits(layout, random, trial * layout.cellCount() / 3, trial == 2);
            trial = (trial + 1) % 3;
            String context = layout + " " + options + " " + puzzle;
            Clauses kept = clauses(puzzle, options.withRepeats(true), context);
            Clauses distinct = clauses(puzzle, options, context);
            assertThat(distinct.list).as(context).doesNotHaveDuplicates();
            assertThat(new HashSet<>(distinct.list)).as(context).isEqualTo(new HashSet<>(kept.list));
        }
    }

    private static Clauses clauses(Grid puzzle, EncodingOptions options, String context) {
        SudokuCnf formula = SudokuEncoder.of(puzzle.layout(), options).encode(Puzzle.of(puzzle));
        Clauses clauses = new Clauses();
        formula.writeTo(clauses);
        assertThat(formula.clauses()).as(context).isEqualTo(clauses.list.size());
        assertThat(formula.variables()).as(context).isGreaterThanOrEqualTo(clauses.variables);
        int auxiliaries = formula.variables() - formula.candidateVariables().count();
        assertThat(clauses.seen.stream()
                        .filter(v -> v > formula.candidateVariables().count())
                        .count())
                .as(context)
                .isEqualTo(auxiliaries);
        return clauses;
    }

    /** A grid of random digits, without conflicts unless these are wanted. */
    private static Grid someDigits(Layout layout, Random random, int wanted, boolean conflicts) {
        Grid grid = Grid.empty(layout);
        for (int i = 0; i < wanted; i++) {
            Grid next = grid.with(random.nextInt(layout.cellCount()), 1 + random.nextInt(layout.side()));
            grid = conflicts || next.conflicts().isEmpty() ? next : grid;
        }
        return grid;
    }

    @Test
    void theReducedFormulaLeavesOutWhatTheGivensDecide() {
        Grid puzzle = Grid.of(Layout.boxes(2, 2), 1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        SudokuCnf formula =
                SudokuEncoder.of(puzzle.layout(), EncodingOptions.defaults()).encode(Puzzle.of(puzzle));
        CandidateVariables variables = formula.candidateVariables();
        // r1c4 can only be 4; r2c1 and r2c2 are 3 or 4; r2c3 and r2c4 are 1 or 2 or 4.
        assertThat(variables.variable(3, 4)).isEqualTo(1);
        assertThat(variables.variable(3, 1)).isZero();
        assertThat(variables.variable(0, 1)).isZero();
        assertThat(variables.variable(4, 3)).isEqualTo(2);
        assertThat(variables.cell(2)).isEqualTo(4);
        assertThat(variables.digit(2)).isEqualTo(3);
        assertThat(variables.variable(4, 1)).isZero();
        for (int variable = 1; variable <= variables.count(); variable++) {
            assertThat(variables.variable(variables.cell(variable), variables.digit(variable)))
                    .isEqualTo(variable);
        }
    }

    @Test
    void directVariablesAreNumberedAsDocumented() {
        CandidateVariables variables = CandidateVariables.direct(9);
        assertThat(variables.variable(0, 5)).isEqualTo(5);
        assertThat(variables.variable(2 * 9 + 6, 1)).isEqualTo(2 * 81 + 6 * 9 + 1);
        assertThat(variables.count()).isEqualTo(729);
        assertThatThrownBy(() -> variables.variable(81, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> variables.cell(730)).hasMessage("the variable must be from 1 to 729, but is 730");
    }

    @Test
    void theFormulaOfTheEmptyGridServesAllPuzzles() {
        Grid puzzle = Grid.empty(Layout.classic()).with(4, 5).with(80, 9);
        EncodingOptions units = EncodingOptions.defaults().withClues(ClueHandling.UNITS);
        Grid empty = Grid.empty(Layout.classic());
        SudokuCnf formula = SudokuEncoder.of(puzzle.layout(), units).encode(Puzzle.of(empty));
        assertThat(formula.clauses()).isEqualTo(10_530);
        assertThat(formula.assumptions(puzzle)).containsExactly(4 * 9 + 5, 729);
        assertThat(formula.assumptions(empty)).isEmpty();
        assertThatThrownBy(() -> formula.assumptions(Grid.empty(Layout.boxes(2, 2))))
                .hasMessage("the grid must have the layout 3x3 of the puzzle, but has the layout 2x2");
        SudokuCnf reduced =
                SudokuEncoder.of(puzzle.layout(), EncodingOptions.defaults()).encode(Puzzle.of(puzzle));
        assertThatThrownBy(() -> reduced.assumptions(empty.with(5, 5)))
                .hasMessage("the grid has the digit 5 in r1c6, which is not a candidate of the formula");
    }

    @Test
    void conflictingGivensGiveAnEmptyClauseWhenReduced() {
        Grid puzzle = Grid.empty(Layout.classic()).with(0, 5).with(8, 5);
        Clauses clauses = clauses(puzzle, EncodingOptions.defaults(), "conflict");
        assertThat(clauses.list).contains(List.of());
    }

    @Test
    void aBlockingClauseContainsOnlyTheOpenCells() {
        Layout layout = Layout.boxes(2, 2);
        Grid solution = Grid.of(layout, 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1);
        Grid puzzle = solution.with(0, 0).with(15, 0);
        for (EncodingOptions options : everyOption()) {
            SudokuCnf formula = SudokuEncoder.of(layout, options).encode(Puzzle.of(puzzle));
            CandidateVariables variables = formula.candidateVariables();
            assertThat(formula.blockingClause(solution))
                    .containsExactly(-variables.variable(0, 1), -variables.variable(15, 1));
        }
    }

    @Test
    void aWrongModelIsNeverDecoded() {
        Layout layout = Layout.boxes(2, 2);
        Grid solution = Grid.of(layout, 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1);
        EncodingOptions options = EncodingOptions.defaults().withClues(ClueHandling.UNITS);
        SudokuCnf formula = SudokuEncoder.of(layout, options).encode(Puzzle.of(solution.with(0, 0)));
        int[] literals = new int[16];
        for (int cell = 0; cell < 16; cell++) {
            literals[cell] = cell * 4 + solution.digit(cell);
        }
        assertThat(formula.decode(Model.of(64, literals))).isEqualTo(solution);
        int[] twice = Arrays.copyOf(literals, 17);
        twice[16] = 2;
        assertThatThrownBy(() -> formula.decode(Model.of(64, twice)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("two digits in a cell, 1 and 2");
        assertThatThrownBy(() -> formula.decode(Model.of(64)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is not a solution of");
    }

    @Test
    void anUnknownRuleIsRefused() {
        Layout layout = Layout.boxes(2, 2).with(new Rule() {
            @Override
            public String name() {
                return "made-up";
            }

            @Override
            public void conflicts(Grid grid, Consumer<Conflict> found) {}
        });
        assertThatThrownBy(() -> SudokuEncoder.of(layout, EncodingOptions.defaults()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the encoder does not know rule made-up");
    }

    @Test
    void cancellingStopsTheStreamOfClauses() {
        Cancellation cancellation = new Cancellation();
        Grid empty = Grid.empty(Layout.boxes(8, 8));
        SudokuCnf formula =
                SudokuEncoder.of(empty.layout(), EncodingOptions.defaults()).encode(Puzzle.of(empty));
        CountingSink sink = new CountingSink();
        Limits limits = Limits.none().withCancellation(cancellation).withProgress((what, done, total) -> {
            assertThat(total).isEqualTo(formula.clauses());
            cancellation.cancel();
        });
        assertThat(formula.writeTo(sink, limits)).contains(StopReason.CANCELLED);
        assertThat(sink.clauses()).isLessThan(100_000);
    }

    @Test
    void cancellingStopsTheMeasuring() {
        Grid empty = Grid.empty(Layout.boxes(3, 3));
        for (AtMostOneMethod method : AtMostOneMethod.values()) {
            SudokuCnf formula = SudokuEncoder.of(
                            empty.layout(), EncodingOptions.defaults().withAtMostOne(method))
                    .encode(Puzzle.of(empty));
            Limits limits = Limits.none().withTimeout(System::nanoTime, 0);
            assertThat(formula.measure(limits)).contains(StopReason.TIME_LIMIT);
            assertThat(formula.measure(Limits.none())).isEmpty();
            assertThat(formula.measure(limits)).as("known").isEmpty();
            assertThat(formula.hasAuxiliaryVariables()).isEqualTo(method != AtMostOneMethod.PAIRWISE);
        }
    }

    /** Uses a listener's total to find the moment: on large grids the measuring takes longer than a cancelled call may take. */
    @Test
    void measuringInProgressIsStopped() {
        Grid empty = Grid.empty(Layout.boxes(6, 6));
        SudokuCnf formula =
                SudokuEncoder.of(empty.layout(), EncodingOptions.defaults()).encode(Puzzle.of(empty));
        long[] looks = new long[1];
        Limits limits = Limits.none().withTimeout(() -> looks[0]++, 50);
        assertThat(formula.measure(limits)).contains(StopReason.TIME_LIMIT);
        assertThat(looks[0]).isBetween(50L, 60L);
    }

    @Test
    void writingTwiceGivesTheSameClauses() {
        Grid puzzle = Grid.empty(Layout.boxes(2, 3)).with(3, 4);
        SudokuCnf formula = SudokuEncoder.of(
                        puzzle.layout(), EncodingOptions.defaults().withAtMostOne(AtMostOneMethod.PRODUCT))
                .encode(Puzzle.of(puzzle));
        CountingSink first = new CountingSink();
        CountingSink second = new CountingSink();
        Cnf cnf = new Cnf();
        formula.writeTo(first);
        formula.writeTo(cnf);
        cnf.forEach(second);
        assertThat(first.hash()).isEqualTo(second.hash());
        assertThat(cnf.variables()).isEqualTo(formula.variables());
    }

    /** Records each clause as a list. */
    private static final class Clauses implements ClauseSink {

        private final List<List<Integer>> list = new ArrayList<>();
        private final Set<Integer> seen = new HashSet<>();
        private int variables;

        @Override
        public void add(int[] literals, int length) {
            List<Integer> clause = new ArrayList<>();
            for (int i = 0; i < length; i++) {
                clause.add(literals[i]);
                seen.add(Math.abs(literals[i]));
                variables = Math.max(variables, Math.abs(literals[i]));
            }
            list.add(clause);
        }
    }
}
