package io.github.sudokusat.encode;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cnf.Model;
import io.github.sudokusat.grid.BoxShape;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.sat.SatResult;
import io.github.sudokusat.sat.SatSession;
import io.github.sudokusat.sat.SessionOptions;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPuzzles;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Encoding, solving and decoding, with every way to write a formula. */
@net.jqwik.api.Tag("long")
@org.junit.jupiter.api.Tag("long")
class EncodingPropertyTest {

    private static final int MANY = 60;

    @Provide
    Arbitrary<Layout> layouts() {
        return Layouts.any(4, 6, 9);
    }

    @Provide
    Arbitrary<EncodingOptions> options() {
        return Arbitraries.of(everyOption());
    }

    static List<EncodingOptions> everyOption() {
        List<EncodingOptions> all = new ArrayList<>();
        for (Encoding encoding : Encoding.values()) {
            for (AtMostOneMethod method : AtMostOneMethod.values()) {
                for (ClueHandling clues : ClueHandling.values()) {
                    all.add(new EncodingOptions(encoding, method, clues, all.size() % 2 == 1));
                }
            }
        }
        return all;
    }

    /** The solutions of a formula: solved, decoded, excluded, solved again, without the engine. */
    private static Set<Grid> solutions(Grid puzzle, EncodingOptions options) {
        SudokuCnf formula = SudokuEncoder.of(puzzle.layout(), options).encode(Puzzle.of(puzzle));
        Set<Grid> found = new HashSet<>();
        try (SatSession session = Sat4jSolver.instance().open(formula.variables(), SessionOptions.defaults())) {
            formula.writeTo(session);
            while (true) {
                SatResult result = session.solve(Limits.none());
                Optional<Model> model = result.findModel();
                if (model.isEmpty()) {
                    assertThat(result).isInstanceOf(SatResult.Unsat.class);
                    return found;
                }
                Grid solution = formula.decode(model.get());
                assertThatGrid(solution).solves(puzzle);
                assertThat(found.add(solution)).as("twice: %s", solution).isTrue();
                int[] blocking = formula.blockingClause(solution);
                session.add(blocking, blocking.length);
            }
        }
    }

    @Property(tries = 60)
    void decodingKeepsTheGivens(
            @ForAll("layouts") Layout layout, @ForAll("options") EncodingOptions options, @ForAll long seed) {
        PuzzleMaker maker = new PuzzleMaker(seed);
        Optional<Grid> solved = maker.findSolution(layout);
        Assume.that(solved.isPresent());
        Grid puzzle = maker.blank(solved.get(), new Random(seed).nextDouble());
        SudokuCnf formula = SudokuEncoder.of(layout, options).encode(Puzzle.of(puzzle));
        try (SatSession session = Sat4jSolver.instance().open(formula.variables(), SessionOptions.defaults())) {
            formula.writeTo(session);
            Model model = session.solve(Limits.none()).findModel().orElseThrow();
            Grid decoded = formula.decode(model);
            assertThat(decoded.keeps(puzzle)).isTrue();
            assertThatGrid(decoded).solves(puzzle);
            assertThat(formula.puzzle()).isEqualTo(puzzle);
        }
    }

    static List<Layout> smallLayouts() {
        return List.of(
                Layout.boxes(2, 2),
                Layout.boxes(2, 2).with(Variant.DIAGONALS),
                Layout.boxes(2, 2).with(Variant.WINDOKU),
                Layout.boxes(2, 2).with(Variant.DISJOINT_GROUPS),
                Layout.boxes(2, 2).with(Variant.ANTI_KNIGHT),
                Layout.boxes(2, 2).with(Variant.ANTI_KING),
                Layouts.jigsaw(new BoxShape(2, 2), 5, new Random(1)),
                Layout.boxes(1, 3),
                Layout.boxes(2, 3),
                Layout.boxes(3, 2).with(Variant.DISJOINT_GROUPS),
                Layout.boxes(2, 3).with(Variant.DIAGONALS),
                Layouts.jigsaw(new BoxShape(2, 3), 8, new Random(1)),
                Layout.classic());
    }

    @ParameterizedTest
    @MethodSource("smallLayouts")
    void everyWayToWriteAFormulaHasTheSameSolutions(Layout layout) {
        List<Grid> puzzles = new ArrayList<>();
        for (long seed = 1; seed <= (layout.side() < 9 ? 4 : 1); seed++) {
            RandomPuzzles.find(layout, seed, MANY).ifPresent(puzzles::add);
        }
        if (layout.side() == 4) {
            puzzles.add(Grid.empty(layout));
        }
        assertThat(puzzles).isNotEmpty();
        for (Grid puzzle : puzzles) {
            Set<Grid> expected = new HashSet<>(RandomPuzzles.solutions(puzzle));
            for (EncodingOptions options : everyOption()) {
                assertThat(solutions(puzzle, options))
                        .as("%s %s %s", layout, puzzle, options)
                        .isEqualTo(expected);
            }
        }
    }
}
