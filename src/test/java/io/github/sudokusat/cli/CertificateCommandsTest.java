package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.CLASH;
import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.EASY_SOLUTION;
import static io.github.sudokusat.cli.Cli.HARD;
import static io.github.sudokusat.cli.Cli.HARD_SOLUTION;
import static io.github.sudokusat.cli.Cli.NONE;
import static io.github.sudokusat.cli.Cli.TWO;
import static io.github.sudokusat.cli.Cli.run;
import static io.github.sudokusat.cli.Cli.runOn;
import static io.github.sudokusat.cli.Cli.runOnTerminal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Forked;
import io.github.sudokusat.testing.Seeds;
import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code prove} and {@code verify}. */
class CertificateCommandsTest {

    private static final String VERIFIED = "verified\n";

    @TempDir
    Path temp;

    private Path directory;

    @BeforeEach
    void nameDirectory() {
        directory = temp.resolve("certificate");
    }

    private Cli.Result prove(String... arguments) {
        List<String> all = Stream.concat(Stream.of("prove", "-o", directory.toString()), Stream.of(arguments))
                .toList();
        return run(all.toArray(new String[0]));
    }

    private Cli.Result verify(String... options) {
        List<String> all = Stream.concat(Stream.of("verify", directory.toString()), Stream.of(options))
                .toList();
        return run(all.toArray(new String[0]));
    }

    private String read(String file) throws IOException {
        return Files.readString(directory.resolve(file));
    }

