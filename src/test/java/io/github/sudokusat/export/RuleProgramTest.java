package io.github.sudokusat.export;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.primitive.LinearSum;
import io.github.sudokusat.rule.PrimitiveRule;
import io.github.sudokusat.rule.cage.Killer;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.Tools;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** LP and OPB files of layouts with named rules, and the answers of other programs to them. */
@Tag("long")
class RuleProgramTest {

    /** A program, and how it is run. */
    enum Tool {
        GLPSOL_RAW("glpsol", "glpk-utils", "--lp FILE -w ANSWER"),
        GLPSOL_REPORT("glpsol", "glpk-utils", "--lp FILE -o ANSWER"),
        CLASP("clasp", "clasp", "--verbose=0 FILE"),
        MINISAT_PLUS("minisat+", "minisat+", "-v0 FILE");

        private final String program;
        private final String debianPackage;
        private final String arguments;

        Tool(String program, String debianPackage, String arguments) {
            this.program = program;
            this.debianPackage = debianPackage;
            this.arguments = arguments;
        }

        boolean isLp() {
            return arguments.contains("--lp");
        }
    }

    @TempDir
    Path directory;

    private static final Layout KILLER = Layout.boxes(2, 2)
            .with(List.of(
                    Killer.of(5, List.of(new Cell(0, 0), new Cell(0, 1))),
                    PrimitiveRule.of("a < b", List.of(LinearSum.of(4, new int[] {5, 15}, new int[] {1, -1}, -3)))));

    @Test
    void theRowsOfARuleBearItsName() throws IOException {
        SudokuProgram program = SudokuProgram.of(Grid.empty(KILLER));
        assertThat(OtherProgram.lp(program))
                .contains(
                        "\\ y_N is a variable that a rule adds, and no part of the solution\n",
                        " rule_1_a___b_row_1: - x_r2c2_1 - 2 x_r2c2_2 - 3 x_r2c2_3 - 4 x_r2c2_4 + x_r4c4_1"
                                + " + 2 x_r4c4_2 + 3 x_r4c4_3 + 4 x_r4c4_4 = 3\n",
                        " rule_2_killer_cage_5_at_r1c1_row_1: y_1 + y_2 = 1\n",
                        " rule_2_killer_cage_5_at_r1c1_row_2: x_r1c1_1 + x_r1c2_1 - y_2 = 0\n",
                        " x_r4c4_4 y_1 y_2\nEnd\n");
        assertThat(OtherProgram.opb(program))
                .startsWith("* #variable= 66 #constraint= 70\n")
                .contains(
                        "* rule_2_killer_cage_5_at_r1c1_row_2\n+1 x1 +1 x5 -1 x66 = 0 ;\n",
                        "* further variables are added by rules, and no part of the solution\n");
    }

    /** An added variable with a wrong value breaks a row, whose name says of which rule. */
    @Test
    void wrongValuesOfAddedVariablesAreFound() throws IOException {
        Grid solution = BruteForce.solutions(Grid.empty(KILLER), 1).get(0);
        SudokuProgram program = SudokuProgram.of(solution);
        StringBuilder values = new StringBuilder("s SATISFIABLE\nv");
        for (int variable : program.variablesOf(solution)) {
            values.append(" x").append(variable);
        }
        for (String wrong : List.of("", " x65 x66")) {
            assertThatThrownBy(() -> AnswerDecoder.decode(
                            new StringReader(OtherProgram.opb(program)), new StringReader(values + wrong + "\n")))
                    .isInstanceOf(WrongAnswerException.class)
                    .hasMessageContaining("constraint rule_2_killer_cage_5_at_r1c1_row_1 ");
        }
    }

    @Test
    void addedVariablesMustBeNamedInTheirOrder() throws IOException {
        String exported = OtherProgram.lp(SudokuProgram.of(Grid.empty(KILLER)));
        for (String name : List.of("y_3", "y_0", "y_01", "y_", "y_1000000000", "y_x")) {
            String damaged = exported.replaceFirst("y_2", name);
            assertThatThrownBy(() -> AnswerDecoder.decode(new StringReader(damaged), answerOf(exported)))
                    .isInstanceOf(MalformedExportException.class)
                    .hasMessageContaining("expected a variable such as x_r1c1_1, but found \"" + name + "\"");
        }
        String twice = exported.replace(" y_1 y_2\nEnd", " y_1 y_1\nEnd");
        assertThatThrownBy(() -> AnswerDecoder.decode(new StringReader(twice), answerOf(exported)))
                .isInstanceOf(MalformedExportException.class)
                .hasMessageContaining("a variable is declared a second time, one that a rule added");
    }

    /** An answer that there is no solution. */
    private static StringReader answerOf(String exported) {
        long rows = exported.lines().filter(line -> line.contains(": ")).count() - 1;
        StringBuilder text = new StringBuilder("s mip " + rows + " 66 n 0\n");
        for (int row = 1; row <= rows; row++) {
            text.append("i ").append(row).append(" 0\n");
        }
        for (int column = 1; column <= 66; column++) {
            text.append("j ").append(column).append(" 0\n");
        }
        return new StringReader(text + "e o f\n");
    }

    /** Puzzles with rules of all kinds, of which the last has a wrong given. */
    @ParameterizedTest
    @EnumSource(Tool.class)
    void theToolFindsASolutionIfThereIsOne(Tool tool) throws Exception {
        Tools.require(tool.program, tool.debianPackage);
        long seed = Seeds.seed();
        int none = 0;
        for (int i = 0; i < 24; i++) {
            Layout base = i % 3 == 0 ? Layout.boxes(2, 2) : i % 3 == 1 ? Layout.boxes(2, 3) : Layout.classic();
            Grid solution = new PuzzleMaker(seed + i).solution(base);
            Layout layout = RandomPrimitives.layout(solution, 5, new Random(seed + i), RandomPrimitives.Kind.values());
            Grid puzzle = Grid.of(
                    layout, new PuzzleMaker(seed + i).blank(solution, 0.55).digits());
            if (i >= 18) {
                puzzle = puzzle.with(0, solution.digit(0) % base.side() + 1);
            }
            String what = tool + ", seed " + seed + " + " + i + ": " + layout + " " + puzzle;
            DecodeResult decoded = run(tool, puzzle, i % 2 == 0, what);
            assertThat(decoded.puzzle()).as(what).isEqualTo(puzzle);
            if (BruteForce.count(puzzle, 1) == 0) {
                none++;
                assertThat(decoded).as(what).isInstanceOf(DecodeResult.NoSolution.class);
            } else {
                assertThat(decoded).as(what).isInstanceOf(DecodeResult.Solution.class);
                assertThatGrid(((DecodeResult.Solution) decoded).solution()).solves(puzzle);
            }
        }
        assertThat(none).as("seed %d", seed).isPositive();
    }

    private DecodeResult run(Tool tool, Grid puzzle, boolean isDirect, String what) throws Exception {
        SudokuProgram program = isDirect ? SudokuProgram.of(puzzle) : SudokuProgram.reduced(Puzzle.of(puzzle));
        String[] command = (tool.program + " " + tool.arguments).split(" ", -1);
        try {
            return OtherProgram.decode(
                    directory, tool.isLp() ? OtherProgram.lp(program) : OtherProgram.opb(program), command);
        } catch (IllegalArgumentException e) {
            throw new AssertionError(what, e);
        }
    }
}
