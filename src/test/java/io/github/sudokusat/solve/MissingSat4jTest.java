package io.github.sudokusat.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.sudokusat.grid.Grid;
import io.github.sudokusat.grid.Layout;
import io.github.sudokusat.grid.Variant;
import io.github.sudokusat.run.MissingLibraryException;
import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** Everything that does not need SAT4J works without it, and the rest reports that it is missing. */
class MissingSat4jTest {

    /** Code that runs in a class loader of its own; what it returns consists of the platform's classes. */
    public static final class WithoutSat4j implements Callable<List<String>> {

        public WithoutSat4j() {}

        @Override
        public List<String> call() {
            SudokuSolver solver = SudokuSolver.create();
            Grid classic = Grid.empty(Layout.classic());
            List<String> seen = new ArrayList<>();
            seen.add(solver.solve(classic).getClass().getSimpleName());
            seen.add(solver.count(classic).toString());
            Grid x = Grid.empty(Layout.classic().with(Variant.DIAGONALS));
            for (int attempt = 0; attempt < 2; attempt++) {
                try {
                    seen.add(solver.solve(x).toString());
                } catch (MissingLibraryException e) {
                    seen.add(e.getMessage() + " (" + e.artifact() + ")");
                }
            }
            return seen;
        }
    }

    @Test
    void theMissingSatSolverIsNamed() throws Exception {
        List<URL> urls = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            if (!Path.of(entry).getFileName().toString().startsWith("org.ow2.sat4j")) {
                urls.add(Path.of(entry).toUri().toURL());
            }
        }
        try (URLClassLoader loader =
                new URLClassLoader(urls.toArray(new URL[0]), ClassLoader.getPlatformClassLoader())) {
            Object run = loader.loadClass(WithoutSat4j.class.getName())
                    .getConstructor()
                    .newInstance();
            String missing =
                    "solver sat4j needs the library org.ow2.sat4j:org.ow2.sat4j.core:2.3.6, which is not on the class"
                            + " path, or not required by any module (org.ow2.sat4j:org.ow2.sat4j.core:2.3.6)";
            assertThat((List<?>) ((Callable<?>) run).call())
                    .hasToString("[Solved, 6670903752021072936960, " + missing + ", " + missing + "]");
        }
    }
}
