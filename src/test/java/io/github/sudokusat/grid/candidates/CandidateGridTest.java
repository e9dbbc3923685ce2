package io.github.sudokusat.grid.candidates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.grid.Cell;
import io.github.sudokusat.grid.Conflict;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.MustDiffer;
import io.github.sudokusat.grid.Rule;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class CandidateGridTest {

    private static final CandidateLayout NINE = CandidateLayout.of(Layout.classic());
    private static final CandidateLayout FOUR = CandidateLayout.of(Layout.boxes(2, 2));

    @Test
    void everythingIsPossibleAtTheBeginning() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        assertThat(grid.candidateCount()).isEqualTo(729);
        assertThat(grid.placedCount()).isZero();
        assertThat(candidates(grid, 40)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
        assertThat(places(grid, 26, 9)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(grid.toGrid()).isEqualTo(Grid.empty(Layout.classic()));
    }

    @Test
    void placingClearsTheCellAndItsPeers() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        assertThat(grid.place(40, 5)).isTrue();
        // The 8 other digits of the cell, and the digit itself in its 20 peers.
        assertThat(grid.candidateCount()).isEqualTo(729 - 8 - 20);
        assertThat(candidates(grid, 40)).containsExactly(5);
        assertThat(grid.digit(40)).isEqualTo(5);
        assertThat(grid.placedCount()).isOne();
        assertThat(grid.isCandidate(36, 5)).isFalse();
        assertThat(grid.isCandidate(4, 5)).isFalse();
        assertThat(grid.isCandidate(30, 5)).isFalse();
        assertThat(grid.isCandidate(0, 5)).isTrue();
        assertThat(places(grid, 4, 5)).containsExactly(4);
        assertThat(places(grid, 3, 5)).containsExactly(0, 1, 2, 6, 7, 8);
        assertThat(places(grid, 0, 5)).containsExactly(0, 1, 2, 3, 5, 6, 7, 8);
        assertThat(grid.placeCount(4, 6)).isEqualTo(8);
    }

    @Test
    void placingClearsCellsThatMustDifferByARule() {
        CandidateGrid grid =
                CandidateGrid.full(CandidateLayout.of(Layout.classic().with(Variant.ANTI_KNIGHT)));
        grid.place(40, 5);
        // None of the 8 knight's moves from the centre ends in one of its houses.
        assertThat(grid.candidateCount()).isEqualTo(729 - 8 - 28);
        assertThat(grid.isCandidate(21, 5)).isFalse();
    }

    @Test
    void placingTwiceChangesNothing() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        grid.place(0, 1);
        int before = grid.candidateCount();
        assertThat(grid.place(0, 1)).isTrue();
        assertThat(grid.placedCount()).isOne();
        assertThat(grid.candidateCount()).isEqualTo(before);
    }

    @Test
    void aCellWithOneCandidateIsNotPlacedAutomatically() {
        CandidateGrid grid = CandidateGrid.full(FOUR);
        assertThat(grid.retain(5, 3)).isTrue();
        assertThat(candidates(grid, 5)).containsExactly(3);
        assertThat(grid.digit(5)).isZero();
        assertThat(grid.isCandidate(4, 3)).isTrue();
        assertThat(grid.isSolved()).isFalse();
    }

    @Test
    void retainRestoresNothing() {
        CandidateGrid grid = CandidateGrid.full(FOUR);
        grid.remove(0, 1);
        assertThat(grid.retain(0, 1, 2, 3)).isTrue();
        assertThat(candidates(grid, 0)).containsExactly(2, 3);
        assertThat(grid.remove(0, 1)).isTrue();
    }

    @Test
    void retainAllRemovesWhatTheOtherHasLost() {
        CandidateGrid grid = CandidateGrid.full(FOUR);
        grid.remove(0, 1);
        CandidateGrid other = CandidateGrid.full(FOUR);
        other.place(5, 2);
        other.remove(0, 3);
        assertThat(grid.retainAll(other)).isTrue();
        assertThat(candidates(grid, 0)).containsExactly(4);
        assertThat(candidates(grid, 5)).containsExactly(2);
        assertThat(candidates(grid, 7)).containsExactly(1, 3, 4);
        assertThat(grid.digit(5)).isZero();
        assertThat(candidates(other, 0)).containsExactly(1, 4);
        other.remove(0, 4);
        assertThat(grid.retainAll(other)).isFalse();
        assertThat(grid.contradiction()).contains(new Contradiction.NoCandidate(new Cell(0, 0)));
    }

    @Test
    void copiesShareNothing() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        grid.place(0, 1);
        CandidateGrid copy = grid.copy();
        copy.place(80, 1);
        grid.remove(40, 4);
        assertThat(grid.digit(80)).isZero();
        assertThat(copy.isCandidate(40, 4)).isTrue();
        assertThat(copy.digit(0)).isOne();
    }

    @Test
    void aSolutionIsSolved() {
        Grid solution = new PuzzleMaker(1).solution(Layout.classic());
        CandidateGrid grid = CandidateGrid.of(NINE, solution);
        assertThat(grid.isSolved()).isTrue();
        assertThat(grid.toGrid()).isEqualTo(solution);
        assertThat(grid.candidateCount()).isEqualTo(81);
        assertThat(Propagation.run(grid, Propagation.Depth.LOCKED)).isEqualTo(PropagationOutcome.DONE);
    }

    @Test
    void namesTheCellWithoutCandidate() {
        CandidateGrid grid = CandidateGrid.full(FOUR);
        grid.remove(6, 1);
        grid.remove(6, 2);
        grid.remove(6, 3);
        assertThat(grid.remove(6, 4)).isFalse();
        assertThat(grid.contradiction()).contains(new Contradiction.NoCandidate(new Cell(1, 2)));
        assertThat(text(grid)).isEqualTo("r2c3 has no candidates left");
        assertThat(grid.isContradictory()).isTrue();
        assertThat(grid.isSolved()).isFalse();
    }

    @Test
    void namesTheDigitWithoutPlace() {
        CandidateGrid grid = CandidateGrid.full(FOUR);
        grid.remove(8, 3);
        grid.remove(9, 3);
        grid.remove(12, 3);
        assertThat(grid.remove(13, 3)).isFalse();
        assertThat(text(grid)).isEqualTo("no place for 3 in box 3");
    }

    @Test
    void namesTheDigitThatOccursTwice() {
        CandidateGrid row = CandidateGrid.full(NINE);
        row.place(3, 5);
        assertThat(row.place(0, 5)).isFalse();
        assertThat(text(row)).isEqualTo("5 twice in row 1: r1c1, r1c4");
        CandidateGrid box = CandidateGrid.full(NINE);
        box.place(0, 5);
        assertThat(box.place(10, 5)).isFalse();
        assertThat(text(box)).isEqualTo("5 twice in box 1: r1c1, r2c2");
        CandidateGrid knight =
                CandidateGrid.full(CandidateLayout.of(Layout.classic().with(Variant.ANTI_KNIGHT)));
        knight.place(21, 5);
        assertThat(knight.place(2, 5)).isFalse();
        assertThat(text(knight)).isEqualTo("5 in r1c3 and r3c4, which must differ (anti-knight)");
    }

    @Test
    void placingWhatWasRemovedLeavesTheCellEmpty() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        grid.remove(0, 5);
        assertThat(grid.place(0, 5)).isFalse();
        assertThat(text(grid)).isEqualTo("r1c1 has no candidates left");
        CandidateGrid other = CandidateGrid.full(NINE);
        other.place(0, 5);
        assertThat(other.place(0, 6)).isFalse();
        assertThat(text(other)).isEqualTo("r1c1 has no candidates left");
    }

    @Test
    void clashingGivensAreNamedBeforeTheirConsequences() {
        // r1c9 has no candidate left before the second 7 is placed, but the clash is what a user can see.
        Grid puzzle = Grid.empty(Layout.classic());
        for (int i = 0; i < 8; i++) {
            puzzle = puzzle.with(i, i + 1);
        }
        puzzle = puzzle.with(17, 9).with(72, 7).with(79, 7);
        assertThat(text(CandidateGrid.of(NINE, puzzle))).isEqualTo("7 twice in row 9: r9c1, r9c8");
        Layout wide = Layout.boxes(8, 9);
        Grid clash = Grid.empty(wide).with(0, 70).with(71, 70);
        assertThat(text(CandidateGrid.of(CandidateLayout.of(wide), clash))).isEqualTo("70 twice in row 1: r1c1, r1c72");
    }

    @Test
    void givensThatLeaveNothingAreNamed() {
        Grid cell =
                Grid.empty(Layout.boxes(2, 2)).with(0, 1).with(1, 2).with(6, 3).with(11, 4);
        assertThat(text(CandidateGrid.of(FOUR, cell))).isEqualTo("r1c4 has no candidates left");
        Grid digit = Grid.empty(Layout.classic()).with(9, 1).with(19, 1).with(2, 2);
        assertThat(text(CandidateGrid.of(NINE, digit))).isEqualTo("1 twice in box 1: r2c1, r3c2");
        Grid place = Grid.empty(Layout.classic())
                .with(0, 2)
                .with(1, 3)
                .with(2, 4)
                .with(12, 1)
                .with(24, 1);
        assertThat(text(CandidateGrid.of(NINE, place))).isEqualTo("no place for 1 in row 1");
    }

    @Test
    void refusesToContinueAfterAContradiction() {
        CandidateGrid grid = CandidateGrid.full(NINE);
        grid.place(0, 5);
        grid.place(1, 5);
        assertThatThrownBy(() -> grid.place(80, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("5 twice in row 1: r1c1, r1c2");
        assertThatThrownBy(() -> grid.remove(80, 1)).isInstanceOf(IllegalStateException.class);
        assertThat(Propagation.run(grid, Propagation.Depth.SINGLES)).isEqualTo(PropagationOutcome.CONTRADICTION);
    }

    @Test
    void rejectsWhatIsOutOfRange() {
        CandidateGrid grid = CandidateGrid.full(FOUR);
        rejects("cell must be from 0 to 15, but is 16", () -> grid.place(16, 1));
        rejects("digit must be from 1 to 4, but is 5", () -> grid.place(0, 5));
        rejects("digit must be from 1 to 4, but is 0", () -> grid.isCandidate(0, 0));
        rejects("house must be from 0 to 11, but is 12", () -> grid.placeCount(12, 1));
        rejects("digit must be from 1 to 4, but is 6", () -> grid.nextCandidate(0, 6));
        rejects("from must be from 0 to 4, but is 5", () -> grid.nextPlace(0, 1, 5));
        rejects("cell must be from 0 to 15, but is -1", () -> grid.digit(-1));
        rejects("digit must be from 1 to 4, but is 9", () -> grid.retain(0, 9));
        rejects("grid must be on the layout 2x2, but is on 3x3", () -> grid.retainAll(CandidateGrid.full(NINE)));
        rejects(
                "puzzle must be on the layout 2x2, but is on 2x2 diagonals",
                () -> grid.placeAll(
                        Grid.empty(Layout.boxes(2, 2).with(Variant.DIAGONALS)),
                        Limits.none().watch()));
        assertThat(grid.nextCandidate(0, 5)).isZero();
        assertThat(grid.nextPlace(0, 1, 4)).isEqualTo(-1);
    }

    @Test
    void gridsWithTheSameContentAreEqualAndPrintAlike() {
        CandidateLayout tables = CandidateLayout.of(Layout.boxes(1, 2));
        CandidateGrid grid = CandidateGrid.full(tables);
        assertThat(grid).hasToString("{1,2} {1,2}\n{1,2} {1,2}");
        CandidateGrid placed = grid.copy();
        assertThat(placed).isEqualTo(grid).hasSameHashCodeAs(grid);
        placed.place(0, 2);
        assertThat(placed).isNotEqualTo(grid).hasToString("2 {1}\n{1} {1,2}");
        Layout other = Layout.boxes(1, 2);
        assertThat(CandidateGrid.of(CandidateLayout.of(other), Grid.empty(other).with(0, 2)))
                .isEqualTo(placed)
                .hasSameHashCodeAs(placed);
        grid.remove(0, 1);
        assertThat(grid).as("a cell with one candidate that is not placed").isNotEqualTo(placed);
        Layout apart = other.with(MustDiffer.of("apart", 0, 3));
        assertThat(CandidateGrid.full(CandidateLayout.of(apart))).isNotEqualTo(CandidateGrid.full(tables));
    }

    /** The short forms poll nothing, so even an interrupted thread gets a complete grid. */
    @Test
    void anInterruptedThreadGetsACompleteGrid() {
        Layout layout = Layout.boxes(5, 5);
        Grid puzzle = new PuzzleMaker(7).puzzle(layout, 0.3);
        CandidateLayout tables = CandidateLayout.of(layout);
        CandidateGrid expected = CandidateGrid.of(tables, puzzle);
        Propagation.run(expected, Propagation.Depth.LOCKED);
        Thread.currentThread().interrupt();
        try {
            CandidateGrid grid = CandidateGrid.of(tables, puzzle);
            assertThat(Propagation.run(grid, Propagation.Depth.LOCKED)).isEqualTo(PropagationOutcome.DONE);
            assertThat(grid).isEqualTo(expected);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void refusesLayoutsWithUnknownRules() {
        Layout layout = Layout.classic().with(new Thermometer());
        assertThat(CandidateLayout.supports(layout)).isFalse();
        rejects("a candidate grid does not know rule thermometer", () -> CandidateLayout.of(layout));
        Layout known = Layout.classic().with(MustDiffer.of("far", 0, 80));
        assertThat(CandidateLayout.supports(known)).isTrue();
        assertThat(CandidateLayout.of(known).layout()).isSameAs(known);
    }

    @Test
    void iteratesOverSetsAcrossWords() {
        CandidateGrid grid = CandidateGrid.full(CandidateLayout.of(Layout.boxes(10, 13)));
        assertThat(grid.candidateCount(0)).isEqualTo(130);
        assertThat(grid.retain(0, 1, 64, 65, 128, 129, 130)).isTrue();
        assertThat(candidates(grid, 0)).containsExactly(1, 64, 65, 128, 129, 130);
        grid.place(0, 129);
        assertThat(candidates(grid, 0)).containsExactly(129);
        assertThat(places(grid, 0, 129)).containsExactly(0);
        assertThat(grid.placeCount(0, 128)).isEqualTo(129);
        assertThat(grid.placeCount(1, 129)).isEqualTo(130 - 13);
    }

    static List<Integer> candidates(CandidateGrid grid, int cell) {
        List<Integer> digits = new ArrayList<>();
        for (int d = grid.nextCandidate(cell, 1); d != 0; d = grid.nextCandidate(cell, d + 1)) {
            digits.add(d);
        }
        assertThat(grid.candidateCount(cell)).isEqualTo(digits.size());
        return digits;
    }

    static List<Integer> places(CandidateGrid grid, int house, int digit) {
        List<Integer> positions = new ArrayList<>();
        for (int p = grid.nextPlace(house, digit, 0); p >= 0; p = grid.nextPlace(house, digit, p + 1)) {
            positions.add(p);
        }
        assertThat(grid.placeCount(house, digit)).isEqualTo(positions.size());
        return positions;
    }

    private static String text(CandidateGrid grid) {
        return grid.contradiction().orElseThrow().text();
    }

    private static void rejects(String message, Runnable action) {
        assertThatThrownBy(action::run)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }

    private static final class Thermometer implements Rule {

        @Override
        public String name() {
            return "thermometer";
        }

        @Override
        public void conflicts(Grid grid, Consumer<Conflict> found) {}
    }
}