    private static List<String> names(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private void assertThatNothingIsThere() throws IOException {
        assertThat(names(temp)).isEmpty();
    }

    @Test
    void aProperPuzzleIsCertified() throws IOException {
        prove(HARD).is(0, "", "");
        assertThat(names(temp)).containsExactly("certificate");
        assertThat(names(directory))
                .containsExactly("proof.drup", "proof.lrat", "puzzle.cnf", "puzzle.txt", "solution.txt");
        assertThat(read("puzzle.txt")).isEqualTo(HARD + "\n");
        assertThat(read("solution.txt")).isEqualTo(HARD_SOLUTION + "\n");
        assertThat(read("proof.drup")).endsWith("\n0\n");
        verify().is(0, VERIFIED, "");
        for (String proof : List.of("proof.drup", "proof.lrat")) {
            run(
                            "verify",
                            directory.resolve("puzzle.cnf").toString(),
                            directory.resolve(proof).toString())
                    .is(0, VERIFIED, "");
        }
    }

    @Test
    void aNumberOfSolutionsIsCertified() throws IOException {
        prove("--count", "................").is(0, "288\n", "");
        assertThat(names(directory))
                .containsExactly("proof.drup", "proof.lrat", "puzzle.cnf", "puzzle.txt", "solutions.txt");
        assertThat(directory.resolve("solutions.txt"))
                .content()
                .hasLineCount(288)
                .startsWith("1234341221434321\n");
        verify().is(0, VERIFIED, "");
        assertThat(verify("--format", "json").out()).contains("\"count\":\"288\"");
        assertThat(runOnTerminal("verify", directory.toString()).out())
                .isEqualTo("Verified: exactly 288 solutions (box 2x2).\n");
        Files.writeString(directory.resolve("solution.txt"), "");
        verify().isRefused("expected either solution.txt or solutions.txt, but found both");
        prove("--count", NONE).is(0, "0\n", "");
        verify().is(0, VERIFIED, "");
        prove("--count", HARD).is(0, "1\n", "");
        verify().is(0, VERIFIED, "");
        assertThat(names(directory)).doesNotContain("solution.txt");
    }

    @Test
    void theCandidatesThatCanBeTrueAreCertified() throws IOException {
        prove("--candidates", "................").is(0, "", """
                sudoku-sat: exactly 64 candidates that can be true; the certificate is in %s
                """.formatted(directory));
        assertThat(names(directory))
                .containsExactly("covering.txt", "proof.drup", "proof.lrat", "puzzle.cnf", "puzzle.txt");
        assertThat(runOnTerminal("verify", directory.toString()).out())
                .isEqualTo("Verified: exactly 64 candidates that can be true (box 2x2).\n");
        assertThat(run("decode", directory.resolve("puzzle.cnf").toString(), "-")
                        .err())
                .contains("expected a formula of the puzzle's solutions");
        Files.writeString(directory.resolve("needed.txt"), "");
        verify().isRefused("expected either covering.txt or needed.txt, but found both");
        assertThat(prove("--candidates", HARD).code()).isZero();
        assertThat(verify("--format", "json").out()).contains("\"candidates\":[\"r1c1=");
        prove("--candidates", NONE).is(3, "", """
                sudoku-sat: no solution; the certificate is in %s
                """.formatted(directory));
        prove("--candidates", "--count", HARD).isRefused("--count, --candidates and --minimal exclude each other");
    }

    @Test
    void thatEachGivenIsNeededIsCertified() throws IOException {
        prove("--minimal", HARD).is(0, "", "");
        assertThat(names(directory)).contains("needed.txt", "solution.txt");
        assertThat(runOnTerminal("verify", directory.toString()).out())
                .startsWith("Verified: exactly one solution, and each given is needed (box 3x3).\n");
        assertThat(verify("--format", "json").out()).contains("\"minimal\":true");
        String needed = read("needed.txt");
        Files.writeString(directory.resolve("needed.txt"), needed.substring(82));
        assertThat(verify().out()).startsWith("refused: needed.txt: line 1: ");
        prove("--minimal", "11..............").is(3, "", """
                sudoku-sat: no solution, and each given is needed; the certificate is in %s
                """.formatted(directory));
        prove("--minimal", HARD_SOLUTION).is(4, "", """
                sudoku-sat: r1c1=%s follows from the other givens, so that it is not needed; there is no certificate
                """.formatted(HARD_SOLUTION.charAt(0)));
        assertThat(prove("--minimal", "................").code()).isEqualTo(4);
    }

    @Test
    void aGraphCertifiesManySolutions() throws IOException {
        prove("--count", "--limit", "287", "................").is(0, "288\n", "");
        assertThat(names(directory)).containsExactly("count.cpog", "puzzle.cnf", "puzzle.txt");
        assertThat(read("puzzle.cnf"))
                .isEqualTo(run("export", "................").out());
        verify().is(0, VERIFIED, "");
        assertThat(verify("--format", "json").out()).contains("\"count\":\"288\"");
        assertThat(runOnTerminal("verify", directory.toString()).out())
                .isEqualTo("Verified: exactly 288 solutions (box 2x2).\n");
        String formula = directory.resolve("puzzle.cnf").toString();
        String graph = directory.resolve("count.cpog").toString();
        assertThat(runOnTerminal("verify", formula, graph).out())
                .isEqualTo("Verified: the formula has exactly 288 models.\n");
        assertThat(run("verify", "--format", "json", formula, graph).out()).contains("\"count\":\"288\"");
        Files.writeString(directory.resolve("proof.drup"), "0\n");
        verify().isRefused("expected either count.cpog or proof.drup, but found both");
        prove("--count", "--limit", "0", HARD).is(0, "1\n", "");
        assertThat(names(directory)).containsExactly("count.cpog", "puzzle.cnf", "puzzle.txt");
        verify().is(0, VERIFIED, "");
        Files.writeString(directory.resolve("count.cpog"), read("count.cpog").replaceFirst("\nr .*\n", "\nr 1\n"));
        assertThat(verify().out()).startsWith("refused: count.cpog: line ");
        prove("--count", HARD).is(0, "1\n", "");
        assertThat(names(directory)).doesNotContain("count.cpog");
    }

    private static String readme(Path archive) throws IOException {
        try (FileSystem files = FileSystems.newFileSystem(archive)) {
            return Files.readString(files.getPath("README"));
        }
    }

    private static List<String> entries(Path archive) throws IOException {
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            return zip.stream().map(ZipEntry::getName).toList();
        }
    }

