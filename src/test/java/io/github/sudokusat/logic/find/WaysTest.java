package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.logic.LogicSolver;
import java.io.IOException;
import java.io.StringReader;
import org.junit.jupiter.api.Test;

class WaysTest {

    /** An example of sigh/Interactive-Sudoku-Solver. */
    private static final String FULL_RANKS = ".FullRank~C1~10~23.FullRank~C2~16~34.FullRank~C3~22~27.FullRank~C4~35~2"
            + ".FullRank~C5~3~12.FullRank~C6~18~32.FullRank~C7~30~5.FullRank~C8~8~17.FullRank~C9~25~15.FullRank~R1~9~26"
            + ".FullRank~R2~20~4.FullRank~R3~33~19.FullRank~R4~28~6.FullRank~R5~7~11.FullRank~R6~14~31.FullRank~R7~1~36"
            + ".FullRank~R8~29~21.FullRank~R9~24~13.~R3C4_7~R4C4_8~R5C5_9~R6C6_6~R7C6_4";

    /** Lines of full rank have some ways among more dead ends than anybody could try; the explanation does without them, and the puzzle is solved. */
    @Test
    void aRuleWithCountlessDeadEndsIsToldWithoutItsWays() throws IOException {
        Grid puzzle = PuzzleReader.of(new StringReader(FULL_RANKS), TextOptions.defaults())
                .next()
                .orElseThrow()
                .grid();
        assertThat(LogicSolver.of(puzzle.layout())
                        .solve(Puzzle.of(puzzle).toCandidates())
                        .isSolved())
                .isTrue();
    }
}
