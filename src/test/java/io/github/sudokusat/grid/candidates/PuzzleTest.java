package io.github.sudokusat.grid.candidates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.run.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that a puzzle is a value: a grid, perhaps with candidates, which later changes of its sources do not affect. */
class PuzzleTest {

    private static final Layout LAYOUT = Layout.boxes(2, 2);
    private final CandidateLayout tables = CandidateLayout.of(LAYOUT);

    @Test
    void aPuzzleOfAGridHasTheCandidatesLeftByItsDigits() {
        Grid grid = Grid.empty(LAYOUT).with(0, 1);
        Puzzle puzzle = Puzzle.of(grid);
        assertThat(puzzle.grid()).isEqualTo(grid);
        assertThat(puzzle.layout()).isEqualTo(LAYOUT);
        assertThat(puzzle.hasCandidates()).isFalse();
        CandidateGrid left = puzzle.toCandidates();
        assertThat(left.digit(0)).isEqualTo(1);
        assertThat(left.candidateCount()).isEqualTo(64 - 3 - 7);
        assertThat(puzzle.toCandidates(tables, Limits.none().watch()).candidateCount())
                .isEqualTo(64 - 3 - 7);
    }

    @Test
    void laterChangesOfTheCandidatesDoNotReachThePuzzleNorTheOtherWayRound() {
        CandidateGrid candidates = CandidateGrid.full(tables);
        candidates.place(0, 1);
        candidates.remove(5, 2);
        Puzzle puzzle = Puzzle.of(candidates);
        assertThat(puzzle.grid()).isEqualTo(Grid.empty(LAYOUT).with(0, 1));
        assertThat(puzzle.hasCandidates()).isTrue();
        candidates.remove(5, 3);
        puzzle.toCandidates().remove(5, 4);
        puzzle.toCandidates(tables, Limits.none().watch()).remove(5, 4);
        CandidateGrid left = puzzle.toCandidates();
        assertThat(left.isCandidate(5, 2)).isFalse();
        assertThat(left.isCandidate(5, 3)).isTrue();
        assertThat(left.isCandidate(5, 4)).isTrue();
    }

    @Test
    void theDigitsOfTheGridArePlacedAmongTheCandidates() {
        CandidateGrid candidates = CandidateGrid.full(tables);
        candidates.remove(5, 2);
        Grid grid = Grid.empty(LAYOUT).with(0, 1);
        CandidateGrid left = Puzzle.of(grid, candidates).toCandidates();
        assertThat(left.toGrid()).isEqualTo(grid);
        assertThat(left.candidateCount()).isEqualTo(64 - 3 - 7 - 1);
        assertThat(candidates.placedCount()).as("the caller's candidates").isZero();
    }

    @Test
    void aDigitThatIsNotACandidateOrClashesIsAContradiction() {
        CandidateGrid candidates = CandidateGrid.full(tables);
        candidates.remove(0, 1);
        assertThat(Puzzle.of(Grid.empty(LAYOUT).with(0, 1), candidates)
                        .toCandidates()
                        .isContradictory())
                .isTrue();
        Grid clash = Grid.empty(LAYOUT).with(0, 2).with(1, 2);
        assertThat(Puzzle.of(clash).toCandidates().isContradictory()).isTrue();
        assertThat(Puzzle.of(clash, candidates).toCandidates().contradiction())
                .containsInstanceOf(Contradiction.Repeated.class);
    }

    @Test
    void puzzlesAreEqualIfTheirGridsAndCandidatesAre() {
        Grid grid = Grid.empty(LAYOUT).with(0, 1);
        CandidateGrid candidates = CandidateGrid.of(tables, grid);
        Puzzle plain = Puzzle.of(grid);
        Puzzle marked = Puzzle.of(candidates);
        assertThat(plain).isEqualTo(Puzzle.of(grid)).hasSameHashCodeAs(Puzzle.of(grid));
        assertThat(marked)
                .isEqualTo(Puzzle.of(grid, CandidateGrid.full(tables)))
                .hasSameHashCodeAs(Puzzle.of(candidates));
        assertThat(plain).isNotEqualTo(marked).isNotEqualTo(Puzzle.of(Grid.empty(LAYOUT)));
        candidates.remove(5, 2);
        assertThat(Puzzle.of(candidates)).isNotEqualTo(marked);
        assertThat(marked).hasToString(grid + " within 54 candidates");
        assertThat(plain).hasToString(grid.toString());
    }

    @Test
    void theLayoutsMustBeEqual() {
        CandidateGrid other = CandidateGrid.full(CandidateLayout.of(Layout.boxes(1, 4)));
        assertThatThrownBy(() -> Puzzle.of(Grid.empty(LAYOUT), other))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the candidates' layout must be 2x2, but is 1x4");
    }

    @Test
    void theTablesMustBeThoseOfThePuzzlesLayout() {
        CandidateLayout other = CandidateLayout.of(LAYOUT.with(Variant.DIAGONALS));
        for (Puzzle puzzle : List.of(Puzzle.of(Grid.empty(LAYOUT)), Puzzle.of(CandidateGrid.full(tables)))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> puzzle.toCandidates(other, Limits.none().watch()))
                    .withMessage("the tables must be those of 2x2, but are those of 2x2 diagonals");
        }
    }
}
