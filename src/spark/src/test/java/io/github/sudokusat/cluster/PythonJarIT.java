package io.github.sudokusat.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/** The module for Python in the jar. */
class PythonJarIT {

    @Test
    void pythonImportsTheModuleFromTheJar() throws IOException, InterruptedException {
        String program = "import sudoku_sat\nprint(sudoku_sat.check('p').sql)\nprint(sudoku_sat.__file__)";
        assertThat(PythonProcess.run(SparkProcess.JAR, program))
                .containsExactly(
                        "sudoku_check(p)",
                        SparkProcess.JAR.resolve("sudoku_sat.py").toString());
    }
}
