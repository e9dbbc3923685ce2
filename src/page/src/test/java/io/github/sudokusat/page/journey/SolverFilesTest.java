package io.github.sudokusat.page.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.testing.Tools;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the page exchanges with other programs: formulas and programs for solvers, their answers, and certificates. */
class SolverFilesTest extends PageTest {

    private static final String RIGHT = "The answer is a correct solution: every clause or constraint holds.";

    @TempDir
    Path folder;

    private Locator files() {
        return new Panels(this).open("Files").panel();
    }

    private void choose(String option, String value) {
        files().locator("[data-option=" + option + "]").selectOption(value);
    }

    /** Saves the file of the chosen options and lets a solver answer it. */
    private String answer(String... command) throws Exception {
        Download download =
                page.waitForDownload(() -> new Panels(this).open("Files").press("Save the file"));
        Path file = folder.resolve(download.suggestedFilename());
        download.saveAs(file);
        Path answer = folder.resolve("answer.txt");
        Files.deleteIfExists(answer);
        List<String> words = new ArrayList<>();
        for (String word : command) {
            words.add(word.equals("FILE") ? file.toString() : word.equals("ANSWER") ? answer.toString() : word);
        }
        Path output = folder.resolve("output.txt");
        Process process = new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS))
                .as("the end of %s", words)
                .isTrue();
        return Files.readString(words.contains(answer.toString()) ? answer : output);
    }

    /** Pastes an answer and reads it. */
    private void read(String answer) {
        status().evaluate("status => { status.textContent = ''; }");
        page.getByLabel("The solver’s answer for this file").fill(answer);
        new Panels(this).open("Files").press("Read the answer");
    }

    private void isRight(String answer) {
        read(answer);
        assertThat(status()).hasText(RIGHT);
        assertThat(digits()).isEqualTo(EASY_SOLUTION);
        cell(1, 1).focus();
        type("Escape");
        assertThat(digits()).isEqualTo(EASY);
    }

    private static String[] minisat() {
        return new String[] {"minisat", "-verb=0", "FILE", "ANSWER"};
    }

    @Test
    void aFormulaIsSolvedAndItsModelRead() throws Exception {
        Tools.require("minisat");
        Tools.require("cadical");
        openPuzzle(EASY);
        isRight(answer(minisat()));
        choose("encoding", "minimal");
        choose("clues", "reduced");
        isRight(answer("cadical", "-q", "FILE"));
    }

    @Test
    @Tag("slow")
    void everyFormulaIsSolvedAndItsModelRead() throws Exception {
        Tools.require("minisat");
        Tools.require("cadical");
        openPuzzle(EASY);
        for (String encoding : List.of("minimal", "natural", "complete")) {
            choose("encoding", encoding);
            isRight(answer(minisat()));
            isRight(answer("cadical", "-q", "FILE"));
        }
        for (String atMostOne : List.of("sequential", "commander", "product", "binary", "bimander")) {
            choose("atMostOne", atMostOne);
            isRight(answer(minisat()));
        }
        choose("clues", "reduced");
        isRight(answer(minisat()));
    }

    @ParameterizedTest
    @CsvSource({
        "lp, glpsol, glpk-utils, --lp FILE -w ANSWER",
        "opb, clasp, clasp, --verbose=0 FILE",
        "opb, minisat+, minisat+, -v0 FILE"
    })
    void otherProgramsAreSolvedAndTheirAnswersRead(
            String format, String program, String debianPackage, String arguments) throws Exception {
        Tools.require(program, debianPackage);
        openPuzzle(EASY);
        files();
        choose("to", format);
        isRight(answer(Stream.concat(Stream.of(program), Stream.of(arguments.split(" ", -1)))
                .toArray(String[]::new)));
    }

    @Test
    void aWrongModelATruncatedOneAndNoneAreTold() throws Exception {
        Tools.require("minisat");
        openPuzzle(EASY);
        String model = answer(minisat());
        String truncated = model.substring(0, model.length() / 2);
        String wrong = model.replaceFirst(" -([0-9]+) ", " $1 ");
        for (String bad : List.of(wrong, truncated, "SAT\n", "hello", model.replace(" 0", " x"))) {
            read(bad);
            assertThat(error()).not().isEmpty();
            assertThat(status()).isEmpty();
            assertThat(alert()).isEmpty();
            assertThat(digits()).isEqualTo(EASY);
        }
        read("UNSAT\n");
        assertThat(status()).hasText("The solver says that there is no solution, but the library has found one.");
        assertThat(error()).isEmpty();
        isRight(model);
        assertThat(page.getByLabel("The solver’s answer for this file")).hasValue("");
    }

    private Locator error() {
        return files().locator(".part:has(textarea[placeholder^=\"s SAT\"]) .error")
                .last();
    }

    private Locator certificate() {
        return files().locator("input[type=file]");
    }

    private void check(List<Path> chosen, String verdict) {
        certificate().setInputFiles(chosen.toArray(Path[]::new));
        new Panels(this).press("Check the certificate");
        new Panels(this).says(verdict);
    }

    private List<Path> parts() {
        return Stream.of("puzzle.txt", "puzzle.cnf", "proof.drup", "solution.txt")
                .map(folder::resolve)
                .toList();
    }

    @Test
    void aCertificateOfTheCommandLineIsCheckedAndATamperedOneRefused() throws Exception {
        assertThat(Cli.run("prove", Cli.HARD, "-o", folder.toString()).code()).isZero();
        openPuzzle(EASY);
        check(parts(), "The certificate holds: the puzzle has exactly one solution.");
        Path proof = folder.resolve("proof.drup");
        List<String> steps = Files.readAllLines(proof);
        Files.write(proof, List.of(steps.get(steps.size() - 1)));
        check(parts(), "The certificate does not hold.");
        new Panels(this).says("proof.drup: ");
        Files.write(proof, steps);
        Path solution = folder.resolve("solution.txt");
        String digits = Files.readString(solution);
        Files.writeString(solution, digits.replace('1', 'x').replace('2', '1').replace('x', '2'));
        check(parts(), "The certificate does not hold.");
        new Panels(this).says("solution.txt: ");
        Files.writeString(solution, digits);
        check(parts(), "The certificate holds");
    }

    @Test
    void aCheckWaitsUntilTheFilesAreRead() throws Exception {
        assertThat(Cli.run("prove", Cli.HARD, "-o", folder.toString()).code()).isZero();
        openPuzzle(EASY);
        files();
        page.evaluate("() => { const read = Blob.prototype.text;"
                + " Blob.prototype.text = async function () {"
                + " await new Promise(after => setTimeout(after, 300)); return read.call(this); }; }");
        check(parts(), "The certificate holds: the puzzle has exactly one solution.");
    }

    @Test
    void aCertificateOfThePageIsVerifiedOnTheCommandLine() throws Exception {
        openPuzzle(EASY);
        Panels panels = new Panels(this).open("Files");
        panels.press("Make a certificate");
        panels.says("Certificate made");
        for (Path part : parts()) {
            Download download = page.waitForDownload(() -> panels.press("Save " + part.getFileName()));
            assertThat(download.suggestedFilename())
                    .isEqualTo(part.getFileName().toString());
            download.saveAs(part);
        }
        assertThat(Cli.run("verify", folder.toString()).code()).isZero();
        Path formula = folder.resolve("puzzle.cnf");
        String clauses = Files.readString(formula, StandardCharsets.UTF_8);
        Files.writeString(formula, clauses.substring(0, clauses.lastIndexOf('\n', clauses.length() - 2) + 1));
        assertThat(Cli.run("verify", folder.toString()).code()).isNotZero();
    }

    /** Makes a certificate of a claim, saves it as one file, and has the page and the command line check it. */
    private void certify(String claim, String said) throws Exception {
        files();
        choose("claim", claim);
        new Panels(this).press("Make a certificate");
        new Panels(this).says("Certificate made: " + said + ".");
        Download download = page.waitForDownload(() -> new Panels(this).press("Save as one file"));
        Path archive = folder.resolve(claim + ".zip");
        download.saveAs(archive);
        assertThat(Cli.run("verify", archive.toString()).out()).as(claim).isEqualTo("verified\n");
        check(List.of(archive), "The certificate holds: " + said + ".");
    }

    @Test
    void anyClaimIsCertifiedInOneFile() throws Exception {
        openPuzzle(Cli.HARD);
        certify("minimal", "the puzzle has exactly one solution, and each given is needed");
        open("#p=1...............&rules=box%202x2");
        certify("count", "the puzzle has exactly 72 solutions");
        certify("candidates", "exactly 54 candidates can be true");
        new Panels(this).press("Check this certificate");
        new Panels(this).says("The certificate holds: exactly 54 candidates can be true.");
        open("#p=11..............&rules=box%202x2");
        certify("one", "the puzzle has no solution");
    }

    @Test
    void anyProofOfAnyFormulaIsChecked() throws Exception {
        openPuzzle(EASY);
        Path formula = Files.writeString(folder.resolve("any.cnf"), "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
        Path proof = Files.writeString(folder.resolve("any.proof"), "2 0\n0\n");
        files();
        check(List.of(formula, proof), "The proof holds: the formula has no model.");
        Path solution = Files.writeString(folder.resolve("solution.txt"), "6\n");
        check(List.of(formula, proof, solution), "The proof holds: the formula has no model.");
        new Panels(this).says("Not checked: solution.txt. For that, choose puzzle.txt of the certificate, too.");
        Path hinted = Files.writeString(folder.resolve("any.lrat"), "5 2 0 1 2 0\n6 0 5 3 4 0\n");
        check(List.of(formula, hinted), "The proof holds: the formula has no model.");
        Files.write(hinted, new byte[] {'a', 10, 4, 0, 2, 4, 0, 'a', (byte) 0x82, 1, 0, 10, 6, 8, 0});
        check(List.of(formula, hinted), "The proof holds: the formula has no model.");
        Files.writeString(proof, "0\n");
        check(List.of(formula, proof), "The certificate does not hold.");
    }
}
