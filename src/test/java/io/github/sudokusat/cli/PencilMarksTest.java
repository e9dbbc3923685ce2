package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cnf.Cnf;
import io.github.sudokusat.cnf.DimacsReader;
import io.github.sudokusat.format.MarksFormat;
import io.github.sudokusat.format.PencilMarks;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.BruteForce;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pencil marks are part of the puzzle: solutions use no other candidates. */
class PencilMarksTest {

    @TempDir
    private Path directory;

    /** The marks of the empty 4 × 4 grid, without 1 and 2 in the first cell and without 3 in the last. */
    private String marks() throws Exception {
        Layout layout = Layout.boxes(2, 2);
        PencilMarks.Builder marks = PencilMarks.builder(layout);
        for (int cell = 0; cell < 16; cell++) {
            for (int digit = 1; digit <= 4; digit++) {
                if (!(cell == 0 && digit <= 2) && !(cell == 15 && digit == 3)) {
                    marks.add(cell, digit);
                }
            }
        }
        return file(marks.build());
    }

    private String file(PencilMarks marks) throws Exception {
        Path file = directory.resolve("marks.txt");
        Files.writeString(file, MarksFormat.picture().format(marks) + "\n", StandardCharsets.UTF_8);
        return file.toString();
    }

    private static long expected() {
        return BruteForce.solutions(Grid.empty(Layout.boxes(2, 2)), 1000).stream()
                .filter(solution -> solution.digit(0) > 2 && solution.digit(15) != 3)
                .count();
    }

    @Test
    void countStaysWithinTheMarks() throws Exception {
        for (String engine : new String[] {"sat", "backtrack", "ilp"}) {
            assertThat(run("count", "--engine", engine, marks()).out()).isEqualTo(expected() + "\n");
        }
    }

    @Test
    void everySolutionIsWithinTheMarks() throws Exception {
        assertThat(run("solve", "--solutions", "all", marks()).out().lines())
                .hasSize((int) expected())
                .doesNotHaveDuplicates()
                .allSatisfy(line -> assertThat(line).matches("[34].{14}[124]"));
        assertThat(run("check", marks()).out()).isEqualTo("several\n");
    }

    @Test
    void aLibraryLineIsItsPosition() throws Exception {
        String line = ":0300:1:" + ".".repeat(16) + ":111 211 344:::";
        for (String engine : new String[] {"sat", "backtrack"}) {
            assertThat(run("count", "--engine", engine, line).out()).isEqualTo(expected() + "\n");
        }
        assertThat(run("check", line).out()).isEqualTo("several\n");
        assertThat(run("solve", "--solutions", "all", line).out())
                .isEqualTo(run("solve", "--solutions", "all", marks()).out());
        assertThat(run("solve", ":0300:1:12+34............:511:::").err())
                .contains("line 1, column 27: ", "but found \"511\"");
        assertThat(run("solve", ":0300:1:+1" + "1".repeat(15) + "::").out()).isEqualTo("none\n");
    }

    @Test
    void theExportedFormulaLeavesOutWhatTheMarksExclude() throws Exception {
        String formula = run("export", marks()).out();
        assertThat(formula).contains("clues reduced\n").contains("r1c1=3\n").doesNotContain("r1c1=1\n");
        assertThat(formula).doesNotContain("r4c4=3\n").contains("r4c4=4\n");
    }

    @Test
    void unitsAreRefusedForMarksThatRuleOutMoreThanTheGivens() throws Exception {
        run("export", "--clues", "units", marks())
                .isRefused(
                        "--clues units cannot express pencil marks that exclude more candidates than the givens do",
                        "--clues reduced");
        assertThat(run("export", "--clues", "reduced", marks())).isEqualTo(run("export", marks()));
    }

