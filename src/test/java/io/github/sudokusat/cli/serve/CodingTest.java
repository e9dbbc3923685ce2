package io.github.sudokusat.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which forms of a file a client accepts, and in which order it prefers them. */
class CodingTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                "none | [IDENTITY]",
                "'' | [IDENTITY]",
                "gzip, deflate, br, zstd | [BROTLI, GZIP, IDENTITY]",
                "gzip | [GZIP, IDENTITY]",
                "BR | [BROTLI, IDENTITY]",
                "br;q=0.5, gzip;q=0.8 | [GZIP, BROTLI, IDENTITY]",
                "br ; q=0.001 ,gzip;q=0.001 | [BROTLI, GZIP, IDENTITY]",
                "identity, gzip;q=0.5 | [IDENTITY, GZIP]",
                "* | [BROTLI, GZIP, IDENTITY]",
                "*, br;q=0 | [GZIP, IDENTITY]",
                "gzip, *;q=0.1 | [GZIP, BROTLI, IDENTITY]",
                "gzip;q=0, br;q=0.000 | [IDENTITY]",
                "br, identity;q=0 | [BROTLI]",
                "br, *;q=0 | [BROTLI]",
                "*;q=0 | []",
                "x-gzip, brotli, deflate | [IDENTITY]",
                "br;q=2, gzip;q=x, ;q=1, gzip;level=9 | [IDENTITY]"
            })
    void theBestFormComesFirst(@Nullable String header, String codings) {
        assertThat(Coding.accepted(header)).hasToString(codings);
    }
}
