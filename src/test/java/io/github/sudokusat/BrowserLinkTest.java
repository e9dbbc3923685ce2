package io.github.sudokusat;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Scanner;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Looks up every member of {@code java.*} that the core uses in the class library of TeaVM, which compiles Java for browsers. Otherwise a missing
 * member would be found only by that compiler, which takes half a minute.
 */
class BrowserLinkTest {

    private static final String[] EDGES = {"batch/", "cli/", "sat/process/", "engine/ilp/OjAlgoRelaxation"};

    @Test
    void everyMemberThatTheCoreUsesExistsInTheBrowser() throws IOException, URISyntaxException {
        Path root = Path.of(
                Grid.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        BrowserLibrary library = new BrowserLibrary();
        TreeSet<String> missing = new TreeSet<>();
        int count = 0;
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : (Iterable<Path>) files.filter(BrowserLinkTest::isCore)::iterator) {
                missing.addAll(library.missing(Files.readAllBytes(file)));
                count++;
            }
        }
        assertThat(missing).isEmpty();
        assertThat(count).isGreaterThan(400);
        assertThat(library.lookups()).isGreaterThan(500);
    }

    private static boolean isCore(Path file) {
        String name = file.toString().replace('\\', '/');
        int start = name.indexOf("io/github/sudokusat/");
        if (start < 0 || !name.endsWith(".class")) {
            return false;
        }
        String rest = name.substring(start + "io/github/sudokusat/".length());
        return Stream.of(EDGES).noneMatch(rest::startsWith);
    }

    @Test
    void noticesWhatIsMissing() {
        assertThat(new BrowserLibrary().missing(bytes(Planted.class)))
                .containsExactlyInAnyOrder(
                        "java/util/Spliterators$AbstractSpliterator",
                        "java/util/Spliterators$AbstractSpliterator.<init>(JI)V",
                        "java/lang/String.lines()Ljava/util/stream/Stream;",
                        "java/util/Arrays.compare([I[I)I",
                        "java/lang/String.describeConstable()Ljava/util/Optional;",
                        "java/util/Scanner",
                        "java/util/Scanner.<init>(Ljava/lang/String;)V");
    }

    private static byte[] bytes(Class<?> type) {
        try (InputStream in = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Things that the library has only in part (superclass, lambda, field, array, inherited member), and things that it lacks. */
    static final class Planted extends Spliterators.AbstractSpliterator<String> {

        private final StringBuilder text = new StringBuilder();

        Planted() {
            super(1, ORDERED);
        }

        @Override
        public boolean tryAdvance(Consumer<? super String> action) {
            int[] copy = new int[] {1, 2}.clone();
            text.append(copy.length).append("a".lines().count());
            action.accept(text.toString());
            Stream.of("b").map(String::describeConstable).forEach(found -> text.append(found));
            return Arrays.compare(copy, copy) > hashCode() && new Scanner("") != null;
        }
    }
}