    @Test
    void aCertificateIsOneFile() throws IOException {
        Path archive = temp.resolve("certificate.zip");
        run("prove", "-o", archive.toString(), HARD).is(0, "", "");
        assertThat(names(temp)).containsExactly("certificate.zip");
        assertThat(entries(archive))
                .containsExactly("README", "puzzle.txt", "puzzle.cnf", "proof.drup", "proof.lrat", "solution.txt");
        assertThat(readme(archive))
                .startsWith(
                        "The claim\n\nThe Sudoku in puzzle.txt has exactly one solution. Its rules, besides the rows and"
                                + " columns: box 3x3.\n{\"puzzle\":\"" + HARD
                                + "\",\"layout\":[\"box 3x3\"],\"count\":\"1\",\"solution\":\"" + HARD_SOLUTION
                                + "\"}\n")
                .contains("\nproof.lrat     the same with hints (LRAT)\n")
                .contains("\n  ./check-lrat puzzle.cnf proof.lrat\n")
                .doesNotContain("cpog");
        byte[] bytes = Files.readAllBytes(archive);
        run("verify", archive.toString()).is(0, VERIFIED, "");
        run("prove", "-o", archive.toString(), HARD).is(0, "", "");
        assertThat(archive).hasBinaryContent(bytes);
        run("prove", "--count", "--limit", "1", "-o", archive.toString(), "1...............")
                .is(0, "72\n", "");
        assertThat(entries(archive)).containsExactly("README", "puzzle.txt", "puzzle.cnf", "count.cpog");
        assertThat(readme(archive)).contains("exactly 72 solutions", "\n  ./check-cpog puzzle.cnf count.cpog\n");
        assertThat(run("verify", "--format", "json", archive.toString()).out()).contains("\"count\":\"72\"");
        run("prove", "--count", "-o", archive.toString(), NONE).is(0, "0\n", "");
        assertThat(readme(archive)).contains("has no solution");
    }

    @Test
    void aReadmeThatClaimsSomethingElseIsRefusedAndReplaced() throws IOException {
        Path archive = temp.resolve("certificate.zip");
        run("prove", "--minimal", "-o", archive.toString(), HARD).is(0, "", "");
        String minimal = readme(archive);
        assertThat(minimal).contains("\nIn needed.txt, the line for each given");
        prove(HARD).is(0, "", "");
        assertThat(names(directory)).doesNotContain("README");
        Path readme = directory.resolve("README");
        Files.writeString(readme, minimal);
        verify().is(
                        3,
                        "refused: README: expected the claim of exactly one solution for the puzzle, but found another one\n",
                        "");
        prove(HARD).is(0, "", "");
        verify().is(0, VERIFIED, "");
        assertThat(Files.readString(readme))
                .contains("has exactly one solution.")
                .doesNotContain("needed.txt");
        Files.writeString(readme, "Notes of our own\n");
        prove(HARD).is(0, "", "");
        assertThat(readme).hasContent("Notes of our own\n");
        verify().is(0, VERIFIED, "");
    }

    @Test
    void anArchiveWithTwoEntriesOfOneNameIsRefused() throws IOException {
        Path archive = temp.resolve("certificate.zip");
        run("prove", "-o", archive.toString(), HARD).is(0, "", "");
        // The names stand in the entries and in the directory at the end.
        String bytes = Files.readString(archive, StandardCharsets.ISO_8859_1);
        Files.writeString(archive, bytes.replace("proof.lrat", "proof.drup"), StandardCharsets.ISO_8859_1);
        run("verify", archive.toString()).isRefused("certificate.zip: has two entries with the name proof.drup");
        run("verify", temp.resolve("other.zip").toString()).isRefused("other.zip: there is no such file");
    }

    @Test
    void optionsOfCountsAreRefusedElsewhere() {
        for (String option : List.of("--list", "--limit=5", "--max-nodes=5")) {
            prove(option, HARD).isRefused(option.replaceFirst("=5", "") + " applies only with --count");
            prove("--candidates", option, HARD).isRefused(" applies only with --count");
        }
        prove("--count", "--list", "--max-nodes", "5", HARD).isRefused("--list and --max-nodes exclude each other");
    }

