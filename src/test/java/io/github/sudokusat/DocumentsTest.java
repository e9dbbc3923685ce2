package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The documents lead somewhere: links to files and anchors, paths into the source tree, and names of classes. */
class DocumentsTest {

    private static final Path PAGES = Path.of("src/site/markdown");
    /** The target of a link, or the source of an image. */
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)|(?:src|href)=\"([^\"]+)\"");

    private static final Pattern DEPENDENCY = Pattern.compile(
            "<(?:dependency|path)>(?:\\s*<!--.*?-->)?\\s*<groupId>[^<]+</groupId>\\s*<artifactId>([^<$]+)<");
    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\">");
    /** A path in backquotes that begins at the top of the repository, has no placeholder, and is not what a build makes. */
    private static final Pattern TREE =
            Pattern.compile("`((?:src|cnf-examples|\\.ci)/(?![\\w./-]*\\btarget/)[\\w./-]*)`");
    /** A class in backquotes, with its packages below the root package, or without; what follows its name is a member. */
    private static final Pattern CLASS = Pattern.compile("`((?:[a-z]+\\.)*)([A-Z]\\w*[a-z]\\w*)(?:\\.\\w+)*`");
    /** Made by {@code mvn site} from the sources. */
    private static final Set<String> MADE = Set.of("apidocs/index.html");
    /** Classes of others that the documents name. */
    private static final Set<String> FOREIGN = Set.of("NoClassDefFoundError");

    static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>(
                List.of(Path.of("README.md"), Path.of("CHANGELOG.md"), Path.of("cnf-examples/README.md")));
        try (Stream<Path> pages = Files.list(PAGES)) {
            pages.filter(page -> page.toString().endsWith(".md")).sorted().forEach(documents::add);
        }
        return documents;
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyLinkLeadsToAFileAndAnAnchorInIt(Path document) throws IOException {
        for (String link : matches(LINK, Files.readString(document))) {
            URI uri = URI.create(link);
            if (uri.isAbsolute() || MADE.contains(link)) {
                continue;
            }
            Path target = uri.getPath().isEmpty()
                    ? document
                    : document.resolveSibling(uri.getPath()).normalize();
            assertThat(target).as("%s: %s", document, link).exists();
            if (uri.getFragment() != null) {
                assertThat(anchors(target)).as("%s: %s", document, link).contains(uri.getFragment());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void everyPathIntoTheSourceTreeExists(Path document) throws IOException {
        for (String path : matches(TREE, Files.readString(document))) {
            assertThat(Path.of(path)).as("%s: %s", document, path).exists();
        }
    }

    /** In any pom of the builds: a dependency, a profile's too, and what the compiler is given. */
    @Test
    void everyDependencyHasItsReason() throws IOException {
        String reasons = Files.readString(PAGES.resolve("dependencies.md"));
        int found = 0;
        for (String pom : List.of("", "src/parent/", "src/page/", "src/spark/", "src/jmh/", "src/dist/")) {
            for (String name : matches(DEPENDENCY, Files.readString(Path.of(pom, "pom.xml")))) {
                assertThat(reasons).as("%spom.xml", pom).contains("`" + name + "`");
                found++;
            }
        }
        assertThat(found).isGreaterThan(30);
    }

    @ParameterizedTest
    @ValueSource(strings = {"architecture.md", "contributing.md"})
    void everyClassThatContributorsAreSentToExists(String page) throws IOException {
        Set<String> classes = classes();
        Matcher named = CLASS.matcher(Files.readString(PAGES.resolve(page)));
        int found = 0;
        for (; named.find(); found++) {
            String name = named.group(1) + named.group(2);
            assertThat(classes.contains(name) || FOREIGN.contains(name))
                    .as("%s: %s", page, name)
                    .isTrue();
        }
        assertThat(found).isGreaterThan(20);
    }

    /** The names by which a class of the project can be called: bare, and with its packages below the root package. */
    private static Set<String> classes() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src"))) {
            return files.map(file -> file.toString().replace('\\', '/'))
                    .filter(file -> file.endsWith(".java"))
                    .map(file -> file.substring(0, file.length() - ".java".length()))
                    .flatMap(DocumentsTest::namesOf)
                    .collect(Collectors.toSet());
        }
    }

    private static Stream<String> namesOf(String file) {
        String root = "/io/github/sudokusat/";
        int start = file.indexOf(root);
        String simple = file.substring(file.lastIndexOf('/') + 1);
        return start < 0
                ? Stream.of(simple)
                : Stream.of(simple, file.substring(start + root.length()).replace('/', '.'));
    }

    /** The anchors that a document writes out: the site's headings have none of their own. */
    private static List<String> anchors(Path document) throws IOException {
        return matches(ANCHOR, Files.readString(document));
    }

    private static List<String> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(DocumentsTest::group).toList();
    }

    private static String group(MatchResult result) {
        return result.group(1) == null ? result.group(2) : result.group(1);
    }
}
