package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
import io.github.sudokusat.logic.step.Technique;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The Java snippets of the README and of the pages on embedding, on rules and for authors compile with the imports that they show, run, and print what their
 * comments say; that of the Javadoc overview compiles and runs. The commands of the README, and of the pages on the command line, on JSON and on
 * techniques, print what these show.
 */
@Tag("long")
class ReadmeTest {

    private static final Pattern SNIPPET = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    /** Commands, each after a prompt, and their output. */
    private static final Pattern SESSION = Pattern.compile("```text\n([^`]*)```");
    /** A command, perhaps with a line as its standard input. */
    private static final Pattern COMMAND = Pattern.compile("(?:echo (.*) \\| )?sudoku-sat (.*)");
    /** An argument, perhaps in quotes. */
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    private static final String ASKS_CODE = "; echo $?";
    /** A break in a long sentence, as opposed to one in a picture or between two lines of output. */
    private static final Pattern BREAK_IN_SENTENCE = Pattern.compile("(?<=.{90}[a-z],?)\n(?=[a-z])");
    /** A break in an object of JSON, before a key. */
    private static final Pattern BREAK_IN_JSON = Pattern.compile("(?<=,)\n(?=\")");
    /** A line that prints something, and the text of its comment. */
    private static final Pattern PRINTS = Pattern.compile("println\\(.*?;\\s*// (.+)");

    static List<String> snippets() throws IOException {
        List<String> snippets = new ArrayList<>();
        for (String file : List.of(
                "README.md",
                "src/site/markdown/embedding.md",
                "src/site/markdown/rules.md",
                "src/site/markdown/write-a-rule.md",
                "src/site/markdown/write-an-engine.md")) {
            Matcher matcher = SNIPPET.matcher(Files.readString(Path.of(file)));
            assertThat(matcher.find()).as(file).isTrue();
            do {
                snippets.add(matcher.group(1));
            } while (matcher.find());
        }
        assertThat(snippets).hasSizeGreaterThanOrEqualTo(4);
        return snippets;
    }

    @ParameterizedTest
    @MethodSource("snippets")
    void theSnippetPrintsWhatItsCommentsSay(String snippet, @TempDir Path classes) throws Exception {
        int imports = snippet.lastIndexOf("import ");
        int code = imports < 0 ? 0 : snippet.indexOf('\n', imports) + 1;
        compile(
                snippet.substring(0, code)
                        + "public class Snippet { public static void main(String[] arguments) throws Exception {\n"
                        + snippet.substring(code) + "}}",
                classes);
        List<String> expected = new ArrayList<>();
        Matcher matcher = PRINTS.matcher(snippet);
        while (matcher.find()) {
            expected.addAll(List.of(matcher.group(1).trim().split(" ", -1)));
        }
        assertThat(expected).isNotEmpty();
        assertThat(run(classes).lines().toList()).isEqualTo(expected);
    }

    @Test
    void theSnippetOfTheOverviewCompilesAndRuns(@TempDir Path classes) throws Exception {
        Matcher matcher = Pattern.compile("<pre>\\{@code\n(.*?)}</pre>", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("src/main/javadoc/overview.html")));
        assertThat(matcher.find()).isTrue();
        compile(
                "import io.github.sudokusat.grid.*; import io.github.sudokusat.format.read.*; import io.github.sudokusat.solve.*;"
                        + "public class Snippet { public static void main(String[] arguments) throws Exception {\n"
                        + matcher.group(1) + "System.out.println(solution + \" \" + proper); }}",
                classes);
        assertThat(run(classes)).isEqualTo(Cli.EASY_SOLUTION + " true\n");
        assertThat(matcher.find()).as("another snippet").isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "README.md",
                "src/site/markdown/command-line.md",
                "src/site/markdown/json.md",
                "src/site/markdown/techniques.md"
            })
    void theCommandsPrintWhatTheDocumentShows(String document, @TempDir Path directory) throws IOException {
        int commands = 0;
        for (Matcher session = SESSION.matcher(Files.readString(Path.of(document))); session.find(); ) {
            assertThat(session.group(1)).as(document).startsWith("$ ").endsWith("\n");
            for (String shown : session.group(1).substring(2).split("(?<=\n)\\$ ", -1)) {
                int end = shown.indexOf('\n');
                assertThat(printed(shown.substring(0, end), directory))
                        .as(shown)
                        .matches(pattern(shown.substring(end + 1)));
                commands++;
            }
        }
        assertThat(commands).as(document).isGreaterThanOrEqualTo(5);
    }

    @Test
    void everyTechniqueIsDescribedAndHasAnExample() throws IOException {
        String document = Files.readString(Path.of("src/site/markdown/techniques.md"));
        for (Technique technique : Technique.values()) {
            assertThat(document)
                    .contains("<a id=\"" + technique.id() + "\"></a>\n")
                    .contains("$ sudoku-sat hint --techniques " + technique.id() + " ")
                    .contains("\n" + technique.title() + ": ");
        }
    }

    /** What the commands of a line print, and their exit code if the line asks for it; otherwise that must be 0. */
    private static String printed(String line, Path directory) {
        boolean asksCode = line.endsWith(ASKS_CODE);
        String commands = asksCode ? line.substring(0, line.length() - ASKS_CODE.length()) : line;
        StringBuilder printed = new StringBuilder();
        for (String command : commands.split(" && ", -1)) {
            Matcher parts = COMMAND.matcher(command);
            assertThat(parts.matches()).as(command).isTrue();
            String input = parts.group(1) == null ? "" : parts.group(1) + "\n";
            Cli.Result result = Cli.runOn(input, arguments(parts.group(2), directory));
            printed.append(result.out());
            if (asksCode) {
                printed.append(result.code()).append('\n');
            } else {
                assertThat(result.code()).as("%s: %s", command, result.err()).isZero();
            }
        }
        return printed.toString();
    }

    /** The words of a command as a shell reads them; a certificate is in the directory. */
    private static String[] arguments(String command, Path directory) {
        return WORD.matcher(command)
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .map(word ->
                        word.equals("certificate") ? directory.resolve(word).toString() : word)
                .toArray(String[]::new);
    }

    /** Matches an output whose lines a document may break, and in which an ellipsis stands for anything. */
    private static Pattern pattern(String shown) {
        String output = BREAK_IN_JSON
                .matcher(BREAK_IN_SENTENCE.matcher(shown).replaceAll(" "))
                .replaceAll("");
        return Pattern.compile(
                Arrays.stream(output.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
    }

    private static void compile(String source, Path classes) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("string:///Snippet.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        List<String> options =
                List.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path"), "-proc:none");
        boolean compiled = compiler.getTask(messages, null, null, options, null, List.of(file))
                .call();
        assertThat(compiled).as("%s%n%s", messages, source).isTrue();
    }

    private static String run(Path classes) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, ReadmeTest.class.getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            loader.loadClass("Snippet").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }
}
