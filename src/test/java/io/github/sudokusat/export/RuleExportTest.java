package io.github.sudokusat.export;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.Automaton;
import io.github.sudokusat.primitive.DigitCount;
import io.github.sudokusat.primitive.Digits;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.primitive.Section;
import io.github.sudokusat.primitive.Sequence;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPrimitives.Kind;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Tools;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Exported formulas of puzzles with named rules: what they say, and what other programs find in them. */
@Tag("long")
class RuleExportTest {

    private static final EncodingOptions REDUCED = EncodingOptions.defaults();
    private static final EncodingOptions UNITS = REDUCED.withClues(ClueHandling.UNITS);

    @TempDir
    Path directory;

    private static SudokuCnf formula(Grid puzzle, EncodingOptions options) {
        return SudokuEncoder.of(puzzle.layout(), options).encode(Puzzle.of(puzzle));
    }

    private static String export(SudokuCnf formula) throws IOException {
        StringBuilder text = new StringBuilder();
        DimacsExport.write(formula, text);
        return text.toString();
    }

    private static List<Cell> cells(int... numbers) {
        List<Cell> cells = new ArrayList<>();
        for (int number : numbers) {
            cells.add(Cell.numbered(number, 4));
        }
        return cells;
    }

    @Test
    void commentsNameTheClausesOfEachRule() throws IOException {
        Layout layout = Layout.boxes(2, 2).with(Killer.of(7, cells(0, 5)));
        assertThat(export(formula(Grid.empty(layout), UNITS))).contains("""
                        c killer 7 r1c1 r2c2
                        c encoding complete at-most-one pairwise clues units
                        c givens ................
                        c variable (row - 1) * 16 + (column - 1) * 4 + digit, rows and columns from 1
                        c clauses 385-392 killer cage 7 at r1c1
                        p cnf 64 392
                        """);
    }

    @Test
    void commentsNameTheVariablesOfARuleAndShowThoseThatTheCandidatesDoNotDetermine() throws IOException {
        int[] row = {0, 1, 2, 3};
        long all = Digits.all(4);
        Section.Case first = Section.Case.of(0b0001, all, all, all, all);
        Section.Case second = Section.Case.of(0b0010, all, all, all, all);
        Layout layout = Layout.boxes(2, 2)
                .with(PrimitiveRule.of("open", List.of(Section.of(4, row, List.of(first, second), 1, 2))));
        String text = export(formula(Grid.empty(layout), UNITS));
        assertThat(text).containsPattern("\nc clauses 385-[0-9]+ variables 65-[0-9]+ open\nc p show 1 2 .* 64 0\n");
        Layout determined =
                Layout.boxes(2, 2).with(PrimitiveRule.of("sum", List.of(LinearSum.of(4, 11, 0, 5, 10, 15))));
        assertThat(export(formula(Grid.empty(determined), UNITS)))
                .contains(" variables 65-")
                .doesNotContain("p show");
    }

    /** A cell on which a given decides everything leaves no clauses. */
    @Test
    void ruleThatHoldsAnywayHasNoClausesAndNoComment() throws IOException {
        Layout layout = Layout.boxes(2, 2)
                .with(PrimitiveRule.of("any", List.of(DigitCount.of(4, new int[] {0, 1}, 3, 0, 1, 2))));
        assertThat(export(formula(Grid.empty(layout), UNITS))).doesNotContain("c clauses");
    }

    /** The clauses that the comments name are those that make the difference to the formula without the rule. */
    @Test
    void partsAreTheClausesThatARuleAdds() {
        for (long seed = 1; seed <= 20; seed++) {
            Grid solution = new PuzzleMaker(seed).solution(Layout.boxes(2, 3));
            Random random = new Random(seed);
            Layout layout = RandomPrimitives.layout(solution, 4, random, Kind.values());
            Grid puzzle = RandomPuzzles.within(solution, seed, 50);
            SudokuCnf formula = formula(puzzle.on(layout), UNITS);
            long withRules = formula.ruleParts().stream()
                    .mapToLong(part -> part.clauses())
                    .sum();
            assertThat(formula.clauses() - withRules)
                    .as("seed %d", seed)
                    .isEqualTo(formula(puzzle, UNITS).clauses());
            assertThat(formula.ruleParts()).extracting(part -> part.rule()).isEqualTo(layout.rules());
        }
    }

