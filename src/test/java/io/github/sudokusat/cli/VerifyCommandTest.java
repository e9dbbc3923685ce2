package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code verify} accepts and refuses, apart from the clauses of the proof. */
class VerifyCommandTest {

    private static final String VERIFIED = "verified\n";

    @TempDir
    Path temp;

    private Path directory;

    @BeforeEach
    void prove() {
        directory = temp.resolve("certificate");
        run("prove", "-o", directory.toString(), EASY).is(0, "", "");
    }

    private Cli.Result verify() {
        return run("verify", directory.toString());
    }

    @Test
    void argumentsBeyondTheProofAreRefused() {
        String cnf = directory.resolve("puzzle.cnf").toString();
        String proof = directory.resolve("proof.drup").toString();
        String expected = "expected one directory, or CNF and PROOF, but found ";
        run("verify", cnf, proof, "-").isRefused(expected + "3 arguments, of which the third is \"-\"");
        run("verify", cnf, proof, "x", "y").isRefused(expected + "4 arguments, of which the third is \"x\"");
        String isDirectory = expected + "2 arguments, of which " + directory + " is a directory";
        run("verify", directory.toString(), temp.toString()).isRefused(isDirectory);
        run("verify", directory.toString(), proof).isRefused(isDirectory);
        run("verify", cnf, directory.toString()).isRefused(isDirectory);
        run("verify", "a\0b", proof).isRefused("b: there is no such file");
        run("verify", cnf, proof).is(0, VERIFIED, "");
    }

    @Test
    void invisibleCharactersAreNamed() throws IOException {
        for (String part : List.of("puzzle.cnf", "puzzle.txt", "solution.txt")) {
            Path file = directory.resolve(part);
            String text = Files.readString(file);
            Files.writeString(file, text.replace("\n", "\r\n"));
            String returns = ": line 1: expected lines that end with a line feed alone, but found a carriage return";
            verify().is(3, "refused: " + part + returns + "\n", "");
            Files.writeString(file, "\uFEFF" + text);
            verify().is(
                            3,
                            "refused: " + part + ": line 1: expected a text without a byte order mark, but found one\n",
                            "");
            Files.writeString(file, text);
        }
        verify().is(0, VERIFIED, "");
    }

    @Test
    void proofsMayContainHarmlessExtras() throws IOException {
        String steps = "c a comment\n\nd 1 2 0\n0\nd -1 2 0\nd 2 1 0\n \nc the end\n";
        Path cnf = temp.resolve("square.cnf");
        Files.writeString(cnf, "p cnf 2 4\n1 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
        runOn(steps, "verify", "--format", "json", cnf.toString(), "-")
                .is(0, "{\"line\":1,\"result\":\"verified\",\"added\":1,\"deleted\":3}\n", "");
        Files.writeString(directory.resolve("proof.drup"), steps);
        verify().is(0, VERIFIED, "");
    }
}
