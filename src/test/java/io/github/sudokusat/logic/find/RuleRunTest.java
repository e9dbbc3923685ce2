package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.PuzzleReader;
import io.github.sudokusat.grid.candidates.CandidateGrid;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.logic.step.Step;
import io.github.sudokusat.logic.step.Technique;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuleRunTest {

    private static final int LONGEST = 420;

    private static CandidateGrid full(String... rules) {
        String text = "box 3x3\n" + String.join("\n", rules) + "\n" + ".".repeat(81) + "\n";
        try {
            return Puzzle.of(PuzzleReader.of(new StringReader(text))
                            .next()
                            .orElseThrow()
                            .grid())
                    .toCandidates();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static LogicSolver solver(CandidateGrid position, Technique technique) {
        return LogicSolver.of(position.layout())
                .withProfile(Profile.exhaustive().only(List.of(technique)));
    }

    private static Step next(CandidateGrid position, Technique technique) {
        return solver(position, technique).next(position).findFirst().orElseThrow();
    }

    @Test
    void allPairsOfAPalindromeAreInOneStep() {
        CandidateGrid position = full("palindrome r1c1 r2c2 r3c3 r4c4 r5c5 r6c6");
        position.remove(0, 9);
        position.remove(10, 8);
        position.remove(20, 7);
        assertThat(next(position, Technique.LINE).text())
                .isEqualTo("Line: palindrome at r1c1: r1c1 is not 9, so r6c6 is not 9; r2c2 is not 8, so r5c5 is not 8;"
                        + " r3c3 is not 7, so r4c4 is not 7: r4c4<>7, r5c5<>8, r6c6<>9");
    }

    /** Rules that have no cell in common are not told of together. */
    @Test
    void aRunOfGreaterSignsIsOneStep() {
        CandidateGrid position =
                full("greater r1c1 r1c2", "greater r1c2 r1c3", "greater r1c3 r1c4", "greater r9c1 r9c2");
        assertThat(next(position, Technique.MARK).text())
                .isEqualTo(
                        "Mark: greater sign at r1c1-r1c2, r1c2-r1c3 and r1c3-r1c4: r1c1 is at most 9, so r1c2, r1c3 and r1c4 are"
                                + " at most 8, 7 and 6; r1c4 is at least 1, so r1c3, r1c2 and r1c1 are at least 2, 3 and 4:"
                                + " r1c1<>1,2,3, r1c2<>1,2,9, r1c3<>1,8,9, r1c4<>7,8,9");
    }

    /** The cells of the equation are not named again, and a bound is what the sum gives, whether that digit is a candidate or not. */
    @Test
    void theOthersOfASumBoundACell() {
        CandidateGrid position = full("little-killer 43 r1c7 r2c6 r3c5 r4c4 r5c3 r6c2 r7c1");
        for (int digit : new int[] {3, 4, 5, 6}) {
            position.remove(6, digit);
        }
        position.place(38, 4);
        for (int digit : new int[] {5, 6, 7, 8, 9}) {
            position.remove(30, digit);
        }
        for (int cell : new int[] {14, 22, 46, 54}) {
            for (int digit : cell == 46 ? new int[] {1, 2, 3} : new int[] {1, 2, 3, 9}) {
                position.remove(cell, digit);
            }
        }
        assertThat(next(position, Technique.OUTSIDE_CLUE).text())
                .isEqualTo(
                        "Outside Clue: little killer 43 down-left from r1c7: r1c7+r2c6+r3c5+r4c4+r5c3+r6c2+r7c1 = 43;"
                                + " the others sum to at most 8+7+4+4+9+8=40, so r1c7 is at least 3: r1c7<>1,2");
    }

    /** What a rellik cage forbids is told as far as its cells have the digits. */
    @Test
    void whatARellikCageForbids() {
        CandidateGrid position = full("rellik 7 r1c2 r1c3 r2c3");
        for (int cell : new int[] {1, 2, 11}) {
            for (int digit : new int[] {3, 7, 8, 9}) {
                position.remove(cell, digit);
            }
        }
        position.remove(1, 1);
        position.remove(1, 2);
        position.remove(1, 4);
        assertThat(next(position, Technique.COMBINATIONS).text())
                .isEqualTo("Combinations: rellik cage 7 at r1c2 (r1c23,r2c3; not 1+6, 2+5 or 1+2+4) can only be 1-4-5,"
                        + " 2-4-6 or 4-5-6; it always needs 4, which can be removed from every cell that sees all its"
                        + " places there: r1c1,r2c12,r3c123,r456789c3<>4");
    }

    /** The rows of a magic square make up a box. */
    @Test
    void equalSumsThatMakeUpABoxHaveTheirShare() {
        CandidateGrid position = full("equal-sum r1c1 r1c2 r1c3 = r2c1 r2c2 r2c3 = r3c1 r3c2 r3c3");
        for (int cell = 0; cell < 3; cell++) {
            for (int digit : new int[] {2, 3, 4, 7, 8}) {
                position.remove(cell, digit);
            }
        }
        assertThat(next(position, Technique.COMBINATIONS).text())
                .isEqualTo(
                        "Combinations: equal sums at r1c1 (r1c123; each sums to 45/3=15) can only be 1+5+9, which rules"
                                + " out 6 in r1c123: r1c123<>6");
        position.place(0, 1);
        assertThat(next(position, Technique.COMBINATIONS).text())
                .startsWith("Combinations: equal sums at r1c1 (r1c23: 15-1=14) can only be 5+9, ");
    }

    /** 5 is between any two ends that differ by four, or one of them. */
    @Test
    void aLockoutLineSaysWhatItsNumberMeans() {
        assertThat(next(full("lockout 4 r1c1 r2c2 r3c3"), Technique.LINE).text())
                .isEqualTo(
                        "Line: lockout line 4 at r1c1 (the ends differ by at least 4, and the others are less than both or"
                                + " greater than both): r2c2 is not 5: r2c2<>5");
    }

    /** Of the four lines that begin with 1, two begin in r1c1. */
    @Test
    void aFullRankSaysWithWhichLineItIsCompared() {
        CandidateGrid position = full("full-rank 1 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9");
        position.place(0, 1);
        position.place(1, 8);
        assertThat(next(position, Technique.OUTSIDE_CLUE).text())
                .isEqualTo(
                        "Outside Clue: full rank 1 right from r1c1 (the least of the four lines, read from either end, that"
                                + " begin with 1; compared with the line down from r1c1): r1c1=1 and r1c2=8, so r2c1 is 9: r2c1=9");
    }

    /** All four lines that begin with 1 begin in two corners, so that nothing has to be said of the other cells at the border. */
    @Test
    void aFullRankSaysWhereTheOtherLinesBegin() {
        CandidateGrid position = full("full-rank 4 r9c1 r9c2 r9c3 r9c4 r9c5 r9c6 r9c7 r9c8 r9c9");
        position.place(72, 1);
        position.place(8, 1);
        for (int digit = 2; digit < 8; digit++) {
            position.remove(17, digit);
        }
        assertThat(next(position, Technique.OUTSIDE_CLUE).text())
                .isEqualTo(
                        "Outside Clue: full rank 4 right from r9c1 (the greatest of the four lines, read from either end,"
                                + " that begin with 1; compared with the line down from r1c9): r1c9=1 and r2c9 is 8 or 9, so"
                                + " r9c2 is 8 or 9: r9c2<>2,3,4,5,6,7");
    }

    /** Five cells are a piece of two and one of three. */
    @Test
    void aRegularExpressionSaysHowItsLineCanBeCut() {
        CandidateGrid position = full("regex /([12][34]|5[67]8)*/ r1c1 r2c4 r3c7 r4c2 r5c5");
        position.remove(0, 5);
        assertThat(next(position, Technique.RULE).text())
                .isEqualTo(
                        "Rule: regex /([12][34]|5[67]8)*/ at r1c1: r1c1 is not 5, so r3c7-r4c2-r5c5 can only be 5[67]8, so"
                                + " r3c7 is 5 and r5c5 is 8: r3c7=5, r5c5=8");
    }

    /** A digit that leaves too few cells of a count. */
    @Test
    void theCellsThatAreLeftForADigitAreNamed() {
        CandidateGrid position = full("contains-exactly 3,3 r1c1 r1c9 r9c5");
        assertThat(solver(position, Technique.RULE_OPTIONS).all(position).steps())
                .extracting(Step::text)
                .contains(
                        "Rule Options: contains-exactly 3,3 at r1c1: if r1c5=3, then r1c9,r9c5 are not 3, which leaves only"
                                + " r1c1 for two 3s: r1c5<>3");
    }

    /** The digits of eleven circles sum to eleven; 4 is one of them. */
    @Test
    void theDigitsOfCountingCirclesAreListed() {
        CandidateGrid position = full("counting-circles r1c2 r1c1 r3c5 r4c5 r5c5 r6c2 r7c3 r8c4 r9c9 r9c8 r5c6");
        position.place(0, 4);
        assertThat(next(position, Technique.COUNTING).text())
                .contains(
                        ": the digits of its 11 circles can only be 4+7, 2+4+5 or 1+4+6, so ",
                        ": r16c2,r34c5,r5c56,r7c3,r8c4,r9c89<>3,8,9");
    }

    /** 1 would need 2 beside it, which is consecutive; neither rule excludes it alone. */
    @Test
    void rulesOfTheSameTwoCellsAreTakenTogether() {
        CandidateGrid position = full("ratio 2 r1c1 r1c2", "rule nonconsecutive");
        for (int cell : new int[] {0, 1}) {
            for (int digit : new int[] {5, 7, 9}) {
                position.remove(cell, digit);
            }
        }
        assertThat(next(position, Technique.NEGATIVE_CONSTRAINT).text())
                .isEqualTo(
                        "Negative Constraint: nonconsecutive, and ratio 2 at r1c1 and r1c2: r1c12 are not 1: r1c12<>1");
    }

    @Test
    void aRoundHasAStepForEach() {
        CandidateGrid position = full("palindrome r1c1 r2c2 r5c5 r6c6");
        position.remove(0, 9);
        position.remove(10, 8);
        assertThat(solver(position, Technique.LINE).nextRound(position).orElseThrow().stream()
                        .map(step -> step.eliminations().size()))
                .containsExactly(1, 1);
    }

    /** What is left is told in further steps, and all of them together remove what a round after the other removes. */
    @Test
    void aSentenceThatWouldBeTooLongIsDivided() {
        CandidateGrid position = full("index row r1c1-r1c9");
        for (int cell = 0; cell < 81; cell++) {
            position.remove(cell, 1 + cell * cell % 7);
        }
        CandidateGrid byRounds = position.copy();
        LogicSolver solver = solver(position, Technique.INDEXING);
        int steps = 0;
        for (List<Step> next = solver.next(position).orElseThrow();
                !next.isEmpty();
                next = solver.next(position).orElseThrow()) {
            assertThat(next.get(0).text().length()).isLessThan(LONGEST);
            LogicSolver.apply(next.get(0), position);
            steps++;
        }
        assertThat(steps).isGreaterThan(1);
        for (List<Step> round = solver.nextRound(byRounds).orElseThrow();
                !round.isEmpty();
                round = solver.nextRound(byRounds).orElseThrow()) {
            round.forEach(step -> LogicSolver.apply(step, byRounds));
        }
        assertThat(position).isEqualTo(byRounds);
    }
}
