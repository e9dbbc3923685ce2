package io.github.sudokusat.grid.candidates;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Propagation.Depth;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.GridAssert;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** Compares propagation with its definitions, written out over plain sets of candidates, bit {@code cell · side + digit − 1}. */
@Tag("long")
class PropagationPropertyTest {

    @Provide
    Arbitrary<Layout> layouts() {
        return Layouts.any(4, 6, 9);
    }

    @Provide
    Arbitrary<Layout> layoutsUpTo16() {
        return Arbitraries.oneOf(Layouts.any(4, 6, 8, 9), Layouts.boxes(12, 16));
    }

    @Property(tries = 120)
    void neverRemovesACandidateOfASolution(@ForAll("layouts") Layout layout, @ForAll long seed, @ForAll Depth depth) {
        Optional<Grid> solution = new PuzzleMaker(seed).findSolution(layout);
        Assume.that(solution.isPresent());
        double blanks = layout.side() > 6 ? 0.6 : 0.8;
        Grid puzzle = new PuzzleMaker(seed + 1).blank(solution.get(), blanks);
        CandidateGrid grid = CandidateGrid.of(CandidateLayout.of(layout), puzzle);
        assertThat(Propagation.run(grid, depth)).isEqualTo(PropagationOutcome.DONE);
        for (Grid other : BruteForce.solutions(puzzle, 500)) {
            for (int cell = 0; cell < layout.cellCount(); cell++) {
                assertThat(grid.isCandidate(cell, other.digit(cell)))
                        .as("%s r%d in%n%s", layout, cell, GridAssert.picture(puzzle))
                        .isTrue();
            }
        }
    }

    /** Uses puzzles of which half have a wrong digit, so that contradictions occur, too. */
    @Property(tries = 500)
    void reachesTheFixedPointOfTheDefinitions(
            @ForAll("layouts") Layout layout, @ForAll long seed, @ForAll Depth depth) {
        Grid puzzle = puzzle(layout, seed);
        CandidateGrid grid = CandidateGrid.of(CandidateLayout.of(layout), puzzle);
        PropagationOutcome outcome = Propagation.run(grid, depth);
        Definitions expected = new Definitions(layout);
        boolean consistent = expected.start(puzzle) && expected.close(depth);
        assertThat(outcome)
                .as(GridAssert.picture(puzzle))
                .isEqualTo(consistent ? PropagationOutcome.DONE : PropagationOutcome.CONTRADICTION);
        if (consistent) {
            assertThat(candidates(grid)).isEqualTo(expected.possible);
        } else {
            assertContradictionHolds(grid, expected);
        }
    }

    /** What the contradiction names also results from the definitions, or is a direct clash of the givens. */
    private static void assertContradictionHolds(CandidateGrid grid, Definitions definitions) {
        Contradiction contradiction = grid.contradiction().orElseThrow();
        if (contradiction instanceof Contradiction.Repeated repeated) {
            assertThat(definitions.givens.conflicts()).contains(repeated.conflict());
            return;
        }
        assertThat(definitions.givens.conflicts()).isEmpty();
        definitions.exhaust();
        if (contradiction instanceof Contradiction.NoCandidate empty) {
            int cell = empty.cell().number(grid.layout().side());
            assertThat(definitions.digits(cell)).as(contradiction.text()).isZero();
        } else if (contradiction instanceof Contradiction.NoPlace none) {
            assertThat(definitions.places(none.house(), none.digit()).cardinality())
                    .as(contradiction.text())
                    .isZero();
        }
    }

