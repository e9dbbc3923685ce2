package io.github.sudokusat.engine.cdcl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.encode.AtMostOneMethod;
import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.candidates.Propagation.Depth;
import io.github.sudokusat.sat.sat4j.Sat4jSolver;
import io.github.sudokusat.testing.PuzzleMaker;
import io.github.sudokusat.testing.RandomPrimitives;
import io.github.sudokusat.testing.RandomPrimitives.Kind;
import io.github.sudokusat.testing.RandomPuzzles;
import io.github.sudokusat.testing.Searches;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The SAT engine finds the solutions of puzzles with named rules of every kind of primitive, whatever its options are. */
@Tag("long")
class CdclRulesTest {

    private static final List<Layout> LAYOUTS =
            List.of(Layout.boxes(2, 2), Layout.boxes(2, 3), Layout.boxes(3, 2), Layout.classic());

    @ParameterizedTest
    @EnumSource(Kind.class)
    void findsTheSolutionsOfPuzzlesWithRulesOfOneKind(Kind kind) {
        for (long seed = 1; seed <= 16; seed++) {
            check(seed, kind);
        }
    }

    @Test
    void findsTheSolutionsOfPuzzlesWithRulesOfAllKinds() {
        for (long seed = 100; seed <= 130; seed++) {
            check(seed, Kind.values());
        }
    }

    private static void check(long seed, Kind... kinds) {
        Random random = new Random(seed);
        Layout plain = LAYOUTS.get(random.nextInt(LAYOUTS.size()));
        Grid solution = new PuzzleMaker(seed).findSolution(plain).orElseThrow();
        Layout layout = RandomPrimitives.layout(solution, 1 + random.nextInt(plain.side()), random, kinds);
        Grid puzzle = RandomPuzzles.within(solution, seed, 500).on(layout);
        assertThat(Searches.allSolutions(CdclEngine.of(Sat4jSolver.instance(), options(random)), puzzle))
                .as("seed %d", seed)
                .isEqualTo(new HashSet<>(RandomPuzzles.solutions(puzzle)));
    }

    private static CdclOptions options(Random random) {
        EncodingOptions encoding = EncodingOptions.defaults()
                .withEncoding(one(Encoding.values(), random))
                .withAtMostOne(one(AtMostOneMethod.values(), random))
                .withClues(one(ClueHandling.values(), random))
                .withRepeats(random.nextBoolean());
        return CdclOptions.defaults().withEncoding(encoding).withPropagation(one(Depth.values(), random));
    }

    private static <T> T one(T[] values, Random random) {
        return values[random.nextInt(values.length)];
    }
}
