package io.github.sudokusat.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.format.TextOptions;
import io.github.sudokusat.format.read.LineForm;
import io.github.sudokusat.run.Cancellation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A run that is cancelled ends among lines without a puzzle, even if all of them have been read in compressed form. */
class SkippedLinesTest {

    private static final String ROWS = "1234\n3412\n2143\n4321\n";
    private static final String JSON = "{\"puzzle\":\"" + Cli.EASY + "\"}\n";

    private final Cancellation cancellation = new Cancellation();

    private static OpenSource source(String text, boolean inBlocks, Cancellation cancellation) {
        return OpenSource.ofStream(
                "file", null, new ByteArrayInputStream(Cli.gzip(text)), TextOptions.defaults(), inBlocks, cancellation);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", " \r\n", "# comment\n"})
    void afterAPuzzle(String skipped) throws IOException {
        for (String puzzle : new String[] {Cli.EASY + "\n", "puzzle,id\n" + Cli.EASY + ",1\n", JSON, ROWS}) {
            Cancellation ofRun = new Cancellation();
            String text = puzzle + skipped.repeat(200_000) + puzzle;
            OpenSource source = source(text, false, ofRun);
            assertThat(source.next()).as(puzzle).isNotNull();
            ofRun.cancel();
            assertThat(source.next()).as(puzzle).isNull();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void inLinesOfAKnownForm(boolean inBlocks) throws IOException {
        byte[] lines = ("\n".repeat(1_000_000) + Cli.EASY + "\n").getBytes(StandardCharsets.UTF_8);
        LineForm form = new LineForm(LineForm.Kind.PUZZLE, "", 0);
        cancellation.cancel();
        assertThat(OpenSource.ofLines(
                                "file",
                                null,
                                new ByteArrayInputStream(lines),
                                TextOptions.defaults(),
                                inBlocks,
                                form,
                                1,
                                cancellation)
                        .next())
                .isNull();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void beforeTheFirstPuzzle(boolean inBlocks) throws IOException {
        OpenSource source = source("\n".repeat(200_000) + (Cli.EASY + "\n").repeat(2), inBlocks, cancellation);
        cancellation.cancel();
        assertThat(source.next()).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "# comment\n"})
    void betweenBlocks(String skipped) throws IOException {
        OpenSource source =
                source((Cli.EASY + "\n").repeat(2) + skipped.repeat(1_000_000) + Cli.EASY + "\n", true, cancellation);
        assertThat(source.next()).isInstanceOf(LineBlock.class);
        cancellation.cancel();
        int blocks = 0;
        while (source.next() != null) {
            blocks++;
        }
        assertThat(blocks).as("what was read before").isLessThan(10);
    }
}