    @Property(tries = 300)
    void theOrderOfChangesDoesNotMatter(
            @ForAll("layoutsUpTo16") Layout layout, @ForAll long seed, @ForAll Depth depth) {
        Grid puzzle = puzzle(layout, seed);
        CandidateLayout tables = CandidateLayout.of(layout);
        CandidateGrid atOnce = CandidateGrid.of(tables, puzzle);
        PropagationOutcome expected = Propagation.run(atOnce, depth);
        Random random = new Random(seed);
        CandidateGrid piecemeal = CandidateGrid.full(tables);
        for (int cell : shuffled(layout.cellCount(), random)) {
            boolean dead = piecemeal.isContradictory();
            if (dead || (puzzle.digit(cell) != 0 && !piecemeal.place(cell, puzzle.digit(cell)))) {
                break;
            }
            if (random.nextInt(4) == 0) {
                Propagation.run(piecemeal, depth == Depth.LOCKED && random.nextBoolean() ? Depth.SINGLES : depth);
            }
        }
        assertThat(Propagation.run(piecemeal, depth)).isEqualTo(expected);
        if (expected == PropagationOutcome.DONE) {
            assertThat(candidates(piecemeal)).isEqualTo(candidates(atOnce));
            if (depth != Depth.NONE) {
                assertThat(piecemeal.toGrid()).isEqualTo(atOnce.toGrid());
            }
        }
    }

    @Property(tries = 200)
    void theWideBoardDoesTheSameAsTheNarrowOne(
            @ForAll("layoutsUpTo16") Layout layout, @ForAll long seed, @ForAll Depth depth) {
        Grid puzzle = puzzle(layout, seed);
        CandidateLayout tables = CandidateLayout.of(layout);
        CandidateGrid narrow = new CandidateGrid(new NarrowBoard(tables));
        CandidateGrid wide = new CandidateGrid(new WideBoard(tables));
        boolean placed = narrow.placeAll(puzzle, Limits.none().watch()) == PropagationOutcome.DONE;
        boolean placedWide = wide.placeAll(puzzle, Limits.none().watch()) == PropagationOutcome.DONE;
        assertThat(placedWide).isEqualTo(placed);
        assertThat(Propagation.run(wide, depth)).isEqualTo(Propagation.run(narrow, depth));
        if (!narrow.isContradictory()) {
            assertThat(candidates(wide)).isEqualTo(candidates(narrow));
            assertThat(wide.toGrid()).isEqualTo(narrow.toGrid());
        }
    }

    @Property(tries = 50)
    void placesAndCandidatesAgree(@ForAll("layoutsUpTo16") Layout layout, @ForAll long seed) {
        CandidateGrid grid = CandidateGrid.of(CandidateLayout.of(layout), puzzle(layout, seed));
        Assume.that(Propagation.run(grid, Depth.LOCKED) == PropagationOutcome.DONE);
        for (int h = 0; h < layout.houses().size(); h++) {
            House house = layout.houses().get(h);
            for (int digit = 1; digit <= layout.side(); digit++) {
                List<Integer> places = CandidateGridTest.places(grid, h, digit);
                for (int position = 0; position < house.size(); position++) {
                    assertThat(places.contains(position)).isEqualTo(grid.isCandidate(house.cell(position), digit));
                }
            }
        }
    }

    private static Grid puzzle(Layout layout, long seed) {
        PuzzleMaker maker = new PuzzleMaker(seed);
        Random random = new Random(seed);
        Grid solution = maker.findSolution(layout).orElse(Grid.empty(layout));
        Grid puzzle = maker.blank(solution, 0.4 + 0.5 * random.nextDouble());
        int cell = Layouts.cell(layout, random);
        return random.nextBoolean() ? puzzle : puzzle.with(cell, 1 + random.nextInt(layout.side()));
    }

    private static int[] shuffled(int size, Random random) {
        int[] order = new int[size];
        for (int i = 0; i < size; i++) {
            int j = random.nextInt(i + 1);
            order[i] = order[j];
            order[j] = i;
        }
        return order;
    }

    private static BitSet candidates(CandidateGrid grid) {
        int side = grid.layout().side();
        BitSet set = new BitSet();
        for (int cell = 0; cell < side * side; cell++) {
            for (int digit : CandidateGridTest.candidates(grid, cell)) {
                set.set(cell * side + digit - 1);
            }
        }
        return set;
    }

