package io.github.sudokusat.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeLinesTest {

    private static final int PAGE = 4096;

    @TempDir
    Path directory;

    private static String lines(Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(300); i > 0; i--) {
            int length = random.nextInt(40) == 0 ? random.nextInt(10_000) : random.nextInt(120);
            text.append("x".repeat(length)).append('\n');
        }
        return text.toString();
    }

    @Test
    void aPieceIsAllLinesOfAPageOrOneLine() throws IOException {
        Random random = new Random(1);
        for (int run = 0; run < 50; run++) {
            List<String> pieces = new ArrayList<>();
            OutputStream recorder = new OutputStream() {
                @Override
                public void write(int value) {
                    throw new AssertionError("a single byte");
                }

                @Override
                public void write(byte[] bytes, int offset, int length) {
                    pieces.add(new String(bytes, offset, length, StandardCharsets.US_ASCII));
                }
            };
            StringBuilder all = new StringBuilder();
            WholeLines lines = new WholeLines(recorder);
            for (int i = 0; i < 5; i++) {
                String text = lines(random);
                all.append(text);
                // Behind other bytes, which are not to be written.
                byte[] bytes = ("zz" + text + "z").getBytes(StandardCharsets.US_ASCII);
                lines.write(bytes, 2, bytes.length - 3);
            }
            assertThat(String.join("", pieces)).isEqualTo(all.toString());
            long position = 0;
            for (String piece : pieces) {
                assertThat(piece).endsWith("\n");
                boolean isOnOnePage = position / PAGE == (position + piece.length() - 1) / PAGE;
                assertThat(isOnOnePage || piece.indexOf('\n') == piece.length() - 1)
                        .as("run %d, at %d, %d bytes", run, position, piece.length())
                        .isTrue();
                position += piece.length();
            }
        }
    }

    @Test
    void pagesAreThoseOfTheFile() throws IOException {
        Path file = directory.resolve("file");
        List<Integer> lengths = new ArrayList<>();
        try (FileOutputStream out = new FileOutputStream(file.toFile()) {
            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                lengths.add(length);
                super.write(bytes, offset, length);
            }
        }) {
            out.write(new byte[PAGE - 10]);
            new WholeLines(out).write("12345678\n12345678\n12345678\n".getBytes(StandardCharsets.US_ASCII));
        }
        assertThat(lengths).containsExactly(9, 9, 9);
        assertThat(Files.size(file)).isEqualTo(PAGE + 17);
    }
}
