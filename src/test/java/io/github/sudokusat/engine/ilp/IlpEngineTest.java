package io.github.sudokusat.engine.ilp;

import static io.github.sudokusat.testing.GridAssert.assertThatGrid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.sudokusat.engine.Engine;
import io.github.sudokusat.engine.Search;
import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.grid.candidates.Puzzle;
import io.github.sudokusat.run.Limits;
import io.github.sudokusat.testing.PuzzleMaker;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IlpEngineTest {

    @Test
    void eachSolverSupportsTheDocumentedSizes() {
        assertThat(IlpEngine.ofSat4j().supports(Layout.boxes(16, 16))).isTrue();
        assertThat(IlpEngine.ofOjAlgo().supports(Layout.boxes(4, 4))).isTrue();
        assertThat(IlpEngine.ofOjAlgo().supports(Layout.boxes(5, 5))).isFalse();
        assertThatThrownBy(() -> IlpEngine.ofOjAlgo().start(Puzzle.of(Grid.empty(Layout.boxes(5, 5))), Limits.none()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("engine ilp does not support the layout 5x5");
    }

    @Test
    void largerGridsAreSolved() {
        assertSolves(IlpEngine.ofSat4j(), new PuzzleMaker(1).puzzle(Layout.boxes(5, 5), 0.5));
        assertSolves(IlpEngine.ofSat4j(), new PuzzleMaker(2).puzzle(Layout.boxes(4, 4), 0.6));
        assertSolves(IlpEngine.ofOjAlgo(), new PuzzleMaker(3).puzzle(Layout.boxes(3, 4), 0.5));
        assertSolves(IlpEngine.ofOjAlgo(), new PuzzleMaker(4).puzzle(Layout.boxes(4, 4), 0.45));
        assertSolves(
                IlpEngine.ofOjAlgo(), new PuzzleMaker(5).puzzle(Layout.classic().with(Variant.ANTI_KNIGHT), 0.7));
    }

    private static void assertSolves(Engine engine, Grid puzzle) {
        try (Search search = engine.start(Puzzle.of(puzzle), Limits.none())) {
            assertThat(search.advance()).isEqualTo(Search.Status.FOUND);
            assertThatGrid(search.solution()).solves(puzzle);
        }
    }

    @Test
    void theWorkIsCounted() {
        Grid puzzle = new PuzzleMaker(5).minimalPuzzle(Layout.classic());
        for (Engine engine : List.of(IlpEngine.ofSat4j(), IlpEngine.ofOjAlgo())) {
            Search search = engine.start(Puzzle.of(puzzle), Limits.none());
            assertThat(search.count(2)).isOne();
            search.close();
            assertThat(search.statistics().nodes()).isPositive();
            assertThat(search.statistics().propagations()).isPositive();
            assertThat(search.statistics().solutions()).isOne();
        }
    }

    @Test
    void nothingIsPrinted() {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (PrintStream trap = new PrintStream(printed, true, StandardCharsets.UTF_8)) {
            System.setOut(trap);
            System.setErr(trap);
            Grid puzzle = new PuzzleMaker(6).minimalPuzzle(Layout.classic());
            for (Engine engine : List.of(IlpEngine.ofSat4j(), IlpEngine.ofOjAlgo())) {
                try (Search search = engine.start(Puzzle.of(puzzle), Limits.none())) {
                    assertThat(search.count(2)).isOne();
                }
            }
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
        assertThat(printed.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    /** Runs the engine in a class loader that has everything except the library. */
    @ParameterizedTest
    @CsvSource({
        "ofSat4j, org.ow2.sat4j.pb, engine ilp by SAT4J, org.ow2.sat4j:org.ow2.sat4j.pb:2.3.6, ofOjAlgo",
        "ofOjAlgo, ojalgo, engine ilp by ojAlgo, org.ojalgo:ojalgo:57.1.0, ofSat4j"
    })
    void aMissingLibraryIsNamed(String factory, String jar, String what, String artifact, String other)
            throws Exception {
        List<URL> urls = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            if (!Path.of(entry).getFileName().toString().startsWith(jar)) {
                urls.add(Path.of(entry).toUri().toURL());
            }
        }
        try (URLClassLoader loader =
                new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader())) {
            Class<?> engine = loader.loadClass(IlpEngine.class.getName());
            Method create = engine.getMethod(factory);
            assertThatThrownBy(() -> create.invoke(null))
                    .isInstanceOf(InvocationTargetException.class)
                    .cause()
                    .hasMessage(what + " needs the library " + artifact
                            + ", which is not on the class path, or not required by any module")
                    .satisfies(e -> assertThat(e.getClass().getSimpleName()).isEqualTo("MissingLibraryException"));
            assertThat(engine.getMethod(other).invoke(null)).isNotNull();
        }
    }

    /** The artifacts that the messages name are those that the build uses. */
    @Test
    void theArtifactsNamedAreThoseOfTheBuild() throws Exception {
        String pom = Files.readString(Path.of("pom.xml"));
        String versions = Files.readString(Path.of("src/parent/pom.xml"));
        for (String artifact : List.of(IlpEngine.SAT4J, IlpEngine.OJALGO)) {
            String[] parts = artifact.split(":", -1);
            String version = parts[1].equals("ojalgo") ? "ojalgo" : "sat4j";
            assertThat(versions).contains("<" + version + ".version>" + parts[2] + "</");
            assertThat(pom)
                    .containsPattern("<groupId>" + parts[0] + "</groupId>\\s*<artifactId>" + parts[1]
                            + "</artifactId>\\s*<version>\\$\\{" + version
                            + "\\.version}</version>\\s*<optional>true<");
        }
    }
}