    @Test
    void aFormulaWithTooManyVariablesIsRefused() throws IOException {
        Path formula = temp.resolve("huge.cnf");
        Path proof = temp.resolve("proof.drup");
        Files.writeString(formula, "c huge\np cnf 20000001 1\n1 0\n");
        Files.writeString(proof, "0\n");
        run("verify", formula.toString(), proof.toString())
                .isRefused("huge.cnf: line 2, column 7: expected at most 20000000 variables, but found 20000001");
    }

    @Test
    void aDamagedArchiveIsRefused() throws IOException {
        Path archive = temp.resolve("certificate.zip");
        run("prove", "-o", archive.toString(), HARD).is(0, "", "");
        byte[] bytes = Files.readAllBytes(archive);
        Files.write(archive, Arrays.copyOf(bytes, bytes.length / 2));
        run("verify", archive.toString()).isRefused("certificate.zip: is no zip archive, or a damaged one");
        Files.writeString(archive, "no archive");
        run("verify", archive.toString()).isRefused("certificate.zip: is no zip archive, or a damaged one");
        Random random = new Random(Seeds.seed());
        for (int i = 0; i < 60; i++) {
            byte[] damaged = bytes.clone();
            damaged[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            Files.write(archive, damaged);
            Cli.Result result = run("verify", archive.toString());
            assertThat(result.code()).as("%s", i).isIn(0, 2, 3);
            assertThat(result.err()).doesNotContain("Exception").doesNotContain("\tat ");
        }
        Files.delete(archive);
        Files.createDirectory(archive);
        run("prove", "-o", archive.toString(), HARD).isRefused("certificate.zip is a directory, but names an archive");
        assertThat(names(temp)).containsExactly("certificate.zip");
    }

    @Test
    void aGraphHasLimits() throws IOException {
        prove("--count", "--limit", "0", "--max-nodes", "100", "................")
                .is(5, "", """
                        sudoku-sat: more than 100 nodes, which is too many for the graph (--max-nodes)
                        sudoku-sat: stopped: work limit reached; there is no certificate
                        """);
        prove("--count", "--timeout", "1ms", "--box", "3x3", ".".repeat(81)).is(5, "", """
                        sudoku-sat: stopped: time limit reached; there is no certificate
                        """);
        prove("--count", "--max-nodes", "0", HARD).isRefused("--max-nodes must be 1 or more, but is 0");
        prove("--count", "--limit", "0", "--rules", "lunchbox 3 r6c2 r6c1 r5c1 r4c1", ".".repeat(81))
                .isRefused("its auxiliary variables are not determined; try --list");
        assertThatNothingIsThere();
    }

    @Test
    void tooManySolutionsAreNotCertified() throws IOException {
        prove("--count", "--list", "--limit", "287", "................").is(5, "", """
                        sudoku-sat: more than 287 solutions, which is too many to list
                        sudoku-sat: stopped: solution limit reached; there is no certificate
                        """);
        assertThatNothingIsThere();
        prove("--count", "--limit", "-1", HARD).isRefused("--limit must be 0 or more, but is -1");
        prove("--count", "--limit", "x", HARD).isRefused("--limit");
    }

    @Test
    void eitherProofIsEnough() throws IOException {
        prove("--proof", "lrat", HARD).is(0, "", "");
        assertThat(names(directory)).containsExactly("proof.lrat", "puzzle.cnf", "puzzle.txt", "solution.txt");
        verify().is(0, VERIFIED, "");
        byte[] hinted = Files.readAllBytes(directory.resolve("proof.lrat"));
        prove("--proof", "drup", HARD).is(0, "", "");
        assertThat(names(directory)).containsExactly("proof.drup", "puzzle.cnf", "puzzle.txt", "solution.txt");
        verify().is(0, VERIFIED, "");
        Files.write(directory.resolve("proof.drup"), hinted);
        assertThat(verify().out()).startsWith("refused: proof.drup: line 1: expected 0 or a literal");
        prove("--proof", "cpog", HARD).isRefused("--proof");
    }

    @Test
    void aProofWithHintsMayBeBinary() throws IOException {
        prove("--proof", "lrat", HARD).is(0, "", "");
        long length = Files.size(directory.resolve("proof.lrat"));
        prove("--proof", "lrat-binary", HARD).is(0, "", "");
        assertThat(names(directory)).containsExactly("proof.lrat", "puzzle.cnf", "puzzle.txt", "solution.txt");
        verify().is(0, VERIFIED, "");
        Path proof = directory.resolve("proof.lrat");
        byte[] binary = Files.readAllBytes(proof);
        assertThat(binary).startsWith('a').hasSizeLessThan((int) length * 6 / 10);
        String cnf = directory.resolve("puzzle.cnf").toString();
        run("verify", cnf, proof.toString()).is(0, VERIFIED, "");
        runOn(binary, "verify", cnf, "-").is(0, VERIFIED, "");
        Files.write(proof, Arrays.copyOf(binary, binary.length - 1));
        assertThat(verify().out()).startsWith("refused: proof.lrat: step ").endsWith("found the end of the proof\n");

        String archive = temp.resolve("binary.zip").toString();
        run("prove", "--proof", "lrat-binary", HARD, "-o", archive).is(0, "", "");
        run("verify", archive).is(0, VERIFIED, "");
        try (FileSystem files = FileSystems.newFileSystem(Path.of(archive))) {
            assertThat(Files.readString(files.getPath("README")))
                    .contains(
                            "\nproof.lrat     a proof that no assignment satisfies the clauses, with hints (LRAT, binary)\n");
        }
    }

    /** The formula is what {@code export} writes, except for one comment, the number of clauses in the header, and the last line. */
    @Test
    void theFormulaIsTheExportedOneAndAClause() throws IOException {
        prove(HARD).is(0, "", "");
        String exported = run("export", HARD).out();
        String formula = read("puzzle.cnf");
        String last = formula.substring(formula.lastIndexOf('\n', formula.length() - 2) + 1);
        assertThat(last.split(" ", -1)).hasSize(81 - 21 + 1);
        long clauses = exported.lines()
                .filter(line -> !line.startsWith("c") && !line.startsWith("p"))
                .count();
        assertThat(formula.replace("c excludes " + HARD_SOLUTION + "\n", "").replace(last, ""))
                .isEqualTo(exported.replace("p cnf 729 " + clauses, "p cnf 729 " + (clauses + 1)));
    }

    @Test
    void aPuzzleWithoutASolutionIsCertified() throws IOException {
        for (String puzzle : new String[] {NONE, CLASH}) {
            prove(puzzle).is(3, "", "sudoku-sat: no solution; the certificate is in " + directory + "\n");
            assertThat(names(directory)).containsExactly("proof.drup", "proof.lrat", "puzzle.cnf", "puzzle.txt");
            verify().is(0, VERIFIED, "");
        }
        assertThat(read("proof.drup")).isEqualTo("0\n");
    }

    @Test
    void severalSolutionsLeaveNothing() throws IOException {
        Cli.Result result = prove(TWO);
        assertThat(result.code()).isEqualTo(4);
        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .contains("one solution:     ", "another solution: ", "4 cells differ: r1c1 r1c3 r2c1 r2c3");
        assertThatNothingIsThere();
    }

    @Test
    void anExistingDirectoryIsReused() throws IOException {
        Files.createDirectory(directory);
        Files.writeString(directory.resolve("notes"), "mine");
        prove(EASY).is(0, "", "");
        verify().is(0, VERIFIED, "");
        prove(NONE).isLike(3, "sudoku-sat: no solution; the certificate is in " + directory + "\n");
        assertThat(names(directory)).containsExactly("notes", "proof.drup", "proof.lrat", "puzzle.cnf", "puzzle.txt");
        verify().is(0, VERIFIED, "");
        prove(TWO);
        assertThat(names(directory)).as("a run that fails changes nothing").contains("notes", "puzzle.txt");
        assertThat(read("puzzle.txt")).isEqualTo(NONE + "\n");
        verify().is(0, VERIFIED, "");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--clues reduced",
                "--encoding minimal --at-most-one product",
                "--encoding natural --at-most-one sequential --clues units",
                "--keep-repeats --seed 5",
                "--rule anti-king",
                "-j 2 --engine bits"
            })
    void optionsAreHonouredAndFoundAgainInTheFormula(String options) {
        Cli.Result result = prove((options + " " + EASY).split(" ", -1));
        boolean hasRule = options.contains("rule");
        assertThat(result.code()).as(result.err()).isEqualTo(hasRule ? 3 : 0);
        verify().is(0, VERIFIED, "");
        assertThat(verify("--format", "json").out())
                .contains(hasRule ? "\"layout\":[\"box 3x3\",\"rule anti-king\"]" : "\"layout\":[\"box 3x3\"]");
    }

