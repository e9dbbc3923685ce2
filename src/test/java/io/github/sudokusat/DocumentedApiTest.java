package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Everything that an embedder sees is documented. The test runs the compiler with doclint's group {@code missing}, which the build leaves out because it
 * demands that the compact constructor of a record repeats the comment of the record.
 */
@Tag("long")
class DocumentedApiTest {

    private static final Path SOURCES = Path.of("src/main/java");
    private static final Pattern EXPORT = Pattern.compile("exports ([\\w.]+);");
    private static final Pattern COMPACT_CONSTRUCTOR = Pattern.compile(" *(public|protected) \\w+ \\{");

    @TempDir
    private Path directory;

    /** The source files of the exported packages. */
    static List<Path> exportedSources() throws IOException {
        List<Path> sources = new ArrayList<>();
        Matcher exports = EXPORT.matcher(Files.readString(SOURCES.resolve("module-info.java")));
        while (exports.find()) {
            try (Stream<Path> files =
                    Files.list(SOURCES.resolve(exports.group(1).replace('.', '/')))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        return sources;
    }

    /** What doclint misses in source files, except comments of compact constructors. */
    private List<String> missing(List<Path> sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<String> options = new ArrayList<>(List.of("-Xdoclint:missing/protected", "-Xmaxwarns", "1000"));
        options.addAll(List.of("-proc:none", "-implicit:none", "--should-stop=ifNoError=ATTR"));
        options.addAll(List.of("-cp", System.getProperty("java.class.path"), "-d", directory.toString()));
        try (StandardJavaFileManager files = compiler.getStandardFileManager(found, Locale.ROOT, null)) {
            Iterable<? extends JavaFileObject> units = files.getJavaFileObjectsFromPaths(sources);
            assertThat(compiler.getTask(Writer.nullWriter(), files, found, options, null, units)
                            .call())
                    .isTrue();
        }
        return found.getDiagnostics().stream()
                .filter(one -> !isOfCompactConstructor(one))
                .map(Object::toString)
                .toList();
    }

    private static boolean isOfCompactConstructor(Diagnostic<? extends JavaFileObject> found) {
        JavaFileObject source = found.getSource();
        if (source == null || !found.getMessage(Locale.ROOT).equals("no comment")) {
            return false;
        }
        try {
            List<String> lines = source.getCharContent(true).toString().lines().toList();
            return COMPACT_CONSTRUCTOR
                    .matcher(lines.get((int) found.getLineNumber() - 1))
                    .matches();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void nothingLacksItsComment() throws IOException {
        assertThat(missing(exportedSources())).isEmpty();
    }

    @Test
    void whatIsMissingIsFound() throws IOException {
        Path source = directory.resolve("Sample.java");
        Files.writeString(source, """
                /** A sample. */
                public record Sample(int first) {
                    public Sample {
                    }
                    public Sample(String other) {
                        this(1);
                    }
                    /** Reads. */
                    public int read(int count) throws java.io.IOException {
                        return count;
                    }
                    public static final int LIMIT = 1;
                    protected enum Kind { ONE }
                    interface Hidden {
                        void stays();
                    }
                }
                """);
        assertThat(missing(List.of(source)).stream()
                        .map(text ->
                                text.lines().findFirst().orElseThrow().replaceAll(".*java:(\\d+: )warning: ", "$1")))
                .containsExactlyInAnyOrder(
                        "5: no comment",
                        "9: no @param for count",
                        "9: no @return",
                        "9: no @throws for java.io.IOException",
                        "12: no comment",
                        "13: no comment",
                        "13: no comment");
    }
}
