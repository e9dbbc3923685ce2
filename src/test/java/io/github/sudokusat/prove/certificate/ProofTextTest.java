package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.CharBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProofTextTest {

    @ParameterizedTest
    @CsvSource({
        "'', DRUP",
        "'c a comment\n', DRUP",
        "'1 -2 0\n', DRUP",
        "'d 1 -2 0\n', DRUP",
        "'0\n', DRUP",
        "'9 1 -2 0 3 4 0\n', LRAT",
        "'9 0 3 4 0\n', LRAT",
        "'c 1 p\n\n 9\td 3 0\n', LRAT",
        "'9 p 8 1 2 0\n', CPOG",
        "'9 s 8 1 2 3 0\n', CPOG",
        "'c a list\n9 a 1 0 2 0\n', CPOG",
        "'r 9\n9 p 8 1 2 0\n', CPOG",
        "'a\n\u0004\0', LRAT_BINARY",
        "'a\u008a\u0004\u0004\0\u0002\0', LRAT_BINARY",
        "'d \0', LRAT_BINARY",
        "'d\n\0', LRAT_BINARY",
        "'d\u00822\0', LRAT_BINARY",
        "'d 1 x 0\n', DRUP",
        "'c d\na b\n', DRUP",
    })
    void theFirstStepShowsTheFormat(String text, ProofFormat format) throws IOException {
        ProofText proof = ProofText.of(new StringReader(text));

        assertThat(proof.format()).isEqualTo(format);
        assertThat(read(proof)).isEqualTo(text);
    }

    private static String read(Readable text) throws IOException {
        StringBuilder all = new StringBuilder();
        CharBuffer portion = CharBuffer.allocate(7);
        while (text.read(portion) >= 0) {
            portion.flip();
            all.append(portion);
            portion.clear();
        }
        return all.toString();
    }
}
