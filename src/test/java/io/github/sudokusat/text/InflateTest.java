package io.github.sudokusat.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Random;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JDK's own Deflate is the judge. */
class InflateTest {

    private static final JsonFields.Failure FAILURE =
            (from, to, expected) -> new IllegalStateException(from + ": " + expected);

    private static final int MOST = 1_000_000;

    /** Where the JDK writes, one for all because it takes longer to clear it than to inflate. */
    private static final byte[] ROOM = new byte[MOST];

    private static byte[] inflate(String base64) {
        return Inflate.inflate(base64, MOST, FAILURE);
    }

    private static byte[] deflate(byte[] bytes, int level, int strategy) {
        Deflater deflater = new Deflater(level, true);
        deflater.setStrategy(strategy);
        deflater.setInput(bytes);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] part = new byte[4096];
        while (!deflater.finished()) {
            out.write(part, 0, deflater.deflate(part));
        }
        deflater.end();
        return out.toByteArray();
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    /** Bytes of few or many values, with repetitions from near and far. */
    private static byte[] bytes(Random random, int length) {
        byte[] bytes = new byte[length];
        int kinds = 1 + random.nextInt(random.nextBoolean() ? 5 : 256);
        int index = 0;
        while (index < length) {
            int run = Math.min(length - index, 1 + random.nextInt(400));
            int back = index == 0 ? 0 : 1 + random.nextInt(index);
            boolean isRepeated = index > 0 && random.nextInt(3) > 0;
            for (int i = 0; i < run; i++) {
                bytes[index + i] = isRepeated ? bytes[index + i - back] : (byte) random.nextInt(kinds);
            }
            index += run;
        }
        return bytes;
    }

    @RepeatedTest(150)
    void readsWhatTheJdkCompresses(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        byte[] bytes = bytes(random, random.nextInt(repetition.getCurrentRepetition() % 10 == 0 ? 100_000 : 2_000));
        for (int level = 0; level <= 9; level++) {
            for (int strategy : new int[] {Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY}) {
                assertThat(inflate(base64(deflate(bytes, level, strategy))))
                        .as("level %d, strategy %d", level, strategy)
                        .isEqualTo(bytes);
            }
        }
    }

    /** A stream with some bytes changed, or cut off, is read or refused as the JDK does it. */
    @RepeatedTest(400)
    void judgesDamagedStreamsLikeTheJdk(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        for (int i = 0; i < 50; i++) {
            byte[] stream = deflate(bytes(random, random.nextInt(300)), random.nextInt(10), Deflater.DEFAULT_STRATEGY);
            int changes = random.nextInt(3);
            for (int change = 0; change < changes; change++) {
                stream[random.nextInt(Math.min(stream.length, 40))] ^= (byte) (1 << random.nextInt(8));
            }
            assertLikeTheJdk(Arrays.copyOf(stream, stream.length - random.nextInt(2) * random.nextInt(stream.length)));
        }
    }

    @RepeatedTest(200)
    void judgesAnyBytesLikeTheJdk(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        for (int i = 0; i < 200; i++) {
            byte[] stream = new byte[random.nextInt(60)];
            random.nextBytes(stream);
            assertLikeTheJdk(stream);
        }
    }

    private static void assertLikeTheJdk(byte[] stream) {
        Inflater inflater = new Inflater(true);
        inflater.setInput(stream);
        int length;
        try {
            length = inflater.inflate(ROOM);
        } catch (DataFormatException refused) {
            length = -1;
        }
        boolean isWhole = length >= 0 && inflater.finished();
        inflater.end();
        if (isWhole) {
            assertThat(inflate(base64(stream))).as(base64(stream)).isEqualTo(Arrays.copyOf(ROOM, length));
        } else {
            assertThatThrownBy(() -> inflate(base64(stream)))
                    .as(base64(stream))
                    .isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void stopsABombAtTheLimit() {
        String bomb = base64(deflate(new byte[3_000_000], 9, Deflater.DEFAULT_STRATEGY));
        assertThat(bomb.length()).isLessThan(5_000);
        assertThatThrownBy(() -> inflate(bomb)).hasMessageEndingWith("compressed text of at most 1000000 bytes");
        assertThat(Inflate.inflate(bomb, 3_000_000, FAILURE)).hasSize(3_000_000);
    }

    @Test
    void saysWhereTheTextIsWrong() {
        assertThatThrownBy(() -> inflate("")).hasMessage("0: more compressed text");
        assertThatThrownBy(() -> inflate("SywS")).hasMessage("4: more compressed text");
        assertThatThrownBy(() -> inflate("Sy(S")).hasMessage("2: a character of base64");
        assertThatThrownBy(() -> inflate("/w==")).hasMessage("0: compressed text that is not damaged");
    }

    @Test
    void needsNoPaddingAndTakesBothAlphabets() {
        byte[] all = new byte[256];
        for (int i = 0; i < all.length; i++) {
            all[i] = (byte) i;
        }
        String text = base64(deflate(all, 0, Deflater.DEFAULT_STRATEGY));
        assertThat(inflate(text.replace("=", ""))).isEqualTo(all);
        assertThat(inflate(text.replace('+', '-').replace('/', '_'))).isEqualTo(all);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Sudoku", "é ÿ ߿ ࠀ € ￿", "数独 🧩", "\0\u007f\u0080"})
    void readsUtf8(String text) {
        assertThat(Utf8.decode(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(text);
    }

    @RepeatedTest(50)
    void readsAnyBytesAsUtf8(RepetitionInfo repetition) {
        byte[] bytes = new byte[500];
        new Random(repetition.getCurrentRepetition()).nextBytes(bytes);
        String expected = new String(bytes, StandardCharsets.US_ASCII).replace("\uFFFD", "");
        StringBuilder plain = new StringBuilder();
        Utf8.decode(bytes).chars().filter(c -> c < 0x80).forEach(c -> plain.append((char) c));
        // Apart from bytes that are not ASCII, nothing is lost; a long form of ASCII is read, too.
        assertThat(plain.length()).isGreaterThanOrEqualTo(expected.length());
        assertThat(Utf8.decode(new byte[] {(byte) 0x80, 'a', (byte) 0xE2, (byte) 0x82}))
                .isEqualTo("\uFFFDa\uFFFD");
    }
}