    @Test
    void regionsAreCertified() {
        run("prove", "-o", directory.toString(), "--regions", "cnf-examples/jigsaw.regions", "cnf-examples/jigsaw.txt")
                .is(0, "", "");
        verify().is(0, VERIFIED, "");
        run("prove", "-o", directory.toString(), "cnf-examples/16x16.txt").is(0, "", "");
        verify().is(0, VERIFIED, "");
    }

    @Test
    void everyFormatSaysTheSame() throws IOException {
        prove(EASY).is(0, "", "");
        assertThat(verify("--format", "json").out())
                .isEqualTo("{\"line\":1,\"puzzle\":\"" + EASY + "\",\"result\":\"verified\",\"layout\":[\"box 3x3\"],"
                        + "\"solution\":\"" + EASY_SOLUTION + "\",\"added\":1,\"deleted\":0}\n");
        assertThat(verify("--format", "csv").out())
                .isEqualTo("puzzle,result,solution,message\n" + EASY + ",verified," + EASY_SOLUTION + ",\n");
        assertThat(runOnTerminal("verify", directory.toString()).out())
                .startsWith("Verified: exactly one solution (box 3x3).\n")
                .hasLineCount(14);
        Files.writeString(directory.resolve("solution.txt"), EASY);
        String why = "solution.txt: has blank cells";
        verify().is(3, "refused: " + why + "\n", "");
        assertThat(verify("--format", "json").out())
                .isEqualTo("{\"line\":1,\"result\":\"refused\",\"message\":\"" + why + "\"}\n");
        assertThat(verify("--format", "csv").out())
                .isEqualTo("puzzle,result,solution,message\n,refused,," + why + "\n");
        assertThat(runOnTerminal("verify", directory.toString()).out()).isEqualTo("Refused: " + why + ".\n");
        prove(NONE);
        assertThat(runOnTerminal("verify", directory.toString()).out()).isEqualTo("Verified: no solution (box 2x2).\n");
        String cnf = directory.resolve("puzzle.cnf").toString();
        String proof = directory.resolve("proof.drup").toString();
        assertThat(runOnTerminal("verify", cnf, proof).out()).isEqualTo("Verified: the formula has no model.\n");
        assertThat(run("verify", "--format", "json", cnf, proof).out())
                .matches("\\{\"line\":1,\"result\":\"verified\",\"added\":\\d+,\"deleted\":0}\n");
        Path file = temp.resolve("said");
        verify("-o", file.toString()).is(0, "", "");
        assertThat(file).hasContent("verified");
    }

