package io.github.sudokusat.logic.rate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.symmetry.Symmetries;
import io.github.sudokusat.grid.symmetry.Symmetry;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.run.RandomStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Hard puzzles that are moved, transposed and relabelled need the same techniques, with nets of the same depth. */
class IsomorphicRatingsTest {

    private static final Path FILE = Path.of(System.getProperty("puzzles.dir", "../shared/data"), "hardest.txt");
    private static final int EVERY = 480;

    private final Rater rater = Rater.of(LogicSolver.of(Layout.classic()).withUniqueness(true));

    /** A puzzle by mith, from D. Berthier's CSP-Rules, that needs a net after its tridagon. */
    @Test
    @Tag("long")
    void isomorphsOfAPuzzleThatNeedsNetsHaveTheSameRating() {
        Grid puzzle = GridParser.create()
                .parse("98.76.54.7.5..4....6...8.9.85.9.6...4.6.87......45...8..7...3........2..........9");
        assertThat(assertSameRatings(puzzle, 1)).isEqualTo(Technique.FORCING_NET);
    }

    @Test
    @Tag("slow")
    void isomorphsOfTheHardestHaveTheSameRating() throws IOException {
        assumeTrue(Files.isRegularFile(FILE), () -> FILE + " is not there");
        List<String> lines;
        try (Stream<String> all = Files.lines(FILE, StandardCharsets.UTF_8)) {
            lines = all.filter(line -> !line.isBlank() && line.charAt(0) != '#').toList();
        }
        List<Technique> hardest = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += EVERY) {
            hardest.add(assertSameRatings(GridParser.create().parse(lines.get(i)), 2));
        }
        assertThat(hardest)
                .contains(Technique.FORCING_NET, Technique.NESTED_FORCING_NET)
                .hasSizeGreaterThan(19);
    }

    private Technique assertSameRatings(Grid puzzle, int isomorphs) {
        Rating rating = rater.rate(puzzle);
        RandomStream random = RandomStream.of(1);
        for (int i = 0; i < isomorphs; i++) {
            Symmetry symmetry = Symmetries.of(Layout.classic()).random(random);
            assertThat(rater.rate(symmetry.apply(puzzle)))
                    .as("%s under %s", puzzle, symmetry)
                    .isEqualTo(rating);
        }
        return rating.hardest().orElseThrow();
    }
}
