package io.github.sudokusat.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The document of the protocol: every example is answered as it says, and every command and key is described. */
class PageDocumentTest {

    private static final Path DOCUMENT = Path.of("src/site/markdown/page.md");
    private static final String INDENT = "    ";

    @Test
    void everyExampleIsAnsweredAsTheDocumentSays() throws IOException {
        Set<String> shown = new TreeSet<>();
        for (List<String> example : examples()) {
            String[] words = words(example.get(0));
            shown.add(words[0]);
            String answer = PageRequests.answer(List.of(words), (what, done, total) -> {}, System::nanoTime);
            String expected = String.join("", example.subList(1, example.size()));
            // An ellipsis stands for anything.
            Pattern pattern = Pattern.compile(
                    Arrays.stream(expected.split("…", -1)).map(Pattern::quote).collect(Collectors.joining(".*")),
                    Pattern.DOTALL);
            assertThat(answer).as(example.get(0)).matches(pattern);
            Json.object(answer);
        }
        assertThat(shown).containsExactlyInAnyOrderElementsOf(Commands.names());
    }

    @Test
    void everyKeyIsDescribed() throws IOException {
        String text = protocol();
        for (String name : Commands.names()) {
            assertThat(text).contains("**`" + name + "`**");
            for (String key : Asked.command(name).keys()) {
                assertThat(text).as(name).containsPattern("`" + key + "[=`]");
            }
        }
    }

    private static String protocol() throws IOException {
        String text = Files.readString(DOCUMENT);
        return text.substring(0, text.indexOf("\n## Building\n"));
    }

    /** The indented blocks of the section on the protocol: a request, then the lines of its answer. */
    private static List<List<String>> examples() throws IOException {
        List<List<String>> examples = new ArrayList<>();
        boolean isInside = false;
        for (String line : protocol().split("\n", -1)) {
            if (line.startsWith(INDENT)) {
                if (!isInside) {
                    examples.add(new ArrayList<>());
                }
                examples.get(examples.size() - 1).add(line.substring(INDENT.length()));
            }
            isInside = line.startsWith(INDENT);
        }
        return examples;
    }

    private static String[] words(String request) {
        List<String> words = new ArrayList<>();
        Matcher matcher = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(request);
        while (matcher.find()) {
            String word = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
            words.add(word.replace("\\n", "\n"));
        }
        return words.toArray(String[]::new);
    }
}
