package io.github.sudokusat.format.foreign.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DrawnColourTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#fff | 255 | 255 | 255 | true",
                "#1a2f | 17 | 170 | 34 | true",
                "#1a20 | 17 | 170 | 34 | false",
                "#CFCFCF | 207 | 207 | 207 | true",
                "#01020300 | 1 | 2 | 3 | false",
                "rgb(1, 2,3) | 1 | 2 | 3 | true",
                "rgba(207, 207, 207, 0.95) | 207 | 207 | 207 | true",
                "rgba(1,2,3,0.0) | 1 | 2 | 3 | false",
                "Black | 0 | 0 | 0 | true",
            })
    void coloursAreRead(String css, int red, int green, int blue, boolean isSeen) {
        assertThat(DrawnColour.of(css)).isEqualTo(new DrawnColour(red, green, blue, isSeen));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "#",
                "#12",
                "#12345",
                "#xyz",
                "rgb(1,2)",
                "rgb(1,2,300)",
                "rgb(-1,2,3)",
                "rgb(a,b,c)",
                "rgb",
                "puce"
            })
    void anythingElseIsNone(String css) {
        assertThat(DrawnColour.of(css)).isEqualTo(DrawnColour.NONE);
    }
}