    @Test
    void marksThatRuleOutNoMoreThanTheGivensAreExportedAsGivens() throws Exception {
        PencilMarks everything =
                PencilMarks.of(Grid.of(Layout.boxes(2, 2), 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2));
        PencilMarks.Builder left = PencilMarks.builder(everything.layout());
        CandidateGrid candidates = CandidateGrid.of(CandidateLayout.of(everything.layout()), everything.grid());
        for (int cell = 0; cell < 16; cell++) {
            for (int digit = 1; digit <= 4; digit++) {
                if (candidates.isCandidate(cell, digit)) {
                    left.add(cell, digit);
                }
            }
        }
        String units = run("export", "--clues", "units", "1..............2").out();
        for (PencilMarks marks : List.of(everything, left.build())) {
            run("export", "--clues", "units", file(marks)).is(0, units, "");
            run("export", file(marks)).is(0, units, "");
        }
    }

    @Test
    void cellsWithOneMarkAreTheGivensOfTheFile() throws Exception {
        Grid givens = Grid.of(Layout.boxes(2, 2), 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2);
        PencilMarks.Builder marks =
                PencilMarks.builder(givens.layout()).add(1, 2).add(1, 3);
        for (int cell = 0; cell < 16; cell++) {
            if (givens.digit(cell) != 0) {
                marks.add(cell, givens.digit(cell));
            } else if (cell != 1) {
                marks.addAll(cell);
            }
        }
        String formula = run("export", file(marks.build())).out();
        assertThat(formula)
                .contains("c givens 1..............2\n", "r1c2=2\n", "r1c2=3\n")
                .doesNotContain("r1c2=4\n", "r1c1=", "r4c4=");
        List<String> models = models(formula);
        assertThat(models)
                .hasSameSizeAs(BruteForce.solutions(givens, 1000).stream()
                        .filter(solution -> solution.digit(1) < 4)
                        .toList())
                .isNotEmpty();
        Path cnf = Files.writeString(directory.resolve("marks.cnf"), formula);
        for (String model : models) {
            Path answer = Files.writeString(directory.resolve("answer"), "s SATISFIABLE\nv " + model + "0\n");
            Cli.Result decoded = run("decode", cnf.toString(), answer.toString());
            assertThat(decoded.out()).as(decoded.err()).matches("1[23].{13}2\n");
        }
    }

    @Test
    void marksWithoutASolutionGiveAFormulaWithoutAModel() throws Exception {
        Layout layout = Layout.boxes(2, 2);
        PencilMarks.Builder clash =
                PencilMarks.builder(layout).add(0, 1).add(3, 1).add(4, 2).add(4, 3);
        PencilMarks.Builder nowhere = PencilMarks.builder(layout);
        for (int cell = 0; cell < 16; cell++) {
            for (int digit = 1; digit <= 4; digit++) {
                if (cell > 4 || cell == 1 || cell == 2) {
                    clash.add(cell, digit);
                }
                if (cell > 3 || digit > 1) {
                    nowhere.add(cell, digit);
                }
            }
        }
        for (PencilMarks.Builder marks : List.of(clash, nowhere)) {
            assertThat(models(run("export", file(marks.build())).out())).isEmpty();
        }
    }

    /** The models of a formula as literals, found by a SAT solver that excludes each one found. */
    private static List<String> models(String formula) throws Exception {
        Cnf cnf = DimacsReader.readCnf(new StringReader(formula));
        List<String> models = new ArrayList<>();
        try (SatSession session = Sat4jSolver.instance().open(cnf.variables(), SessionOptions.defaults())) {
            cnf.forEach(session);
            while (session.solve(Limits.none()) instanceof SatResult.Sat sat) {
                StringBuilder model = new StringBuilder();
                int[] blocked = new int[cnf.variables()];
                for (int variable = 1; variable <= blocked.length; variable++) {
                    int literal = sat.model().isTrue(variable) ? variable : -variable;
                    model.append(literal).append(' ');
                    blocked[variable - 1] = -literal;
                }
                models.add(model.toString());
                session.add(blocked, blocked.length);
            }
        }
        return models;
    }
}
