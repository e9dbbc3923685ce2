package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.GridFormat;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.Tools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The command line together with SAT solvers by others: the jar for one case of each, the other cases in this process. */
class SolverProgramsIT extends JarInShell {

    /** The solvers, all of them from Debian packages. */
    enum Solver {
        MINISAT("minisat", "minisat -verb=0 p.cnf answer > log", "minisat -verb=0 {cnf} {out}"),
        CADICAL("cadical", "cadical -q p.cnf > answer", "cadical -q {cnf}"),
        PICOSAT("picosat", "picosat p.cnf > answer", "picosat {cnf}"),
        CRYPTOMINISAT("cryptominisat5", "cryptominisat5 --verb 0 p.cnf > answer", "cryptominisat5 --verb 0 {cnf}"),
        CLASP("clasp", "clasp --verbose=0 p.cnf > answer", "clasp --verbose=0 {cnf}");

        private final String program;
        /** The command by which a user runs the solver on the file p.cnf to get the file answer. */
        private final String shell;

        private final String template;

        Solver(String program, String shell, String template) {
            this.program = program;
            this.shell = shell;
            this.template = template;
        }

        /** The command with a check of its exit code. */
        String toAnswer() {
            return shell + "; test $? = 10 -o $? = 0 -o $? = 30";
        }
    }

    /** A puzzle, and the options that tell the program its layout. */
    private record Case(Grid puzzle, String options) {

        String text() {
            return GridFormat.line().format(puzzle);
        }

        /** Arguments with those that tell the layout. */
        List<String> arguments(String... others) {
            List<String> arguments = new ArrayList<>(List.of(others));
            if (!options.isEmpty()) {
                arguments.addAll(List.of(options.split(" ", -1)));
            }
            return arguments;
        }

        Grid parse(String line) {
            return GridParser.of(TextOptions.defaults().withLayout(puzzle.layout()))
                    .parse(line.strip());
        }
    }

    private static final List<Case> CASES = cases();

    private static List<Case> cases() {
        PuzzleMaker maker = new PuzzleMaker(5);
        Layout jigsaw = Layouts.jigsaw(new BoxShape(3, 3), 8, new Random(5));
        StringBuilder regions = new StringBuilder();
        for (int region : jigsaw.regionOfCells()) {
            regions.append(region + 1);
        }
        Layout diagonal = Layout.classic().with(Variant.DIAGONALS);
        return List.of(
                new Case(GridParser.create().parse(HARD), ""),
                new Case(maker.puzzle(jigsaw, 0.6), "--regions " + regions),
                new Case(maker.puzzle(diagonal, 0.7), "--rule diagonals"),
                new Case(maker.puzzle(Layout.boxes(4, 4), 0.5), "--box 4x4"));
    }

    @ParameterizedTest
    @EnumSource(Solver.class)
    void exportedFormulasAreSolvedByAnySolverAndDecoded(Solver solver) throws Exception {
        Tools.require(solver.program);
        int turn = solver.program.length();
        for (Case one : CASES) {
            String clues = turn % 2 == 0 ? "units" : "reduced";
            String solved = turn++ % CASES.size() == 0
                    ? solvedByJar(solver, one, clues)
                    : solvedInThisProcess(solver, one, clues);
            assertThatGrid(one.parse(solved)).solves(one.puzzle());
        }
    }

    private String solvedByJar(Solver solver, Case one, String clues) throws Exception {
        Ran decoded = shell(SUDOKU + " export " + one.options() + " --clues " + clues + " '" + one.text()
                + "' -o p.cnf && { " + solver.toAnswer() + "; } ; " + SUDOKU + " decode p.cnf answer");
        assertThat(decoded.code()).as(decoded.err()).isZero();
        return decoded.out();
    }

    private String solvedInThisProcess(Solver solver, Case one, String clues) throws Exception {
        String formula = directory.resolve("p.cnf").toString();
        List<String> export = one.arguments("export", "--clues", clues, "-o", formula, one.text());
        Cli.run(export.toArray(String[]::new)).is(0, "", "");
        assertThat(shell(solver.toAnswer()).code()).isZero();
        Cli.Result decoded =
                Cli.run("decode", formula, directory.resolve("answer").toString());
        assertThat(decoded.code()).as(decoded.err()).isZero();
        return decoded.out();
    }

    @ParameterizedTest
    @EnumSource(Solver.class)
    void theProgramCanRunAnySolver(Solver solver) throws IOException {
        Tools.require(solver.program);
        for (Case one : CASES) {
            Path file = Files.writeString(directory.resolve("puzzle.txt"), one.text() + "\n");
            List<String> arguments = one.arguments("solve", "--solver", solver.template, file.toString());
            Cli.Result result = Cli.run(arguments.toArray(String[]::new));
            assertThat(result.code()).as(result.err()).isZero();
            assertThatGrid(one.parse(result.out())).solves(one.puzzle());
        }
        Cli.run("check", "--solver", solver.template, EASY).is(0, "proper\n", "");
        Cli.run("solve", "--solver", solver.template, Cli.NONE).is(3, "none\n", "");
        Cli.run("count", "--solver", solver.template, Cli.TWO).is(0, "2\n", "");
        Cli.runOn(EASY + "\n" + HARD + "\n" + EASY + "\n", "solve", "-j", "2", "--solver", solver.template)
                .is(0, EASY_SOLUTION + "\n" + HARD_SOLUTION + "\n" + EASY_SOLUTION + "\n", "");
    }
}
