package io.github.sudokusat.format.foreign;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random constraints of the Interactive Sudoku Solver have the solutions that their documentation says. */
class IssMeaningTest {

    static Stream<String> types() {
        return IssCases.MAKERS.keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("types")
    void solutionsAreThoseThatTheMeaningAllows(String type) {
        MeaningCheck.check(type, (side, random) -> {
            IssCases.Case sample = IssCases.make(type, side, random);
            return new MeaningCheck.Sample(".Shape~" + side + "x" + side + sample.text(), sample.holds());
        });
    }
}
