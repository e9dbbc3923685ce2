package io.github.sudokusat.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.cnf.SolverFormatException;
import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Cancellation;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.run.StopReason;
import io.github.sudokusat.run.StoppedException;
import io.github.sudokusat.solve.SudokuSolver;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("long")
class DimacsExportTest {

    private static final Layout SMALL = Layout.boxes(2, 2);
    private static final Grid SOLUTION = Grid.of(SMALL, 1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1);
    private static final Grid PUZZLE =
            SOLUTION.with(0, 0).with(5, 0).with(10, 0).with(15, 0);
    private static final EncodingOptions REDUCED = EncodingOptions.defaults();
    private static final EncodingOptions UNITS = REDUCED.withClues(ClueHandling.UNITS);

    private static String export(Grid puzzle, EncodingOptions options, boolean show) throws IOException {
        StringBuilder out = new StringBuilder();
        SudokuCnf formula = SudokuEncoder.of(puzzle.layout(), options).encode(Puzzle.of(puzzle));
        assertThat(DimacsExport.write(formula, DimacsOptions.defaults().withShowLine(show), out, Limits.none()))
                .isEmpty();
        return out.toString();
    }

    private static DecodeResult decode(String exported, String answer) throws IOException {
        return AnswerDecoder.decode(new StringReader(exported), new StringReader(answer));
    }

    /** The literals of a solution, according to the variable comments of the file. */
    private static String answer(String exported, Grid solution) {
        StringBuilder text = new StringBuilder("s SATISFIABLE\nv");
        boolean reduced = exported.contains(" clues reduced\n");
        int side = solution.layout().side();
        for (int cell = 0; cell < side * side; cell++) {
            for (int digit = 1; digit <= side; digit++) {
                int variable = cell * side + digit;
                if (reduced) {
                    String name = " r" + (cell / side + 1) + "c" + (cell % side + 1) + "=" + digit + "\n";
                    int end = exported.indexOf(name);
                    if (end < 0) {
                        continue;
                    }
                    variable = Integer.parseInt(exported.substring(exported.lastIndexOf(' ', end - 1) + 1, end));
                }
                text.append(' ').append(solution.digit(cell) == digit ? variable : -variable);
            }
        }
        return text + " 0\n";
    }

    @Test
    void theFileExplainsItselfByteForByte() throws IOException {
        Grid puzzle = SOLUTION.with(0, 0).with(1, 0);
        assertThat(export(puzzle, REDUCED, false)).isEqualTo("""
                c sudoku-sat 1
                c box 2x2
                c encoding complete at-most-one pairwise clues reduced
                c givens ..34341221434321
                c candidates 2
                c map 1 r1c1=1
                c map 2 r1c2=2
                p cnf 2 2
                1 0
                2 0
                """);
        String direct = export(puzzle, UNITS, true);
        assertThat(direct).contains("c variable (row - 1) * 16 + (column - 1) * 4 + digit, rows and columns from 1\n");
        assertThat(direct).doesNotContain("p show");
    }

    @Test
    void showLinesNameTheCandidatesIfThereAreAuxiliaryVariables() throws IOException {
        Layout layout = Layout.boxes(2, 4);
        EncodingOptions options = UNITS.withAtMostOne(AtMostOneMethod.SEQUENTIAL);
        StringBuilder wanted = new StringBuilder("\nc p show");
        for (int variable = 1; variable <= 512; variable++) {
            wanted.append(' ').append(variable);
        }
        assertThat(export(Grid.empty(layout), options, true)).contains(wanted + " 0\n");
        assertThat(export(Grid.empty(layout), options, false)).doesNotContain("p show");
    }

