package io.github.sudokusat.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.testing.Waits;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The manual, against the help from which it is made and the programs that show it. */
final class ManPagesTest {

    private static final Map<String, String> PAGES = ManPages.all("1.2.3", "2026-11-30");
    private static final Pattern OPTION = Pattern.compile("(?m)^ {2,6}(?:-\\w, )?(--[a-z-]+)");

    @Test
    void eachCommandAndTopicHasAPage() {
        List<String> commands =
                Commands.NAMES.stream().map(name -> "sudoku-sat-" + name + ".1").toList();
        assertThat(PAGES.keySet())
                .containsExactlyElementsOf(Stream.of(
                                Stream.of("sudoku-sat.1"),
                                commands.stream(),
                                Stream.of("sudoku-sat-formats.5", "sudoku-sat-rules.5"))
                        .flatMap(names -> names)
                        .toList());
    }

    @Test
    void groffShowsWhatTheHelpSaysWithoutAWarning(@TempDir Path directory) throws Exception {
        Tools.require("groff", "groff-base");
        Path warnings = directory.resolve("warnings");
        for (Map.Entry<String, String> page : PAGES.entrySet()) {
            Path file = Files.writeString(directory.resolve(page.getKey()), page.getValue());
            Waits.Ended shown = Waits.end(new ProcessBuilder(
                            "groff", "-man", "-Tutf8", "-ww", "-rLL=200n", "-P-c", "-P-b", "-P-u", file.toString())
                    .redirectError(warnings.toFile())
                    .start());
            assertThat(shown.exitCode()).as(page.getKey()).isZero();
            assertThat(warnings).as(page.getKey()).isEmptyFile();
            String words = " " + shown.output().replaceAll("\\s+", " ");
            String name = page.getKey().replaceFirst("^sudoku-sat-?", "").replaceFirst("\\.\\d$", "");
            String help = name.isEmpty()
                    ? Cli.run("--help").out()
                    : page.getKey().endsWith("5")
                            ? Cli.run("help", name).out()
                            : Cli.run(name, "--help").out();
            OPTION.matcher(help).results().forEach(option -> assertThat(words).contains(" " + option.group(1)));
            for (String line : help.lines().toList()) {
                if (line.startsWith("  sudoku-sat ")) {
                    assertThat(words).as(page.getKey()).contains(line.strip().replaceAll("\\s+", " "));
                }
            }
        }
    }
}
