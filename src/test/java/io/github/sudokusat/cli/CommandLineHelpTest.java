package io.github.sudokusat.cli;

import static io.github.sudokusat.cli.Cli.EASY;
import static io.github.sudokusat.cli.Cli.run;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.format.RuleForm;
import io.github.sudokusat.format.RuleText;
import io.github.sudokusat.logic.step.Technique;
import io.github.sudokusat.testing.Tools;
import io.github.sudokusat.testing.Waits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The help, the version, the completion script and the suggestions of the command line. */
@Tag("long")
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
                "candidates",
                "canonical",
                "sheet",
                "serve"
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
                "candidates",
                "canonical",
                "sheet"
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
                            || line.endsWith(" certificate")
                            || line.endsWith(" certificate.zip");
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
    void linesFitTheTerminalAndEndBetweenWords() {
        CommandLine all = Cli.commandLine();
        Map<String, CommandLine> commands = new TreeMap<>(all.getSubcommands());
        commands.put("--help", all);
        commands.keySet().removeAll(List.of("help", "generate-completion"));
        assertThat(commands).hasSize(20);
        commands.forEach((name, command) -> {
            UsageMessageSpec usage = command.getCommandSpec().usageMessage();
            String[] footer = usage.footer();
            String help = name.equals("--help")
                    ? run(name).out()
                    : run(name, "--help").out();
            assertThat(footer).as(name).isNotEmpty();
            List<String> examples =
                    Arrays.stream(footer).filter(line -> line.startsWith("  ")).toList();
            assertThat(examples).as(name).isNotEmpty();
            assertThat(help.lines()).as(name).containsAll(examples);
            assertThat(help.lines()).as(name).allMatch(line -> line.length() <= 80 || examples.contains(line));
            String words = help.replaceAll("\\s+", " ");
            assertThat(words).as(name).contains(String.join(" ", usage.description()));
            for (String paragraph : footer) {
                assertThat(words).as(name).contains(paragraph.strip().replaceAll("\\s+", " "));
            }
        });
    }

    @Test
    void proveOffersTheHandlingsOfGivensThatItSupports() {
        String words = run("prove", "--help").out().replaceAll("\\s+", " ");
        assertThat(words)
                .contains(
                        "How givens enter the formula: units (the default) or reduced (they are used to simplify the formula).");
        assertThat(words).doesNotContain("assumed");
        assertThat(run("solve", "--help").out().replaceAll("\\s+", " ")).contains("units, assumed or reduced");
        assertThat(run("export", "--help").out().replaceAll("\\s+", " ")).contains("formula: units or reduced");
    }

    @Test
    void theUsageOfVerifyHasThreeForms() {
        String words = run("verify", "--help").out().replaceAll("\\s+", " ");
        assertThat(words)
                .containsPattern("^Usage: sudoku-sat verify [^()]* \\(DIR \\| NAME.zip \\| CNF PROOF\\) Checks ");
    }

    @Test
    void commandsForOnePuzzleDoNotSpeakOfMany() {
        for (String command : List.of("export", "prove", "verify")) {
            String words = run(command, "--help").out().replaceAll("\\s+", " ");
            assertThat(words)
                    .contains("--timeout=TIME The time allowed, such as 10s")
                    .doesNotContain("each puzzle");
        }
        for (String command : List.of("decode", "techniques", "verify")) {
            String words = run(command, "--help").out().replaceAll("\\s+", " ");
            assertThat(words).contains("csv or json. Default: picture for a single result on a terminal, else line.");
        }
    }

    @Test
    void theHelpOfHelpIsLikeThatOfTheOthers() {
        run("help", "--help").is(0, run("help", "help").out(), "");
        assertThat(run("help", "--help").out())
                .startsWith(
                        "Usage: sudoku-sat help [OPTIONS] [COMMAND|formats|rules]\nShows the help of a command, or summarizes the input formats or the variant\nrules.\n");
        assertThat(run("--help").out())
                .contains("\n  help                    Shows the help of a command, or summarizes the input");
    }

    @Test
    void theFormatOfStepsIsNamed() {
        String words = run("hint", "--help").out().replaceAll("\\s+", " ");
        assertThat(words).contains("picture, line, numbers, csv, json or library.");
        for (String command : List.of("solve", "decode", "verify", "rate")) {
            words = run(command, "--help").out().replaceAll("\\s+", " ");
            assertThat(words).contains("picture, line, numbers, csv or json.").doesNotContain("json or library");
        }
    }

    /** Each of them has an effect in another command, and most are accepted here as well, so that a script can give all commands the same options. */
    @ParameterizedTest
    @CsvSource({
        "var, --alphabet --blank --csv-column --encoding --engine --jobs --quiet --seed --timeout",
        "export, --color --engine --format --ilp --jobs --limit --max-conflicts --seed --solver",
        "decode, --blank --box --clues --encoding --engine --jobs --progress --seed",
        "prove, --color --engine --format --ilp --jobs --to",
        "verify, --alphabet --box --engine --jobs --max-conflicts --seed --solver",
        "solve, --needed --per-candidate --show --techniques --to",
        "check, --first --needed --show --solutions --techniques --to",
        "count, --first --needed --show --solutions --techniques --to",
        "hint, --at-most-one --clues --encoding --from --keep-repeats --limit --smallest",
        "explain, --apply --at-most-one --cell --clues --encoding --keep-repeats --limit",
        "rate, --apply --at-most-one --cell --clues --encoding --from --keep-repeats --limit",
        "minimize, --at-most-one --clues --encoding --engine --ilp --keep-repeats --limit",
        "candidates, --at-most-one --clues --encoding --keep-repeats --limit --per-candidate",
        "sheet, --clues --color --encoding --engine --limit --max-conflicts --seed --solver --stats"
    })
    void optionsThatACommandDoesNotUseAreNotOffered(String command, String others) {
        Set<String> elsewhere = new TreeSet<>();
        for (String other : Cli.commandLine().getSubcommands().keySet()) {
            if (!other.equals(command) && !other.equals("help")) {
                elsewhere.addAll(options(run(other, "--help")));
            }
        }
        List<String> unused = List.of(others.split(" ", -1));
        assertThat(elsewhere).as("options of other commands").containsAll(unused);
        assertThat(options(run(command, "--help"))).isNotEmpty().doesNotContainAnyElementsOf(unused);
    }

    /** The long options that a help names anywhere. */
    private static Set<String> options(Cli.Result help) {
        Set<String> options = new TreeSet<>();
        Matcher option = Pattern.compile("(?<!\\S)--[a-z-]+").matcher(help.out());
        while (option.find()) {
            options.add(option.group());
        }
        return options;
    }

    @Test
    void formatsOfExportsAreNotOfferedElsewhere() {
        assertThat(run("export", "--help").out()).contains("smtlib, xcsp3 or nnf");
        for (String command : new String[] {"solve", "check", "count"}) {
            assertThat(run(command, "--help").out()).doesNotContain("opb");
            run(command, "--format", "opb", EASY).isRefused("--format", "\"opb\"");
        }
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
    void optionsAreInGroups() {
        assertThat(run("solve", "--help").out().lines().filter(line -> line.matches("[A-Z]\\w+:")))
                .containsExactly(
                        "Options:",
                        "Layout:",
                        "Input:",
                        "Engine:",
                        "Formula:",
                        "Limits:",
                        "Output:",
                        "Other:",
                        "Examples:");
        assertThat(run("generate", "--help").out())
                .doesNotContain("Formula:")
                .containsPattern("\nPuzzles:\n.*\n +--clues=N[|]A\\.\\.B ");
        assertThat(run("prove", "--help").out()).containsPattern("\nFormula:\n(?s:(?!\n\n).)* --clues=");
    }

    @ParameterizedTest
    @CsvSource({"100, false, 100", ", false, 80", "20, false, 40", "1000, true, 110", "x, false, 80", "0, false, 80"})
    void theWidthIsThatOfTheTerminalWithinBounds(@Nullable String columns, boolean isTerminal, int expected) {
        assertThat(Help.width(new UsageMessageSpec(), columns, isTerminal)).isEqualTo(expected);
    }

    @Test
    void suggestsWhatWasMeant() {
        run("solv", EASY).isRefused("unknown command \"solv\"; did you mean \"solve\"?\nTry 'sudoku-sat --help'.");
        run("solve", "--formt", "csv", EASY)
                .isRefused("unknown option \"--formt\"; did you mean \"--format\"?\nTry 'sudoku-sat solve --help'.");
        run("solve", "--time", "5", EASY).isRefused("unknown option \"--time\"; did you mean \"--timeout\"?");
        run("gen").isRefused("unknown command \"gen\"; did you mean \"generate\"?");
        run("solve", "--format", "jsno", EASY).isRefused("but is \"jsno\"; did you mean \"json\"?");
        run("solve", "--rule", "antiking", EASY).isRefused("did you mean \"anti-king\"?");
        run("hint", "--profile", "exhaustiv", EASY).isRefused("did you mean \"exhaustive\"?");
        run("hint", "--techniques", "xy-wnig", EASY).isRefused("did you mean \"xy-wing\"?");
        run("hint", "--techniques", "nested-net", EASY).isRefused("did you mean \"nested-forcing-net\"?");
        Cli.Result far = run("solve", "--format", "pdf", EASY);
        assertThat(far.err()).doesNotContain("did you mean");
    }

    @Test
    void valuesAreInUpperOrLowerCaseAndTechniquesHaveOtherNames() {
        run("solve", "--format", "LINE", "--encoding", "Minimal", "--at-most-one", "PAIRWISE", EASY)
                .is(0, Cli.EASY_SOLUTION + "\n", "");
        assertThat(run("check", "--rule", "Anti-King", Cli.EMPTY_4).code()).isEqualTo(3);
        run("rate", "--profile", "FULL", EASY).is(0, run("rate", EASY).out(), "");
        for (String[] names :
                new String[][] {{"y-wing", "XY-Wing"}, {"naked-pair", "Naked Pairs"}, {"claiming", "box_line_reduction"}
                }) {
            String[] steps = new String[2];
            for (int i = 0; i < 2; i++) {
                steps[i] =
                        run("hint", "--all", "--techniques", names[i], Cli.HARD).out();
            }
            assertThat(steps[1]).isEqualTo(steps[0]).isNotEmpty();
        }
    }

    @Test
    void optionsHaveLongFormsAndTheLastOfThemCounts() throws IOException {
        Path file = directory.resolve("solution.txt");
        run("solve", "--jobs", "0", "-j", "2", "--output", "nowhere/x", "--output=" + file, EASY)
                .is(0, "", "");
        assertThat(file).hasContent(Cli.EASY_SOLUTION);
        run("check", "--format", "json", "--format", "line", EASY).is(0, "proper\n", "");
    }

    @Test
    void quietSuppressesRemarksButNotErrors() {
        assertThat(run("check", Cli.TWO).err()).isNotEmpty();
        run("check", "-q", Cli.TWO).is(4, "several\n", "");
        run("var", "--quiet", "25").is(0, "r1c3=7\n", "");
        assertThat(run("check", "--quiet", "nonsense").err()).isNotEmpty();
    }

    @Test
    void printsItsVersion() {
        Cli.Result version = run("--version");
        assertThat(version.code()).isZero();
        assertThat(version.out()).matches("sudoku-sat \\S.*\n");
        run("-V").is(0, version.out(), "");
        run("solve", "-V").is(0, version.out(), "");
    }

    @Test
    void listsItsCommandsAndExitCodes() {
        Cli.Result help = run("--help");
        assertThat(help.code()).isZero();
        assertThat(help.out()).contains("Exit codes: 0 done");
        String list = help.out().replaceFirst("(?s).*\nCommands:\n", "").replaceFirst("(?s)\n\n.*", "");
        assertThat(list.lines()
                        .filter(line -> line.matches("  \\S.*"))
                        .map(line -> line.strip().replaceFirst(" .*", "")))
                .containsExactly(
                        "solve",
                        "check",
                        "count",
                        "hint",
                        "explain",
                        "rate",
                        "show",
                        "export",
                        "decode",
                        "var",
                        "minimize",
                        "candidates",
                        "generate",
                        "sheet",
                        "canonical",
                        "techniques",
                        "prove",
                        "verify",
                        "serve",
                        "help",
                        "generate-completion");
        run("help").is(0, help.out(), "");
    }

    @Test
    void summarizesTheInputFormats() {
        Cli.Result formats = run("help", "formats");
        assertThat(formats.code()).isZero();
        assertThat(formats.err()).isEmpty();
        assertThat(formats.out().lines())
                .hasSizeBetween(20, 50)
                .allMatch(line -> line.matches("\\p{ASCII}{0,80}"))
                .anyMatch(line -> line.startsWith("Pencil marks "));
        assertThat(run("--help").out()).contains("'sudoku-sat help formats'");
        String rows = formats.out().replaceFirst("(?s).*(?= *Grid 01)", "").replaceFirst("(?s)Pencil.*", "");
        for (String puzzle : List.of(
                ".2....1....34...",
                ". 2 . . . . 1 . . . . 3 4 . . .",
                rows,
                "givens .2....1....34...\n                killer 3 r1c1 r1c2",
                "{\"id\":\"easy\",\"puzzle\":\".2....1....34...\",\"layout\":[\"box 2x2\"]}")) {
            assertThat(formats.out()).contains(puzzle);
            assertThat(Cli.runOn(puzzle, "solve").out()).as(puzzle).isEqualTo("1234341221434321\n");
        }
    }

    @Test
    void listsTheRules() {
        Cli.Result rules = run("help", "rules");
        assertThat(rules.code()).isZero();
        assertThat(rules.err()).isEmpty();
        assertThat(rules.out().lines()).allMatch(line -> line.matches("\\p{ASCII}{0,110}"));
        for (RuleForm form : RuleText.forms()) {
            assertThat(rules.out()).contains("\n  " + form.keyword()).contains(form.example() + "\n");
        }
        assertThat(rules.out())
                .contains("\nLines:\n  thermo CELLS                    thermo r9c4 r8c3 r7c3\n")
                .contains("\n  equal-sum CELLS = CELLS ...     equal-sum r1c1 r1c2 = r2c4 r2c5 r2c6\n");
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
                        + " _sudoku_sat; echo ${COMPREPLY[*]}";
        assertThat(bash(complete.formatted("sudoku-sat so", 1, "sudoku-sat so")))
                .isEqualTo("solve\n");
        assertThat(bash(complete.formatted("sudoku-sat help for", 2, "sudoku-sat help for")))
                .isEqualTo("formats\n");
        assertThat(bash(complete.formatted("sudoku-sat help so", 2, "sudoku-sat help so")))
                .isEqualTo("solve\n");
        assertThat(bash(complete.formatted("sudoku-sat check --for", 2, "sudoku-sat check --for")))
                .isEqualTo("--format\n");
        assertThat(bash(complete.formatted("sudoku-sat hint --techniques sky", 3, "sudoku-sat hint --techniques sk")))
                .isEqualTo("skyscraper\n");
        assertThat(bash(complete.formatted("sudoku-sat hint --techniques x-wing,sky", 3, "")))
                .isEqualTo("x-wing,skyscraper\n");
        assertThat(bash(complete.formatted("sudoku-sat solve --encoding ''", 3, "")))
                .isEqualTo("minimal natural complete\n");
        assertThat(bash(complete.formatted("sudoku-sat export --clues ''", 3, "")))
                .isEqualTo("units reduced\n");
        assertThat(bash(complete.formatted("sudoku-sat solve --at-most-one = pr", 4, "")))
                .isEqualTo("product\n");
        assertThat(bash(complete.formatted("sudoku-sat hint --format li", 3, "")))
                .isEqualTo("line library\n");
        assertThat(bash(complete.formatted("sudoku-sat show --format r", 3, "")))
                .isEqualTo("rows regions rules\n");
        assertThat(bash(complete.formatted("sudoku-sat sheet --format ''", 3, "")))
                .isEqualTo("html svg\n");
        assertThat(bash(complete.formatted("sudoku-sat sheet --per-page ''", 3, "")))
                .isEqualTo("1 2 4 6\n");
        assertThat(bash(complete.formatted("sudoku-sat sheet --paper ''", 3, "")))
                .isEqualTo("a4 letter\n");
        // No reply, so the shell completes file names.
        for (String words : List.of("solve puz", "solve -o puz", "solve --regions puz", "hint --profile puz")) {
            int last = words.split(" ", -1).length;
            assertThat(bash(complete.formatted("sudoku-sat " + words, last, "")))
                    .isEqualTo("\n");
        }
    }

    private static String bash(String command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("bash", "-c", command)
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        return Waits.end(process).output();
    }
}