    @ParameterizedTest
    @EnumSource(
            value = ClueHandling.class,
            names = {"UNITS", "REDUCED"})
    void aSolutionIsReadBackOnEveryLayout(ClueHandling clues) throws IOException {
        for (Layout layout : List.of(
                SMALL,
                Layout.boxes(1, 1),
                Layout.boxes(2, 3).with(Variant.DISJOINT_GROUPS).with(Variant.ANTI_KING),
                Layout.classic().with(Variant.DIAGONALS),
                Layout.classic().with(MustDiffer.of("a: b", 0, 80)),
                Layout.regions(0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3),
                Layout.boxes(6, 6))) {
            Grid solution = SudokuSolver.create()
                    .solve(Grid.empty(layout))
                    .findSolution()
                    .orElseThrow();
            Grid puzzle = solution.with(0, 0).with(layout.cellCount() / 2, 0);
            String exported = export(puzzle, REDUCED.withClues(clues), false);
            assertThat(decode(exported, answer(exported, solution)))
                    .isEqualTo(new DecodeResult.Solution(puzzle, solution));
        }
    }

    @Test
    void theOtherAnswersAreReported() throws IOException {
        String exported = export(PUZZLE, REDUCED, false);
        assertThat(decode(exported, "s UNSATISFIABLE\n")).isEqualTo(new DecodeResult.NoSolution(PUZZLE));
        assertThat(decode(exported, "UNSAT\n")).isEqualTo(new DecodeResult.NoSolution(PUZZLE));
        assertThat(decode(exported, "s UNKNOWN\n")).isEqualTo(new DecodeResult.Unknown(PUZZLE));
    }

    @Test
    void theMessageOnAWrongModelNamesTheClauseThatItBreaks() throws IOException {
        String exported = export(PUZZLE, UNITS, false);
        String wrong = answer(exported, SOLUTION).replace("v 1 ", "v -1 ");
        assertThatThrownBy(() -> decode(exported, wrong))
                .isInstanceOf(WrongAnswerException.class)
                .hasMessage("wrong answer: clause 1 of the formula does not hold: [1, 2, 3, 4], which says "
                        + "r1c1=1 or r1c1=2 or r1c1=3 or r1c1=4");
        String twice = answer(exported, SOLUTION).replace(" -2 ", " 2 ");
        assertThatThrownBy(() -> decode(exported, twice))
                .hasMessage("wrong answer: clause 2 of the formula does not hold: [-1, -2], which says "
                        + "r1c1<>1 or r1c1<>2");
        String sequential =
                export(Grid.empty(Layout.boxes(2, 4)), UNITS.withAtMostOne(AtMostOneMethod.SEQUENTIAL), false);
        StringBuilder all = new StringBuilder("SAT\n");
        for (int variable = 1; variable <= 512; variable++) {
            all.append(variable).append(' ');
        }
        assertThatThrownBy(() -> decode(sequential, all + "-513 0\n"))
                .hasMessage("wrong answer: clause 2 of the formula does not hold: [-1, 513], which says "
                        + "r1c1<>1 or auxiliary=513");
    }

    @ParameterizedTest
    @EnumSource(
            value = AtMostOneMethod.class,
            names = {"PAIRWISE", "PRODUCT"})
    void everyVariableMustStandForOneCandidate(AtMostOneMethod method) throws IOException {
        Grid empty = Grid.empty(Layout.boxes(2, 4)).with(0, 1);
        String exported = export(empty, REDUCED.withAtMostOne(method), false);
        List<String> maps =
                exported.lines().filter(line -> line.startsWith("c map ")).toList();
        String last = maps.get(maps.size() - 1);
        for (String map : List.of(maps.get(0), maps.get(100), last)) {
            String deleted = exported.replace(map + "\n", "");
            refused(
                    deleted,
                    "line 5: found \"candidates " + maps.size() + "\", but " + (maps.size() - 1) + " comments");
            if (!map.equals(last)) {
                String uncounted = deleted.replace("c candidates " + maps.size() + "\n", "");
                refused(uncounted, "line " + (4 + maps.size() - 1) + ": found \"" + last.substring(2));
            }
            String doubled = exported.replace(map + "\n", map + "\n" + map + "\n")
                    .replace("c candidates " + maps.size(), "c candidates " + (maps.size() + 1));
            refused(
                    doubled,
                    "line " + (6 + maps.indexOf(map) + 1) + ": found \"" + map.substring(2) + "\", but its candidate");
        }
        refused(
                exported.replace("c map 2 ", "c map 1 "),
                "line 7: found \"map 1 ",
                "its variable already appears in an earlier comment");
        refused(exported.replace("c map 2 r1c2=3", "c map 2 r1c9=3"), "line 7: found ", "the grid's side is 8");
        refused(exported.replace("c map 2 r1c2=3", "c map 2 r1c2=9"), "line 7: found ", "the grid's side is 8");
        refused(
                exported.replace("c map 2 r1c2=3", "c map 2 r1c2"),
                "line 7: expected a comment such as \"map 1 r1c5=9\"");
        refused(
                exported.replace("c map 2 r1c2=3", "c map 0 r1c2=3"),
                "line 7: expected a comment such as \"map 1 r1c5=9\"");
        refused(exported + "c map 1 r8c8=8\n", "line ", "expected \"map 1 r8c8=8\" before the header");
        refused(exported.replace("c box 2x4", "c box 2x"), "line 2: the layout in the comments: expected ");
    }