    @Test
    void partsOfOtherCertificatesAreRefused() throws IOException {
        prove(EASY).is(0, "", "");
        Path other = temp.resolve("other");
        run("prove", "-o", other.toString(), HARD).is(0, "", "");
        for (String part : names(directory)) {
            Path file = directory.resolve(part);
            byte[] own = Files.readAllBytes(file);
            Files.write(file, Files.readAllBytes(other.resolve(part)));
            // Unit propagation refutes the easy puzzle, so every well-formed proof of it is accepted.
            boolean isProof = part.equals("proof.drup");
            assertThat(verify().code()).as(part).isEqualTo(isProof ? 0 : 3);
            Files.write(file, own);
            verify().is(0, VERIFIED, "");
        }
        Files.write(other.resolve("proof.drup"), Files.readAllBytes(directory.resolve("proof.drup")));
        run("verify", other.toString())
                .is(3, "refused: proof.drup: line 1: the clause 0 does not follow by unit propagation\n", "");
        Files.delete(directory.resolve("solution.txt"));
        verify().is(3, "refused: puzzle.cnf: line 5 is not what the puzzle encodes to\n", "");
    }

    @Test
    void truncatedFilesAreRefused() throws IOException {
        prove(HARD).is(0, "", "");
        for (String part : names(directory)) {
            byte[] whole = Files.readAllBytes(directory.resolve(part));
            for (int length : new int[] {0, whole.length / 2, whole.length - 2}) {
                Files.write(directory.resolve(part), Arrays.copyOf(whole, length));
                assertThat(verify().code()).as("%s, %d bytes", part, length).isEqualTo(3);
                assertThat(verify().out()).startsWith("refused: " + part + ": ");
            }
            Files.write(directory.resolve(part), whole);
        }
        verify().is(0, VERIFIED, "");
    }

