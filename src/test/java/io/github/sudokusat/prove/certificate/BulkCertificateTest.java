package io.github.sudokusat.prove.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sudokusat.encode.ClueHandling;
import io.github.sudokusat.encode.Encoding;
import io.github.sudokusat.encode.EncodingOptions;
import io.github.sudokusat.format.read.GridParser;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.testing.CertificateTexts;
import io.github.sudokusat.testing.NaiveRup;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The certificates of puzzles of the bulk files pass both checkers. The files are in the directory that the system property {@code puzzles.dir}
 * names; if they are missing, {@link CertifierTest} tests puzzles that it creates itself.
 */
@Tag("slow")
class BulkCertificateTest {

    private static final Path DIRECTORY = Path.of(System.getProperty("puzzles.dir", "../shared/data"));

    @ParameterizedTest
    @CsvSource({
        "clues17, 1000, COMPLETE, UNITS",
        "hardest, 300, COMPLETE, UNITS",
        "hardest, 300, COMPLETE, REDUCED",
        "hardest, 60, NATURAL, REDUCED",
        "hardest, 60, MINIMAL, REDUCED"
    })
    void everyCertificatePassesBothCheckers(String name, int puzzles, Encoding encoding, ClueHandling clues)
            throws IOException {
        EncodingOptions options =
                EncodingOptions.defaults().withEncoding(encoding).withClues(clues);
        long bytes = 0;
        long longest = 0;
        for (Grid puzzle : spread(name, puzzles)) {
            CertificateTexts texts = CertificateTexts.of(puzzle, options);
            assertThat(texts.verify()).as(() -> puzzle.toString()).isInstanceOf(VerifyResult.Verified.class);
            assertThat(NaiveRup.accepts(texts.cnf(), texts.proof()))
                    .as(() -> puzzle.toString())
                    .isTrue();
            bytes += texts.proof().length();
            longest = Math.max(longest, texts.proof().length());
        }
        System.out.println(name + " " + encoding + " " + clues + ": " + puzzles + " certificates, proofs of "
                + bytes / puzzles + " bytes on average, " + longest + " at the most");
    }

    /** Puzzles spread evenly over a file. */
    private static List<Grid> spread(String name, int count) throws IOException {
        Path file = DIRECTORY.resolve(name + ".txt");
        assumeTrue(Files.isRegularFile(file), () -> file + " is not there");
        List<String> lines;
        try (Stream<String> all = Files.lines(file, StandardCharsets.UTF_8)) {
            lines = all.filter(line -> !line.isBlank() && line.charAt(0) != '#').toList();
        }
        GridParser parser = GridParser.create();
        List<Grid> puzzles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            puzzles.add(parser.parse(lines.get((int) ((long) i * lines.size() / count))));
        }
        return puzzles;
    }
}
