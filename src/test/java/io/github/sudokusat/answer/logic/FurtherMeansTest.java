package io.github.sudokusat.answer.logic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.answer.PuzzleInContext;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Candidate;
import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.DigitSymbols;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.SolvingPath;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.HintDetail;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.solve.SudokuSolver;
import io.github.sudokusat.testing.rules.RandomRules;
import io.github.sudokusat.testing.rules.RuledGrid;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What follows where no technique of a profile applies. */
class FurtherMeansTest {

    private static final String HARD =
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

    private static LogicTask task(Grid puzzle, Profile profile, boolean goesFurther) {
        PuzzleInContext context = PuzzleInContext.ofGame(puzzle, puzzle, null, DigitSymbols.numbers());
        LogicTools tools = LogicTools.of(puzzle.layout(), profile).goingFurther(goesFurther);
        return LogicTask.of(context, tools, new LogicTask.Claims(false, false), SudokuSolver.create());
    }

    @Test
    void techniquesOfTheExhaustiveProfileComeFirst() {
        Grid puzzle = GridParser.create().parse(HARD);
        Profile singles = Profile.propagation();
        Hint hint = Hint.of(task(puzzle, singles, true), null, HintDetail.FULL);
        assertThat(hint.means()).isEqualTo(FurtherStep.Means.EXHAUSTIVE);
        assertThat(hint.messages())
                .containsExactly(
                        "no technique in profile propagation applies; this step is a technique of profile exhaustive");
        assertThat(Hint.of(task(puzzle, singles, false), null, HintDetail.FULL).step())
                .isNull();
        ExplainedPath path = ExplainedPath.of(task(puzzle, singles, true), new StepRange(1, Integer.MAX_VALUE));
        assertThat(path.ending().end()).isEqualTo(SolvingPath.End.SOLVED);
        assertThat(path.further()).isNotEmpty();
        path.further()
                .forEach((index, means) -> assertThat(singles.techniques())
                        .doesNotContain(path.path().steps().get(index).technique()));
    }

    @Test
    void aHintInACellIsInThatCell() {
        Grid puzzle = GridParser.create().parse(HARD);
        for (Cell cell : List.of(new Cell(0, 1), new Cell(4, 4), new Cell(8, 8))) {
            Hint hint = Hint.of(task(puzzle, Profile.classic(), true), cell, HintDetail.FULL);
            Step step = hint.step();
            assertThat(step == null).isEqualTo(puzzle.digit(cell) != 0);
            assertThat(step == null ? List.of(cell) : step.changedCells()).contains(cell);
        }
    }

    /** Every puzzle is taken so far that each candidate that is left occurs in a solution; what is removed on the way occurs in none. */
    @Test
    void whatFollowsIsFoundAndNothingElse() {
        Set<FurtherStep.Means> seen = EnumSet.noneOf(FurtherStep.Means.class);
        for (int seed = 1; seed <= 60; seed++) {
            RuledGrid ruled =
                    RandomRules.combination(Layout.boxes(2, 2), seed, 4).orElseThrow();
            Grid puzzle = ruled.puzzle(seed, 0.9);
            Set<Grid> solutions = ruled.solutions(puzzle);
            LogicTask task =
                    task(puzzle, Profile.exhaustive().only(List.of(Technique.FULL_HOUSE, Technique.RULE)), true);
            ExplainedPath path = ExplainedPath.of(task, new StepRange(1, Integer.MAX_VALUE));
            seen.addAll(path.further().values());
            CandidateGrid reached = path.path().position();
            for (int cell = 0; cell < 16; cell++) {
                for (int digit = 1; digit <= 4; digit++) {
                    Candidate candidate = new Candidate(Cell.numbered(cell, 4), digit);
                    boolean isLeft =
                            reached.digit(cell) == 0 ? reached.isCandidate(cell, digit) : reached.digit(cell) == digit;
                    assertThat(isLeft)
                            .as("seed %d: %s in %s", seed, candidate, puzzle)
                            .isEqualTo(solutions.stream()
                                    .anyMatch(one -> one.digit(candidate.cell()) == candidate.digit()));
                }
            }
        }
        assertThat(seen).contains(FurtherStep.Means.EXHAUSTIVE);
    }
}
