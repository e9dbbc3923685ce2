package io.github.sudokusat.logic.find;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.logic.LogicSolver;
import io.github.sudokusat.logic.step.Step;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Puzzles that players know for a pattern have it on their path. */
@Tag("long")
class KnownPatternsTest {

    /**
     * Easter Monster by jpf, with the loop that S. Kurzhals found in it, Golden Nugget, Fata Morgana by tarek, and two puzzles by mith, with tridagons, from
     * D. Berthier's CSP-Rules.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1|SK-Loop: r1c3<>7, r2c5<>3,8, r2c6<>8, r3c1<>2, r5c2<>4,8, r5c8<>3,9, r7c3<>1, r8c4<>5, r8c5<>4, r9c1<>6",
                ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....|Junior Exocet: r7c9<>3",
                "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........|Junior Exocet: r4c2<>2,4",
                "98.76.54.7.5.4.8....6....9.67...5...4.8...75..59....68...3....9...2..........4...|Tridagon: r6c7=4",
                "98.76.5..7.5..9....645.8...8...75.9.5.649...7...8.....6.....4.3...6.4...........2|Tridagon: r6c1=4"
            })
    void thePatternIsOnThePath(String puzzle, String step) {
        LogicSolver solver = LogicSolver.of(Layout.classic()).withUniqueness(true);
        assertThat(solver.solve(solver.start(GridParser.create().parse(puzzle))).steps())
                .extracting(Step::toString)
                .contains(step);
    }
}
