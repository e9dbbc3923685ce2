package io.github.sudokusat.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.Progress;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.Seeds;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** LP and OPB files, and answers to them. */
@Tag("long")
class ProgramExportTest {

    private static final Layout SMALL = Layout.boxes(2, 2);
    private static final Grid SOLUTION = Grid.of(SMALL, 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1);
    private static final Grid PUZZLE =
            SOLUTION.with(0, 0).with(5, 0).with(10, 0).with(15, 0);

    private static String export(Answers.Format format, SudokuProgram program) throws IOException {
        StringBuilder out = new StringBuilder();
        assertThat(write(format, program, out, Limits.none())).isEmpty();
        return out.toString();
    }

    private static Optional<StopReason> write(
            Answers.Format format, SudokuProgram program, Appendable out, Limits limits) throws IOException {
        return format == Answers.Format.OPB
                ? OpbExport.write(program, out, limits)
                : LpExport.write(program, out, limits);
    }

    private static List<SudokuProgram> programs(Grid puzzle) {
        return List.of(SudokuProgram.of(puzzle), SudokuProgram.reduced(Puzzle.of(puzzle)));
    }

    private static DecodeResult decode(String exported, String answer) throws IOException {
        return AnswerDecoder.decode(new StringReader(exported), new StringReader(answer));
    }

    @Test
    void lpExplainsItselfByteForByte() throws IOException {
        Grid puzzle = Grid.empty(Layout.boxes(1, 2)).with(0, 2);
        assertThat(export(Answers.Format.LP_RAW, SudokuProgram.of(puzzle))).isEqualTo("""
                \\ sudoku-sat 1
                \\ box 1x2
                \\ encoding linear clues units
                \\ givens 2...
                \\ x_rRcC_D is 1 if the cell in row R and column C holds digit D
                Minimize
                 obj: 0 x_r1c1_1
                Subject To
                 cell_r1c1: x_r1c1_1 + x_r1c1_2 = 1
                 cell_r1c2: x_r1c2_1 + x_r1c2_2 = 1
                 cell_r2c1: x_r2c1_1 + x_r2c1_2 = 1
                 cell_r2c2: x_r2c2_1 + x_r2c2_2 = 1
                 row_1_digit_1: x_r1c1_1 + x_r1c2_1 = 1
                 row_1_digit_2: x_r1c1_2 + x_r1c2_2 = 1
                 row_2_digit_1: x_r2c1_1 + x_r2c2_1 = 1
                 row_2_digit_2: x_r2c1_2 + x_r2c2_2 = 1
                 column_1_digit_1: x_r1c1_1 + x_r2c1_1 = 1
                 column_1_digit_2: x_r1c1_2 + x_r2c1_2 = 1
                 column_2_digit_1: x_r1c2_1 + x_r2c2_1 = 1
                 column_2_digit_2: x_r1c2_2 + x_r2c2_2 = 1
                 given_r1c1: x_r1c1_2 = 1
                Binary
                 x_r1c1_1 x_r1c1_2 x_r1c2_1 x_r1c2_2 x_r2c1_1 x_r2c1_2 x_r2c2_1 x_r2c2_2
                End
                """);
    }

