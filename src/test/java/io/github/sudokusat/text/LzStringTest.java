package io.github.sudokusat.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LzStringTest {

    private static final JsonFields.Failure FAILURE =
            (from, to, expected) -> new IllegalStateException(from + ": " + expected);

    private static String decompress(String text) {
        return LzString.decompress(text, 1_000_000, FAILURE);
    }

    /** The compressed forms are those that lz-string 1.4.4 makes. */
    @ParameterizedTest
    @CsvSource(quoteCharacter = '|', textBlock = """
            a , IZA=
            aaaaaaa , IY3I
            ab , IYIyA===
            é , JdA=
            €€ , jUEyA===
            {"size":9} , N4IgzglgXgpiBcBOAvkA
            abcabcabcabcabc , IYIwxqHplA==
            hello hello hello; hello , BYUwNmD2AEoTcoG5bikA
            {"size":4;"grid":[[{};{}]]} , N4IgzglgXgpiBcAWA3CA5gJwgEwQbT2AF9liBdMooA==
            """)
    void agreesWithTheOriginal(String text, String compressed) {
        assertThat(LzString.compress(text)).isEqualTo(compressed);
        assertThat(decompress(compressed)).isEqualTo(text);
    }

    @RepeatedTest(200)
    void decompressesWhatItCompressed(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        int kinds = 1 + random.nextInt(seed % 2 == 0 ? 4 : 700);
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(3000); i > 0; i--) {
            text.append((char) random.nextInt(kinds));
        }
        assertThat(decompress(LzString.compress(text))).as("seed " + seed).isEqualTo(text.toString());
    }

    @Test
    void needsNoPadding() {
        assertThat(decompress("IZA")).isEqualTo(decompress("IZA=")).isEqualTo("a");
    }

    @Test
    void refusesTextThatEndsEarlyOrIsNoBase64() {
        assertThatThrownBy(() -> decompress("")).hasMessage("0: more compressed text");
        assertThatThrownBy(() -> decompress("IZ")).hasMessage("2: more compressed text");
        assertThatThrownBy(() -> decompress("I(A=")).hasMessage("1: a character of base64");
        assertThatThrownBy(() -> decompress("w")).hasMessage("0: compressed text that is not damaged");
    }

    @Test
    void stopsABombAtTheLimit() {
        String bomb = LzString.compress("x".repeat(2_000_000));
        assertThat(bomb.length()).isLessThan(8_000);
        assertThatThrownBy(() -> decompress(bomb))
                .hasMessageEndingWith("compressed text of at most 1000000 characters");
        assertThat(LzString.decompress(bomb, 2_000_000, FAILURE)).hasSize(2_000_000);
    }

    @RepeatedTest(200)
    void endsOnAnyText(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 500; i++) {
            text.append(Base64Text.of(random.nextInt(64)));
        }
        try {
            assertThat(decompress(text.toString())).isNotNull();
        } catch (IllegalStateException refused) {
            assertThat(refused).hasMessageContaining(": ");
        }
    }
}
