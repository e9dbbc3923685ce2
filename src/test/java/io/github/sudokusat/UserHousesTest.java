package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.encode.SudokuCnf;
import io.github.sudokusat.encode.SudokuEncoder;
import io.github.sudokusat.encode.SudokuProgram;
import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.backtrack.BacktrackEngine;
import io.github.sudokusat.engine.bits.BitsEngine;
import io.github.sudokusat.engine.cdcl.CdclEngine;
import io.github.sudokusat.engine.ilp.IlpEngine;
import io.github.sudokusat.engine.propagate.PropagateEngine;
import io.github.sudokusat.export.AnswerDecoder;
import io.github.sudokusat.export.DecodeResult;
import io.github.sudokusat.export.DimacsExport;
import io.github.sudokusat.export.LpExport;
import io.github.sudokusat.format.GridFormatException;
import io.github.sudokusat.format.read.LayoutText;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.prove.givens.MinimizeResult;
import io.github.sudokusat.prove.givens.TrueCandidatesResult;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Searches;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** User-defined houses work everywhere as rows and boxes do. */
class UserHousesTest {

    private static final House CENTRES = House.of("centre dots", 70, 67, 64, 43, 40, 37, 16, 13, 10);
    private static final Layout NINE = Layout.classic().with(CENTRES);
    private static final House CORNERS = House.of("corners", 0, 3, 12, 15);
    private static final Layout FOUR = Layout.boxes(2, 2).with(CORNERS);

    private static List<Engine> engines() {
        return List.of(
                SudokuSolver.create().engine(),
                CdclEngine.of(Sat4jSolver.instance()),
                PropagateEngine.create(),
                BacktrackEngine.create(),
                IlpEngine.ofSat4j(),
                IlpEngine.ofOjAlgo());
    }

    /** The solutions of the layout without the house that hold every digit in its cells. */
    private static Set<Grid> expected() {
        return BruteForce.solutions(Grid.empty(Layout.boxes(2, 2)), 1000).stream()
                .filter(grid -> distinct(grid, 0, 3, 12, 15))
                .map(grid -> grid.on(FOUR))
                .collect(Collectors.toSet());
    }

    private static boolean distinct(Grid grid, int... cells) {
        Set<Integer> digits = new HashSet<>();
        for (int cell : cells) {
            digits.add(grid.digit(cell));
        }
        return digits.size() == cells.length;
    }

    @Test
    void everyEngineAndEveryCountKnowsIt() {
        Set<Grid> expected = expected();
        assertThat(expected).hasSizeBetween(1, 287);
        for (Engine engine : engines()) {
            assertThat(Searches.allSolutions(engine, Grid.empty(FOUR)))
                    .as(engine.name())
                    .isEqualTo(expected);
        }
        assertThat(BitsEngine.create().supports(NINE)).isFalse();
        SudokuSolver solver = SudokuSolver.create();
        assertThat(solver.count(Grid.empty(FOUR))).hasToString(String.valueOf(expected.size()));
        assertThat(solver.countPerCandidate(Puzzle.of(Grid.empty(FOUR))).total())
                .isEqualTo(expected.size());
        assertThat(solver.estimate(Puzzle.of(Grid.empty(FOUR)), 3000).value().doubleValue())
                .isBetween(expected.size() * 0.8, expected.size() * 1.25);
    }

    @Test
    void questionsAboutGivensAndCandidatesKnowIt() {
        SudokuSolver solver = SudokuSolver.create();
        for (Grid puzzle : RandomPuzzles.properOnlyOn(NINE, 5)) {
            Grid solution = BruteForce.solutions(puzzle, 2).get(0);
            assertThat(distinct(solution, CENTRES.cells())).isTrue();
            assertThat(solver.isProper(puzzle)).isTrue();
            assertThat(solver.isProper(puzzle.on(Layout.classic()))).isFalse();
            TrueCandidatesResult.Found found = (TrueCandidatesResult.Found) solver.trueCandidates(Puzzle.of(puzzle));
            assertThat(found.fixed()).isEqualTo(solution);
            MinimizeResult minimal = solver.minimize(puzzle, 1);
            assertThat(minimal).isInstanceOf(MinimizeResult.Minimal.class);
            Grid fewer = ((MinimizeResult.Minimal) minimal).puzzle();
            assertThat(BruteForce.count(fewer, 2)).isOne();
            assertThat(fewer.layout()).isEqualTo(NINE);
        }
    }

