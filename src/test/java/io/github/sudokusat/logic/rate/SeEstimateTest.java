package io.github.sudokusat.logic.rate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.Profile;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeEstimateTest {

    private static final Path RATED = Path.of("src/test/resources/rated/sukaku-explainer.txt");

    private static final String EASY =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static Rating rating(Grid puzzle, Profile profile) {
        return Rater.of(LogicSolver.of(puzzle.layout()).withProfile(profile).withUniqueness(true))
                .rate(puzzle);
    }

    private static Optional<BigDecimal> estimate(String puzzle, Profile profile) {
        return SeEstimate.of(Layout.classic(), rating(GridParser.create().parse(puzzle), profile));
    }

    private static Optional<BigDecimal> estimate(String puzzle) {
        return estimate(puzzle, Profile.full());
    }

    @Test
    void estimatesAreNearTheRatingsOfSukakuExplainer() throws IOException {
        List<Double> errors = new ArrayList<>();
        for (String line : Files.readAllLines(RATED)) {
            if (!line.startsWith("#")) {
                String[] parts = line.split(" ", 2);
                estimate(parts[0])
                        .ifPresent(value -> errors.add(Math.abs(value.doubleValue() - Double.parseDouble(parts[1]))));
            }
        }
        assertThat(errors).hasSizeGreaterThanOrEqualTo(38);
        assertThat(errors.stream().mapToDouble(Double::doubleValue).average().orElseThrow())
                .isLessThan(0.25);
        assertThat(errors.stream().filter(error -> error < 0.55).count())
                .isGreaterThanOrEqualTo(errors.size() * 8L / 10);
    }

    @Test
    void anEstimateHasOneDecimal() {
        assertThat(estimate(EASY)).hasValueSatisfying(value -> assertThat(value).hasToString("1.5"));
    }

    @Test
    void whatWasNotMeasuredHasNone() {
        String hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        assertThat(estimate(hardest)).isEmpty();
        assertThat(estimate(EASY, Profile.classic())).isEmpty();
        assertThat(estimate(hardest, Profile.classic())).isEmpty();
        assertThat(estimate(".".repeat(81))).isEmpty();
    }

    @Test
    void onlyClassicPuzzlesHaveOne() {
        for (Layout layout : List.of(Layout.boxes(2, 2), Layout.classic().with(Variant.DIAGONALS))) {
            Rating rating = rating(new PuzzleMaker(1).minimalPuzzle(layout), Profile.full());
            assertThat(rating.hardest()).isPresent();
            assertThat(SeEstimate.of(layout, rating)).isEmpty();
        }
    }
}
