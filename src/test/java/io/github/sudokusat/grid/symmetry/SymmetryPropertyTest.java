package io.github.sudokusat.grid.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.House;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.run.RandomStream;
import io.github.sudokusat.testing.BruteForce;
import io.github.sudokusat.testing.Layouts;
import io.github.sudokusat.testing.PuzzleMaker;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SymmetryPropertyTest {

    private static final long MANY = 500;

    @Provide
    Arbitrary<Layout> small() {
        return Layouts.any(4, 6);
    }

    @Provide
    Arbitrary<Layout> layouts() {
        return Arbitraries.oneOf(Layouts.any(4, 6, 9), Layouts.boxes(8, 12));
    }

    /** Layouts without a solution are left out, because the oracle takes long to show that there is none. */
    @Property(tries = 60)
    void everyGeneratorPreservesTheNumberOfSolutions(@ForAll("small") Layout layout, @ForAll long seed) {
        Assume.that(new PuzzleMaker(seed).findSolution(layout).isPresent());
        Grid puzzle = puzzle(layout, seed);
        long count = BruteForce.count(puzzle, MANY);
        for (Symmetries.Generator generator : Symmetries.of(layout).generators()) {
            assertThat(BruteForce.count(generator.symmetry().apply(puzzle), MANY))
                    .as(generator.name())
                    .isEqualTo(count);
        }
        assertThat(BruteForce.count(Symmetry.transposition(layout).apply(puzzle), MANY))
                .isEqualTo(count);
        assertThat(BruteForce.count(random(layout, seed).apply(puzzle), MANY)).isEqualTo(count);
    }

    @Property(tries = 100)
    void imagesOfSolutionsAreSolutionsAndConflictsRemain(@ForAll("layouts") Layout layout, @ForAll long seed) {
        Symmetry symmetry = random(layout, seed);
        Random random = new Random(seed);
        Grid grid = new PuzzleMaker(seed).findSolution(layout).orElse(Grid.empty(layout));
        assertThat(symmetry.apply(grid).conflicts()).isEmpty();
        assertThat(symmetry.apply(grid).filledCount()).isEqualTo(grid.filledCount());
        for (int i = 0; i < 3; i++) {
            grid = grid.with(Layouts.cell(layout, random), 1 + random.nextInt(layout.side()));
        }
        assertThat(symmetry.apply(grid).conflicts()).hasSameSizeAs(grid.conflicts());
    }

    @Property(tries = 100)
    void symmetriesFormAGroup(@ForAll("layouts") Layout layout, @ForAll long seed) {
        Symmetry a = random(layout, seed);
        Symmetry b = random(layout, seed + 1);
        Symmetry c = random(layout, seed + 2);
        Symmetry identity = Symmetry.identity(layout);
        assertThat(a.then(b).then(c)).isEqualTo(a.then(b.then(c)));
        assertThat(a.then(identity)).isEqualTo(a).hasSameHashCodeAs(a);
        assertThat(identity.then(a)).isEqualTo(a);
        assertThat(a.then(a.inverse())).isEqualTo(identity);
        assertThat(a.inverse().then(a)).isEqualTo(identity);
        assertThat(a.then(b).inverse()).isEqualTo(b.inverse().then(a.inverse()));
        Grid grid = puzzle(layout, seed);
        assertThat(a.then(b).apply(grid)).isEqualTo(b.apply(a.apply(grid)));
        assertThat(a.inverse().apply(a.apply(grid))).isEqualTo(grid);
    }

    @Property(tries = 100)
    void housesAreMappedToHouses(@ForAll("layouts") Layout layout, @ForAll long seed) {
        for (Symmetry symmetry : new Symmetry[] {random(layout, seed), Symmetry.transposition(layout)}) {
            Set<Set<Integer>> images = new HashSet<>();
            for (House house : layout.houses()) {
                Set<Integer> image = new HashSet<>();
                Arrays.stream(house.cells()).forEach(cell -> image.add(symmetry.cell(cell)));
                images.add(image);
            }
            Set<Set<Integer>> houses = new HashSet<>();
            for (House house : symmetry.to().houses()) {
                Set<Integer> cells = new HashSet<>();
                Arrays.stream(house.cells()).forEach(cells::add);
                houses.add(cells);
            }
            assertThat(images).isEqualTo(houses);
        }
    }

    @Property(tries = 50)
    void equalSeedsGiveEqualSymmetries(@ForAll("layouts") Layout layout, @ForAll long seed) {
        assertThat(random(layout, seed)).isEqualTo(random(layout, seed));
    }

    private static Symmetry random(Layout layout, long seed) {
        return Symmetries.of(layout).random(RandomStream.of(seed));
    }

    private static Grid puzzle(Layout layout, long seed) {
        PuzzleMaker maker = new PuzzleMaker(seed);
        Random random = new Random(seed);
        Grid grid = maker.findSolution(layout)
                .map(solution -> maker.blank(solution, 0.6))
                .orElse(Grid.empty(layout));
        return random.nextInt(4) > 0
                ? grid
                : grid.with(Layouts.cell(layout, random), 1 + random.nextInt(layout.side()));
    }
}
