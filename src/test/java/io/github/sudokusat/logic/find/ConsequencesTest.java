package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.logic.LogicPath;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Technique;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

/** What propagation draws from a candidate must be what a net draws, which can tell why. */
class ConsequencesTest {

    /** Eight little killers with cells in common, whose sums say more together; an example of the Interactive Sudoku Solver. */
    private static final String LITTLE_KILLERS = """
            box 3x3
            killer 14 r5c3 r5c4 r6c4
            killer 19 r6c6 r6c5 r7c5
            killer 14 r4c4 r4c5 r3c5
            killer 14 r4c6 r5c6 r5c7
            rule diagonal-up
            rule diagonal-down
            sum 47 r3c1 r4c2 r5c3 r6c4 r7c5 r8c6 r9c7
            sum 49 r2c1 r3c2 r4c3 r5c4 r6c5 r7c6 r8c7 r9c8
            sum 30 r8c9 r7c8 r6c7 r5c6 r4c5 r3c4 r2c3 r1c2
            sum 45 r7c9 r6c8 r5c7 r4c6 r3c5 r2c4 r1c3
            sum 43 r1c7 r2c6 r3c5 r4c4 r5c3 r6c2 r7c1
            sum 44 r1c8 r2c7 r3c6 r4c5 r5c4 r6c3 r7c2 r8c1
            sum 34 r9c2 r8c3 r7c4 r6c5 r5c6 r4c7 r3c8 r2c9
            sum 52 r9c3 r8c4 r7c5 r6c6 r5c7 r4c8 r3c9
            given r1c5 = 3
            given r9c5 = 4
            given r5c1 = 1
            given r5c9 = 2
            """;

    /** The first twelve steps, most of them nested nets, each of which tells what propagation has found. */
    @Test
    void propagationFindsOnlyWhatNetsCanTell() throws IOException {
        Puzzle puzzle = PuzzleReader.of(new StringReader(LITTLE_KILLERS))
                .next()
                .orElseThrow()
                .puzzle();
        LogicPath path = LogicSolver.of(puzzle.layout()).solve(puzzle.toCandidates(), 12);
        assertThat(path.steps()).hasSize(12).anyMatch(step -> step.technique() == Technique.NESTED_FORCING_NET);
    }
}