    /** The rules of inference by their definitions, applied in full sweeps. */
    private static final class Definitions {

        private final Layout layout;
        private final int side;
        private final BitSet possible = new BitSet();
        private final boolean[][] differ;
        private Grid givens;
        private Depth depth = Depth.NONE;

        Definitions(Layout layout) {
            this.layout = layout;
            side = layout.side();
            givens = Grid.empty(layout);
            possible.set(0, side * side * side);
            differ = Layouts.differ(layout);
        }

        /** Clears the candidates that the givens exclude; returns false if that is a contradiction. */
        boolean start(Grid puzzle) {
            givens = puzzle;
            for (int cell = 0; cell < side * side; cell++) {
                if (puzzle.digit(cell) != 0) {
                    fix(cell, puzzle.digit(cell) - 1);
                }
            }
            return isConsistent();
        }

        boolean close(Depth wanted) {
            depth = wanted;
            exhaust();
            return isConsistent();
        }

        /** Sweeps until nothing changes, continuing past contradictions. */
        void exhaust() {
            int before;
            do {
                before = possible.cardinality();
                if (depth != Depth.NONE) {
                    singles();
                }
                if (depth == Depth.LOCKED) {
                    locked();
                }
            } while (possible.cardinality() < before);
        }

        /** A state of "at most this one is left", so that the conclusions drawn past a contradiction include those that any order draws before it. */
        private void singles() {
            for (int cell = 0; cell < side * side; cell++) {
                for (int bit = 0; bit < side; bit++) {
                    if (digits(cell) - (possible.get(cell * side + bit) ? 1 : 0) == 0) {
                        clearPeers(cell, bit);
                    }
                }
            }
            for (House house : layout.houses()) {
                for (int digit = 1; digit <= side; digit++) {
                    for (int cell : house.cells()) {
                        BitSet others = places(house, digit);
                        others.clear(cell);
                        if (others.isEmpty()) {
                            fix(cell, digit - 1);
                        }
                    }
                }
            }
        }

        private void locked() {
            for (House one : layout.houses()) {
                for (House other : layout.houses()) {
                    BitSet shared = cells(one);
                    shared.and(cells(other));
                    if (one.equals(other) || shared.cardinality() < 2) {
                        continue;
                    }
                    for (int digit = 1; digit <= side; digit++) {
                        BitSet outside = places(one, digit);
                        outside.andNot(shared);
                        if (outside.isEmpty()) {
                            BitSet rest = places(other, digit);
                            rest.andNot(shared);
                            for (int cell = rest.nextSetBit(0); cell >= 0; cell = rest.nextSetBit(cell + 1)) {
                                possible.clear(cell * side + digit - 1);
                            }
                        }
                    }
                }
            }
        }

        private void fix(int cell, int bit) {
            boolean had = possible.get(cell * side + bit);
            possible.clear(cell * side, (cell + 1) * side);
            possible.set(cell * side + bit, had);
            clearPeers(cell, bit);
        }

        private void clearPeers(int cell, int bit) {
            for (int other = 0; other < side * side; other++) {
                if (differ[cell][other]) {
                    possible.clear(other * side + bit);
                }
            }
        }

        int digits(int cell) {
            return possible.get(cell * side, (cell + 1) * side).cardinality();
        }

        BitSet places(House house, int digit) {
            BitSet set = cells(house);
            for (int cell : house.cells()) {
                if (!possible.get(cell * side + digit - 1)) {
                    set.clear(cell);
                }
            }
            return set;
        }

        private BitSet cells(House house) {
            BitSet set = new BitSet();
            Arrays.stream(house.cells()).forEach(set::set);
            return set;
        }

        private boolean isConsistent() {
            for (int cell = 0; cell < side * side; cell++) {
                if (digits(cell) == 0) {
                    return false;
                }
            }
            for (House house : layout.houses()) {
                for (int digit = 1; digit <= side; digit++) {
                    if (places(house, digit).isEmpty()) {
                        return false;
                    }
                }
            }
            return true;
        }
    }
}