    /** Each step must hold in the solution, and some step must name the house. */
    @Test
    void humanTechniquesUseAndNameIt() {
        int named = 0;
        LogicSolver logic = LogicSolver.of(NINE);
        for (Grid puzzle : RandomPuzzles.properOnlyOn(NINE, 5)) {
            Grid solution = BruteForce.solutions(puzzle, 2).get(0);
            for (Step step : logic.solve(logic.start(puzzle)).steps()) {
                for (Candidate placed : step.placements()) {
                    assertThat(solution.digit(placed.cell())).isEqualTo(placed.digit());
                }
                for (Candidate removed : step.eliminations()) {
                    assertThat(solution.digit(removed.cell())).isNotEqualTo(removed.digit());
                }
                assertThat(step.text()).doesNotContain("extra house");
                named += step.text().contains("centre dots") ? 1 : 0;
            }
        }
        assertThat(named).isPositive();
        Grid eight = Grid.empty(NINE);
        for (int i = 0; i < 8; i++) {
            eight = eight.with(CENTRES.cell(i), i + 1);
        }
        assertThat(logic.next(logic.start(eight)).findFirst().orElseThrow().text())
                .contains("centre dots")
                .contains("r8c8");
    }

    @Test
    void aBreachNamesTheHouse() {
        Grid clash = Grid.empty(NINE).with(10, 5).with(70, 5);
        assertThat(clash.conflicts())
                .singleElement()
                .hasToString("5 appears more than once in centre dots: r2c2, r8c8")
                .satisfies(conflict -> assertThat(conflict.house()).contains(CENTRES));
        assertThat(NINE.mustDiffer(10, 70)).isTrue();
        assertThat(NINE.peers(10)).contains(70, 67, 64, 43, 40, 37, 16, 13).doesNotContain(10);
        assertThat(Layout.classic().mustDiffer(10, 70)).isFalse();
    }

    @Test
    void exportedFilesNameItAndAreReadBack() throws IOException {
        Grid puzzle = Grid.empty(FOUR).with(0, 1).with(6, 1);
        Grid solution = BruteForce.solutions(puzzle, 1).get(0);
        SudokuCnf formula = SudokuEncoder.of(FOUR, EncodingOptions.defaults()).encode(Puzzle.of(puzzle));
        StringBuilder file = new StringBuilder();
        DimacsExport.write(formula, file);
        assertThat(file.toString()).contains("\nc house r1c1 r1c4 r4c1 r4c4 : corners\n");
        StringBuilder answer = new StringBuilder("s SATISFIABLE\nv");
        for (int variable = 1; variable <= formula.variables(); variable++) {
            int cell = formula.candidateVariables().cell(variable);
            boolean isTrue =
                    solution.digit(cell) == formula.candidateVariables().digit(variable);
            answer.append(isTrue ? " " : " -").append(variable);
        }
        DecodeResult decoded = AnswerDecoder.decode(
                new StringReader(file.toString()),
                new StringReader(answer.append(" 0\n").toString()));
        assertThat(decoded).isInstanceOf(DecodeResult.Solution.class);
        assertThat(((DecodeResult.Solution) decoded).solution()).isEqualTo(solution);
        StringBuilder program = new StringBuilder();
        LpExport.write(SudokuProgram.of(puzzle), program);
        assertThat(program.toString()).contains("extra_house_1_digit_3:").contains("\\ house r1c1 r1c4 r4c1 r4c4");
    }

