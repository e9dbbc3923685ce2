package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Named pipes, such as a shell creates for {@code <(command)}, in place of every file argument. */
class NamedPipesTest {

    @TempDir
    Path directory;

    private final List<Thread> writers = new ArrayList<>();
    private int pipes;

    @BeforeEach
    void requirePipes() {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/mkfifo")), "mkfifo makes named pipes");
    }

    @AfterEach
    void waitForWriters() throws InterruptedException {
        for (Thread writer : writers) {
            writer.join(10_000);
            assertThat(writer.isAlive()).as("somebody read the pipe").isFalse();
        }
    }

    /** A pipe that provides some bytes to its first reader. */
    private String pipe(byte[] content) throws Exception {
        Path pipe = directory.resolve("pipe" + pipes++);
        assertThat(Waits.end(new ProcessBuilder("mkfifo", pipe.toString()).start())
                        .exitCode())
                .isZero();
        Thread writer = new Thread(() -> {
            try {
                Files.write(pipe, content);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        writer.setDaemon(true);
        writer.start();
        writers.add(writer);
        return pipe.toString();
    }

    private String pipe(String content) throws Exception {
        return pipe(content.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void puzzlesAreReadByEveryCommand() throws Exception {
        run("solve", pipe(EASY + "\n")).is(0, EASY_SOLUTION + "\n", "");
        run("solve", pipe(Cli.gzip(EASY + "\n" + HARD + "\n")), pipe(EASY))
                .is(0, EASY_SOLUTION + "\n" + HARD_SOLUTION + "\n" + EASY_SOLUTION + "\n", "");
        for (String command :
                List.of("check", "count", "rate", "hint", "explain", "minimize", "candidates", "export")) {
            Cli.Result direct = run(command, EASY);
            assertThat(direct.code()).isZero();
            assertThat(run(command, pipe(EASY + "\n"))).as(command).isEqualTo(direct);
        }
        Path proof = directory.resolve("proof");
        run("prove", pipe(EASY), "-o", proof.toString()).isLike(0, "");
        assertThat(run("verify", pipe(bytes(proof, "puzzle.cnf")), pipe(bytes(proof, "proof.drup"))))
                .isEqualTo(run(
                        "verify",
                        proof.resolve("puzzle.cnf").toString(),
                        proof.resolve("proof.drup").toString()));
    }

    private static byte[] bytes(Path directory, String name) throws IOException {
        return Files.readAllBytes(directory.resolve(name));
    }

    @Test
    void formulasAndAnswersAreRead() throws Exception {
        String formula = run("export", EASY).out();
        run("decode", pipe(formula), pipe("s UNSATISFIABLE\n")).is(3, "none\n", "");
    }

    @Test
    void regionsAndProfilesAreRead() throws Exception {
        String regions = "1122112233443344";
        String puzzle = "1...............";
        Cli.Result direct = run("solve", "--regions", regions, puzzle);
        assertThat(direct.code()).isZero();
        assertThat(run("solve", "--regions", pipe(regions), puzzle)).isEqualTo(direct);
        assertThat(run("solve", "--regions", pipe(Cli.gzip(regions)), puzzle)).isEqualTo(direct);
        Path zipped = Files.write(directory.resolve("regions.gz"), Cli.gzip(regions));
        assertThat(run("solve", "--regions", zipped.toString(), puzzle)).isEqualTo(direct);
        String profile = "naked-single 1 easy\n";
        Path file = Files.writeString(directory.resolve("profile"), profile);
        assertThat(run("hint", "--profile", pipe(profile), EASY))
                .isEqualTo(run("hint", "--profile", file.toString(), EASY));
    }

    @Test
    void generateReadsThePipeOfItsRegionsOnlyOnce() throws Exception {
        String regions = "1122112233443344";
        for (List<String> options :
                List.of(List.of("--format", "json"), List.of("--grids"), List.of("--rule=diagonals"))) {
            Cli.Result direct = generate(options, regions);
            assertThat(direct.code()).as(options.toString()).isZero();
            assertThat(generate(options, pipe(regions))).as(options.toString()).isEqualTo(direct);
        }
        String boxes = String.join("", "111222333".repeat(3), "444555666".repeat(3), "777888999".repeat(3));
        generate(List.of("--easier", HARD), pipe(boxes))
                .isRefused("--easier: puzzle must be of classic 9x9, but is on jigsaw of side 9\n");
    }

    private static Cli.Result generate(List<String> options, String regions) {
        List<String> arguments = new ArrayList<>(List.of("generate", "--seed", "1", "--regions", regions));
        arguments.addAll(options);
        return run(arguments.toArray(new String[0]));
    }

    @Test
    void aFileThatOnlyOthersMayReadIsNamedWithTheReason() throws Exception {
        Path unreadable = Files.writeString(directory.resolve("unreadable"), EASY);
        assumeTrue(unreadable.toFile().setReadable(false) && !Files.isReadable(unreadable), "the user is not root");
        String reason = unreadable + ": permission denied\n";
        run("solve", unreadable.toString()).is(2, "error\n", "sudoku-sat: " + reason);
        run("solve", "--regions", unreadable.toString(), EASY).isRefused("--regions: cannot read " + reason);
        run("rate", "--profile", unreadable.toString(), EASY).isRefused("--profile: cannot read " + reason);
        run("decode", unreadable.toString(), unreadable.toString()).isRefused(reason);
    }
}