    @Test
    void opbExplainsItselfByteForByte() throws IOException {
        Layout layout = Layout.boxes(1, 2).with(MustDiffer.of("far, apart!", 0, 3));
        assertThat(export(
                        Answers.Format.OPB,
                        SudokuProgram.reduced(Puzzle.of(Grid.empty(layout).with(0, 2)))))
                .isEqualTo("""
                        * #variable= 4 #constraint= 12
                        * sudoku-sat 1
                        * box 1x2
                        * differ r1c1 r2c2 : far, apart!
                        * encoding linear clues reduced
                        * givens 2...
                        * candidates 4
                        * map 1 r1c1=2
                        * map 2 r1c2=1
                        * map 3 r2c1=1
                        * map 4 r2c2=1
                        * cell_r1c1
                        +1 x1 = 1 ;
                        * cell_r1c2
                        +1 x2 = 1 ;
                        * cell_r2c1
                        +1 x3 = 1 ;
                        * cell_r2c2
                        +1 x4 = 1 ;
                        * row_1_digit_1
                        +1 x2 = 1 ;
                        * row_1_digit_2
                        +1 x1 = 1 ;
                        * row_2_digit_1
                        +1 x3 +1 x4 = 1 ;
                        * row_2_digit_2
                        +1 x1 >= 2 ;
                        * column_1_digit_1
                        +1 x3 = 1 ;
                        * column_1_digit_2
                        +1 x1 = 1 ;
                        * column_2_digit_1
                        +1 x2 +1 x4 = 1 ;
                        * column_2_digit_2
                        +1 x1 >= 2 ;
                        """);
        assertThat(export(Answers.Format.OPB, SudokuProgram.of(Grid.empty(layout))))
                .contains("* variable (row - 1) * 4 + (column - 1) * 2 + digit, rows and columns from 1\n")
                .endsWith("""
                        * differ_far__apart__r1c1_r2c2_digit_1
                        -1 x1 -1 x7 >= -1 ;
                        * differ_far__apart__r1c1_r2c2_digit_2
                        -1 x2 -1 x8 >= -1 ;
                        """);
    }

    @Test
    void everyKindOfRowHasItsName() throws IOException {
        Layout layout = Layout.boxes(2, 2)
                .with(Variant.DIAGONALS)
                .with(Variant.WINDOKU)
                .with(Variant.DISJOINT_GROUPS)
                .with(Variant.ANTI_KNIGHT)
                .with(Variant.ANTI_KING);
        String lp = export(Answers.Format.LP_RAW, SudokuProgram.of(Grid.empty(layout)));
        assertThat(lp)
                .contains(
                        " cell_r4c4: x_r4c4_1 + ",
                        " box_4_digit_4: x_r3c3_4 + x_r3c4_4 + x_r4c3_4 + x_r4c4_4 = 1\n",
                        " diagonal_2_digit_1: x_r1c4_1 + x_r2c3_1 + x_r3c2_1 + x_r4c1_1 = 1\n",
                        " window_1_digit_1: x_r2c2_1 + x_r2c3_1 + x_r3c2_1 + x_r3c3_1 = 1\n",
                        " disjoint_group_2_digit_3: x_r1c2_3 + x_r1c4_3 + x_r3c2_3 + x_r3c4_3 = 1\n",
                        " differ_anti_knight_r1c1_r2c3_digit_4: x_r1c1_4 + x_r2c3_4 <= 1\n")
                .doesNotContain("anti_king_r1c1_r2c2");
        Layout jigsaw = Layout.regions(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3);
        assertThat(export(Answers.Format.LP_RAW, SudokuProgram.of(Grid.empty(jigsaw))))
                .contains(" region_2_digit_1: x_r1c4_1 + x_r2c2_1 + x_r2c3_1 + x_r2c4_1 = 1\n");
        List<String> names = lp.lines()
                .filter(line -> line.startsWith(" ") && line.contains(":"))
                .map(line -> line.substring(1, line.indexOf(':')))
                .toList();
        assertThat(names).doesNotHaveDuplicates().allMatch(name -> name.matches("[a-z][a-z0-9_]*"));
        assertThat(lp.lines()).allMatch(line -> line.length() < 255);
    }

    /** A solution of the empty grid of each of some layouts. */
    private static final List<Grid> SOLUTIONS = Stream.of(
                    SMALL,
                    Layout.boxes(1, 1),
                    Layout.boxes(2, 3).with(Variant.DISJOINT_GROUPS).with(Variant.ANTI_KING),
                    Layout.classic().with(Variant.DIAGONALS).with(Variant.ANTI_KNIGHT),
                    Layout.classic().with(MustDiffer.of("a: b", 0, 80)),
                    Layout.regions(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3),
                    Layout.boxes(4, 4))
            .map(layout -> SudokuSolver.create()
                    .solve(Grid.empty(layout))
                    .findSolution()
                    .orElseThrow())
            .toList();