    @Test
    void layoutsWithTheSameHousesAreEqualInWhateverOrderTheyWereAdded() {
        House ring = House.of("a ring", 0, 1, 2, 3, 5, 6, 7, 8, 40);
        MustDiffer rule = MustDiffer.of("pair", 0, 80);
        Layout one = Layout.classic()
                .with(CENTRES)
                .with(ring)
                .with(Variant.DIAGONALS)
                .with(rule);
        Layout other = Layout.classic()
                .with(rule)
                .with(Variant.DIAGONALS)
                .with(House.of("a ring", 40, 8, 7, 6, 5, 3, 2, 1, 0))
                .with(CENTRES);
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one.houses()).isEqualTo(other.houses()).hasSize(31);
        assertThat(one.with(CENTRES)).isSameAs(one);
        assertThat(one.addedHouses()).extracting(House::toString).containsExactly("a ring", "centre dots");
        assertThat(one.addedHouses()).extracting(House::number).containsExactly(1, 2);
        assertThat(one).hasToString("3x3 diagonals a ring centre dots pair");
        assertThat(one.without(ring))
                .isNotEqualTo(one)
                .isEqualTo(NINE.with(rule).with(Variant.DIAGONALS));
        assertThat(one.without(House.of("another", ring.cells()))).isSameAs(one);
        assertThat(one.base()).isEqualTo(Layout.classic());
        assertThat(NINE.isClassic()).isFalse();
        assertThat(NINE.isPlain()).isFalse();
        assertThat(NINE.without(CENTRES).isClassic()).isTrue();
        assertThat(LayoutText.parse(LayoutText.describe(one))).isEqualTo(one);
    }

    @Test
    void aHouseWithTheCellsOfAnotherIsNotAddedTwice() {
        House diagonal = Layout.classic().with(Variant.DIAGONALS).houses().get(27);
        Layout late = Layout.classic().with(diagonal).with(Variant.DIAGONALS);
        Layout early = Layout.classic().with(Variant.DIAGONALS).with(diagonal);
        assertThat(late).isEqualTo(early).isEqualTo(Layout.classic().with(Variant.DIAGONALS));
        assertThat(late.addedHouses()).isEmpty();
        assertThat(Layout.classic().with(diagonal).houses()).hasSize(28).last().hasToString("diagonal 1");
        assertThat(Layout.classic().with(House.of("first row", 8, 7, 6, 5, 4, 3, 2, 1, 0)))
                .isSameAs(Layout.classic());
        House renamed = House.of("centres", CENTRES.cells());
        Layout both = NINE.with(renamed);
        assertThat(both).isEqualTo(Layout.classic().with(renamed).with(CENTRES));
        assertThat(both.addedHouses()).singleElement().hasToString("centre dots");
    }

    /** A random symmetry maps solutions to solutions of its layout, and the house to the house of that layout. */
    @Test
    void symmetriesMapItToItself() {
        Layout wide = Layout.boxes(2, 3).with(House.of("steps", 0, 1, 7, 8, 14, 15));
        Grid solution = new PuzzleMaker(1).solution(wide);
        RandomStream random = RandomStream.of(5);
        for (Layout layout : List.of(wide, FOUR, NINE)) {
            for (int i = 0; i < 50; i++) {
                Symmetry symmetry = Symmetries.of(layout).random(random);
                assertThat(symmetry.to())
                        .isIn(layout, Symmetry.transposition(layout).to());
                if (layout.equals(wide)) {
                    assertThat(symmetry.apply(solution).isSolved()).isTrue();
                }
            }
        }
        Layout turned = Symmetry.transposition(wide).to();
        assertThat(turned.addedHouses()).containsExactly(House.of("steps", 0, 6, 7, 13, 14, 20));
        assertThat(Symmetry.transposition(wide).apply(solution).isSolved()).isTrue();
        assertThatThrownBy(() -> Symmetry.rows(FOUR, 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Symmetry.rows(Layout.boxes(2, 2), 0, 1).to()).isEqualTo(Layout.boxes(2, 2));
    }

    @Test
    void wrongHousesAreRefused() {
        assertThatThrownBy(() -> House.of(" ", 1, 2)).hasMessage("a house's name must not be blank");
        assertThatThrownBy(() -> House.of("a\nb", 1, 2))
                .hasMessage("a house's name must be on one line and have no control character,"
                        + " but its character 2 has code 10");
        assertThatThrownBy(() -> House.of("x", 1, 2, 1))
                .hasMessage("the cells of house x must be different and 0 or more, but 1 occurs twice");
        assertThatThrownBy(() -> House.of("x", 1, -2))
                .hasMessage("the cells of house x must be different and 0 or more, but one is -2");
        assertThatThrownBy(() -> Layout.classic().with(CORNERS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("house corners must have 9 cells from 0 to 80, but has 4, the last of which is 15");
        assertThatThrownBy(() -> Layout.boxes(2, 2).with(House.of("x", 0, 1, 2, 16)))
                .hasMessage("house x must have 4 cells from 0 to 15, but has 4, the last of which is 16");
        assertThatThrownBy(() -> Layout.boxes(2, 2).with(House.of("x")))
                .hasMessage("house x must have 4 cells from 0 to 15, but has none");
    }

    @Test
    void wrongLinesAreRefusedWithTheirPlace() {
        refused("house r1c1 r1c4 r4c1 : x", "line 2, column 22: expected 4 cells before the colon, not 3, but found");
        refused("house r1c1 r1c4 r4c1 r4c4 r1c2 r1c3 : x", "line 2, column 27: expected \": NAME\" after 4 cells, but");
        refused(
                "house r1c1 r1c4 r1c1 r4c4 : x",
                "line 2, column 17: expected a cell of the grid such as r1c2, and each cell");
        refused(
                "house r1c1 r1c5 r4c1 r4c4 : x",
                "line 2, column 12: expected a cell of the grid such as r1c2, and each cell");
        refused("house r1c1 r1c4 r4c1 r4c4", "line 2, column 26: expected \": NAME\", but found the end of the line");
        refused("house r1c1 r1c4 r4c1 r4c4 : ", "line 2, column 29: expected a house's name that is not blank");
    }

    private static void refused(String line, String message) {
        assertThatThrownBy(() -> LayoutText.parse(List.of("box 2x2", line)))
                .as(line)
                .isInstanceOf(GridFormatException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void aCellOfTheHouseIsNamedAsData() {
        Grid clash = Grid.empty(FOUR).with(0, 2).with(15, 2);
        assertThat(clash.conflicts().get(0).cells()).containsExactly(new Cell(0, 0), new Cell(3, 3));
    }
}
