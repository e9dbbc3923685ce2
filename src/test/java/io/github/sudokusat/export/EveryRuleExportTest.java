package io.github.sudokusat.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** CNF, OPB and LP files with a rule of every keyword: other programs find exactly the solutions that the rule means. */
@Tag("long")
class EveryRuleExportTest {

    /** Puzzles with more solutions get more givens. */
    private static final int MANY = 40;

    @TempDir
    Path directory;

    static List<String> keywords() {
        return RuleText.keywords();
    }

    /** A puzzle with a rule, its solutions by the rule's meaning, and grids that break it. */
    private record Case(Grid puzzle, Set<Grid> solutions, Set<Grid> wrong, String what) {

        static Optional<Case> of(String keyword, Layout base, long seed) {
            return RandomRules.combination(base, seed, 1, List.of(keyword))
                    .filter(ruled -> !ruled.rules().isEmpty())
                    .map(ruled -> of(ruled, seed));
        }

        private static Case of(RuledGrid ruled, long seed) {
            Random random = new Random(seed);
            Grid puzzle = ruled.puzzle(seed, ruled.layout().side() == 4 ? 0.9 : 0.6);
            while (ruled.solutions(puzzle).size() > MANY) {
                int cell = random.nextInt(ruled.layout().cellCount());
                puzzle = puzzle.with(cell, ruled.solution().digit(cell));
            }
            Set<Grid> solutions = ruled.solutions(puzzle);
            Set<Grid> wrong = new HashSet<>();
            RandomPuzzles.solutions(puzzle.on(ruled.solution().layout()))
                    .forEach(grid -> wrong.add(grid.on(ruled.layout())));
            wrong.removeAll(solutions);
            return new Case(puzzle, solutions, wrong, "seed " + seed + ": " + ruled + " " + puzzle);
        }
    }

    @ParameterizedTest
    @MethodSource("keywords")
    void filesHaveTheSolutionsThatTheRuleMeans(String keyword) throws Exception {
        requireTools();
        int seed = Seeds.seed();
        assertFiles(keyword, seed % 2 == 0 ? Layout.boxes(2, 2) : Layout.boxes(2, 3), seed);
    }

    @ParameterizedTest
    @MethodSource("keywords")
    @Tag("slow")
    void manyFilesHaveTheSolutionsThatTheRuleMeans(String keyword) throws Exception {
        requireTools();
        int seed = Seeds.seed();
        for (int i = 0; i < 10; i++) {
            assertFiles(keyword, Layout.boxes(2, 2), seed + i);
            assertFiles(keyword, Layout.boxes(2, 3), seed + i);
        }
    }

    private static void requireTools() {
        Tools.require("clasp");
        Tools.require("minisat");
        Tools.require("glpsol", "glpk-utils");
    }

    private void assertFiles(String keyword, Layout base, long seed) throws Exception {
        Optional<Case> made = Case.of(keyword, base, seed);
        if (made.isPresent()) {
            Case one = made.get();
            boolean isReduced = Math.floorMod(seed, 4) > 1;
            String cnf = cnf(one.puzzle, isReduced);
            boolean isDetermined = !cnf.contains("\nc p show");
            assertModels(one, cnf, isDetermined);
            assertModels(one, OtherProgram.opb(program(one.puzzle, isReduced)), isDetermined);
            assertSatisfiable(one, isReduced);
            assertFeasible(one, isReduced);
        }
    }

    /** Clasp finds each solution; once if candidates determine all variables. */
    private void assertModels(Case one, String exported, boolean isDetermined) throws Exception {
        List<String> models = OtherProgram.models(directory, exported);
        Set<Grid> found = new HashSet<>();
        for (String model : models) {
            found.add(solution(AnswerDecoder.decode(new StringReader(exported), new StringReader(model))));
        }
        assertThat(found).as(one.what).isEqualTo(one.solutions);
        if (isDetermined) {
            assertThat(models).as(one.what).hasSameSizeAs(found);
        }
    }

    private static Grid solution(DecodeResult decoded) {
        assertThat(decoded).isInstanceOf(DecodeResult.Solution.class);
        return ((DecodeResult.Solution) decoded).solution();
    }

    /** Minisat finds a solution, and none of a full grid that breaks the rule. */
    private void assertSatisfiable(Case one, boolean isReduced) throws Exception {
        String[] command = {"minisat", "-verb=0", "FILE", "ANSWER"};
        DecodeResult decoded = OtherProgram.decode(directory, cnf(one.puzzle, isReduced), command);
        assertThat(one.solutions).as(one.what).contains(solution(decoded));
        for (Grid wrong : one.wrong.stream().limit(1).toList()) {
            assertThat(OtherProgram.decode(directory, cnf(wrong, isReduced), command))
                    .as("%s, %s", one.what, wrong)
                    .isInstanceOf(DecodeResult.NoSolution.class);
        }
    }

    /** Glpsol accepts a solution, and no full grid that breaks the rule. */
    private void assertFeasible(Case one, boolean isReduced) throws Exception {
        String[] command = {"glpsol", "--lp", "FILE", "-w", "ANSWER"};
        Grid right = one.solutions.iterator().next();
        assertThat(solution(OtherProgram.decode(directory, OtherProgram.lp(program(right, isReduced)), command)))
                .as(one.what)
                .isEqualTo(right);
        for (Grid wrong : one.wrong.stream().limit(1).toList()) {
            assertThat(OtherProgram.decode(directory, OtherProgram.lp(program(wrong, isReduced)), command))
                    .as("%s, %s", one.what, wrong)
                    .isInstanceOf(DecodeResult.NoSolution.class);
        }
    }

    private static SudokuProgram program(Grid puzzle, boolean isReduced) {
        return isReduced ? SudokuProgram.reduced(Puzzle.of(puzzle)) : SudokuProgram.of(puzzle);
    }

    private static String cnf(Grid puzzle, boolean isReduced) throws IOException {
        EncodingOptions options =
                EncodingOptions.defaults().withClues(isReduced ? ClueHandling.REDUCED : ClueHandling.UNITS);
        SudokuCnf formula = SudokuEncoder.of(puzzle.layout(), options).encode(Puzzle.of(puzzle));
        StringBuilder text = new StringBuilder();
        DimacsExport.write(formula, text);
        return text.toString();
    }
}