    private static void refused(String exported, String start, String... pieces) {
        assertThatThrownBy(() -> decode(exported, "s UNKNOWN\n"))
                .isInstanceOf(MalformedExportException.class)
                .hasMessageStartingWith(start)
                .satisfies(e -> List.of(pieces).forEach(piece -> assertThat(e).hasMessageContaining(piece)));
    }

    @Test
    void theAnswerToAnotherPuzzleIsWrong() throws IOException {
        Grid other = Grid.of(SMALL, 2, 1, 3, 4, 3, 4, 1, 2, 1, 2, 4, 3, 4, 3, 2, 1);
        String foreign = export(other.with(3, 0), UNITS, false);
        for (EncodingOptions options : List.of(UNITS, REDUCED)) {
            String exported = export(PUZZLE, options, false);
            assertThatThrownBy(() -> decode(exported, answer(foreign, other)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void removedClausesDoNotMakeAWrongGridRight() throws IOException {
        String exported = export(PUZZLE, UNITS, false);
        String emptied = exported.substring(0, exported.indexOf("p cnf")) + "p cnf 64 0\n";
        assertThatThrownBy(() -> decode(emptied, answer(exported, SOLUTION.with(0, 2))))
                .isInstanceOf(WrongAnswerException.class)
                .hasMessageContaining("is not a solution of");
        assertThatThrownBy(() -> decode(emptied, answer(exported, SOLUTION).replace(" -2 ", " 2 ")))
                .isInstanceOf(WrongAnswerException.class)
                .hasMessage("wrong answer: two digits in r1c1, 1 and 2");
    }

    @Test
    void malformedFilesAreDistinguishedFromMalformedAnswers() throws IOException {
        String exported = export(PUZZLE, REDUCED, false);
        String right = answer(exported, SOLUTION);
        assertThatThrownBy(() -> decode(exported, right.substring(0, right.length() - 3)))
                .isInstanceOf(SolverFormatException.class);
        assertThatThrownBy(() -> decode(exported.replace("p cnf", "p dnf"), right))
                .isInstanceOf(MalformedExportException.class)
                .hasMessageStartingWith("line ");
        assertThatThrownBy(() -> decode(exported.replace("c box 2x2\n", ""), right))
                .isInstanceOf(MalformedExportException.class)
                .hasMessageMatching("line \\d+: before this line the comments of an exported file are missing.*");
        assertThatThrownBy(() -> decode(exported.replace("c map 1 ", "c map one "), right))
                .isInstanceOf(MalformedExportException.class)
                .hasMessageContaining("map one");
        assertThatThrownBy(() -> decode(exported.replace("c map 1 ", "c map 99 "), right))
                .isInstanceOf(MalformedExportException.class)
                .hasMessageContaining("map 99");
        assertThatThrownBy(() -> decode(exported.replace("c givens .", "c givens z"), right))
                .isInstanceOf(MalformedExportException.class)
                .hasMessageStartingWith("line 4: the givens in the comments: ")
                .hasMessageContaining("\"z\"");
        assertThatThrownBy(() -> decode("", right)).isInstanceOf(MalformedExportException.class);
    }

    @Test
    void aDamagedFileIsRefusedWhateverTheAnswer() throws IOException {
        for (EncodingOptions options : List.of(UNITS, REDUCED)) {
            String exported = export(PUZZLE, options, false);
            for (String answer : List.of(answer(exported, SOLUTION), "s UNSATISFIABLE\n", "s UNKNOWN\n")) {
                String truncated = exported.substring(0, exported.length() - 5);
                assertThatThrownBy(() -> decode(truncated, answer))
                        .isInstanceOf(MalformedExportException.class)
                        .hasMessageStartingWith("line ");
                assertThatThrownBy(() -> decode(exported.replaceFirst("p cnf \\d+", "p cnf 3"), answer))
                        .isInstanceOf(MalformedExportException.class)
                        .hasMessageMatching("line \\d+: the header declares 3 variables.*");
            }
        }
    }

    @Test
    void aHeaderWithMoreVariablesThanTheFileHasIsRefused() throws IOException {
        for (EncodingOptions options : List.of(UNITS, REDUCED)) {
            String exported = export(PUZZLE, options, false);
            int line = (int) exported.substring(0, exported.indexOf("\np cnf"))
                            .lines()
                            .count()
                    + 1;
            String right = exported.replaceFirst("(?s).*\np cnf (\\d+) .*", "$1");
            for (String answer : List.of(answer(exported, SOLUTION), "s UNSATISFIABLE\n", "s UNKNOWN\n")) {
                for (String declared : List.of("65", "1000000000", "2147483647")) {
                    assertThatThrownBy(() -> decode(exported.replaceFirst("p cnf \\d+", "p cnf " + declared), answer))
                            .isInstanceOf(MalformedExportException.class)
                            .hasMessage("line " + line + ": expected " + right
                                    + " variables, as the comments and constraints have, but found " + declared);
                }
            }
        }
    }

    @Test
    void aFailingTargetEndsTheExport() {
        Grid empty = Grid.empty(Layout.boxes(4, 4));
        SudokuCnf formula = SudokuEncoder.of(empty.layout(), REDUCED).encode(Puzzle.of(empty));
        assertThatThrownBy(() -> DimacsExport.write(formula, new FullDisk()))
                .isInstanceOf(IOException.class)
                .hasMessage("no space left");
    }

    @Test
    void aStoppedTextEndsWithAWholeLineAndIsRefused() throws IOException {
        Grid empty = Grid.empty(Layout.boxes(4, 4));
        SudokuCnf formula = SudokuEncoder.of(empty.layout(), UNITS).encode(Puzzle.of(empty));
        Cancellation stop = new Cancellation();
        StringBuilder text = new StringBuilder();
        Writer out = new StringWriter() {
            @Override
            public void write(char[] chars, int from, int length) {
                text.append(chars, from, length);
                stop.cancel();
            }
        };
        assertThat(DimacsExport.write(
                        formula, DimacsOptions.defaults(), out, Limits.none().withCancellation(stop)))
                .contains(StopReason.CANCELLED);
        List<String> lines = text.toString().lines().toList();
        assertThat(text.toString()).endsWith("\nc incomplete: fewer clauses than the header declares\n");
        int header = lines.indexOf("p cnf 4096 " + formula.clauses());
        assertThat(lines.subList(header + 1, lines.size() - 1))
                .hasSizeBetween(1000, (int) formula.clauses() - 1)
                .allMatch(line -> line.endsWith(" 0"));
        assertThatThrownBy(() -> DimacsReader.readCnf(new StringReader(text.toString())))
                .isInstanceOf(SolverFormatException.class);
        refused(
                text.toString(),
                "line " + (lines.size() + 1),
                "of the " + formula.clauses() + " that the header declares");
    }

    @Test
    void anExportWithoutLimitsDoesNotLookCompleteAfterAnInterrupt() throws IOException {
        SudokuCnf formula = SudokuEncoder.of(SMALL, REDUCED).encode(Puzzle.of(PUZZLE));
        StringBuilder nothing = new StringBuilder();
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> DimacsExport.write(formula, nothing))
                    .isInstanceOf(StoppedException.class)
                    .hasMessage("the export is not complete: interrupted");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        StringBuilder text = new StringBuilder();
        DimacsExport.write(formula, text);
        assertThat(text.toString()).isEqualTo(export(PUZZLE, REDUCED, false));
    }

    @Test
    void theWrittenFormulaIsTheFormula() throws IOException {
        SudokuCnf formula = SudokuEncoder.of(SMALL, REDUCED).encode(Puzzle.of(PUZZLE));
        Cnf written = DimacsReader.readCnf(new StringReader(export(PUZZLE, REDUCED, false)));
        assertThat(written.clauses()).isEqualTo(formula.clauses());
        assertThat(written.variables()).isEqualTo(formula.variables());
    }

    /** A writer that accepts nothing. */
    private static final class FullDisk implements Appendable {

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
    }

    /** A solution on another layout or with a candidate that the marks lack has no blocking clause in the formula. */
    @ParameterizedTest
    @EnumSource(
            value = ClueHandling.class,
            names = {"UNITS", "REDUCED"})
    void aSolutionOfOtherCandidatesOrAnotherLayoutIsNotExcluded(ClueHandling clues) {
        EncodingOptions options = REDUCED.withClues(clues);
        StringBuilder out = new StringBuilder();
        CandidateGrid marks = CandidateGrid.full(CandidateLayout.of(SMALL));
        marks.remove(0, 1);
        Grid empty = Grid.empty(SMALL);
        SudokuCnf marked = SudokuEncoder.of(SMALL, options).encode(Puzzle.of(empty, marks));
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        DimacsExport.write(marked, DimacsOptions.defaults().withExcluded(SOLUTION), out, Limits.none()))
                .withMessage("the solution has the digit 1 in r1c1, which is not a candidate of the formula");
        Grid rows = Grid.of(Layout.boxes(1, 4), 1, 2, 3, 4, 2, 3, 4, 1, 3, 4, 1, 2, 4, 1, 2, 3);
        assertThat(rows.isSolved()).isTrue();
        SudokuCnf formula = SudokuEncoder.of(SMALL, options).encode(Puzzle.of(empty.with(0, 1)));
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        DimacsExport.write(formula, DimacsOptions.defaults().withExcluded(rows), out, Limits.none()))
                .withMessage("the grid is not a solution of the puzzle: " + rows);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> formula.blockingClause(rows))
                .withMessage("the grid must have the layout 2x2 of the puzzle, but has the layout 1x4");
        assertThat(out).as("written").isEmpty();
    }

    @Test
    void onlyASolutionOfThePuzzleCanBeExcluded() throws IOException {
        SudokuCnf formula = SudokuEncoder.of(SMALL, REDUCED).encode(Puzzle.of(PUZZLE));
        StringBuilder out = new StringBuilder();
        // Incomplete, with a conflict, and a solution of another puzzle.
        for (Grid wrong :
                List.of(PUZZLE, SOLUTION.with(0, 2), Grid.of(SMALL, 2, 1, 3, 4, 3, 4, 2, 1, 1, 2, 4, 3, 4, 3, 1, 2))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> DimacsExport.write(
                            formula, DimacsOptions.defaults().withExcluded(wrong), out, Limits.none()))
                    .withMessage("the grid is not a solution of the puzzle: " + wrong);
        }
        assertThat(out).as("written").isEmpty();
        assertThat(DimacsExport.write(formula, DimacsOptions.defaults().withExcluded(SOLUTION), out, Limits.none()))
                .isEmpty();
        assertThat(out).contains("c excludes " + SOLUTION + "\n");
    }
}
