package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.answer.logic.HodokuLines;
import io.github.sudokusat.format.TechniqueCase;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.CandidateLayout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Steps written as library lines are cases in which their technique finds the step again. */
class HodokuLinesTest {

    private static final String HARD =
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

    @Test
    void everyStepOfAPathIsFoundAgainInItsLine() throws Exception {
        Grid puzzle = GridParser.create().parse(HARD);
        LogicSolver solver = LogicSolver.of(Layout.classic());
        CandidateGrid position = solver.start(puzzle);
        int lines = 0;
        Optional<Step> next = solver.next(position).findFirst();
        while (next.isPresent()) {
            Step step = next.get();
            Optional<TechniqueCase> made = HodokuLines.of(step, position, puzzle);
            assertThat(made.isPresent()).isEqualTo(step.hodokuCode().isPresent());
            if (made.isPresent()) {
                lines++;
                TechniqueCase read = PuzzleReader.of(new StringReader(made.get().line()))
                        .next()
                        .orElseThrow()
                        .techniqueCase()
                        .orElseThrow();
                assertThat(read.givens()).isEqualTo(puzzle);
                assertThat(step.technique().hodokuCodes()).contains(read.technique());
                assertThat(solver.withGivens(read.givens())
                                .next(read.position(CandidateLayout.of(Layout.classic())))
                                .findFirst())
                        .as(made.get().line())
                        .hasValueSatisfying(again -> {
                            assertThat(again.placements()).isEqualTo(read.placements());
                            assertThat(again.eliminations()).isEqualTo(read.eliminations());
                        });
            }
            LogicSolver.apply(step, position);
            next = solver.next(position).findFirst();
        }
        assertThat(lines).isGreaterThan(20);
    }

    /** For a reader that does not know the diagonals, a line is the same position; for one that does, it also offers the same step. */
    @Test
    void everyStepUnderFurtherRulesIsFoundAgainInItsLine() throws Exception {
        Layout layout = Layout.classic().with(Variant.DIAGONALS);
        CandidateLayout tables = CandidateLayout.of(layout);
        Grid puzzle = GridParser.of(TextOptions.defaults().withLayout(layout))
                .parse(Files.readString(Path.of("cnf-examples/x.txt")));
        LogicSolver solver = LogicSolver.of(layout);
        CandidateGrid position = solver.start(puzzle);
        int lines = 0;
        Optional<Step> next = solver.next(position).findFirst();
        while (next.isPresent()) {
            Step step = next.get();
            Optional<TechniqueCase> made = HodokuLines.of(step, position, puzzle);
            if (made.isPresent()) {
                lines++;
                String line = made.get().line();
                TechniqueCase read = PuzzleReader.of(new StringReader(line))
                        .next()
                        .orElseThrow()
                        .techniqueCase()
                        .orElseThrow();
                CandidateGrid plain = read.position(CandidateLayout.of(Layout.classic()));
                for (int cell = 0; cell < 81; cell++) {
                    assertThat(plain.digit(cell)).as(line).isEqualTo(position.digit(cell));
                    assertThat(plain.candidateBits(cell)).as(line).isEqualTo(position.candidateBits(cell));
                }
                assertThat(solver.all(read.position(tables), List.of(step.technique()))
                                .orElseThrow())
                        .as(line)
                        .extracting(Step::notation)
                        .contains(step.notation());
            }
            LogicSolver.apply(step, position);
            next = solver.next(position).findFirst();
        }
        assertThat(lines).isGreaterThan(20);
    }

    @Test
    void theLineNamesDigitsAndWhatWasDeleted() {
        Grid puzzle = GridParser.create()
                .parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        LogicSolver solver = LogicSolver.of(Layout.classic());
        CandidateGrid position = solver.start(puzzle);
        position.place(40, 5);
        position.remove(2, 1);
        Step step = solver.next(position).findFirst().orElseThrow();
        String line = HodokuLines.of(step, position, puzzle).orElseThrow().line();
        assertThat(line)
                .startsWith(":0002:" + step.placements().get(0).digit()
                        + ":53..7....6..195....98....6.8...6...34..8+53..17...2...6.6....28....419..5....8..79:113::")
                .endsWith(":");
    }
}