    @Test
    void missingFilesAreBadInput() throws IOException {
        verify().isRefused("certificate: there is no such directory");
        prove(EASY);
        for (String part : List.of("puzzle.txt", "puzzle.cnf")) {
            Path file = directory.resolve(part);
            byte[] content = Files.readAllBytes(file);
            Files.delete(file);
            verify().isRefused(part + ": there is no such file");
            Files.createDirectory(file);
            verify().isRefused(part + ": Is a directory");
            Files.delete(file);
            Files.write(file, content);
        }
        Files.delete(directory.resolve("proof.lrat"));
        verify().is(0, VERIFIED, "");
        Files.delete(directory.resolve("proof.drup"));
        verify().isRefused("proof.drup: there is no such file");
        Files.createDirectory(directory.resolve("proof.lrat"));
        verify().isRefused("proof.lrat: Is a directory");
        String cnf = directory.resolve("puzzle.cnf").toString();
        run("verify", cnf)
                .isRefused(
                        "puzzle.cnf is neither a directory nor an archive NAME.zip; to check a proof alone, give CNF and PROOF");
        run("verify", cnf, "missing.drup").isRefused("missing.drup: there is no such file");
        run("verify", "missing.cnf", cnf).isRefused("missing.cnf: there is no such file");
        run(
                        "verify",
                        directory.resolve("puzzle.txt").toString(),
                        directory.resolve("solution.txt").toString())
                .isRefused("puzzle.txt: line 1, column 1: expected ", ", but found ");
        run("verify", "-", "-").isRefused("CNF and PROOF cannot both be standard input");
        run("verify").isRefused("expected one directory, or CNF and PROOF, but found no argument");
        run("verify", "--box", "3x3", directory.toString()).isRefused("the formula specifies its layout");
    }

    @Test
    void proofsAreReadFromStandardInputAndGzipped() throws IOException {
        Path cnf = temp.resolve("square.cnf.gz");
        Files.write(cnf, Cli.gzip("p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n"));
        runOn("2 0\n0\n", "verify", cnf.toString(), "-").is(0, VERIFIED, "");
        runOn(Cli.gzip("2 0\n0\n"), "verify", cnf.toString(), "-").is(0, VERIFIED, "");
        runOn("2 0\n", "verify", cnf.toString(), "-")
                .is(3, "refused: standard input: line 2: the proof does not end with the empty clause\n", "");
        runOn("2 0\n0", "verify", cnf.toString(), "-", "--timeout", "0s").is(5, "unknown: time limit reached\n", "");
    }

    @Test
    void limitsLeaveNothing() throws IOException {
        prove("--max-conflicts", "3", HARD)
                .is(5, "", "sudoku-sat: stopped: work limit reached; there is no certificate\n");
        prove("--timeout", "0s", HARD).is(5, "", "sudoku-sat: stopped: time limit reached; there is no certificate\n");
        assertThatNothingIsThere();
    }

