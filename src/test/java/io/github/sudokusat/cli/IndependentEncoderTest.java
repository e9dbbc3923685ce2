package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Tools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script of the document about certificates makes the formula of a certificate again, byte for byte. */
@Tag("long")
class IndependentEncoderTest {

    private static final Path DOCUMENT = Path.of("src/site/markdown/certificates.md");
    private static final Pattern SCRIPT = Pattern.compile("```python\n(.*?)```", Pattern.DOTALL);

    @TempDir
    Path temp;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
                "12.3......4.....",
                "1..1............",
                "1234341221434321",
                "--count 1...............",
                "--count 12..34..2.......",
                "--candidates 12..34..2.......",
                "--candidates ................",
                "--minimal 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
                "--count 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9.......",
                "cnf-examples/9x9-unsolvable.txt",
                "cnf-examples/16x16.txt"
            })
    void theScriptMakesTheFormulaAgain(String puzzle) throws IOException, InterruptedException {
        Tools.require("python3", "python3-minimal");
        Path directory = temp.resolve("certificate");
        int code = run(("prove -o " + directory + " --proof drup " + puzzle).split(" ", -1))
                .code();
        assertThat(code).isIn(0, 3);
        Path script = temp.resolve("encode.py");
        Matcher matcher = SCRIPT.matcher(Files.readString(DOCUMENT));
        assertThat(matcher.find()).isTrue();
        Files.writeString(script, matcher.group(1));
        Path made = temp.resolve("made.cnf");
        Process process = new ProcessBuilder("python3", script.toString(), directory.toString())
                .redirectOutput(made.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isZero();
        assertThat(Files.mismatch(made, directory.resolve("puzzle.cnf"))).isEqualTo(-1);
    }
}
