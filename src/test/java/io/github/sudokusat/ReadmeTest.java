package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.cli.Cli;
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
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The Java snippets of the README and of the pages on embedding and on rules compile with the imports that they show, run, and print what their comments say; that of the
 * Javadoc overview compiles and runs. The commands of the README print what it shows.
 */
class ReadmeTest {

    private static final Pattern SNIPPET = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    /** A command after a prompt, and its output. */
    private static final Pattern COMMAND = Pattern.compile("```text\n\\$ sudoku-sat (.*)\n([^`]*)```");
    /** A break in a sentence, as opposed to one in a picture. */
    private static final Pattern BREAK_IN_SENTENCE = Pattern.compile("(?<=[a-z],?)\n(?=[a-z])");
    /** A line that prints something, and the text of its comment. */
    private static final Pattern PRINTS = Pattern.compile("println\\(.*?;\\s*// (.+)");

    static List<String> snippets() throws IOException {
        List<String> snippets = new ArrayList<>();
        for (String file : List.of("README.md", "src/site/markdown/embedding.md", "src/site/markdown/rules.md")) {
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

    @Test
    void theCommandsPrintWhatTheReadmeShows(@TempDir Path directory) throws IOException {
        String readme = Files.readString(Path.of("README.md"));
        int commands = 0;
        for (Matcher matcher = COMMAND.matcher(readme); matcher.find(); commands++) {
            StringBuilder printed = new StringBuilder();
            for (String command : matcher.group(1).split(" && sudoku-sat ", -1)) {
                String[] arguments = command.split(" ", -1);
                for (int i = 1; i < arguments.length; i++) {
                    if (arguments[i].equals("certificate")) {
                        arguments[i] = directory.resolve(arguments[i]).toString();
                    }
                }
                Cli.Result result = Cli.run(arguments);
                assertThat(result.code()).as("%s: %s", command, result.err()).isZero();
                printed.append(result.out());
            }
            assertThat(printed.toString())
                    .as(matcher.group(1))
                    .isEqualTo(BREAK_IN_SENTENCE.matcher(matcher.group(2)).replaceAll(" "));
        }
        assertThat(commands).isEqualTo(readme.split("```text", -1).length - 1).isPositive();
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