    /** Clasp finds each solution, as often as there are ways to extend it to the auxiliary variables. */
    @ParameterizedTest
    @EnumSource(Kind.class)
    void claspFindsEachSolutionOnceOrTheFileShowsTheCandidates(Kind kind) throws Exception {
        Tools.require("clasp");
        for (long seed = 1; seed <= 6; seed++) {
            Grid puzzle = puzzle(seed, kind);
            List<Grid> solutions = RandomPuzzles.solutions(puzzle);
            SudokuCnf formula = formula(puzzle, seed % 2 == 0 ? UNITS : REDUCED);
            String text = export(formula);
            List<String> models = OtherProgram.models(directory, text);
            Set<Grid> found = new HashSet<>();
            for (String model : models) {
                DecodeResult decoded = AnswerDecoder.decode(new StringReader(text), new StringReader(model));
                found.add(((DecodeResult.Solution) decoded).solution());
            }
            assertThat(found).as("seed %d", seed).isEqualTo(new HashSet<>(solutions));
            if (!text.contains("\nc p show")) {
                assertThat(models).as("seed %d", seed).hasSameSizeAs(solutions);
            }
        }
    }

    private static Grid puzzle(long seed, Kind... kinds) {
        Layout plain = seed % 3 == 0 ? Layout.classic() : Layout.boxes(2, 3);
        Grid solution = new PuzzleMaker(seed).solution(plain);
        Layout layout = RandomPrimitives.layout(solution, 3, new Random(seed), kinds);
        return RandomPuzzles.within(solution, seed, 60).on(layout);
    }

    @Test
    void minisatSolvesPuzzlesWithRulesOfAllKinds() throws Exception {
        Tools.require("minisat");
        for (long seed = 1; seed <= 12; seed++) {
            Grid puzzle = puzzle(seed, Kind.values());
            if (seed % 3 == 0) {
                puzzle = puzzle.with(0, puzzle.digit(0) % 4 + 1);
            }
            String text = export(formula(puzzle, seed % 2 == 0 ? UNITS : REDUCED));
            DecodeResult decoded = OtherProgram.decode(directory, text, "minisat", "-verb=0", "FILE", "ANSWER");
            Optional<Grid> solution = BruteForce.solutions(puzzle, 1).stream().findFirst();
            if (solution.isEmpty()) {
                assertThat(decoded).as("seed %d", seed).isEqualTo(new DecodeResult.NoSolution(puzzle));
            } else {
                assertThatGrid(((DecodeResult.Solution) decoded).solution()).solves(puzzle);
            }
        }
    }

    /** A rule of a user's class is written as its primitives, and read back as a rule with the same clauses. */
    @Test
    void formulasAreWrittenAgainFromTheirComments() throws IOException {
        Automaton even = Automaton.of(4, 0, (count, digit) -> Math.min(9, count + digit), count -> count % 2 == 0);
        Layout layout = Layout.boxes(2, 2)
                .with(List.of(
                        PrimitiveRule.of("even: small", List.of(Sequence.of(new int[] {0, 5, 6}, even))),
                        Killer.of(7, cells(2, 7, 3))));
        for (EncodingOptions options : List.of(REDUCED, UNITS)) {
            String text = export(formula(Grid.empty(layout).with(0, 1), options));
            List<String> comments = text.lines()
                    .takeWhile(line -> line.startsWith("c "))
                    .map(line -> line.substring(2))
                    .toList();
            ExportSettings settings = ExportSettings.parse(comments);
            assertThat(export(formula(Grid.empty(settings.layout()).with(0, 1), settings.options())))
                    .isEqualTo(text);
        }
    }
}