    @Test
    void badInputLeavesNothing() throws IOException {
        run("prove", EASY).isRefused("-o");
        prove(Cli.BAD).isRefused("argument 1 is neither a file nor a puzzle");
        prove("--clues", "assumed", EASY).isRefused("--clues must be units or reduced, but is \"assumed\"");
        prove("--format", "json", EASY).isRefused("--format does not apply to prove, which writes files");
        prove("--solver", "minisat {cnf} {out}", EASY)
                .isRefused("--solver: the command must contain {proof}, the placeholder for the proof's file");
        prove("--max-conflicts", "-1", EASY).isRefused("--max-conflicts must be 0 or more, but is -1");
        prove("-j", "0", EASY).isRefused("-j must be 1 or more, but is 0");
        Path two = temp.resolve("two.txt");
        Files.writeString(two, EASY + "\n" + HARD + "\n");
        prove(two.toString()).isRefused("expected only one puzzle, but found a second");
        Files.delete(two);
        run("prove", "-o", "/dev/full", EASY).isRefused("-o: /dev/full is not a directory");
        run("prove", "-o", "", EASY).isRefused("-o: expected a directory's name");
        run("prove", "-o", temp + "/a/b", EASY).isRefused("there is no directory " + temp + "/a");
        String marks = "12 1234 1234 1234\n" + "1234 1234 1234 1234\n".repeat(3);
        prove("--box", "2x2", marks).isRefused("pencil marks exclude more candidates");
        assertThatNothingIsThere();
    }

    @Test
    void cadicalsProofIsCheckedAndUsed() throws IOException {
        Tools.require("cadical");
        prove("--solver", "cadical -q --no-binary {cnf} {proof}", HARD).is(0, "", "");
        verify().is(0, VERIFIED, "");
        assertThat(read("proof.drup")).endsWith("\n0\n").contains("\nd ");
    }

    @Test
    void cadicalsBinaryProofIsRefused() throws IOException {
        Tools.require("cadical");
        prove("--solver", "cadical -q {cnf} {proof}", HARD)
                .isRefused("the proof is malformed, or not text (cadical and kissat write text with --no-binary)");
        assertThatNothingIsThere();
    }

    /** A program that gives the right answer and proves nothing. */
    @Test
    void aWrongProofFromASolverIsRefused() throws IOException {
        Tools.require("cadical");
        String babbling = "sh -c 'cadical -q \"$1\"; code=$?; echo 0 > \"$2\"; exit $code' sh {cnf} {proof}";
        prove("--solver", babbling, HARD)
                .isRefused("--solver: its proof is refused: proof.drup: line 1: the clause 0 does not follow");
        String silent = "sh -c 'cadical -q \"$1\"; exit $?' sh {cnf} {proof}".replace("exit $?", "exit $? $2");
        prove("--solver", silent, HARD).isRefused("wrote no proof");
        assertThatNothingIsThere();
    }

    /** A limit on the length of files has the same effect as a full disk. */
    @Test
    void aFullDiskLeavesNothing() throws Exception {
        Waits.Ended ended = Forked.end(
                "ulimit -f 20", List.of("-XX:-UsePerfData"), Main.class, "prove", "-o", directory.toString(), HARD);
        assertThat(ended.output()).isEqualTo("sudoku-sat: cannot write " + directory + ": File too large\n");
        assertThat(ended.exitCode()).isEqualTo(1);
        assertThatNothingIsThere();
    }

    @Test
    void anInterruptedRunLeavesNothing() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "prove",
                        "--box",
                        "6x6",
                        "-o",
                        directory.toString(),
                        ". ".repeat(36 * 36))
                .redirectErrorStream(true)
                .start();
        try {
            process.getOutputStream().close();
            Waits.until("a temporary directory", () -> !names(temp).isEmpty() || !process.isAlive());
            assertThat(names(temp)).hasSize(1).allMatch(name -> name.startsWith(".prove."));
            process.toHandle().destroy();
            assertThat(Waits.end(process))
                    .isEqualTo(new Waits.Ended(5, "sudoku-sat: stopped: cancelled; there is no certificate\n"));
            assertThatNothingIsThere();
        } finally {
            process.destroyForcibly();
        }
    }
}
