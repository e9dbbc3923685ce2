package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.testing.Tools;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What the command line says about itself. */
class CommandLineHelpTest {

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "check",
                "count",
                "hint",
                "explain",
                "rate",
                "export",
                "decode",
                "var",
                "prove",
                "verify",
                "minimize",
                "candidates"
            })
    void everyCommandHasHelpWithAnExample(String command) {
        Cli.Result help = run(command, "--help");
        assertThat(help.code()).isZero();
        assertThat(help.err()).isEmpty();
        assertThat(help.out())
                .startsWith("Usage: sudoku-sat " + command + " ")
                .containsPattern("\nExamples?:\n  sudoku-sat ")
                .contains("\n  sudoku-sat " + command + " ")
                .contains("--debug");
        run("help", command).is(0, help.out(), "");
        run(command, "-h").is(0, help.out(), "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "check", "hint", "explain", "rate"})
    void examplesAreNotWrapped(String command) {
        assertThat(run(command, "--help").out()).contains("\n  sudoku-sat " + command + " " + EASY + "\n");
        assertThat(run("--help").out()).contains("\n  sudoku-sat solve " + EASY + "\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "check",
                "count",
                "hint",
                "explain",
                "rate",
                "export",
                "decode",
                "var",
                "prove",
                "verify",
                "minimize",
                "candidates"
            })
    void theExamplesWithoutFilesWork(String command) {
        run(command, "--help")
                .out()
                .lines()
                .filter(line -> line.startsWith("  sudoku-sat "))
                .forEach(line -> {
                    String[] arguments = line.strip()
                            .replaceFirst("^sudoku-sat ", "")
                            .replaceFirst(" +prints .*", "")
                            .split(" +", -1);
                    boolean hasFile = line.contains(".txt")
                            || line.contains(".cnf")
                            || line.contains(".csv")
                            || line.endsWith(" certificate");
                    if (!hasFile) {
                        Cli.Result result = run(arguments);
                        assertThat(result.code()).as(line).isZero();
                        assertThat(result.err()).as(line).isEmpty();
                        if (line.contains(" prints ")) {
                            assertThat(result.out()).as(line).isEqualTo(line.replaceFirst(".* prints ", "") + "\n");
                        }
                    }
                });
    }

    @Test
    void noFooterLineIsWrapped() {
        CommandLine all = Cli.commandLine();
        Map<String, CommandLine> commands = new TreeMap<>(all.getSubcommands());
        commands.put("--help", all);
        commands.keySet().removeAll(List.of("help", "generate-completion")); // picocli's own
        assertThat(commands).hasSize(14);
        commands.forEach((name, command) -> {
            String[] footer = command.getCommandSpec().usageMessage().footer();
            String help = name.equals("--help")
                    ? run(name).out()
                    : run(name, "--help").out();
            assertThat(footer).as(name).isNotEmpty();
            assertThat(help.lines()).as(name).contains(footer);
        });
    }

    @Test
    void proveOffersTheHandlingsOfGivensThatItTakes() {
        String words = run("prove", "--help").out().replaceAll("\\s+", " ");
        assertThat(words).contains("How givens enter the formula: units (the default) or reduced (left out).");
        assertThat(words).doesNotContain("assumed");
        assertThat(run("solve", "--help").out()).contains("units, assumed or reduced");
    }

    @Test
    void theUsageOfVerifyHasTwoForms() {
        String words = run("verify", "--help").out().replaceAll("\\s+", " ");
        assertThat(words).containsPattern("^Usage: sudoku-sat verify [^()]* \\(DIR \\| CNF PROOF\\) Checks ");
    }

    @Test
    void theFormatOfStepsIsNamed() {
        String words = run("hint", "--help").out().replaceAll("\\s+", " ");
        assertThat(words).contains("picture, line, numbers, csv or json; also library for hint and explain.");
    }

    @Test
    void optionsThatACommandDoesNotUseAreNotOffered() {
        assertThat(run("var", "--help").out()).doesNotContain("--alphabet", "--blank", "--csv-column", "-j");
        assertThat(run("export", "--help").out())
                .doesNotContain("-j=", "--engine", "--ilp", "--max-conflicts", "--seed");
        assertThat(run("decode", "--help").out()).doesNotContain("--box", "--engine", "--timeout");
        for (String command : new String[] {"solve", "check", "count"}) {
            assertThat(run(command, "--help").out()).doesNotContain("generate", "opb");
        }
        assertThat(run("--help").out()).doesNotContain("  serve", "  generate ", "  canonical");
    }

    @Test
    void theLogicCommandsNameTheirTechniques() {
        for (String command : new String[] {"hint", "explain", "rate"}) {
            String words = run(command, "--help").out().replaceAll("\\s+", " ");
            for (Technique technique : Technique.values()) {
                assertThat(words).contains(technique.id());
            }
            assertThat(words).doesNotContain("--limit");
        }
    }

    @Test
    void saysItsVersion() {
        Cli.Result version = run("--version");
        assertThat(version.code()).isZero();
        assertThat(version.out()).matches("sudoku-sat \\S.*\n");
        run("-V").is(0, version.out(), "");
    }

    @Test
    void listsItsCommandsAndExitCodes() {
        Cli.Result help = run("--help");
        assertThat(help.code()).isZero();
        assertThat(help.out())
                .contains("\n  solve ", "\n  check ", "\n  count ", "\n  export ", "\n  decode ", "\n  var ")
                .contains("\n  prove ", "\n  verify ", "\n  minimize ", "\n  candidates ")
                .contains("\n  hint ", "\n  explain ", "\n  rate ")
                .contains("Exit codes: 0 done");
        run("help").is(0, help.out(), "");
    }

    @Test
    void completesInAShell() throws Exception {
        Tools.require("bash");
        Cli.Result script = run("generate-completion");
        assertThat(script.code()).isZero();
        Path file = Files.writeString(directory.resolve("completion.sh"), script.out());
        assertThat(bash("bash -n " + file)).isEmpty();
        String complete =
                "source " + file + "; COMP_WORDS=(%s); COMP_CWORD=%d; COMP_LINE='%s'; COMP_POINT=${#COMP_LINE};"
                        + " _complete_sudoku-sat 2>/dev/null; echo ${COMPREPLY[*]}";
        assertThat(bash(complete.formatted("sudoku-sat s", 1, "sudoku-sat s"))).isEqualTo("solve\n");
        assertThat(bash(complete.formatted("sudoku-sat check --for", 2, "sudoku-sat check --for")))
                .isEqualTo("--format\n");
        assertThat(bash(complete.formatted("sudoku-sat hint --techniques sk", 3, "sudoku-sat hint --techniques sk")))
                .isEqualTo("skyscraper\n");
    }

    private static String bash(String command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("bash", "-c", command)
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        return out;
    }
}
