package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.text.GridFormat;
import io.github.sudokusat.grid.text.TextOptions;
import io.github.sudokusat.grid.text.read.GridParser;
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

/** The command-line jar together with SAT solvers by others. */
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
    }

    /** A puzzle, and the options that tell the program its layout. */
    private record Case(Grid puzzle, String options) {

        String text() {
            return GridFormat.line().format(puzzle);
        }

        Grid parse(String line) {
            return GridParser.of(TextOptions.defaults().withLayout(puzzle.layout()))
                    .parse(line.strip());
        }
    }

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
        for (Case one : cases()) {
            String clues = turn++ % 2 == 0 ? "units" : "reduced";
            Ran decoded = shell(SUDOKU + " export " + one.options() + " --clues " + clues + " '" + one.text()
                    + "' -o p.cnf && { " + solver.shell + "; test $? = 10 -o $? = 0 -o $? = 30; } ; " + SUDOKU
                    + " decode p.cnf answer");
            assertThat(decoded.code()).as(decoded.err()).isZero();
            assertThatGrid(one.parse(decoded.out())).solves(one.puzzle());
        }
    }

    @ParameterizedTest
    @EnumSource(Solver.class)
    void theProgramCanRunAnySolver(Solver solver) throws IOException {
        Tools.require(solver.program);
        for (Case one : cases()) {
            Path file = Files.writeString(directory.resolve("puzzle.txt"), one.text() + "\n");
            List<String> arguments = new ArrayList<>(List.of("solve", "--solver", solver.template, file.toString()));
            if (!one.options().isEmpty()) {
                arguments.addAll(List.of(one.options().split(" ", -1)));
            }
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