    @ParameterizedTest
    @EnumSource(Answers.Format.class)
    void aSolutionIsReadBackOnEveryLayout(Answers.Format format) throws IOException {
        for (Grid solution : SOLUTIONS) {
            Grid puzzle = solution.with(0, 0).with(solution.layout().cellCount() / 2, 0);
            for (SudokuProgram program : programs(puzzle)) {
                String exported = export(format, program);
                assertThat(decode(exported, Answers.solution(format, program, solution)))
                        .isEqualTo(new DecodeResult.Solution(puzzle, solution));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Answers.Format.class)
    void theOtherAnswersAreReported(Answers.Format format) throws IOException {
        for (SudokuProgram program : programs(PUZZLE)) {
            String exported = export(format, program);
            assertThat(decode(exported, Answers.none(format, program))).isEqualTo(new DecodeResult.NoSolution(PUZZLE));
            assertThat(decode(exported, Answers.unknown(format, program))).isEqualTo(new DecodeResult.Unknown(PUZZLE));
        }
    }

    /** Whichever single value is inverted, the message names a row that is violated. */
    @ParameterizedTest
    @EnumSource(Answers.Format.class)
    void everyValueIsChecked(Answers.Format format) throws IOException {
        for (SudokuProgram program : programs(PUZZLE)) {
            String exported = export(format, program);
            for (int variable = 1; variable <= program.variables().count(); variable++) {
                String answer = Answers.turned(format, program, SOLUTION, variable);
                assertThatThrownBy(() -> decode(exported, answer))
                        .isInstanceOf(WrongAnswerException.class)
                        .hasMessageMatching("wrong answer: constraint [a-z]\\w+ in line \\d+ of the exported file"
                                + " does not hold: its sum is [0-2], and must be = 1");
            }
        }
    }

    @Test
    void theMessageOnAWrongAnswerNamesTheConstraintAndItsLine() throws IOException {
        SudokuProgram program = SudokuProgram.of(PUZZLE);
        assertThatThrownBy(() -> decode(
                        export(Answers.Format.LP_RAW, program),
                        Answers.turned(Answers.Format.LP_RAW, program, SOLUTION, 1)))
                .hasMessage("wrong answer: constraint cell_r1c1 in line 9 of the exported file does not hold:"
                        + " its sum is 0, and must be = 1");
        assertThatThrownBy(() -> decode(
                        export(Answers.Format.OPB, program), Answers.turned(Answers.Format.OPB, program, SOLUTION, 2)))
                .hasMessage("wrong answer: constraint cell_r1c1 in line 8 of the exported file does not hold:"
                        + " its sum is 2, and must be = 1");
        Layout knight = SMALL.with(MustDiffer.of("odd", 0, 6));
        SudokuProgram pairs = SudokuProgram.of(Grid.empty(knight));
        assertThatThrownBy(() -> decode(
                        export(Answers.Format.OPB, pairs), Answers.solution(Answers.Format.OPB, pairs, SOLUTION)))
                .hasMessageMatching("wrong answer: constraint differ_odd_r1c1_r2c3_digit_1 in line \\d+ of the exported"
                        + " file does not hold: its sum is -2, and must be >= -1");
    }

    /** Rows removed from the file, here all but those of the cells, do not make a wrong grid right. */
    @Test
    void theGridIsCheckedInAdditionToTheRows() throws IOException {
        SudokuProgram program = SudokuProgram.of(PUZZLE);
        Grid other = SOLUTION.with(1, 1);
        String message = "wrong answer: 1134341221434321 is not a solution of .2343.1221.3432.";
        String lp = export(Answers.Format.LP_RAW, program).replaceAll("(?m)^ (row|column|box|given)_.*\n", "");
        String raw = Answers.solution(Answers.Format.LP_RAW, program, other)
                .replace("s mip 76 ", "s mip 16 ")
                .replaceAll("(?m)^i (1[7-9]|[2-9]\\d) .*\n", "");
        assertThatThrownBy(() -> decode(lp, raw))
                .isInstanceOf(WrongAnswerException.class)
                .hasMessage(message);
        String opb = export(Answers.Format.OPB, program)
                .replaceAll("(?m)^[* ]*(row|column|box|given)_.*\n.*\n", "")
                .replace("#constraint= 76", "#constraint= 16");
        String values = Answers.solution(Answers.Format.OPB, program, other);
        assertThatThrownBy(() -> decode(opb, values))
                .isInstanceOf(WrongAnswerException.class)
                .hasMessage(message);
    }

    @Test
    void answersToAnotherFileAreRefused() throws IOException {
        SudokuProgram program = SudokuProgram.of(PUZZLE);
        String exported = export(Answers.Format.LP_RAW, program);
        SudokuProgram other = SudokuProgram.of(PUZZLE.with(1, 0));
        for (String answer : all(Answers.Format.LP_RAW, other)) {
            assertThatIsWrong(
                    exported,
                    answer,
                    "it has 75 rows and 64 columns, but the exported file has 76 constraints and 64 variables");
        }
        for (String answer : all(Answers.Format.LP_REPORT, other)) {
            assertThatIsWrong(
                    exported, answer, "row 65 is given_r1c3 in the answer, but given_r1c2 in the exported file");
        }
        for (String answer : all(Answers.Format.LP_REPORT, program)) {
            assertThatIsWrong(
                    exported,
                    answer.replace("x_r1c1_2 ", "x_r4c1_2 "),
                    "column 2 is x_r4c1_2 in the answer, but x_r1c1_2 in the exported file");
            assertThatIsWrong(
                    exported,
                    answer.replace("row_2_digit_3", "row_2_digit_4"),
                    "row 23 is row_2_digit_4 in the answer, but row_2_digit_3 in the exported file");
        }
        assertThatThrownBy(() -> decode(export(Answers.Format.OPB, program), "s SATISFIABLE\nv x65\n"))
                .isInstanceOf(SolverFormatException.class)
                .hasMessage(
                        "line 2, column 3: expected a value such as x1 or -x1, of a variable up to x64, but found \"x65\"");
        assertThatThrownBy(() -> decode(exported, "s SATISFIABLE\nv 1 0\n")).isInstanceOf(SolverFormatException.class);
    }

    /** Three answers: a solution, that there is none, and that it is not known. */
    private static List<String> all(Answers.Format format, SudokuProgram program) {
        return List.of(
                Answers.solution(format, program, SOLUTION),
                Answers.none(format, program),
                Answers.unknown(format, program));
    }

    private static void assertThatIsWrong(String exported, String answer, String why) {
        assertThatThrownBy(() -> decode(exported, answer))
                .isInstanceOf(WrongAnswerException.class)
                .hasMessage("wrong answer: " + why);
    }

    @ParameterizedTest
    @EnumSource(Answers.Format.class)
    void aDamagedFileIsRefusedWhateverTheAnswer(Answers.Format format) throws IOException {
        for (SudokuProgram program : programs(PUZZLE)) {
            String exported = export(format, program);
            for (String answer : all(format, program)) {
                for (int end = 0; end < exported.length() - 1; end += 1 + end / 20) {
                    String truncated = exported.substring(0, end);
                    assertThatThrownBy(() -> decode(truncated, answer))
                            .as("%d characters", end)
                            .isInstanceOf(MalformedExportException.class);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Answers.Format.class)
    void malformedFilesAreRefusedWithTheirPlace(Answers.Format format) throws IOException {
        SudokuProgram program = SudokuProgram.of(PUZZLE);
        String exported = export(format, program);
        String answer = Answers.solution(format, program, SOLUTION);
        String mark = format == Answers.Format.OPB ? "* " : "\\ ";
        refused(
                exported.replace(mark + "box 2x2\n", ""),
                answer,
                "line \\d+: before this line the comments .*missing.*");
        refused(
                exported.replace(mark + "box 2x2\n", mark + "box 2y2\n"),
                answer,
                "line \\d: the layout in the comments: .*");
        refused(exported.replace("givens .", "givens z"), answer, "line \\d: the givens in the comments: .*\"z\".*");
        refused(exported.replace(mark + "sudoku-sat 1\n", ""), answer, "line \\d+: before this line the comments .*");
        refused(
                exported.replaceFirst(" = 1", " == 1"),
                answer,
                "line \\d+, column \\d+: expected .*, but found \"==\"");
    }

    @Test
    void anLpFileMustDeclareTheVariablesThatItNames() throws IOException {
        SudokuProgram program = SudokuProgram.of(PUZZLE);
        String exported = export(Answers.Format.LP_RAW, program);
        String answer = Answers.solution(Answers.Format.LP_RAW, program, SOLUTION);
        int binary = exported.indexOf("Binary\n") + 7;
        String head = exported.substring(0, binary);
        String tail = exported.substring(binary);
        refused(
                head + tail.replaceFirst(" x_r1c1_1", ""),
                answer,
                "the file names 64 variables, but declares 63 under \"Binary\"");
        refused(
                head + tail.replaceFirst("x_r1c1_2", "x_r1c1_1"),
                answer,
                "line \\d+: a variable is declared a second time, r1c1=1");
        for (String name : new String[] {
            "x_r1c5_1",
            "x_r0c1_1",
            "x_r01c1_1",
            "x_r1c1_5",
            "x_r1c1",
            "x_c1r1_1",
            "y_r1c1_1",
            "x_r1c1_",
            "x_rc_",
            "x_r1c1_1_",
            "x_r99999999999c1_1"
        }) {
            refused(
                    exported.replaceFirst("x_r1c1_2", name),
                    answer,
                    "line 9, column 24: expected a variable such as x_r1c1_1, but found \"" + name + "\"");
        }
    }

    @Test
    void aHeaderWithMoreVariablesThanTheFileHasIsRefused() throws IOException {
        Answers.Format format = Answers.Format.OPB;
        for (SudokuProgram program : programs(PUZZLE)) {
            String exported = export(format, program);
            for (String answer : all(format, program)) {
                for (String declared : List.of("65", "1000000000", "2147483647")) {
                    refused(
                            exported.replaceFirst("#variable= \\d+", "#variable= " + declared),
                            answer,
                            "line 1: expected " + program.variables().count()
                                    + " variables, as the comments and constraints have, but found " + declared);
                }
            }
        }
    }

    private static void refused(String exported, String answer, String message) {
        assertThatThrownBy(() -> decode(exported, answer))
                .isInstanceOf(MalformedExportException.class)
                .hasMessageMatching(message);
    }

    /** Files damaged at random are decoded or refused; if a grid results, it is the solution of what the file still says. */
    @ParameterizedTest
    @EnumSource(Answers.Format.class)
    void damagedFilesAreDecodedOrRefused(Answers.Format format) throws IOException {
        SudokuProgram program = SudokuProgram.reduced(Puzzle.of(PUZZLE));
        String exported = export(format, program);
        String answer = Answers.solution(format, program, SOLUTION);
        long seed = Seeds.seed();
        Random random = new Random(seed);
        for (int round = 0; round < 1500; round++) {
            boolean isAnswer = random.nextBoolean();
            String damaged = damaged(isAnswer ? answer : exported, random);
            try {
                DecodeResult decoded = decode(isAnswer ? exported : damaged, isAnswer ? damaged : answer);
                if (decoded instanceof DecodeResult.Solution found) {
                    assertThat(found.solution().isSolved())
                            .as("seed %d, round %d", seed, round)
                            .isTrue();
                    assertThat(found.solution().keeps(found.puzzle())).isTrue();
                }
            } catch (MalformedExportException | WrongAnswerException | SolverFormatException e) {
                assertThat(e.getMessage())
                        .as("seed %d, round %d", seed, round)
                        .isNotBlank()
                        .doesNotContain("\n");
            }
        }
    }

    private static String damaged(String text, Random random) {
        StringBuilder damaged = new StringBuilder(text);
        for (int i = 0; i <= random.nextInt(2) && damaged.length() > 0; i++) {
            int at = random.nextInt(damaged.length());
            switch (random.nextInt(4)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 -> damaged.insert(at, (char) random.nextInt(256));
                case 2 -> damaged.setCharAt(at, "0123456789 \n*\\-x_rc=s".charAt(random.nextInt(21)));
                default -> damaged.delete(at, Math.min(damaged.length(), at + random.nextInt(100)));
            }
        }
        return damaged.toString();
    }

    @ParameterizedTest
    @EnumSource(Answers.Format.class)
    void aStoppedTextEndsWithAWholeLineAndIsRefused(Answers.Format format) throws IOException {
        SudokuProgram program = SudokuProgram.of(Grid.empty(Layout.boxes(6, 6)));
        Cancellation stop = new Cancellation();
        List<Long> done = new ArrayList<>();
        Progress cancelling = (what, rows, total) -> {
            done.add(rows);
            assertThat(what).isEqualTo("constraints");
            assertThat(total).isEqualTo(format == Answers.Format.OPB ? 4 * 36 * 36 : -1);
            stop.cancel();
        };
        StringBuilder text = new StringBuilder();
        assertThat(write(
                        format,
                        program,
                        text,
                        Limits.none().withCancellation(stop).withProgress(cancelling)))
                .contains(StopReason.CANCELLED);
        assertThat(done).containsExactly(1024L);
        assertThat(text.toString()).containsPattern("\n[*\\\\] incomplete: .*\n$");
        assertThatThrownBy(() -> decode(text.toString(), Answers.unknown(format, program)))
                .isInstanceOf(MalformedExportException.class);
        StringBuilder nothing = new StringBuilder();
        assertThat(write(format, program, nothing, Limits.none().withCancellation(stop)))
                .contains(StopReason.CANCELLED);
        assertThat(nothing.toString()).doesNotContain("cell_", "+1");
    }

    @Test
    void withoutCandidatesThereIsNoProgram() {
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(Layout.boxes(1, 1)));
        marks.remove(0, 1);
        SudokuProgram program = SudokuProgram.reduced(Puzzle.of(Grid.empty(Layout.boxes(1, 1)), marks));
        for (Answers.Format format : Answers.Format.values()) {
            assertThatThrownBy(() -> export(format, program))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("the program must have a variable, but no cell has a candidate");
        }
    }

    @ParameterizedTest
    @EnumSource(Answers.Format.class)
    void aFailingTargetEndsTheExport(Answers.Format format) {
        SudokuProgram program = SudokuProgram.of(Grid.empty(Layout.boxes(4, 4)));
        Appendable full = new Appendable() {
            @Override
            public Appendable append(CharSequence text) throws IOException {
                throw new IOException("no space left");
            }

            @Override
            public Appendable append(CharSequence text, int from, int to) throws IOException {
                throw new IOException("no space left");
            }

            @Override
            public Appendable append(char c) throws IOException {
                throw new IOException("no space left");
            }
        };
        assertThatThrownBy(() -> write(format, program, full, Limits.none()))
                .isInstanceOf(IOException.class)
                .hasMessage("no space left");
    }
}
