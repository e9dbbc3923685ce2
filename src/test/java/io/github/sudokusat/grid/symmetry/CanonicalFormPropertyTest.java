package io.github.sudokusat.grid.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;

/** Canonical forms of random grids without conflicts, and the naive ones of small grids. */
class CanonicalFormPropertyTest {

    private static final NaiveForms FOUR = new NaiveForms(Layout.boxes(2, 2));
    private static final NaiveForms SIX = new NaiveForms(Layout.boxes(2, 3));

    /** Some of the digits of a solved grid, or digits at random as long as there is no conflict. */
    private static Grid grid(Layout layout, long seed, double share) {
        PuzzleMaker maker = new PuzzleMaker(seed);
        if ((seed & 1) == 0) {
            return maker.blank(maker.solution(layout), share);
        }
        RandomStream random = RandomStream.of(seed);
        Grid grid = Grid.empty(layout);
        for (int i = (int) ((1 - share) * layout.cellCount()); i > 0; i--) {
            Grid more = grid.with(random.nextInt(layout.cellCount()), 1 + random.nextInt(layout.side()));
            grid = more.conflicts().isEmpty() ? more : grid;
        }
        return grid;
    }

    @Property(tries = 150)
    void agreesWithTheNaiveFormsOf4By4(@ForAll long seed, @ForAll @DoubleRange(max = 1) double share) {
        Grid grid = grid(Layout.boxes(2, 2), seed, share);
        CanonicalForm form = CanonicalForm.least(grid);
        assertThat(form.grid()).isEqualTo(FOUR.leastOfAll(grid)).isEqualTo(FOUR.least(grid));
        assertThat(form.automorphismCount()).isEqualTo(FOUR.automorphisms(grid));
        assertThat(CanonicalFormTest.generated(grid, form.automorphismGenerators()))
                .isEqualTo(form.automorphismCount());
    }

    @Property(tries = 100)
    void agreesWithTheNaiveFormsBySolutionOf4By4(@ForAll long seed, @ForAll @DoubleRange(max = 1) double share) {
        PuzzleMaker maker = new PuzzleMaker(seed);
        Grid solution = maker.solution(Layout.boxes(2, 2));
        Grid puzzle = maker.blank(solution, share);
        assertThat(CanonicalForm.bySolution(puzzle, solution).grid())
                .isEqualTo(FOUR.leastWithSolution(puzzle, solution, FOUR.leastOfAll(solution)));
    }

    @Property(tries = 40)
    void agreesWithTheNaiveFormOf6By6(@ForAll long seed, @ForAll @DoubleRange(max = 1) double share) {
        Grid grid = grid(Layout.boxes(2, 3), seed, share);
        assertThat(CanonicalForm.least(grid).grid()).isEqualTo(SIX.least(grid));
    }

    @Provide
    Arbitrary<Layout> layouts() {
        return Arbitraries.oneOf(Arbitraries.just(Layout.classic()), Layouts.boxes(4, 6, 8))
                .filter(CanonicalForm::supports);
    }

    @Property(tries = 300)
    void equivalentGridsHaveTheSameForm(
            @ForAll("layouts") Layout layout, @ForAll long seed, @ForAll @DoubleRange(max = 1) double share) {
        Grid grid = grid(layout, seed, share);
        Symmetry symmetry = Symmetries.of(layout).random(RandomStream.of(seed));
        CanonicalForm form = CanonicalForm.least(grid);
        CanonicalForm ofImage = CanonicalForm.least(symmetry.apply(grid));
        assertThat(ofImage.grid()).isEqualTo(form.grid());
        assertThat(ofImage.automorphismCount()).isEqualTo(form.automorphismCount());
        assertThat(form.symmetry().apply(grid)).isEqualTo(form.grid());
        assertThat(CanonicalForm.least(form.grid()).grid()).isEqualTo(form.grid());
        for (Symmetry generator : form.automorphismGenerators()) {
            assertThat(generator.apply(grid)).isEqualTo(grid);
            int[] cells = new int[layout.cellCount()];
            for (int cell = 0; cell < cells.length; cell++) {
                cells[cell] = generator.cell(cell);
            }
            assertThat(Symmetry.find(layout, cells)).isPresent();
        }
    }
}
